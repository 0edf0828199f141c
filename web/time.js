// Times as they are shown.

import { t } from "./i18n.js";

/** Milliseconds below which tenths of a second are shown. */
export const TENTHS = 10_000;

/**
 * A time as clocks show it: days or hours if there are any, minutes, seconds.
 * @param {number} millis
 */
export function shown(millis) {
  const seconds = Math.ceil(millis / 1000);
  const two = (/** @type {number} */ value) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours >= 24) return t("clock-left-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/**
 * The same with tenths of a second where it is short.
 * @param {number} millis
 */
export function shownFine(millis) {
  if (millis >= TENTHS) return shown(millis);
  const tenths = Math.floor(millis / 100);
  return `0:${String(Math.floor(tenths / 10)).padStart(2, "0")}.${tenths % 10}`;
}

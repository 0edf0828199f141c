// Clocks as people read them.

import { need, t } from "../i18n.js";

await need("online");

/** Those to choose from; the empty one is none. */
export const CLOCKS = ["180+2", "300+5", "600+5", "900+10", "1800", "600+3x30", "days:1", "days:3", ""];

/** @param {number} seconds */
function span(seconds) {
  if (seconds % 60 === 0) return t("span-minutes", { count: seconds / 60 });
  if (seconds < 120) return t("span-seconds", { count: seconds });
  const minutes = Math.floor(seconds / 60);
  return `${t("span-minutes", { count: minutes })} ${t("span-seconds", { count: seconds % 60 })}`;
}

/** @type {[RegExp, (...numbers: number[]) => string][]} */
const FORMS = [
  [/^(\d+)$/, (main = 0) => span(main)],
  [/^(\d+)\+(\d+)$/, (main = 0, add = 0) => t("clock-increment", { main: span(main), add: span(add) })],
  [/^(\d+)d(\d+)$/, (main = 0, free = 0) => t("clock-delay", { main: span(main), free: span(free) })],
  [/^(\d+)\+(\d+)x(\d+)$/, (main = 0, count = 0, period = 0) => t("clock-periods", { main: span(main), count, period: span(period) })],
  [/^hourglass:(\d+)$/, (main = 0) => t("clock-hourglass", { main: span(main) })],
  [/^days:(\d+)$/, (days = 0) => t("clock-days", { count: days })],
];

/**
 * A clock in words; as it is written where it is of no usual form.
 * @param {string | null | undefined} clock
 */
export function clockName(clock) {
  if (!clock) return t("clock-none");
  return clock.split("/").map(one).join(" / ");
}

/** @param {string} clock */
function one(clock) {
  for (const [form, name] of FORMS) {
    const found = form.exec(clock);
    if (found) return name(...found.slice(1).map(Number));
  }
  return clock;
}

// Who reads the course: what was done in it, kept in this browser.

import { keep, kept, learner, owner } from "../../deeds.js";
import { expect } from "../play/game.js";

/** @import { Deed, DeedKind, Learner, Reader } from "../../types.js" */

/** Milliseconds since 1970 by the clock on the wall here. */
export function now() {
  const date = new Date();
  return date.getTime() - date.getTimezoneOffset() * 60_000;
}

/** @returns {Reader} */
export const reader = () => ({ learner: learner(), language: document.documentElement.lang, now: now() });

/**
 * The reader as if something more had been done.
 * @param {DeedKind} what
 * @returns {Reader}
 */
export function readerWith(what) {
  const is = reader();
  return { ...is, learner: { deeds: [...is.learner.deeds, { at: is.now, ...what }] } };
}

/**
 * Keeps what was done now.
 * @param {DeedKind} what
 */
export async function did(what) {
  await join({ deeds: [{ at: now(), ...what }] });
}

/** Has everything forgotten that was done until now, on all devices of an account. */
export async function forgetAll() {
  // A device whose clock is ahead may have done something later than now.
  const last = kept().deeds.at(-1)?.at ?? 0;
  await join({ deeds: [{ at: Math.max(now(), last + 1), did: "forget" }] });
}

/**
 * Keeps what was done elsewhere, beside what was done here; what the server has not got goes there when it can.
 * @param {Learner} other
 */
export async function join(other) {
  await unite(other.deeds, { fresh: other.deeds });
  if (owner()) (await import("./sync.js")).soon();
}

/**
 * Brings deeds together with those that are kept.
 * @param {Deed[]} deeds
 * @param {{ fresh?: Deed[], sent?: Deed[], seq?: number }} news see `keep`
 */
export async function unite(deeds, news) {
  for (;;) {
    const mine = learner();
    const both = await expect({ ask: "join", learner: mine, other: { deeds } }, "learner");
    // Something may have been kept in the meantime, here or in another window.
    if (JSON.stringify(learner()) !== JSON.stringify(mine)) continue;
    keep(both.learner.deeds, news);
    return;
  }
}

// Who reads the course: what was done in it, kept in this browser.

import { keepLearner, learner } from "../../keep.js";
import { expect } from "../play/game.js";

/** @import { DeedKind, Learner, Reader } from "../../types.js" */

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

/**
 * Keeps what was done elsewhere, beside what was done here.
 * @param {Learner} other
 */
export async function join(other) {
  for (;;) {
    const mine = learner();
    const both = await expect({ ask: "join", learner: mine, other }, "learner");
    // Something may have been kept in the meantime, here or in another window.
    if (JSON.stringify(learner()) !== JSON.stringify(mine)) continue;
    keepLearner(both.learner);
    return;
  }
}

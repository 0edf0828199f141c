// Moving things. Everything that moves can be finished at once.

/**
 * @typedef {object} Motion
 * @property {SVGElement} element
 * @property {Keyframe[]} frames the last one is how it stays
 * @property {number} delay milliseconds
 * @property {number} duration milliseconds
 * @property {string} [easing]
 */

/** Milliseconds a piece takes to slide on by one spot, and after which the next one follows. */
export const SLIDE = 140;
export const FOLLOW = 90;
/** Milliseconds a piece takes from the board to a pile, and after which the next one follows. */
export const LIFT = 240;
export const NEXT_LIFT = 60;
/** Milliseconds of a jump. */
export const ARC = 320;
/** Milliseconds in which a piece is turned over. */
export const TURN = 220;
/** Milliseconds in which things fade in place. */
export const FADE = 160;

/** Whether the person has asked for less motion. */
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @type {Set<Animation>} */
const running = new Set();

/**
 * Plays motions, each from its delay on.
 * @param {Motion[]} motions
 */
export async function play(motions) {
  const animations = motions.map(({ element, frames, delay, duration, easing }) =>
    element.animate(frames, { delay, duration, easing: easing ?? "ease-in-out", fill: "both" }),
  );
  for (const animation of animations) running.add(animation);
  try {
    await Promise.all(animations.map((animation) => animation.finished));
  } finally {
    for (const animation of animations) running.delete(animation);
  }
}

/** Finishes whatever moves; who waits for it goes on. */
export function finish() {
  for (const animation of running) animation.finish();
}

/** Whether anything moves. */
export function moving() {
  return running.size > 0;
}

// The sand in hourglasses.

import { shown } from "../time.js";

/** @import { Timer } from "../types.js" */

/**
 * Fills the hourglass that a piece has with what is left of its timer.
 * @param {SVGElement} piece
 * @param {Timer | undefined} timer
 */
export function fill(piece, timer) {
  const glass = piece.querySelector(".hourglass");
  if (!timer || !(glass instanceof SVGElement)) return;
  const { left, full, is_started } = timer;
  // The sand in a bulb is as wide as it is high.
  glass.style.setProperty("--sand", Math.sqrt(left / full).toFixed(3));
  piece.classList.toggle("out", is_started && left === 0);
  const time = piece.querySelector(".hourglass-time");
  if (time) time.textContent = is_started ? shown(left) : "";
}

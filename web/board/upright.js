// Whether a wide board is larger where it stands on its short side, as on a phone.

/** @import { Drawing } from "./draw.js" */

/** By how much it must be larger, so that a board lies as it is known where that matters little. */
const GAIN = 1.2;

/**
 * Lays a board so that it fits well into its room.
 * @param {Drawing} drawing
 * @param {{ width: number, height: number }} room in whatever unit
 * @returns {boolean} whether it lies otherwise than before
 */
export function fitInto(drawing, room) {
  const [, , width, height] = drawing.board.view_box;
  const scale = (/** @type {number} */ wide, /** @type {number} */ high) => Math.min(room.width / wide, room.height / high);
  const before = drawing.upright;
  drawing.stand(scale(height, width) > GAIN * scale(width, height));
  return drawing.upright !== before;
}

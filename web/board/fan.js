// A tower laid out, so that each of its layers is seen.

import { FADE, still } from "./animate.js";
import { element, translate } from "./shapes.js";

/** @import { Piece } from "../types.js" */
/** @import { Glyphs, Point } from "./shapes.js" */

/** How far apart the layers are at the most, how large they are drawn, and how far the plate reaches beyond. */
const APART = 66;
const SIZE = 0.74;
const PAD = 44;

/**
 * The layers of a stack beside it, one above the other as they lie.
 * @param {Glyphs} glyphs
 * @param {Piece[]} layers from bottom to top
 * @param {Point} at where the stack stands
 * @param {[number, number, number, number]} viewBox
 */
export function fan(glyphs, layers, at, [left, top, width, height]) {
  const apart = Math.min(APART, (height - 2 * PAD) / (layers.length - 1));
  const tall = (layers.length - 1) * apart;
  const side = at.x > left + width / 2 ? -1 : 1;
  const x = at.x + side * 104;
  const lowest = Math.min(Math.max(at.y + tall / 2, top + tall + PAD), top + height - PAD);
  const quick = still();
  const plate = element("rect", {
    x: x - PAD,
    y: lowest - tall - PAD,
    width: 2 * PAD,
    height: tall + 2 * PAD,
    rx: PAD,
  });
  const tail = element("path", {
    d: `M${at.x + side * 46} ${at.y}L${x - side * (PAD - 4)} ${at.y - 16}V${at.y + 16}Z`,
  });
  const made = layers.map((layer, index) => {
    const glyph = glyphs.copy(layer);
    glyph.setAttribute("transform", `${translate({ x, y: lowest - index * apart })} scale(${SIZE})`);
    return glyph;
  });
  const group = element("g", { class: "fanned" }, [tail, plate, ...made]);
  if (!quick) group.animate([{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1 }], { duration: 2 * FADE });
  return group;
}

/**
 * How many layers a tower has, at its side; square if something of nobody's lies under its top.
 * @param {Piece[]} layers from bottom to top
 * @param {number} lift how high it is
 */
export function heightBadge(layers, lift) {
  const holds = layers.slice(0, -1).some(({ owner }) => owner === null);
  return element("g", { class: holds ? "tall holds" : "tall", transform: translate({ x: 38, y: -lift / 2 + 8 }) }, [
    holds ? element("rect", { x: -19, y: -19, width: 38, height: 38, rx: 7 }) : element("circle", { r: 19 }),
    element("text", { "text-anchor": "middle", "dominant-baseline": "central" }, [String(layers.length)]),
  ]);
}

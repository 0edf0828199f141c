// The small shapes that are drawn on a board, and copies of the pieces' drawings.

/** @import { Board, Piece } from "../types.js" */

/** @typedef {{ x: number, y: number }} Point */

/** @typedef {"captured" | "reserve" | "stays"} Mark what happens to a piece */

const NS = "http://www.w3.org/2000/svg";

/**
 * An element of SVG.
 * @param {string} name
 * @param {Record<string, string | number>} [attributes]
 * @param {(SVGElement | string)[]} [children]
 * @returns {SVGElement}
 */
export function element(name, attributes = {}, children = []) {
  const made = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

/** The drawings of the kinds of pieces, ready to be copied. */
export class Glyphs {
  /** @type {Map<string, SVGElement>} */
  #originals = new Map();

  /** @param {Board} board */
  constructor(board) {
    for (const { kind, drawing } of board.glyphs) {
      const group = element("g");
      group.innerHTML = drawing;
      this.#originals.set(kind, group);
    }
  }

  /** @param {Piece} piece */
  copy(piece) {
    const original = this.#originals.get(piece.kind);
    const group = /** @type {SVGElement} */ (original ? original.cloneNode(true) : element("g"));
    group.setAttribute("class", `layer ${piece.owner ?? "nobody"} kind-${piece.kind}`);
    return group;
  }
}

/** @param {Point} at */
export const translate = ({ x, y }) => `translate(${x} ${y})`;

/** @param {Point} at */
export const css = ({ x, y }) => `translate(${x}px, ${y}px)`;

/**
 * @param {Point} from
 * @param {Point} to
 * @param {string} look
 */
export function arrow(from, to, look) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const tip = { x: to.x - dx * 8, y: to.y - dy * 8 };
  const base = { x: tip.x - dx * 24, y: tip.y - dy * 24 };
  const start = { x: from.x + dx * 20, y: from.y + dy * 20 };
  const side = (/** @type {number} */ out) => `${base.x - dy * out} ${base.y + dx * out}`;
  return element("path", {
    class: `arrow ${look}`,
    d: [
      `M${start.x - dy * 4} ${start.y + dx * 4}L${side(4)}L${side(15)}L${tip.x} ${tip.y}`,
      `L${side(-15)}L${side(-4)}L${start.x + dy * 4} ${start.y - dx * 4}Z`,
    ].join(""),
  });
}

/**
 * @param {Point} at
 * @param {number} size
 * @param {string} look
 */
export function cross(at, size, look) {
  return element("path", {
    class: look,
    d: `M${-size} ${-size}L${size} ${size}M${size} ${-size}L${-size} ${size}`,
    transform: translate(at),
  });
}

/**
 * A badge: crossed for a capture, an arrow that turns back for a return, a tick for a piece that stays.
 * @param {Point} at
 * @param {Mark} look
 */
export function badge(at, look) {
  const drawings = {
    captured: "M-9 -9L9 9M9 -9L-9 9",
    reserve: "M-11 -3H4A7 7 0 0 1 4 11H-4M-4 -10L-11 -3L-4 4",
    stays: "M-10 1L-3 8L11 -7",
  };
  const corner = { x: at.x + 17, y: at.y + 17 };
  return element("g", { class: `mark ${look}`, transform: translate(corner) }, [
    element("circle", { r: 23 }),
    element("path", { d: drawings[look] }),
  ]);
}

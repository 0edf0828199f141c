// The small shapes that are drawn on a board, and copies of the pieces' drawings.

/** @import { Board, Piece } from "../types.js" */

/** @typedef {{ x: number, y: number }} Point */

/** @typedef {"captured" | "reserve" | "gone" | "stays"} Mark what happens to a piece */

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
  /** @type {Map<string, { group: SVGElement, height: number }>} */
  #originals = new Map();

  /** @param {Board} board */
  constructor(board) {
    for (const { kind, height, drawing } of board.glyphs) {
      const group = element("g");
      group.innerHTML = drawing;
      this.#originals.set(kind, { group, height });
    }
  }

  /** @param {Piece} piece */
  copy(piece) {
    const original = this.#originals.get(piece.kind)?.group;
    const group = /** @type {SVGElement} */ (original ? original.cloneNode(true) : element("g"));
    group.setAttribute("class", `layer ${piece.owner ?? "nobody"}`);
    return group;
  }

  /**
   * How high some layers are together.
   * @param {Piece[]} layers
   */
  height(layers) {
    return layers.reduce((sum, { kind }) => sum + (this.#originals.get(kind)?.height ?? 0), 0);
  }

  /**
   * A stack of layers, from bottom to top.
   * @param {Piece[]} layers
   */
  stack(layers) {
    return layers.map((layer, index) => {
      const glyph = this.copy(layer);
      const lift = this.height(layers.slice(0, index));
      if (lift > 0) glyph.setAttribute("transform", `translate(0 ${-lift})`);
      return glyph;
    });
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
 * An arrow over what lies between.
 * @param {Point} from
 * @param {Point} to
 * @param {string} look
 */
export function arc(from, to, look) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  // A steep one bends aside, so that it is seen as an arc, and another the other way beside it.
  const aside = ((to.y - from.y) / length) ** 3 * length * -0.2;
  const top = { x: (from.x + to.x) / 2 + aside, y: (from.y + to.y) / 2 - 30 - length * 0.14 };
  const [dx, dy] = [to.x - top.x, to.y - top.y];
  const last = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / last, dy / last];
  const tip = { x: to.x - ux * 10, y: to.y - uy * 10 };
  const back = { x: tip.x - ux * 22, y: tip.y - uy * 22 };
  const head = `M${tip.x} ${tip.y}L${back.x - uy * 13} ${back.y + ux * 13}L${back.x + uy * 13} ${back.y - ux * 13}Z`;
  const way = `M${from.x} ${from.y - 8}Q${top.x} ${top.y} ${back.x} ${back.y}`;
  return element("g", { class: `arc ${look}` }, [
    element("path", { class: "casing", d: way }),
    element("path", { class: "way", d: way }),
    element("path", { class: "head", d: head }),
  ]);
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
 * A badge: crossed for a capture, an arrow that turns back for a return, a bar for a piece that leaves
 * the game, a tick for one that stays.
 * @param {Point} at
 * @param {Mark} look
 */
export function badge(at, look) {
  const drawings = {
    captured: "M-9 -9L9 9M9 -9L-9 9",
    reserve: "M-11 -3H4A7 7 0 0 1 4 11H-4M-4 -10L-11 -3L-4 4",
    gone: "M-11 0H11",
    stays: "M-10 1L-3 8L11 -7",
  };
  const corner = { x: at.x + 17, y: at.y + 17 };
  return element("g", { class: `mark ${look}`, transform: translate(corner) }, [
    element("circle", { r: 23 }),
    element("path", { d: drawings[look] }),
  ]);
}

// The board itself: its body and what is engraved in it, its coordinates, and what lies beside the field.

import { element, translate } from "./shapes.js";

/** @import { Board, Piece, Supply } from "../types.js" */
/** @import { Glyphs, Point } from "./shapes.js" */

/** The board without the pieces that play. */
export class Surface {
  #body = element("g", { class: "surface", "aria-hidden": "true" });
  #coordinates = element("g", { class: "coordinates", "aria-hidden": "true" });
  #rests = element("g", { class: "rests", "aria-hidden": "true" });
  /** @type {Supply[]} */
  #supply = [];

  /**
   * @param {Board} board
   * @param {Glyphs} glyphs
   */
  constructor(board, glyphs) {
    this.board = board;
    this.glyphs = glyphs;
    const [x, y, width, height] = board.view_box;
    this.centre = { x: x + width / 2, y: y + height / 2 };
    this.flipped = false;
    this.#body.innerHTML = board.drawing;
    this.#coordinates.innerHTML = board.coordinates;
  }

  /** What it is drawn with, from below to above. */
  get elements() {
    return [this.#body, this.#coordinates, this.#rests];
  }

  /**
   * Where a point is as the board lies now, in units of the view box.
   * @param {Point} point
   * @returns {Point}
   */
  turned({ x, y }) {
    return this.flipped ? { x: 2 * this.centre.x - x, y: 2 * this.centre.y - y } : { x, y };
  }

  /** @param {boolean} flipped whether the second player's side is below */
  turn(flipped) {
    this.flipped = flipped;
    const turn = flipped ? `rotate(180 ${this.centre.x} ${this.centre.y})` : "";
    // Each layer of the body is turned where it lies, so that the light stays above.
    for (const shape of this.#body.querySelectorAll(".board-body > * > *, .board-field")) shape.setAttribute("transform", turn);
    this.#coordinates.setAttribute("transform", turn);
    for (const text of this.#coordinates.querySelectorAll("text")) {
      const at = `${text.getAttribute("x") ?? 0} ${text.getAttribute("y") ?? 0}`;
      text.setAttribute("transform", flipped ? `rotate(180 ${at})` : "");
    }
    this.rest(this.#supply);
  }

  /**
   * Shows what lies beside the field until it comes in.
   * @param {Supply[]} supply
   */
  rest(supply) {
    this.#supply = supply;
    this.#rests.replaceChildren(
      ...this.board.rests.map((rest) => {
        const { player, kind } = rest;
        const mine = supply.find((it) => it.player === player && it.pile === "reserve" && it.piece.kind === kind);
        const layers = Array.from({ length: mine?.count ?? 0 }, () => ({ kind, owner: player }));
        return element("g", { transform: translate(this.turned(rest)) }, this.glyphs.stack(layers));
      }),
    );
  }

  /**
   * Where a piece comes to lie that goes back to the reserve, if it has a place of its own.
   * @param {Piece} piece
   */
  restOf({ kind, owner }) {
    const rest = this.board.rests.find((it) => it.player === owner && it.kind === kind);
    return rest ? this.turned(rest) : null;
  }
}

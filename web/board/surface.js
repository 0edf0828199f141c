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
    /** By how many quarters it is turned, clockwise. */
    this.quarters = 0;
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
    const { centre } = this;
    let [right, down] = [x - centre.x, y - centre.y];
    for (let quarter = 0; quarter < this.quarters; quarter++) [right, down] = [-down, right];
    return { x: centre.x + right, y: centre.y + down };
  }

  /**
   * What is seen of it, in units of its drawing: left, top, width and height.
   * @returns {[number, number, number, number]}
   */
  get box() {
    const [x, y, width, height] = this.board.view_box;
    if (this.quarters % 2 === 0) return [x, y, width, height];
    return [this.centre.x - height / 2, this.centre.y - width / 2, height, width];
  }

  /** @param {number} quarters by how many quarters it is turned, clockwise */
  turn(quarters) {
    this.quarters = quarters;
    const turn = quarters > 0 ? `rotate(${90 * quarters} ${this.centre.x} ${this.centre.y})` : "";
    // Each layer of the body is turned where it lies, so that the light stays above.
    for (const shape of this.#body.querySelectorAll(".board-body > * > *, .board-field")) shape.setAttribute("transform", turn);
    this.#coordinates.setAttribute("transform", turn);
    for (const text of this.#coordinates.querySelectorAll("text")) {
      const at = `${text.getAttribute("x") ?? 0} ${text.getAttribute("y") ?? 0}`;
      text.setAttribute("transform", quarters > 0 ? `rotate(${-90 * quarters} ${at})` : "");
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

// Pictures of the games: positions as they lie on their boards.

import { Drawing } from "../../board/draw.js";
import { nothing } from "../../vendor/lit-html.js";
import { read } from "../picture.js";

/** @import { Looks } from "../../games/looks.js" */

/** A large and a small picture of each game, once they are there. */
export class Pictures {
  /** @type {Map<Looks, { large: Drawing, small: Drawing }>} */
  #drawn = new Map();

  /** @param {Looks} looks */
  async load(looks) {
    const { board, view } = await read(looks.sample);
    const make = () => new Drawing(board, "", looks.stacks, looks.tower);
    const [large, small] = [make(), make()];
    large.show(view.pieces);
    small.show(view.pieces);
    this.#drawn.set(looks, { large, small });
  }

  /** @param {Looks} looks */
  large(looks) {
    return this.#drawn.get(looks)?.large.element ?? nothing;
  }

  /** @param {Looks} looks */
  small(looks) {
    return this.#drawn.get(looks)?.small.element ?? nothing;
  }

  /**
   * The drawings of a game's pieces.
   * @param {Looks} looks
   */
  glyphs(looks) {
    return this.#drawn.get(looks)?.large.glyphs ?? null;
  }
}

// The boards of a match on the page: that of the main game, and while one is played that of the side
// game. One lies in front, and the other one small beside it.

import { Drawing } from "../../board/draw.js";
import { still } from "../../board/animate.js";
import { fitInto } from "../../board/upright.js";
import { looksOf } from "../../games/index.js";
import { t } from "../../i18n.js";
import { expect } from "./game.js";
import { forgetPiles } from "./piles.js";
import { Table } from "./table.js";

/** @import { Shared } from "../play.js" */
/** @import { Game } from "./game.js" */

/** Where the page is narrow, and what of its height a board that stands leaves to the rest: as in `narrow.css`. */
const NARROW = "(max-width: 860px)";
const BESIDE = 300;

/** Milliseconds in which a board comes to lie elsewhere. */
const FLOW = 420;

/** @typedef {{ game: Game, table: Table }} Place a game with its board */

/**
 * The board of a game, ready to be drawn on.
 * @param {string} spec
 */
export async function drawingOf(spec) {
  const { board } = await expect({ ask: "board", spec }, "board");
  const looks = looksOf(spec);
  const drawing = new Drawing(board, t("board"), looks?.stacks, looks?.tower);
  drawing.grid.setAttribute("aria-describedby", "board-help");
  return drawing;
}

/** Where the games of a match lie. */
export class Stage {
  /** @type {Place | null} */
  side = null;
  /** Whether the main game lies in front also while a side game is played. */
  #turned = false;

  /**
   * @param {Game} game
   * @param {Drawing} drawing
   * @param {HTMLElement} page
   * @param {() => Shared} shared
   */
  constructor(game, drawing, page, shared) {
    this.page = page;
    this.shared = shared;
    this.main = this.#set(game, drawing);
  }

  /**
   * @param {Game} game
   * @param {Drawing} drawing
   * @returns {Place}
   */
  #set(game, drawing) {
    drawing.flip(!game.ofPeople && game.isHuman("second"));
    const table = new Table(game, drawing, this.page, this.shared);
    table.jump(game.state.view);
    return { game, table };
  }

  /** What lies in front. */
  get front() {
    return this.side && !this.#turned ? this.side : this.main;
  }

  /** What lies beside it, if there is a side game. */
  get behind() {
    return this.side && (this.#turned ? this.side : this.main);
  }

  /** @param {Game} game */
  tableOf(game) {
    return game === this.side?.game ? this.side.table : this.main.table;
  }

  /** Lays the board in front as it is largest in the room that the page has for it. */
  fit() {
    const { drawing } = this.front.table;
    const slot = drawing.element.parentElement;
    if (!slot) return;
    const narrow = matchMedia(NARROW).matches;
    const room = narrow ? { width: innerWidth, height: innerHeight - BESIDE } : { width: slot.clientWidth, height: slot.clientHeight };
    if (fitInto(drawing, room)) this.front.table.refresh();
  }

  /** @param {Game} game a side game that begins */
  async open(game) {
    const drawing = await drawingOf(game.spec);
    this.side = this.#set(game, drawing);
    this.#turned = false;
    await this.#flow(this.main);
  }

  /** Puts the side game away. */
  async close() {
    const { side } = this;
    if (!side) return;
    this.side = null;
    await this.#flow(this.main);
    side.table.close();
  }

  /** Brings the other board to the front. */
  async turn() {
    this.#turned = !this.#turned;
    await this.#flow(this.front);
    this.front.table.focus();
  }

  /**
   * Draws the page anew, and lets a board flow from where it was to where it now lies.
   * @param {Place} place
   */
  async #flow({ table }) {
    const { element } = table.drawing;
    const from = element.getBoundingClientRect();
    forgetPiles();
    this.front.table.refresh();
    this.behind?.table.refresh();
    this.shared().draw();
    this.fit();
    scrollTo(0, 0);
    const to = element.getBoundingClientRect();
    if (still() || from.width === 0 || to.width === 0) return;
    const [x, y] = [from.x - to.x, from.y - to.y];
    const frames = [{ transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` }, { transform: "none" }];
    element.style.transformOrigin = "0 0";
    element.classList.add("flowing");
    await element.animate(frames, { duration: FLOW, easing: "ease-in-out" }).finished.catch(() => {});
    element.classList.remove("flowing");
  }
}

// The board as SVG. It draws what it is told, moves it, and knows where things are.

import { bandShape, bandTag } from "./bands.js";
import { fan } from "./fan.js";
import { hintShapes, routeShapes } from "./hints.js";
import { Pieces } from "./pieces.js";
import { ghostShapes, traceShapes } from "./preview.js";
import { Glyphs, badge, element, translate } from "./shapes.js";
import { Surface } from "./surface.js";

/** @import { ActionView, Board, CellView, Effect, Placed, Supply, Timer } from "../types.js" */
/** @import { Band } from "./bands.js" */
/** @import { Hint } from "./hints.js" */
/** @import { Mark, Point } from "./shapes.js" */
/** @import { Standing } from "./state.js" */

/** From how many layers on a stack tells how many they are, where nothing else is said. */
const TOWER = 3;
/** From how many times its height on a board is broad. */
const BROAD = 1.3;
/** How much of a board is seen around the cells that a part of it is about. */
const ROOM = 116;

/** The interactive board. */
export class Drawing {
  /** @type {Surface} */
  #surface;
  /** @type {Pieces} */
  #pieces;
  /** @type {Map<string, CellView>} */
  #cells;
  /** @type {Map<string, SVGElement>} */
  #targets = new Map();
  /** @type {Record<"trace" | "bands" | "hints" | "pieces" | "offers" | "routes" | "ghost" | "marks" | "tags" | "fan", SVGElement>} */
  #layers;

  /** @type {Set<string>} the cells from which something can be dragged: a finger moves it then, and not the page */
  draggable = new Set();

  /**
   * @param {Board} board
   * @param {string} label what the board is called
   * @param {boolean} [stacks] whether stacks tell how high they are and are laid out
   * @param {number} [tower] from how many layers on they tell it
   */
  constructor(board, label, stacks = true, tower = TOWER) {
    this.board = board;
    this.stacks = stacks;
    this.glyphs = new Glyphs(board);
    this.flipped = false;
    this.upright = false;
    this.#cells = new Map(board.cells.map((cell) => [cell.name, cell]));
    this.#surface = new Surface(board, this.glyphs);
    const layer = (/** @type {string} */ name) => element("g", { class: name, "aria-hidden": "true" });
    this.#layers = {
      trace: layer("trace"),
      bands: layer("bands"),
      hints: layer("hints"),
      pieces: layer("pieces"),
      offers: layer("offers"),
      routes: layer("routes"),
      ghost: layer("ghost"),
      marks: layer("marks"),
      tags: layer("tags"),
      fan: layer("fan"),
    };
    this.#pieces = new Pieces(this.#layers.pieces, this.glyphs, (cell) => this.point(cell), stacks ? tower : Infinity);
    this.grid = this.#makeGrid(label);
    this.svg = /** @type {SVGSVGElement} */ (element("svg", { role: "presentation" }));
    this.svg.append(...this.#surface.elements, ...Object.values(this.#layers), this.grid);
    this.element = document.createElement("div");
    this.element.className = "board";
    this.element.append(this.svg);
    this.#arrange();
  }

  /** @param {string} label */
  #makeGrid(label) {
    const grid = element("g", { class: "cells", role: "grid", "aria-label": label });
    /** @type {Map<string, SVGElement>} */
    const rows = new Map();
    for (const cell of this.board.cells) {
      const letter = cell.name.charAt(0);
      const row = rows.get(letter) ?? element("g", { role: "row" });
      rows.set(letter, row);
      const target = element(
        "g",
        { role: "gridcell", tabindex: -1, "data-cell": cell.name, class: cell.edge ? "cell edge" : "cell" },
        [element("circle", { class: "hit", r: 50 }), element("circle", { class: "ring", r: cell.edge ? 30 : 48 })],
      );
      row.append(target);
      this.#targets.set(cell.name, target);
    }
    grid.append(...rows.values());
    return grid;
  }

  /** What is seen of the board as it lies now, in units of its drawing: left, top, width and height. */
  get box() {
    return this.#surface.box;
  }

  /** Puts everything in its place, after the board was made or turned round. */
  #arrange() {
    this.#surface.turn((this.flipped ? 2 : 0) + (this.upright ? 1 : 0));
    const [, , width, height] = this.box;
    this.svg.setAttribute("viewBox", this.box.join(" "));
    this.element.style.setProperty("--aspect", String(width / height));
    this.element.classList.toggle("broad", width > BROAD * height);
    for (const [name, target] of this.#targets) target.setAttribute("transform", translate(this.point(name)));
    this.#pieces.arrange();
  }

  /** @param {boolean} flipped whether the second player's side is below */
  flip(flipped) {
    if (flipped === this.flipped) return;
    this.flipped = flipped;
    this.svg.classList.toggle("flipped", flipped);
    this.#arrange();
  }

  /** @param {boolean} upright whether the board stands on its short side */
  stand(upright) {
    if (upright === this.upright) return;
    this.upright = upright;
    this.element.classList.toggle("upright", upright);
    this.#arrange();
  }

  /**
   * Where a cell is, in units of the view box.
   * @param {string} name
   * @returns {Point}
   */
  point(name) {
    const cell = this.#cells.get(name);
    return cell ? this.#surface.turned(cell) : this.#surface.centre;
  }

  /**
   * Where a cell is, as a share of the board's width and height.
   * @param {string} name
   * @returns {Point}
   */
  share(name) {
    const [x, y, width, height] = this.box;
    const at = this.point(name);
    return { x: (at.x - x) / width, y: (at.y - y) / height };
  }

  /**
   * @param {string} name
   * @returns {SVGElement | undefined}
   */
  target(name) {
    return this.#targets.get(name);
  }

  /**
   * Shows only the part of the board around some cells.
   * @param {string[]} cells
   * @param {number} aspect how wide the part is to its height
   */
  crop(cells, aspect) {
    const points = cells.map((cell) => this.point(cell));
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [left, top] = [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM];
    const [wide, high] = [Math.max(...xs) + ROOM - left, Math.max(...ys) + ROOM - top];
    const [width, height] = [Math.max(wide, high * aspect), Math.max(high, wide / aspect)];
    this.svg.setAttribute("viewBox", [left - (width - wide) / 2, top - (height - high) / 2, width, height].join(" "));
    this.element.style.setProperty("--aspect", String(aspect));
  }

  /**
   * Shows what lies beside the field until it comes in.
   * @param {Supply[]} supply
   */
  rest(supply) {
    this.#surface.rest(supply);
  }

  /** What stands on the board now. */
  get standings() {
    return this.#pieces.standings;
  }

  /** @param {(cell: CellView, standing: Standing | undefined) => string} describe */
  label(describe) {
    for (const [name, target] of this.#targets) {
      const cell = /** @type {CellView} */ (this.#cells.get(name));
      target.setAttribute("aria-label", describe(cell, this.standings.get(name)));
    }
  }

  /**
   * Shows what stands, at once.
   * @param {Placed[]} placed
   */
  show(placed) {
    this.#pieces.show(placed);
  }

  /**
   * Shows what is left of the timers on the board.
   * @param {Timer[]} timers
   */
  sand(timers) {
    this.#pieces.sand(timers);
  }

  /**
   * Turns over what stands on a cell.
   * @param {string} cell
   */
  turnOver(cell) {
    this.#pieces.turnOver(cell);
  }

  /**
   * Plays effects, from what is shown to what then stands.
   * @param {Effect[]} effects
   * @param {Placed[]} placed
   * @param {(effect: Effect) => Point | null} pile where a piece goes that is taken, on the screen
   */
  animate(effects, placed, pile) {
    return this.#pieces.animate(effects, placed, {
      centre: this.#surface.centre,
      restOf: (piece) => this.#surface.restOf(piece),
      pile: (effect) => this.#onBoard(pile(effect)),
    });
  }

  /**
   * A point of the screen in units of the view box.
   * @param {Point | null} screen
   */
  #onBoard(screen) {
    const matrix = this.svg.getScreenCTM();
    return screen && matrix ? new DOMPoint(screen.x, screen.y).matrixTransform(matrix.inverse()) : null;
  }

  /**
   * The cells that can be pressed, and what a press means there.
   * @param {Map<string, Hint>} cells
   * @param {string | null} from the cell that was pressed before
   */
  hint(cells, from) {
    const pressed = from === null ? null : { at: this.point(from), edge: Boolean(this.#cells.get(from)?.edge) };
    const { under, over } = hintShapes([...cells].map(([cell, look]) => [this.point(cell), look]), pressed);
    this.#layers.hints.replaceChildren(...under);
    this.#layers.offers.replaceChildren(...over);
  }

  /**
   * Shows jumps and how they go on, one arc after the other.
   * @param {string[][]} routes the cells of each, from where it begins
   */
  routes(routes) {
    this.#layers.routes.replaceChildren(...routeShapes(routes, (cell) => this.point(cell)));
  }

  /**
   * Lays out what stands on a cell, if it is a stack of several layers.
   * @param {string | null} cell
   */
  fan(cell) {
    const standing = cell === null ? undefined : this.standings.get(cell);
    const tower = this.stacks && standing && standing.layers.length > 1;
    this.#layers.fan.replaceChildren(...(tower ? [fan(this.glyphs, standing.layers, this.point(standing.at), this.box)] : []));
  }

  /** @param {Band[]} bands */
  bands(bands) {
    const points = (/** @type {Band} */ { cells }) => cells.map((cell) => this.point(cell));
    this.#layers.bands.replaceChildren(...bands.map((band) => bandShape(band, points(band))));
    this.#layers.tags.replaceChildren(...bands.map((band) => bandTag(band, points(band), this.box)));
  }

  /**
   * @param {Map<string, Mark>} marks what happens to the piece on a cell
   * @param {boolean} now whether it is the piece that stands there now
   */
  mark(marks, now) {
    this.#layers.marks.replaceChildren(...[...marks].map(([cell, look]) => badge(this.point(cell), look)));
    for (const name of this.standings.keys()) {
      const going = now && marks.has(name) && marks.get(name) !== "stays";
      this.#pieces.of(name)?.classList.toggle("going", going);
    }
  }

  /**
   * Shows what the last turn did.
   * @param {Effect[]} effects
   */
  trace(effects) {
    this.#layers.trace.replaceChildren(...traceShapes(effects, this.#pieces));
  }

  /**
   * Shows what actions would do: the whole of one, the beginnings of several.
   * @param {ActionView[]} actions
   * @param {string | null} from the cell they are seen from
   */
  ghost(actions, from) {
    const cell = from === null ? null : { name: from, edge: Boolean(this.#cells.get(from)?.edge) };
    this.#layers.ghost.replaceChildren(...ghostShapes(actions, cell, this.#pieces));
  }
}

// The board as SVG. It draws what it is told, moves it, and knows where things are.

import { FADE, FOLLOW, LIFT, NEXT_LIFT, SLIDE, play, still } from "./animate.js";
import { Glyphs, arrow, badge, cross, css, element, translate } from "./shapes.js";
import { after, settle } from "./state.js";

/** @import { ActionView, Board, CellView, Effect, Piece, Placed } from "../types.js" */
/** @import { Motion } from "./animate.js" */
/** @import { Mark, Point } from "./shapes.js" */
/** @import { Standing, Standings } from "./state.js" */

/**
 * @typedef {object} Band a line of cells that is set off from the others
 * @property {string[]} cells along their line
 * @property {string} look a class: `own`, `other`, `chosen`
 * @property {string} label
 */

/** Half the height of a band, and how far a layer of a stack lies above the one below. */
const BAND = 47;
const LAYER = 14;

/** The interactive board. */
export class Drawing {
  /** @type {Map<string, CellView>} */
  #cells;
  /** @type {Map<string, SVGElement>} */
  #targets = new Map();
  /** @type {Map<number, SVGElement>} */
  #pieces = new Map();
  /** @type {Standings} */
  #standings = new Map();
  /** @type {Record<"trace" | "bands" | "hints" | "pieces" | "ghost" | "marks" | "tags", SVGElement>} */
  #layers;

  /**
   * @param {Board} board
   * @param {string} label what the board is called
   */
  constructor(board, label) {
    this.board = board;
    this.glyphs = new Glyphs(board);
    this.flipped = false;
    this.#cells = new Map(board.cells.map((cell) => [cell.name, cell]));
    const [x, y, width, height] = board.view_box;
    this.#centre = { x: x + width / 2, y: y + height / 2 };
    this.surface = element("g", { class: "surface", "aria-hidden": "true" });
    this.surface.innerHTML = board.drawing;
    this.coordinates = element("g", { class: "coordinates", "aria-hidden": "true" });
    this.coordinates.innerHTML = board.coordinates;
    const layer = (/** @type {string} */ name) => element("g", { class: name, "aria-hidden": "true" });
    this.#layers = {
      trace: layer("trace"),
      bands: layer("bands"),
      hints: layer("hints"),
      pieces: layer("pieces"),
      ghost: layer("ghost"),
      marks: layer("marks"),
      tags: layer("tags"),
    };
    this.grid = this.#makeGrid(label);
    this.svg = /** @type {SVGSVGElement} */ (element("svg", { viewBox: board.view_box.join(" "), role: "presentation" }));
    this.svg.append(this.surface, this.coordinates, ...Object.values(this.#layers), this.grid);
    this.element = document.createElement("div");
    this.element.className = "board";
    this.element.style.setProperty("--aspect", String(width / height));
    this.element.append(this.svg);
    this.#arrange();
  }

  /** @type {Point} */
  #centre;

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

  /** Puts everything in its place, after the board was made or turned round. */
  #arrange() {
    const { x, y } = this.#centre;
    const turn = this.flipped ? `rotate(180 ${x} ${y})` : "";
    // The body keeps its light from above.
    this.surface.querySelector(".board-field")?.setAttribute("transform", turn);
    this.coordinates.setAttribute("transform", turn);
    for (const text of this.coordinates.querySelectorAll("text")) {
      const at = `${text.getAttribute("x") ?? 0} ${text.getAttribute("y") ?? 0}`;
      text.setAttribute("transform", this.flipped ? `rotate(180 ${at})` : "");
    }
    for (const [name, target] of this.#targets) target.setAttribute("transform", translate(this.point(name)));
    for (const standing of this.#standings.values()) this.#put(standing);
  }

  /** @param {boolean} flipped whether the second player's side is below */
  flip(flipped) {
    if (flipped === this.flipped) return;
    this.flipped = flipped;
    this.#arrange();
  }

  /**
   * Where a cell is, in units of the view box.
   * @param {string} name
   * @returns {Point}
   */
  point(name) {
    const cell = this.#cells.get(name);
    if (!cell) return this.#centre;
    return this.flipped ? { x: 2 * this.#centre.x - cell.x, y: 2 * this.#centre.y - cell.y } : cell;
  }

  /**
   * Where a cell is, as a share of the board's width and height.
   * @param {string} name
   * @returns {Point}
   */
  share(name) {
    const [x, y, width, height] = this.board.view_box;
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

  /** What stands on the board now. */
  get standings() {
    return this.#standings;
  }

  /** @param {(cell: CellView, standing: Standing | undefined) => string} describe */
  label(describe) {
    for (const [name, target] of this.#targets) {
      const cell = /** @type {CellView} */ (this.#cells.get(name));
      target.setAttribute("aria-label", describe(cell, this.#standings.get(name)));
    }
  }

  /**
   * Shows what stands, at once.
   * @param {Placed[]} placed
   */
  show(placed) {
    this.#standings = settle(placed, this.#standings);
    const kept = new Set([...this.#standings.values()].map((standing) => standing.id));
    for (const [id, piece] of this.#pieces) {
      if (kept.has(id)) continue;
      piece.remove();
      this.#pieces.delete(id);
    }
    for (const standing of this.#standings.values()) {
      if (!this.#pieces.has(standing.id)) this.#make(standing);
      this.#put(standing);
    }
  }

  /** @param {Standing} standing */
  #make(standing) {
    const piece = element("g", { class: "piece" }, this.#stack(standing.layers));
    this.#pieces.set(standing.id, piece);
    this.#layers.pieces.append(piece);
    return piece;
  }

  /** @param {Piece[]} layers */
  #stack(layers) {
    return layers.map((layer, height) => {
      const glyph = this.glyphs.copy(layer);
      if (height > 0) glyph.setAttribute("transform", `translate(0 ${-height * LAYER})`);
      return glyph;
    });
  }

  /** @param {Standing} standing */
  #put(standing) {
    const piece = this.#pieces.get(standing.id);
    if (piece) piece.style.transform = css(this.point(standing.at));
  }

  /**
   * Plays effects, from what is shown to what then stands.
   * @param {Effect[]} effects
   * @param {Placed[]} placed
   * @param {(effect: Effect) => Point | null} pile where a piece goes that is taken, on the screen
   */
  async animate(effects, placed, pile) {
    /** @type {Motion[]} */
    const motions = [];
    /** @type {SVGElement[]} */
    const leaving = [];
    const quick = still();
    let slides = 0;
    let lifts = 0;
    for (const effect of effects) {
      const before = this.#standings;
      this.#standings = after(before, [effect]);
      if (effect.kind === "remove") {
        const gone = before.get(effect.at);
        if (!gone) continue;
        const piece = this.#takeOff(gone);
        leaving.push(piece);
        const from = this.point(effect.at);
        const to = quick ? null : this.#onBoard(pile(effect));
        motions.push({
          element: piece,
          delay: quick ? 0 : slides * FOLLOW + lifts++ * NEXT_LIFT,
          duration: quick ? FADE : LIFT,
          frames: to
            ? [
                { transform: css(from), opacity: 1 },
                { transform: `${css({ x: from.x, y: from.y - 24 })} scale(1.12)`, opacity: 1, offset: 0.3 },
                { transform: `${css(to)} scale(0.5)`, opacity: 1 },
              ]
            : [{ transform: css(from), opacity: 1 }, { transform: css(from), opacity: 0 }],
        });
        continue;
      }
      const old = before.get(effect.kind === "jump" ? effect.from : effect.kind === "become" ? effect.at : "");
      if (effect.kind === "jump" && old) {
        const piece = this.#takeOff(old);
        leaving.push(piece);
        motions.push(this.#jump(piece, effect, quick));
        continue;
      }
      if (effect.kind === "become" && old) {
        const piece = this.#pieces.get(old.id) ?? this.#make(old);
        this.#pieces.delete(old.id);
        leaving.push(piece);
        motions.push({ element: piece, delay: 0, duration: FADE, frames: [{ opacity: 1 }, { opacity: 0 }] });
        this.#put(this.#made(effect.at));
        continue;
      }
      if (effect.kind !== "enter" && effect.kind !== "shift") continue;
      const standing = this.#standings.get(effect.to);
      if (!standing) continue;
      const piece = this.#pieces.get(standing.id) ?? this.#make(standing);
      this.#put(standing);
      const [from, to] = [this.point(effect.from), this.point(effect.to)];
      const fresh = effect.kind === "enter";
      motions.push({
        element: piece,
        delay: quick ? 0 : slides++ * FOLLOW,
        duration: quick ? FADE : SLIDE,
        frames: quick
          ? [{ transform: css(to), opacity: fresh ? 0 : 0.3 }, { transform: css(to), opacity: 1 }]
          : [{ transform: css(from), opacity: fresh ? 0.2 : 1 }, { transform: css(to), opacity: 1 }],
      });
    }
    await play(motions);
    for (const piece of leaving) piece.remove();
    this.show(placed);
  }

  /**
   * @param {SVGElement} piece
   * @param {{ from: string, to: string }} way
   * @param {boolean} quick
   * @returns {Motion}
   */
  #jump(piece, way, quick) {
    const [from, to] = [this.point(way.from), this.point(way.to)];
    const over = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 40 };
    return quick
      ? { element: piece, delay: 0, duration: FADE, frames: [{ transform: css(to), opacity: 0.3 }, { transform: css(to), opacity: 1 }] }
      : {
          element: piece,
          delay: 0,
          duration: LIFT,
          frames: [{ transform: css(from) }, { transform: `${css(over)} scale(1.12)` }, { transform: css(to) }],
        };
  }

  /**
   * What stands on a cell now, with its drawing made.
   * @param {string} at
   */
  #made(at) {
    const standing = /** @type {Standing} */ (this.#standings.get(at));
    this.#make(standing);
    return standing;
  }

  /**
   * Takes the top layer off the board's pieces, to be moved on its own.
   * @param {Standing} standing
   */
  #takeOff(standing) {
    const piece = this.#pieces.get(standing.id) ?? this.#make(standing);
    if (standing.layers.length === 1) {
      this.#pieces.delete(standing.id);
      this.#layers.pieces.append(piece);
      return piece;
    }
    const top = element("g", { class: "piece" });
    top.append(...[...piece.children].slice(-1));
    this.#layers.pieces.append(top);
    return top;
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
   * The cells that can be pressed.
   * @param {Iterable<string>} cells
   * @param {string | null} from a cell from which arrows lead to them
   */
  hint(cells, from) {
    const made = [];
    for (const cell of cells) {
      if (from !== null) made.push(arrow(this.point(from), this.point(cell), "way"));
      const edge = this.#cells.get(cell)?.edge;
      made.push(element("circle", { class: edge ? "hint dot" : "hint", r: edge ? 17 : 44, transform: translate(this.point(cell)) }));
    }
    if (from !== null) made.push(element("circle", { class: "hint pressed", r: 22, transform: translate(this.point(from)) }));
    this.#layers.hints.replaceChildren(...made);
  }

  /** @param {Band[]} bands */
  bands(bands) {
    this.#layers.bands.replaceChildren(...bands.map((band) => this.#band(band)));
    this.#layers.tags.replaceChildren(...bands.map((band) => this.#tag(band)));
  }

  /** @param {Band} band */
  #band({ cells, look }) {
    const [first, last] = this.#ends(cells);
    const length = Math.hypot(last.x - first.x, last.y - first.y);
    const angle = (Math.atan2(last.y - first.y, last.x - first.x) * 180) / Math.PI;
    return element("rect", {
      class: `band ${look}`,
      x: -BAND,
      y: -BAND,
      width: length + 2 * BAND,
      height: 2 * BAND,
      rx: BAND,
      transform: `${translate(first)} rotate(${angle})`,
    });
  }

  /**
   * The name of a band, beyond that of its ends that lies higher.
   * @param {Band} band
   */
  #tag({ cells, label }) {
    const [first, last] = this.#ends(cells);
    const [end, other] = first.y < last.y ? [first, last] : [last, first];
    const length = Math.hypot(last.x - first.x, last.y - first.y) || 1;
    const [dx, dy] = [(end.x - other.x) / length, (end.y - other.y) / length];
    const width = 30 + label.length * 13.5;
    const [left, , whole] = this.board.view_box;
    const x = end.x + dx * (50 + width / 2);
    const at = { x: Math.min(Math.max(x, left + width / 2), left + whole - width / 2), y: end.y + dy * 84 };
    return element("g", { class: "tag", transform: translate(at) }, [
      element("rect", { x: -width / 2, y: -19, width, height: 38, rx: 19 }),
      element("text", { "text-anchor": "middle", "dominant-baseline": "central" }, [label]),
    ]);
  }

  /**
   * @param {string[]} cells
   * @returns {[Point, Point]}
   */
  #ends(cells) {
    return [this.point(cells[0] ?? ""), this.point(cells.at(-1) ?? "")];
  }

  /**
   * @param {Map<string, Mark>} marks what happens to the piece on a cell
   * @param {boolean} now whether it is the piece that stands there now
   */
  mark(marks, now) {
    this.#layers.marks.replaceChildren(...[...marks].map(([cell, look]) => badge(this.point(cell), look)));
    for (const [name, standing] of this.#standings) {
      const going = now && marks.has(name) && marks.get(name) !== "stays";
      this.#pieces.get(standing.id)?.classList.toggle("going", going);
    }
  }

  /**
   * Shows what the last turn did.
   * @param {Effect[]} effects
   */
  trace(effects) {
    const made = [];
    const entered = effects.find((effect) => effect.kind === "enter");
    if (entered) {
      const furthest = effects.find((effect) => effect.kind === "shift");
      const [from, to] = [this.point(entered.from), this.point(furthest?.to ?? entered.to)];
      made.push(element("line", { x1: from.x, y1: from.y, x2: to.x, y2: to.y }));
      made.push(element("circle", { class: "from", r: 13, transform: translate(from) }));
      if (this.#standings.has(entered.to)) {
        made.push(element("circle", { class: "to", r: 47, transform: translate(this.point(entered.to)) }));
      }
    }
    for (const effect of effects) {
      if (effect.kind === "remove") made.push(cross(this.point(effect.at), 16, "gone"));
    }
    this.#layers.trace.replaceChildren(...made);
  }

  /**
   * Shows what actions would do: the whole of one, the beginnings of several.
   * @param {ActionView[]} actions
   * @param {string | null} from the cell they are seen from
   */
  ghost(actions, from) {
    const ghost = this.#layers.ghost;
    const [only] = actions;
    for (const piece of this.#pieces.values()) piece.classList.remove("leaving");
    if (!only) {
      ghost.replaceChildren();
    } else if (actions.length > 1) {
      const next = new Set(actions.map((action) => action.path[action.path.indexOf(from ?? "") + 1] ?? ""));
      ghost.replaceChildren(...[...next].map((cell) => arrow(this.point(from ?? ""), this.point(cell), "way")));
    } else {
      ghost.replaceChildren(...this.#whole(only));
    }
  }

  /** @param {ActionView} action */
  #whole(action) {
    const made = [];
    const entered = action.effects.find((effect) => effect.kind === "enter");
    if (entered) {
      const furthest = action.effects.find((effect) => effect.kind === "shift") ?? entered;
      made.push(arrow(this.point(entered.from), this.point(furthest.to), "push"));
    }
    const later = after(this.#standings, action.effects);
    for (const effect of action.effects) {
      if (effect.kind === "remove") continue;
      const to = effect.kind === "become" ? effect.at : effect.to;
      const standing = later.get(to);
      if (!standing) continue;
      const moved = effect.kind === "enter" ? undefined : this.#standings.get(effect.kind === "become" ? to : effect.from);
      if (moved) this.#pieces.get(moved.id)?.classList.add("leaving");
      const look = effect.kind === "enter" ? "piece coming" : "piece shifted";
      made.push(element("g", { class: look, transform: translate(this.point(to)) }, this.#stack(standing.layers)));
    }
    return made;
  }
}

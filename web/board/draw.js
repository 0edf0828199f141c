// The board as SVG. It draws what it is told, moves it, and knows where things are.

import { ARC, FADE, FOLLOW, NEXT_LIFT, SLIDE, play, still } from "./animate.js";
import { bandShape, bandTag } from "./bands.js";
import { fan, heightBadge } from "./fan.js";
import { goals, hintShapes, routeShapes } from "./hints.js";
import { faded, jumped, leavesAndEnters, lifted, slidOut, travelled, turnedOver } from "./motions.js";
import { Glyphs, arc, arrow, badge, cross, css, element, translate } from "./shapes.js";
import { fill } from "./sand.js";
import { after, isCovered, isTurned, settle } from "./state.js";
import { Surface } from "./surface.js";

/** @import { ActionView, Board, CellView, Effect, Piece, Placed, Supply, Timer } from "../types.js" */
/** @import { Motion } from "./animate.js" */
/** @import { Band } from "./bands.js" */
/** @import { Hint } from "./hints.js" */
/** @import { Mark, Point } from "./shapes.js" */
/** @import { Standing, Standings } from "./state.js" */

/** From how many layers on a stack tells how many they are, where nothing else is said. */
const TOWER = 3;
/** How many ways are shown as arrows at the most; where there are more, where they lead to. */
const MOST_WAYS = 8;
/** How much of a board is seen around the cells that a part of it is about. */
const ROOM = 116;

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
  /** @type {Timer[]} */
  #timers = [];
  /** @type {Record<"trace" | "bands" | "hints" | "pieces" | "offers" | "routes" | "ghost" | "marks" | "tags" | "fan", SVGElement>} */
  #layers;

  /**
   * @param {Board} board
   * @param {string} label what the board is called
   * @param {boolean} [stacks] whether stacks tell how high they are and are laid out
   * @param {number} [tower] from how many layers on they tell it
   */
  constructor(board, label, stacks = true, tower = TOWER) {
    this.board = board;
    this.stacks = stacks;
    this.tower = tower;
    this.glyphs = new Glyphs(board);
    this.flipped = false;
    this.#cells = new Map(board.cells.map((cell) => [cell.name, cell]));
    const [, , width, height] = board.view_box;
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
    this.grid = this.#makeGrid(label);
    this.svg = /** @type {SVGSVGElement} */ (element("svg", { viewBox: board.view_box.join(" "), role: "presentation" }));
    this.svg.append(...this.#surface.elements, ...Object.values(this.#layers), this.grid);
    this.element = document.createElement("div");
    this.element.className = "board";
    this.element.style.setProperty("--aspect", String(width / height));
    this.element.append(this.svg);
    this.#arrange();
  }

  /** @type {Surface} */
  #surface;

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
    this.#surface.turn(this.flipped);
    for (const [name, target] of this.#targets) target.setAttribute("transform", translate(this.point(name)));
    for (const standing of this.#standings.values()) this.#put(standing);
  }

  /** @param {boolean} flipped whether the second player's side is below */
  flip(flipped) {
    if (flipped === this.flipped) return;
    this.flipped = flipped;
    this.svg.classList.toggle("flipped", flipped);
    this.#arrange();
    this.#sort();
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
    this.#sort();
  }

  /** Lets what is nearer stand in front of what it rises before. */
  #sort() {
    const depth = (/** @type {Standing} */ { at }) => this.point(at).y;
    const sorted = [...this.#standings.values()].sort((a, b) => depth(a) - depth(b));
    this.#layers.pieces.append(...sorted.flatMap(({ id }) => this.#pieces.get(id) ?? []));
  }

  /** @param {Standing} standing */
  #make(standing) {
    const { layers } = standing;
    const piece = element("g", { class: "piece" }, this.glyphs.stack(layers));
    if (this.stacks && layers.length >= this.tower) piece.append(heightBadge(layers, this.glyphs.height(layers)));
    this.#pieces.set(standing.id, piece);
    this.#layers.pieces.append(piece);
    fill(piece, this.#timers.find(({ at }) => at === standing.at));
    return piece;
  }

  /**
   * Shows what is left of the timers on the board.
   * @param {Timer[]} timers
   */
  sand(timers) {
    this.#timers = timers;
    for (const timer of timers) {
      const standing = this.#standings.get(timer.at ?? "");
      const piece = standing && this.#pieces.get(standing.id);
      if (piece) fill(piece, timer);
    }
  }

  /**
   * Turns over what stands on a cell.
   * @param {string} cell
   */
  turnOver(cell) {
    const piece = this.#pieces.get(this.#standings.get(cell)?.id ?? -1);
    if (!piece || still()) return;
    piece.classList.add("turned");
    piece.addEventListener("animationend", () => piece.classList.remove("turned"), { once: true });
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
    /** @type {SVGElement[]} pieces that are only there while things move */
    const passing = [];
    const quick = still();
    const leaving = quick ? null : leavesAndEnters(effects, this.#standings);
    /** @type {Point | null} where that piece begins */
    let spot = null;
    let slides = 0;
    let lifts = 0;
    let turns = 0;
    /** When what jumps has come down, or is above what it jumps over. */
    let over = 0;
    for (const effect of effects) {
      const before = this.#standings;
      this.#standings = after(before, [effect]);
      if (effect.kind === "remove") {
        const gone = before.get(effect.at);
        if (!gone) continue;
        const piece = this.#takeOff(gone);
        passing.push(piece);
        const rest = effect.fate === "reserve" ? this.#surface.restOf(effect.piece) : null;
        const to = quick ? null : (rest ?? this.#onBoard(pile(effect)));
        const delay = quick ? 0 : slides * FOLLOW + over + lifts++ * NEXT_LIFT;
        motions.push(to || quick ? lifted(piece, this.point(effect.at), to, rest ? 1 : 0.5, delay) : slidOut(piece, this.point(effect.at), this.#surface.centre, delay));
      } else if (effect.kind === "jump" || effect.kind === "stack") {
        const jumping = before.get(effect.from);
        if (!jumping) continue;
        const layers = effect.kind === "jump" ? 1 : jumping.layers.length;
        const piece = this.#takeOff(jumping, layers);
        passing.push(piece);
        // What is jumped over goes when the jump is half done, what a stack has left behind when it is.
        over += effect.kind === "jump" ? ARC / 2 : ARC;
        const from = this.point(effect.from);
        // What jumps is drawn as high as it lay; it comes down as high as what it comes to lie on.
        const rise = this.#lift(before.get(effect.to)) - this.#lift(jumping, layers);
        const to = this.point(effect.to);
        motions.push(jumped(piece, from, { x: to.x, y: to.y - rise }, quick));
      } else if (effect.kind === "carry") {
        effect.lifted.forEach((lifted, index) => {
          const standing = before.get(lifted.at);
          const laid = effect.laid[index];
          if (!standing || !laid) return;
          const piece = this.#takeOff(standing, lifted.layers.length);
          passing.push(piece);
          const high = this.#lift(this.#standings.get(laid.at), laid.layers.length);
          const rise = high - this.#lift(standing, lifted.layers.length);
          const to = this.point(laid.at);
          motions.push(jumped(piece, this.point(lifted.at), { x: to.x, y: to.y - rise }, quick));
        });
      } else if (effect.kind === "become") {
        const old = before.get(effect.at);
        const piece = old && this.#pieces.get(old.id);
        if (!piece) continue;
        this.#pieces.delete(old.id);
        const made = this.#standings.get(effect.at);
        if (made) this.#make(made);
        if (made) this.#put(made);
        if (effect === leaving) {
          const { x, y } = this.point(effect.at);
          spot = { x, y: y - this.#lift(made) };
        }
        // What comes to lie below a piece is seen once that has gone.
        if (effect === leaving || isCovered(old, made)) {
          piece.remove();
          continue;
        }
        passing.push(piece);
        const other = !quick && made && isTurned(old, made) ? this.#pieces.get(made.id) : undefined;
        motions.push(...(other ? turnedOver(piece, other, this.point(effect.at), over + turns++ * FOLLOW) : faded(piece)));
        this.#layers.pieces.append(piece);
      } else {
        const standing = this.#standings.get(effect.to);
        if (!standing) continue;
        const under = effect.kind === "enter" ? before.get(effect.to) : undefined;
        const piece = under && effect.kind === "enter" ? this.#alone(effect.piece) : (this.#pieces.get(standing.id) ?? this.#make(standing));
        if (under) passing.push(piece);
        else this.#put(standing);
        const fresh = effect.kind === "enter";
        const above = this.#lift(under) + (effect.from === effect.to ? 40 : 0);
        const start = this.point(effect.from);
        const end = this.point(effect.to);
        const from = { x: start.x, y: start.y - above };
        const to = { x: end.x, y: end.y - this.#lift(under) };
        const delay = quick ? 0 : (leaving ? ARC : 0) + slides++ * FOLLOW;
        if (fresh && spot) {
          motions.push(travelled(piece, spot, from, to, delay));
          continue;
        }
        motions.push({
          element: piece,
          delay,
          duration: quick ? FADE : SLIDE,
          frames: quick
            ? [{ transform: css(to), opacity: fresh ? 0 : 0.3 }, { transform: css(to), opacity: 1 }]
            : [{ transform: css(from), opacity: fresh ? 0.2 : 1 }, { transform: css(to), opacity: 1 }],
        });
      }
    }
    // What was taken first lay above what was taken from below it.
    this.#layers.pieces.append(...[...passing].reverse());
    await play(motions);
    for (const piece of passing) piece.remove();
    this.show(placed);
  }

  /**
   * How high a stack is, without some of its upper layers.
   * @param {Standing | undefined} standing
   * @param {number} without
   */
  #lift(standing, without = 0) {
    const layers = standing?.layers ?? [];
    return this.glyphs.height(layers.slice(0, layers.length - without));
  }

  /**
   * A piece that comes to lie on others, to be moved on its own.
   * @param {Piece} layer
   */
  #alone(layer) {
    const piece = element("g", { class: "piece" }, [this.glyphs.copy(layer)]);
    this.#layers.pieces.append(piece);
    return piece;
  }

  /**
   * Takes the top layers off the board's pieces, to be moved on their own.
   * @param {Standing} standing
   */
  #takeOff(standing, layers = 1) {
    const piece = this.#pieces.get(standing.id) ?? this.#make(standing);
    if (standing.layers.length === layers) {
      this.#pieces.delete(standing.id);
      this.#layers.pieces.append(piece);
      return piece;
    }
    const top = element("g", { class: "piece" });
    top.append(...[...piece.querySelectorAll(".layer")].slice(-layers));
    piece.querySelector(".tall")?.remove();
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
    const standing = cell === null ? undefined : this.#standings.get(cell);
    const tower = this.stacks && standing && standing.layers.length > 1;
    const { view_box } = this.board;
    this.#layers.fan.replaceChildren(...(tower ? [fan(this.glyphs, standing.layers, this.point(standing.at), view_box)] : []));
  }

  /** @param {Band[]} bands */
  bands(bands) {
    const points = (/** @type {Band} */ { cells }) => cells.map((cell) => this.point(cell));
    this.#layers.bands.replaceChildren(...bands.map((band) => bandShape(band, points(band))));
    this.#layers.tags.replaceChildren(...bands.map((band) => bandTag(band, points(band), this.board.view_box)));
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
    // The pieces that a push shifts come before the one that enters.
    let furthest = "";
    for (const effect of effects) {
      if (effect.kind === "remove") made.push(cross(this.point(effect.at), 16, "gone"));
      if (effect.kind === "shift") furthest ||= effect.to;
      if (effect.kind === "carry") made.push(...this.#carried(effect.lifted, effect.laid));
      if (effect.kind !== "enter" && !flies(effect)) continue;
      const [from, to] = [this.point(effect.from), this.point(furthest || effect.to)];
      furthest = "";
      if (effect.from !== effect.to) {
        made.push(element("line", { x1: from.x, y1: from.y, x2: to.x, y2: to.y }));
        made.push(element("circle", { class: "from", r: flies(effect) ? 47 : 13, transform: translate(from) }));
      }
      if (this.#standings.has(effect.to)) {
        made.push(element("circle", { class: "to", r: 47, transform: translate(this.point(effect.to)) }));
      }
    }
    this.#layers.trace.replaceChildren(...made);
  }

  /**
   * Where a piece of several cells has come from, and where it lies.
   * @param {Placed[]} lifted
   * @param {Placed[]} laid
   */
  #carried([first, ...lifted], laid) {
    if (!first || !laid[0]) return [];
    const [from, to] = [this.point(first.at), this.point(laid[0].at)];
    const way = element("line", { x1: from.x, y1: from.y, x2: to.x, y2: to.y });
    const rings = (/** @type {Placed[]} */ placed, /** @type {string} */ look) =>
      placed.map(({ at }) => element("circle", { class: look, r: 47, transform: translate(this.point(at)) }));
    return [...(first.at === laid[0].at ? [] : [way]), ...rings([first, ...lifted], "from"), ...rings(laid, "to")];
  }

  /**
   * Shows what actions would do: the whole of one, the beginnings of several.
   * @param {ActionView[]} actions
   * @param {string | null} from the cell they are seen from
   */
  ghost(actions, from) {
    const ghost = this.#layers.ghost;
    const [only] = actions;
    for (const piece of this.#pieces.values()) piece.classList.remove("leaving", "parting");
    if (!only) {
      ghost.replaceChildren();
      return;
    }
    const next = new Set(actions.map((action) => action.path[action.path.indexOf(from ?? "") + 1] ?? ""));
    next.delete("");
    next.delete(from ?? "");
    if (next.size === 0 || actions.length === 1) {
      ghost.replaceChildren(...this.#whole(only));
    } else {
      const [start, arrows] = [this.point(from ?? ""), this.#cells.get(from ?? "")?.edge];
      const points = [...next].map((cell) => this.point(cell));
      const many = points.length > MOST_WAYS;
      ghost.replaceChildren(
        ...(many ? goals(points) : points.map((to) => (arrows ? arrow(start, to, "way") : arc(start, to, "way")))),
      );
    }
  }

  /** @param {Standing | undefined} standing what would stand there */
  #coming(standing) {
    const at = translate(this.point(standing?.at ?? ""));
    return element("g", { class: "piece coming", transform: at }, this.glyphs.stack(standing?.layers ?? []));
  }

  /** @param {ActionView} action */
  #whole(action) {
    /** @type {{ y: number, shape: SVGElement }[]} */
    const coming = [];
    const arcs = [];
    const later = after(this.#standings, action.effects);
    for (const effect of action.effects) {
      if (effect.kind === "remove") {
        const gone = later.has(effect.at) ? undefined : this.#standings.get(effect.at);
        if (gone) this.#pieces.get(gone.id)?.classList.add("parting");
        continue;
      }
      if (effect.kind === "carry") {
        for (const { at } of effect.lifted) this.#pieces.get(this.#standings.get(at)?.id ?? -1)?.classList.add("leaving");
        for (const { at } of effect.laid) coming.push({ y: this.point(at).y, shape: this.#coming(later.get(at)) });
        const [from, to] = [effect.lifted[0]?.at, effect.laid[0]?.at];
        if (from !== undefined && to !== undefined && from !== to) arcs.push(arc(this.point(from), this.point(to), "jump"));
        continue;
      }
      const to = effect.kind === "become" ? effect.at : effect.to;
      const standing = later.get(to);
      if (!standing) continue;
      const moved = effect.kind === "enter" || effect.kind === "jump" ? undefined : this.#standings.get(effect.kind === "become" ? to : effect.from);
      if (moved) this.#pieces.get(moved.id)?.classList.add("leaving");
      const look = effect.kind === "enter" || flies(effect) ? "piece coming" : "piece shifted";
      const shape = element("g", { class: look, transform: translate(this.point(to)) }, this.glyphs.stack(standing.layers));
      coming.push({ y: this.point(to).y, shape });
    }
    // As on the board what is nearer stands in front.
    const made = [...coming.sort((a, b) => a.y - b.y).map(({ shape }) => shape), ...arcs];
    const entered = action.effects.find((effect) => effect.kind === "enter");
    const leaving = leavesAndEnters(action.effects, this.#standings);
    if (entered && leaving) made.push(arc(this.point(leaving.at), this.point(entered.from), "jump"));
    if (entered && entered.from !== entered.to) {
      const furthest = action.effects.find((effect) => effect.kind === "shift") ?? entered;
      made.unshift(arrow(this.point(entered.from), this.point(furthest.to), "push"));
    }
    const jump = action.effects.find(flies);
    if (jump) made.push(arc(this.point(jump.from), this.point(jump.to), "jump"));
    return made;
  }
}

/**
 * Whether something jumps from one cell to another, alone or as a whole stack.
 * @param {Effect} effect
 * @returns {effect is Extract<Effect, { kind: "jump" | "stack" }>}
 */
function flies(effect) {
  return effect.kind === "jump" || effect.kind === "stack";
}

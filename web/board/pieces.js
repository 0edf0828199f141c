// The pieces that stand on a board: each has its drawing, which stays the same while it moves.

import { ARC, FADE, FOLLOW, NEXT_LIFT, SLIDE, play, still } from "./animate.js";
import { heightBadge } from "./fan.js";
import { faded, jumped, leavesAndEnters, lifted, slidOut, travelled, turnedOver } from "./motions.js";
import { fill } from "./sand.js";
import { css, element } from "./shapes.js";
import { after, isCovered, isTurned, settle } from "./state.js";

/** @import { Effect, Piece, Placed, Timer } from "../types.js" */
/** @import { Motion } from "./animate.js" */
/** @import { Glyphs, Point } from "./shapes.js" */
/** @import { Standing, Standings } from "./state.js" */

/**
 * Where pieces go that leave the board.
 * @typedef {object} Places
 * @property {Point} centre the middle of the board
 * @property {(piece: Piece) => Point | null} restOf where one lies beside the field, if it has a place there
 * @property {(effect: Effect) => Point | null} pile where one goes that is taken, in units of the board
 */

/** The pieces that stand on a board. */
export class Pieces {
  /** @type {Map<number, SVGElement>} */
  #pieces = new Map();
  /**
   * What stands on the board now.
   * @type {Standings}
   */
  standings = new Map();
  /** @type {Timer[]} */
  #timers = [];
  #layer;
  #tower;

  /**
   * @param {SVGElement} layer what they are drawn in
   * @param {Glyphs} glyphs
   * @param {(cell: string) => Point} point where a cell is
   * @param {number} tower from how many layers on a stack tells how high it is
   */
  constructor(layer, glyphs, point, tower) {
    this.#layer = layer;
    this.glyphs = glyphs;
    this.point = point;
    this.#tower = tower;
  }

  /**
   * The drawing of what stands on a cell.
   * @param {string} cell
   */
  of(cell) {
    return this.#pieces.get(this.standings.get(cell)?.id ?? -1);
  }

  /** The drawings of all pieces. */
  get drawings() {
    return this.#pieces.values();
  }

  /** Puts each where its cell is, after the board was turned. */
  arrange() {
    for (const standing of this.standings.values()) this.#put(standing);
    this.#sort();
  }

  /**
   * Shows what stands, at once.
   * @param {Placed[]} placed
   */
  show(placed) {
    this.standings = settle(placed, this.standings);
    const kept = new Set([...this.standings.values()].map((standing) => standing.id));
    for (const [id, piece] of this.#pieces) {
      if (kept.has(id)) continue;
      piece.remove();
      this.#pieces.delete(id);
    }
    for (const standing of this.standings.values()) {
      if (!this.#pieces.has(standing.id)) this.#make(standing);
      this.#put(standing);
    }
    this.#sort();
  }

  /** Lets what is nearer stand in front of what it rises before. */
  #sort() {
    const depth = (/** @type {Standing} */ { at }) => this.point(at).y;
    const sorted = [...this.standings.values()].sort((a, b) => depth(a) - depth(b));
    this.#layer.append(...sorted.flatMap(({ id }) => this.#pieces.get(id) ?? []));
  }

  /** @param {Standing} standing */
  #make(standing) {
    const { layers } = standing;
    const piece = element("g", { class: "piece" }, this.glyphs.stack(layers));
    if (layers.length >= this.#tower) piece.append(heightBadge(layers, this.glyphs.height(layers)));
    this.#pieces.set(standing.id, piece);
    this.#layer.append(piece);
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
      const standing = this.standings.get(timer.at ?? "");
      const piece = standing && this.#pieces.get(standing.id);
      if (piece) fill(piece, timer);
    }
  }

  /**
   * Turns over what stands on a cell.
   * @param {string} cell
   */
  turnOver(cell) {
    const piece = this.of(cell);
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
   * @param {Places} of
   */
  async animate(effects, placed, of) {
    /** @type {Motion[]} */
    const motions = [];
    /** @type {SVGElement[]} pieces that are only there while things move */
    const passing = [];
    const quick = still();
    const leaving = quick ? null : leavesAndEnters(effects, this.standings);
    /** @type {Point | null} where that piece begins */
    let spot = null;
    let slides = 0;
    let lifts = 0;
    let turns = 0;
    /** When what jumps has come down, or is above what it jumps over. */
    let over = 0;
    for (const effect of effects) {
      const before = this.standings;
      this.standings = after(before, [effect]);
      if (effect.kind === "remove") {
        const gone = before.get(effect.at);
        if (!gone) continue;
        const piece = this.#takeOff(gone);
        passing.push(piece);
        const rest = effect.fate === "reserve" ? of.restOf(effect.piece) : null;
        const to = quick ? null : (rest ?? of.pile(effect));
        const delay = quick ? 0 : slides * FOLLOW + over + lifts++ * NEXT_LIFT;
        motions.push(to || quick ? lifted(piece, this.point(effect.at), to, rest ? 1 : 0.5, delay) : slidOut(piece, this.point(effect.at), of.centre, delay));
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
          const high = this.#lift(this.standings.get(laid.at), laid.layers.length);
          const rise = high - this.#lift(standing, lifted.layers.length);
          const to = this.point(laid.at);
          motions.push(jumped(piece, this.point(lifted.at), { x: to.x, y: to.y - rise }, quick));
        });
      } else if (effect.kind === "become") {
        const old = before.get(effect.at);
        const piece = old && this.#pieces.get(old.id);
        if (!piece) continue;
        this.#pieces.delete(old.id);
        const made = this.standings.get(effect.at);
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
        this.#layer.append(piece);
      } else {
        const standing = this.standings.get(effect.to);
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
    this.#layer.append(...[...passing].reverse());
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
    this.#layer.append(piece);
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
      this.#layer.append(piece);
      return piece;
    }
    const top = element("g", { class: "piece" });
    top.append(...[...piece.querySelectorAll(".layer")].slice(-layers));
    piece.querySelector(".tall")?.remove();
    this.#layer.append(top);
    return top;
  }
}

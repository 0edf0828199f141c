// The board on the page: what can be pressed, and what is shown around it.

import { finish, moving } from "../../board/animate.js";
import { carry } from "../../board/carry.js";
import { listen } from "../../board/input.js";
import { sound } from "../../board/sound.js";
import { actionsOf, after } from "../../board/state.js";
import { isEdge } from "../../games/looks.js";
import { need, t } from "../../i18n.js";
import { settings } from "../../keep.js";
import { aidDialog } from "./aid.js";
import { Balloon } from "./balloon.js";
import { Chooser, bands, comingMarks } from "./chooser.js";
import { pilePoint } from "./piles.js";
import { Presses } from "./presses.js";
import { Routes } from "./routes.js";
import { Selection } from "./selection.js";
import { cellName } from "./said.js";

/** @import { ActionView, Piece, View } from "../../types.js" */
/** @import { Drawing } from "../../board/draw.js" */
/** @import { Hint } from "../../board/hints.js" */
/** @import { Mark } from "../../board/shapes.js" */
/** @import { Shared } from "../play.js" */
/** @import { Played } from "../../games/looks.js" */
/** @import { Game } from "./game.js" */

await need("play");

/** The board and what a person is doing on it. */
export class Table {
  /** @type {Chooser | null} */
  chooser = null;
  /** @type {string | null} */
  #looked = null;
  #routes = new Routes();
  /** @type {Promise<void>} */
  #moving = Promise.resolve();
  #closed = new AbortController();
  #input;

  /**
   * @param {Game} game
   * @param {Drawing} drawing
   * @param {HTMLElement} page
   * @param {() => Shared} shared
   */
  constructor(game, drawing, page, shared) {
    this.game = game;
    /** The position whose pieces lie there now, on the board and beside it. */
    this.shown = game.view;
    this.drawing = drawing;
    this.page = page;
    this.shared = shared;
    this.balloon = new Balloon(drawing, (text) => this.shared().say(text));
    this.selection = new Selection(game);
    this.presses = new Presses(this);
    this.#input = listen(drawing, {
      press: (cell, unseen) => void this.presses.press(cell, unseen),
      drag: (cell, next) => void this.presses.drag(cell, next),
      look: (cell, from) => this.#look(cell, from),
      back: () => this.back(),
      ask: (cell) => this.#explain(cell),
      turn: (by) => this.turn(by),
    });
    carry(page, drawing, {
      take: (kind) => this.#take(kind),
      look: (cell) => this.#look(cell),
      drop: (cell) => void this.presses.press(cell, false),
      signal: this.#closed.signal,
    });
    this.showCoordinates();
  }

  /** The board is not shown any more. */
  close() {
    this.#closed.abort();
  }

  /**
   * Takes up a piece that lies beside the board.
   * @param {string} kind
   * @returns {Piece | null} null if it cannot be placed now
   */
  #take(kind) {
    if (this.hands.includes(kind)) this.choose(kind);
    return this.placing.get(kind) ?? null;
  }

  /** The kinds of pieces to choose from. */
  get hands() {
    return this.selection.hands;
  }

  /** The pieces that can be put on the board now, by their kinds. */
  get placing() {
    return this.selection.placing;
  }

  /** The kind of piece that is chosen, where there is a choice. */
  get hand() {
    return this.selection.hand;
  }

  /** The cells that were pressed for the action being chosen. */
  get pressed() {
    return this.selection.pressed;
  }

  /** The cell on which a finger has put a piece, to be turned and put down. */
  get held() {
    return this.selection.held;
  }

  /** Puts the focus back onto the board. */
  focus() {
    this.#input.focus();
  }

  /** Whether coordinates are shown. */
  get coordinates() {
    return settings.coordinates ?? this.game.looks.coordinates;
  }

  showCoordinates() {
    this.drawing.element.classList.toggle("with-coordinates", this.coordinates);
  }

  /**
   * What a press on a cell means.
   * @param {string} cell
   * @param {ActionView[]} actions those that are then still meant
   * @returns {Hint}
   */
  #meaning(cell, actions) {
    const standing = this.drawing.standings.get(cell);
    if (isEdge(this.drawing.board, cell)) return "dot";
    if (!standing) return this.selection.path.length > 0 ? "goal" : "open";
    if (this.game.looks.isVacant(standing.layers)) {
      const [effect] = actions[0]?.effects ?? [];
      if (effect?.kind === "remove" && effect.at === cell) return "take";
      return this.selection.path.length > 0 ? "goal" : "open";
    }
    return "own";
  }

  /**
   * Shows a position without what led to it.
   * @param {View} view
   */
  jump(view) {
    finish();
    this.selection.clear();
    this.presses.forget();
    this.shown = view;
    this.drawing.show(view.pieces);
    this.drawing.sand(view.timers);
    this.drawing.rest(view.supply);
    this.refresh();
  }

  /**
   * Plays what an action did.
   * @param {Played} played
   */
  async animate({ ply, effects, view }) {
    this.selection.clear();
    this.chooser = null;
    // What would come next is shown once somebody looks again.
    this.#looked = null;
    this.balloon.tell(null);
    this.drawing.fan(null);
    this.drawing.hint(new Map(), null);
    this.drawing.routes([]);
    this.drawing.ghost([], null);
    this.drawing.bands([]);
    this.drawing.mark(new Map(), true);
    this.drawing.trace([]);
    finish();
    await this.#moving;
    // What comes in is not beside the field any more; what is taken back lies there once it has arrived.
    if (effects.some(({ kind }) => kind === "enter")) this.drawing.rest(view.supply);
    this.drawing.sand(view.timers);
    sound(effects);
    this.#moving = this.drawing.animate(effects, view.pieces, (effect) => pilePoint(this.shared(), this.page, effect, { ply, effects, view }, this.shown));
    await this.#moving;
    const jump = effects.find(({ kind }) => kind === "jump");
    if (view.timers.length > 0 && jump?.kind === "jump") this.drawing.turnOver(jump.to);
    this.drawing.rest(view.supply);
    this.shown = view;
  }

  /** Brings everything around the pieces up to date. */
  refresh() {
    const { game, drawing } = this;
    const { view } = game;
    if (!game.isOurs) this.chooser = null;
    else if (this.chooser?.view !== view) this.chooser = new Chooser(view, game.looks, game.spec);
    if (!this.chooser?.needed) this.chooser = null;
    this.#routes.follow(game, () => this.#preview()).catch((why) => {
      this.shared().fault = why;
      this.shared().draw();
    });
    const next = this.selection.next;
    const hints = [...next].map(([cell, actions]) => /** @type {const} */ ([cell, this.#meaning(cell, actions)]));
    drawing.hint(new Map(hints), this.selection.path.at(-1) ?? null);
    const drags = actionsOf(view).flatMap(({ path: [from, to] }) => (game.isOurs && from !== undefined && to !== undefined ? [from] : []));
    drawing.draggable = new Set(drags);
    drawing.trace(game.last);
    this.#label(next);
    this.#preview();
  }

  /** @param {Map<string, ActionView[]>} next the cells that can be pressed */
  #label(next) {
    const { looks, timers, view } = this.game;
    this.drawing.label((cell, standing) =>
      cellName(looks, cell, standing, { rows: view.rows, toMove: view.to_move, open: next.has(cell.name), timers }),
    );
  }

  /**
   * Lets the timers on the board run.
   * @param {boolean} tells whether they are told to screen readers too
   */
  tick(tells) {
    this.drawing.sand(this.game.timers);
    if (tells) this.#label(this.selection.next);
  }

  /**
   * @param {string | null} cell
   * @param {string | null} [from] what is dragged there
   */
  #look(cell, from = null) {
    if (cell === this.#looked && from === this.selection.dragged) return;
    this.#looked = cell;
    this.selection.dragged = from;
    this.#preview();
    this.drawing.fan(moving() ? null : cell);
  }

  /**
   * Opens the card of the piece on a cell.
   * @param {string} cell
   */
  #explain(cell) {
    const top = this.drawing.standings.get(cell)?.layers.at(-1);
    if (top) aidDialog(top.kind, this.drawing.glyphs, this.game);
  }

  /** Shows what would come of what lies below the pointer. */
  #preview() {
    const { view, looks, spec } = this.game;
    const turned = this.selection.turned(this.selection.turning(this.#looked));
    const actions = turned ? [turned] : this.#looked === null ? undefined : this.selection.next.get(this.#looked);
    const announced = announcedAction(this.game) ?? this.shared().company?.awaited(this.game) ?? null;
    if (announced) this.drawing.ghost([announced], null);
    else this.drawing.ghost(actions ?? [], this.#looked);
    this.drawing.routes(moving() ? [] : this.#routes.from(view, this.selection.path, this.#looked));
    const only = actions?.length === 1 ? actions[0] : undefined;
    const shown = only ? { ...view, rows: only.rows } : view;
    this.drawing.bands(bands(looks, shown, this.chooser?.row ?? null));
    if (only) this.drawing.mark(new Map([...comingMarks(looks, after(this.drawing.standings, only.effects), only.rows, spec), ...fates(only)]), false);
    else this.drawing.mark(this.chooser?.marks ?? new Map(), true);
  }

  /**
   * Turns the piece that is to be put down.
   * @param {number} by how often, clockwise
   * @returns {boolean} whether there is one
   */
  turn(by) {
    const turned = this.selection.turn(by, this.#looked);
    if (!turned) return false;
    this.#preview();
    this.sayTurned(turned);
    return true;
  }

  /**
   * Tells where a piece that is turned would lie.
   * @param {ActionView} action
   */
  sayTurned({ effects }) {
    const cells = effects.flatMap((effect) => (effect.kind === "enter" ? [effect.to] : effect.kind === "carry" ? effect.laid.map(({ at }) => at) : []));
    this.shared().say(t("said-turned", { cells: cells.join(", ") }));
  }

  /** Puts down what is held. */
  putDown() {
    const { selection } = this;
    const [cell, action] = [selection.held, selection.turned(selection.turning(this.#looked))];
    selection.held = null;
    this.focus();
    if (cell !== null && action) void this.presses.act(action, cell);
  }

  /** Steps back: from a message, from what was pressed, from looking back. */
  back() {
    if (this.balloon.shown) {
      if (this.balloon.element.contains(document.activeElement)) this.focus();
      this.balloon.tell(null);
    } else if (this.held !== null) this.selection.held = null;
    else if (this.pressed.length > 0) this.selection.clear();
    else if (this.game.looking) void this.shared().attempt(() => this.game.look(null));
    this.refresh();
    this.shared().draw();
  }

  /** Lets go of what was pressed. */
  release() {
    this.selection.clear();
    this.balloon.tell(null);
    this.refresh();
    this.shared().draw();
  }

  /** @param {string} kind */
  choose(kind) {
    this.selection.choose(kind);
    this.release();
  }

  /**
   * Shows and says what would come of what is now chosen, or why it may not be played.
   * @param {Chooser} chooser
   */
  async chooserChanged(chooser) {
    this.refresh();
    this.shared().draw();
    const { asked } = chooser;
    if (asked !== null) {
      const why = await this.game.whyNot(asked);
      if (asked !== chooser.asked) return;
      chooser.wrong = why;
      this.shared().draw();
    }
    this.shared().say(this.page.querySelector(".result")?.textContent?.replace(/\s+/g, " ").trim() ?? chooser.told);
  }

  /** Waits until nothing moves any more. */
  settled() {
    return this.#moving;
  }
}

/**
 * What happens to the pieces that an action takes.
 * @param {ActionView} action
 * @returns {Map<string, Mark>}
 */
function fates({ effects }) {
  /** @type {Map<string, Mark>} */
  const marks = new Map();
  for (const effect of effects) if (effect.kind === "remove" && !marks.has(effect.at)) marks.set(effect.at, effect.fate);
  return marks;
}

/**
 * The action that was announced and waits, as it is shown on the board; nothing while something else is
 * looked at.
 * @param {Game} game
 * @returns {ActionView | null}
 */
function announcedAction({ state: { fight, ending }, looking }) {
  if (!fight || ending || looking) return null;
  const { action, effects } = fight;
  return { text: action, hand: null, path: [], turned: null, effects, rows: [], completes_turn: false, outcome: null };
}

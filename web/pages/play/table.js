// The board on the page: what can be pressed, what a press means, what is shown around it.

import { finish, moving } from "../../board/animate.js";
import { carry } from "../../board/carry.js";
import { listen } from "../../board/input.js";
import { actionsOf, after, hands, meant, nextCells, turnedBy, turns } from "../../board/state.js";
import { isEdge } from "../../games/looks.js";
import { stackName, textOf } from "../../games/names.js";
import { t } from "../../i18n.js";
import { settings } from "../../keep.js";
import { html } from "../../vendor/lit-html.js";
import { aidButton, aidDialog } from "./aid.js";
import { Balloon } from "./balloon.js";
import { Chooser, bands, comingMarks } from "./chooser.js";
import { Refused } from "./game.js";
import { Routes } from "./routes.js";
import { pilePoint } from "./piles.js";
import { cellName, problemList } from "./words.js";

/** @import { ActionView, Piece, Player, View } from "../../types.js" */
/** @import { Drawing } from "../../board/draw.js" */
/** @import { Hint } from "../../board/hints.js" */
/** @import { Mark } from "../../board/shapes.js" */
/** @import { Shared } from "../play.js" */
/** @import { Played } from "../../games/looks.js" */
/** @import { Game } from "./game.js" */

/** The board and what a person is doing on it. */
export class Table {
  /** @type {Partial<Record<Player, string>>} the kind of piece that each has chosen, which stays so */
  #chosen = {};
  /** @type {string[]} the cells that were pressed for the action being chosen */
  pressed = [];
  /** How the next piece is turned that can be, by the six directions. */
  #turned = 0;
  /** @type {string | null} the cell on which a finger has put such a piece, to be turned and put down */
  held = null;
  /** @type {Chooser | null} */
  chooser = null;
  /** @type {string | null} */
  #looked = null;
  #routes = new Routes();
  /** @type {Promise<void>} */
  #moving = Promise.resolve();
  /** @type {Promise<void> | null} what a person has asked for and what is not yet shown */
  #acting = null;
  /** @type {string | null} the cell that was pressed last */
  #last = null;
  /** The rows that a person has left standing, so that they are not asked about twice a turn. */
  #left = "";
  #closed = new AbortController();
  #input;
  #balloon;

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
    this.#balloon = new Balloon(drawing, (text) => this.shared().say(text));
    this.#input = listen(drawing, {
      press: (cell, unseen) => void this.#press(cell, unseen),
      drag: (cell, next) => void this.#drag(cell, next),
      look: (cell) => this.#look(cell),
      back: () => this.back(),
      ask: (cell) => this.#explain(cell),
      turn: (by) => this.turn(by),
    });
    carry(page, drawing, {
      take: (kind) => this.#take(kind),
      look: (cell) => this.#look(cell),
      drop: (cell) => void this.#press(cell, false),
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

  /** Puts the focus back onto the board. */
  focus() {
    this.#input.focus();
  }

  showCoordinates() {
    this.drawing.element.classList.toggle("with-coordinates", settings.coordinates);
  }

  /** The kinds of pieces to choose from. */
  get hands() {
    return this.game.isOurs ? hands(actionsOf(this.game.view), this.game.looks.kinds) : [];
  }

  /** The pieces that can be put on the board now, by their kinds. */
  get placing() {
    const { isOurs, view } = this.game;
    const { kindOf } = this.game.looks;
    const entering = actionsOf(view).flatMap(({ effects: [effect], turned }) => {
      if (effect?.kind !== "enter") return [];
      // What is turned before it is put down lies beside the board as a whole.
      return [turned === null ? effect.piece : { ...effect.piece, kind: kindOf(effect.piece.kind) }];
    });
    return new Map(isOurs ? entering.map((piece) => [piece.kind, piece]) : []);
  }

  /** The kind of piece that is chosen, where there is a choice. */
  get hand() {
    const choice = this.hands;
    const chosen = this.#chosen[this.game.view.to_move];
    return chosen && choice.includes(chosen) ? chosen : (choice[0] ?? null);
  }

  /** The cells that the action being chosen begins with: given, and pressed. */
  get #path() {
    const { isOurs, looks, view } = this.game;
    return [...(isOurs ? looks.begun(view) : []), ...this.pressed];
  }

  /** The cells that can be pressed, each with the actions that are then still meant. */
  get #next() {
    if (!this.game.isOurs || moving()) return new Map();
    return nextCells(meant(actionsOf(this.game.view), this.hand, this.#path), this.#path.length);
  }

  /** The actions among which to turn a piece, on the cell that is looked at or where it is held. */
  get turning() {
    const cell = this.held ?? this.#looked;
    return turns((cell === null ? undefined : this.#next.get(cell)) ?? [], this.#path.length + 1);
  }

  /**
   * Turns the piece that is to be put down.
   * @param {number} by how often, clockwise
   */
  turn(by) {
    const { turning } = this;
    const now = turning.findIndex((action) => action === turnedBy(turning, this.#turned));
    const next = turning[(now + by + turning.length) % turning.length];
    if (!next) return false;
    this.#turned = next.turned ?? 0;
    this.#preview();
    this.#sayTurned(next);
    return true;
  }

  /** @param {ActionView} action */
  #sayTurned({ effects }) {
    const cells = effects.flatMap((effect) => (effect.kind === "enter" ? [effect.to] : effect.kind === "carry" ? effect.laid.map(({ at }) => at) : []));
    this.shared().say(t("said-turned", { cells: cells.join(", ") }));
  }

  /** Puts down what is held. */
  putDown() {
    const [cell, action] = [this.held, turnedBy(this.turning, this.#turned)];
    this.held = null;
    this.focus();
    if (cell !== null && action) void this.act(action, cell);
  }

  /**
   * What a press on a cell means.
   * @param {string} cell
   * @param {ActionView[]} actions those that are then still meant
   * @returns {Hint}
   */
  #meaning(cell, actions) {
    const standing = this.drawing.standings.get(cell);
    if (this.#isEdge(cell)) return "dot";
    if (!standing) return this.#path.length > 0 ? "goal" : "open";
    if (this.game.looks.isVacant(standing.layers)) {
      const [effect] = actions[0]?.effects ?? [];
      if (effect?.kind === "remove" && effect.at === cell) return "take";
      return this.#path.length > 0 ? "goal" : "open";
    }
    return "own";
  }

  /**
   * Shows a position without what led to it.
   * @param {View} view
   */
  jump(view) {
    finish();
    this.pressed = [];
    this.held = null;
    this.#left = "";
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
    this.pressed = [];
    this.held = null;
    this.chooser = null;
    // What would come next is shown once somebody looks again.
    this.#looked = null;
    this.#balloon.tell(null);
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
    const next = this.#next;
    const hints = [...next].map(([cell, actions]) => /** @type {const} */ ([cell, this.#meaning(cell, actions)]));
    drawing.hint(new Map(hints), this.#path.at(-1) ?? null);
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
    if (tells) this.#label(this.#next);
  }

  /** @param {string | null} cell */
  #look(cell) {
    if (cell === this.#looked) return;
    this.#looked = cell;
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
    const turned = turnedBy(this.turning, this.#turned);
    const actions = turned ? [turned] : this.#looked === null ? undefined : this.#next.get(this.#looked);
    const announced = announcedAction(this.game);
    if (announced) this.drawing.ghost([announced], null);
    else this.drawing.ghost(actions ?? [], this.#looked);
    this.drawing.routes(moving() ? [] : this.#routes.from(view, this.#path, this.#looked));
    const only = actions?.length === 1 ? actions[0] : undefined;
    const shown = only ? { ...view, rows: only.rows } : view;
    this.drawing.bands(bands(looks, shown, this.chooser?.row ?? null));
    if (only) this.drawing.mark(new Map([...comingMarks(looks, after(this.drawing.standings, only.effects), only.rows, spec), ...fates(only)]), false);
    else this.drawing.mark(this.chooser?.marks ?? new Map(), true);
  }

  /** Steps back: from a message, from what was pressed, from looking back. */
  back() {
    if (this.#balloon.shown) {
      if (this.#balloon.element.contains(document.activeElement)) this.focus();
      this.#balloon.tell(null);
    } else if (this.held !== null) this.held = null;
    else if (this.pressed.length > 0) this.pressed = [];
    else if (this.game.looking) void this.shared().attempt(() => this.game.look(null));
    this.refresh();
    this.shared().draw();
  }

  /** Lets go of what was pressed. */
  release() {
    this.pressed = [];
    this.held = null;
    this.#balloon.tell(null);
    this.refresh();
    this.shared().draw();
  }

  /** @param {string} kind */
  choose(kind) {
    this.#chosen[this.game.view.to_move] = kind;
    this.release();
  }

  /**
   * @param {string} cell
   * @param {boolean} unseen whether nothing was shown before of what comes of it
   * @returns {Promise<void>}
   */
  async #press(cell, unseen) {
    const twice = cell === this.#last;
    this.#last = cell;
    if (this.#acting) {
      finish();
      // Impatient input finishes the motion, and then counts; the second half of a double click does not.
      if (twice) return;
      await this.#acting;
    } else if (moving()) {
      finish();
      await this.#moving;
      await new Promise((resolve) => setTimeout(resolve));
    }
    const { game } = this;
    this.#balloon.tell(null);
    if (game.looking) return this.shared().attempt(() => game.look(null));
    if (!game.isOurs) return;
    if (this.chooser) return this.#pressInRow(this.chooser, cell);
    const [begun] = game.looks.begun(game.view);
    if (cell === begun && this.pressed.length === 0) {
      // What goes on by itself needs no second press where there is one way.
      const [only, ...more] = actionsOf(game.view);
      return only && more.length === 0 ? this.act(only, cell) : this.#refuse(cell);
    }
    if (cell === this.pressed.at(-1) && !this.#next.has(cell)) {
      this.pressed.pop();
      this.refresh();
      return this.shared().draw();
    }
    if (!this.#next.has(cell)) {
      const [from] = this.#path;
      const begins = actionsOf(game.view).some((action) => action.path[0] === cell);
      // A potential that is taken up stays so when it cannot go where it was told to.
      if (from !== undefined && !begins && !this.#isEdge(from) && !this.#isEdge(cell)) return this.#refuse(cell);
      // Any other press elsewhere begins anew.
      this.pressed = [];
      this.held = null;
    }
    return this.#pressNext(cell, unseen);
  }

  /**
   * @param {string} cell
   * @param {boolean} [unseen] whether nothing was shown before of what comes of it
   */
  async #pressNext(cell, unseen = false) {
    /** @type {ActionView[] | undefined} */
    const actions = this.#next.get(cell);
    const [only] = actions ?? [];
    if (!actions || !only) {
      this.refresh();
      return this.#refuse(cell);
    }
    const turning = turns(actions, this.#path.length + 1);
    const turned = turnedBy(turning, this.#turned);
    if (turned && unseen && this.held !== cell) {
      this.held = cell;
      this.refresh();
      this.shared().draw();
      return this.#sayTurned(turned);
    }
    if (turned) return this.act(turned, cell);
    this.held = null;
    // A piece that is pressed first shows where it can go, also where it has only one way.
    const length = this.#path.length + 1;
    const shows = only.path.length > length && !this.#isEdge(cell) && actionsOf(this.game.view).length > 1;
    if (actions.length === 1 && !shows) return this.act(only, cell);
    if (actions.some((action) => action.path.length === length)) return this.#offer(cell, actions);
    this.pressed.push(cell);
    this.refresh();
    this.shared().draw();
    const cells = [...this.#next.keys()];
    this.shared().say(t("said-next", { cells: cells.join(", ") }));
  }

  /**
   * Lets choose at the place between actions that are pressed in the same way.
   * @param {string} cell
   * @param {ActionView[]} actions
   */
  #offer(cell, actions) {
    this.refresh();
    const { offer } = this.game.looks;
    const choices = actions.map(
      (action) => html`<button type="button" class="secondary" @click=${() => this.#chose(action, cell)}>
        ${offer?.name(action) ?? action.text}
      </button>`,
    );
    this.#balloon.tell(cell, html`<p>${offer?.ask(cell)}</p>
      <div class="choices">${choices}</div>`);
    this.#balloon.element.querySelector("button")?.focus();
  }

  /**
   * @param {ActionView} action
   * @param {string} cell
   */
  #chose(action, cell) {
    this.focus();
    this.#balloon.tell(null);
    void this.answer(action, cell);
  }

  /**
   * @param {Chooser} chooser
   * @param {string} cell
   * @returns {Promise<void>}
   */
  async #pressInRow(chooser, cell) {
    const done = chooser.press(cell);
    if (done === null && chooser.leave && this.#isEdge(cell)) {
      // Whoever goes on with a push leaves the rows that may stay.
      await this.act(chooser.leave, cell);
      this.#last = null;
      return this.#press(cell, false);
    }
    if (done === null) return this.#refuse(cell);
    if (done === "all" && chooser.action) return this.act(chooser.action, cell);
    if (done === "must-go") this.#balloon.tell(cell, t("chooser-must-go", { cell }));
    await this.chooserChanged(chooser);
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

  /** @param {string} cell */
  #isEdge(cell) {
    return isEdge(this.drawing.board, cell);
  }

  /** Leaves the rows that were left before in the same turn. */
  leaveAgain() {
    const { chooser, game } = this;
    const { plies, settled } = game.state;
    if (chooser?.leave && plies.length > settled && rowsKey(chooser) === this.#left) void this.act(chooser.leave, "");
  }

  /**
   * @param {string} cell
   * @param {string | null} next
   */
  async #drag(cell, next) {
    if (this.pressed.length > 0) this.pressed = [];
    const { view, isOurs } = this.game;
    const actions = isOurs && !moving() ? meant(actionsOf(view), this.hand, [cell]) : [];
    // What is taken away can be dragged off to wherever.
    const [only] = actions;
    if (only?.path.length === 1 && only.effects[0]?.kind === "remove") return this.act(only, cell);
    const there = actions.filter((it) => it.path[1] === next);
    if (next !== null && there.length > 1) {
      this.pressed = [cell].slice(this.game.looks.begun(view).length);
      await this.#pressNext(next);
    } else if (there[0]) await this.act(there[0], cell);
    else this.refresh();
  }

  /**
   * Plays an action by a button: a press on the cell that was pressed before is no second
   * half of a double click then.
   * @param {ActionView} action
   * @param {string} cell
   */
  answer(action, cell) {
    this.#last = null;
    return this.act(action, cell);
  }

  /**
   * Plays an action; a refusal is told at `cell`.
   * @param {ActionView} action
   * @param {string} cell
   */
  async act(action, cell) {
    if (this.#acting) {
      // As with presses on the board; a second press of the same button comes to nothing.
      finish();
      await this.#acting;
      if (!actionsOf(this.game.view).some(({ text }) => text === action.text)) return;
    }
    if (this.chooser && action === this.chooser.leave) this.#left = rowsKey(this.chooser);
    await this.#play(action.text, cell);
  }

  /**
   * Tells why nothing can be done at a cell.
   * @param {string} cell
   */
  async #refuse(cell) {
    const { view, looks } = this.game;
    const { board, glyphs } = this.drawing;
    const text = looks.attempt({ board, view, hand: this.hand, path: this.#path, cell });
    if (text !== null) return this.#play(text, cell);
    const standing = this.drawing.standings.get(cell);
    const top = standing?.layers.at(-1);
    const hint = this.chooser ? textOf(looks, "hint-row") : looks.hint(view, board);
    if (!standing || !top || !looks.cards?.has(top.kind)) return this.#balloon.tell(cell, hint);
    const stuck = this.chooser ? null : looks.stuck(top, view);
    this.#balloon.tell(cell, html`<p><strong>${stackName(looks, standing.layers)}</strong></p>
      <p>${stuck ?? hint}</p>
      ${aidButton(top.kind, glyphs, this.game)}`);
  }

  /**
   * @param {string} text
   * @param {string} cell
   */
  async #play(text, cell) {
    if (this.#acting) return;
    this.#acting = this.game.act(text).catch((why) => {
      if (why instanceof Refused) this.#balloon.tell(cell, problemList(why, this.game.looks));
      else void this.shared().attempt(() => Promise.reject(why));
    });
    await this.#acting;
    this.#acting = null;
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

/** @param {Chooser} chooser */
function rowsKey({ rows, view }) {
  return `${view.to_move} ${rows.map((row) => row.cells.join()).join(" ")}`;
}

// What a press, a drag or a button on a board comes to: an action is played, chosen further, or refused.

import { finish, moving } from "../../board/animate.js";
import { actionsOf, meant } from "../../board/state.js";
import { isEdge } from "../../games/looks.js";
import { stackName, textOf } from "../../games/names.js";
import { need, t } from "../../i18n.js";
import { html } from "../../vendor/lit-html.js";
import { aidButton } from "./aid.js";
import { Refused } from "./game.js";
import { problemList } from "./words.js";

/** @import { ActionView } from "../../types.js" */
/** @import { Chooser } from "./chooser.js" */
/** @import { Table } from "./table.js" */

await need("play");

/** The presses on a board. */
export class Presses {
  /** @type {Promise<void> | null} what a person has asked for and what is not yet shown */
  #acting = null;
  /** @type {string | null} the cell that was pressed last */
  #last = null;
  /** The rows that a person has left standing, so that they are not asked about twice a turn. */
  #left = "";

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  /** Another position is shown. */
  forget() {
    this.#left = "";
  }

  /**
   * A press on a cell.
   * @param {string} cell
   * @param {boolean} unseen whether nothing was shown before of what comes of it
   * @returns {Promise<void>}
   */
  async press(cell, unseen) {
    const twice = cell === this.#last;
    this.#last = cell;
    if (this.#acting) {
      finish();
      // Impatient input finishes the motion, and then counts; the second half of a double click does not.
      if (twice) return;
      await this.#acting;
    } else if (moving()) {
      finish();
      await this.table.settled();
      await new Promise((resolve) => setTimeout(resolve));
    }
    const { game } = this.table;
    this.table.balloon.tell(null);
    if (game.looking) return this.table.shared().attempt(() => game.look(null));
    if (!game.isOurs) return;
    if (this.table.chooser) return this.#pressInRow(this.table.chooser, cell);
    const [begun] = game.looks.begun(game.view);
    if (cell === begun && this.table.pressed.length === 0) {
      // What goes on by itself needs no second press where there is one way.
      const [only, ...more] = actionsOf(game.view);
      return only && more.length === 0 ? this.act(only, cell) : this.#refuse(cell);
    }
    if (cell === this.table.pressed.at(-1) && !this.table.selection.next.has(cell)) {
      this.table.pressed.pop();
      this.table.refresh();
      return this.table.shared().draw();
    }
    if (!this.table.selection.next.has(cell)) {
      const [from] = this.table.selection.path;
      const begins = actionsOf(game.view).some((action) => action.path[0] === cell);
      // A potential that is taken up stays so when it cannot go where it was told to.
      if (from !== undefined && !begins && !this.#isEdge(from) && !this.#isEdge(cell)) return this.#refuse(cell);
      // Any other press elsewhere begins anew.
      this.table.selection.clear();
    }
    return this.#pressNext(cell, unseen);
  }

  /**
   * @param {string} cell
   * @param {boolean} [unseen] whether nothing was shown before of what comes of it
   */
  async #pressNext(cell, unseen = false) {
    /** @type {ActionView[] | undefined} */
    const actions = this.table.selection.next.get(cell);
    const [only] = actions ?? [];
    if (!actions || !only) {
      this.table.refresh();
      return this.#refuse(cell);
    }
    const { selection } = this.table;
    const turned = selection.turned(selection.turnsOf(actions));
    if (turned && unseen && this.table.held !== cell) {
      this.table.selection.held = cell;
      this.table.refresh();
      this.table.shared().draw();
      return this.table.sayTurned(turned);
    }
    if (turned) return this.act(turned, cell);
    this.table.selection.held = null;
    // A piece that is pressed first shows where it can go, also where it has only one way.
    const length = this.table.selection.path.length + 1;
    const shows = only.path.length > length && !this.#isEdge(cell) && actionsOf(this.table.game.view).length > 1;
    if (actions.length === 1 && !shows) return this.act(only, cell);
    if (actions.some((action) => action.path.length === length)) return this.#offer(cell, actions);
    this.table.pressed.push(cell);
    this.table.refresh();
    this.table.shared().draw();
    const cells = [...this.table.selection.next.keys()];
    this.table.shared().say(t("said-next", { cells: cells.join(", ") }));
  }

  /**
   * Lets choose at the place between actions that are pressed in the same way.
   * @param {string} cell
   * @param {ActionView[]} actions
   */
  #offer(cell, actions) {
    this.table.refresh();
    const { offer } = this.table.game.looks;
    const choices = actions.map(
      (action) => html`<button type="button" class="secondary" @click=${() => this.#chose(action, cell)}>
        ${offer?.name(action) ?? action.text}
      </button>`,
    );
    this.table.balloon.tell(cell, html`<p>${offer?.ask(cell)}</p>
      <div class="choices">${choices}</div>`);
    this.table.balloon.element.querySelector("button")?.focus();
  }

  /**
   * @param {ActionView} action
   * @param {string} cell
   */
  #chose(action, cell) {
    this.table.focus();
    this.table.balloon.tell(null);
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
      return this.press(cell, false);
    }
    if (done === null) return this.#refuse(cell);
    if (done === "all" && chooser.action) return this.act(chooser.action, cell);
    if (done === "must-go") this.table.balloon.tell(cell, t("chooser-must-go", { cell }));
    await this.table.chooserChanged(chooser);
  }

  /** @param {string} cell */
  #isEdge(cell) {
    return isEdge(this.table.drawing.board, cell);
  }

  /** Leaves the rows that were left before in the same turn. */
  leaveAgain() {
    const { chooser, game } = this.table;
    const { plies, settled } = game.state;
    if (chooser?.leave && plies.length > settled && rowsKey(chooser) === this.#left) void this.act(chooser.leave, "");
  }

  /**
   * A press on a cell that is let go on another, or beside the board.
   * @param {string} cell
   * @param {string | null} next
   */
  async drag(cell, next) {
    this.table.selection.clear();
    const { view, isOurs } = this.table.game;
    const actions = isOurs && !moving() ? meant(actionsOf(view), this.table.hand, [cell]) : [];
    // What is taken away can be dragged off to wherever.
    const [only] = actions;
    if (only?.path.length === 1 && only.effects[0]?.kind === "remove") return this.act(only, cell);
    const there = actions.filter((it) => it.path[1] === next);
    if (next !== null && there.length > 1) {
      this.table.selection.pressed = [cell].slice(this.table.game.looks.begun(view).length);
      await this.#pressNext(next);
    } else if (there[0]) await this.act(there[0], cell);
    else this.table.refresh();
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
      if (!actionsOf(this.table.game.view).some(({ text }) => text === action.text)) return;
    }
    if (this.table.chooser && action === this.table.chooser.leave) this.#left = rowsKey(this.table.chooser);
    await this.#play(action.text, cell);
  }

  /**
   * Tells why nothing can be done at a cell.
   * @param {string} cell
   */
  async #refuse(cell) {
    const { view, looks } = this.table.game;
    const { board, glyphs } = this.table.drawing;
    const text = looks.attempt({ board, view, hand: this.table.hand, path: this.table.selection.path, cell });
    if (text !== null) return this.#play(text, cell);
    const standing = this.table.drawing.standings.get(cell);
    const top = standing?.layers.at(-1);
    const hint = this.table.chooser ? textOf(looks, "hint-row") : looks.hint(view, board);
    if (!standing || !top || !looks.cards?.has(top.kind)) return this.table.balloon.tell(cell, hint);
    const stuck = this.table.chooser ? null : looks.stuck(top, view);
    this.table.balloon.tell(cell, html`<p><strong>${stackName(looks, standing.layers)}</strong></p>
      <p>${stuck ?? hint}</p>
      ${aidButton(top.kind, glyphs, this.table.game)}`);
  }

  /**
   * @param {string} text
   * @param {string} cell
   */
  async #play(text, cell) {
    if (this.#acting) return;
    this.#acting = this.table.game.act(text).catch((why) => {
      if (why instanceof Refused) this.table.balloon.tell(cell, problemList(why, this.table.game.looks));
      else void this.table.shared().attempt(() => Promise.reject(why));
    });
    await this.#acting;
    this.#acting = null;
  }
}

/** @param {Chooser} chooser */
function rowsKey({ rows, view }) {
  return `${view.to_move} ${rows.map((row) => row.cells.join()).join(" ")}`;
}

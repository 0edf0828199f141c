// Choosing what goes with a row, or with whatever else lies on the board to be dealt with: which row,
// which of its pieces stay, and what comes of it.

import { need, t } from "../../i18n.js";
import { actionsOf, taken, taking } from "../../board/state.js";
import { pieceNoun, playerName, textOf } from "../../games/names.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { problemLine } from "./words.js";

/** @import { ActionView, Piece, Problem, Row, View } from "../../types.js" */
/** @import { Band } from "../../board/bands.js" */
/** @import { Mark } from "../../board/shapes.js" */
/** @import { Standings } from "../../board/state.js" */
/** @import { Looks } from "../../games/looks.js" */

await need("play");

/** What is being chosen in one position. */
export class Chooser {
  /** @type {Row[]} the rows of the player to move that can be dealt with now */
  rows;
  /** @type {Row} */
  row;
  /** @type {Set<string>} the cells that are to be cleared */
  going = new Set();
  /** @type {ActionView | undefined} the action that leaves all rows */
  leave;
  /** @type {Problem[]} why what is chosen may not be taken, as far as that is known */
  wrong = [];

  /**
   * @param {View} view
   * @param {Looks} looks
   * @param {string} spec
   */
  constructor(view, looks, spec) {
    this.view = view;
    this.looks = looks;
    this.spec = spec;
    const choices = actionsOf(view).filter((action) => action.path.length === 0);
    this.leave = choices.find((action) => action.effects.length === 0);
    this.choices = choices.filter((action) => taken(action).length > 0);
    this.rows = view.rows.filter((row) => row.owner === view.to_move && this.#of(row).length > 0);
    this.row = /** @type {Row} */ (this.rows[0]);
    if (this.row) this.choose(this.row);
  }

  /** Whether there is something to choose. */
  get needed() {
    return this.rows.length > 0;
  }

  /**
   * The removals that deal with a row.
   * @param {Row} row
   */
  #of(row) {
    return this.choices.filter((action) => {
      const cells = taken(action);
      return cells.every((cell) => row.cells.includes(cell)) && row.must_go.every((cell) => cells.includes(cell));
    });
  }

  /**
   * Turns to a row; as a beginning what is usually best goes: others' pieces, and not one's own.
   * @param {Row} row
   */
  choose(row) {
    this.row = row;
    this.wrong = [];
    const usual = this.#of(row).reduce((best, action) => (this.#promise(action) > this.#promise(best) ? action : best));
    this.going = new Set(taken(usual));
  }

  /** @param {ActionView} action */
  #promise(action) {
    const { outcome } = action;
    if (outcome) return outcome.winner === this.view.to_move ? 1000 : -1000;
    return action.effects.reduce(
      (sum, effect) =>
        effect.kind === "remove" && this.row.may_stay.includes(effect.at) ? sum + (effect.fate === "captured" ? 1 : -1) : sum,
      0,
    );
  }

  /** The cells of the row that may stay. */
  get optional() {
    const choices = this.#of(this.row);
    return this.row.may_stay.filter((cell) => choices.some((action) => !taken(action).includes(cell)));
  }

  /** The action that takes what is chosen, if it may be played. */
  get action() {
    return taking(this.choices, this.going);
  }

  /**
   * Lets a piece stay that was to go, or go that was to stay.
   * @param {string} cell
   */
  toggle(cell) {
    this.wrong = [];
    if (!this.going.delete(cell)) this.going.add(cell);
  }

  /** The text of what is chosen, if it may not be played and it is not yet known why. */
  get asked() {
    return this.action || this.going.size === 0 || this.wrong.length > 0 ? null : (this.looks.rows?.text(this.going) ?? null);
  }

  /**
   * What a press on a cell means here.
   * @param {string} cell
   * @returns {"toggled" | "turned" | "all" | "must-go" | null} `all`: take what is chosen
   */
  press(cell) {
    const { optional } = this;
    if (optional.includes(cell)) {
      this.toggle(cell);
      return "toggled";
    }
    const other = this.rows.find((row) => row !== this.row && row.cells.includes(cell));
    if (other && !this.row.cells.includes(cell)) {
      this.choose(other);
      return "turned";
    }
    if (!this.row.cells.includes(cell)) return null;
    return optional.length === 0 ? "all" : "must-go";
  }

  /** What would come of it now, in a sentence; none if it may not be played. */
  get told() {
    const { action, view, looks, spec } = this;
    if (!action) return t("chooser-not-enough");
    const parts = [looks.rows?.result(action.effects, spec) ?? ""];
    const { outcome } = action;
    if (outcome) parts.push(t(`chooser-${outcome.winner === null ? "draws" : outcome.winner === view.to_move ? "wins" : "loses"}`));
    return parts.join(" ");
  }

  /** @returns {Map<string, Mark>} */
  get marks() {
    return new Map(
      this.row.cells.map((cell) => {
        const piece = this.view.pieces.find(({ at }) => at === cell)?.layers.at(-1);
        return [cell, this.going.has(cell) ? fateIn(this.looks, this.row, piece, this.spec) : "stays"];
      }),
    );
  }
}

/**
 * @param {Looks} looks
 * @param {Row} row
 * @param {Piece | undefined} piece
 * @param {string} spec
 * @returns {Mark}
 */
const fateIn = (looks, row, piece, spec) => looks.rows?.fateIn(row, piece, spec) ?? "captured";

/**
 * The rows as they are set off on the board.
 * @param {Looks} looks
 * @param {View} view
 * @param {Row | null} chosen
 * @returns {Band[]}
 */
export function bands(looks, view, chosen) {
  return view.rows.map((row) => ({
    cells: row.cells,
    straight: looks.rows?.straight ?? true,
    look: row === chosen ? "chosen" : row.owner === view.to_move ? "own" : "other",
    label: textOf(looks, "row-of", { player: playerName(looks, row.owner) }),
  }));
}

/**
 * What will have to go with rows that an action would make.
 * @param {Looks} looks
 * @param {Standings} standings
 * @param {Row[]} rows
 * @param {string} spec
 * @returns {Map<string, Mark>}
 */
export function comingMarks(looks, standings, rows, spec) {
  return new Map(
    rows.flatMap((row) => row.must_go.map((cell) => [cell, fateIn(looks, row, standings.get(cell)?.layers.at(-1), spec)])),
  );
}

/**
 * @param {Chooser} chooser
 * @param {{ take: (action: ActionView) => void, changed: () => void }} handlers
 */
export function chooserPanel(chooser, { take, changed }) {
  const { looks, row, view, action, leave, optional } = chooser;
  return html`<div class="chooser">
    ${chooser.rows.length > 1
      ? html`<div class="rows" role="group" aria-label=${textOf(looks, "chooser-rows")}>
          ${chooser.rows.map(
            (it) => html`<button
              type="button"
              class="chip"
              aria-pressed=${String(it === row)}
              @click=${() => {
                chooser.choose(it);
                changed();
              }}
            >
              ${looks.rows?.name(it)}
            </button>`,
          )}
        </div>`
      : nothing}
    ${optional.length > 0
      ? html`<fieldset class="switches">
          <legend>${t("chooser-switches")}</legend>
          ${optional.map((cell) => {
            const piece = view.pieces.find((placed) => placed.at === cell)?.layers.at(-1);
            return html`<label class="switch">
              <input
                type="checkbox"
                role="switch"
                .checked=${!chooser.going.has(cell)}
                @change=${() => {
                  chooser.toggle(cell);
                  changed();
                }}
              />
              <span class="track" aria-hidden="true"></span>
              <span>${t("chooser-stays", { cell, piece: piece ? pieceNoun(looks, piece) : cell })}</span>
            </label>`;
          })}
        </fieldset>`
      : nothing}
    <p class="result">${chooser.wrong.length > 0 ? chooser.wrong.map((problem) => problemLine(problem, looks)) : chooser.told}</p>
    <div class="actions">
      <button type="button" class="primary" ?disabled=${!action} @click=${() => action && take(action)}>${textOf(looks, "chooser-take")}</button>
      ${leave ? html`<button type="button" class="secondary" @click=${() => take(leave)}>${textOf(looks, "chooser-leave")}</button>` : nothing}
    </div>
  </div>`;
}

// What somebody has chosen so far for the next action: a kind of piece, cells, how a piece is turned.

import { moving } from "../../board/animate.js";
import { actionsOf, hands, meant, nextCells, turnedBy, turns } from "../../board/state.js";

/** @import { ActionView, Player } from "../../types.js" */
/** @import { Game } from "./game.js" */

/** What is chosen on a board. */
export class Selection {
  /** @type {Partial<Record<Player, string>>} the kind of piece that each has chosen, which stays so */
  #chosen = {};
  /** @type {string[]} the cells that were pressed for the action being chosen */
  pressed = [];
  /** @type {string | null} the cell on which a press has begun that has come to another one */
  dragged = null;
  /** How the next piece is turned that can be, by the six directions. */
  #turned = 0;
  /** @type {string | null} the cell on which a finger has put such a piece, to be turned and put down */
  held = null;

  /** @param {Game} game */
  constructor(game) {
    this.game = game;
  }

  /** Lets go of what was pressed. */
  clear() {
    this.pressed = [];
    this.dragged = null;
    this.held = null;
  }

  /** @param {string} kind */
  choose(kind) {
    this.#chosen[this.game.view.to_move] = kind;
    this.clear();
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

  /** The cells that the action being chosen begins with: given, and pressed; or the one that is dragged. */
  get path() {
    const { isOurs, looks, view } = this.game;
    if (this.dragged !== null) return [this.dragged];
    return [...(isOurs ? looks.begun(view) : []), ...this.pressed];
  }

  /** The cells that can be pressed, each with the actions that are then still meant. */
  get next() {
    if (!this.game.isOurs || moving()) return new Map();
    return nextCells(meant(actionsOf(this.game.view), this.hand, this.path), this.path.length);
  }

  /**
   * The actions among which to turn a piece, where it is held or else on the cell that is looked at.
   * @param {string | null} looked
   */
  turning(looked) {
    const cell = this.held ?? looked;
    return this.turnsOf((cell === null ? undefined : this.next.get(cell)) ?? []);
  }

  /**
   * Those actions, if they differ in nothing but how the piece is turned.
   * @param {ActionView[]} actions
   */
  turnsOf(actions) {
    return turns(actions, this.path.length + 1);
  }

  /**
   * The one of such actions by which the piece lies as it is turned now.
   * @param {ActionView[]} turning
   */
  turned(turning) {
    return turnedBy(turning, this.#turned);
  }

  /**
   * Turns the piece that is to be put down.
   * @param {number} by how often, clockwise
   * @param {string | null} looked
   * @returns {ActionView | null} how it lies then; null if there is none
   */
  turn(by, looked) {
    const turning = this.turning(looked);
    const now = turning.findIndex((action) => action === this.turned(turning));
    const next = turning[(now + by + turning.length) % turning.length] ?? null;
    if (next) this.#turned = next.turned ?? 0;
    return next;
  }
}

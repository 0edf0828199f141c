// How far jumps must go on: the rules are asked what is possible after each.

import { actionsOf } from "../../board/state.js";
import { expect } from "./game.js";

/** @import { ActionView, MatchView, View } from "../../types.js" */
/** @import { Game } from "./game.js" */

/** The jumps of a position, each as the cells it begins and lands on to the end of the turn. */
export class Routes {
  /** @type {View | null} */
  #view = null;
  /** @type {string[][]} */
  #all = [];

  /**
   * Turns to the position that is shown, in games whose jumps are shown; `found` is called once it is
   * known how they go on.
   * @param {Game} game
   * @param {() => void} found
   */
  async follow({ state, view, looks, isOurs }, found) {
    if (this.#view === view) return;
    this.#view = view;
    const jumps = looks.routes && isOurs ? actionsOf(view).filter(isJump) : [];
    this.#all = jumps.map(({ path }) => path);
    if (jumps.every((jump) => jump.completes_turn)) return;
    const all = await routesFrom(state);
    if (this.#view !== view) return;
    this.#all = all;
    found();
  }

  /**
   * Those that begin with some cells, and with `looked` if there are such.
   * @param {View} view
   * @param {string[]} path
   * @param {string | null} looked
   */
  from(view, path, looked) {
    if (this.#view !== view) return [];
    const begin = (/** @type {string[]} */ with_) => this.#all.filter((cells) => with_.every((cell, index) => cells[index] === cell));
    const there = looked === null ? [] : begin([...path, looked]);
    return there.length > 0 ? there : begin(path);
  }
}

/** @param {ActionView} action */
const isJump = ({ effects: [effect] }) => effect?.kind === "jump";

/**
 * @param {MatchView} state
 * @returns {Promise<string[][]>}
 */
async function routesFrom({ saved, view }) {
  const at = saved.log.at(-1)?.at ?? 0;
  const routes = actionsOf(view).filter(isJump).map(async ({ text, path, completes_turn }) => {
    if (completes_turn) return [path];
    const event = { kind: /** @type {const} */ ("act"), action: text };
    const { state } = await expect({ ask: "do", saved, by: view.to_move, at, event }, "match");
    return (await routesFrom(state)).map((cells) => [...path.slice(0, 1), ...cells]);
  });
  return (await Promise.all(routes)).flat();
}

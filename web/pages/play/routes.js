// How far jumps must go on: the rules are asked what is possible after each.

import { expect } from "./game.js";

/** @import { ActionView, MatchView, View } from "../../types.js" */

/** @param {ActionView} action */
const isJump = ({ effects: [effect] }) => effect?.kind === "jump";

/**
 * The jumps of a position by themselves, as the cells they begin and end on.
 * @param {View} view
 */
export const jumps = ({ actions }) => actions.filter(isJump).map(({ path }) => path);

/**
 * The same, each with every way in which it goes on to the end of the turn.
 * @param {MatchView} state
 * @returns {Promise<string[][]>}
 */
export async function routesFrom({ saved, view }) {
  const at = saved.log.at(-1)?.at ?? 0;
  const routes = view.actions.filter(isJump).map(async ({ text, path, completes_turn }) => {
    if (completes_turn) return [path];
    const event = { kind: /** @type {const} */ ("act"), action: text };
    const { state } = await expect({ ask: "do", saved, by: view.to_move, at, event }, "match");
    return (await routesFrom(state)).map((cells) => [...path.slice(0, 1), ...cells]);
  });
  return (await Promise.all(routes)).flat();
}

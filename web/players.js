// The two players of any game.

/** @import { Player } from "./types.js" */

/** @type {[Player, Player]} the one who begins first */
export const players = ["first", "second"];

/**
 * The place of a player in lists of both.
 * @param {Player} player
 * @returns {0 | 1}
 */
export const index = (player) => (player === "first" ? 0 : 1);

/**
 * The opponent of a player.
 * @param {Player} player
 * @returns {Player}
 */
export const other = (player) => (player === "first" ? "second" : "first");

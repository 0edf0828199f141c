// What an address holds of a match.

import { keyOf, looksOf, readPosition } from "../../games/index.js";
import { newMatch, openRecord, refused } from "./game.js";

/** @import { MatchView, Seat } from "../../types.js" */

/** @type {Seat} */
const HUMAN = { player: "human", name: null };

/** What an address can hold of a match. */
const PARTS = ["record", "position", "spec"];

/**
 * Whether an address holds a match.
 * @param {URLSearchParams} values
 */
export const holdsMatch = (values) => PARTS.some((part) => values.has(part));

/**
 * The match that an address holds: a record, or two people's game from a position or from the beginning.
 * @param {URLSearchParams} values
 */
export async function read(values) {
  const game = values.get("spec");
  return shown(await begin(values.get("record") ?? values.get("position"), game));
}

/**
 * A match whose games the page can show, also those that it may be combined with.
 * @param {MatchView} state
 */
export async function shown(state) {
  const links = (state.combined?.links ?? []).map(([, game]) => game).filter((game) => game.includes(":"));
  const hidden = [state.saved.spec, ...links].find((spec) => !looksOf(spec));
  if (hidden === undefined) return state;
  const name = keyOf(hidden);
  throw await refused([{ code: "not-shown", rule: null, args: [["game", name]], message: `this page cannot show ${name}` }]);
}

/**
 * @param {string | null} text
 * @param {string | null} game the game of a position with its options, if it does not stand in front
 */
function begin(text, game) {
  if (text === null && game !== null) return newMatch(game, [HUMAN, HUMAN]);
  const read = readPosition(text ?? "");
  if (!read) return openRecord(text ?? "");
  return newMatch(game ?? read.spec, [HUMAN, HUMAN], read.position);
}

/**
 * Goes to a page, made anew also if it is the one that is shown.
 * @param {string} hash
 */
export function go(hash) {
  if (location.hash === hash) dispatchEvent(new HashChangeEvent("hashchange"));
  else location.hash = hash;
}

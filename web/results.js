// How the games against the engine in this browser went, and which of its levels fits.

import { keepResults, results } from "./keep.js";

/** @import { MatchView } from "./types.js" */

/**
 * @typedef {object} Result a game against a level of the engine
 * @property {string} game the game's key
 * @property {number} level
 * @property {number} score what the person got: 1, 0.5 or 0
 */

/** How many games of a kind are kept and count. */
const COUNT = 12;
/** How many there must be before anything is suggested. */
const ENOUGH = 3;

/**
 * Keeps the result of a match that has just ended, if it tells how strong somebody is: one person against
 * one level, from the usual start, nothing taken back, not combined with other games.
 * @param {string} game the game's key
 * @param {MatchView} state
 */
export function noteResult(game, { saved, ending }) {
  const seats = saved.seats.map(({ player }) => player);
  const person = seats.indexOf("human");
  const level = Number(/^level:(\d)$/.exec(seats[1 - person] ?? "")?.[1]);
  if (!ending || !level || saved.start || saved.terms?.combine || saved.log.some(({ kind }) => kind === "take-back")) return;
  const score = ending.winner === null ? 0.5 : Number((ending.winner === "first") === (person === 0));
  const all = results();
  const others = all.filter((result) => result.game !== game);
  const same = all.filter((result) => result.game === game);
  keepResults([...others, ...same.slice(1 - COUNT), { game, level, score }]);
}

/**
 * The level that somebody would win about every second game against, as far as the last games tell; `null`
 * if they tell too little. A level is about 200 Elo above the one before.
 * @param {string} game the game's key
 * @param {number} levels how many there are
 */
export function fittingLevel(game, levels) {
  const played = results().filter((result) => result.game === game);
  const last = played.at(-1);
  if (!last || played.length < ENOUGH) return null;
  // The likeliest strength, on the scale of levels; a win and a loss against the last level are added, so
  // that a short run of wins does not lead to infinity.
  const told = [...played, { ...last, score: 1 }, { ...last, score: 0 }];
  let [weak, strong] = [0, levels + 1];
  while (strong - weak > 0.01) {
    const middle = (weak + strong) / 2;
    const surplus = told.reduce((sum, { level, score }) => sum + score - 1 / (1 + 10 ** ((level - middle) / 2)), 0);
    if (surplus > 0) weak = middle;
    else strong = middle;
  }
  return Math.min(Math.max(Math.round(weak), 1), levels);
}

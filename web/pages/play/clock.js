// Clocks: what they show now, and when one of them is up.

import { index, players } from "../../players.js";
import { TENTHS } from "../../time.js";

/** @import { EventKind, MatchView, Player } from "../../types.js" */
/** @import { Game } from "./game.js" */

/** At how many seconds left whoever has to decide is told so. */
export const NOTICES = [10, 30, 60];

/** When the last event of a match was. */
const last = (/** @type {MatchView} */ { saved }) => saved.log.at(-1)?.at ?? 0;

/**
 * When the next time is up in a game, by the time of its match: that of whoever decides, or of a timer
 * that the game has of its own.
 * @param {MatchView} match
 * @param {MatchView} game
 */
function next(match, { ending, clocks, view: { alarm } }) {
  if (ending) return [];
  const left = [clocks?.find(({ runs }) => runs)?.left, alarm].flatMap((it) => it ?? []);
  return left.map((millis) => last(match) + millis);
}

/**
 * When the next time is up in a match, and the event that points it out.
 * @param {MatchView} state
 * @returns {{ at: number, event: EventKind } | null}
 */
export function deadline(state) {
  const { ending, fight } = state;
  if (ending) return null;
  const side = fight?.step.step === "game" ? next(state, fight.step.state) : [];
  const main = [...next(state, state), ...(fight?.answer_by ?? []).flatMap((at) => at ?? [])];
  if (side.length > 0) return { at: Math.min(...side), event: { kind: "side", event: { kind: "flag" } } };
  return main.length > 0 ? { at: Math.min(...main), event: { kind: "flag" } } : null;
}

/**
 * What a player's clock shows now, in milliseconds; null where there is none.
 * @param {Game} game
 * @param {Player} player
 */
export function left(game, player) {
  const clock = game.state.clocks?.[index(player)];
  if (!clock) return null;
  const passed = clock.runs ? game.contest.at - last(game.contest.state) : 0;
  return Math.max(clock.left - passed, 0);
}

/**
 * What a player's clock shows of its main time or, once that is used up, of its period, and how many periods
 * there are; null where there are none.
 * @param {Game} game
 * @param {Player} player
 */
export function period(game, player) {
  const clock = game.state.clocks?.[index(player)];
  if (!clock || clock.periods === 0) return null;
  const { main, spare, periods } = clock;
  const passed = clock.left - (left(game, player) ?? 0);
  if (passed < main) return { time: main - passed, periods };
  const rest = passed - main;
  if (rest < spare) return { time: spare - rest, periods };
  const each = periods > 1 ? (clock.left - main - spare) / (periods - 1) : 1;
  const used = Math.floor((rest - spare) / each);
  return { time: each - ((rest - spare) % each), periods: periods - 1 - used };
}

/**
 * Whether time passes in a game that is seen.
 * @param {Game} game
 */
export const runs = ({ state: { clocks, fight } }) =>
  clocks?.some(({ runs }) => runs) || fight?.answer_by.some((at) => at !== null) || false;

/**
 * Milliseconds after which clocks that run show something else.
 * @param {Game} game
 */
export function pace(game) {
  const short = players.some((player) => game.state.clocks?.[index(player)]?.runs && (left(game, player) ?? TENTHS) < TENTHS + 1000);
  return short ? 100 : 500;
}

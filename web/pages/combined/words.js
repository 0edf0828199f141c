// Sentences about announced moves, challenges and side games.

import { kindName, playerName } from "../../games/names.js";
import { need, t } from "../../i18n.js";
import { other, players } from "../../players.js";
import { due } from "../play/said.js";
import { sideName } from "./names.js";

/** @import { FightView, FoughtView, MatchView, Player, Sign } from "../../types.js" */
/** @import { Desk } from "./desk.js" */
/** @import { Shared } from "../play.js" */
/** @import { Contest } from "../play/contest.js" */
/** @import { Game } from "../play/game.js" */

await need("play");

/**
 * What is being decided in a fight; only combined games have such.
 * @param {Shared} shared
 */
export const deskOf = ({ desk }) => /** @type {Desk} */ (desk);

/**
 * Who and what a fight is about, as its sentences name them.
 * @param {Contest} contest
 * @param {FightView} fight
 */
export function about({ main, state }, { by, action, kind, lost }) {
  const { looks } = main;
  const [at = ""] = lost.flatMap((effect) => ("at" in effect ? [effect.at] : []));
  return {
    player: playerName(looks, by),
    other: playerName(looks, other(by)),
    move: action,
    piece: kindName(looks, kind),
    at,
    ties: state.combined?.tie_allows ? "yes" : "no",
  };
}

/** The name of the game that is played or chosen in a fight. */
const gameOf = (/** @type {FightView} */ { step }) =>
  sideName("game" in step ? step.game : step.step === "game" ? step.state.saved.spec : step.step);

/**
 * What is due in a game, in a sentence.
 * @param {Game} game
 */
export function gameDue({ contest, looks, state }) {
  const { view, ending, fight } = state;
  if (!fight || ending) return due(looks, view, ending);
  const { step } = fight;
  const { player, other } = about(contest, fight);
  if (step.step === "answer") return t("said-answer-due", { other });
  return step.step === "begin" ? t("said-begin-due", { player }) : t("said-side-due", { game: gameOf(fight) });
}

/**
 * What has happened in a fight, in a sentence; nothing if there is nothing to tell.
 * @param {Contest} contest
 * @param {MatchView} before
 * @param {MatchView} now
 */
export function fightTold(contest, before, now) {
  if (now.ending) return null;
  const { fight } = now;
  if (!fight) return before.fight?.step.step === "answer" ? t("said-let-pass", about(contest, before.fight)) : null;
  const names = { ...about(contest, fight), game: gameOf(fight) };
  const { step } = fight;
  const last = before.fight?.step;
  if (!last) {
    const announced = t("said-announced", names);
    return step.step === "answer" ? `${announced} ${t("said-answer-due", names)}` : `${announced} ${t("said-always", names)}`;
  }
  if (last.step === "answer") return `${t("said-challenged", names)} ${step.step === "begin" ? t("said-begin-due", names) : ""}`;
  if (step.step === "hands" && last.step === "begin") return t("said-refused", names);
  if (step.step === "game" && last.step === "begin") {
    return t("said-begins", { player: playerName(contest.main.looks, step.begins), game: gameOf(fight) });
  }
  if (step.step === "hands" && last.step === "hands") return handsTold(contest, step, last);
  if (step.step === "elsewhere" && last.step === "elsewhere") return elsewhereTold(contest, step, last);
  return null;
}

/**
 * @param {Contest} contest
 * @param {Extract<FightView["step"], { step: "hands" }>} now
 * @param {Extract<FightView["step"], { step: "hands" }>} before
 */
function handsTold({ main }, now, before) {
  const round = now.rounds.at(-1);
  if (round && now.rounds.length > before.rounds.length) return `${roundLine(main, round)} ${t("hands-again")}`;
  const chose = players.find((_, at) => now.chosen[at] && !before.chosen[at]);
  return chose ? t("said-chosen", { player: playerName(main.looks, chose) }) : null;
}

/**
 * @param {Contest} contest
 * @param {Extract<FightView["step"], { step: "elsewhere" }>} now
 * @param {Extract<FightView["step"], { step: "elsewhere" }>} before
 */
function elsewhereTold({ main }, now, before) {
  if (now.disagreed > before.disagreed) return t(now.lot ? "elsewhere-lot" : "elsewhere-disagreed");
  const told = players.map((player, at) => (now.told[at] && !before.told[at] ? toldLine(main, player, now.told[at].winner) : null));
  return told.find((line) => line !== null) ?? null;
}

/**
 * What a player says about a game elsewhere.
 * @param {Game} main
 * @param {Player} player
 * @param {Player | null} winner
 */
export const toldLine = (main, player, winner) =>
  t("elsewhere-told", { player: playerName(main.looks, player), result: winner ? t("elsewhere-won", { player: playerName(main.looks, winner) }) : t("elsewhere-tie") });

/**
 * What both have chosen.
 * @param {Game} main
 * @param {[Sign, Sign]} round
 */
export const roundLine = ({ looks }, [first, second]) =>
  t("hands-round", { first: playerName(looks, "first"), one: t(`sign-${first}`), second: playerName(looks, "second"), two: t(`sign-${second}`) });

/**
 * How a fight ended and what comes of it, sentence by sentence.
 * @param {Contest} contest
 * @param {FoughtView} over
 */
export function resultLines({ main }, { by, announced, kind, game, rounds, winner, reason, allowed }) {
  const { looks } = main;
  const name = (/** @type {Player} */ player) => playerName(looks, player);
  const round = rounds.at(-1);
  const lines = round ? [roundLine(main, round)] : [];
  if (winner && reason === "time") lines.push(t("result-time", { loser: name(other(winner)) }));
  lines.push(winner ? t(reason === "lot" ? "result-lot" : "result-won", { player: name(winner), game: sideName(game) }) : t("result-tie", { game: sideName(game) }));
  const names = { player: name(by), move: announced, piece: kindName(looks, kind) };
  lines.push(t(allowed ? "result-happens" : "result-lost", names));
  return lines;
}

// The game that is played for the right to an announced action, on a board of its own.

import { need, t } from "../../i18n.js";
import { playerName } from "../../games/names.js";
import { other } from "../../players.js";
import { Game } from "../play/game.js";

/** @import { EventKind, MatchView, Player } from "../../types.js" */
/** @import { Contest } from "../play/contest.js" */

await need("play");

/**
 * The side game that is played in a match, if one is on a board.
 * @param {MatchView} state
 */
export function sideOf({ ending, fight }) {
  return !ending && fight?.step.step === "game" ? fight.step : null;
}

/** What is told and asked here happens in the match it belongs to. */
export class SideGame extends Game {
  /**
   * @param {Contest} contest
   * @param {MatchView} state
   * @param {Player} begins which player of the match begins
   */
  constructor(contest, state, begins) {
    super(contest, state);
    this.begins = begins;
  }

  /**
   * @override
   * @param {Player} player
   */
  outer(player) {
    return this.begins === "first" ? player : other(player);
  }

  /**
   * @override
   * @param {EventKind} event
   * @returns {EventKind}
   */
  wrap(event) {
    return { kind: "side", event };
  }

  /**
   * Two people are told by the colours of the main game.
   * @override
   * @param {Player} player
   */
  seat(player) {
    const seat = super.seat(player);
    if (!this.ofPeople || seat.name) return seat;
    const { looks } = this.contest.main;
    return { ...seat, name: t("seat-in-main", { player: playerName(looks, this.outer(player)), game: t(`game-${looks.key}`) }) };
  }

  /** @override */
  get takeBackTo() {
    return null;
  }
}

// What the people at the page are deciding in a fight, as long as it is not decided: nothing of it is in
// the match.

import { behindCard } from "./behind.js";
import { fightList } from "./list.js";
import { fightPanel, resultPanel } from "./panel.js";

/** @import { Player } from "../../types.js" */
/** @import { Shared } from "../play.js" */
/** @import { Contest } from "../play/contest.js" */

/** What belongs to one decision, and how it is shown. */
export class Desk {
  /** What the page shows of it. It comes with it, so that a game that is not combined does without. */
  parts = { behind: behindCard, list: fightList, panel: fightPanel, result: resultPanel };
  /** @type {Player | null} who has the device and is not looked at by the other */
  ready = null;
  /** The side game to be named, where that is free; empty for the one that is offered first. */
  named = "";
  /** @type {string | null} the decision that is due; null before anything was */
  #due = null;

  /**
   * Turns to the decision that is due now. Whoever uses keys or listens is led to it, and back to the
   * board once nothing of the kind is due.
   * @param {Shared} shared
   */
  follow({ contest, table, game }) {
    const now = due(contest);
    const before = this.#due;
    if (now === before) return;
    this.ready = null;
    this.named = "";
    this.#due = now;
    if (before === null || !isFree(document.activeElement)) return;
    const heading = document.querySelector(".prompt h2");
    if (heading instanceof HTMLElement) heading.focus({ preventScroll: true });
    else if (!game.state.ending) table.focus();
  }
}

/**
 * Whether the focus may be taken from there: it is lost, on the board, or where the last decision was.
 * @param {Element | null} focused
 */
const isFree = (focused) => !focused || focused === document.body || focused.closest(".prompt, .board") !== null;

/** @param {Contest} contest */
function due({ state, result, side }) {
  if (result) return `result ${state.fought.length}`;
  const { fight, ending } = state;
  if (!fight || ending) return "";
  if (side) return "side";
  const { step } = fight;
  const round = step.step === "hands" ? step.rounds.length : step.step === "elsewhere" ? step.disagreed : 0;
  return [fight.action, step.step, round, ...fight.deciders].join(" ");
}

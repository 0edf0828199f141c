// Turns that are tried on the board for a plan, before they are due.

import { other } from "../../players.js";
import { expect } from "../play/game.js";

/** @import { Branch, EventKind, MatchView, Player, PlyView, Request, SavedMatch } from "../../types.js" */

/**
 * One answer and what it answers.
 * @typedef {object} Answer
 * @property {string[] | null} on the actions of the opponent; null for whatever they play
 * @property {string[]} play
 */

/**
 * The actions of the opponent since the last of whoever plans.
 * @param {MatchView} state
 * @param {Player} side
 */
function begun({ plies }, side) {
  const own = plies.findLastIndex(({ by }) => by === side);
  return plies.slice(own + 1).map(({ action }) => action);
}

/**
 * A match of its own in which turns are tried.
 * @param {SavedMatch} saved
 * @param {boolean} whatever whether the opponent's turn is left out
 */
const ahead = async (saved, whatever) => (await expect({ ask: "ahead", saved, whatever }, "match")).state;

/** What is being planned. */
export class Planning {
  /**
   * @param {MatchView} from how the match stood
   * @param {Player} side of whoever plans
   * @param {boolean} whatever whether the first answer is to whatever the opponent plays
   * @param {MatchView} state what is tried
   */
  constructor(from, side, whatever, state) {
    this.from = from;
    this.side = side;
    this.whatever = whatever;
    this.state = state;
  }

  /**
   * @param {MatchView} from
   * @param {Player} side
   * @param {boolean} whatever
   */
  static async begin(from, side, whatever) {
    return new Planning(from, side, whatever, await ahead(from.saved, whatever));
  }

  /** The answers that were tried, one after the other; the last one may still miss something. */
  get answers() {
    /** @type {Answer[]} */
    const answers = [];
    /** @type {string[] | null} */
    let on = this.whatever ? null : begun(this.from, this.side);
    /** @type {PlyView | null} */
    let last = null;
    for (const ply of this.state.plies) {
      if (ply.by === this.side) {
        if (last?.by !== this.side) answers.push({ on, play: [] });
        answers.at(-1)?.play.push(ply.action);
        on = [];
      } else {
        on = [...(on ?? []), ply.action];
      }
      last = ply;
    }
    return answers;
  }

  /** Whether an answer is complete. */
  get isComplete() {
    const { plies, settled, ending } = this.state;
    return plies.at(-1)?.by === this.side && (settled === plies.length || ending !== null);
  }

  /** Whether an answer is asked for, and not what it answers. */
  get isAnswer() {
    return this.state.view.to_move === this.side;
  }

  /**
   * Lets something happen in what is tried, at the time at which the match stands.
   * @param {EventKind} event
   */
  async do(event) {
    const { saved, view } = this.state;
    this.state = (await expect({ ask: "do", saved, by: view.to_move, at: 0, event }, "match")).state;
  }

  /**
   * @param {string} text an action or turn that was typed
   */
  async type(text) {
    const { saved, view } = this.state;
    this.state = (await expect({ ask: "type", saved, by: view.to_move, at: 0, text }, "match")).state;
  }

  /** Takes back the last of what was tried; whether there was something. */
  async undo() {
    const { length } = this.state.plies;
    if (length > 0) await this.do({ kind: "take-back", to: length - 1 });
    return length > 0;
  }
}

/**
 * Whether a request is about what is tried, and not about the match.
 * @param {Request} request
 */
export const isTried = (request) => request.ask === "type" || (request.ask === "do" && request.event.kind === "act");

/**
 * A plan with some more answers; what was planned for the same before is replaced.
 * @param {Branch[]} branches
 * @param {Answer[]} answers one after the other
 * @returns {Branch[]}
 */
export function planned(branches, [answer, ...more]) {
  if (!answer) return branches;
  const { on, play } = answer;
  const before = branches.find((branch) => String(branch.on) === String(on));
  const same = before && String(before.play) === String(play);
  const branch = { on, play, then: planned(same ? before.then : [], more) };
  return before ? branches.map((it) => (it === before ? branch : it)) : [...branches, branch];
}

/**
 * A plan without one of its answers and all that follows it.
 * @param {Branch[]} branches
 * @param {number[]} path of the answer, by its places
 * @returns {Branch[]}
 */
export function without(branches, [place, ...path]) {
  if (path.length === 0) return branches.filter((_, index) => index !== place);
  return branches.map((branch, index) => (index === place ? { ...branch, then: without(branch.then, path) } : branch));
}

/**
 * An answer as players write it.
 * @typedef {object} Told
 * @property {string | null} on null for whatever the opponent plays
 * @property {string} play
 * @property {MatchView | null} before where it would be played, if that can be said
 * @property {Told[]} then
 */

/**
 * A plan as players write it.
 * @param {MatchView} state
 * @param {Player} side
 * @param {Branch[]} branches
 * @returns {Promise<Told[]>}
 */
export async function told(state, side, branches) {
  const done = begun(state, side).length;
  const lead = done > 0 ? state.plies.slice(-done) : [];
  return Promise.all(branches.map((branch) => one(state.saved, lead, side, branch)));
}

/**
 * @param {SavedMatch} saved
 * @param {PlyView[]} lead what the opponent has played already
 * @param {Player} side
 * @param {Branch} branch
 * @returns {Promise<Told>}
 */
async function one(saved, lead, side, { on, play, then }) {
  try {
    let state = await ahead(saved, on === null);
    const more = (on ?? []).slice(on === null ? 0 : lead.length);
    for (const action of more) state = await act(state, other(side), action);
    const theirs = more.length > 0 ? notation(state) : (lead.at(-1)?.notation ?? "");
    const before = state;
    for (const action of play) state = await act(state, side, action);
    const next = await Promise.all(then.map((branch) => one(state.saved, [], side, branch)));
    return { on: on === null ? null : theirs, play: notation(state), before, then: next };
  } catch {
    // It cannot be played as things stand; its actions tell it too.
    const next = then.map((branch) => raw(branch));
    return { ...raw({ on, play, then: [] }), then: next };
  }
}

/**
 * @param {Branch} branch
 * @returns {Told}
 */
const raw = ({ on, play, then }) => ({ on: on && on.join(";"), play: play.join(";"), before: null, then: then.map(raw) });

/** @param {MatchView} state */
const notation = ({ plies }) => plies.at(-1)?.notation ?? "";

/**
 * @param {MatchView} state
 * @param {Player} by
 * @param {string} action
 */
const act = async ({ saved }, by, action) => (await expect({ ask: "do", saved, by, at: 0, event: { kind: "act", action } }, "match")).state;

// A game of a match: what has happened in it, and what a person does there. No page.

import { NoAnswer, ask } from "../../engine/bridge.js";
import { looksOf } from "../../games/index.js";
import { need } from "../../i18n.js";
import { index, other } from "../../players.js";

/** @import { Looks } from "../../games/looks.js" */
/** @import { Effect, EventKind, MatchView, Player, PlyView, Problem, Request, Response, SavedMatch, Seat, Step, Terms, Timer } from "../../types.js" */
/** @import { Contest } from "./contest.js" */

/** What cannot be carried out: all that is wrong, to be told at the place of the action. */
export class Refused extends Error {
  /** @param {Problem[]} problems */
  constructor(problems) {
    super(problems.map((problem) => problem.message).join("; "));
    this.problems = problems;
  }
}

/**
 * A refusal, once there are the texts that say why.
 * @param {Problem[]} problems
 */
export async function refused(problems) {
  // Without them it is told as tools tell it.
  await need("refused").catch((why) => console.warn(why));
  return new Refused(problems);
}

/** @type {Problem} */
const NOT_YOURS = { code: "out-of-turn", rule: null, args: [], message: "it is not your turn" };

/**
 * @template {Response["answer"]} A
 * @param {Request} request
 * @param {A} answer
 * @returns {Promise<Extract<Response, { answer: A }>>}
 */
export async function expect(request, answer) {
  const response = await ask(request);
  if (response.answer === "failed") throw await refused(response.failure.problems);
  if (response.answer !== answer) throw new NoAnswer(`${response.answer} came instead of ${answer}`);
  return /** @type {Extract<Response, { answer: A }>} */ (response);
}

/** A game of a match and what is seen of it: the match itself, or a side game of it. */
export class Game {
  /** @type {{ plies: number, step: Step } | null} what is looked back at */
  looking = null;
  /** @type {Effect[]} what the last turn has done so far */
  last = [];

  /**
   * @param {Contest} contest what happens here happens in it
   * @param {MatchView} state
   */
  constructor(contest, state) {
    this.contest = contest;
    this.state = state;
  }

  /** The game with its options. */
  get spec() {
    return this.state.saved.spec;
  }

  /** How the game looks. */
  get looks() {
    return /** @type {Looks} */ (looksOf(this.spec));
  }

  /** The position that is shown. */
  get view() {
    return this.looking?.step.view ?? this.state.view;
  }

  /**
   * The game's own timers with what is left of them now.
   * @returns {Timer[]}
   */
  get timers() {
    const { timers } = this.view;
    if (this.looking || this.state.view.alarm === null) return timers;
    const { at, state } = this.contest;
    const passed = at - (state.saved.log.at(-1)?.at ?? 0);
    return timers.map((timer) => ({ ...timer, left: Math.max(0, timer.left - passed) }));
  }

  /**
   * The player of the match that a player of this game is.
   * @param {Player} player
   */
  outer(player) {
    return player;
  }

  /**
   * An event of this game as it happens in the match.
   * @param {EventKind} event
   * @returns {EventKind}
   */
  wrap(event) {
    return event;
  }

  /**
   * @param {Player} player
   * @returns {Seat}
   */
  seat(player) {
    return this.state.saved.seats[index(player)];
  }

  /**
   * Whether a person here plays on a side.
   * @param {Player} player
   */
  isHuman(player) {
    return this.contest.host.sits(this.outer(player));
  }

  /** Whether two people play at one board. */
  get ofPeople() {
    return this.isHuman("first") && this.isHuman("second");
  }

  /** Whether a person may act on the board now. */
  get isOurs() {
    const { ending, fight, paused, view } = this.state;
    return !ending && !fight && !paused && !this.looking && this.isHuman(view.to_move);
  }

  /** The engine's thoughts about this game, if it is thinking about it. */
  get thinking() {
    return this.contest.playing === this ? this.contest.thinking : null;
  }

  /** @param {Player} player */
  isThinking(player) {
    return this.thinking?.by === this.outer(player);
  }

  /**
   * Plays an action, by its text.
   * @param {string} action
   */
  act(action) {
    return this.contest.happen(() => this.#doing({ kind: "act", action }));
  }

  /**
   * Why an action may not be played that is not among the legal ones.
   * @param {string} action
   * @returns {Promise<Problem[]>}
   */
  async whyNot(action) {
    try {
      await expect(this.#doing({ kind: "act", action }), "match");
      return [];
    } catch (why) {
      if (why instanceof Refused) return why.problems;
      throw why;
    }
  }

  /**
   * Plays what was typed, an action or a whole turn.
   * @param {string} text
   */
  type(text) {
    return this.contest.happen(async () => {
      const { view, ending } = this.state;
      if (!ending && !this.isHuman(view.to_move)) throw await refused([NOT_YOURS]);
      return { ask: "type", saved: this.contest.state.saved, by: this.outer(view.to_move), at: this.contest.at, text };
    });
  }

  /**
   * Does what the game lets the player do who waits.
   * @param {string} action
   */
  interject(action) {
    return this.contest.happen(() => {
      const by = other(this.state.view.to_move);
      return this.contest.request(this.outer(by), this.wrap({ kind: "act", action }));
    });
  }

  resign() {
    return this.contest.happen(() => this.#doing({ kind: "resign" }), { ends: true });
  }

  /**
   * @param {EventKind} event
   * @returns {Request}
   */
  #doing(event) {
    return this.contest.request(this.outer(this.actor), this.wrap(event));
  }

  /** Who acts for what is done here: the person whose turn it is, or the only person. */
  get actor() {
    const { to_move } = this.state.view;
    return this.ofPeople || this.isHuman(to_move) ? to_move : this.isHuman("first") ? "first" : "second";
  }

  /** @param {MatchView} state */
  #goTo(state) {
    this.state = state;
    this.looking = null;
  }

  /**
   * Goes on to a state that has some more actions.
   * @param {MatchView} state
   * @param {() => boolean} isCurrent whether that still has a meaning
   */
  async advance(state, isCurrent) {
    const before = this.state;
    const looked = this.looking !== null;
    this.#goTo(state);
    if (looked && state.plies.length === before.plies.length) await this.jump(state);
    for (let at = before.plies.length; at < state.plies.length; at++) {
      const ply = /** @type {PlyView} */ (state.plies[at]);
      const { view, effects } = await this.#step(at + 1);
      if (!isCurrent()) return;
      this.last = ply.turn === state.plies[at - 1]?.turn ? [...this.last, ...effects] : effects;
      await this.contest.listener.played(this, { ply, effects, view });
      if (!isCurrent()) return;
    }
  }

  /**
   * Shows a state in which actions were taken back.
   * @param {MatchView} state
   */
  async jump(state) {
    this.#goTo(state);
    await this.remember();
    this.contest.listener.jumped(this, state.view);
  }

  /** Remembers what the last turn did. */
  async remember() {
    this.last = await this.#turnUpTo(this.state.plies.length);
  }

  /** @param {number} plies */
  async #step(plies) {
    return (await expect({ ask: "look", saved: this.state.saved, plies }, "step")).step;
  }

  /**
   * What the turn did that the last of some actions belongs to.
   * @param {number} plies
   */
  async #turnUpTo(plies) {
    const { state } = this;
    const turn = state.plies[plies - 1]?.turn;
    /** @type {Effect[]} */
    const effects = [];
    for (let at = 0; at < plies; at++) {
      if (state.plies[at]?.turn === turn) effects.push(...(await this.#step(at + 1)).effects);
    }
    return effects;
  }

  /** How many actions are left if the last decision of a person is taken back, if it can be. */
  get takeBackTo() {
    const { plies, ending, fight, fought } = this.state;
    const waits = fight?.step.step === "answer";
    if (fight && !waits) return null;
    const whole = ending?.reason === "resigned" || (fight && this.isHuman(fight.by));
    const to = whole ? plies.length : plies.findLastIndex((ply) => this.isHuman(ply.by));
    // What was challenged stays.
    const stays = (fought.at(-1)?.ply ?? -1) + 1;
    return to < stays ? null : to;
  }

  takeBack() {
    return this.contest.takeBack();
  }

  /**
   * Looks at how it stood after some actions; `null` goes back to now.
   * @param {number | null} plies
   */
  look(plies) {
    return this.contest.queue(() => this.#look(plies));
  }

  /** @param {number | null} plies */
  async #look(plies) {
    const { length } = this.state.plies;
    const wanted = plies === null || plies >= length ? null : Math.max(plies, 0);
    const from = this.looking?.plies ?? length;
    const to = wanted ?? length;
    if (from === to) return;
    const { listener } = this.contest;
    const step = await this.#step(to);
    this.looking = wanted === null ? null : { plies: to, step };
    this.last = await this.#turnUpTo(to);
    listener.changed();
    const ply = this.state.plies[to - 1];
    if (to === from + 1 && ply) await listener.played(this, { ply, effects: step.effects, view: step.view });
    else listener.jumped(this, step.view);
    listener.changed();
  }

  /** The match as a record. */
  record() {
    return this.contest.record();
  }
}

/**
 * A new match.
 * @param {string} spec
 * @param {[Seat, Seat]} seats
 * @param {string | null} [start]
 * @param {Terms} [terms] what else is agreed
 */
export async function newMatch(spec, seats, start = null, terms = {}) {
  return (await expect({ ask: "new", spec, start, seats, terms }, "match")).state;
}

/** @param {SavedMatch} saved */
export async function resumeMatch(saved) {
  return (await expect({ ask: "resume", saved }, "match")).state;
}

/**
 * The match that the text of a game tells of.
 * @param {string} record
 * @param {boolean} [until_flaw] as far as it is sound, should it go wrong
 */
export async function openRecord(record, until_flaw = false) {
  return (await expect({ ask: "open", record, until_flaw }, "match")).state;
}

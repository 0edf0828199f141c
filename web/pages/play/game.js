// A match being played: what has happened, what is asked of whom, and the engine's turns. No page.

import { NoAnswer, ask, think } from "../../engine/bridge.js";
import { looksOf } from "../../games/index.js";
import { keepMatch } from "../../keep.js";
import { noteResult } from "../../results.js";

/** @import { Looks, Played } from "../../games/looks.js" */
/** @import { Effect, EventKind, MatchView, Player, PlyView, Problem, Request, Response, SavedMatch, Seat, Step, Thought, View } from "../../types.js" */

/** What cannot be carried out: all that is wrong, to be told at the place of the action. */
export class Refused extends Error {
  /** @param {Problem[]} problems */
  constructor(problems) {
    super(problems.map((problem) => problem.message).join("; "));
    this.problems = problems;
  }
}


/**
 * @typedef {object} Listener
 * @property {() => void} changed something to be shown has changed
 * @property {(played: Played) => Promise<void>} played shows an action; the match waits for it
 * @property {() => void} thought the engine has got deeper
 * @property {(view: View) => void} jumped the position has changed in another way
 * @property {() => void} kept the match is the one that is kept from now on
 * @property {() => void} hurry something new is asked for: what moves is to be finished
 * @property {(why: unknown) => void} failed a fault of ours
 */

/** Milliseconds the engine takes at least, so that its reply can be followed. */
const CALM = 450;

/** @type {Problem} */
const NOT_YOURS = { code: "out-of-turn", rule: null, args: [], message: "it is not your turn" };

/** @type {Record<Player, 0 | 1>} */
const SEAT = { first: 0, second: 1 };

/**
 * @template {Response["answer"]} A
 * @param {Request} request
 * @param {A} answer
 * @returns {Promise<Extract<Response, { answer: A }>>}
 */
export async function expect(request, answer) {
  const response = await ask(request);
  if (response.answer === "failed") throw new Refused(response.failure.problems);
  if (response.answer !== answer) throw new NoAnswer(`${response.answer} came instead of ${answer}`);
  return /** @type {Extract<Response, { answer: A }>} */ (response);
}

/** A match and its state. */
export class Game {
  /** @type {{ plies: number, step: Step } | null} what is looked back at */
  looking = null;
  /** @type {{ cancel: () => void, thought: Thought | null } | null} */
  thinking = null;
  /** @type {Effect[]} what the last turn has done so far */
  last = [];
  /** Counts up whenever what is under way has become meaningless. */
  #epoch = 0;
  /** What was asked for before. */
  #before = Promise.resolve();

  /** Whether this is the match that is kept in this browser. */
  #kept;

  /**
   * @param {MatchView} state
   * @param {Listener} listener
   * @param {boolean} kept whether it is the match that is kept; another one is so once a person acts in it
   */
  constructor(state, listener, kept) {
    this.state = state;
    this.listener = listener;
    this.#kept = kept;
    this.#started = performance.now();
    this.#offset = state.saved.log.at(-1)?.at ?? 0;
  }

  #started;
  #offset;

  /** Milliseconds since the match began; time in which it was not open is left out. */
  get #at() {
    return this.#offset + Math.round(performance.now() - this.#started);
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

  /** @param {Player} player */
  seat(player) {
    return /** @type {Seat} */ (this.state.saved.seats[SEAT[player]]);
  }

  /** @param {Player} player */
  isHuman(player) {
    return this.seat(player).player === "human";
  }

  /** Whether two people play at one board. */
  get ofPeople() {
    return this.isHuman("first") && this.isHuman("second");
  }

  /** Whether a person may act on the board now. */
  get isOurs() {
    return !this.state.ending && !this.looking && this.isHuman(this.state.view.to_move);
  }

  /** Shows what the last turn was, and lets the engine begin if it is its turn. */
  async begin() {
    this.last = await this.#turnUpTo(this.state.plies.length);
    this.listener.changed();
    void this.#think();
  }

  /** Ends what is under way: nobody is there any more. */
  close() {
    this.#forget();
  }

  /** Makes what is under way meaningless. */
  #forget() {
    this.#epoch++;
    this.thinking?.cancel();
    this.thinking = null;
  }

  /**
   * Plays an action, by its text.
   * @param {string} action
   */
  act(action) {
    return this.#happen(() => this.#doing({ kind: "act", action }));
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
    return this.#happen(() => {
      const { saved, view, ending } = this.state;
      if (!ending && !this.isHuman(view.to_move)) throw new Refused([NOT_YOURS]);
      return { ask: "type", saved, by: view.to_move, at: this.#at, text };
    });
  }

  resign() {
    return this.#happen(() => {
      this.#forget();
      return this.#doing({ kind: "resign" });
    });
  }

  /**
   * @param {EventKind} event
   * @returns {Request}
   */
  #doing(event) {
    return { ask: "do", saved: this.state.saved, by: this.actor, at: this.#at, event };
  }

  /** Who acts for what is done here: the person whose turn it is, or the only person. */
  get actor() {
    const { to_move } = this.state.view;
    return this.ofPeople || this.isHuman(to_move) ? to_move : this.isHuman("first") ? "first" : "second";
  }

  /**
   * Does something when everything before it is done; what still moves is finished at once.
   * @param {() => Promise<void>} doing
   */
  #queue(doing) {
    this.listener.hurry();
    const done = this.#before.then(doing);
    this.#before = done.catch(() => {});
    return done;
  }

  /**
   * Carries out a request in its turn.
   * @param {() => Request} make
   */
  #happen(make) {
    return this.#queue(async () => {
      const { state } = await expect(make(), "match");
      this.#keep();
      await this.#advance(state);
      void this.#think();
    });
  }

  /** From now on this is the match that is kept. */
  #keep() {
    if (this.#kept) return;
    this.#kept = true;
    this.listener.kept();
  }

  /** @param {MatchView} state */
  #goTo(state) {
    this.state = state;
    this.looking = null;
    if (this.#kept) keepMatch(state.saved);
  }

  /**
   * Goes on to a state that has some more actions.
   * @param {MatchView} state
   */
  async #advance(state) {
    const before = this.state;
    const epoch = this.#epoch;
    this.#goTo(state);
    if (state.ending && !before.ending) noteResult(this.looks.key, state);
    for (let index = before.plies.length; index < state.plies.length; index++) {
      const ply = /** @type {PlyView} */ (state.plies[index]);
      const { view, effects } = await this.#step(index + 1);
      if (epoch !== this.#epoch) return;
      this.last = ply.turn === state.plies[index - 1]?.turn ? [...this.last, ...effects] : effects;
      await this.listener.played({ ply, effects, view });
      if (epoch !== this.#epoch) return;
    }
    this.listener.changed();
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
    for (let index = 0; index < plies; index++) {
      if (state.plies[index]?.turn === turn) effects.push(...(await this.#step(index + 1)).effects);
    }
    return effects;
  }

  /** How many actions are left if the last decision of a person is taken back, if there is one. */
  get takeBackTo() {
    const { plies, ending } = this.state;
    if (ending?.reason === "resigned") return plies.length;
    const index = plies.findLastIndex((ply) => this.isHuman(ply.by));
    return index < 0 ? null : index;
  }

  takeBack() {
    return this.#queue(() => this.#takeBack());
  }

  async #takeBack() {
    const to = this.takeBackTo;
    if (to === null) return;
    this.#forget();
    const { state } = await expect(this.#doing({ kind: "take-back", to }), "match");
    this.#keep();
    this.#goTo(state);
    this.last = await this.#turnUpTo(to);
    this.listener.jumped(this.state.view);
    this.listener.changed();
    void this.#think();
  }

  /**
   * Looks at how it stood after some actions; `null` goes back to now.
   * @param {number | null} plies
   */
  look(plies) {
    return this.#queue(() => this.#look(plies));
  }

  /** @param {number | null} plies */
  async #look(plies) {
    const { length } = this.state.plies;
    const wanted = plies === null || plies >= length ? null : Math.max(plies, 0);
    const from = this.looking?.plies ?? length;
    const to = wanted ?? length;
    if (from === to) return;
    const step = await this.#step(to);
    this.looking = wanted === null ? null : { plies: to, step };
    this.last = await this.#turnUpTo(to);
    this.listener.changed();
    const ply = this.state.plies[to - 1];
    if (to === from + 1 && ply) await this.listener.played({ ply, effects: step.effects, view: step.view });
    else this.listener.jumped(step.view);
    this.listener.changed();
  }

  /** The match as a record. */
  async record() {
    return (await expect({ ask: "record", saved: this.state.saved }, "record")).text;
  }

  /** Lets the engine play as long as it is its turn. */
  async #think() {
    if (this.thinking) return;
    const epoch = this.#epoch;
    try {
      while (epoch === this.#epoch && !this.state.ending && !this.isHuman(this.state.view.to_move)) {
        const { saved, view } = this.state;
        const { done, cancel } = think(saved, this.seat(view.to_move).player, (thought) => {
          if (!this.thinking) return;
          this.thinking.thought = thought;
          this.listener.thought();
        });
        this.thinking = { cancel, thought: null };
        this.listener.changed();
        const [response] = await Promise.all([done, pause(CALM)]);
        if (epoch !== this.#epoch) return;
        if (response.answer === "failed") throw new Refused(response.failure.problems);
        if (response.answer !== "thought") throw new NoAnswer(response.answer);
        /** @type {Request} */
        const request = {
          ask: "do",
          saved,
          by: view.to_move,
          at: this.#at,
          event: { kind: "act", action: response.thought.action },
        };
        const { state } = await expect(request, "match");
        if (epoch !== this.#epoch) return;
        this.thinking = null;
        await this.#advance(state);
      }
    } catch (why) {
      if (epoch !== this.#epoch) return;
      this.thinking = null;
      this.listener.failed(why);
      this.listener.changed();
    }
  }

  /** Lets the engine try again after a fault. */
  again() {
    void this.#think();
  }
}

/** @param {number} millis */
const pause = (millis) => new Promise((resolve) => setTimeout(resolve, millis));

/**
 * A new match.
 * @param {string} spec
 * @param {[Seat, Seat]} seats
 * @param {string | null} [start]
 */
export async function newMatch(spec, seats, start = null) {
  return (await expect({ ask: "new", spec, start, seats }, "match")).state;
}

/** @param {SavedMatch} saved */
export async function resumeMatch(saved) {
  return (await expect({ ask: "resume", saved }, "match")).state;
}

/** @param {string} record */
export async function openRecord(record) {
  return (await expect({ ask: "open", record }, "match")).state;
}

// A match with all that belongs to it: what has happened, what is asked of whom, the engine's decisions,
// and the side game while one is played. No page.

import { NoAnswer, ask, decide } from "../../engine/bridge.js";
import { noteResult } from "../../results.js";
import { SideGame, sideOf } from "../combined/side.js";
import { deadline } from "./clock.js";
import { Game, Refused, expect, refused } from "./game.js";

/** @import { Played } from "../../games/looks.js" */
/** @import { Host } from "./host.js" */
/** @import { EventKind, FoughtView, MatchView, Player, Request, Thought, View } from "../../types.js" */

/**
 * @typedef {object} Listener
 * @property {() => void} changed something to be shown has changed
 * @property {(game: Game, played: Played) => Promise<void>} played shows an action; the match waits for it
 * @property {(game: Game, view: View) => void} jumped a position has changed in another way
 * @property {(side: SideGame) => Promise<void>} opened a side game is to be shown; the match waits for it
 * @property {() => Promise<void>} closed the side game is over, and the main game goes on
 * @property {(before: MatchView, now: MatchView) => void} fought something has happened in the fight for an announced action
 * @property {(over: FoughtView) => void} decided the fight is over; what comes of it waits until that was seen
 * @property {() => void} thought the engine has got deeper
 * @property {() => void} kept the match is the one that is kept from now on
 * @property {() => void} hurry something new is asked for: what moves is to be finished
 * @property {(why: unknown) => void} failed a fault of ours
 */

/** Milliseconds the engine takes at least, so that its reply can be followed. */
const CALM = 450;
/** Milliseconds after which a time that is up is pointed out, so that it surely is. */
const SLACK = 20;

/** How often the engine thinks anew because something has run out while it thought. */
const TRIES = 5;

/** A match and its state. */
export class Contest {
  /** @type {SideGame | null} the side game that is played, or that has just been decided */
  side = null;
  /** @type {FoughtView | null} how a fight ended, until that was seen */
  result = null;
  /** @type {{ by: Player, cancel: () => void, thought: Thought | null } | null} */
  thinking = null;
  /** Counts up whenever what is under way has become meaningless. */
  #epoch = 0;
  /** What was asked for before. */
  #before = Promise.resolve();
  /** @type {(() => Promise<void>) | null} what comes once the result was seen */
  #then = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #watching;

  /**
   * @param {MatchView} state
   * @param {Listener} listener
   * @param {Host} host where it happens
   */
  constructor(state, listener, host) {
    this.state = state;
    this.listener = listener;
    this.host = host;
    this.main = new Game(this, state);
  }

  /** Milliseconds since the match began. */
  get at() {
    return this.host.at;
  }

  /**
   * The game that is played now: the side game while there is one.
   * @returns {Game}
   */
  get playing() {
    return this.side ?? this.main;
  }

  /** Shows what the last turn was, and lets the engine begin if it is its turn. */
  async begin() {
    await this.main.remember();
    const played = sideOf(this.state);
    if (played) {
      this.side = new SideGame(this, played.state, played.begins);
      await this.side.remember();
      await this.listener.opened(this.side);
    }
    this.listener.changed();
    this.#goOn();
  }

  /** Ends what is under way: nobody is there any more. */
  close() {
    this.#forget();
    this.#then = null;
    clearTimeout(this.#watching);
  }

  /** Makes what is under way meaningless. */
  #forget() {
    this.#epoch++;
    this.thinking?.cancel();
    this.thinking = null;
  }

  /** The result of the fight was seen: the main game goes on. */
  dismiss() {
    const then = this.#then;
    if (!then) return;
    this.#then = null;
    void this.#after(then);
  }

  /**
   * Something happens in the match, by one of its players.
   * @param {Player} by
   * @param {EventKind} event
   */
  do(by, event) {
    return this.happen(() => this.request(by, event));
  }

  /**
   * @param {Player} by
   * @param {EventKind} event
   * @returns {Request}
   */
  request(by, event) {
    return { ask: "do", saved: this.state.saved, by, at: this.at, event };
  }

  /**
   * Carries out a request in its turn.
   * @param {() => Request | Promise<Request>} make
   * @param {{ ends?: boolean }} [how] `ends`: what is under way is meaningless then
   */
  happen(make, { ends = false } = {}) {
    return this.queue(async () => {
      if (ends) this.#forget();
      const state = await this.host.carryOut(await make());
      this.#keep();
      await this.#reach(state);
      this.#goOn();
    });
  }

  /**
   * Does something when everything before it is done; what still moves is finished at once.
   * @template T
   * @param {() => Promise<T>} doing
   */
  queue(doing) {
    this.listener.hurry();
    this.dismiss();
    return this.#after(doing);
  }

  /**
   * @template T
   * @param {() => Promise<T>} doing
   * @returns {Promise<T>}
   */
  #after(doing) {
    const done = this.#before.then(doing);
    this.#before = done.then(
      () => {},
      () => {},
    );
    return done;
  }

  /** From now on this is the match that is kept. */
  #keep() {
    if (this.host.claim()) this.listener.kept();
  }

  /** @param {MatchView} state */
  #goTo(state) {
    this.state = state;
    this.host.keep(state);
  }

  /**
   * Something has happened where the match happens, and nobody here did it.
   * @param {MatchView} state
   */
  receive(state) {
    return this.#after(() => this.#reach(state));
  }

  /**
   * Goes over to a state in which more has happened, or actions were taken back.
   * @param {MatchView} state
   */
  async #reach(state) {
    if (state === this.state) return;
    const { plies, saved } = this.state;
    // What is tried for a plan begins elsewhere.
    const follows = saved.start === state.saved.start && plies.every(({ action }, at) => action === state.plies[at]?.action);
    if (follows) return this.#advance(state);
    this.#forget();
    this.#goTo(state);
    await this.main.jump(state);
    this.listener.changed();
  }

  /**
   * Goes on to a state in which more has happened. Where a side game is over, its end is shown first, and
   * the main game goes on once somebody has seen what comes of it.
   * @param {MatchView} state
   */
  async #advance(state) {
    const before = this.state;
    const isCurrent = this.#current();
    this.#goTo(state);
    if (state.ending && !before.ending) noteResult(this.main.looks.key, state);
    const over = state.fought.length > before.fought.length ? state.fought.at(-1) : undefined;
    if (!over) return this.#follow(before, isCurrent);
    if (this.side) {
      const { saved, fought } = state;
      const ended = await expect({ ask: "fought", saved, fight: fought.length - 1 }, "match");
      await this.side.advance(ended.state, isCurrent);
    }
    if (!isCurrent()) return;
    this.result = over;
    this.#then = async () => {
      this.result = null;
      await this.#follow(before, this.#current());
      this.#goOn();
    };
    this.listener.decided(over);
    this.listener.changed();
  }

  /** Tells later whether what is under way now still has a meaning. */
  #current() {
    const epoch = this.#epoch;
    return () => epoch === this.#epoch;
  }

  /**
   * Shows on the boards what has happened.
   * @param {MatchView} before
   * @param {() => boolean} isCurrent
   */
  async #follow(before, isCurrent) {
    const { state } = this;
    const played = sideOf(state);
    if (this.side && played) await this.side.advance(played.state, isCurrent);
    else if (this.side) {
      this.side = null;
      await this.listener.closed();
    } else {
      this.listener.fought(before, state);
    }
    await this.main.advance(state, isCurrent);
    if (!isCurrent()) return;
    if (!this.side && played) {
      this.side = new SideGame(this, played.state, played.begins);
      await this.listener.opened(this.side);
    }
    if (isCurrent()) this.listener.changed();
  }

  /** Takes back the last decision of a person. */
  takeBack() {
    return this.queue(async () => {
      const to = this.main.takeBackTo;
      if (to === null) return;
      this.#forget();
      const state = await this.host.carryOut(this.request(this.main.actor, { kind: "take-back", to }));
      this.#keep();
      this.#goTo(state);
      await this.main.jump(state);
      this.listener.changed();
      this.#goOn();
    });
  }

  /** The whole match as a record. */
  async record() {
    return (await expect({ ask: "record", saved: this.state.saved }, "record")).text;
  }

  /** Lets go on whoever is no person: the engine, and the clocks. */
  #goOn() {
    if (!this.host.runs) return;
    this.#watch();
    if (!this.rests) void this.#think();
  }

  /** Points out that a player's time is up, or that a timer has run out, when it is so. */
  #watch() {
    clearTimeout(this.#watching);
    const due = deadline(this.state);
    if (!due) return;
    // Whatever the engine was thinking about is another position then.
    const flag = () =>
      this.happen(() => this.request("first", due.event), { ends: true }).catch((why) => {
        // Something else has happened in the meantime, and with it the time was seen.
        if (why instanceof Refused) this.#goOn();
        else this.#fail(why);
      });
    this.#watching = setTimeout(flag, Math.max(due.at - this.at, 0) + SLACK);
  }

  /** Lets the engine decide as long as it has to. */
  async #think() {
    if (this.thinking) return;
    const epoch = this.#epoch;
    let tries = 0;
    try {
      // It waits with whoever looks at a result.
      while (epoch === this.#epoch && !this.result) {
        const by = this.state.deciders.find((player) => !this.main.isHuman(player));
        if (!by) return;
        const { done, cancel } = decide(this.state.saved, by, this.main.seat(by).player, (thought) => {
          if (!this.thinking) return;
          this.thinking.thought = thought;
          this.listener.thought();
        });
        this.thinking = { by, cancel, thought: null };
        this.listener.changed();
        const [response] = await Promise.all([done, pause(CALM)]);
        if (epoch !== this.#epoch) return;
        if (response.answer === "failed") throw await refused(response.failure.problems);
        if (response.answer !== "decided") throw new NoAnswer(response.answer);
        const { event } = response.decision;
        await this.#after(async () => {
          if (epoch !== this.#epoch) return;
          const answer = await ask(this.request(by, event));
          if (epoch !== this.#epoch) return;
          this.thinking = null;
          if (answer.answer === "match") {
            await this.#advance(answer.state);
            this.#watch();
            return;
          }
          if (answer.answer !== "failed") throw new NoAnswer(answer.answer);
          // What has run out while it thought is seen in the next try.
          if (this.playing.view.timers.length === 0 || ++tries > TRIES) throw await refused(answer.failure.problems);
        });
      }
    } catch (why) {
      if (epoch === this.#epoch) this.#fail(why);
    }
  }

  /** @param {unknown} why */
  #fail(why) {
    this.thinking = null;
    this.listener.failed(why);
    this.listener.changed();
  }

  /** Whether the engine waits: a match that was opened is looked at first. */
  get rests() {
    return this.host.isOpened;
  }

  /** Lets the engine go on where it has waited. */
  playOn() {
    this.#keep();
    this.#goOn();
  }

  /** Lets the engine try again after a fault. */
  again() {
    this.#goOn();
  }
}

/** @param {number} millis */
const pause = (millis) => new Promise((resolve) => setTimeout(resolve, millis));

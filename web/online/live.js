// A match on the server, as it is known here.

import { Refused } from "../pages/play/game.js";
import { line } from "./line.js";

/** @import { Branch, Change, ChatLine, ChatRoom, EventKind, Happened, LiveMatch, MatchId, MatchSummary, MatchView, PlanView, Player } from "../types.js" */

/**
 * A match after something has happened in it; null if something before it is not known.
 * @param {MatchView} state
 * @param {Happened} change
 * @returns {MatchView | null}
 */
export function applied(state, change) {
  const { from, events, plies_from, plies, view, settled, ending, deciders, clocks, offers, paused, halted, combined, fight, fought } = change;
  const { saved } = state;
  if (from > saved.log.length || plies_from > state.plies.length) return null;
  return {
    saved: { ...saved, log: [...saved.log.slice(0, from), ...events] },
    plies: [...state.plies.slice(0, plies_from), ...plies],
    view,
    settled,
    ending,
    deciders,
    clocks,
    offers,
    paused,
    halted,
    combined,
    fight,
    fought,
  };
}

/** @typedef {"match" | "happened" | "presence" | "plan" | "chat" | "line"} News what about a match is new */

/** A match that is followed until it is closed. */
export class Live {
  /** @type {MatchView | null} as it was played so far */
  state = null;
  /** @type {MatchSummary | null} */
  summary = null;
  /** @type {Player | null} the side on which one plays */
  side = null;
  /** @type {[boolean, boolean]} */
  here = [false, false];
  spectators = 0;
  /** @type {ChatLine[]} */
  chat = [];
  /** @type {PlanView | null} what one has planned */
  plan = null;
  /** @type {number | null} from when on it may be claimed that whoever has to decide has left, by the match's time */
  claim = null;
  /** @type {MatchId | null} */
  next = null;
  /** @type {[Change, Change] | null} */
  ratings = null;
  /** @type {(news: News) => void} */
  news = () => {};
  /** How many events there are. */
  #seq = 0;
  /** The match's time less that of this page. */
  #ahead = 0;
  /** @type {(() => void)[]} */
  #ends = [];

  /** @param {string} id */
  constructor(id) {
    this.id = id;
  }

  /** Milliseconds since the match began. */
  get at() {
    return Math.round(performance.now() + this.#ahead);
  }

  /**
   * Begins to follow it.
   * @returns {Promise<MatchView>} the match as it stands, once it has come
   */
  open() {
    return new Promise((resolve, reject) => {
      const mine = (/** @type {string} */ game) => game === this.id;
      this.#ends = [
        line.on("match", ({ match }) => {
          if (mine(match.summary.id)) resolve(this.#take(match));
        }),
        line.on("happened", ({ match, change }) => mine(match) && this.#happened(change)),
        line.on("presence", ({ match, here, spectators, claim }) => {
          if (!mine(match)) return;
          [this.here, this.spectators] = [/** @type {[boolean, boolean]} */ (here), spectators];
          this.claim = claim;
          this.news("presence");
        }),
        line.on("plan", ({ match, plan }) => {
          if (!mine(match)) return;
          this.plan = plan;
          this.news("plan");
        }),
        line.on("chat", ({ match, line: said }) => {
          if (!mine(match)) return;
          this.chat = [...this.chat, said];
          this.news("chat");
        }),
        line.on("failed", ({ failure }) => !this.state && reject(new Refused(failure.problems))),
        line.on("state", () => this.news("line")),
        line.watch(this.id),
      ];
    });
  }

  /** Asks for all of it once more. */
  again() {
    line.again(this.id);
  }

  close() {
    for (const end of this.#ends) end();
    this.#ends = [];
    this.news = () => {};
  }

  /** @param {LiveMatch} match */
  #take({ summary, you, seq, at, here, spectators, state, chat, plan, claim, next }) {
    this.summary = summary;
    this.side = you.is === "seat" ? you.side : null;
    [this.here, this.spectators] = [/** @type {[boolean, boolean]} */ (here), spectators];
    this.chat = chat;
    [this.plan, this.claim] = [plan, claim];
    this.next = next;
    this.ratings = /** @type {[Change, Change] | null} */ (summary.ratings);
    this.#seq = seq;
    this.#ahead = at - performance.now();
    this.state = state;
    this.news("match");
    return state;
  }

  /** @param {Happened} change */
  #happened(change) {
    if (!this.state || change.seq <= this.#seq) return;
    const state = applied(this.state, change);
    if (!state) return line.again(this.id);
    this.#seq = change.seq;
    // Of several messages the one that took least on its way tells the time best.
    this.#ahead = Math.max(this.#ahead, change.at - performance.now());
    this.next = change.next;
    this.claim = change.claim;
    if (change.ratings) this.ratings = /** @type {[Change, Change]} */ (change.ratings);
    this.state = state;
    this.news("happened");
  }

  /**
   * Lets something happen; done once it cannot be lost any more.
   * @param {EventKind} event
   */
  async do(event) {
    await line.do(this.id, this.#seq, event);
  }

  /**
   * Plays a turn as a whole.
   * @param {string[]} actions
   */
  async turn(actions) {
    await line.turn(this.id, this.#seq, actions);
  }

  /**
   * Plans what is played by itself, in place of what was planned before.
   * @param {Branch[]} branches
   */
  async keepPlan(branches) {
    await line.plan(this.id, this.#seq, branches);
  }

  /**
   * @param {ChatRoom} room
   * @param {string} text
   */
  async say(room, text) {
    await line.chat(this.id, room, text);
  }
}

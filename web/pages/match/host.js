// A match that happens on the server. What is decided here is sent there; a turn that is to be confirmed
// first is tried here, and sent as a whole.

import { actionsOf } from "../../board/state.js";
import { settings } from "../../keep.js";
import { Refused, expect } from "../play/game.js";

/** @import { ClockView, EventKind, MatchView, Player, Request } from "../../types.js" */
/** @import { Live } from "../../online/live.js" */
/** @import { Host } from "../play/host.js" */

/** When the last event of a match was. */
const lastAt = (/** @type {MatchView} */ { saved }) => saved.log.at(-1)?.at ?? 0;

/** @implements {Host} */
export class ServerHost {
  runs = false;
  isOpened = false;
  /** @type {{ events: EventKind[], state: MatchView, sending: boolean } | null} what was tried here and not sent yet */
  staged = null;
  #live;
  /** @type {MatchView | null} */
  #from = null;
  /** @type {MatchView | null} */
  #known = null;

  /** @param {Live} live */
  constructor(live) {
    this.#live = live;
  }

  get at() {
    return this.#live.at;
  }

  /** @param {Player} player */
  sits(player) {
    return this.#live.side === player;
  }

  claim() {
    return false;
  }

  keep() {}

  /** The match as the server has it, as far as it can be replayed here: a choice that is hidden cannot. */
  get #sent() {
    const state = /** @type {MatchView} */ (this.#live.state);
    if (this.#from !== state || !this.#known) {
      const { log } = state.saved;
      const hidden = log.findIndex((event) => event.kind === "choose" && event.sign === null);
      this.#from = state;
      this.#known = hidden < 0 ? state : { ...state, saved: { ...state.saved, log: log.slice(0, hidden) } };
    }
    return this.#known;
  }

  /** The match with what was tried here. */
  get state() {
    return this.staged?.state ?? this.#sent;
  }

  /** Whether a turn was tried to its end, so that it can be sent. */
  get isComplete() {
    const { staged } = this;
    return staged !== null && !staged.sending && (staged.state.settled === staged.state.plies.length || staged.state.ending !== null);
  }

  /** @param {Request} request */
  async carryOut(request) {
    const events = await this.#eventsOf(request);
    if (settings.confirms && events.length > 0 && events.every(({ kind }) => kind === "act")) await this.#try([...(this.staged?.events ?? []), ...events]);
    else await this.#send(events);
    return this.state;
  }

  /**
   * What happens by a request; refused at once if the rules do not allow it.
   * @param {Request} request
   * @returns {Promise<EventKind[]>}
   */
  async #eventsOf(request) {
    if (request.ask === "type") {
      const { state } = await expect(request, "match");
      return state.saved.log.slice(request.saved.log.length).map(({ by: _, at: __, ...event }) => event);
    }
    if (request.ask !== "do") return [];
    const { event } = request;
    if (event.kind === "act" && !actionsOf(this.state.view).some(({ text }) => text === event.action)) await expect(request, "match");
    return [event];
  }

  /** @param {EventKind[]} events */
  async #send(events) {
    for (const event of events) await this.#live.do(event);
  }

  /**
   * Tries some actions here, from how the match stands on the server.
   * @param {EventKind[]} events
   */
  async #try(events) {
    const { side } = this.#live;
    let state = this.#sent;
    for (const event of events) {
      state = (await expect({ ask: "do", saved: state.saved, by: side ?? "first", at: this.at, event }, "match")).state;
    }
    this.staged = events.length > 0 ? { events, state: this.#unsent(state), sending: false } : null;
  }

  /**
   * A state that the server does not know of: it waits for whoever it has waited for, and their clock runs.
   * @param {MatchView} state
   * @returns {MatchView}
   */
  #unsent(state) {
    const sent = this.#sent;
    const passed = lastAt(state) - lastAt(sent);
    const clock = (/** @type {ClockView} */ it) => (it.runs ? { ...it, left: Math.max(it.left - passed, 0) } : it);
    return { ...state, deciders: sent.deciders, clocks: sent.clocks && [clock(sent.clocks[0]), clock(sent.clocks[1])] };
  }

  /** Sends what was tried. */
  async confirm() {
    const { staged } = this;
    if (!staged || staged.sending) return this.state;
    staged.sending = true;
    try {
      await this.#send(staged.events);
    } finally {
      this.staged = null;
    }
    return this.state;
  }

  /** Takes back the last of what was tried. */
  async untry() {
    await this.#try(this.staged?.events.slice(0, -1) ?? []);
    return this.state;
  }

  /** The match after the server has told something; what was tried stays as long as it can be played. */
  async news() {
    const { staged } = this;
    if (staged && !staged.sending) {
      try {
        await this.#try(staged.events);
      } catch (why) {
        if (!(why instanceof Refused)) throw why;
        this.staged = null;
      }
    }
    return this.state;
  }
}

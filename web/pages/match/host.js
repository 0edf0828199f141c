// A match that happens on the server. What is decided here is sent there; a turn that is to be confirmed
// first is tried here, and sent as a whole.

import { actionsOf } from "../../board/state.js";
import { change, settings } from "../../keep.js";
import { Refused, expect } from "../play/game.js";
import { Planning, isTried, planned } from "./planning.js";

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
  /** @type {Planning | null} what is being planned */
  planning = null;
  /** @type {MatchView | null} the same as it is shown */
  #planned = null;
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
    return this.planning !== null || this.#live.side === player;
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
    return this.#planned ?? this.staged?.state ?? this.#sent;
  }

  /** By what games are told apart for which turns are confirmed: where timers run it takes too long. */
  get #speed() {
    const { summary, state } = this.#live;
    return summary?.speed ?? (state?.view.timers.length ? "timers" : "none");
  }

  /** Whether turns are confirmed before they are sent. */
  get confirms() {
    return settings.confirmed[this.#speed] ?? false;
  }

  set confirms(confirms) {
    change({ confirmed: { ...settings.confirmed, [this.#speed]: confirms } });
  }

  /** Whether a turn was tried to its end, so that it can be sent. */
  get isComplete() {
    const { staged } = this;
    return staged !== null && !staged.sending && (staged.state.settled === staged.state.plies.length || staged.state.ending !== null);
  }

  /** @param {Request} request */
  async carryOut(request) {
    if (this.planning && isTried(request)) return this.#tryOut(this.planning, request);
    const events = await this.#eventsOf(request);
    if (this.confirms && events.length > 0 && events.every(({ kind }) => kind === "act")) await this.#try([...(this.staged?.events ?? []), ...events]);
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
    const actions = events.flatMap((event) => (event.kind === "act" ? [event.action] : []));
    // A turn is sent as a whole.
    if (actions.length === events.length && actions.length > 1) return this.#live.turn(actions);
    for (const event of events) await this.#live.do(event);
  }

  /**
   * Begins to plan.
   * @param {boolean} whatever whether what answers whatever the opponent plays, and not a certain turn
   */
  async plan(whatever) {
    const { side } = this.#live;
    if (!side) return this.state;
    return this.#show(await Planning.begin(this.#sent, side, whatever));
  }

  /** @param {Planning | null} planning */
  #show(planning) {
    this.planning = planning;
    this.#planned = planning && this.#unplayed(planning.state);
    return this.state;
  }

  /**
   * What is tried as it is shown: offers and clocks are those of the match, and its own timers stand.
   * @param {MatchView} state
   * @returns {MatchView}
   */
  #unplayed(state) {
    const { offers, paused } = this.#sent;
    return { ...this.#unsent(state), offers, paused, view: { ...state.view, alarm: null } };
  }

  /**
   * @param {Planning} planning
   * @param {Request} request
   */
  async #tryOut(planning, request) {
    if (request.ask === "type") await planning.type(request.text);
    else if (request.ask === "do") await planning.do(request.event);
    // What is not to be confirmed is planned at once.
    return planning.isComplete && !this.confirms ? this.keepPlan() : this.#show(planning);
  }

  /** Keeps what was planned on the server. */
  async keepPlan() {
    const { planning } = this;
    if (planning?.isComplete) await this.#live.keepPlan(planned(this.#live.plan?.branches ?? [], planning.answers));
    return this.#show(null);
  }

  /** Forgets what is being planned, and goes back to the match. */
  leavePlan() {
    return this.#show(null);
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
    if (this.planning) return this.#show((await this.planning.undo()) ? this.planning : null);
    await this.#try(this.staged?.events.slice(0, -1) ?? []);
    return this.state;
  }

  /** The match after the server has told something; what was tried stays as long as it can be played. */
  async news() {
    const { staged, planning } = this;
    // What was planned is another thing once something was played.
    if (planning && planning.from.plies.length !== this.#sent.plies.length) this.#show(null);
    else if (planning) this.#show(planning);
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

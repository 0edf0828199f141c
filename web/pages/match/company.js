// What belongs to a match with people elsewhere, beside the match: who is there, what they offer and say.

import { actionsOf } from "../../board/state.js";
import { need, t } from "../../i18n.js";
import { change, settings } from "../../keep.js";
import { mark } from "../../online/due.js";
import { Live } from "../../online/live.js";
import { line } from "../../online/line.js";
import * as push from "../../online/push.js";
import { enter } from "../../online/who.js";
import { other } from "../../players.js";
import { looksOf } from "../../games/index.js";
import { playerName } from "../../games/names.js";
import { lineBanner } from "../online/frame.js";
import { NOTICES } from "../play/clock.js";
import { go } from "../play/address.js";
import { chat } from "./chat.js";
import { ServerHost } from "./host.js";
import { elsewhere, offers } from "./panel.js";
import { told, without } from "./planning.js";
import { matchTools, sitter } from "./tools.js";

/** @import { ActionView, EventKind, Offer, PlanView, Player, PlayerInfo } from "../../types.js" */
/** @import { Game } from "../play/game.js" */
/** @import { Told } from "./planning.js" */
/** @import { Contest } from "../play/contest.js" */
/** @import { Shared } from "../play.js" */

await need("online");

/** The people around a match. */
export class Company {
  /** What the page shows of it. It comes with it, so that a game that is played here alone does without. */
  parts = { banner: lineBanner, chat, elsewhere, offers, sitter, tools: matchTools };
  /** @type {boolean | null} whether this browser is told through its push service; null if it cannot be */
  isTold = null;
  /** How many lines were said that have not been seen. */
  unread = 0;
  /** @type {unknown} why what was said was not passed on */
  unsaid = null;
  /** @type {Shared | null} */
  #shared = null;
  /** @type {string | null} the match that follows this one, as far as it was known before */
  #next = null;
  #opponentHere = false;
  /** @type {Told[]} what is planned, as players write it */
  plan = [];
  /** @type {PlanView | null} of which that was told */
  #toldOf = null;
  #announced = Infinity;
  #heard = 0;

  /** @param {string} id */
  constructor(id) {
    this.live = new Live(id);
    this.host = new ServerHost(this.live);
  }

  /** Begins to follow the match; refused if it is not there. */
  async open() {
    await this.live.open();
    this.#heard = this.live.chat.length;
  }

  close() {
    mark(this.live.id, false);
    this.live.close();
  }

  /**
   * From now on what is new is shown on a page.
   * @param {Shared} shared
   */
  attend(shared) {
    this.#shared = shared;
    this.#next = this.live.next;
    this.#opponentHere = this.opponent !== null && this.isHere(this.opponent);
    void this.#tellPlan(shared);
    void this.#findTold(shared);
    this.live.news = (news) => {
      if (news === "match" || news === "happened") void this.#reach(shared);
      if (news === "match" || news === "plan") void this.#tellPlan(shared);
      if (news === "presence") this.#tellPresence(shared);
      if (news === "chat") this.#hear(shared);
      shared.draw();
    };
  }

  /** @param {Shared} shared */
  async #reach({ contest, attempt, say }) {
    const before = contest.state.offers;
    const state = await this.host.news();
    await attempt(() => contest.receive(state));
    const { side, next } = this.live;
    for (const { by, offer } of contest.state.offers) {
      if (by !== side && !before.some((it) => it.by === by && it.offer.of === offer.of)) say(t(`offer-${offer.of}-of`, { player: this.nameOf(by) }));
    }
    // Both have wanted another game, just now.
    if (next && side && !this.#next && location.hash === `#match?id=${this.live.id}`) go(`#match?id=${next}`);
    this.#next = next;
  }

  /**
   * Writes what is planned as players do.
   * @param {Shared} shared
   */
  async #tellPlan(shared) {
    const { plan, side, state } = this.live;
    this.#toldOf = plan;
    const branches = plan?.branches ?? [];
    const now = side && state && branches.length > 0 ? await told(state, side, branches) : [];
    if (this.#toldOf !== plan) return;
    this.plan = now;
    shared.table.refresh();
    shared.draw();
  }

  /**
   * The first action that will answer whatever the opponent plays, to be shown on the board of a game.
   * @param {Game} game
   * @returns {ActionView | null}
   */
  awaited(game) {
    const place = this.live.plan?.branches.findIndex(({ on }) => on === null) ?? -1;
    const [action] = this.live.plan?.branches[place]?.play ?? [];
    if (game.looking || this.host.planning || game !== game.contest.main || game.isOurs) return null;
    const before = this.plan[place]?.before;
    return before ? (actionsOf(before.view).find(({ text }) => text === action) ?? null) : null;
  }

  /** Whether one may plan now: the opponent has to act on the board. */
  mayPlan(/** @type {Contest} */ { state }) {
    const { opponent, host } = this;
    return opponent !== null && !host.planning && !host.staged && !state.ending && !state.fight && !state.paused && state.view.to_move === opponent;
  }

  /** Whether several turns may be planned one after the other: there is time for it. */
  get plansFar() {
    const { summary, state } = this.live;
    return summary?.speed === "days" || (!summary?.speed && !state?.view.timers.length);
  }

  /**
   * Begins to plan, on the board.
   * @param {Shared} shared
   * @param {boolean} whatever whether what answers whatever the opponent plays
   */
  planAhead({ attempt, contest, table }, whatever) {
    table.focus();
    return attempt(async () => contest.receive(await this.host.plan(whatever)));
  }

  /** @param {Shared} shared */
  keepPlan({ attempt, contest }) {
    return attempt(async () => contest.receive(await this.host.keepPlan()));
  }

  /** @param {Shared} shared */
  leavePlan({ attempt, contest }) {
    return attempt(() => contest.receive(this.host.leavePlan()));
  }

  /**
   * Forgets an answer that was planned, and what follows it; all of them without a place.
   * @param {Shared} shared
   * @param {number[]} [path]
   */
  unplan({ attempt }, path) {
    return attempt(() => this.live.keepPlan(path ? without(this.live.plan?.branches ?? [], path) : []));
  }

  /** @param {Shared} shared */
  #tellPresence({ say }) {
    const { opponent } = this;
    const here = opponent !== null && this.isHere(opponent);
    if (opponent === null || here === this.#opponentHere) return;
    this.#opponentHere = here;
    say(t(here ? "presence-here" : "presence-gone", { player: this.nameOf(opponent) }));
  }

  /** @param {Shared} shared */
  #hear(shared) {
    const lines = this.live.chat.slice(this.#heard);
    this.#heard = this.live.chat.length;
    if (settings.muted) return;
    if (!shared.sheetOpen) this.unread += lines.length;
    for (const { by, text } of lines) shared.say(t("chat-said", { player: by.name ?? t("online-nobody"), text }));
  }

  /** The side of the opponent; none for those who watch. */
  get opponent() {
    return this.live.side && other(this.live.side);
  }

  /** @param {Player} player */
  info(player) {
    return /** @type {PlayerInfo} */ (this.live.summary?.players[player === "first" ? 0 : 1]);
  }

  /** @param {Player} player */
  nameOf(player) {
    const looks = looksOf(this.live.summary?.spec ?? "");
    return this.info(player).name ?? (looks ? playerName(looks, player) : t("online-nobody"));
  }

  /** @param {Player} player */
  isHere(player) {
    return this.live.here[player === "first" ? 0 : 1];
  }

  /** Whether somebody here has to decide. */
  isDue(/** @type {Contest} */ { state }) {
    const { side } = this.live;
    return side !== null && !state.ending && !this.host.staged && state.deciders.includes(side);
  }

  /** @param {Shared} shared */
  async #findTold({ draw }) {
    if (!this.live.side || !push.isPossible()) return;
    this.isTold = await push.isOn();
    draw();
  }

  /**
   * Tells this browser through its push service when it is one's turn, or no more.
   * @param {Shared} shared
   */
  tell(shared) {
    return shared.attempt(async () => {
      const allowed = this.isTold ? await push.turnOff() : await push.turnOn();
      if (allowed === false) shared.notice = t("notices-refused");
      this.isTold = await push.isOn();
    });
  }

  /** Marks the page's icon if somebody here has to decide. */
  mark(/** @type {Contest} */ contest) {
    mark(this.live.id, this.isDue(contest));
  }

  /** Whether the connection is there. */
  get isConnected() {
    return line.state === "on";
  }

  /** The offers that wait for an answer of whoever sits here. */
  offersToUs(/** @type {Contest} */ { state }) {
    return state.offers.filter(({ by }) => by === this.opponent);
  }

  /** The offers of whoever sits here. */
  ownOffers(/** @type {Contest} */ { state }) {
    return state.offers.filter(({ by }) => by === this.live.side);
  }

  /**
   * Where a takeback would lead to: before one's last turn.
   * @param {Contest} contest
   */
  takeBackTo(contest) {
    const { state } = contest;
    const { side } = this.live;
    if (this.ownOffers(contest).some(({ offer }) => offer.of === "take-back")) return null;
    const { plies, saved, ending, fight } = state;
    const last = plies.findLast(({ by }) => by === side);
    if (!last || ending || fight || saved.terms?.takebacks === "never") return null;
    const to = plies.findIndex(({ turn }) => turn === last.turn);
    const stays = (state.fought.at(-1)?.ply ?? -1) + 1;
    return to < stays ? null : to;
  }

  /**
   * Something of the match that is no action happens, by whoever sits here.
   * @param {Shared} shared
   * @param {EventKind} event
   */
  do({ contest, attempt }, event) {
    const { side } = this.live;
    return side ? attempt(() => contest.do(side, event)) : Promise.resolve();
  }

  /**
   * @param {Shared} shared
   * @param {Offer} offer
   */
  async offer(shared, offer) {
    await this.do(shared, { kind: "offer", offer });
    if (!shared.fault) shared.say(t(`offer-${offer.of}-made`));
  }

  /**
   * Undoes what was tried here, or offers to take back.
   * @param {Shared} shared
   */
  async undo(shared) {
    const { contest } = shared;
    if (this.host.planning) return contest.receive(await this.host.untry());
    if (this.host.staged) return contest.receive(await this.host.untry());
    const to = this.takeBackTo(contest);
    if (to !== null) await this.offer(shared, { of: "take-back", to });
  }

  /**
   * Sends the turn that was tried here.
   * @param {Shared} shared
   */
  async confirm({ contest }) {
    await contest.receive(await this.host.confirm());
  }

  /**
   * Tells how much time is left, once at each of a few marks.
   * @param {number} left milliseconds on the clock of whoever sits here and has to decide
   */
  tellTime(left) {
    const mark = NOTICES.find((seconds) => left <= seconds * 1000) ?? Infinity;
    if (mark < this.#announced) this.#shared?.say(t("clock-notice", { count: mark }));
    this.#announced = mark;
  }

  /**
   * Says something to those who hear one here.
   * @param {string} text
   */
  async speak(text) {
    if (!this.live.side) await enter();
    await this.live.say(this.live.side ? "players" : "spectators", text);
  }

  /** Shows what is said, or hides it. */
  mute() {
    change({ muted: !settings.muted });
    this.unread = 0;
    this.#shared?.draw();
  }
}

// What is asked of whoever plays against somebody elsewhere: offers, turns to be sent, waiting, the end.

import { button } from "../../chrome.js";
import { playerName } from "../../games/names.js";
import { need, t } from "../../i18n.js";
import { other } from "../../players.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { shownFine } from "../../time.js";
import { Refused } from "../play/game.js";
import { endingText } from "../play/said.js";
import { problemList } from "../play/words.js";

/** @import { OfferView } from "../../types.js" */
/** @import { Told } from "./planning.js" */
/** @import { Shared } from "../play.js" */
/** @import { Company } from "./company.js" */

await need("online");
await need("play");

/**
 * The offers that stand, above everything else that is asked.
 * @param {Shared} shared
 * @param {Company} company
 */
export function offers(shared, company) {
  const { contest } = shared;
  const theirs = company.offersToUs(contest).map((offer) => offered(shared, company, offer));
  const own = company.ownOffers(contest).map(({ offer }) => html`<p class="small">${t(`offer-${offer.of}-waits`)}</p>`);
  return html`${theirs} ${own} ${dropped(shared, company)} ${planning(shared, company)}`;
}

/**
 * That something that was planned could not be played.
 * @param {Shared} shared
 * @param {Company} company
 */
function dropped(shared, company) {
  const lost = company.live.plan?.dropped;
  if (!lost) return nothing;
  return html`<div class="offer" role="alert">
    <p><strong>${t("plan-dropped", { move: lost.play.join("; ") })}</strong></p>
    <div class="small">${problemList(new Refused(lost.failure.problems), shared.contest.main.looks)}</div>
    <div class="actions"><button type="button" class="secondary" @click=${() => void company.unplan(shared)}>${t("plan-dropped-seen")}</button></div>
  </div>`;
}

/**
 * What is being planned on the board.
 * @param {Shared} shared
 * @param {Company} company
 */
function planning(shared, company) {
  const { planning } = company.host;
  if (!planning) return nothing;
  const player = company.nameOf(other(planning.side));
  const first = planning.answers.length === 0;
  const asked = !planning.isAnswer ? "plan-expect" : planning.whatever && first ? "plan-whatever" : "plan-answer";
  return html`<div class="offer" role="group" aria-label=${t("plan")}>
    <p><strong>${t(planning.isComplete ? "plan-complete" : asked, { player })}</strong></p>
    <div class="actions">
      ${planning.isComplete ? html`<button type="button" class="primary" @click=${() => void company.keepPlan(shared)}>${t("plan-keep")}</button>` : nothing}
      <button type="button" class="secondary" @click=${() => void company.leavePlan(shared)}>${t("plan-leave")}</button>
    </div>
    ${planning.isComplete && company.plansFar ? html`<p class="small">${t("plan-further", { player })}</p>` : nothing}
  </div>`;
}

/**
 * What is planned, and how to plan more.
 * @param {Shared} shared
 * @param {Company} company
 */
function plans(shared, company) {
  const { contest } = shared;
  if (!company.mayPlan(contest)) return nothing;
  const plan = (/** @type {boolean} */ whatever) => () => void company.planAhead(shared, whatever);
  const none = company.plan.length === 0;
  return html`${none ? nothing : html`<section class="plan" aria-label=${t("plan")}><h2>${t("plan")}</h2>${answers(shared, company, company.plan, [])}</section>`}
    <div class="actions">
      ${company.plan.some(({ on }) => on === null) ? nothing : html`<button type="button" class="secondary" @click=${plan(true)}>${t("plan-add-whatever")}</button>`}
      ${company.plansFar ? html`<button type="button" class="secondary" @click=${plan(false)}>${t("plan-add")}</button>` : nothing}
    </div>`;
}

/**
 * @param {Shared} shared
 * @param {Company} company
 * @param {Told[]} told
 * @param {number[]} path
 * @returns {unknown}
 */
function answers(shared, company, told, path) {
  return html`<ul>
    ${told.map(({ on, play, then }, index) => {
      const place = [...path, index];
      const says = on === null ? t("plan-line-whatever", { play }) : t("plan-line", { on, play });
      return html`<li>
        <span>${says}</span> ${button("close", t("plan-forget", { line: says }), () => void company.unplan(shared, place), { quiet: true })}
        ${then.length > 0 ? answers(shared, company, then, place) : nothing}
      </li>`;
    })}
  </ul>`;
}

/**
 * What may be claimed if whoever has to decide has left.
 * @param {Shared} shared
 * @param {Company} company
 */
function claims(shared, company) {
  const { claim } = company.live;
  const { opponent } = company;
  if (claim === null || !opponent || shared.contest.state.deciders[0] !== opponent) return nothing;
  const player = company.nameOf(opponent);
  const left = claim - shared.contest.at;
  if (left > 0) return company.plansFar ? nothing : html`<p class="small">${t("claim-later", { player, time: shownFine(left) })}</p>`;
  const press = (/** @type {boolean} */ draw) => () => void company.do(shared, { kind: "claim", draw });
  return html`<div class="offer" role="group" aria-label=${t("claim")}>
    <p><strong>${t("claim-now", { player })}</strong></p>
    <div class="actions">
      <button type="button" class="primary" @click=${press(false)}>${t("claim-win")}</button>
      <button type="button" class="secondary" @click=${press(true)}>${t("claim-draw")}</button>
    </div>
  </div>`;
}

/**
 * @param {Shared} shared
 * @param {Company} company
 * @param {OfferView} view
 */
function offered(shared, company, { by, offer }) {
  const answer = (/** @type {"accept" | "decline"} */ kind) => void company.do(shared, { kind, offer });
  return html`<div class="offer" role="group" aria-label=${t(`offer-${offer.of}`)}>
    <p><strong>${t(`offer-${offer.of}-of`, { player: company.nameOf(by) })}</strong></p>
    <div class="actions">
      <button type="button" class="primary" @click=${() => answer("accept")}>${t("offer-accept")}</button>
      <button type="button" class="secondary" @click=${() => answer("decline")}>${t("offer-decline")}</button>
    </div>
  </div>`;
}

/**
 * What stands in place of the question where nobody here has to decide on the board; null where somebody has.
 * @param {Shared} shared
 * @param {Company} company
 */
export function elsewhere(shared, company) {
  const { contest, game, attempt } = shared;
  const { state } = contest;
  const { host } = company;
  // What is tried for a plan is asked as on any board.
  if (host.planning) return state.ending || (host.planning.isComplete && !company.plansFar) ? html`` : null;
  if (state.ending && !host.staged) return ended(shared, company);
  if (host.staged?.sending) return html`<p>${t("turn-sending")}</p>`;
  if (host.isComplete) {
    return html`<p>${t("turn-ready")}</p>
      <div class="actions">
        <button type="button" class="primary" @click=${() => attempt(() => company.confirm(shared))}>${t("turn-send")}</button>
        <button type="button" class="secondary" @click=${() => attempt(() => company.undo(shared))}>${t("undo")}</button>
      </div>`;
  }
  if (state.paused) {
    return html`<p>${t(state.halted ? "halted" : "paused")}</p>
      ${company.live.side && !state.halted
        ? html`<div class="actions"><button type="button" class="primary" @click=${() => void company.do(shared, { kind: "go-on" })}>${t("go-on")}</button></div>`
        : nothing}`;
  }
  if (game.isHuman(game.view.to_move)) return null;
  const [by] = state.deciders;
  const player = by ?? game.view.to_move;
  const names = { player: company.nameOf(player), side: playerName(contest.main.looks, player) };
  return html`<p>${t(company.live.side ? "waits-for" : "watching", names)}</p>
    ${company.live.side && !company.isHere(player) ? html`<p class="small">${t("presence-gone", names)}</p>` : nothing}
    ${claims(shared, company)} ${plans(shared, company)}`;
}

/**
 * @param {Shared} shared
 * @param {Company} company
 */
function ended(shared, company) {
  const { contest, game } = shared;
  const { live } = company;
  const { ending } = contest.state;
  const own = company.ownOffers(contest).some(({ offer }) => offer.of === "rematch");
  const asked = company.offersToUs(contest).some(({ offer }) => offer.of === "rematch");
  const rematch = () => void company.offer(shared, { of: "rematch" });
  const study = async () => {
    location.hash = `#play?record=${encodeURIComponent(await game.record())}`;
  };
  const change = live.side && live.ratings?.[live.side === "first" ? 0 : 1];
  return html`<p class="ending">${ending ? endingText(contest.main.looks, ending) : nothing}</p>
    ${change ? html`<p class="small">${t("rating-change", { before: String(Math.round(change.before)), after: String(Math.round(change.after)) })}</p>` : nothing}
    <div class="actions">
      ${live.next
        ? html`<a class="primary" href=${`#match?id=${live.next}`}>${t("match-next")}</a>`
        : live.side && !own && !asked
          ? html`<button type="button" class="primary" @click=${rematch}>${t("offer-rematch")}</button>`
          : nothing}
      <button type="button" class="secondary" @click=${() => shared.attempt(study)}>${t("profile-study")}</button>
      <a class="secondary" href="#lobby">${t("lobby")}</a>
    </div>`;
}

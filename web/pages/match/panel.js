// What is asked of whoever plays against somebody elsewhere: offers, turns to be sent, waiting, the end.

import { playerName } from "../../games/names.js";
import { t } from "../../i18n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { endingText } from "../play/words.js";

/** @import { OfferView } from "../../types.js" */
/** @import { Shared } from "../play.js" */
/** @import { Company } from "./company.js" */

/**
 * The offers that stand, above everything else that is asked.
 * @param {Shared} shared
 * @param {Company} company
 */
export function offers(shared, company) {
  const { contest } = shared;
  const theirs = company.offersToUs(contest).map((offer) => offered(shared, company, offer));
  const own = company.ownOffers(contest).map(({ offer }) => html`<p class="small">${t(`offer-${offer.of}-waits`)}</p>`);
  return html`${theirs} ${own}`;
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
    ${company.live.side && !company.isHere(player) ? html`<p class="small">${t("presence-gone", names)}</p>` : nothing}`;
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
    ${change ? html`<p class="small">${t("rating-change", { before: Math.round(change.before), after: Math.round(change.after) })}</p>` : nothing}
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

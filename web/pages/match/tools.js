// The tools that only a match with people elsewhere has.

import { button } from "../../chrome.js";
import { need, t } from "../../i18n.js";
import { icon } from "../../icons.js";
import { settings } from "../../keep.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { programMark } from "../online/names.js";

/** @import { Player } from "../../types.js" */
/** @import { Shared } from "../play.js" */
/** @import { Company } from "./company.js" */

await need("online");

/**
 * Offers and habits, among the other tools of the sheet.
 * @param {Shared} shared
 * @param {Company} company
 */
export function matchTools(shared, company) {
  const { contest } = shared;
  const { state } = contest;
  const { side } = company.live;
  const over = state.ending !== null;
  const confirms = () => {
    company.host.confirms = !company.host.confirms;
    shared.draw();
  };
  const takesTime = state.clocks !== null && !/days|hourglass/.test(state.saved.terms?.clock ?? "");
  const stands = (/** @type {string} */ of) => company.ownOffers(contest).some(({ offer }) => offer.of === of);
  return html`${side
      ? html`${button("equal", t("offer-draw"), () => void company.offer(shared, { of: "draw" }), { disabled: over || stands("draw") })}
        ${state.clocks ? button("pause", t("offer-pause"), () => void company.offer(shared, { of: "pause" }), { disabled: over || state.paused || stands("pause") }) : nothing}
        ${takesTime ? button("plus", t("give-time"), () => void company.do(shared, { kind: "give-time" }), { disabled: over }) : nothing}
        ${button("done", t("turn-confirms"), confirms, { pressed: company.host.confirms })}`
      : nothing}
    ${company.isTold === null ? nothing : button("bell", t("notices"), () => void company.tell(shared), { pressed: company.isTold })}
    ${button("mute", t("chat-mute"), () => company.mute(), { pressed: settings.muted })}
    <a class="tool" href="#lobby">${icon("people")}<span>${t("lobby")}</span></a>`;
}

/**
 * Who sits on a side, and whether they are there.
 * @param {Company} company
 * @param {Player} player
 */
export function sitter(company, player) {
  const info = company.info(player);
  const { id, name } = info;
  const here = company.isHere(player);
  const change = company.live.ratings?.[player === "first" ? 0 : 1];
  return html`<span class="sitter">
    <span class="presence ${here ? "here" : ""}" role="img" aria-label=${t(here ? "presence-is-here" : "presence-is-gone")} title=${t(here ? "presence-is-here" : "presence-is-gone")}></span>
    ${name ? html`<a href=${`#player?id=${id}`}>${name}</a>${programMark(info)}` : html`<span class="quiet">${t("online-nobody")}</span>`}
    ${change ? html`<span class="quiet">${Math.round(change.after)}</span>` : nothing}
  </span>`;
}

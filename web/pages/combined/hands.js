// Rock-paper-scissors. Two people at one screen hand it over: nothing on the page tells what the first one
// has chosen.

import { playerName } from "../../games/names.js";
import { need, t } from "../../i18n.js";
import { icon } from "../../icons.js";
import { other } from "../../players.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { seatName } from "../play/words.js";
import { about, deskOf, roundLine } from "./words.js";

/** @import { FightView, Player, Sign } from "../../types.js" */
/** @import { Asked } from "./panel.js" */

await need("play");

/** @type {Sign[]} */
const SIGNS = ["rock", "paper", "scissors"];
/** The order in which they lie where a device goes round. */
const order = [...SIGNS];

/** @param {unknown[]} list */
function shuffle(list) {
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [list[last], list[other]] = [list[other], list[last]];
  }
}

/**
 * @param {Asked} asked
 * @param {Extract<FightView["step"], { step: "hands" }>} step
 */
export function hands(asked, { rounds }) {
  const { shared, fight } = asked;
  const { main } = shared.contest;
  const round = rounds.at(-1);
  // Whoever announced chooses first where one device goes round.
  const people = [fight.by, other(fight.by)].filter((player) => fight.deciders.includes(player) && main.isHuman(player));
  const [player] = people;
  return html`<h2 tabindex="-1">${t("hands-title", about(shared.contest, fight))}</h2>
    ${round ? html`<p>${roundLine(main, round)} ${t("hands-again")}</p>` : nothing}
    ${!player ? html`<p>${t("hands-waits")}</p>` : main.ofPeople && deskOf(shared).ready !== player ? handOver(asked, player) : choose(asked, player)}`;
}

/**
 * @param {Asked} asked
 * @param {Player} player
 */
function handOver({ shared }, player) {
  const { main } = shared.contest;
  const names = { player: playerName(main.looks, player), other: playerName(main.looks, other(player)) };
  const ready = () => {
    deskOf(shared).ready = player;
    // A pointer that is left where somebody has pressed must not tell what it was.
    shuffle(order);
    shared.draw();
    document.querySelector(".signs button")?.parentElement?.focus();
  };
  return html`<p>${t("hands-over", names)}</p>
    <div class="actions"><button type="button" class="primary" @click=${ready}>${t("hands-ready", names)}</button></div>`;
}

/**
 * @param {Asked} asked
 * @param {Player} player
 */
function choose({ shared, decide, address }, player) {
  const { main } = shared.contest;
  const opponent = other(player);
  const name = main.ofPeople ? playerName(main.looks, opponent) : seatName(main.seat(opponent), true);
  const chosen = (/** @type {Sign} */ sign) => {
    deskOf(shared).ready = null;
    decide(player, { kind: "choose", sign });
  };
  return html`<p id="hands-ask">${address(player)}${t("hands-choose", { other: name })}</p>
    <div class="signs" role="group" aria-labelledby="hands-ask" tabindex="-1">
      ${(main.ofPeople ? order : SIGNS).map((sign) => html`<button type="button" class="secondary" @click=${() => chosen(sign)}>${icon(sign)}<span>${t(`sign-${sign}`)}</span></button>`)}
    </div>`;
}

// What is asked in the fight for an announced action, and how it ended.

import { playerName } from "../../games/names.js";
import { need, t } from "../../i18n.js";
import { icon } from "../../icons.js";
import { index, other } from "../../players.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { shown } from "../../time.js";
import { endingText } from "../play/said.js";
import { seatName, showRule } from "../play/words.js";
import { gameChoice } from "./choice.js";
import { elsewhere } from "./elsewhere.js";
import { hands } from "./hands.js";
import { sideName } from "./names.js";
import { about, deskOf, resultLines } from "./words.js";

/** @import { EventKind, FightView, FoughtView, Player } from "../../types.js" */
/** @import { TemplateResult } from "../../vendor/lit-html.js" */
/** @import { Shared } from "../play.js" */

await need("play");

/**
 * What one of the steps of a fight needs.
 * @typedef {object} Asked
 * @property {Shared} shared
 * @property {FightView} fight
 * @property {(by: Player, event: EventKind) => void} decide
 * @property {(player: Player) => TemplateResult | typeof nothing} address whom a sentence is for, where two people play
 */

/**
 * @param {Shared} shared
 * @param {FightView} fight
 */
export function fightPanel(shared, fight) {
  const { contest } = shared;
  const { main } = contest;
  /** @type {Asked} */
  const asked = {
    shared,
    fight,
    decide: (by, event) => void shared.attempt(() => contest.do(by, event)),
    address: (player) => (main.ofPeople ? html`<strong>${t("prompt-player", { player: playerName(main.looks, player) })}</strong> ` : nothing),
  };
  const until = fight.answer_by.filter((at) => at !== null);
  const time = until.length > 0 ? shown(Math.max(Math.min(...until) - contest.at, 0)) : null;
  return html`${step(asked)} ${time === null ? nothing : html`<p class="small">${t("fight-time", { time })}</p>`}`;
}

/** @param {Asked} asked */
function step(asked) {
  const { fight, shared } = asked;
  const { main } = shared.contest;
  const [decider] = fight.deciders;
  if (fight.step.step === "hands") return hands(asked, fight.step);
  if (fight.step.step === "elsewhere") return elsewhere(asked, fight.step);
  if (decider && !main.isHuman(decider)) return waiting(asked, decider);
  return fight.step.step === "answer" ? answer(asked, fight.step.game) : fight.step.step === "begin" ? begin(asked, fight.step) : nothing;
}

/** The heading of a decision, and the rules it follows. */
const heading = (/** @type {string} */ text, /** @type {string} */ rule) => html`<h2 tabindex="-1">
  ${text} <button type="button" class="rule" @click=${() => showRule(rule)}>${t("rule", { number: rule })}</button>
</h2>`;

/**
 * The engine decides, or somebody elsewhere.
 * @param {Asked} asked
 * @param {Player} decider
 */
function waiting({ shared: { contest }, fight }, decider) {
  const { main } = contest;
  const names = { ...about(contest, fight), name: seatName(main.seat(decider), true) };
  return html`${heading(t(main.isHuman(fight.by) ? "fight-announced-own" : "fight-announced", names), "C2")}
    <p>${t(fight.step.step === "answer" ? "fight-waits-answer" : "fight-waits-begin", names)}</p>`;
}

/**
 * The opponent lets it happen, or challenges.
 * @param {Asked} asked
 * @param {string} game
 */
function answer(asked, game) {
  const { shared, fight, decide, address } = asked;
  const { contest } = shared;
  const desk = deskOf(shared);
  const [by] = fight.deciders;
  if (!by) return nothing;
  const { combined } = contest.state;
  const left = combined?.challenges[index(by)] ?? null;
  const free = game === "free";
  const names = { ...about(contest, fight), game: sideName(game) };
  const choice = free ? gameChoice(shared, fight) : null;
  const challenge = () => decide(by, { kind: "challenge", game: choice ? desk.named || choice.first : null });
  return html`${heading(t("fight-announced", names), "C3")}
    <p>${address(by)}${t(free ? "fight-answer-free" : "fight-answer", names)} ${t("fight-stakes", names)}</p>
    ${choice ? choice.fields : nothing} ${left === null || combined?.always ? nothing : html`<p class="small">${t("fight-left", { count: left })}</p>`}
    <div class="actions">
      <button type="button" class="primary" @click=${challenge}>${t("fight-challenge")}</button>
      ${combined?.always ? nothing : html`<button type="button" class="secondary" @click=${() => decide(by, { kind: "let-pass" })}>${t("fight-let-pass")}</button>`}
    </div>`;
}

/**
 * The challenged player chooses who begins.
 * @param {Asked} asked
 * @param {{ game: string, may_refuse: boolean }} step
 */
function begin({ shared: { contest }, fight, decide, address }, { game, may_refuse }) {
  const { by } = fight;
  const names = { ...about(contest, fight), game: sideName(game) };
  /** @type {(first: Player) => void} */
  const first = (player) => decide(by, { kind: "begin", first: player });
  const elsewhere = game === "elsewhere";
  return html`${heading(t("fight-challenged", names), "C4")}
    <p>${address(by)}${t("fight-stakes-own", names)} ${elsewhere ? nothing : t("fight-who-begins")}</p>
    <div class="actions">
      ${elsewhere
        ? html`<button type="button" class="primary" @click=${() => first(by)}>${t("fight-accept")}</button>`
        : html`<button type="button" class="primary" @click=${() => first(by)}>${t("fight-begin-own")}</button>
            <button type="button" class="primary" @click=${() => first(other(by))}>${t("fight-begin-other", names)}</button>`}
      ${may_refuse ? html`<button type="button" class="secondary" @click=${() => decide(by, { kind: "refuse" })}>${t("fight-refuse")}</button>` : nothing}
    </div>`;
}

/**
 * How a fight ended, and what comes of it.
 * @param {Shared} shared
 * @param {FoughtView} over
 */
export function resultPanel({ contest }, over) {
  const { side } = contest;
  const [first = "", ...lines] = resultLines(contest, over);
  return html`<h2 tabindex="-1" class="outcome ${over.allowed ? "allowed" : "denied"}">${icon(over.allowed ? "done" : "close")}<span>${first}</span></h2>
    ${side?.state.ending ? html`<p class="small">${endingText(side.looks, side.state.ending)}</p>` : nothing} ${lines.map((line) => html`<p>${line}</p>`)}
    <div class="actions"><button type="button" class="primary" @click=${() => contest.dismiss()}>${t("result-go-on")}</button></div>`;
}

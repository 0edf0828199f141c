// What is asked of the person now, and the answer where it is no place on the board.

import { need, t } from "../../i18n.js";
import { element } from "../../board/shapes.js";
import { actionsOf } from "../../board/state.js";
import { kindName, playerName, textOf } from "../../games/names.js";
import { other } from "../../players.js";
import { icon } from "../../icons.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { aidButton } from "./aid.js";
import { chooserPanel } from "./chooser.js";
import { endingText } from "./said.js";
import { problemList, seatName } from "./words.js";

/** @import { Choice } from "../../games/looks.js" */
/** @import { ActionView } from "../../types.js" */
/** @import { Shared } from "../play.js" */

await need("play");

/** @param {Shared} shared */
export function promptPanel(shared) {
  const { company, contest, game, fault } = shared;
  // What is decided in a fight takes more room than what is asked on the board.
  const decides = !fault && (contest.result !== null || (game.state.fight !== null && !contest.side && !game.looking && !game.state.ending));
  return html`<section class="prompt ${decides ? "decides" : ""}" aria-label=${t("prompt")}>${company ? company.parts.offers(shared, company) : nothing} ${promptContent(shared)} ${beside(shared)}</section>`;
}

/**
 * The same without the panel around it.
 * @param {Shared} shared
 */
export function promptContent(shared) {
  const { company, contest, desk, game, fault } = shared;
  const { state, looking, view } = game;
  if (fault) {
    const retry = () => {
      shared.fault = null;
      shared.draw();
      contest.again();
    };
    return html`<div class="wrong" role="alert">${problemList(fault, game.looks)}</div>
      <div class="actions"><button type="button" class="secondary" @click=${retry}>${t("again")}</button></div>`;
  }
  if (desk && contest.result) return desk.parts.result(shared, contest.result);
  if (looking) {
    return html`<p>${t("looking", { move: looking.plies, moves: state.plies.length })}</p>
      <div class="actions">
        <button type="button" class="primary" @click=${() => back(shared)}>${t("look-now")}</button>
      </div>`;
  }
  const there = company && (!state.fight || state.ending) && game === contest.main ? company.parts.elsewhere(shared, company) : null;
  if (there) return there;
  if (state.ending) {
    return html`<p class="ending">${endingText(game.looks, state.ending)}</p>
      <div class="actions">
        <button type="button" class="primary" @click=${() => shared.attempt(shared.again)}>${t("play-again")}</button>
        <a class="secondary" href="#">${t("new-game")}</a>
      </div>`;
  }
  if (desk && state.fight) return contest.side ? sideGoesOn(shared) : desk.parts.panel(shared, state.fight);
  if (!game.isHuman(view.to_move)) {
    const name = seatName(game.seat(view.to_move), true);
    if (contest.rests) {
      return html`<p>${t("resting", { name })}</p>
        <div class="actions"><button type="button" class="primary" @click=${() => contest.playOn()}>${t("play-on")}</button></div>`;
    }
    const depth = game.thinking?.thought?.depth ?? 0;
    return html`<p>${t("thinking", { name })}</p>
      ${depth > 1 ? html`<p class="small">${t("thinking-depth", { depth })}</p>` : nothing}`;
  }
  return question(shared);
}

/**
 * The timers beside the board, and what a person may do who waits.
 * @param {Shared} shared
 */
function beside(shared) {
  const { game, attempt } = shared;
  const { looks, state, looking } = game;
  if (looking || state.view.interjections.length + state.view.timers.length === 0) return nothing;
  const timers = game.timers.filter(({ at, left }) => at === null && left > 0);
  const open = game.isHuman(other(state.view.to_move)) ? state.view.interjections : [];
  return html`${timers.map((timer) => html`<p class="timer">${looks.timer(timer)}</p>`)}
  ${open.map((action) => {
    const press = () => void attempt(() => game.interject(action));
    return html`<div class="actions"><button type="button" class="secondary" @click=${press}>${looks.interjection(action)}</button></div>`;
  })}`;
}

/**
 * The main game is looked at while the side game is played.
 * @param {Shared} shared
 */
function sideGoesOn({ stage, attempt }) {
  return html`<p>${t("fight-side-goes-on")}</p>
    <div class="actions"><button type="button" class="primary" @click=${() => attempt(() => stage.turn())}>${t("behind-back")}</button></div>`;
}

/** @param {Shared} shared */
function question(shared) {
  const { game, table } = shared;
  const { view } = game;
  const { chooser, pressed } = table;
  const player = playerName(game.looks, view.to_move);
  const asked = (/** @type {string} */ text) => html`<p>
    ${game.ofPeople ? html`<strong>${t("prompt-player", { player })}</strong> ` : nothing}${text}
  </p>`;
  const taken = table.drawing.standings.get(pressed[0] ?? "")?.layers.at(-1);
  if (taken) {
    const cancel = () => {
      table.focus();
      table.release();
    };
    return html`${turnButtons(shared)}
      ${asked(t(`prompt-${game.looks.key}-use`, { piece: kindName(game.looks, taken.kind), cell: pressed[0] ?? "" }))}
      <div class="actions">
        <button type="button" class="secondary" @click=${cancel}>${textOf(game.looks, "use-not")}</button>
        ${aidButton(taken.kind, table.drawing.glyphs, game)}
      </div>`;
  }
  return html`${turnButtons(shared)} ${asked(t(`prompt-${game.looks.key}-${game.looks.prompt(view, table.drawing.board)}`))}
  ${table.hands.length > 1 && !game.looks.choosesBeside ? handChoice(shared) : nothing}
  ${chooser
    ? chooserPanel(chooser, {
        take: (action) => {
          table.focus();
          void table.presses.answer(action, chooser.row.cells[0] ?? "");
        },
        changed: () => void shared.attempt(() => table.chooserChanged(chooser)),
      })
    : nothing}
  ${actionsOf(view).map((action) => {
    const choice = action.path.length === 0 ? game.looks.choice(action) : null;
    return choice ? choiceButton(shared, action, choice) : nothing;
  })}`;
}

/**
 * Turning a piece that a finger has put somewhere, and putting it down.
 * @param {Shared} shared
 */
function turnButtons({ table }) {
  if (table.held === null) return nothing;
  return html`<div class="actions">
    ${[-1, 1].map(
      (by) => html`<button type="button" class="secondary" aria-label=${t(by < 0 ? "turn-left" : "turn-right")} title=${t(by < 0 ? "turn-left" : "turn-right")} @click=${() => table.turn(by)}>
        ${icon(by < 0 ? "turn-left" : "turn-right")}
      </button>`,
    )}
    <button type="button" class="primary" @click=${() => table.putDown()}>${t("put-down")}</button>
  </div>`;
}

/**
 * An action that is chosen by a button, and what comes of it.
 * @param {Shared} shared
 * @param {ActionView} action
 * @param {Choice} choice
 */
function choiceButton({ game, table }, action, { text, about, at, card }) {
  const choose = () => {
    table.focus();
    void table.presses.answer(action, at ?? "");
  };
  return html`${about ? html`<p class="small" id="choice">${about}</p>` : nothing}
    <div class="actions">
      <button type="button" class="secondary" aria-describedby=${about ? "choice" : nothing} @click=${choose}>${text}</button>
      ${card ? aidButton(card, table.drawing.glyphs, game) : nothing}
    </div>`;
}

/** @param {Shared} shared */
function back({ game, table, attempt }) {
  table.focus();
  void attempt(() => game.look(null));
}

/**
 * The kinds of pieces to choose from; where they are many, their pictures, and the name of the chosen one.
 * @param {Shared} shared
 */
function handChoice({ table, game }) {
  const { glyphs } = table.drawing;
  const { looks } = game;
  const owner = game.view.to_move;
  const hand = table.hand ?? "";
  const many = table.hands.length > 3;
  const face = (/** @type {string} */ kind) => {
    const svg = element("svg", { class: "face", viewBox: "-56 -64 112 118", "aria-hidden": "true" });
    svg.append(glyphs.copy({ kind: looks.face(kind), owner }));
    return svg;
  };
  return html`<fieldset class="hands ${many ? "many" : ""}">
      <legend>${textOf(looks, "hand")} ${many ? html`<strong aria-hidden="true">${kindName(looks, hand)}</strong>` : nothing}</legend>
      <div>
        ${table.hands.map(
          (kind) => html`<label title=${kindName(looks, kind)}>
            <input type="radio" name="hand" .checked=${kind === hand} @change=${() => table.choose(kind)} />
            <span>${face(kind)}<span class="name">${kindName(looks, kind)}</span></span>
          </label>`,
        )}
      </div>
    </fieldset>
    ${aidButton(hand, glyphs, game)}`;
}

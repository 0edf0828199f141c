// What is asked of the person now, and the answer where it is no place on the board.

import { t } from "../../i18n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { chooserPanel } from "./chooser.js";
import { endingText, kindName, playerName, problemList, seatName } from "./words.js";

/** @import { Shared } from "../play.js" */

/** @param {Shared} shared */
export function promptPanel(shared) {
  return html`<section class="prompt" aria-label=${t("prompt")}>${content(shared)}</section>`;
}

/** @param {Shared} shared */
function content(shared) {
  const { game, table, fault } = shared;
  const { state, looking, view } = game;
  if (fault) {
    const retry = () => {
      shared.fault = null;
      shared.draw();
      game.again();
    };
    return html`<div class="wrong" role="alert">${problemList(fault)}</div>
      <div class="actions"><button type="button" class="secondary" @click=${retry}>${t("again")}</button></div>`;
  }
  if (looking) {
    return html`<p>${t("looking", { move: looking.plies, moves: state.plies.length })}</p>
      <div class="actions">
        <button type="button" class="primary" @click=${() => back(shared)}>${t("look-now")}</button>
      </div>`;
  }
  if (state.ending) {
    return html`<p class="ending">${endingText(state.ending)}</p>
      <div class="actions">
        <button type="button" class="primary" @click=${() => shared.attempt(shared.again)}>${t("play-again")}</button>
        <a class="secondary" href="#">${t("new-game")}</a>
      </div>`;
  }
  const player = playerName(view.to_move);
  if (!game.isHuman(view.to_move)) {
    const depth = game.thinking?.thought?.depth ?? 0;
    return html`<p>${t("thinking", { name: seatName(game.seat(view.to_move), true) })}</p>
      ${depth > 1 ? html`<p class="small">${t("thinking-depth", { depth })}</p>` : nothing}`;
  }
  const { chooser } = table;
  return html`<p>
      ${game.ofPeople ? html`<strong>${t("prompt-player", { player })}</strong> ` : nothing}${t(`prompt-gipf-${view.prompt}`)}
    </p>
    ${table.hands.length > 1 ? handChoice(shared) : nothing}
    ${chooser
      ? chooserPanel(chooser, {
          take: (action) => {
            table.focus();
            void table.act(action, chooser.row.cells[0] ?? "");
          },
          changed: () => {
            table.refresh();
            shared.draw();
            shared.say(chooser.told);
          },
        })
      : nothing}`;
}

/** @param {Shared} shared */
function back({ game, table, attempt }) {
  table.focus();
  void attempt(() => game.look(null));
}

/** @param {Shared} shared */
function handChoice({ table }) {
  return html`<fieldset class="segments">
    <legend>${t("hand")}</legend>
    <div>
      ${table.hands.map(
        (kind) => html`<label>
          <input type="radio" name="hand" .checked=${kind === table.hand} @change=${() => table.choose(kind)} />
          <span>${kindName(kind)}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

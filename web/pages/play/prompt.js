// What is asked of the person now, and the answer where it is no place on the board.

import { t } from "../../i18n.js";
import { element } from "../../board/shapes.js";
import { entering, potentialOf } from "../../games/gipf.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { aidButton } from "./aid.js";
import { chooserPanel } from "./chooser.js";
import { endingText, kindName, playerName, problemList, seatName } from "./words.js";

/** @import { ActionView } from "../../types.js" */
/** @import { Shared } from "../play.js" */

/** @param {Shared} shared */
export function promptPanel(shared) {
  return html`<section class="prompt" aria-label=${t("prompt")}>${content(shared)}</section>`;
}

/** @param {Shared} shared */
function content(shared) {
  const { game, fault } = shared;
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
  if (!game.isHuman(view.to_move)) {
    const depth = game.thinking?.thought?.depth ?? 0;
    return html`<p>${t("thinking", { name: seatName(game.seat(view.to_move), true) })}</p>
      ${depth > 1 ? html`<p class="small">${t("thinking-depth", { depth })}</p>` : nothing}`;
  }
  return question(shared);
}

/** @param {Shared} shared */
function question(shared) {
  const { game, table } = shared;
  const { view } = game;
  const { chooser, pressed } = table;
  const player = playerName(view.to_move);
  const asked = (/** @type {string} */ text) => html`<p>
    ${game.ofPeople ? html`<strong>${t("prompt-player", { player })}</strong> ` : nothing}${text}
  </p>`;
  const taken = table.drawing.standings.get(pressed[0] ?? "")?.layers.at(-1);
  if (taken) {
    const cancel = () => {
      table.focus();
      table.release();
    };
    return html`${asked(t("prompt-gipf-use", { piece: kindName(taken.kind), cell: pressed[0] ?? "" }))}
      <div class="actions">
        <button type="button" class="secondary" @click=${cancel}>${t("use-not")}</button>
        ${aidButton(taken.kind, table.drawing.glyphs, game)}
      </div>`;
  }
  return html`${asked(t(promptKey(shared)))} ${table.hands.length > 1 ? handChoice(shared) : nothing}
  ${chooser
    ? chooserPanel(chooser, {
        take: (action) => {
          table.focus();
          void table.act(action, chooser.row.cells[0] ?? "");
        },
        changed: () => void shared.attempt(() => table.chooserChanged(chooser)),
      })
    : nothing}
  ${view.actions.map((action) => (isDeclining(action) ? declining(shared, action) : nothing))}`;
}

/** @param {Shared} shared */
function promptKey({ game: { view }, table }) {
  const { pushes, uses } = table.ways;
  return `prompt-gipf-${view.prompt !== "push" || !uses ? view.prompt : pushes ? "push-or-use" : "use-only"}`;
}

/**
 * Whether an action gives up a right: something is lost in place and nothing else happens.
 * @param {ActionView} action
 */
const isDeclining = ({ path, effects }) => path.length === 0 && effects.length === 1 && effects[0]?.kind === "become";

/**
 * @param {Shared} shared
 * @param {ActionView} action
 */
function declining({ game, table }, action) {
  const [effect] = action.effects;
  if (effect?.kind !== "become") return nothing;
  const { at, layers } = effect;
  const decline = () => {
    table.focus();
    void table.act(action, at);
  };
  return html`<p class="small" id="declining">${t("extra-loss", { at, left: layers.at(-1)?.kind ?? "" })}</p>
    <div class="actions">
      <button type="button" class="secondary" aria-describedby="declining" @click=${decline}>${t("extra-decline")}</button>
      ${aidButton("T", table.drawing.glyphs, game)}
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
  const owner = game.view.to_move;
  const hand = table.hand ?? "";
  const many = table.hands.length > 3;
  const face = (/** @type {string} */ kind) => {
    const svg = element("svg", { class: "face", viewBox: "-56 -64 112 118", "aria-hidden": "true" });
    svg.append(glyphs.copy({ kind: entering(kind), owner }));
    return svg;
  };
  return html`<fieldset class="hands ${many ? "many" : ""}">
      <legend>${t("hand")} ${many ? html`<strong aria-hidden="true">${kindName(hand)}</strong>` : nothing}</legend>
      <div>
        ${table.hands.map(
          (kind) => html`<label title=${kindName(kind)}>
            <input type="radio" name="hand" .checked=${kind === hand} @change=${() => table.choose(kind)} />
            <span>${face(kind)}<span class="name">${kindName(kind)}</span></span>
          </label>`,
        )}
      </div>
    </fieldset>
    ${potentialOf(hand) === null ? nothing : aidButton(hand, glyphs, game)}`;
}

// What a newcomer is told in a first game, beside the board.

import { button } from "../../chrome.js";
import { keyOf } from "../../games/index.js";
import { need, t } from "../../i18n.js";
import { change, settings } from "../../keep.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { expect } from "../play/game.js";
import { gameName } from "../play/words.js";
import { FIRST, THEN, guidedGame } from "./guided.js";
import { did } from "./reader.js";
import { lessonAddress } from "./text.js";

/** @import { Advice, View } from "../../types.js" */
/** @import { Shared } from "../play.js" */

await need("guide");

/** Guides through one match. */
export class Guide {
  /** @type {View | null} the position that was asked about last */
  #view = null;
  /** @type {Advice[]} */
  #advice = [];
  #ended = false;

  /**
   * Whether somebody is guided through a match.
   * @param {Shared} shared
   */
  static wanted({ game }) {
    return settings.guided && !game.ofPeople && game.spec.split(",", 1)[0] === FIRST[keyOf(game.spec)];
  }

  /**
   * Asks what is to be said now, where that is not known yet.
   * @param {Shared} shared
   */
  async #follow({ game, draw, say }) {
    const { state } = game;
    if (this.#view === state.view) return;
    this.#view = state.view;
    const player = game.isHuman("first") ? "first" : "second";
    const { advice } = await expect({ ask: "guide", saved: state.saved, player }, "advice");
    if (this.#view !== state.view) return;
    this.#advice = advice;
    if (state.view.to_move === player) for (const it of advice) say(told(it));
    if (state.ending && !this.#ended) {
      this.#ended = true;
      await did({ did: "guided", game: keyOf(game.spec) });
    }
    draw();
  }

  /** @param {Shared} shared */
  panel(shared) {
    if (!Guide.wanted(shared)) return nothing;
    this.#follow(shared).catch((why) => console.warn(why));
    const stop = () => {
      change({ guided: false });
      shared.draw();
    };
    return html`<aside class="guide" aria-label=${t("guide")}>
      <header><strong>${t("guide")}</strong>${button("close", t("guide-stop"), stop, { quiet: true })}</header>
      ${this.#advice.map(
        (it) => html`<p>${told(it)} ${it.lesson ? html`<a class="rule" href=${lessonAddress(it.lesson)}>${t("guide-more")}</a>` : nothing}</p>`,
      )}
      ${shared.game.state.ending ? after(shared) : nothing}
    </aside>`;
  }
}

/**
 * Where somebody goes who has played the first game.
 * @param {Shared} shared
 */
function after({ game, attempt }) {
  const key = keyOf(game.spec);
  const play = () => void attempt(() => guidedGame(key, THEN));
  return html`<div class="actions">
    <button type="button" class="primary" @click=${play}>${t("guide-then", { game: gameName(THEN[key] ?? "") })}</button>
    <a class="secondary" href="#learn">${t("guide-next")}</a>
  </div>`;
}

/** @param {Advice} advice */
const told = ({ code, cells, count }) => t(`guide-${code}`, { cells: cells.join(", "), count });

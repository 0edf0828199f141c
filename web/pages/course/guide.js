// What a newcomer is told in a first game, beside the board.

import { button } from "../../chrome.js";
import { keyOf } from "../../games/index.js";
import { t } from "../../i18n.js";
import { change, keepMatch, settings } from "../../keep.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { expect, newMatch } from "../play/game.js";
import { did } from "./reader.js";
import { lessonAddress } from "./text.js";

/** @import { Advice, View } from "../../types.js" */
/** @import { Shared } from "../play.js" */

/** The game that somebody is guided through for the first time, by its key: without much else, and short. */
export const FIRST = /** @type {Record<string, string>} */ ({
  gipf: "gipf:basic",
  zertz: "zertz:basic",
  dvonn: "dvonn:random",
  yinsh: "yinsh:blitz",
  tamsk: "tamsk:level1",
  punct: "punct:basic",
});

/**
 * Begins a whole game in which a newcomer is guided.
 * @param {string} key of the game
 */
export async function guidedGame(key) {
  const { games } = await expect({ ask: "games" }, "games");
  const variants = games.find((game) => game.key === key)?.variants ?? [];
  const spec = FIRST[key] ?? "";
  const seed = variants.find((variant) => variant.spec === spec)?.options.find(({ kind }) => kind.kind === "seed");
  const drawn = seed ? `${spec},${seed.key}=${crypto.getRandomValues(new Uint32Array(1))[0]}` : spec;
  const state = await newMatch(drawn, [
    { player: "human", name: null },
    { player: "level:1", name: null },
  ]);
  change({ guided: true });
  keepMatch(state.saved);
  location.hash = "#play";
}

/**
 * A guided game that is offered.
 * @param {string} key of the game
 * @param {() => void} begin
 */
export const guidedCard = (key, begin) => html`<button type="button" class="card continue guided" @click=${begin}>
  <span><strong>${t("guided-of", { game: t(`game-${key}`) })}</strong><span class="quiet">${t(`guided-about-${key}`)}</span></span>
</button>`;

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
      ${shared.game.state.ending ? html`<p><a class="secondary" href="#learn">${t("guide-next")}</a></p>` : nothing}
    </aside>`;
  }
}

/** @param {Advice} advice */
const told = ({ code, cells, count }) => t(`guide-${code}`, { cells: cells.join(", "), count });

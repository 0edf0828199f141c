// A first game in which a newcomer is guided: which it is, and how it begins.

import { need, t } from "../../i18n.js";
import { change, keepMatch } from "../../keep.js";
import { html } from "../../vendor/lit-html.js";
import { go } from "../play/address.js";
import { expect, newMatch } from "../play/game.js";

await need("course");

/** The game that somebody is guided through for the first time, by its key: without much else, and short. */
export const FIRST = /** @type {Record<string, string>} */ ({
  gipf: "gipf:basic",
  zertz: "zertz:basic",
  dvonn: "dvonn:random",
  yinsh: "yinsh:blitz",
  tamsk: "tamsk:level1",
  punct: "punct:basic",
});

/** The game that comes after it, as it is usually played. */
export const THEN = /** @type {Record<string, string>} */ ({
  gipf: "gipf:standard",
  zertz: "zertz:tournament",
  dvonn: "dvonn:standard",
  yinsh: "yinsh:standard",
  tamsk: "tamsk:level2",
  punct: "punct:standard",
});

/**
 * Begins a whole game against a gentle opponent: the first one, in which a newcomer is guided, or what comes then.
 * @param {string} key of the game
 * @param {typeof FIRST | typeof THEN} [which]
 */
export async function guidedGame(key, which = FIRST) {
  const { games } = await expect({ ask: "games" }, "games");
  const variants = games.find((game) => game.key === key)?.variants ?? [];
  const spec = which[key] ?? "";
  const seed = variants.find((variant) => variant.spec === spec)?.options.find(({ kind }) => kind.kind === "seed");
  const drawn = seed ? `${spec},${seed.key}=${crypto.getRandomValues(new Uint32Array(1))[0]}` : spec;
  const state = await newMatch(drawn, [
    { player: "human", name: null },
    { player: "level:1", name: null },
  ]);
  change({ guided: which === FIRST });
  keepMatch(state.saved);
  go("#play");
}

/**
 * A guided game that is offered.
 * @param {string} key of the game
 * @param {() => void} begin
 */
export const guidedCard = (key, begin) => html`<button type="button" class="card continue guided" @click=${begin}>
  <span><strong>${t("guided-of", { game: t(`game-${key}`) })}</strong><span class="quiet">${t(`guided-about-${key}`)}</span></span>
</button>`;

// The numbered rules of a game in a dialog, opened at the one that somebody asked about.

import { dialog } from "../chrome.js";
import { gameOfRule, keyOf } from "../games/index.js";
import { t } from "../i18n.js";
import { html } from "../vendor/lit-html.js";
import { expect } from "./play/game.js";

/** @import { TemplateResult } from "../vendor/lit-html.js" */

/**
 * Opens the rules of the game that has the rule with this number.
 * @param {string} number
 */
export async function openRule(number) {
  const game = gameOfRule(number);
  if (!game) return;
  await show(game.key, number);
}

/**
 * Opens the rules of a game from the beginning.
 * @param {string} spec
 */
export const openRules = (spec) => show(keyOf(spec), null);

/**
 * Shows the rules of a game in the language of the page, in English if they are not written in it.
 * @param {string} key
 * @param {string | null} asked
 */
async function show(key, asked) {
  const { rules, language } = await expect({ ask: "rules", spec: key, language: document.documentElement.lang }, "rules");
  // Guides need what shows rules.
  const guide = await import("./course/guide.js");
  const guided = guide.FIRST[key] !== undefined;
  /** @param {() => void} close */
  const play = (close) => () => void guide.guidedGame(key).then(close);
  dialog(t("rules-title", { game: t(`game-${key}`) }), (close) => html`${guided ? html`<p class="actions"><button type="button" class="secondary" @click=${play(close)}>${t("guided-of", { game: t(`game-${key}`) })}</button></p>` : ""}<dl class="rulebook" lang=${language}>
    ${rules.map(({ number, text }) => html`
      <dt id=${`rule-${number}`} tabindex="-1" class=${number === asked ? "asked" : ""}>${number}</dt>
      <dd class=${number === asked ? "asked" : ""}>${marked(text)}</dd>
    `)}
  </dl>`);
  if (asked) {
    const place = document.getElementById(`rule-${asked}`);
    place?.scrollIntoView({ block: "center" });
    place?.focus({ preventScroll: true });
  }
}

/**
 * A text with Markdown's marks: `**strong**`, `*emphasis*` and `` `code` ``.
 * @param {string} text
 * @returns {(string | TemplateResult)[]}
 */
function marked(text) {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).map((part) => {
    if (part.startsWith("**")) return html`<strong>${part.slice(2, -2)}</strong>`;
    if (part.startsWith("*")) return html`<em>${part.slice(1, -1)}</em>`;
    if (part.startsWith("`")) return html`<code>${part.slice(1, -1)}</code>`;
    return part;
  });
}

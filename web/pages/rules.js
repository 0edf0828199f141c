// The rules of a game in a dialog: in short and with boards, and behind that by their numbers; or by their
// numbers, at the one that somebody asked about.

import { dialog } from "../chrome.js";
import { gameOfRule, keyOf } from "../games/index.js";
import { t } from "../i18n.js";
import { html, nothing } from "../vendor/lit-html.js";
import { expect } from "./play/game.js";

/** @import { TemplateResult } from "../vendor/lit-html.js" */

/**
 * Opens the rules of the game that has the rule with this number, there.
 * @param {string} number
 */
export async function openRule(number) {
  const game = gameOfRule(number);
  if (!game) return;
  const { rules, language } = await rulebook(game.key);
  dialog(t("rules-title", { game: t(`game-${game.key}`) }), () => numbered(rules, language, number));
  const place = document.getElementById(`rule-${number}`);
  place?.scrollIntoView({ block: "center" });
  place?.focus({ preventScroll: true });
}

/**
 * Opens what a newcomer to a game is told first, with its numbered rules behind it.
 * @param {string} spec
 */
export async function openRules(spec) {
  const key = keyOf(spec);
  const [{ rules, language }, { primer }] = await Promise.all([rulebook(key), import("./primer.js")]);
  let draw = () => {};
  const short = await primer(key, () => draw());
  dialog(
    t("rules-title", { game: t(`game-${key}`) }),
    (_, redraw) => {
      draw = redraw;
      return html`${short ? short.view() : nothing}
        <details class="numbered" ?open=${short === null}>
          <summary>${t("rules-numbers")}</summary>
          ${numbered(rules, language, null)}
        </details>`;
    },
    { wide: true, closed: () => short?.close() },
  );
}

/**
 * The rules of a game in the language of the page, in English if they are not written in it.
 * @param {string} key
 */
const rulebook = (key) => expect({ ask: "rules", spec: key, language: document.documentElement.lang }, "rules");

/**
 * @param {{ number: string, text: string }[]} rules
 * @param {string} language
 * @param {string | null} asked the one that is marked
 */
const numbered = (rules, language, asked) => html`<dl class="rulebook" lang=${language}>
  ${rules.map(({ number, text }) => html`
    <dt id=${`rule-${number}`} tabindex="-1" class=${number === asked ? "asked" : ""}>${number}</dt>
    <dd class=${number === asked ? "asked" : ""}>${marked(text)}</dd>
  `)}
</dl>`;

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

// Composing the potentials: the mixes that the rulebooks suggest, or any other, alike or different for
// the two players.

import { element } from "../../board/shapes.js";
import { gipf, mixes, potentials, usualMix } from "../../games/gipf.js";
import { kindName, playerName } from "../../games/names.js";
import { problemText, t } from "../../i18n.js";
import { html, nothing } from "../../vendor/lit-html.js";

/** @import { Glyphs } from "../../board/shapes.js" */
/** @import { Player, Problem } from "../../types.js" */
/** @import { Chosen } from "./options.js" */

/** @typedef {Record<string, number>} Mix how many of each kind */

/** @typedef {{ letters: string, most: number, total: number }} Limits */

/**
 * @param {string} text letters with counts, `-` for none
 * @returns {Mix}
 */
function readMix(text) {
  return Object.fromEntries([...text.matchAll(/([A-Z])(\d+)/g)].map(([, letter = "", count]) => [letter, Number(count)]));
}

/**
 * @param {Mix} mix
 * @param {string} letters in their order
 */
function writeMix(mix, letters) {
  const parts = [...letters].filter((letter) => mix[letter]).map((letter) => `${letter}${mix[letter]}`);
  return parts.join("") || "-";
}

/** @param {Mix} mix */
const total = (mix) => Object.values(mix).reduce((sum, count) => sum + count, 0);

/** @type {Map<string, SVGElement>} */
const faces = new Map();

/**
 * @param {string} letter
 * @param {Glyphs} glyphs
 * @param {string} place
 */
function face(letter, glyphs, place) {
  const key = `${place} ${letter}`;
  const known = faces.get(key);
  if (known) return known;
  const svg = element("svg", { class: "face", viewBox: "-56 -64 112 118", "aria-hidden": "true" });
  svg.append(glyphs.copy({ kind: `${letter}+`, owner: place === "second" ? "second" : "first" }));
  faces.set(key, svg);
  return svg;
}

/**
 * @param {string} key
 * @param {Limits} limits
 * @param {Chosen} chosen
 */
export function potentialsFields(key, limits, chosen) {
  const { variant, options, set } = chosen;
  const value = options[key] || usualMix(variant);
  const apart = value.includes("/");
  const [first = "-", second = first] = value.split("/");
  const write = (/** @type {string} */ text) => set(key, text === usualMix(variant) ? "" : text);
  const both = (/** @type {string} */ a, /** @type {string} */ b) => write(`${a}/${b}`);
  const none = !apart && first === "-";
  return html`<fieldset class="potentials">
    <legend>${t(`option-${key}`)}</legend>
    ${apart
      ? html`<div class="two">
          ${composer("first", first, limits, chosen, (mix) => both(mix, second))}
          ${composer("second", second, limits, chosen, (mix) => both(first, mix))}
        </div>`
      : composer(null, first, limits, chosen, write)}
    ${none
      ? nothing
      : html`<label class="check">
          <input type="checkbox" .checked=${apart} @change=${() => (apart ? write(first) : both(first, second))} />
          <span>${t("potentials-apart")}</span>
        </label>`}
  </fieldset>`;
}

/**
 * @param {Player | null} player whose they are; both have the same if it is nobody's
 * @param {string} text
 * @param {Limits} limits
 * @param {Chosen} chosen
 * @param {(text: string) => void} write
 */
function composer(player, text, { letters, most, total: limit }, { variant, glyphs, warnings }, write) {
  const mix = readMix(text);
  const sum = total(mix);
  const place = player ?? "both";
  /** @param {{ kinds: number, each: number }} wanted */
  const suggested = ({ kinds, each }) => {
    // Kinds that were chosen already come first.
    const order = [...potentials].sort((a, b) => Number(Boolean(mix[b])) - Number(Boolean(mix[a])));
    return Object.fromEntries(order.slice(0, kinds).map((letter) => [letter, each]));
  };
  const isSuggested = (/** @type {{ kinds: number, each: number }} */ { kinds, each }) => {
    const counts = Object.values(mix).filter((count) => count > 0);
    return counts.length === kinds && counts.every((count) => count === each);
  };
  const put = (/** @type {string} */ letter, /** @type {number} */ count) => write(writeMix({ ...mix, [letter]: count }, letters));
  const chip = (/** @type {string} */ name, /** @type {boolean} */ on, /** @type {() => void} */ press) => html`<button
    type="button"
    class="chip"
    aria-pressed=${String(on)}
    @click=${press}
  >
    ${name}
  </button>`;
  const shown = mixes.filter(({ key }) => key !== "all" || variant === "ultimate");
  return html`<div class="mix" role=${player ? "group" : nothing} aria-label=${player ? playerName(gipf, player) : nothing}>
    ${player ? html`<strong>${playerName(gipf, player)}</strong>` : nothing}
    <div class="chips">
      ${chip(t("mix-none"), sum === 0, () => write("-"))}
      ${shown.map((it) => chip(t(`mix-${it.key}`), isSuggested(it), () => write(writeMix(suggested(it), letters))))}
    </div>
    ${sum === 0
      ? nothing
      : html`<div class="steppers">
            ${[...letters].map((letter) => {
              const count = mix[letter] ?? 0;
              const piece = kindName(gipf, letter);
              const step = (/** @type {number} */ by, /** @type {string} */ sign, /** @type {string} */ name, /** @type {boolean} */ open) => html`<button
                type="button"
                class="step"
                aria-label=${t(name, { piece })}
                aria-disabled=${open ? nothing : "true"}
                @click=${() => open && put(letter, count + by)}
              >
                ${sign}
              </button>`;
              return html`<div class="stepper ${count === 0 ? "none" : ""}" role="group" aria-label=${t("pile-part", { count, piece })}>
                ${glyphs ? face(letter, glyphs, place) : nothing}
                <span class="kind" aria-hidden="true">${piece}</span>
                <span class="steps">
                  ${step(-1, "−", "mix-fewer", count > 0)}<output>${count}</output>${step(1, "+", "mix-more", count < most && sum < limit)}
                </span>
              </div>`;
            })}
          </div>
          <p class="small">${t("mix-total", { count: sum, whose: player ? "one" : "both" })} ${advice(warnings, player ?? "first")}</p>`}
  </div>`;
}

/**
 * What the rulebooks advise a player against, in a sentence or two.
 * @param {Problem[]} warnings
 * @param {Player} player
 */
function advice(warnings, player) {
  const told = warnings.map((warning) => ({ warning, args: Object.fromEntries(warning.args) }));
  return told
    .filter(({ args }) => args.player === player)
    .map(({ warning, args }) => problemText(warning, args.letter ? { piece: kindName(gipf, args.letter) } : {}))
    .join(" ");
}

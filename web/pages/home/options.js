// The options of a variant, each with the control that fits its values.

import { playerName } from "../../games/names.js";
import { has, t } from "../../i18n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { potentialsFields } from "./potentials.js";

/** @import { Glyphs } from "../../board/shapes.js" */
/** @import { Looks } from "../../games/looks.js" */
/** @import { Player, Problem, VariantInfo, VariantOption } from "../../types.js" */

/**
 * @typedef {object} Chosen
 * @property {Looks} looks
 * @property {string} variant
 * @property {Record<string, string>} options the values that were changed
 * @property {Glyphs | null} glyphs the drawings of the pieces, once they are there
 * @property {Problem[]} warnings what is advised against, once that is known
 * @property {(key: string, value: string) => void} set
 */

/**
 * Those options that everybody should see, and those that are meant for few. A text of a game's own is typed
 * with its game by those who know it.
 * @param {VariantInfo} variant
 * @returns {{ open: VariantOption[], hidden: VariantOption[] }}
 */
export function sortOptions({ options }) {
  const hidden = options.filter(({ kind }) => kind.kind === "number-each");
  return { open: options.filter((option) => option.kind.kind !== "text" && !hidden.includes(option)), hidden };
}

/**
 * @param {VariantOption} option
 * @param {Chosen} chosen
 */
export function optionFields(option, chosen) {
  const { key, kind } = option;
  if (kind.kind === "number-each") return numbers(key, kind, chosen);
  if (kind.kind === "seed") return seed(key, kind, chosen);
  if (kind.kind === "choice") return choice(key, kind.values, chosen);
  if (kind.kind === "text") return nothing;
  return potentialsFields(key, kind, chosen);
}

/**
 * A number for each player.
 * @param {string} key
 * @param {{ least: number, most: number, default: number }} kind
 * @param {Chosen} chosen
 */
function numbers(key, kind, { looks, options, set }) {
  const [first = String(kind.default), second = first] = (options[key] ?? "").split("/").filter(Boolean);
  const write = (/** @type {string} */ a, /** @type {string} */ b) => set(key, a === b ? a : `${a}/${b}`);
  const values = Array.from({ length: kind.most - kind.least + 1 }, (_, index) => String(kind.least + index));
  /**
   * @param {Player} player
   * @param {string} value
   * @param {(value: string) => void} choose
   */
  const one = (player, value, choose) => html`<label>
    <span>${playerName(looks, player)}</span>
    <select @change=${(/** @type {Event & { target: HTMLSelectElement }} */ event) => choose(event.target.value)}>
      ${values.map((number) => html`<option ?selected=${number === value}>${number}</option>`)}
    </select>
  </label>`;
  return html`<fieldset class="each">
    <legend>${t(`option-${key}`)}</legend>
    ${one("first", first, (value) => write(value, second))} ${one("second", second, (value) => write(first, value))}
  </fieldset>`;
}

/**
 * A number that stands for a chance: drawn when the game begins, or told.
 * @param {string} key
 * @param {{ most: number }} kind
 * @param {Chosen} chosen
 */
function seed(key, { most }, { options, set }) {
  const value = options[key] ?? "";
  const write = (/** @type {Event & { target: HTMLInputElement }} */ { target }) => target.validity.valid && set(key, target.value);
  return html`<fieldset class="segments">
    <legend>${t(`option-${key}`)}</legend>
    <div>
      <label>
        <input type="radio" name="option-${key}" .checked=${value === ""} @change=${() => set(key, "")} />
        <span>${t(`option-${key}-drawn`)}</span>
      </label>
      <label>
        <input type="radio" name="option-${key}" .checked=${value !== ""} @change=${() => set(key, "1")} />
        <span>${t(`option-${key}-told`)}</span>
      </label>
    </div>
  </fieldset>
  ${value === "" ? nothing : html`<input class="seed" type="number" min="0" max=${most} step="1" required aria-label=${t(`option-${key}`)} .value=${value} @change=${write} />`}`;
}

/**
 * What a word is called; a number speaks for itself.
 * @param {string} key
 * @param {string} value
 */
const nameOf = (key, value) => (has(`option-${key}-${value}`) ? t(`option-${key}-${value}`) : value);

/**
 * One of some words, the first of which is meant if nothing is said.
 * @param {string} key
 * @param {string[]} values
 * @param {Chosen} chosen
 */
function choice(key, values, { options, set }) {
  const value = options[key] ?? values[0];
  return html`<fieldset class="segments">
    <legend>${t(`option-${key}`)}</legend>
    <div>
      ${values.map(
        (it) => html`<label>
          <input type="radio" name="option-${key}" .checked=${it === value} @change=${() => set(key, it === values[0] ? "" : it)} />
          <span>${nameOf(key, it)}</span>
        </label>`,
      )}
    </div>
    ${has(`option-${key}-about`) ? html`<p class="small">${t(`option-${key}-about`)}</p>` : nothing}
  </fieldset>`;
}

// Choosing a game: its variant and options, and what a game composed so is called.

import { games } from "../../games/index.js";
import { t } from "../../i18n.js";
import { html } from "../../vendor/lit-html.js";

/** @import { Looks } from "../../games/looks.js" */
/** @import { GameInfo, VariantInfo } from "../../types.js" */
/** @import { Setup } from "../../keep.js" */
/** @import { Pictures } from "./pictures.js" */

/** @typedef {Pick<Setup, "spec" | "options">} Composed the variant with default options, and those that were changed */

/**
 * @param {GameInfo} info
 * @param {Composed} composed
 */
export function chosen(info, { spec }) {
  return /** @type {VariantInfo} */ (info.variants.find((variant) => variant.spec === spec) ?? info.variants[0]);
}

/**
 * A variant with options; a chance that was not told is drawn.
 * @param {VariantInfo} variant
 * @param {Record<string, string>} options
 */
export function specWith(variant, options) {
  return composed(variant, (key, most) => options[key] || (most === null ? "" : drawn(most)));
}

/**
 * A variant with options for others to agree to: whoever hosts the match draws by chance.
 * @param {VariantInfo} variant
 * @param {Record<string, string>} options
 */
export function specUndrawn(variant, options) {
  return composed(variant, (key, most) => (most === null ? (options[key] ?? "") : ""));
}

/**
 * @param {VariantInfo} variant
 * @param {(key: string, most: number | null) => string} valueOf of an option; `most` of one that is a chance
 */
function composed(variant, valueOf) {
  const values = variant.options.map(({ key, kind }) => [key, valueOf(key, kind.kind === "seed" ? kind.most : null)]);
  return [variant.spec, ...values.flatMap(([key, value]) => (value ? [`${key}=${value}`] : []))].join(",");
}

/**
 * A number by chance, up to and including the greatest one.
 * @param {number} most
 */
const drawn = (most) => String(Math.floor(Math.random() * (most + 1)));

/**
 * The games to choose from, each with a small picture.
 * @param {Looks} chosen
 * @param {Pictures} pictures
 * @param {(looks: Looks) => void} choose
 */
export function gameCards(chosen, pictures, choose) {
  return html`<fieldset class="games">
    <legend class="hidden">${t("home-games")}</legend>
    ${games.map(
      (looks) => html`<label>
        <input type="radio" name="game" .checked=${looks === chosen} @change=${() => choose(looks)} />
        <span><span class="picture" aria-hidden="true" inert>${pictures.small(looks)}</span><strong>${t(`game-${looks.key}`)}</strong></span>
      </label>`,
    )}
  </fieldset>`;
}

/**
 * The variants of a game to choose from.
 * @param {GameInfo} info
 * @param {VariantInfo} variant the chosen one
 * @param {(variant: VariantInfo) => void} choose
 */
export function variantFields(info, variant, choose) {
  return html`<fieldset class="variants">
    <legend>${t("setup-variant")}</legend>
    ${info.variants.map(
      (it) => html`<label class="option">
        <input type="radio" name="variant" .checked=${it === variant} @change=${() => choose(it)} />
        <span>
          <strong>${t(`variant-${info.key}-${it.key}`)}</strong>
          <span class="quiet">${t(`variant-${info.key}-${it.key}-about`)}</span>
        </span>
      </label>`,
    )}
  </fieldset>`;
}

/**
 * One of a few values, side by side; its legend is the text `setup-NAME`.
 * @template {string} V
 * @param {string} name
 * @param {V[]} values
 * @param {(value: V) => string} label
 * @param {V} value
 * @param {(value: V) => void} choose
 */
export function segments(name, values, label, value, choose) {
  return html`<fieldset class="segments">
    <legend>${t(`setup-${name}`)}</legend>
    <div>
      ${values.map(
        (it) => html`<label>
          <input type="radio" name=${name} .checked=${it === value} @change=${() => choose(it)} />
          <span>${label(it)}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

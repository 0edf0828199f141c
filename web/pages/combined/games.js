// The games that can be played for a potential, to choose from.

import { games as shownGames } from "../../games/index.js";
import { t } from "../../i18n.js";
import { html } from "../../vendor/lit-html.js";
import { sideName } from "./names.js";

/** @import { GameInfo } from "../../types.js" */

/**
 * The games of the catalog that the page shows.
 * @param {GameInfo[]} infos
 */
export const playable = (infos) => infos.filter(({ key }) => shownGames.some((looks) => looks.key === key));

/**
 * A choice between side games.
 * @param {string} value
 * @param {string[]} others what there is besides the games of the catalog
 * @param {GameInfo[]} infos
 * @param {(value: string) => void} choose
 * @param {string} label
 */
export function gameSelect(value, others, infos, choose, label) {
  const option = (/** @type {string} */ game, /** @type {string} */ name) => html`<option value=${game} ?selected=${game === value}>${name}</option>`;
  return html`<select aria-label=${label} @change=${(/** @type {Event & { target: HTMLSelectElement }} */ event) => choose(event.target.value)}>
    ${others.map((game) => option(game, sideName(game)))}
    ${playable(infos).map(
      ({ key, variants }) => html`<optgroup label=${t(`game-${key}`)}>${variants.map(({ spec }) => option(spec, sideName(spec)))}</optgroup>`,
    )}
  </select>`;
}

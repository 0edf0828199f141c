// The games that can be played for a potential, to choose from.

import { games as shownGames, looksOf } from "../../games/index.js";
import { t } from "../../i18n.js";
import { html } from "../../vendor/lit-html.js";
import { expect } from "../play/game.js";
import { sideName } from "./words.js";

/** @import { FightView, GameInfo, StakesInfo } from "../../types.js" */
/** @import { Shared } from "../play.js" */

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

/**
 * What there is to choose from in a match, once it is known.
 * @type {{ spec: string, infos: GameInfo[], stakes: StakesInfo | null }}
 */
let known = { spec: "", infos: [], stakes: null };

/** @param {Shared} shared */
function learn(shared) {
  const { spec } = shared.contest.main;
  if (known.spec === spec) return;
  const learning = { spec, infos: known.infos, stakes: /** @type {StakesInfo | null} */ (null) };
  known = learning;
  void shared.attempt(async () => {
    const [{ games }, { stakes }] = await Promise.all([expect({ ask: "games" }, "games"), expect({ ask: "stakes", spec }, "stakes")]);
    Object.assign(learning, { infos: games, stakes });
  });
}

/**
 * The choice of a game for one challenge, with what is offered first; without games of the catalog until
 * they are known.
 * @param {Shared} shared
 * @param {FightView} fight
 */
export function gameChoice(shared, fight) {
  const { contest, desk } = shared;
  learn(shared);
  const others = contest.main.ofPeople ? ["hands", "elsewhere"] : ["hands"];
  const namesake = known.stakes?.kinds.find(({ letter }) => letter === fight.kind)?.namesake;
  const first = namesake && looksOf(namesake) ? namesake : "hands";
  const choose = (/** @type {string} */ game) => {
    desk.named = game;
    shared.draw();
  };
  return { first, fields: html`<p class="named">${gameSelect(desk.named || first, others, known.infos, choose, t("fight-which-game"))}</p>` };
}

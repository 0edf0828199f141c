// The choice of the game that is played for a potential, in the challenge itself.

import { looksOf } from "../../games/index.js";
import { t } from "../../i18n.js";
import { html } from "../../vendor/lit-html.js";
import { expect } from "../play/game.js";
import { gameSelect } from "./games.js";
import { deskOf } from "./words.js";

/** @import { FightView, GameInfo, StakesInfo } from "../../types.js" */
/** @import { Shared } from "../play.js" */

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
  const { contest } = shared;
  const desk = deskOf(shared);
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

// The board that does not lie in front while a side game is played: small, beside what is asked, with
// what the side game is about.

import { need, t } from "../../i18n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { about } from "./words.js";

/** @import { Shared } from "../play.js" */

await need("play");

/** @param {Shared} shared */
export function behindCard(shared) {
  const { stage, contest } = shared;
  const { behind } = stage;
  const fight = contest.main.state.fight;
  if (!behind || !fight) return nothing;
  const isMain = behind === stage.main;
  const name = t(isMain ? "behind-look" : "behind-back");
  const turn = () => void shared.attempt(() => stage.turn());
  return html`<section class="behind" aria-label=${t(isMain ? "behind-main" : "behind-side")}>
    <button type="button" class="look" aria-label=${name} title=${name} @click=${turn}>
      <span class="small-board" aria-hidden="true" inert>${behind.table.drawing.element}</span>
    </button>
    <p>${t("behind-stakes", about(contest, fight))}</p>
  </section>`;
}

// The fights of a match that are over, and the way to look at their side games.

import { playerName } from "../../games/names.js";
import { need, t } from "../../i18n.js";
import { icon } from "../../icons.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { expect } from "../play/game.js";
import { sideName } from "./names.js";

/** @import { FoughtView } from "../../types.js" */
/** @import { Shared } from "../play.js" */

await need("play");

/** @param {Shared} shared */
export function fightList(shared) {
  const { game } = shared;
  const { fought } = game.state;
  if (fought.length === 0) return nothing;
  return html`<ul class="fought" aria-label=${t("fought")}>
    ${fought.map((over, number) => html`<li class=${over.allowed ? "allowed" : "denied"}>
      ${icon(over.allowed ? "done" : "close")}
      <span>${line(shared, over)}</span>
      ${over.game.includes(":") ? html`<button type="button" class="link" @click=${() => look(shared, number)}>${t("fought-look")}</button>` : nothing}
    </li>`)}
  </ul>`;
}

/**
 * @param {Shared} shared
 * @param {FoughtView} over
 */
function line({ game: { looks } }, { by, announced, game, winner }) {
  const names = { player: playerName(looks, by), move: announced, game: sideName(game) };
  return winner ? t("fought-won", { ...names, winner: playerName(looks, winner) }) : t("fought-tie", names);
}

/**
 * Shows a side game as a game of its own; the match stays the one that is kept.
 * @param {Shared} shared
 * @param {number} fight
 */
function look({ attempt, contest }, fight) {
  return attempt(async () => {
    const { state } = await expect({ ask: "fought", saved: contest.state.saved, fight }, "match");
    const { text } = await expect({ ask: "record", saved: state.saved }, "record");
    location.hash = `#play?record=${encodeURIComponent(text)}`;
  });
}

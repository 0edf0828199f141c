// The list of moves: a view of what was played, and the way to look back at it.

import { playerName } from "../../games/names.js";
import { need, t } from "../../i18n.js";
import { html, nothing } from "../../vendor/lit-html.js";

/** @import { Player, PlyView } from "../../types.js" */
/** @import { Game } from "./game.js" */

await need("play");

/** @typedef {{ by: Player, notation: string, plies: number }} Turn `plies`: how many actions were played with it */

/**
 * @param {PlyView[]} plies
 * @returns {Turn[]}
 */
export function turns(plies) {
  /** @type {Turn[]} */
  const made = [];
  plies.forEach((ply, index) => {
    const turn = { by: ply.by, notation: ply.notation, plies: index + 1 };
    if (index > 0 && plies[index - 1]?.turn === ply.turn) made[made.length - 1] = turn;
    else made.push(turn);
  });
  return made;
}

/**
 * @param {Game} game
 * @param {(plies: number | null) => void} look
 */
export function moveList(game, look) {
  const { plies } = game.state;
  const shown = game.looking?.plies ?? plies.length;
  const all = turns(plies);
  /** @type {(Turn | null)[][]} pairs of turns, the first player's first */
  const pairs = [];
  for (const turn of all) {
    const last = pairs.at(-1);
    if (turn.by === "second" && last?.length === 1) last.push(turn);
    else pairs.push(turn.by === "second" ? [null, turn] : [turn]);
  }
  if (all.length === 0) return html`<p class="quiet none">${t("moves-none")}</p>`;
  return html`<ol class="moves" aria-label=${t("moves")}>
    ${pairs.map(
      (pair, index) => html`<li>
        <span class="number" aria-hidden="true">${index + 1}</span>
        ${[0, 1].map((place) => {
          const turn = pair[place];
          if (!turn) return html`<span class="move" aria-hidden="true">${place < pair.length ? "…" : ""}</span>`;
          const current = shown === turn.plies;
          return html`<button
            type="button"
            class="move"
            aria-current=${current ? "step" : nothing}
            aria-label=${t("move-look", { number: index + 1, player: playerName(game.looks, turn.by), move: turn.notation })}
            @click=${() => look(turn.plies)}
          >
            ${turn.notation.split(/(?<=[;,])/).map((part) => html`${part}<wbr />`)}
          </button>`;
        })}
      </li>`,
    )}
  </ol>`;
}

/**
 * How many actions were played when the turn before or after the one that is shown was complete.
 * @param {Game} game
 * @param {-1 | 1} way
 */
export function neighbour(game, way) {
  const { plies } = game.state;
  const shown = game.looking?.plies ?? plies.length;
  const ends = [0, ...turns(plies).map((turn) => turn.plies)];
  return way < 0 ? ends.findLast((end) => end < shown) : ends.find((end) => end > shown);
}

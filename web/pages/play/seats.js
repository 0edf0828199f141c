// The two bars above and below the board: who plays, and what lies there of theirs.

import { need, t } from "../../i18n.js";
import { playerName } from "../../games/names.js";
import { index } from "../../players.js";
import { html, nothing, svg } from "../../vendor/lit-html.js";
import { shownFine } from "../../time.js";
import { left, period } from "./clock.js";
import { collection, line, single, tray } from "./piles.js";
import { seatName } from "./words.js";

/** @import { Player } from "../../types.js" */
/** @import { Shared } from "../play.js" */

await need("play");

/** How each arrangement is drawn. */
const ARRANGED = { line, tray, collection };

/**
 * @param {Shared} shared
 * @param {Player} player
 */
export function seatBar(shared, player) {
  const { game, table } = shared;
  const { looks, view, state } = game;
  const name = seatName(game.seat(player), !game.ofPeople);
  const active = !state.ending && (game.looking ? view.to_move === player : state.deciders.includes(player));
  const mine = table.shown.supply.filter((supply) => supply.player === player);
  const arrangement = looks.arrangement(mine);
  const thinking = game.isThinking(player);
  const time = left(game, player);
  const spare = period(game, player);
  const look = `seat of-${arrangement} ${active ? "active" : ""}`;
  return html`<section class=${look} aria-label=${t("seat-of", { player: playerName(looks, player) })}>
    <div class="who">
      <svg class="disc" viewBox="-50 -50 100 100" aria-hidden="true">${disc(shared, player)}</svg>
      <span class="name">
        <strong>${playerName(looks, player)}</strong>
        ${shared.company ? shared.company.parts.sitter(shared.company, game.outer(player)) : name ? html`<span class="quiet">${name}</span>` : nothing}
      </span>
    </div>
    ${time === null ? nothing : html`<span class="clock ${active ? "runs" : ""}" role="timer" aria-label=${t("clock", { time: shownFine(time) })}>${shownFine(spare?.time ?? time)}${spare ? html` <small>${t("clock-periods-left", { count: spare.periods })}</small>` : nothing}</span>`}
    ${score(shared, player)} ${ARRANGED[arrangement](shared, player, mine)}
    <div class="thinking ${thinking ? "on" : ""}" aria-hidden="true"></div>
  </section>`;
}

/**
 * What a player has so far, in games that are decided by counting.
 * @param {Shared} shared
 * @param {Player} player
 */
function score({ table }, player) {
  if (!table.shown.score) return nothing;
  const count = table.shown.score[index(player)];
  return html`<div class="score" role="img" aria-label=${t("score", { count })} title=${t("score", { count })}>
    <strong>${count}</strong> <span class="label">${t("score-short")}</span>
  </div>`;
}

/**
 * What stands for a player: a piece of theirs, or their number where the pieces are nobody's.
 * @param {Shared} shared
 * @param {Player} player
 */
function disc({ game, table }, player) {
  const piece = game.looks.disc(player, game.spec);
  if (piece) return single(`disc ${player}`, piece, table.drawing.glyphs);
  return svg`<circle class="place" r="40" /><text class="number" dy=".36em">${index(player) + 1}</text>`;
}

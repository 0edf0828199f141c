// The two bars above and below the board: who plays, what lies in reserve, what was captured.

import { t } from "../../i18n.js";
import { element } from "../../board/shapes.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { playerName, seatName } from "./words.js";

/** @import { Glyphs } from "../../board/shapes.js" */
/** @import { Effect, Player, Supply } from "../../types.js" */
/** @import { Shared } from "../play.js" */

/** Width of a pile in units of its pieces' drawings, and the most that two pieces of it are apart. */
const WIDTH = 460;
const APART = 36;

/** @type {Map<string, SVGElement>} */
const drawn = new Map();

/**
 * The pieces of a pile, side by side and closer the more there are, so that its place stays as wide.
 * @param {Supply} supply
 * @param {Glyphs} glyphs
 */
function pile(supply, glyphs) {
  const key = `${supply.player} ${supply.pile} ${supply.piece.kind} ${supply.piece.owner} ${supply.count}`;
  const known = drawn.get(key);
  if (known) return known;
  const apart = Math.min(APART, (WIDTH - 100) / Math.max(supply.count - 1, 1));
  const svg = element("svg", { class: "pieces", viewBox: `0 0 ${WIDTH} 100`, "aria-hidden": "true" });
  for (let index = 0; index < supply.count; index++) {
    const piece = glyphs.copy(supply.piece);
    piece.setAttribute("transform", `translate(${WIDTH - 50 - (supply.count - 1 - index) * apart} 50)`);
    svg.append(piece);
  }
  drawn.set(key, svg);
  return svg;
}

/**
 * @param {Shared} shared
 * @param {Player} player
 */
export function seatBar({ game, table }, player) {
  const { view, state } = game;
  const { glyphs } = table.drawing;
  const name = seatName(game.seat(player), !game.ofPeople);
  const active = !state.ending && view.to_move === player;
  const mine = table.shown.supply.filter((supply) => supply.player === player);
  const thinking = game.thinking !== null && state.view.to_move === player;
  return html`<section class="seat ${active ? "active" : ""}" aria-label=${t("seat-of", { player: playerName(player) })}>
    <div class="who">
      <svg class="disc" viewBox="-50 -50 100 100" aria-hidden="true">${disc(glyphs, player)}</svg>
      <span class="name"><strong>${playerName(player)}</strong>${name ? html` <span class="quiet">${name}</span>` : nothing}</span>
    </div>
    ${mine.map(
      (supply) => html`<div class="pile ${supply.pile}" data-pile="${player} ${supply.pile}">
        ${pile(supply, glyphs)}
        <span class="count">${supply.count}</span>
        <span class="label">${t(`pile-${supply.pile}`)}</span>
      </div>`,
    )}
    <div class="thinking ${thinking ? "on" : ""}" aria-hidden="true"></div>
  </section>`;
}

/**
 * @param {Glyphs} glyphs
 * @param {Player} player
 */
function disc(glyphs, player) {
  const key = `disc ${player}`;
  const known = drawn.get(key) ?? glyphs.copy({ kind: "B", owner: player });
  drawn.set(key, known);
  return known;
}

/** Forgets the drawings of a board that is gone. */
export function forgetPiles() {
  drawn.clear();
}

/**
 * Where a piece goes that is taken, on the screen.
 * @param {HTMLElement} page
 * @param {Effect} effect
 * @param {Player} by
 */
export function pilePoint(page, effect, by) {
  if (effect.kind !== "remove") return null;
  const player = effect.fate === "captured" ? by : effect.piece.owner;
  const place = page.querySelector(`[data-pile="${player} ${effect.fate}"]`)?.getBoundingClientRect();
  return place ? { x: place.x + place.width / 2, y: place.y + place.height / 2 } : null;
}

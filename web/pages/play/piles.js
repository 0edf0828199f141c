// What lies beside the board: pieces in reserve, captured ones, those that are out of the game.

import { need, t } from "../../i18n.js";
import { badge, element } from "../../board/shapes.js";
import { kindName, textOf } from "../../games/names.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { aidDialog } from "./aid.js";

/** @import { Glyphs, Point } from "../../board/shapes.js" */
/** @import { Looks, Played } from "../../games/looks.js" */
/** @import { Effect, Piece, Player, Supply, View } from "../../types.js" */
/** @import { TemplateResult } from "../../vendor/lit-html.js" */
/** @import { Shared } from "../play.js" */

await need("play");

/** Width of a pile in units of its pieces' drawings, and the most that two pieces of it are apart. */
const WIDTH = 460;
const APART = 36;

/** @type {Map<string, SVGElement>} */
const drawn = new Map();

/**
 * The pieces of a pile, side by side and closer the more there are, so that its place stays as wide. A pool that is
 * empty shows faintly what it held.
 * @param {Supply} supply
 * @param {Glyphs} glyphs
 */
function pile(supply, glyphs) {
  const key = `${supply.player} ${supply.pile} ${supply.piece.kind} ${supply.piece.owner} ${supply.count}`;
  const known = drawn.get(key);
  if (known) return known;
  const isSpent = supply.player === null && supply.count === 0;
  const number = isSpent ? 1 : supply.count;
  const apart = Math.min(APART, (WIDTH - 100) / Math.max(number - 1, 1));
  const svg = element("svg", { class: isSpent ? "pieces spent" : "pieces", viewBox: `0 0 ${WIDTH} 100`, "aria-hidden": "true" });
  for (let index = 0; index < number; index++) {
    const piece = glyphs.copy(supply.piece);
    piece.setAttribute("transform", `translate(${WIDTH - 50 - (number - 1 - index) * apart} 50)`);
    svg.append(piece);
  }
  drawn.set(key, svg);
  return svg;
}

/**
 * One piece, as a picture of its kind.
 * @param {Piece} piece
 * @param {Glyphs} glyphs
 * @param {string} place where it stands: a drawing can be in one place only
 * @param {SVGElement[]} marks
 */
function picture(piece, glyphs, place, ...marks) {
  const key = `${place} ${piece.kind} ${piece.owner}`;
  const known = drawn.get(key);
  if (known) return known;
  const svg = element("svg", { class: "face", viewBox: "-56 -64 112 118", "aria-hidden": "true" }, [glyphs.copy(piece), ...marks]);
  drawn.set(key, svg);
  return svg;
}

/**
 * A pile as a line of its pieces, with their number.
 * @param {Shared} shared
 * @param {Player} player
 * @param {Supply[]} mine
 */
export function line({ table }, player, mine) {
  return mine.map(
    (supply) => html`<div class="pile ${supply.pile}" data-pile="${player} ${supply.pile} ${supply.piece.kind}">
      ${pile(supply, table.drawing.glyphs)}
      <span class="count">${supply.count}</span>
      <span class="label">${t(`pile-${supply.pile}`)}</span>
    </div>`,
  );
}

/**
 * What a player has of many kinds: the reserve kind by kind, what was captured, what is out of the game.
 * @param {Shared} shared
 * @param {Player} player
 * @param {Supply[]} mine
 */
export function tray(shared, player, mine) {
  const { game, table } = shared;
  const { glyphs } = table.drawing;
  const of = (/** @type {Supply["pile"]} */ wanted) => mine.filter(({ pile }) => pile === wanted);
  // Pieces that are made of others when they are pushed in.
  const made = table.hands.filter(
    (kind) => game.view.to_move === player && !of("reserve").some(({ piece }) => piece.kind === kind),
  );
  const captured = of("captured");
  const gone = of("gone").filter(({ count }) => count > 0);
  const lost = gone.reduce((sum, { count }) => sum + count, 0);
  const list = gone.map(({ count, piece }) => t("pile-part", { count, piece: kindName(game.looks, piece.kind) })).join(", ");
  return html`<div class="tray" role="group" aria-label=${t("pile-reserve")}>
      ${made.map((kind) => stock(shared, player, { player, pile: "reserve", piece: { kind, owner: player }, count: 1, wanted: null }, true))}
      ${of("reserve").map((supply) => stock(shared, player, supply))}
    </div>
    ${captured.map(
      (supply) => html`<div class="heap" data-pile="${player} captured ${supply.piece.kind}" title=${t("pile-captured")}>
        ${picture(supply.piece, glyphs, "captured", badge({ x: 12, y: 8 }, "captured"))}<span class="count">${supply.count}</span>
        <span class="label">${t("pile-captured")}</span>
      </div>`,
    )}
    ${of("gone").length === 0 ? nothing : html`<div class="heap" data-pile="${player} gone" title=${t("pile-gone")}>
      <svg class="face" viewBox="-30 -30 60 60" aria-hidden="true"><circle class="out" r="20" /><path class="out" d="M-14 14L14 -14" /></svg>
      <span class="count">${lost}</span>
      <span class="label">${t("pile-gone")}${list ? `: ${list}` : ""}</span>
    </div>`}`;
}

/**
 * One kind in reserve: a press chooses it to be pushed in, or else opens its card.
 * @param {Shared} shared
 * @param {Player | null} player
 * @param {Supply} supply
 * @param {boolean} [made] whether it is made of other pieces, and not counted
 */
function stock({ game, table }, player, supply, made = false) {
  const { glyphs } = table.drawing;
  const { kind } = supply.piece;
  const own = game.isOurs && game.view.to_move === player;
  const open = own && table.hands.includes(kind);
  const [first, single] = game.looks.heaps(supply, game.spec);
  const piece = kindName(game.looks, kind);
  const name = made
    ? piece
    : single
      ? t("pile-stacks", { stacks: first?.count ?? 0, single: single.count, piece })
      : t("pile-part", { count: supply.count, piece });
  const explained = game.looks.cards !== null;
  const label = open || explained ? `${name}. ${textOf(game.looks, open ? "tray-choose" : "tray-explain")}` : name;
  const press = () => (open ? table.choose(kind) : aidDialog(kind, glyphs, game));
  return html`<button
    type="button"
    class="stock"
    data-pile="${player} reserve ${kind}"
    data-hand=${own && table.placing.has(kind) ? kind : nothing}
    aria-disabled=${open || explained ? nothing : "true"}
    aria-pressed=${open ? String(table.hand === kind) : nothing}
    aria-label=${label}
    title=${name}
    @click=${press}
  >
    ${[first, single].map(
      (heap, index) =>
        heap &&
        html`<span class="heap ${index > 0 ? "single" : ""} ${heap.count === 0 ? "none" : ""}">
          ${picture({ kind: heap.kind, owner: player }, glyphs, `reserve ${index}`)}<span class="count">${made ? "" : heap.count}</span>
        </span>`,
    )}
  </button>`;
}

/**
 * The pieces that both players place, kind by kind, to be chosen or taken from.
 * @param {Shared} shared
 */
export function pool(shared) {
  const { game, table } = shared;
  const common = table.shown.supply.filter(({ player }) => player === null);
  if (common.length === 0) return nothing;
  return html`<div class="pool" role="group" aria-label=${t("pool")}>
    ${common.map((supply) => {
      const { piece, count } = supply;
      const name = textOf(game.looks, "pile-part", { count, piece: kindName(game.looks, piece.kind), kind: piece.kind });
      return taking(shared, null, supply, name, html`${pile(supply, table.drawing.glyphs)}<span class="count">${count}</span>`);
    })}
  </div>`;
}

/**
 * A pile to choose from: a press chooses its kind, and a piece can be dragged from it onto the board.
 * @param {Shared} shared
 * @param {Player | null} player
 * @param {Supply} supply
 * @param {string} name
 * @param {TemplateResult} content
 */
function taking({ game, table }, player, { pile, piece: { kind }, count }, name, content) {
  const turn = player === null || game.view.to_move === player;
  const open = turn && count > 0 && table.placing.has(kind);
  const chosen = open && (table.hand ?? kind) === kind;
  return html`<button
    type="button"
    class="stock ${count === 0 ? "none" : ""}"
    data-pile="${player} ${pile} ${kind}"
    data-hand=${open ? kind : nothing}
    aria-pressed=${open ? String(chosen) : nothing}
    aria-disabled=${open ? nothing : "true"}
    aria-label=${open ? `${name}. ${t("pool-choose")}` : name}
    title=${name}
    @click=${() => open && table.choose(kind)}
  >
    ${content}
  </button>`;
}

/** How far apart the places of a collection are. */
const PLACES = 72;

/**
 * What a player has captured of each kind, and what is still wanted of it.
 * @param {Shared} shared
 * @param {Player} player
 * @param {Supply[]} mine
 */
export function collection(shared, player, mine) {
  const { game, table } = shared;
  const { looks } = game;
  return html`<div class="collection" role="group" aria-label=${textOf(looks, "pile-captured")}>
    ${mine.map((supply) => {
      const { count, pile: heap, piece } = supply;
      if (heap === "reserve") return count > 0 ? stillToCome(shared, player, supply) : nothing;
      const { alone = 0, each = 0 } = supply.wanted ?? {};
      const name = textOf(looks, "collection-part", { count, piece: kindName(looks, piece.kind), kind: piece.kind, alone, each });
      const content = html`${places(supply, looks, table.drawing.glyphs)}<span class="count">${count}</span>`;
      // One's own are placed where there are no others.
      if (table.placing.has(piece.kind) && game.view.to_move === player && !table.shown.supply.some(({ player, count }) => player === null && count > 0)) {
        return taking(shared, player, supply, name, content);
      }
      return html`<div class="heap" role="img" data-pile="${player} captured ${piece.kind}" aria-label=${name} title=${name}>${content}</div>`;
    })}
  </div>`;
}

/**
 * Pieces that a player has yet to place.
 * @param {Shared} shared
 * @param {Player} player
 * @param {Supply} supply
 */
function stillToCome(shared, player, supply) {
  const { count, piece } = supply;
  const { looks } = shared.game;
  const name = textOf(looks, "pile-part", { count, piece: kindName(looks, piece.kind), kind: piece.kind });
  return taking(shared, player, supply, name, html`${pile(supply, shared.table.drawing.glyphs)}<span class="count">${count}</span>`);
}

/**
 * The places of one kind in a collection: those it has filled, and those it still wants. Underlined are
 * as many as are wanted together with others.
 * @param {Supply} supply
 * @param {Looks} looks
 * @param {Glyphs} glyphs
 */
function places({ player, piece, count, wanted }, looks, glyphs) {
  const { kind } = piece;
  const { alone = 0, each = 0 } = wanted ?? {};
  const key = `places ${player} ${kind} ${count}`;
  const known = drawn.get(key);
  if (known) return known;
  const number = Math.max(alone, count);
  const svg = element("svg", { class: "pieces", viewBox: `0 0 ${number * PLACES} 92`, "aria-hidden": "true" });
  for (let index = 0; index < number; index++) {
    const x = (index + 0.5) * PLACES;
    if (index < count) {
      const stack = glyphs.stack(looks.collected(piece));
      svg.append(element("g", { transform: `translate(${x} 40) scale(.72)` }, stack));
    } else {
      const bead = element("g", { transform: `translate(${x} 40) scale(.36)` }, [glyphs.copy(piece)]);
      svg.append(element("circle", { class: "wanted", cx: x, cy: 40, r: 29 }), bead);
    }
    if (index < each) svg.append(element("path", { class: index < count ? "each filled" : "each", d: `M${x - 26} 84H${x + 26}` }));
  }
  drawn.set(key, svg);
  return svg;
}

/**
 * One piece, drawn once for one place.
 * @param {string} place
 * @param {Piece} piece
 * @param {Glyphs} glyphs
 */
export function single(place, piece, glyphs) {
  const known = drawn.get(place) ?? glyphs.copy(piece);
  drawn.set(place, known);
  return known;
}

/** Forgets the drawings of a board that is gone. */
export function forgetPiles() {
  drawn.clear();
}

/**
 * Where a piece goes that is taken, on the screen: to the pile that has grown, of its own kind if that
 * is one of several.
 * @param {Shared} shared
 * @param {HTMLElement} page
 * @param {Effect} effect
 * @param {Played} played the action it belongs to
 * @param {View} before
 * @returns {Point | null}
 */
export function pilePoint(shared, page, effect, played, before) {
  if (effect.kind !== "remove") return null;
  const { game } = shared;
  const own = game.looks.kindOf(effect.piece.kind);
  // What both play from takes its pieces back, whatever colour they have shown.
  const common = effect.fate === "reserve" && played.view.supply.some((it) => it.player === null && it.pile === "reserve" && it.piece.kind === own);
  const player = common ? null : effect.fate === "captured" ? played.ply.by : effect.piece.owner;
  if (player === null && !common) {
    // What is nobody's goes with the piece that was captured on it.
    const on = played.effects.find((it) => it.kind === "remove" && it.at === effect.at && it.fate === "captured");
    return on?.kind === "remove" && on !== effect ? pilePoint(shared, page, on, played, before) : null;
  }
  const count = (/** @type {View} */ { supply }, /** @type {string} */ kind) =>
    supply.find((it) => it.player === player && it.pile === effect.fate && it.piece.kind === kind)?.count ?? 0;
  const grown = played.view.supply
    .filter((it) => it.player === player && it.pile === effect.fate && it.count > count(before, it.piece.kind))
    .map(({ piece }) => piece.kind);
  const kind = grown.includes(own) ? own : grown[0];
  const places = [...page.querySelectorAll(`[data-pile^="${player} ${effect.fate}"]`)];
  const place = places.find((it) => it.getAttribute("data-pile")?.endsWith(` ${kind}`)) ?? places[0];
  const box = place?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

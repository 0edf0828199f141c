// The player's aid: a card for each kind of piece, opened from the piece or from the reserve.

import { dialog } from "../../chrome.js";
import { element } from "../../board/shapes.js";
import { kindName } from "../../games/names.js";
import { need, t } from "../../i18n.js";
import { icon } from "../../icons.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { diagram } from "../picture.js";

/** @import { Glyphs } from "../../board/shapes.js" */
/** @import { Piece } from "../../types.js" */
/** @import { Game } from "./game.js" */

await need("play");

/**
 * A button that opens the card of a kind, in games that have cards.
 * @param {string} kind
 * @param {Glyphs} glyphs
 * @param {Game} game
 */
export function aidButton(kind, glyphs, game) {
  if (!game.looks.cards?.has(kind)) return nothing;
  return html`<button type="button" class="link aid" @click=${() => aidDialog(kind, glyphs, game)}>
    ${icon("help")}<span>${t("aid-open", { piece: kindName(game.looks, kind) })}</span>
  </button>`;
}

/**
 * The card of a kind; it leads to the others of the game.
 * @param {string} kind
 * @param {Glyphs} glyphs
 * @param {Game} game
 */
export function aidDialog(kind, glyphs, { looks, spec, view }) {
  const { cards } = looks;
  if (!cards) return;
  let shown = looks.kindOf(kind);
  /** @type {Map<string, HTMLElement>} */
  const diagrams = new Map();
  dialog(t("aid"), (_, redraw) => {
    const example = cards.example(shown, spec);
    if (example && !diagrams.has(shown)) {
      const place = document.createElement("div");
      diagrams.set(shown, place);
      void diagram(example).then((drawn) => place.append(drawn));
    }
    const show = (/** @type {string} */ kind) => {
      shown = kind;
      redraw();
    };
    return html`<div class="aids">
      <div class="chips" role="group" aria-label=${t("aid-kinds")}>
        ${cards.kinds(view, spec).map(
          (kind) => html`<button type="button" class="chip" aria-pressed=${String(kind === shown)} @click=${() => show(kind)}>
            ${kindName(looks, kind)}
          </button>`,
        )}
      </div>
      <div class="card-of" aria-live="polite">
        <div class="shows" aria-hidden="true" inert>
          <div class="faces">${cards.faces(shown).map((face) => picture(face, glyphs))}</div>
          ${example ? html`<div class="diagram">${diagrams.get(shown)}</div>` : nothing}
        </div>
        <h3>${kindName(looks, shown)}</h3>
        ${cards.lines(shown, spec).map((line) => html`<p>${line}</p>`)}
      </div>
    </div>`;
  });
}

/**
 * @param {{ kind: string, caption: string }} face
 * @param {Glyphs} glyphs
 */
function picture({ kind, caption }, glyphs) {
  const pieces = /** @type {Piece[]} */ ([
    { kind, owner: "first" },
    { kind, owner: "second" },
  ]);
  const svg = element("svg", { viewBox: "-100 -64 200 118" });
  pieces.forEach((piece, index) => {
    const glyph = glyphs.copy(piece);
    glyph.setAttribute("transform", `translate(${index * 96 - 48} 0)`);
    svg.append(glyph);
  });
  return html`<figure>${svg}<figcaption>${caption}</figcaption></figure>`;
}

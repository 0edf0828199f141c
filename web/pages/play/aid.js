// The player's aid: a card for each kind of piece, opened from the piece or from the reserve.

import { dialog } from "../../chrome.js";
import { element } from "../../board/shapes.js";
import { isUnused, potentialOf, potentials } from "../../games/gipf.js";
import { has, t } from "../../i18n.js";
import { icon } from "../../icons.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { kindName } from "./words.js";

/** @import { Glyphs } from "../../board/shapes.js" */
/** @import { Piece } from "../../types.js" */
/** @import { Game } from "./game.js" */

/**
 * A button that opens the card of a kind.
 * @param {string} kind
 * @param {Glyphs} glyphs
 * @param {Game} game
 */
export function aidButton(kind, glyphs, game) {
  return html`<button type="button" class="link aid" @click=${() => aidDialog(kind, glyphs, game)}>
    ${icon("help")}<span>${t("aid-open", { piece: kindName(kind) })}</span>
  </button>`;
}

/**
 * The card of a kind; it leads to the others of the game.
 * @param {string} kind
 * @param {Glyphs} glyphs
 * @param {Game} game
 */
export function aidDialog(kind, glyphs, game) {
  let shown = kind.replace("+", "");
  const kinds = [...(game.matrx ? [] : ["B"]), "G", ...potentials.filter((letter) => inGame(game, letter))];
  dialog(t("aid"), (_, redraw) => {
    const show = (/** @type {string} */ letter) => {
      shown = letter;
      redraw();
    };
    return html`<div class="aids">
      <div class="chips" role="group" aria-label=${t("aid-kinds")}>
        ${kinds.map(
          (letter) => html`<button type="button" class="chip" aria-pressed=${String(letter === shown)} @click=${() => show(letter)}>
            ${kindName(letter)}
          </button>`,
        )}
      </div>
      <div class="card-of" aria-live="polite">
        <div class="faces" aria-hidden="true">${faces(shown).map((face) => picture(face, glyphs))}</div>
        <h3>${kindName(shown)}</h3>
        ${lines(shown, game.matrx).map((line) => html`<p>${line}</p>`)}
      </div>
    </div>`;
  });
}

/**
 * How a kind looks: not used and used.
 * @param {string} letter
 */
const faces = (letter) => (potentialOf(letter) === null ? [letter] : [`${letter}+`, letter]);

/**
 * Whether a potential belongs to the game: it lies, or lay, beside the board.
 * @param {Game} game
 * @param {string} letter
 */
const inGame = ({ view }, letter) => view.supply.some(({ piece }) => piece.kind === letter);

/**
 * @param {string} face
 * @param {Glyphs} glyphs
 */
function picture(face, glyphs) {
  const pieces = /** @type {Piece[]} */ ([
    { kind: face, owner: "first" },
    { kind: face, owner: "second" },
  ]);
  const svg = element("svg", { viewBox: "-100 -64 200 118" });
  pieces.forEach((piece, index) => {
    const glyph = glyphs.copy(piece);
    glyph.setAttribute("transform", `translate(${index * 96 - 48} 0)`);
    svg.append(glyph);
  });
  const caption = potentialOf(face) === null ? nothing : t(isUnused(face) ? "aid-unused" : "aid-used");
  return html`<figure>${svg}<figcaption>${caption}</figcaption></figure>`;
}

/**
 * What is said about a kind in this game.
 * @param {string} letter
 * @param {boolean} matrx
 */
function lines(letter, matrx) {
  const text = (/** @type {string} */ key) => t(matrx && has(`${key}-matrx`) ? `${key}-matrx` : key, { piece: kindName(letter) });
  if (potentialOf(letter) === null) return [text(`aid-${letter}`)];
  return [text(`aid-${letter}`), text(letter === "T" ? "aid-use-T" : "aid-use"), text("aid-row")];
}

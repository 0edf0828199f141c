// Names of players, pieces and rows in the person's language, as each game has them.

import { has, t } from "../i18n.js";

/** @import { Piece, Player, Row } from "../types.js" */
/** @import { Values } from "../i18n.js" */
/** @import { Looks } from "./looks.js" */

/**
 * A text in a game's own words where it has them (`KEY-GAME`), else in those of all games.
 * @param {{ key: string }} looks
 * @param {string} key
 * @param {Values} [values]
 */
export function textOf(looks, key, values) {
  const own = `${key}-${looks.key}`;
  return t(has(own) ? own : key, values);
}

/**
 * @param {{ key: string }} looks
 * @param {Player} player
 */
export const playerName = (looks, player) => t(`player-${looks.key}-${player}`);

/**
 * A kind of piece as such: "ZÈRTZ", used or not.
 * @param {Looks} looks
 * @param {string} kind
 */
export const kindName = (looks, kind) => t(`piece-${looks.key}-${looks.kindOf(kind)}`);

/**
 * @param {Looks} looks
 * @param {Piece} piece
 * @param {string} name
 */
const owned = (looks, { owner }, name) => (owner ? t("piece-of", { player: playerName(looks, owner), piece: name }) : name);

/**
 * A piece with its owner and its state: "White ZÈRTZ, unused".
 * @param {Looks} looks
 * @param {Piece} piece
 */
export const pieceName = (looks, piece) => owned(looks, piece, t(`piece-${looks.key}-${looks.stateOf(piece.kind)}`));

/**
 * The same within a sentence: "White ZÈRTZ".
 * @param {Looks} looks
 * @param {Piece} piece
 */
export const pieceNoun = (looks, piece) => owned(looks, piece, kindName(looks, piece.kind));

/**
 * What stands on a cell, from top to bottom: "Black DVONN over White basic piece".
 * @param {Looks} looks
 * @param {Piece[]} layers from bottom to top
 */
export const stackName = (looks, layers) =>
  layers.map((layer) => pieceName(looks, layer)).reduce((below, top) => t("stack-name", { top, below }));

/**
 * A row by its ends: "b2–e5".
 * @param {Row} row
 */
export const rowName = (row) => t("row-name", { from: row.cells[0] ?? "", to: row.cells.at(-1) ?? "" });

// How GIPF looks and what its texts look like; no rules.

/** @import { Board, Effect, Row } from "../types.js" */

/** A position to look at before a game begins. */
export const sample = "tournament 2gB/3B1/3gb1/b2BG2/BbgbGb/bB1GB/b3 B6/B1 b BB 3";

/** Kinds of pieces, what is chosen first in front. */
export const kinds = ["G", "B"];

/**
 * The action that somebody means who presses `cell`, to learn why it cannot be played.
 * @param {Board} board
 * @param {string} cell
 * @param {string | null} hand
 */
export function attempt(board, cell, hand) {
  const pressed = board.cells.find((it) => it.name === cell);
  const spots = board.cells.filter((it) => !it.edge).map((it) => it.name);
  const spot = pressed?.neighbours.find((name) => name && spots.includes(name));
  return pressed?.edge && spot ? `${hand === "G" ? "G" : ""}${cell}-${spot}` : null;
}

/**
 * Whether a text that was pasted is a position and not a record.
 * @param {string} text
 */
export function isPosition(text) {
  return /^(basic|standard|tournament)[^\s]*\s+\S+\/\S+\s/.test(text.trim());
}

/**
 * The specification of the game that a position belongs to.
 * @param {string} position
 */
export function specOf(position) {
  return `gipf:${position.trim().split(/\s/)[0]}`;
}

/**
 * Where a piece of a row goes when it is taken, as it is marked before anybody has chosen.
 * @param {Row} row
 * @param {string} owner
 * @returns {"reserve" | "captured"}
 */
export function fateIn(row, owner) {
  return owner === row.owner ? "reserve" : "captured";
}

/**
 * The key of the sentence that tells what an action did.
 * @param {Effect[]} effects
 */
export function sentence(effects) {
  if (effects.length === 0) return "left";
  return effects.some((effect) => effect.kind === "enter") ? "push" : "removal";
}

/**
 * How many basic pieces a piece counts for in reserve and among captured ones.
 * @param {string} kind
 */
export function worth(kind) {
  return kind === "G" ? 2 : 1;
}

// Positions to look at, as they lie on their boards.

import { Drawing } from "../board/draw.js";
import { actionsOf, meant, nextCells } from "../board/state.js";
import { looksOf } from "../games/index.js";
import { expect, newMatch } from "./play/game.js";

/** @import { Example } from "../games/looks.js" */
/** @import { Board, SavedMatch, Seat, View } from "../types.js" */

/** @type {Seat} */
const NOBODY = { player: "human", name: null };

/** How wide a picture of a part of a board is to its height. */
const ASPECT = 4 / 3;

/**
 * A position to look at with its board, without the actions that are possible there.
 * @param {{ spec: string, position: string }} sample
 * @returns {Promise<{ board: Board, view: View }>}
 */
export const read = ({ spec, position }) => beginning({ spec, start: position, seats: [NOBODY, NOBODY], log: [] });

/**
 * How a match begins.
 * @param {SavedMatch} saved
 */
async function beginning(saved) {
  const [{ board }, { step }] = await Promise.all([
    expect({ ask: "board", spec: saved.spec }, "board"),
    expect({ ask: "look", saved, plies: 0 }, "step"),
  ]);
  return { board, view: step.view };
}

/**
 * How a match begins, as a picture; whoever shows it says what it is.
 * @param {SavedMatch} saved
 * @param {string[]} marks the cells that are marked
 */
export async function opening(saved, marks) {
  const { board, view } = await beginning(saved);
  const looks = looksOf(saved.spec);
  const drawing = new Drawing(board, "", looks?.stacks, looks?.tower);
  drawing.show(view.pieces);
  for (const cell of marks) drawing.target(cell)?.classList.add("marked");
  return drawing.element;
}

/**
 * The part of a position around a piece, and what it can do there: where it can go, or one thing that
 * it does.
 * @param {Example} example
 */
export async function diagram(example) {
  const { spec, position, from, action } = example;
  const [{ board }, { view }] = await Promise.all([
    expect({ ask: "board", spec }, "board"),
    newMatch(spec, [NOBODY, NOBODY], position),
  ]);
  const drawing = new Drawing(board, "");
  drawing.show(view.pieces);
  const legal = actionsOf(view);
  const actions = action ? legal.filter(({ text }) => text === action) : meant(legal, null, [from]);
  const next = nextCells(actions, 1);
  drawing.ghost(actions, from);
  const hints = [...next.keys()].map((cell) => /** @type {const} */ ([cell, drawing.standings.has(cell) ? "own" : "goal"]));
  if (!action) drawing.hint(new Map(hints), from);
  drawing.crop([from, ...actions.flatMap(({ path }) => path)], ASPECT);
  return drawing.element;
}

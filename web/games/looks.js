// What the page asks of a game: how it looks and what its texts look like. No rules: whatever a game
// does not say here is as in `usual`.

import { t } from "../i18n.js";
import { stackName } from "./names.js";

/** @import { ActionView, Board, CellView, Effect, Fate, Piece, Player, PlyView, Row, Supply, Timer, View, VariantOption } from "../types.js" */
/** @import { Setup } from "../keep.js" */

/** @typedef {{ ply: PlyView, effects: Effect[], view: View }} Played an action with what it did and what it led to */

/**
 * @typedef {object} Attempt
 * @property {Board} board
 * @property {View} view
 * @property {string | null} hand the kind of piece that is chosen
 * @property {string[]} path the cells that the action being chosen begins with
 * @property {string} cell the one that is pressed now
 */

/**
 * How the pieces lie that a player has beside the board: as a line of little pieces with their number;
 * in a tray, kind by kind, to be chosen from; or as a collection, kind by kind, with places for those
 * that are still wanted.
 * @typedef {"line" | "tray" | "collection"} Arrangement
 */

/**
 * A choice by a button that no cell on the board stands for.
 * @typedef {object} Choice
 * @property {string} text what stands on the button
 * @property {string} [about] what comes of it
 * @property {string} [at] the cell it is about
 * @property {string} [card] the kind of piece whose card explains it
 */

/**
 * A position in which a kind of piece does what is said about it.
 * @typedef {object} Example
 * @property {string} spec
 * @property {string} position
 * @property {string} from the cell it does it from
 * @property {string} [action] what it does; where it can go if nothing is said
 */

/**
 * What the cards say about the kinds of pieces.
 * @typedef {object} Cards
 * @property {(kind: string) => boolean} has whether a card is offered wherever the kind is pressed
 * @property {(view: View, spec: string) => string[]} kinds those of the game, in their order
 * @property {(kind: string) => { kind: string, caption: string }[]} faces how a kind looks
 * @property {(kind: string, spec: string) => string[]} lines what it does, sentence by sentence
 * @property {(kind: string, spec: string) => Example | null} example
 */

/**
 * Rows, or whatever else lies on the board to be dealt with.
 * @typedef {object} Rows
 * @property {boolean} straight whether they are lines, set off as such
 * @property {(row: Row) => string} name
 * @property {(row: Row, piece: Piece | undefined, spec: string) => Fate} fateIn where a piece goes when
 *   it is taken, as it is marked before anybody has chosen
 * @property {(cells: Iterable<string>) => string} text the action that takes these cells
 * @property {(effects: Effect[], spec: string) => string} result what taking comes to, in a sentence or two
 */

/**
 * Several actions that are pressed in the same way.
 * @typedef {object} Offer
 * @property {(cell: string) => string} ask the question
 * @property {(action: ActionView) => string} name an answer
 */

/**
 * @typedef {object} Looks
 * @property {string} key the game's
 * @property {string} rules the letters that the numbers of its rules begin with
 * @property {{ spec: string, position: string }} sample a position to look at before a game begins
 * @property {RegExp} position what the text of a position looks like, without its game in front
 * @property {string[]} kinds kinds of pieces there can be a choice between, what is chosen first in front
 * @property {boolean} choosesBeside whether they are chosen where they lie, and not in the panel
 * @property {boolean} stacks whether stacks tell how high they are and are laid out
 * @property {boolean} summed whether beside a lesson's board a pile is told by the number of its pieces, of whatever kinds
 * @property {boolean} coordinates whether they are shown where nothing else was chosen
 * @property {number} tower from how many layers on a stack tells how high it is
 * @property {boolean} routes whether jumps are shown as soon as they are possible, with how they go on
 * @property {(layers: Piece[]) => boolean} isVacant whether a cell counts as empty where this stands
 * @property {(kind: string) => string} kindOf the kind of a piece in whatever state
 * @property {(kind: string) => string} stateOf the kind with its state, as in its name's key
 * @property {(hand: string) => string} face how a kind to be chosen looks on the board
 * @property {(player: Player, spec: string) => Piece | null} disc a piece that stands for a player
 * @property {(variant: string, options: Record<string, string>) => string} title the name of a variant with its options
 * @property {(option: VariantOption, setup: Setup) => boolean} isAsked whether an option has a meaning beside the others
 * @property {(cell: CellView, layers: Piece[] | undefined, timer: Timer | undefined) => string} cell what a
 *   cell holds, for screen readers
 * @property {(view: View) => string[]} begun the cells that every action of a position begins with, without
 *   their being pressed
 * @property {(attempt: Attempt) => string | null} attempt the action that somebody means who presses a
 *   cell, to learn why it cannot be played
 * @property {(view: View, board: Board) => string} prompt the key of what is asked, `prompt-GAME-…`
 * @property {(view: View, board: Board) => string} hint what can be pressed at all
 * @property {(top: Piece, view: View) => string | null} stuck why a piece cannot be used now
 * @property {(played: Played, spec: string) => string} told what an action did, in a sentence
 * @property {(view: View) => string | null} due what is due in the turn, in a sentence, beyond whose turn it is
 * @property {(action: ActionView) => Choice | null} choice an action that is chosen by a button
 * @property {(action: string) => string} interjection what the player who waits may do, as it stands on a button
 * @property {(timer: Timer) => string} timer a timer beside the board, in a sentence
 * @property {(mine: Supply[]) => Arrangement} arrangement
 * @property {(supply: Supply, spec: string) => { kind: string, count: number }[]} heaps what lies in a pile, as it is drawn
 * @property {(piece: Piece) => Piece[]} collected how a piece lies in a collection, from bottom to top
 * @property {Rows | null} rows
 * @property {Offer | null} offer
 * @property {Cards | null} cards
 * @property {boolean} lessons whether the course teaches its rules
 */

/** @type {Omit<Looks, "key" | "rules" | "sample" | "position" | "attempt" | "hint" | "told">} */
const usual = {
  kinds: [],
  choosesBeside: false,
  stacks: true,
  summed: false,
  coordinates: true,
  tower: 3,
  routes: false,
  isVacant: () => false,
  kindOf: (kind) => kind,
  stateOf: (kind) => kind,
  face: (hand) => hand,
  disc: () => null,
  title: () => "",
  isAsked: () => true,
  cell: () => "",
  begun: () => [],
  prompt: ({ prompt }) => prompt,
  stuck: () => null,
  due: () => null,
  choice: () => null,
  interjection: (action) => action,
  timer: () => "",
  arrangement: () => "line",
  heaps: ({ piece: { kind }, count }) => [{ kind, count }],
  collected: (piece) => [piece],
  rows: null,
  offer: null,
  cards: null,
  lessons: false,
};

/**
 * The looks of a game: what it says itself, and else what is usual.
 * @param {Partial<Looks> & Pick<Looks, "key" | "rules" | "sample" | "position" | "attempt" | "hint" | "told">} own
 * @returns {Looks}
 */
export function looks(own) {
  /** @type {Looks} */
  const made = {
    ...usual,
    title: (variant) => t(`variant-${own.key}-${variant}`),
    cell: (cell, layers) => (layers ? stackName(made, layers) : t(cell.edge ? "cell-dot" : "cell-empty")),
    ...own,
  };
  return made;
}

/**
 * Whether a place lies at the edge, outside the field of play.
 * @param {Board} board
 * @param {string} name
 */
export const isEdge = (board, name) => board.cells.some((cell) => cell.name === name && cell.edge);

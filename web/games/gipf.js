// How GIPF looks and what its texts look like; no rules.

/** @import { ActionView, Board, Effect, Fate, Piece, Row, Supply } from "../types.js" */

/** A position to look at before a game begins. */
export const sample = "tournament 2gB/3B1/3gb1/b2BG2/BbgbGb/bB1GB/b3 B6/B1 b BB 3";

/** Kinds of pieces to push in, what is chosen first in front. */
export const kinds = ["G", "Z", "Y", "P", "D", "T", "B"];

/** The potentials, in the order in which they are shown. */
export const potentials = ["Z", "Y", "P", "D", "T"];

/**
 * The mixes of potentials that the rulebooks suggest: how many kinds, and how many of each.
 * @type {{ key: string, kinds: number, each: number }[]}
 */
export const mixes = [
  { key: "one", kinds: 1, each: 6 },
  { key: "two", kinds: 2, each: 4 },
  { key: "two-long", kinds: 2, each: 6 },
  { key: "three", kinds: 3, each: 4 },
  { key: "own", kinds: 4, each: 3 },
  { key: "all", kinds: 5, each: 3 },
];

/** More potentials than this are meant for Ultimate GIPF, and less than this of a kind for nobody. */
export const usual = { most: 12, leastOfAKind: 3 };

/**
 * What one player has if nothing is said.
 * @param {string} variant
 */
export function usualMix(variant) {
  return variant === "ultimate" ? "T3Z3D3Y3P3" : "-";
}

/**
 * Whether a specification is of this game.
 * @param {string} spec
 */
export const isGipf = (spec) => /^gipf(:|$)/.test(spec);

/**
 * Whether it is played with potentials alone, in stacks of two.
 * @param {string} spec
 */
export const isMatrx = (spec) => spec.split(/[:,]/)[1] === "matrx";

/**
 * The letter of a kind, used or not; null if it is no potential.
 * @param {string} kind
 */
export function potentialOf(kind) {
  const letter = kind.replace("+", "");
  return potentials.includes(letter) ? letter : null;
}

/** @param {string} kind */
export const isUnused = (kind) => kind.endsWith("+");

/**
 * How a piece to be pushed in looks on the board.
 * @param {string} hand
 */
export const entering = (hand) => (potentials.includes(hand) ? `${hand}+` : hand);

/**
 * The action that somebody means who presses `cell`, to learn why it cannot be played: written like
 * the legal ones that begin in the same way.
 * @param {Board} board
 * @param {ActionView[]} actions
 * @param {string | null} hand
 * @param {string[]} pressed
 * @param {string} cell
 */
export function attempt(board, actions, hand, pressed, cell) {
  const isEdge = (/** @type {string} */ name) => board.cells.some((it) => it.name === name && it.edge);
  const [from] = pressed;
  if (from !== undefined && !isEdge(from)) {
    const like = actions.find((action) => action.path[0] === from);
    return like ? `${prefix(like)}${from}-${cell}` : null;
  }
  const neighbours = board.cells.find((it) => it.name === cell)?.neighbours ?? [];
  const spot = neighbours.find((name) => name && !isEdge(name));
  if (!isEdge(cell) || !spot) return null;
  const like = actions.find((action) => isEdge(action.path[0] ?? "") && (action.hand === null || action.hand === hand));
  return `${like ? prefix(like) : hand && hand !== "B" ? hand : ""}${cell}-${spot}`;
}

/** @param {ActionView} action */
const prefix = ({ text, path }) => text.slice(0, text.indexOf(path[0] ?? ""));

/**
 * The text of the removal of some cells.
 * @param {Iterable<string>} cells
 */
export const removal = (cells) => `x${[...cells].sort().join(",")}`;

/**
 * Whether a text that was pasted is a position and not a record; the game with its options may stand
 * in front.
 * @param {string} text
 */
export function isPosition(text) {
  return /^(gipf:\S+\s+)?(basic|standard|tournament|ultimate|matrx)\s+\S+\/\S+\s/.test(text.trim());
}

/**
 * A position and the specification of its game, which may stand in front.
 * @param {string} text
 */
export function readPosition(text) {
  const words = text.trim().split(/\s+/);
  const spec = words[0]?.startsWith("gipf:") ? words.shift() : undefined;
  return { spec: spec ?? `gipf:${words[0]}`, position: words.join(" ") };
}

/**
 * A position as it is given to others; its game stands in front where it cannot be told otherwise.
 * @param {string} spec
 * @param {string} position
 */
export const writePosition = (spec, position) => (spec.includes(",") ? `${spec} ${position}` : position);

/**
 * Where a piece of a row goes when it is taken, as it is marked before anybody has chosen.
 * @param {Row} row
 * @param {Piece | undefined} piece
 * @param {boolean} matrx
 * @returns {Fate}
 */
export function fateIn(row, piece, matrx) {
  const own = piece?.owner === row.owner;
  const isUsed = piece !== undefined && potentialOf(piece.kind) !== null && !isUnused(piece.kind);
  if (isUsed && !(own && matrx)) return "gone";
  return own ? "reserve" : "captured";
}

/**
 * The key of the sentence that tells what an action did.
 * @param {Effect[]} effects
 * @returns {"left" | "removal" | "move" | "declined" | "cover" | "extra" | "push"}
 */
export function sentence(effects) {
  const has = (/** @type {Effect["kind"]} */ kind) => effects.some((effect) => effect.kind === kind);
  const entered = effects.find((effect) => effect.kind === "enter");
  if (effects.length === 0) return "left";
  if (has("jump")) return "move";
  if (has("remove")) return "removal";
  if (!entered) return "declined";
  if (entered.from === entered.to) return "cover";
  return has("become") ? "extra" : "push";
}

/**
 * How many pieces of the game a piece is made of, as they are counted in reserve and among captured
 * ones.
 * @param {string} kind
 * @param {boolean} matrx
 */
export function worth(kind, matrx) {
  return kind === "G" ? (matrx ? 1 : 2) : matrx && isUnused(kind) ? 2 : 1;
}

/**
 * How many potentials leave the game.
 * @param {Effect[]} effects
 * @param {boolean} matrx
 */
export function lostPotentials(effects, matrx) {
  const isLost = (/** @type {Effect} */ effect) =>
    effect.kind === "remove" &&
    (effect.fate === "gone" || (effect.fate === "reserve" && !matrx && isUnused(effect.piece.kind)));
  return effects.filter(isLost).length;
}

/**
 * What lies in a pile, as it is drawn: in MATRX two potentials of a kind make a stack, and a single one
 * waits for a second.
 * @param {Supply} supply
 * @param {boolean} matrx
 * @returns {{ kind: string, count: number }[]}
 */
export function heaps({ piece: { kind }, count, pile }, matrx) {
  if (!matrx || pile !== "reserve" || potentialOf(kind) === null) return [{ kind, count }];
  return [
    { kind: `${kind}+`, count: Math.floor(count / 2) },
    { kind, count: count % 2 },
  ];
}

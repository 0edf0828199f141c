// How the GIPF family looks and what its texts look like; no rules.

import { actionsOf } from "../board/state.js";
import { has, t } from "../i18n.js";
import { example } from "./gipf-examples.js";
import { isEdge, looks } from "./looks.js";
import { kindName, pieceNoun, playerName, rowName } from "./names.js";

/** @import { ActionView, Board, Effect, Piece, Supply, View } from "../types.js" */
/** @import { Attempt, Cards, Choice, Looks, Played, Rows } from "./looks.js" */

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

/**
 * What one player has if nothing is said.
 * @param {string} variant
 */
export function usualMix(variant) {
  return variant === "ultimate" ? "T3Z3D3Y3P3" : "-";
}

/**
 * Whether it is played with potentials alone, in stacks of two.
 * @param {string} spec
 */
const isMatrx = (spec) => spec.split(/[:,]/)[1] === "matrx";

/**
 * The letter of a kind, used or not; null if it is no potential.
 * @param {string} kind
 */
function potentialOf(kind) {
  const letter = kind.replace("+", "");
  return potentials.includes(letter) ? letter : null;
}

/** @param {string} kind */
const isUnused = (kind) => kind.endsWith("+");

/**
 * Whether something can be pushed in from the edge, and whether something on the board can be used.
 * @param {View} view
 * @param {Board} board
 */
function ways(view, board) {
  const begins = actionsOf(view).flatMap(({ path: [first] }) => first ?? []);
  return { pushes: begins.some((cell) => isEdge(board, cell)), uses: begins.some((cell) => !isEdge(board, cell)) };
}

/** @param {ActionView} action */
const prefix = ({ text, path }) => text.slice(0, text.indexOf(path[0] ?? ""));

/**
 * Written like the legal actions that begin in the same way.
 * @param {Attempt} attempt
 */
function attempt({ board, view, hand, path, cell }) {
  const actions = actionsOf(view);
  const [from] = path;
  if (from !== undefined && !isEdge(board, from)) {
    const like = actions.find((action) => action.path[0] === from);
    return like ? `${prefix(like)}${from}-${cell}` : null;
  }
  const neighbours = board.cells.find((it) => it.name === cell)?.neighbours ?? [];
  const spot = neighbours.find((name) => name && !isEdge(board, name));
  if (!isEdge(board, cell) || !spot) return null;
  const like = actions.find((action) => isEdge(board, action.path[0] ?? "") && (action.hand === null || action.hand === hand));
  return `${like ? prefix(like) : hand && hand !== "B" ? hand : ""}${cell}-${spot}`;
}

/**
 * @param {View} view
 * @param {Board} board
 */
function prompt(view, board) {
  const { pushes, uses } = ways(view, board);
  return view.prompt !== "push" || !uses ? view.prompt : pushes ? "push-or-use" : "use-only";
}

/**
 * @param {View} view
 * @param {Board} board
 */
function hint(view, board) {
  const { pushes, uses } = ways(view, board);
  return t(!uses ? "hint-dots" : pushes ? "hint-dots-or-use" : "hint-use");
}

/**
 * Why an own potential cannot be used now.
 * @param {Piece} piece
 * @param {View} view
 */
function stuck({ kind, owner }, { prompt, to_move }) {
  if (owner !== to_move || !isUnused(kind)) return null;
  if (prompt === "gipf-piece-waits" || prompt === "extra-move") return t(`hint-stuck-${prompt}`);
  return t(kind === "T+" ? "hint-stuck-T" : "hint-stuck", { piece: kindName(gipf, kind) });
}

/**
 * What the name of the game says beside its variant: "With potentials".
 * @param {string} variant
 * @param {Record<string, string>} options
 */
function title(variant, { potentials: mix }) {
  const name = t(`variant-gipf-${variant}`);
  return mix && variant !== "ultimate" ? t("variant-with", { variant: name, mix: mix.replace("/", " / ") }) : name;
}

/**
 * The key of the sentence that tells what an action did.
 * @param {Effect[]} effects
 * @returns {"left" | "removal" | "move" | "declined" | "cover" | "extra" | "push"}
 */
function sentence(effects) {
  const does = (/** @type {Effect["kind"]} */ kind) => effects.some((effect) => effect.kind === kind);
  const entered = effects.find((effect) => effect.kind === "enter");
  if (effects.length === 0) return "left";
  if (does("jump")) return "move";
  if (does("remove")) return "removal";
  if (!entered) return "declined";
  if (entered.from === entered.to) return "cover";
  return does("become") ? "extra" : "push";
}

/**
 * @param {Played} played
 * @param {string} spec
 */
function told({ ply, effects, view }, spec) {
  const entered = effects.find((effect) => effect.kind === "enter");
  const jump = effects.find((effect) => effect.kind === "jump");
  const become = effects.find((effect) => effect.kind === "become");
  const placed = view.pieces.find(({ at }) => at === (jump ?? entered)?.to)?.layers ?? [];
  const moved = jump ? placed.at(-1) : entered?.piece;
  const under = jump || entered?.from === entered?.to ? placed.at(-2) : undefined;
  // What is played in place of a move whose potential was lost in a side game.
  const what = ply.action.startsWith("!") ? "forfeit" : sentence(effects);
  return t(`said-${what}`, {
    player: playerName(gipf, ply.by),
    piece: moved ? kindName(gipf, moved.kind) : "",
    kind: moved?.kind.replace("+", "") ?? "",
    from: (jump ?? entered)?.from ?? "",
    to: (jump ?? entered)?.to ?? "",
    at: become?.at ?? "",
    under: under ? pieceNoun(gipf, under) : "",
    stacked: under ? "yes" : "no",
    shifted: effects.filter((effect) => effect.kind === "shift").length,
    returned: count(effects, "reserve", spec),
    captured: count(effects, "captured", spec),
    gone: lostPotentials(effects, spec),
  });
}

/** @param {View} view */
function due(view) {
  const player = playerName(gipf, view.to_move);
  if (view.prompt.startsWith("row")) {
    const own = view.rows.filter((row) => row.owner === view.to_move);
    return t("said-row", { player, rows: own.map(rowName).join(", "), count: own.length });
  }
  if (view.prompt === "extra-move") return t("said-extra-due", { player });
  return view.prompt === "gipf-piece-waits" ? t("said-gipf-waits", { player }) : null;
}

/**
 * Giving up a right: something is lost in place and nothing else happens.
 * @param {ActionView} action
 * @returns {Choice | null}
 */
function choice({ effects: [effect, ...more] }) {
  if (effect?.kind !== "become" || more.length > 0) return null;
  const { at, layers } = effect;
  return { text: t("extra-decline"), about: t("extra-loss", { at, left: layers.at(-1)?.kind ?? "" }), at, card: "T" };
}

/**
 * How many pieces of the game go back to the reserve, or are captured.
 * @param {Effect[]} effects
 * @param {"reserve" | "captured"} fate
 * @param {string} spec
 */
function count(effects, fate, spec) {
  return effects.reduce(
    (sum, effect) => (effect.kind === "remove" && effect.fate === fate ? sum + worth(effect.piece.kind, spec) : sum),
    0,
  );
}

/**
 * How many pieces of the game a piece is made of, as they are counted in reserve and among captured
 * ones.
 * @param {string} kind
 * @param {string} spec
 */
function worth(kind, spec) {
  return kind === "G" ? (isMatrx(spec) ? 1 : 2) : isMatrx(spec) && isUnused(kind) ? 2 : 1;
}

/**
 * How many potentials leave the game.
 * @param {Effect[]} effects
 * @param {string} spec
 */
function lostPotentials(effects, spec) {
  const isLost = (/** @type {Effect} */ effect) =>
    effect.kind === "remove" &&
    (effect.fate === "gone" || (effect.fate === "reserve" && !isMatrx(spec) && isUnused(effect.piece.kind)));
  return effects.filter(isLost).length;
}

/** @type {Rows} */
const rows = {
  straight: true,
  name: rowName,
  fateIn(row, piece, spec) {
    const own = piece?.owner === row.owner;
    const isUsed = piece !== undefined && potentialOf(piece.kind) !== null && !isUnused(piece.kind);
    if (isUsed && !(own && isMatrx(spec))) return "gone";
    return own ? "reserve" : "captured";
  },
  text: (cells) => `x${[...cells].sort().join(",")}`,
  result(effects, spec) {
    const gone = lostPotentials(effects, spec);
    const [returned, captured] = [count(effects, "reserve", spec), count(effects, "captured", spec)];
    const parts = [t("chooser-result", { returned, captured })];
    if (gone > 0) parts.push(t("chooser-gone", { gone }));
    return parts.join(" ");
  },
};

/**
 * In MATRX two potentials of a kind make a stack, and a single one waits for a second.
 * @param {Supply} supply
 * @param {string} spec
 */
function heaps({ piece: { kind }, count, pile }, spec) {
  if (!isMatrx(spec) || pile !== "reserve" || potentialOf(kind) === null) return [{ kind, count }];
  return [
    { kind: `${kind}+`, count: Math.floor(count / 2) },
    { kind, count: count % 2 },
  ];
}

/** @type {Cards} */
const cards = {
  has: (kind) => potentialOf(kind) !== null,
  kinds: ({ supply }, spec) => [
    ...(isMatrx(spec) ? [] : ["B"]),
    "G",
    // A potential that belongs to the game lies, or lay, beside the board.
    ...potentials.filter((letter) => supply.some(({ piece }) => piece.kind === letter)),
  ],
  faces: (kind) =>
    potentialOf(kind) === null
      ? [{ kind, caption: "" }]
      : [
          { kind: `${kind}+`, caption: t("aid-unused") },
          { kind, caption: t("aid-used") },
        ],
  lines(kind, spec) {
    const piece = kindName(gipf, kind);
    const text = (/** @type {string} */ key) => t(isMatrx(spec) && has(`${key}-matrx`) ? `${key}-matrx` : key, { piece });
    if (potentialOf(kind) === null) return [text(`aid-${kind}`)];
    return [text(`aid-${kind}`), text(kind === "T" ? "aid-use-T" : "aid-use"), text("aid-row")];
  },
  example: (kind, spec) => example(kind, isMatrx(spec)),
};

/** @type {Looks} */
export const gipf = looks({
  key: "gipf",
  // Those of combined games begin with a C.
  rules: "GC",
  sample: { spec: "gipf:tournament", position: "tournament 2gB/3B1/3gb1/b2BG2/BbgbGb/bB1GB/b3 B6/B1 b BB 3" },
  position: /^(basic|standard|tournament|ultimate|matrx)\s+[^\s.-]+\/[^\s.-]+\s/,
  kinds: ["G", "Z", "Y", "P", "D", "T", "B"],
  kindOf: (kind) => kind.replace("+", ""),
  stateOf: (kind) => kind.replace("+", "-unused"),
  face: (hand) => (potentials.includes(hand) ? `${hand}+` : hand),
  disc: (player, spec) => ({ kind: isMatrx(spec) ? "G" : "B", owner: player }),
  title,
  // The order of the potentials has a meaning where there are some.
  isAsked: ({ key }, { spec, options }) => key !== "order" || (options["potentials"] || usualMix(spec.split(":")[1] ?? "")) !== "-",
  attempt,
  prompt,
  hint,
  stuck,
  told,
  due,
  choice,
  arrangement: (mine) => (mine.some(({ piece }) => potentialOf(piece.kind) !== null) ? "tray" : "line"),
  heaps,
  rows,
  offer: {
    ask: (cell) => t("choice-cover", { cell }),
    name: ({ effects }) => t(`choice-${effects.find((effect) => effect.kind === "enter")?.piece.kind ?? ""}`),
  },
  cards,
  lessons: true,
});

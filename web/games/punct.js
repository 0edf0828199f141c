// How PÜNCT looks and what its texts look like; no rules.

import { actionsOf } from "../board/state.js";
import { t } from "../i18n.js";
import { looks } from "./looks.js";
import { kindName, pieceNoun, playerName } from "./names.js";

/** @import { CellView, Piece, View } from "../types.js" */
/** @import { Attempt, Played } from "./looks.js" */

/** The letter of a kind, in front of how a dot hangs together with others. @param {string} kind */
const kindOf = (kind) => kind.charAt(0);

/** A minor dot, and what lies between a bridge and what is under it. */
const MINOR = "O";
const NOTHING = "-";

/**
 * A piece that covers or leaves the pressed space in whatever way, to learn why it cannot.
 * @param {Attempt} attempt
 */
function attempt({ board, view, hand, path, cell }) {
  const { pieces, to_move } = view;
  const [from] = path;
  const top = pieces.find(({ at }) => at === (from ?? cell))?.layers.at(-1);
  const lying = top ? kindOf(top.kind) : null;
  if (lying === MINOR || (lying === null && hand === null)) return null;
  const owned = from === undefined && top?.owner === to_move;
  const kind = from !== undefined || owned ? lying : hand;
  const place = board.cells.find(({ name }) => name === cell);
  if (!place || !kind) return null;
  const like = actionsOf(view).find(({ text, hand: chosen }) => chosen === kind || text.startsWith(`${kind}${from}-`));
  const dots = shapes(kind, like?.turned ?? 0).map((steps) =>
    steps.reduce((/** @type {CellView | undefined} */ at, way) => board.cells.find(({ name }) => name === at?.neighbours[way]), place),
  );
  if (dots.some((dot) => dot === undefined)) return null;
  const minor = dots.map((dot) => dot?.name ?? "").sort();
  const lies = `${cell},${minor.join(",")}`;
  return from === undefined && !owned ? `${kind}${lies}` : `${kind}${from ?? cell}-${lies}`;
}

/**
 * The steps from the PÜNCT to the other dots.
 * @param {string} kind
 * @param {number} turned
 */
function shapes(kind, turned) {
  const way = (/** @type {number} */ by) => (turned + by) % 6;
  /** @type {Record<string, number[][]>} */
  const all = {
    C: [[way(0)], [way(3)]],
    E: [[way(0)], [way(0), way(0)]],
    L: [[way(0)], [way(0), way(5)]],
    M: [[way(0)], [way(2)]],
    R: [[way(0)], [way(0), way(1)]],
    T: [[way(0)], [way(1)]],
  };
  return all[kind] ?? [];
}

/** @param {Played} played */
function told({ ply: { by, action }, effects }) {
  const player = playerName(punct, by);
  const [first] = effects;
  if (first === undefined) return t("said-punct-pass", { player });
  const piece = kindName(punct, action.charAt(0));
  if (first.kind === "enter") {
    const dots = effects.flatMap((effect) => (effect.kind === "enter" ? [effect.to] : []));
    return t("said-punct-add", { player, piece, cells: dots.join(", ") });
  }
  if (first.kind !== "carry") return "";
  const cells = first.laid.map(({ at }) => at).join(", ");
  return t("said-punct-move", { player, piece, from: first.lifted[0]?.at ?? "", cells });
}

/**
 * A dot by what it is, on which level it lies, and what lies under a bridge.
 * @param {CellView} _
 * @param {Piece[] | undefined} layers
 */
function cell(_, layers) {
  const top = layers?.at(-1);
  if (!layers || !top?.owner) return t("cell-empty");
  const name = pieceNoun(punct, top);
  const dot = kindOf(top.kind) === MINOR ? name : t("cell-punct-punct", { piece: name });
  if (layers.length === 1) return dot;
  const bridge = layers.at(-2)?.kind === NOTHING ? "yes" : "no";
  return t("cell-punct-level", { dot, level: layers.length, bridge });
}

/** @param {View} view */
const due = ({ prompt, to_move }) => (prompt === "pass" ? t("said-punct-due-pass", { player: playerName(punct, to_move) }) : null);

export const punct = looks({
  key: "punct",
  lessons: true,
  rules: "P",
  sample: {
    spec: "punct:standard",
    position:
      "standard Cf6,f5,f7/Eb4,c5,d6/Te9,d8,e8/Tm10,l10,l9/cf10,f11,f9/ei13,i14,i15/tg12,g13,h13/tj10,j11,k11/rk8,j8,j9/Ml13,k12,l14/Ef7,f8,f9 b",
  },
  position: /^(standard|basic)\s+(-|[CELMRTcelmrt][a-q]\d+,[a-q]\d+,[a-q]\d+(\/[CELMRTcelmrt][a-q]\d+,[a-q]\d+,[a-q]\d+)*)\s+[wb]$/,
  kinds: ["T", "E", "C", "M", "R", "L"],
  summed: true,
  tower: 2,
  kindOf,
  stateOf: kindOf,
  disc: (player) => ({ kind: "T", owner: player }),
  attempt,
  cell,
  hint: ({ prompt }) => t(prompt === "add-or-move" ? "hint-punct-move" : "hint-punct-add"),
  told,
  due,
  choice: ({ text }) => (text === "pass" ? { text: t("choice-pass") } : null),
  arrangement: () => "tray",
});

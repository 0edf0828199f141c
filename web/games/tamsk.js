// How TAMSK looks and what its texts look like; no rules.

import { actionsOf } from "../board/state.js";
import { t } from "../i18n.js";
import { shown } from "../time.js";
import { looks } from "./looks.js";
import { playerName } from "./names.js";

/** @import { CellView, Piece, Timer, View } from "../types.js" */
/** @import { Attempt, Played } from "./looks.js" */

/** How far two neighbouring spaces are apart. */
const STEP = 100;
/** How deep the space in the middle is; with each step from it one less. */
const DEEPEST = 4;

/**
 * How many rings a space takes, as it is drawn.
 * @param {CellView} cell
 */
function depth({ x, y }) {
  const column = Math.round(x / (STEP * Math.sqrt(0.75)));
  const row = Math.round(-y / STEP - column / 2);
  return DEEPEST - Math.max(Math.abs(column), Math.abs(row), Math.abs(column + row));
}

/** @param {Attempt} attempt */
function attempt({ board, view: { pieces, position }, path, cell }) {
  const [from] = path;
  if (from !== undefined) return `${from}-${cell}`;
  const top = pieces.find(({ at }) => at === cell)?.layers.at(-1);
  if (!top?.owner) return null;
  if (position.startsWith("level3")) return cell;
  // Any neighbour will do to learn why a glass cannot move.
  const near = board.cells.find(({ name }) => name === cell)?.neighbours.find((name) => name !== null);
  return near ? `${cell}-${near}` : null;
}

/** @param {Played} played */
function told({ ply: { by, action }, effects }) {
  const player = playerName(tamsk, by);
  if (action === "pass" || action === "fast") return t(`said-tamsk-${action}`, { player });
  const [first] = effects;
  if (first?.kind === "become") return t("said-tamsk-counter", { player, cell: first.at });
  if (first?.kind !== "jump") return t("said-tamsk-lift", { player, cell: action });
  const key = effects.length > 1 ? "said-tamsk-move" : "said-tamsk-move-without";
  return t(key, { player, from: first.from, to: first.to });
}

/**
 * The rings in a space, the hourglass that stands in them, and its sand.
 * @param {CellView} cell
 * @param {Piece[]} [layers]
 * @param {Timer} [timer]
 */
function cell(cell, layers = [], timer) {
  const glass = layers.find(({ owner }) => owner !== null);
  const rings = layers.length - (glass ? 1 : 0);
  const room = t("cell-tamsk", { rings, most: depth(cell) });
  if (!glass?.owner) return room;
  const name = t("cell-tamsk-glass", { player: playerName(tamsk, glass.owner) });
  return [name, ...(timer ? [sand(timer)] : []), room].join(", ");
}

/** @param {Timer} timer */
function sand({ left, is_started }) {
  if (!is_started) return t("cell-tamsk-still");
  return left === 0 ? t("cell-tamsk-out") : t("cell-tamsk-sand", { time: shown(left) });
}

/** @param {View} view */
function due({ prompt, to_move }) {
  const player = playerName(tamsk, to_move);
  if (prompt === "pass" || prompt === "counter-or-pass") return t("said-tamsk-due-pass", { player });
  return prompt === "counter-or-move" ? t("said-tamsk-due-counter", { player }) : null;
}

export const tamsk = looks({
  key: "tamsk",
  lessons: true,
  rules: "T",
  sample: {
    spec: "tamsk:level1",
    position: "level1 (og)o1o/o(oo)(oG)o1/o1(ooo)o(og)o/1o(oo)(ooG)(oo)o1/o(oo)(og)(oo)2/o(oG)(oo)o1/1o1o 14/14 r -",
  },
  stacks: false,
  position: /^level[123]\s+[1-7oGg()]+(\/[1-7oGg()]+){6}\s+\d+\/\d+\s+[rb]\s/,
  disc: (player) => ({ kind: "G", owner: player }),
  isVacant: (layers) => layers.every(({ owner }) => owner === null),
  title: (variant, { ring, tie }) => {
    const name = t(`variant-tamsk-${variant}`);
    const mixes = [...(ring === "optional" ? [t("variant-tamsk-ring")] : []), ...(tie === "draw" ? [t("variant-tamsk-tie")] : [])];
    return mixes.reduce((variant, mix) => t("variant-with", { variant, mix }), name);
  },
  attempt,
  cell,
  begun: (view) => (view.prompt === "put-down" ? (actionsOf(view)[0]?.path.slice(0, 1) ?? []) : []),
  hint: () => t("hint-tamsk"),
  told,
  due,
  choice: ({ text }) => (text === "pass" ? { text: t("choice-pass") } : null),
  interjection: () => t("tamsk-fast"),
  timer: ({ left }) => t("tamsk-fast-left", { time: shown(left) }),
  offer: {
    ask: (cell) => t("tamsk-ring", { cell }),
    name: ({ effects }) => t(effects.length > 1 ? "tamsk-ring-yes" : "tamsk-ring-no"),
  },
});

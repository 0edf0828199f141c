// How DVONN looks and what its texts look like; no rules.

import { t } from "../i18n.js";
import { looks } from "./looks.js";
import { kindName, pieceName, playerName } from "./names.js";

/** @import { CellView, Effect, Piece, View } from "../types.js" */
/** @import { Attempt, Played } from "./looks.js" */

/** @param {Attempt} attempt */
function attempt({ board, view: { prompt }, path, cell }) {
  const [from] = path;
  if (from !== undefined) return `${from}-${cell}`;
  if (prompt === "place" || prompt === "place-red") return cell;
  // Any neighbour will do to learn why a stack cannot move.
  const near = board.cells.find(({ name }) => name === cell)?.neighbours.find((name) => name !== null);
  return near ? `${cell}-${near}` : null;
}

/**
 * The pieces that leave the game: "3 white, 2 black".
 * @param {Effect[]} effects
 */
function lost(effects) {
  const owners = effects.flatMap((effect) => (effect.kind === "remove" ? [effect.piece.owner] : []));
  const count = (/** @type {string} */ wanted) => owners.filter((owner) => owner === wanted).length;
  return { first: count("first"), second: count("second"), all: owners.length };
}

/** @param {Played} played */
function told({ ply: { by, action }, effects, view }) {
  const player = playerName(dvonn, by);
  const [first] = effects;
  if (first === undefined || action === "pass") return t("said-dvonn-pass", { player });
  if (first.kind === "enter") return t("said-dvonn-place", { player, piece: kindName(dvonn, first.piece.kind), to: first.to });
  if (first.kind !== "stack") return "";
  const height = view.pieces.find(({ at }) => at === first.to)?.layers.length ?? 0;
  const moved = t("said-dvonn-move", { player, from: first.from, to: first.to, height });
  const gone = lost(effects);
  return gone.all === 0 ? moved : `${moved} ${t("said-dvonn-lost", gone)}`;
}

/**
 * A stack by its top, its height, and whether a red piece is in it: what counts of it.
 * @param {CellView} _
 * @param {Piece[] | undefined} layers
 */
function cell(_, layers) {
  const top = layers?.at(-1);
  if (!layers || !top) return t("cell-empty");
  if (layers.length === 1) return pieceName(dvonn, top);
  const red = layers.some(({ owner }) => owner === null) ? "yes" : "no";
  return t("cell-dvonn-stack", { player: top.owner ? playerName(dvonn, top.owner) : "", height: layers.length, red });
}

/** @param {View} view */
function due({ prompt, to_move }) {
  const player = playerName(dvonn, to_move);
  if (prompt === "pass") return t("said-dvonn-due-pass", { player });
  return prompt === "place-red" ? t("said-dvonn-due-red", { player }) : null;
}

export const dvonn = looks({
  key: "dvonn",
  lessons: true,
  rules: "D",
  sample: {
    spec: "dvonn:standard",
    position: "standard B2/B3/RB(BW)2/BW(WB)2/BBW(WB)1/B(WWB)BBR/1(RWWBBW)B(BWB)1/W1B(BWW)1/WW(WB)BW/W2B/WW1 b m",
  },
  tower: 2,
  position: /^(standard|random|symmetric)\s+[1-5WBR()]+(\/[1-5WBR()]+){10}\s+[wb]\s+[pm]/,
  disc: (player) => ({ kind: player === "first" ? "W" : "B", owner: player }),
  title: (variant, { seed, board }) => {
    const name = t(`variant-dvonn-${variant}`);
    if (board !== undefined) return t("variant-dvonn-placed", { variant: name });
    return variant === "standard" ? name : t("variant-dvonn-set-up", { variant: name, seed: seed ?? "0" });
  },
  attempt,
  cell,
  hint: ({ prompt }) => t(prompt === "move" ? "hint-dvonn-move" : "hint-dvonn-place"),
  told,
  due,
  choice: ({ text }) => (text === "pass" ? { text: t("choice-pass") } : null),
});

// How YINSH looks and what its texts look like; no rules.

import { t } from "../i18n.js";
import { looks } from "./looks.js";
import { playerName, rowName } from "./names.js";

/** @import { Player, View } from "../types.js" */
/** @import { Attempt, Played, Rows } from "./looks.js" */

/** The ring as a piece. */
const RING = "R";

/** @param {Attempt} attempt */
function attempt({ board, view: { prompt }, path, cell }) {
  const [from] = path;
  if (from !== undefined) return `${from}-${cell}`;
  if (prompt === "place") return cell;
  if (prompt === "ring") return `x${cell}`;
  // Any neighbour will do to learn why a ring cannot move, or that a row is due first.
  const near = board.cells.find(({ name }) => name === cell)?.neighbours.find((name) => name !== null);
  return near ? `${cell}-${near}` : null;
}

/**
 * The rings that a player has removed.
 * @param {View} view
 * @param {Player} player
 */
const removed = ({ supply }, player) => supply.find((it) => it.player === player && it.pile === "captured");

/** @param {Played} played */
function told({ ply: { by, action }, effects, view }) {
  const player = playerName(yinsh, by);
  const [first] = effects;
  const last = effects.at(-1);
  if (first === undefined || action === "pass") return t("said-yinsh-pass", { player });
  if (first.kind === "enter") return t("said-yinsh-place", { player, to: first.to });
  if (first.kind === "remove" && first.piece.kind === RING) {
    const { count = 0, wanted = null } = removed(view, by) ?? {};
    return t("said-yinsh-ring", { player, at: first.at, removed: count, wanted: wanted?.alone ?? 0 });
  }
  if (first.kind === "remove" && last?.kind === "remove") {
    return t("said-yinsh-row", { player, row: t("row-name", { from: first.at, to: last.at }) });
  }
  const jump = effects.find((effect) => effect.kind === "jump");
  if (jump === undefined) return "";
  // The first effect puts a marker into the ring, the others turn markers over.
  const turned = effects.flatMap((effect) => (effect.kind === "become" && effect !== first ? [effect.at] : []));
  const moved = t("said-yinsh-move", { player, from: jump.from, to: jump.to });
  return turned.length === 0 ? moved : `${moved} ${t("said-yinsh-turned", { count: turned.length, cells: turned.join(", ") })}`;
}

/** @param {View} view */
function due({ prompt, to_move, rows }) {
  const player = playerName(yinsh, to_move);
  if (prompt === "row") {
    const own = rows.filter(({ owner }) => owner === to_move);
    return t("said-yinsh-due-row", { player, rows: own.map(rowName).join(", "), count: own.length });
  }
  return prompt === "move" || prompt === "over" ? null : t(`said-yinsh-due-${prompt}`, { player });
}

/** @type {Rows} */
const rows = {
  straight: true,
  name: rowName,
  fateIn: () => "reserve",
  text: (cells) => {
    const [first, ...more] = cells;
    return `x${first}-${more.at(-1)}`;
  },
  result: () => t("chooser-yinsh-result"),
};

export const yinsh = looks({
  key: "yinsh",
  lessons: true,
  rules: "Y",
  sample: {
    spec: "yinsh:standard",
    position: "standard 4/2m4/mmm2m2/6r2/4r3mR/4RmrRR/4rmRMMM/3Mm3M/3r4/7/4 w 3",
  },
  position: /^(standard|blitz)\s+[1-9RMrm]+(\/[0-9RMrm]+){10}\s+[wb]\s+[0-5]/,
  disc: (player) => ({ kind: RING, owner: player }),
  attempt,
  hint: ({ prompt }) => t(prompt === "move" || prompt === "pass" ? "hint-yinsh-move" : prompt === "ring" ? "hint-yinsh-ring" : "hint-yinsh-place"),
  told,
  due,
  choice: ({ text }) => (text === "pass" ? { text: t("choice-pass") } : null),
  arrangement: () => "collection",
  rows,
});

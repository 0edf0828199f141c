// Sentences about a game that is played: what stands where, what is due, how it ended.

import { playerName, textOf } from "../../games/names.js";
import { need, t } from "../../i18n.js";
import { other } from "../../players.js";

/** @import { CellView, Ending, Player, Row, Timer, View } from "../../types.js" */
/** @import { Looks } from "../../games/looks.js" */
/** @import { Standing } from "../../board/state.js" */

await need("play");

/**
 * A cell as a screen reader names it.
 * @param {Looks} looks
 * @param {CellView} cell
 * @param {Standing | undefined} standing
 * @param {{ rows: Row[], toMove: Player, open: boolean, timers: Timer[] }} state `open`: it can be pressed
 */
export function cellName(looks, cell, standing, { rows, toMove, open, timers }) {
  const timer = timers.find(({ at }) => at === cell.name);
  const parts = [cell.name, looks.cell(cell, standing?.layers, timer)];
  const row = rows.find((it) => it.cells.includes(cell.name));
  if (row && standing) {
    const own = row.owner === toMove;
    const gone = row.must_go.includes(cell.name) ? "cell-must-go" : "cell-may-stay";
    parts.push(own ? textOf(looks, gone) : t("cell-in-row-of", { player: playerName(looks, row.owner) }));
  }
  if (open) parts.push(t("cell-open"));
  return parts.join(", ");
}

/**
 * What is due now, in a sentence: the end, something in the turn, or whose turn it is.
 * @param {Looks} looks
 * @param {View} view
 * @param {Ending | null} ending
 */
export function due(looks, view, ending) {
  if (ending) return endingText(looks, ending);
  return looks.due(view) ?? t("said-turn", { player: playerName(looks, view.to_move) });
}

/**
 * How a match ended.
 * @param {Looks} looks
 * @param {Ending} ending
 */
export function endingText(looks, { winner, reason }) {
  const names = winner ? { winner: playerName(looks, winner), loser: playerName(looks, other(winner)) } : {};
  const what = winner ? t("wins", { player: playerName(looks, winner) }) : t("draw");
  return `${what} ${textOf(looks, `ending-${reason}`, names)}`;
}

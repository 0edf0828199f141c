// Names of players, pieces, rows and moves in the person's language, and sentences made of them.

import { problemText, t } from "../../i18n.js";
import { sentence } from "../../games/gipf.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { count } from "./chooser.js";
import { Refused } from "./game.js";

/** @import { CellView, Ending, Piece, Player, Row, View } from "../../types.js" */
/** @import { Standing } from "../../board/state.js" */
/** @import { Played } from "./game.js" */

const GAME = "gipf";

/** @param {Player} player */
export const playerName = (player) => t(`player-${GAME}-${player}`);

/** @param {string} kind */
export const kindName = (kind) => t(`piece-${GAME}-${kind}`);

/**
 * A piece with its owner: "White GIPF piece".
 * @param {Piece} piece
 */
export const pieceName = (piece) =>
  piece.owner ? t("piece-of", { player: playerName(piece.owner), piece: kindName(piece.kind) }) : kindName(piece.kind);

/**
 * A row by its ends: "b2–e5".
 * @param {Row} row
 */
export const rowName = (row) => t("row-name", { from: row.cells[0] ?? "", to: row.cells.at(-1) ?? "" });

/**
 * Who sits there, as a person is told: "You", "Level 3", a name.
 * @param {{ player: string, name: string | null }} seat
 * @param {boolean} alone whether this is the only person at the board
 */
export function seatName(seat, alone) {
  if (seat.name) return seat.name;
  if (seat.player === "human") return alone ? t("seat-you") : "";
  const [kind = "", number = ""] = seat.player.split(":");
  return kind === "level" ? t("seat-level", { number: Number(number) }) : seat.player;
}

/**
 * A cell as a screen reader names it.
 * @param {CellView} cell
 * @param {Standing | undefined} standing
 * @param {{ rows: Row[], toMove: Player, open: boolean }} state `open`: it can be pressed
 */
export function cellName(cell, standing, { rows, toMove, open }) {
  const parts = [cell.name];
  if (standing) parts.push(...[...standing.layers].reverse().map(pieceName));
  else parts.push(t(cell.edge ? "cell-dot" : "cell-empty"));
  const row = rows.find((it) => it.cells.includes(cell.name));
  if (row && standing) {
    const own = row.owner === toMove;
    const gone = row.must_go.includes(cell.name) ? "cell-must-go" : "cell-may-stay";
    parts.push(own ? t(gone) : t("cell-in-row-of", { player: playerName(row.owner) }));
  }
  if (open) parts.push(t("cell-open"));
  return parts.join(", ");
}

/**
 * What an action did, in a sentence.
 * @param {Played} played
 */
export function told({ ply, effects }) {
  const player = playerName(ply.by);
  const kind = sentence(effects);
  const entered = effects.find((effect) => effect.kind === "enter");
  const shifted = effects.filter((effect) => effect.kind === "shift").length;
  return t(`said-${kind}`, {
    player,
    piece: entered ? kindName(entered.piece.kind) : "",
    from: entered?.from ?? "",
    to: entered?.to ?? "",
    shifted,
    returned: count(effects, "reserve"),
    captured: count(effects, "captured"),
  });
}

/**
 * What is due now, in a sentence: the end, a row, or whose turn it is.
 * @param {View} view
 * @param {Ending | null} ending
 */
export function due(view, ending) {
  if (ending) return endingText(ending);
  const player = playerName(view.to_move);
  const own = view.rows.filter((row) => row.owner === view.to_move);
  const dealing = own.length > 0 && view.actions.every((action) => action.path.length === 0);
  if (dealing) return t("said-row", { player, rows: own.map(rowName).join(", "), count: own.length });
  return t("said-turn", { player });
}

/**
 * How a match ended.
 * @param {Ending} ending
 */
export function endingText({ winner, reason }) {
  const why = t(`ending-${reason}`, winner ? { winner: playerName(winner), loser: playerName(winner === "first" ? "second" : "first") } : {});
  return `${winner ? t("wins", { player: playerName(winner) }) : t("draw")} ${why}`;
}

/**
 * What is wrong: refusals and faults of an input one by one with their rules, a fault of ours as such.
 * @param {unknown} why
 */
export function problemList(why) {
  if (!(why instanceof Refused)) {
    console.error(why);
    return html`<p>${t("fault")}</p>`;
  }
  return why.problems.map(
    (problem) => html`<p>
      ${problemText(problem)} ${problem.rule ? html`<span class="rule">${t("rule", { number: problem.rule })}</span>` : nothing}
    </p>`,
  );
}

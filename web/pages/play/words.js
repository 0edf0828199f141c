// Names of players, pieces, rows and moves in the person's language, and sentences made of them.

import { problemText, t } from "../../i18n.js";
import { lostPotentials, sentence, worth } from "../../games/gipf.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { openRule } from "../rules.js";
import { Refused } from "./game.js";

/** @import { CellView, Effect, Ending, Piece, Player, Problem, Row, View } from "../../types.js" */
/** @import { Standing } from "../../board/state.js" */
/** @import { Played } from "./game.js" */

const GAME = "gipf";

/** @param {Player} player */
export const playerName = (player) => t(`player-${GAME}-${player}`);

/**
 * A kind of piece as such: "ZÈRTZ", used or not.
 * @param {string} kind
 */
export const kindName = (kind) => t(`piece-${GAME}-${kind.replace("+", "")}`);

/**
 * @param {Piece} piece
 * @param {string} name
 */
const owned = ({ owner }, name) => (owner ? t("piece-of", { player: playerName(owner), piece: name }) : name);

/**
 * A piece with its owner: "White ZÈRTZ, unused".
 * @param {Piece} piece
 */
export const pieceName = (piece) => owned(piece, t(`piece-${GAME}-${piece.kind.replace("+", "-unused")}`));

/**
 * The same within a sentence: "White ZÈRTZ".
 * @param {Piece} piece
 */
export const pieceNoun = (piece) => owned(piece, kindName(piece.kind));

/**
 * What stands on a cell, from top to bottom: "Black DVONN over White basic piece".
 * @param {Piece[]} layers from bottom to top
 */
export const stackName = (layers) =>
  layers.map(pieceName).reduce((below, top) => t("stack-name", { top, below }));

/**
 * What the name of a game says beside its variant: "With potentials".
 * @param {string} spec
 */
export function gameName(spec) {
  const [variant = "", ...options] = spec.split(":")[1]?.split(",") ?? [];
  const name = t(`variant-${GAME}-${variant}`);
  const mix = options.find((option) => option.startsWith("potentials="))?.slice("potentials=".length);
  return mix && variant !== "ultimate" ? t("variant-with", { variant: name, mix: mix.replace("/", " / ") }) : name;
}

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
  if (standing) parts.push(stackName(standing.layers));
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
 * How many pieces of the game go back to the reserve, or are captured.
 * @param {Effect[]} effects
 * @param {"reserve" | "captured"} fate
 * @param {boolean} matrx
 */
export function count(effects, fate, matrx) {
  return effects.reduce(
    (sum, effect) => (effect.kind === "remove" && effect.fate === fate ? sum + worth(effect.piece.kind, matrx) : sum),
    0,
  );
}

/**
 * What an action did, in a sentence.
 * @param {Played} played
 * @param {boolean} matrx
 */
export function told({ ply, effects, view }, matrx) {
  const entered = effects.find((effect) => effect.kind === "enter");
  const jump = effects.find((effect) => effect.kind === "jump");
  const become = effects.find((effect) => effect.kind === "become");
  const placed = view.pieces.find(({ at }) => at === (jump ?? entered)?.to)?.layers ?? [];
  const moved = jump ? placed.at(-1) : entered?.piece;
  const under = jump || entered?.from === entered?.to ? placed.at(-2) : undefined;
  return t(`said-${sentence(effects)}`, {
    player: playerName(ply.by),
    piece: moved ? kindName(moved.kind) : "",
    kind: moved?.kind.replace("+", "") ?? "",
    from: (jump ?? entered)?.from ?? "",
    to: (jump ?? entered)?.to ?? "",
    at: become?.at ?? "",
    under: under ? pieceNoun(under) : "",
    stacked: under ? "yes" : "no",
    shifted: effects.filter((effect) => effect.kind === "shift").length,
    returned: count(effects, "reserve", matrx),
    captured: count(effects, "captured", matrx),
    gone: lostPotentials(effects, matrx),
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
  if (view.prompt.startsWith("row")) {
    const own = view.rows.filter((row) => row.owner === view.to_move);
    return t("said-row", { player, rows: own.map(rowName).join(", "), count: own.length });
  }
  return t(view.prompt === "extra-move" ? "said-extra-due" : view.prompt === "gipf-piece-waits" ? "said-gipf-waits" : "said-turn", { player });
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
  return why.problems.map((problem) => html`<p>${problemLine(problem)}</p>`);
}

/**
 * A problem and the rule behind it.
 * @param {Problem} problem
 */
export function problemLine(problem) {
  const letter = problem.args.find(([name]) => name === "letter")?.[1];
  const text = problemText(problem, letter ? { piece: kindName(letter) } : {});
  return html`${text} ${problem.rule ? html`<button type="button" class="rule" @click=${() => openRule(problem.rule ?? "")}>${t("rule", { number: problem.rule })}</button>` : nothing}`;
}

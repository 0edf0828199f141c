// Sentences about a match: who sits there, what happened, what is due, what is wrong.

import { gameOfRule, keyOf, looksOf } from "../../games/index.js";
import { kindName, playerName, textOf } from "../../games/names.js";
import { has, problemText, t } from "../../i18n.js";
import { other } from "../../players.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { openRule } from "../rules.js";
import { Refused } from "./game.js";

/** @import { CellView, Ending, Player, Problem, Row, Timer, View } from "../../types.js" */
/** @import { Looks } from "../../games/looks.js" */
/** @import { Standing } from "../../board/state.js" */

/**
 * The name of a game with its variant: "GIPF · Tournament with Z6".
 * @param {string} spec
 */
export function gameName(spec) {
  const [variant = "", ...options] = spec.split(":")[1]?.split(",") ?? [];
  const values = Object.fromEntries(options.map((option) => option.split("=", 2)));
  const game = t(`game-${keyOf(spec)}`);
  return t("game-name", { game, variant: looksOf(spec)?.title(variant, values) ?? variant });
}

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

/**
 * What is wrong: refusals and faults of an input one by one with their rules, a fault of ours as such.
 * @param {unknown} why
 * @param {Looks} [looks] the game it is about, where that is known
 */
export function problemList(why, looks) {
  if (!(why instanceof Refused)) {
    console.error(why);
    return html`<p>${t("fault")}</p>`;
  }
  return why.problems.map((problem) => html`<p>${problemLine(problem, looks)}</p>`);
}

/**
 * A problem and the rule behind it.
 * @param {Problem} problem
 * @param {Looks} [known] the game it is about, where that is known
 */
export function problemLine(problem, known) {
  const { rule, args } = problem;
  const looks = (rule ? gameOfRule(rule) : undefined) ?? known;
  const letter = args.find(([name]) => name === "letter")?.[1];
  // A game's own words for a fault that others have too.
  const own = `${problem.code}-${looks?.key}`;
  const code = has(`problem-${own}`) ? own : problem.code;
  const told = problemText({ ...problem, code }, looks && letter ? { piece: kindName(looks, letter) } : {});
  const { line, column } = Object.fromEntries(args);
  const text = line === undefined ? told : t(column === undefined ? "at-line" : "at-column", { line, column: column ?? "", text: told });
  return html`${text} ${rule ? html`<button type="button" class="rule" @click=${() => openRule(rule)}>${t("rule", { number: rule })}</button> ${looks?.lessons ? html`<a class="rule" href=${`#lesson?rule=${encodeURIComponent(rule)}`}>${t("rule-lesson")}</a>` : nothing}` : nothing}`;
}

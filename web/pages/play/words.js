// Sentences about a match: what it is, who sits there, what is wrong.

import { gameOfRule, keyOf, looksOf } from "../../games/index.js";
import { kindName } from "../../games/names.js";
import { has, problemText, t } from "../../i18n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { Refused } from "./game.js";

/** @import { Problem } from "../../types.js" */
/** @import { Looks } from "../../games/looks.js" */

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
  return html`${text} ${rule ? html`<button type="button" class="rule" @click=${() => showRule(rule)}>${t("rule", { number: rule })}</button> ${looks?.lessons ? html`<a class="rule" href=${`#lesson?rule=${encodeURIComponent(rule)}`}>${t("rule-lesson")}</a>` : nothing}` : nothing}`;
}

/**
 * Opens the rules at the one with this number.
 * @param {string} number
 */
export const showRule = async (number) => (await import("../rules.js")).openRule(number);

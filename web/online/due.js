// In which matches it is one's turn: a mark on the page's icon, and a word where another page is shown.

import { need, t } from "../i18n.js";
import { showWord } from "./begun.js";
import { line } from "./line.js";
import { isMe } from "./who.js";

/** @import { MatchSummary } from "../types.js" */

await need("online");

/** @type {Set<string>} the matches that wait and were not looked at since */
const waiting = new Set();

const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
const usual = icon?.href ?? "";

function draw() {
  const href = waiting.size > 0 ? usual.replace(/icon\.svg$/, "icon-due.svg") : usual;
  if (icon && icon.href !== href) icon.href = href;
}

/**
 * Whether a match waits for somebody here.
 * @param {string} match
 * @param {boolean} waits
 */
export function mark(match, waits) {
  if (waits) waiting.add(match);
  else waiting.delete(match);
  draw();
}

/** @param {MatchSummary} match */
const address = ({ id }) => `#match?id=${id}`;

line.on("due", ({ match }) => {
  if (location.hash === address(match)) return;
  mark(match.id, true);
  const other = match.players.find(({ id }) => !isMe(id));
  showWord(t("due-word", { player: other?.name ?? t("online-nobody") }), address(match));
});

// Once it is looked at, its own page knows.
addEventListener("hashchange", () => mark(new URLSearchParams(location.hash.split("?")[1]).get("id") ?? "", false));

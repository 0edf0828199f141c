// A match that begins while one is elsewhere on the page.

import { need, t } from "../i18n.js";
import { html, nothing, render } from "../vendor/lit-html.js";
import { line } from "./line.js";
import { isMe } from "./who.js";

/** @import { MatchSummary } from "../types.js" */

await need("online");

/** Pages from which one goes to a match that begins, since one waits for it there. */
const WAITING = ["#lobby", "#seek"];

/** @param {MatchSummary} match */
const address = (match) => `#match?id=${match.id}`;

const place = document.createElement("div");
place.className = "begun";
place.setAttribute("role", "status");
document.body.append(place);

function hide() {
  render(nothing, place);
}

/**
 * Tells something about a match that is not shown, and how to get there.
 * @param {string} text
 * @param {string} href
 */
export function showWord(text, href) {
  render(
    html`<p>${text}</p>
      <a class="primary" href=${href} @click=${hide}>${t("online-began-go")}</a>
      <button type="button" class="secondary" @click=${hide}>${t("online-began-later")}</button>`,
    place,
  );
}

/** @param {MatchSummary} match */
function show(match) {
  const other = match.players.find(({ id }) => !isMe(id));
  showWord(t("online-began", { player: other?.name ?? t("online-nobody") }), address(match));
}

line.on("began", ({ match }) => {
  const here = location.hash.split("?", 1)[0] ?? "";
  if (WAITING.includes(here)) location.hash = address(match);
  // A page whose match goes on in this one goes there by itself.
  else setTimeout(() => location.hash !== address(match) && show(match), 500);
});

// Whoever goes to another page of online play finds it there.
addEventListener("hashchange", () => /^#(match|lobby)/.test(location.hash) && hide());

// A match that begins while one is elsewhere on the page.

import { t } from "../i18n.js";
import { html, nothing, render } from "../vendor/lit-html.js";
import { line } from "./line.js";
import { isMe } from "./who.js";

/** @import { MatchSummary } from "../types.js" */

/** Pages from which one goes to a match that begins, since one waits for it there. */
const WAITING = ["#lobby", "#seek"];

/** @param {MatchSummary} match */
const address = (match) => `#match?id=${match.id}`;

const place = document.createElement("div");
place.className = "begun";
place.setAttribute("role", "status");
document.body.append(place);

/** @param {MatchSummary | null} match */
function show(match) {
  const other = match?.players.find(({ id }) => !isMe(id));
  render(
    match
      ? html`<p>${t("online-began", { player: other?.name ?? t("online-nobody") })}</p>
          <a class="primary" href=${address(match)} @click=${() => show(null)}>${t("online-began-go")}</a>
          <button type="button" class="secondary" @click=${() => show(null)}>${t("online-began-later")}</button>`
      : nothing,
    place,
  );
}

line.on("began", ({ match }) => {
  const here = location.hash.split("?", 1)[0] ?? "";
  if (WAITING.includes(here)) location.hash = address(match);
  // A page whose match goes on in this one goes there by itself.
  else setTimeout(() => location.hash !== address(match) && show(match), 500);
});

// Whoever goes to another page of online play finds it there.
addEventListener("hashchange", () => /^#(match|lobby)/.test(location.hash) && show(null));

// What stands around the pages of online play.

import { preferences } from "../../chrome.js";
import { need, t } from "../../i18n.js";
import { icon } from "../../icons.js";
import "../../online/begun.js";
import "../../online/due.js";
import { line } from "../../online/line.js";
import { me } from "../../online/who.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { problemList } from "../play/words.js";

await need("online");

/**
 * A page of online play.
 * @param {string} title
 * @param {unknown} content
 * @param {{ wrong?: unknown, notice?: string, follows?: boolean }} [state] `follows`: what it shows comes by the line
 */
export function frame(title, content, { wrong = null, notice = "", follows = false } = {}) {
  const who = me();
  return html`<div class="online">
    <header class="bar">
      <a class="brand" href="#">${t("app-name")}</a>
      <nav class="ways" aria-label=${t("online")}>
        <a class="tool" href="#lobby">${icon("people")}<span>${t("lobby")}</span></a>
        <a class="tool" href="#account">${icon("person")}<span>${who?.player.name ?? t("account")}</span></a>
      </nav>
      ${preferences()}
    </header>
    <main>
      <h1 tabindex="-1">${title}</h1>
      ${follows ? lineBanner() : nothing} ${wrong ? html`<div class="wrong" role="alert">${problemList(wrong)}</div>` : nothing}
      <p class="notice" role="status">${notice}</p>
      ${content}
    </main>
  </div>`;
}

/** Tells that the connection is gone and comes back. */
export function lineBanner() {
  const broken = line.state === "waiting";
  return html`<div class="broken-line" role="status">${broken ? html`<p>${t(navigator.onLine ? "line-waiting" : "line-offline")}</p>` : nothing}</div>`;
}

/**
 * Tries something that the server may refuse; shows why.
 * @param {{ wrong: unknown, notice: string }} state
 * @param {() => void} draw
 * @param {() => Promise<void>} doing
 */
export async function attempt(state, draw, doing) {
  state.wrong = null;
  state.notice = "";
  try {
    await doing();
  } catch (why) {
    state.wrong = why;
  }
  draw();
}

/**
 * Copies a text, and tells so.
 * @param {{ wrong: unknown, notice: string }} state
 * @param {() => void} draw
 * @param {string} text
 */
export async function copyText(state, draw, text) {
  try {
    await navigator.clipboard.writeText(text);
    state.notice = t("copied");
  } catch {
    // What cannot be copied stands there to be copied by hand.
    state.notice = t("copy-by-hand");
  }
  draw();
}

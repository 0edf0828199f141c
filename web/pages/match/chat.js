// What is said beside a match: players among themselves, and those who watch.

import { need, t } from "../../i18n.js";
import { icon } from "../../icons.js";
import { settings } from "../../keep.js";
import { isMe } from "../../online/who.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { problemList } from "../play/words.js";

/** @import { ChatLine } from "../../types.js" */
/** @import { Shared } from "../play.js" */
/** @import { Company } from "./company.js" */

await need("online");

/** The most characters of one line. */
const MOST = 300;

/**
 * @param {Shared} shared
 * @param {Company} company
 */
export function chat(shared, company) {
  const { live } = company;
  /** @param {Event & { target: HTMLFormElement }} event */
  const submit = async (event) => {
    event.preventDefault();
    const form = event.target;
    const text = String(new FormData(form).get("line")).trim();
    if (text === "") return;
    try {
      company.unsaid = null;
      await company.speak(text);
      form.reset();
    } catch (why) {
      company.unsaid = why;
    }
    shared.draw();
  };
  const name = t(live.side ? "chat-players" : "chat-spectators");
  return html`<section class="chat" aria-label=${t("chat")}>
    <h2>${name} <span class="quiet">${live.spectators > 0 ? t("chat-watching", { count: live.spectators }) : nothing}</span></h2>
    ${settings.muted
      ? html`<p class="quiet">${t("chat-muted")}</p>`
      : html`<ol class="lines" tabindex="0" aria-label=${name}>
            ${live.chat.map(
              (line) => html`<li>
                ${apart(company, line)} <strong>${line.by.name ?? t("online-nobody")}</strong>${line.room === "spectators" && live.side ? html` <span class="quiet">${t("chat-from-spectators")}</span>` : nothing}:
                ${line.text}
              </li>`,
            )}
          </ol>
          <form @submit=${submit}>
            <input name="line" aria-label=${t("chat-line")} placeholder=${t("chat-line")} maxlength=${MOST} autocomplete="off" aria-describedby="chat-wrong" />
            <button class="secondary">${t("chat-send")}</button>
          </form>
          <div id="chat-wrong" class="wrong" role="alert">${company.unsaid ? problemList(company.unsaid) : nothing}</div>`}
  </section>`;
}

/**
 * What can be done about somebody else's line.
 * @param {Company} company
 * @param {ChatLine} line
 */
function apart({ live }, line) {
  if (isMe(line.by.id) || !line.by.name) return nothing;
  const show = async () => {
    const { apartDialog } = await import("../online/apart.js");
    apartDialog(line.by, { match: live.id, line, done: () => live.again() });
  };
  return html`<button type="button" class="apart" title=${t("apart-of", { player: line.by.name })} aria-label=${t("apart-of-line", { player: line.by.name, text: line.text })} @click=${show}>${icon("mute")}</button>`;
}

// What is said beside a match: players among themselves, and those who watch.

import { t } from "../../i18n.js";
import { settings } from "../../keep.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { problemList } from "../play/words.js";

/** @import { Shared } from "../play.js" */
/** @import { Company } from "./company.js" */

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
              ({ by, text, room }) => html`<li>
                <strong>${by.name ?? t("online-nobody")}</strong>${room === "spectators" && live.side ? html` <span class="quiet">${t("chat-from-spectators")}</span>` : nothing}:
                ${text}
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

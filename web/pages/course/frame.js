// What stands around every page of the course.

import { preferences } from "../../chrome.js";
import { CAME, owner } from "../../deeds.js";
import { need, t } from "../../i18n.js";
import { icon } from "../../icons.js";
import { hasSession } from "../../online/offered.js";
import { html, nothing, render } from "../../vendor/lit-html.js";
import { problemList } from "../play/words.js";
import { did } from "./reader.js";

/** @import { CourseView, SuggestionView } from "../../types.js" */
/** @import { TemplateResult } from "../../vendor/lit-html.js" */
/** @import { Page } from "../../app.js" */

await need("course");

/** The pages of the course, each with the key of its name. */
const PAGES = { learn: "learn", problems: "problems", progress: "progress", "learn-settings": "learn-settings" };

/**
 * A page of the course: it is drawn when what it needs is there.
 * @param {HTMLElement} place
 * @param {keyof typeof PAGES | ""} here
 * @param {string} title
 * @param {(frame: Frame) => Promise<() => TemplateResult>} load how it is drawn once it is loaded
 * @param {() => void} [close]
 * @returns {Promise<Page>}
 */
export async function coursePage(place, here, title, load, close = () => {}) {
  const log = document.createElement("div");
  log.className = "hidden";
  log.setAttribute("role", "log");
  log.setAttribute("aria-label", t("log"));
  let open = true;
  /** @type {unknown} */
  let wrong = null;
  /** @type {(() => void) | null} */
  let came = null;
  /** @type {() => TemplateResult} */
  let content = () => html`<div class="waiting"></div>`;
  const draw = () => {
    if (!open) return;
    render(
      html`<div class="course">
        <header class="bar">
          <a class="brand" href="#" title=${t("home")}>${t("app-name")}</a>
          <nav class="course-nav" aria-label=${t("learn-nav")}>
            ${Object.entries(PAGES).map(([name, key]) => html`<a class="link" href=${`#${name}`} aria-current=${name === here ? "page" : nothing}>${t(key)}</a>`)}
          </nav>
          ${preferences()}
        </header>
        <main>${wrong ? html`<h1 tabindex="-1">${title}</h1><div class="wrong" role="alert">${problemList(wrong)}</div>` : content()}</main>
        ${log}
      </div>`,
      place,
    );
  };
  /** @type {Frame} */
  const frame = {
    draw,
    say(text) {
      const line = document.createElement("p");
      line.textContent = text;
      log.append(line);
      while (log.children.length > 20) log.firstChild?.remove();
    },
    async attempt(doing) {
      try {
        await doing();
        wrong = null;
      } catch (why) {
        wrong = why;
      }
      draw();
    },
    name(name) {
      document.title = t("title", { page: name });
    },
    follow(load) {
      came = () => void frame.attempt(load);
      addEventListener(CAME, came);
    },
  };
  frame.name(title);
  draw();
  await frame.attempt(async () => {
    content = await load(frame);
  });
  if (owner() || hasSession()) void import("./sync.js").then(({ follow }) => follow());
  return {
    close() {
      open = false;
      if (came) removeEventListener(CAME, came);
      close();
    },
  };
}

/**
 * @typedef {object} Frame
 * @property {() => void} draw
 * @property {(text: string) => void} say tells what happened, to those who listen
 * @property {(doing: () => Promise<void>) => Promise<void>} attempt does something that may fail
 * @property {(name: string) => void} name names the page
 * @property {(load: () => Promise<void>) => void} follow loads anew when deeds came from another device
 */

/**
 * A change of a setting that is suggested.
 * @param {SuggestionView | null} suggestion
 * @param {() => void} changed
 */
export function suggestionCard(suggestion, changed) {
  if (!suggestion) return nothing;
  const { setting, because, away, form, pace } = suggestion;
  const accept = () => void did({ did: "choose", form, pace }).then(changed);
  const decline = () => void did({ did: "decline", setting }).then(changed);
  return html`<aside class="card suggestion" aria-label=${t("suggestion")}>
    <p>${t(`suggestion-${away ? "away-" : ""}${because}`)}</p>
    <p class="quiet">${t(`setting-${setting}`)}: ${t(`setting-${setting}-${setting === "form" ? form : pace}`)}. ${t(`setting-${setting}-${setting === "form" ? form : pace}-about`)}</p>
    <div class="actions">
      <button type="button" class="primary" @click=${accept}>${t("suggestion-accept")}</button>
      <button type="button" class="secondary" @click=${decline}>${t("suggestion-decline")}</button>
    </div>
  </aside>`;
}

/**
 * How far somebody is.
 * @param {CourseView} course
 */
export const progressBar = ({ mastered, lessons }) => html`<div class="progress">
  <progress max=${lessons} value=${mastered} aria-label=${t("progress-lessons", { mastered, lessons })}></progress>
  <span class="small">${t("progress-lessons", { mastered, lessons })}</span>
</div>`;

/**
 * A way that leads on, as a card.
 * @param {string} to
 * @param {string} title
 * @param {string} about
 */
export const wayCard = (to, title, about) => html`<a class="card continue" href=${to}>
  <span><strong>${title}</strong><span class="quiet">${about}</span></span>
  ${icon("forward")}
</a>`;

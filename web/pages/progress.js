// What was done in the course: kept in this browser, to be taken elsewhere, brought together, or deleted.

import { dialog } from "../chrome.js";
import { need, t } from "../i18n.js";
import { forget as forgetHere, learner, owner } from "../deeds.js";
import { isOffered } from "../online/offered.js";
import { html, nothing } from "../vendor/lit-html.js";
import { coursePage, progressBar } from "./course/frame.js";
import { forgetAll, join, reader } from "./course/reader.js";
import { standing } from "./course/sync.js";
import { lessonRow } from "./course/text.js";
import { expect } from "./play/game.js";

/** @import { CourseView, Learner } from "../types.js" */
/** @import { Page } from "../app.js" */

await need("course");

/**
 * @param {HTMLElement} place
 * @returns {Promise<Page>}
 */
export function progress(place) {
  return coursePage(place, "progress", t("progress"), async (frame) => {
    /** @type {CourseView} */
    let course;
    let notice = "";
    const load = async () => {
      course = (await expect({ ask: "course", ...reader() }, "course")).course;
    };
    await load();
    frame.follow(load);

    /** @param {string} key */
    const tell = (key) => {
      notice = t(key);
      frame.say(notice);
    };

    const save = () => {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([JSON.stringify(learner())], { type: "application/json" }));
      link.download = "gipf-progress.json";
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 1000);
      tell("progress-saved");
      frame.draw();
    };

    /** @param {Event & { target: HTMLInputElement }} event */
    const open = async (event) => {
      const file = event.target.files?.[0];
      if (!file) return;
      try {
        const other = /** @type {Learner} */ (JSON.parse(await file.text()));
        if (!Array.isArray(other?.deeds)) throw new TypeError("no progress");
        await join(other);
        await load();
        tell("progress-opened");
      } catch (why) {
        console.warn(why);
        tell("progress-unreadable");
      }
      event.target.value = "";
      frame.draw();
    };

    const forget = () =>
      dialog(t("progress-delete"), (close) => {
        const sure = () => {
          close();
          void frame.attempt(async () => {
            if (owner()) await forgetAll();
            else forgetHere();
            await load();
            tell("progress-deleted");
          });
        };
        return html`<p>${t(owner() ? "progress-delete-everywhere" : "progress-delete-ask")}</p>
          <div class="actions">
            <button type="button" class="primary" @click=${sure}>${t("progress-delete-do")}</button>
            <button type="button" class="secondary" @click=${close}>${t("progress-delete-not")}</button>
          </div>`;
      });

    return () => {
      const lessons = course.parts.flatMap((part) => part.lessons);
      const due = lessons.filter((it) => it.due);
      const begun = lessons.filter((it) => it.state === "visited" || it.state === "mastered");
      const [right, tried] = course.problems;
      return html`
        <h1 tabindex="-1">${t("progress-title")}</h1>
        ${progressBar(course)}
        <dl class="figures">
          <div><dt>${t("progress-rating")}</dt><dd>${course.rating}</dd></div>
          <div><dt>${t("progress-problems")}</dt><dd>${t("progress-of", { done: right, all: tried })}</dd></div>
          <div><dt>${t("progress-exercises")}</dt><dd>${t("progress-of", { done: sum(lessons, 0), all: sum(lessons, 1) })}</dd></div>
        </dl>
        ${due.length > 0 ? html`<h2>${t("progress-due")}</h2><ul class="lessons">${due.map((it) => lessonRow(it))}</ul>` : ""}
        ${begun.length > 0 ? html`<h2>${t("progress-begun")}</h2><ul class="lessons">${begun.map((it) => lessonRow(it))}</ul>` : html`<p class="quiet">${t("progress-none")}</p>`}
        <h2>${t("progress-keep")}</h2>
        ${where()}
        <p class="quiet">${t("progress-file-about")}</p>
        <div class="actions">
          <button type="button" class="secondary" @click=${save}>${t("progress-save")}</button>
          <label class="secondary file">${t("progress-open")}<input type="file" accept="application/json,.json" @change=${open} /></label>
          <button type="button" class="secondary" @click=${forget}>${t("progress-delete")}</button>
        </div>
        <p class="notice">${notice}</p>
      `;
    };
  });
}

/** Where it is kept, and what would be needed to have it elsewhere too. */
function where() {
  const account = standing();
  if (account) {
    const { name, state, unsent } = account;
    return html`<p class="card note">
      ${t("progress-account", { name })} ${t(`progress-${state}`, { count: unsent })}
      ${state === "signed-out" ? html`<a class="link" href="#account">${t("progress-sign-in")}</a>` : nothing}
    </p>`;
  }
  return html`<p class="quiet">${t("progress-here")}</p>
    ${isOffered() ? html`<p><a class="link" href="#account">${t("progress-with-account")}</a></p>` : nothing}`;
}

/**
 * @param {{ exercises: [number, number] }[]} lessons
 * @param {0 | 1} which
 */
const sum = (lessons, which) => lessons.reduce((all, { exercises }) => all + exercises[which], 0);

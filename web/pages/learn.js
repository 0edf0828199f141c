// The map of the course: its parts, how each lesson stands, and what to do next.

import { need, t } from "../i18n.js";
import { html, nothing } from "../vendor/lit-html.js";
import { coursePage, progressBar, suggestionCard, wayCard } from "./course/frame.js";
import { guidedCard, guidedGame } from "./course/guided.js";
import { did, reader } from "./course/reader.js";
import { lessonRow, nextCard } from "./course/text.js";
import { expect } from "./play/game.js";

/** @import { CourseView } from "../types.js" */
/** @import { Page } from "../app.js" */
/** @import { Frame } from "./course/frame.js" */

await need("course");

/**
 * @param {HTMLElement} place
 * @returns {Promise<Page>}
 */
export function learn(place) {
  return coursePage(place, "learn", t("learn"), async (frame) => {
    /** @type {CourseView} */
    let course;
    const load = async () => {
      course = (await expect({ ask: "course", ...reader() }, "course")).course;
    };
    await load();
    frame.follow(load);
    const again = () => void frame.attempt(load);
    const next = () => (course.next ? nextCard(course.next) : html`<p class="card">${t("learn-complete")}</p>`);
    // Who has never played begins with a whole game.
    const guided = () =>
      course.guided.includes("gipf") || course.experience === "rules" || course.experience === "often"
        ? nothing
        : guidedCard("gipf", () => void frame.attempt(() => guidedGame("gipf")));
    return () => html`
      <h1 tabindex="-1">${t("learn-title")}</h1>
      <p class="lead">${t("learn-lead")}</p>
      ${progressBar(course)} ${suggestionCard(course.suggestion, again)}
      ${course.experience === null ? questions(frame, again) : nothing}
      <div class="ways">
        ${course.experience === "never" ? [guided(), next()] : [next(), guided()]}
        ${wayCard("#problems", t("problems-title"), t("problems-rating", { rating: String(course.rating) }))}
        ${!course.leaning && course.form === "neutral" && course.pace === "neutral" ? wayCard("#learn-settings", t("ponder-title"), t("ponder-offer")) : nothing}
      </div>
      ${course.parts.map(
        (part) => html`<details class="part" ?open=${part.open}>
          <summary>
            <h2>${part.title}</h2>
            <span class="small">${t("part-lessons", { mastered: part.lessons.filter(({ state }) => state === "mastered").length, lessons: part.lessons.length })}</span>
          </summary>
          <ul class="lessons">
            ${part.lessons.map((lesson) => lessonRow(lesson))}
          </ul>
        </details>`,
      )}
      <p class="small legend">${t("learn-legend")}</p>
    `;
  });
}

/**
 * A question about the time before the course; it may be left unanswered.
 * @param {Frame} frame
 * @param {() => void} again
 */
function questions(frame, again) {
  const tell = (/** @type {"never" | "rules" | "often"} */ experience) => () =>
    void frame.attempt(async () => {
      await did({ did: "tell", experience });
      again();
    });
  return html`<section class="card questions" aria-labelledby="questions-title">
    <h2 id="questions-title">${t("questions-title")}</h2>
    <p class="quiet">${t("questions-about")}</p>
    <div class="actions">
      ${/** @type {const} */ (["never", "rules", "often"]).map((it) => html`<button type="button" class="secondary" @click=${tell(it)}>${t(`questions-${it}`)}</button>`)}
    </div>
  </section>`;
}

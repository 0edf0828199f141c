// How somebody likes to be told things: all six states, and what each of them changes.

import { need, t } from "../i18n.js";
import { html, nothing } from "../vendor/lit-html.js";
import { coursePage } from "./course/frame.js";
import { Questions } from "./course/questions.js";
import { did, reader, readerWith } from "./course/reader.js";
import { expect } from "./play/game.js";

/** @import { CourseView, Form, LessonPart, LessonView, Pace } from "../types.js" */
/** @import { Page } from "../app.js" */

await need("course");

/** @type {Form[]} */
const FORMS = ["visual", "neutral", "verbal"];
/** @type {Pace[]} */
const PACES = ["global", "neutral", "sequential"];

/**
 * @param {HTMLElement} place
 * @returns {Promise<Page>}
 */
export function learnSettings(place) {
  return coursePage(place, "learn-settings", t("learn-settings"), async (frame) => {
    /** @type {CourseView} */
    let course;
    /** @type {Map<string, LessonView>} a lesson in each state that can be chosen from here */
    const samples = new Map();
    const load = async () => {
      course = (await expect({ ask: "course", ...reader() }, "course")).course;
      const id = course.parts.flatMap((part) => part.lessons).find(({ exercises }) => exercises[1] > 0)?.id;
      if (!id) return;
      const states = [...FORMS.map((form) => ({ form, pace: course.pace })), ...PACES.map((pace) => ({ form: course.form, pace }))];
      await Promise.all(
        states.map(async ({ form, pace }) => {
          const as = readerWith({ did: "choose", form, pace });
          samples.set(`${form} ${pace}`, (await expect({ ask: "lesson", lesson: id, ...as }, "lesson")).lesson);
        }),
      );
    };
    await load();
    const questions = new Questions(frame, load);

    /** @param {{ form: Form } | { pace: Pace }} changed the other setting stays as it is */
    const choose = (changed) => () =>
      void frame.attempt(async () => {
        Object.assign(course, changed);
        await did({ did: "choose", form: course.form, pace: course.pace });
        await load();
        frame.say(t("learn-settings-kept"));
      });

    /**
     * @param {"form" | "pace"} name
     * @param {{ value: string, form: Form, pace: Pace, chosen: boolean, choose: () => void }[]} states
     */
    const group = (name, states) => html`<fieldset class="states">
      <legend><h2>${t(`setting-${name}`)}</h2></legend>
      <p class="quiet">${t(`setting-${name}-about`)}</p>
      <div class="state-cards">
        ${states.map(
          ({ value, form, pace, chosen, choose }) => html`<label class="card state">
            <input type="radio" name=${name} value=${value} .checked=${chosen} @change=${choose} />
            <span>
              <strong>${t(`setting-${name}-${value}`)}</strong>
              <span class="quiet">${t(`setting-${name}-${value}-about`)}</span>
              ${outline(samples.get(`${form} ${pace}`))}
            </span>
          </label>`,
        )}
      </div>
    </fieldset>`;

    return () => html`
      <h1 tabindex="-1">${t("learn-settings-title")}</h1>
      <p class="lead">${t("learn-settings-lead")}</p>
      ${questions.view(course)}
      ${group("form", FORMS.map((form) => ({ value: form, form, pace: course.pace, chosen: form === course.form, choose: choose({ form }) })))}
      ${group("pace", PACES.map((pace) => ({ value: pace, form: course.form, pace, chosen: pace === course.pace, choose: choose({ pace }) })))}
    `;
  });
}

/**
 * A lesson in outline: what comes after what, what is put away, where a step ends.
 * @param {LessonView | undefined} lesson
 */
function outline(lesson) {
  if (!lesson) return nothing;
  return html`<span class="outline" role="img" aria-label=${lesson.steps.map((step) => step.map(named).join(", ")).join("; ")}>
    <span class="piece of-whole ${lesson.place.folded ? "away" : ""}">${lesson.place.folded ? t("outline-away", { name: t("outline-whole") }) : t("outline-whole")}</span>
    ${lesson.steps.map((step) => html`<span class="outline-step">${step.map((part) => html`<span class="piece of-${part.part} ${part.part !== "exercise" && part.folded ? "away" : ""}">${named(part)}</span>`)}</span>`)}
  </span>`;
}

/** @param {LessonPart} part */
function named(part) {
  const name = t(part.part === "section" ? `outline-${part.name}` : `outline-${part.part}`);
  return part.part !== "exercise" && part.folded ? t("outline-away", { name }) : name;
}

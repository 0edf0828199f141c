// A lesson: its texts, boards and exercises, in the order that suits whoever reads it.

import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { html, nothing } from "../vendor/lit-html.js";
import { Exercise } from "./course/exercise.js";
import { Figure } from "./course/figure.js";
import { coursePage, suggestionCard } from "./course/frame.js";
import { did, reader } from "./course/reader.js";
import { blocks, keywords, lessonRow, nextCard, sign, standing } from "./course/text.js";
import { expect } from "./play/game.js";

/** @import { LessonPart } from "../types.js" */
/** @import { Page } from "../app.js" */

/** What the settings can put away, by the kind of part. */
const HIDDEN = /** @type {const} */ ({ section: "description", figure: "figure" });

/**
 * @param {HTMLElement} place
 * @param {URLSearchParams} values
 * @returns {Promise<Page>}
 */
export function lesson(place, values) {
  /** @type {Map<LessonPart, Figure | Exercise>} the boards that are shown */
  const boards = new Map();
  const close = () => boards.forEach((board) => board.close());
  return coursePage(
    place,
    "",
    t("learn"),
    async (frame) => {
      const id = values.get("id") ?? (await taught(values.get("rule") ?? ""));
      if (id === null) {
        location.replace("#learn");
        return () => html``;
      }
      const load = async () => (await expect({ ask: "lesson", lesson: id, ...reader() }, "lesson")).lesson;
      // What is new in it is asked before it counts as visited.
      let view = await load();
      await did({ did: "visit", lesson: id });
      let shown = 1;
      frame.name(view.lesson.title);
      const follow = () =>
        void load().then((now) => {
          // The boards stay; what stands around them follows what was done.
          view = { ...now, steps: view.steps, lesson: { ...now.lesson, keywords: view.lesson.keywords } };
          frame.draw();
        });
      const anew = () =>
        void load().then((now) => {
          close();
          boards.clear();
          view = now;
          shown = 1;
          frame.draw();
        });
      const goOn = () => {
        shown += 1;
        frame.draw();
        const steps = place.querySelectorAll(".step-of-lesson");
        const last = steps[steps.length - 1];
        if (last instanceof HTMLElement) {
          last.focus({ preventScroll: true });
          last.scrollIntoView({ block: "start", behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
        }
      };
      const whole = () => {
        shown = view.steps.length;
        frame.draw();
        void did({ did: "look", lesson: id, part: "whole" }).then(follow);
      };

      /**
       * Which one a part is among those of its kind.
       * @param {LessonPart} part
       */
      const numberOf = (part) => 1 + view.steps.flat().filter((it) => it.part === part.part).indexOf(part);

      /** @param {LessonPart} part */
      const board = (part) => {
        const known = boards.get(part);
        if (known || part.part === "section") return known;
        const of = { draw: frame.draw, say: frame.say, kept: follow };
        const made =
          part.part === "figure"
            ? new Figure(part, numberOf(part), of)
            : new Exercise({ ...part, number: numberOf(part), asked: { of: "lesson", lesson: id, exercise: part.id } }, of);
        boards.set(part, made);
        return made;
      };

      /** @param {LessonPart} part */
      const piece = (part) => {
        if (part.part === "exercise" || !part.folded) return open(part);
        const opened = (/** @type {Event & { target: HTMLDetailsElement }} */ event) => {
          if (!event.target.open || boards.has(part) || event.target.dataset.seen) return;
          event.target.dataset.seen = "yes";
          void did({ did: "look", lesson: id, part: HIDDEN[part.part] }).then(follow);
          board(part);
          frame.draw();
        };
        return html`<details class="folded" @toggle=${opened}>
          <summary>${t(part.part === "figure" ? "folded-figure" : "folded-description")}</summary>
          ${part.part === "figure" && !boards.has(part) ? html`<div class="figure-caption">${blocks(part.caption, view.links)}</div>` : open(part)}
        </details>`;
      };

      /** @param {LessonPart} part */
      const open = (part) => {
        if (part.part !== "section") return board(part)?.view(view.links);
        return html`<section class="section of-${part.name}">
          ${part.name === "introduction" ? nothing : html`<h2>${t(`section-${part.name}`)}</h2>`} ${blocks(part.blocks, view.links)}
        </section>`;
      };

      return () => {
        const { steps, whole: around } = view;
        return html`<article class="lesson">
          <p class="crumb"><a href="#learn">${t("learn")}</a> · ${view.part}</p>
          <h1 tabindex="-1">${view.lesson.title}</h1>
          <p class="lead">${view.lesson.about}</p>
          ${keywords(view.lesson)}
          ${view.lesson.state === "not-ready" ? html`<p class="card note">${sign(view.lesson)} ${standing(view.lesson)}</p>` : nothing}
          ${around.length > 0
            ? html`<details class="whole" open>
                <summary>${t("lesson-whole", { part: view.part })}</summary>
                <ul class="lessons">
                  ${around.map((it) => lessonRow(it, it.id === id))}
                </ul>
              </details>`
            : nothing}
          ${steps.slice(0, shown).map((step) => html`<div class="step-of-lesson" tabindex="-1">${step.map(piece)}</div>`)}
          ${shown < steps.length
            ? html`<div class="actions go-on">
                <button type="button" class="primary" @click=${goOn}>${t("lesson-go-on", { step: shown, steps: steps.length })}</button>
                <button type="button" class="secondary" @click=${whole}>${t("lesson-show-all")}</button>
              </div>`
            : html`<footer class="lesson-end">
                ${suggestionCard(view.suggestion, anew)}
                ${view.next && view.next.lesson.id !== id ? nextCard(view.next) : nothing}
                <p><a class="link" href="#learn">${icon("list")}${t("lesson-map")}</a></p>
              </footer>`}
        </article>`;
      };
    },
    close,
  );
}

/**
 * The lesson that teaches a rule.
 * @param {string} rule
 */
async function taught(rule) {
  const { lesson } = await expect({ ask: "teaches", rule, ...reader() }, "taught");
  return lesson?.id ?? null;
}


// A lesson: its texts, boards and exercises, in the order that suits whoever reads it.

import { need, t } from "../i18n.js";
import { icon } from "../icons.js";
import { html, nothing } from "../vendor/lit-html.js";
import { Exercise } from "./course/exercise.js";
import { Figure } from "./course/figure.js";
import { coursePage, suggestionCard } from "./course/frame.js";
import { guidedCard, guidedGame } from "./course/guided.js";
import { did, reader } from "./course/reader.js";
import { blocks, keywords, lessonRow, nextCard, sign, standing } from "./course/text.js";
import { opening } from "./picture.js";
import { expect } from "./play/game.js";

/** @import { Hidden, LessonPart } from "../types.js" */
/** @import { Page } from "../app.js" */

await need("course");

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
  /** @type {Map<LessonPart, Element | null>} pictures of boards that are put away, once they are there */
  const pictures = new Map();
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
          pictures.clear();
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
      /** @param {Hidden} part what was opened, against the settings */
      const looked = (part) => void did({ did: "look", lesson: id, part }).then(follow);
      const whole = () => {
        shown = view.steps.length;
        frame.draw();
        looked("whole");
      };
      const inSteps = () => {
        view = { ...view, steps: view.steps.flat().map((part) => [part]) };
        shown = 1;
        frame.draw();
        place.querySelector("h1")?.focus();
        looked("steps");
      };

      /**
       * Whether what the settings show or put away was changed for the first time.
       * @param {HTMLDetailsElement} details
       * @param {boolean} folded how it is by the settings
       * @param {Hidden} part
       */
      const toggled = (details, folded, part) => {
        if (details.open !== folded || details.dataset.changed) return;
        details.dataset.changed = "yes";
        if (folded) looked(part);
        else void did({ did: "away", lesson: id, part }).then(follow);
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

      /**
       * How a board that is put away looks.
       * @param {Extract<LessonPart, { part: "figure" }>} part
       */
      const picture = (part) => {
        if (!pictures.has(part)) {
          pictures.set(part, null);
          // Without it the board is still there to be opened, and tells then what is wrong.
          opening(part.saved, part.marks).then((drawn) => {
            pictures.set(part, drawn);
            frame.draw();
          }, console.error);
        }
        return html`<span class="picture" aria-hidden="true" inert>${pictures.get(part) ?? nothing}</span>`;
      };

      /** @param {LessonPart} part */
      const piece = (part) => {
        if (part.part === "exercise" || (part.part === "section" && part.name !== "description")) return open(part);
        const { folded } = part;
        const toggle = (/** @type {Event & { target: HTMLDetailsElement }} */ { target }) => {
          toggled(target, folded, HIDDEN[part.part]);
          if (!target.open || part.part !== "figure" || boards.has(part)) return;
          board(part);
          frame.draw();
        };
        const waits = folded && part.part === "figure" && !boards.has(part);
        return html`<details class="folding ${folded ? "folded" : ""}" ?open=${!folded} @toggle=${toggle}>
          <summary>
            ${part.part === "figure" ? t("lesson-figure", { number: numberOf(part) }) : html`<h2>${t("section-description")}</h2>`}
            ${folded && part.part === "figure" ? picture(part) : nothing}
          </summary>
          ${waits ? html`<div class="figure-caption">${blocks(part.caption, view.links)}</div>` : open(part)}
        </details>`;
      };

      /**
       * The pieces of a step. Where words come in the place of boards, the boards stand beside them.
       * @param {LessonPart[]} step
       */
      const pieces = (step) => {
        const words = step.findIndex((part) => isWords(part) && !part.folded);
        const figures = step.filter((part) => part.part === "figure" && part.folded);
        if (words < 0 || figures.length === 0) return step.map(piece);
        const rest = step.filter((part) => !figures.includes(part));
        const at = rest.findIndex(isWords);
        return html`${rest.slice(0, at).map(piece)}
          <div class="words-and-boards">
            ${rest.slice(at, at + 1).map(piece)}
            <div class="boards-beside">${figures.map(piece)}</div>
          </div>
          ${rest.slice(at + 1).map(piece)}`;
      };

      /** @param {LessonPart} part */
      const open = (part) => {
        if (part.part !== "section") return board(part)?.view(view.links);
        return html`<section class="section of-${part.name}">
          ${part.name === "introduction" || part.name === "description" ? nothing : html`<h2>${t(`section-${part.name}`)}</h2>`} ${blocks(part.blocks, view.links)}
        </section>`;
      };

      return () => {
        const { steps, place: around } = view;
        return html`<article class="lesson by-${formOf(steps.flat())}">
          <p class="crumb"><a href="#learn">${t("learn")}</a> · ${view.part}</p>
          <h1 tabindex="-1">${view.lesson.title}</h1>
          <p class="lead">${view.lesson.about}</p>
          ${keywords(view.lesson)}
          ${view.lesson.state === "not-ready" ? html`<p class="card note">${sign(view.lesson)} ${standing(view.lesson)}</p>` : nothing}
          <details
            class="whole"
            ?open=${!around.folded}
            @toggle=${(/** @type {Event & { target: HTMLDetailsElement }} */ { target }) => toggled(target, around.folded, "place")}
          >
            <summary>${t("lesson-whole", { part: view.part })}</summary>
            ${blocks(around.gist, view.links)}
            <ul class="lessons">
              ${around.lessons.map((it) => lessonRow(it, it.id === id))}
            </ul>
          </details>
          ${steps.length === 1 ? html`<p class="in-steps"><button type="button" class="link" @click=${inSteps}>${icon("forward")}${t("lesson-in-steps")}</button></p>` : nothing}
          ${steps.slice(0, shown).map((step) => html`<div class="step-of-lesson" tabindex="-1">${pieces(step)}</div>`)}
          ${shown < steps.length
            ? html`<div class="actions go-on">
                <button type="button" class="primary" @click=${goOn}>${t("lesson-go-on", { step: shown, steps: steps.length })}</button>
                <button type="button" class="secondary" @click=${whole}>${t("lesson-show-all")}</button>
              </div>`
            : html`<footer class="lesson-end">
                ${suggestionCard(view.suggestion, anew)}
                ${view.guided ? guidedCard(view.guided, () => void frame.attempt(() => guidedGame(view.guided ?? ""))) : nothing}
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
 * Whether a part says in words what the boards show.
 * @param {LessonPart} part
 * @returns {part is Extract<LessonPart, { part: "section" }>}
 */
const isWords = (part) => part.part === "section" && part.name === "description";

/**
 * How a lesson is told: with its description put away, with its boards put away, or with both.
 * @param {LessonPart[]} parts
 */
function formOf(parts) {
  if (parts.some((part) => isWords(part) && part.folded)) return "visual";
  return parts.some((part) => part.part === "figure" && part.folded) ? "verbal" : "neutral";
}

/**
 * The lesson that teaches a rule.
 * @param {string} rule
 */
async function taught(rule) {
  const { lesson } = await expect({ ask: "teaches", rule, ...reader() }, "taught");
  return lesson?.id ?? null;
}


// A game in short: what its first lesson tells, with boards to step through, and where it goes on.

import { need, t } from "../i18n.js";
import { icon } from "../icons.js";
import { html, nothing } from "../vendor/lit-html.js";
import { Figure } from "./course/figure.js";
import { FIRST, guidedGame } from "./course/guided.js";
import { reader } from "./course/reader.js";
import { blocks, lessonAddress } from "./course/text.js";
import { expect } from "./play/game.js";

/** @import { TemplateResult } from "../vendor/lit-html.js" */

await need("course");

/** The sections of a lesson that tell what it is about. */
const TOLD = ["introduction", "text"];

/**
 * What the first lesson of a game tells; null if the course has none of it.
 * @param {string} key of the game
 * @param {() => void} draw
 * @returns {Promise<{ view: () => TemplateResult, close: () => void } | null>}
 */
export async function primer(key, draw) {
  const { course } = await expect({ ask: "course", ...reader() }, "course");
  const [first, ...others] = course.parts.find(({ id }) => id === key)?.lessons ?? [];
  if (!first) return null;
  const { lesson } = await expect({ ask: "lesson", lesson: first.id, ...reader() }, "lesson");
  const parts = lesson.steps.flat();
  const sections = parts.flatMap((part) => (part.part === "section" && TOLD.includes(part.name) ? [part] : []));
  const figures = parts.flatMap((part) => (part.part === "figure" ? [part] : []));
  const boards = figures.map((part, index) => new Figure(part, index + 1, { draw, say() {} }));
  return {
    close: () => boards.forEach((board) => board.close()),
    view: () => html`<div class="primer">
      ${sections.map((section) => html`<div>${blocks(section.blocks, lesson.links)}</div>`)}
      <div class="primer-boards">${boards.map((board) => board.view(lesson.links))}</div>
      <div class="actions">
        <a class="primary" href=${`./${lessonAddress(first.id)}`}>${t("rules-lesson")}</a>
        ${FIRST[key] === undefined ? nothing : html`<button type="button" class="secondary" @click=${() => void guidedGame(key)}>${t("guided-of", { game: t(`game-${key}`) })}</button>`}
      </div>
      ${others.length > 0
        ? html`<h3>${t("rules-more")}</h3>
            <ul class="primer-more">
              ${others.map(({ id, title, about }) => html`<li><a class="link" href=${`./${lessonAddress(id)}`}>${icon("learn")}${title}</a> <span class="quiet">${about}</span></li>`)}
            </ul>`
        : nothing}
    </div>`,
  };
}

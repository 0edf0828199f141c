// The texts of lessons, and links to lessons with how these stand.

import { need, t } from "../../i18n.js";
import { icon } from "../../icons.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { showRule } from "../play/words.js";

/** @import { Block, LessonLink, NextView, Words } from "../../types.js" */
/** @import { IconName } from "../../icons.js" */

await need("course");

/** @type {Record<LessonLink["state"], IconName>} */
const SIGNS = { ready: "ready", "not-ready": "later", visited: "begun", mastered: "done" };

/**
 * How a lesson stands, in words.
 * @param {LessonLink} lesson
 */
export function standing(lesson) {
  if (lesson.due) return t("lesson-due");
  if (lesson.state === "not-ready") return t("lesson-not-ready", { missing: lesson.missing.map(([, title]) => title).join(", ") });
  const [done, all] = lesson.exercises;
  return t(`lesson-${lesson.state}`, { done, all });
}

/** @param {LessonLink} lesson */
export const sign = (lesson) => html`<span class="sign ${lesson.due ? "due" : lesson.state}" title=${standing(lesson)}>${icon(lesson.due ? "again" : SIGNS[lesson.state])}</span>`;

/** @param {string} id */
export const lessonAddress = (id) => `#lesson?id=${encodeURIComponent(id)}`;

/**
 * A lesson in a list.
 * @param {LessonLink} lesson
 * @param {boolean} [here] whether it is the one that is shown
 */
export const lessonRow = (lesson, here = false) => html`<li class="lesson-row">
  <a href=${lessonAddress(lesson.id)} aria-current=${here ? "page" : nothing}>
    ${sign(lesson)}
    <span>
      <strong>${lesson.title}</strong>
      <span class="quiet">${lesson.about}</span>
      <span class="small standing">${standing(lesson)}</span>
      ${keywords(lesson)}
    </span>
  </a>
</li>`;

/** @param {LessonLink} lesson */
export const keywords = ({ keywords: words }) =>
  words.length > 0 ? html`<span class="keywords"><span class="hidden">${t("lesson-keywords")}</span>${words.map((word) => html`<span class="keyword">${word}</span> `)}</span>` : nothing;

/**
 * What to do next, and why.
 * @param {NextView} next
 */
export const nextCard = ({ lesson, why }) => html`<a class="card continue next-lesson" href=${lessonAddress(lesson.id)}>
  <span>
    <span class="quiet">${t(`next-${why}`)}</span>
    <strong>${lesson.title}</strong>
    <span class="quiet">${lesson.about}</span>
  </span>
  ${icon("forward")}
</a>`;

/**
 * @param {Block[]} list
 * @param {LessonLink[]} links the lessons that are named in it
 */
export const blocks = (list, links) =>
  list.map((block) => {
    if (block.block === "paragraph") return html`<p>${line(block.words, links)}</p>`;
    const items = block.items.map((words) => html`<li>${line(words, links)}</li>`);
    return block.ordered ? html`<ol class="numbered">${items}</ol>` : html`<ul>${items}</ul>`;
  });

/**
 * @param {Words[]} words
 * @param {LessonLink[]} links
 */
const line = (words, links) =>
  words.map(({ text, style, to }) => {
    if (to?.startsWith("lesson:")) return lessonLink(text, to.slice(7), links);
    if (to?.startsWith("rule:")) return html`<button type="button" class="rule" @click=${() => showRule(to.slice(5))}>${text}</button>`;
    if (to) return html`<a href=${to} rel="noreferrer">${text}</a>`;
    if (style === "strong") return html`<strong>${text}</strong>`;
    if (style === "emphasis") return html`<em>${text}</em>`;
    return style === "code" ? html`<code>${text}</code>` : text;
  });

/**
 * @param {string} text
 * @param {string} id
 * @param {LessonLink[]} links
 */
function lessonLink(text, id, links) {
  const lesson = links.find((it) => it.id === id);
  return html`<a class="lesson-link" href=${lessonAddress(id)} title=${lesson ? standing(lesson) : nothing}>${text}</a>${lesson
      ? html`<span class="link-sign">${sign(lesson)}<span class="hidden"> (${standing(lesson)})</span></span>`
      : nothing}`;
}

// A board to look at: it is stepped through turn by turn.

import { button } from "../../chrome.js";
import { need, t } from "../../i18n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { turns } from "../play/moves.js";
import { problemList } from "../play/words.js";
import { beside, exhibit } from "./boards.js";
import { blocks } from "./text.js";

/** @import { LessonLink, LessonPart } from "../../types.js" */

await need("course");
await need("play");

/** A figure of a lesson. */
export class Figure {
  /** @type {Awaited<ReturnType<typeof exhibit>> | null} */
  #live = null;
  #place = document.createElement("div");
  /** @type {unknown} */
  #wrong = null;
  #part;
  #number;
  #draw;

  /**
   * @param {Extract<LessonPart, { part: "figure" }>} part
   * @param {number} number which one it is on its page
   * @param {{ draw: () => void, say: (text: string) => void }} of
   */
  constructor(part, number, of) {
    this.#part = part;
    this.#number = number;
    this.#draw = of.draw;
    this.#place.className = "lesson-board";
    exhibit(part.saved, part.marks, this.#place, of).then(
      (live) => {
        this.#live = live;
        this.#place.append(live.drawing.element);
        of.draw();
      },
      (why) => {
        this.#wrong = why;
        of.draw();
      },
    );
  }

  close() {
    this.#live?.close();
  }

  /** @param {LessonLink[]} links */
  view(links) {
    return html`<figure class="figure" aria-label=${t("lesson-figure", { number: this.#number })}>
      ${this.#place} ${this.#wrong ? html`<div class="wrong" role="alert">${problemList(this.#wrong)}</div>` : nothing}
      ${this.#live ? beside(this.#live) : nothing} ${this.#steps()}
      <figcaption>${blocks(this.#part.caption, links)}</figcaption>
    </figure>`;
  }

  #steps() {
    const live = this.#live;
    if (!live || live.game.state.plies.length === 0) return nothing;
    const { game } = live;
    const all = turns(game.state.plies);
    const ends = [0, ...all.map(({ plies }) => plies)];
    const now = ends.findLastIndex((end) => end <= (game.looking?.plies ?? game.state.plies.length));
    const to = (/** @type {number} */ step) => () => void live.shared.attempt(() => game.look(ends[step] ?? null)).then(this.#draw);
    const last = ends.length - 1;
    return html`<div class="steps" role="group" aria-label=${t("figure-steps")}>
      ${button("first", t("figure-first"), to(0), { disabled: now === 0, quiet: true })}
      ${button("back", t("step-back"), to(now - 1), { disabled: now === 0, quiet: true })}
      <span class="now">${now === 0 ? t("figure-begin") : (all[now - 1]?.notation ?? "")} <span class="quiet">${now}/${last}</span></span>
      ${button("forward", t("step-forward"), to(now + 1), { disabled: now === last, quiet: true })}
    </div>`;
  }
}

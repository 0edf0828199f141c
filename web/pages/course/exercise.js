// Something to do: a turn to play, a win to force, cells to find, a statement to judge. The rules say what
// is right; a wrong turn that may be played is answered on the board.

import { need, t } from "../../i18n.js";
import { icon } from "../../icons.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { expect } from "../play/game.js";
import { promptContent } from "../play/prompt.js";
import { problemList } from "../play/words.js";
import { beside, exhibit, trial } from "./boards.js";
import { did } from "./reader.js";
import { blocks } from "./text.js";

/** @import { Asked, Block, Given, LessonLink, SavedMatch, TaskView, VerdictView } from "../../types.js" */

await need("course");

/**
 * What is set.
 * @typedef {object} Setting
 * @property {Asked} asked
 * @property {SavedMatch} saved
 * @property {string[]} marks
 * @property {TaskView} task
 * @property {Block[]} question
 * @property {Block[][]} hints
 * @property {Block[]} solved
 * @property {boolean} done whether it was solved before
 * @property {number} number which one it is on its page
 */

/** An exercise or a problem. */
export class Exercise {
  /** @type {Awaited<ReturnType<typeof trial>> | null} */
  #trial = null;
  /** @type {Awaited<ReturnType<typeof exhibit>> | null} */
  #exhibit = null;
  #place = document.createElement("div");
  /** @type {Set<string>} the cells that are pressed */
  #picked = new Set();
  /** @type {VerdictView | null} */
  #verdict = null;
  /** @type {unknown} */
  #wrong = null;
  #hints = 0;
  /** Whether the answer was shown. */
  #given = false;
  #asking = false;
  #of;

  /**
   * @param {Setting} set
   * @param {{ draw: () => void, say: (text: string) => void, kept: () => void }} of `kept`: an answer was kept
   */
  constructor(set, of) {
    this.set = set;
    this.done = set.done;
    this.#of = of;
    // What is to be found is not shown.
    this.#place.className = set.task.kind === "find" ? "lesson-board plain" : "lesson-board";
    void this.#begin();
  }

  close() {
    this.#trial?.close();
    this.#exhibit?.close();
  }

  /** Whether it is answered on the board by playing. */
  get #plays() {
    return this.set.task.kind === "turn" || this.set.task.kind === "win";
  }

  async #begin() {
    this.close();
    this.#verdict = null;
    this.#wrong = null;
    this.#given = false;
    this.#picked.clear();
    const { saved, marks } = this.set;
    const { draw, say } = this.#of;
    try {
      if (this.#plays) {
        this.#trial = await trial(saved, marks, this.#place, { draw, say, changed: () => void this.#follow() });
        this.#place.replaceChildren(this.#trial.drawing.element);
      } else {
        const live = await exhibit(saved, marks, this.#place, { draw, say });
        await live.game.look(live.game.state.plies.length);
        this.#exhibit = live;
        this.#place.replaceChildren(live.drawing.element);
        if (this.set.task.kind === "find") this.#pick(live.drawing);
      }
    } catch (why) {
      this.#wrong = why;
    }
    draw();
  }

  /**
   * Lets cells be pressed.
   * @param {import("../../board/draw.js").Drawing} drawing
   */
  #pick(drawing) {
    const press = (/** @type {string} */ cell) => {
      if (this.#verdict?.right) return;
      if (!this.#picked.delete(cell)) this.#picked.add(cell);
      this.#verdict = null;
      for (const { name } of drawing.board.cells) {
        drawing.target(name)?.classList.toggle("picked", this.#picked.has(name));
        drawing.target(name)?.setAttribute("aria-selected", String(this.#picked.has(name)));
        drawing.target(name)?.classList.remove("mistaken");
      }
      this.#of.say(t(this.#picked.has(cell) ? "exercise-picked" : "exercise-unpicked", { cell }));
      this.#of.draw();
    };
    // Moving on the board is the table's business; here only what is pressed counts.
    const on = (/** @type {Event} */ { target }) => {
      const cell = target instanceof Element ? target.closest("[data-cell]")?.getAttribute("data-cell") : null;
      if (cell) press(cell);
    };
    drawing.grid.setAttribute("aria-multiselectable", "true");
    drawing.grid.addEventListener("click", on);
    drawing.grid.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") on(event);
    });
  }

  /** Looks at what was played, once a turn is complete. */
  async #follow() {
    const live = this.#trial;
    if (!live || this.#asking || live.game.closed) return;
    const { game } = live;
    const { state } = game;
    // While the turn goes on there is nothing to be said.
    if (game.played.length === 0 || (!state.ending && state.view.to_move === game.player)) return;
    game.closed = true;
    this.#asking = true;
    this.#verdict = null;
    live.table.refresh();
    this.#of.draw();
    try {
      const verdict = await this.#ask({ by: "actions", actions: game.played });
      for (const action of verdict.reply) await game.act(action);
      game.closed = verdict.right !== null;
    } catch (why) {
      this.#wrong = why;
    }
    this.#asking = false;
    live.table.refresh();
    this.#of.draw();
  }

  /** @param {Given} given */
  async #answer(given) {
    try {
      await this.#ask(given);
    } catch (why) {
      this.#wrong = why;
    }
    this.#of.draw();
  }

  /** @param {Given} given */
  async #ask(given) {
    const { verdict } = await expect({ ask: "answer", asked: this.set.asked, given }, "verdict");
    this.#verdict = verdict;
    for (const cell of verdict.wrong) this.#exhibit?.drawing.target(cell)?.classList.add("mistaken");
    this.#of.say(t(`verdict-${verdict.code}`));
    if (verdict.right !== null) await this.#keep(verdict.right);
    return verdict;
  }

  /** @param {boolean} right */
  async #keep(right) {
    // What was shown is not known yet.
    const known = right && !this.#given;
    const { asked } = this.set;
    await did(
      asked.of === "lesson"
        ? { did: "attempt", lesson: asked.lesson, exercise: asked.exercise, right: known, hints: this.#hints }
        : { did: "solve", problem: asked.problem, right: known && this.#hints === 0 },
    );
    this.done ||= known;
    this.#of.kept();
  }

  /** Shows a right answer on the board, or how it goes on. */
  async #show() {
    this.#given = true;
    try {
      const played = this.#trial?.game.played ?? [];
      const { given } = await expect({ ask: "show", asked: this.set.asked, played }, "shown");
      if (given.by === "actions") for (const action of given.actions) await this.#trial?.game.act(action);
      else await this.#answer(given);
      if (given.by === "cells") {
        for (const cell of given.cells) this.#exhibit?.drawing.target(cell)?.classList.add("picked");
      }
    } catch (why) {
      this.#wrong = why;
      this.#of.draw();
    }
  }

  /** @param {LessonLink[]} links */
  view(links) {
    const { question, hints, solved, task } = this.set;
    const verdict = this.#verdict;
    const right = verdict?.right === true;
    return html`<section class="exercise ${right ? "solved" : ""}" aria-label=${t("lesson-exercise", { number: this.set.number })}>
      <header>
        <h2>${t(`task-${task.kind}`, { turns: task.kind === "win" ? task.turns : 0 })}</h2>
        ${this.done ? html`<span class="sign mastered" title=${t("exercise-done")}>${icon("done")}<span class="hidden">${t("exercise-done")}</span></span>` : nothing}
      </header>
      <div class="question">${blocks(question, links)}</div>
      ${this.#place}
      ${this.#trial ? beside(this.#trial) : this.#exhibit ? beside(this.#exhibit, task.kind !== "find") : nothing}
      ${this.#wrong ? html`<div class="wrong" role="alert">${problemList(this.#wrong)}</div>` : nothing}
      ${this.#asking && !verdict ? html`<p class="small">${t("exercise-asking")}</p>` : nothing}
      ${verdict ? html`<p class="verdict ${verdict.right === null ? "open" : right ? "right" : "wrong"}">${icon(right ? "done" : verdict.right === null ? "forward" : "close")} ${t(`verdict-${verdict.code}`)}</p>` : nothing}
      ${right && solved.length > 0 ? html`<div class="told">${blocks(solved, links)}</div>` : nothing}
      ${right ? nothing : this.#inputs()}
      ${hints.slice(0, this.#hints).map((hint) => html`<div class="hint-text">${blocks(hint, links)}</div>`)}
      <div class="actions">
        ${verdict && verdict.right !== null && (this.#plays || right) ? html`<button type="button" class=${right ? "secondary" : "primary"} @click=${() => void this.#begin()}>${t(right ? "exercise-once-more" : "exercise-again")}</button>` : nothing}
        ${!right && this.#hints < hints.length
          ? html`<button type="button" class="secondary" @click=${() => this.#hint()}>${t("exercise-hint", { number: this.#hints + 1, all: hints.length })}</button>`
          : nothing}
        ${!right && this.#hints >= hints.length && verdict?.right !== false && !this.#asking && (task.kind === "win" || !this.#given)
          ? html`<button type="button" class="secondary" @click=${() => void this.#show()}>${t("exercise-show")}</button>`
          : nothing}
      </div>
    </section>`;
  }

  #hint() {
    this.#hints += 1;
    this.#of.draw();
  }

  /** How it is answered beside the board. */
  #inputs() {
    const { kind } = this.set.task;
    if (kind === "find") {
      const cells = [...this.#picked].sort();
      return html`<p class="small">${cells.length > 0 ? t("exercise-cells", { cells: cells.join(", ") }) : t("exercise-cells-none")}</p>
        <div class="actions">
          <button type="button" class="primary" ?disabled=${cells.length === 0} @click=${() => void this.#answer({ by: "cells", cells })}>${t("exercise-check")}</button>
        </div>`;
    }
    if (kind === "judge") {
      const judge = (/** @type {boolean} */ holds) => () => void this.#answer({ by: "judgement", holds });
      return html`<div class="actions">
        <button type="button" class="secondary" @click=${judge(true)}>${t("exercise-yes")}</button>
        <button type="button" class="secondary" @click=${judge(false)}>${t("exercise-no")}</button>
      </div>`;
    }
    const live = this.#trial;
    return live?.game.isOurs ? html`<div class="prompt">${promptContent(live.shared)}</div>` : nothing;
  }
}

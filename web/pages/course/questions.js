// Short questions about how somebody likes to be told things. They may be left alone, and change nothing by
// themselves: what the answers speak for is suggested.

import { need, t } from "../../i18n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { did } from "./reader.js";

/** @import { CourseView } from "../../types.js" */
/** @import { Frame } from "./frame.js" */

await need("course");

/** What is asked about each setting; the first answer speaks for boards or the whole, the last for words or steps. */
const QUESTIONS = /** @type {const} */ ({ form: ["shown", "remember", "rulebook"], pace: ["book", "unclear", "best"] });

/** @type {(keyof typeof QUESTIONS)[]} */
const SETTINGS = ["form", "pace"];
/** @type {(-1 | 0 | 1)[]} */
const SIDES = [-1, 0, 1];
const NAMES = { [-1]: "first", 0: "both", 1: "last" };

/** The questions, and what came of them. */
export class Questions {
  /** @type {Map<string, -1 | 0 | 1>} what was answered, by question */
  #answers = new Map();
  #open = false;

  /**
   * @param {Frame} frame
   * @param {() => Promise<void>} load
   */
  constructor(frame, load) {
    this.frame = frame;
    this.load = load;
  }

  /** @param {CourseView} course */
  view(course) {
    return html`<section class="card ponder" aria-labelledby="ponder-title">
      <h2 id="ponder-title">${t("ponder-title")}</h2>
      ${this.#open ? this.#form() : this.#outcome(course)}
    </section>`;
  }

  /** @param {CourseView} course */
  #outcome({ leaning, form, pace }) {
    const ask = () => {
      this.#open = true;
      this.frame.draw();
    };
    const again = html`<button type="button" class="secondary" @click=${ask}>${t(leaning ? "ponder-again" : "ponder-begin")}</button>`;
    if (!leaning) return html`<p class="quiet">${t("ponder-about")}</p><div class="actions">${again}</div>`;
    const same = leaning.form === form && leaning.pace === pace;
    const set = () =>
      void this.frame.attempt(async () => {
        await did({ did: "choose", form: leaning.form, pace: leaning.pace });
        await this.load();
        this.frame.say(t("learn-settings-kept"));
      });
    return html`<p role="status">${t("ponder-outcome", { form: t(`setting-form-${leaning.form}`), pace: t(`setting-pace-${leaning.pace}`) })} ${t(same ? "ponder-same" : "ponder-other")}</p>
      <div class="actions">${same ? nothing : html`<button type="button" class="primary" @click=${set}>${t("ponder-set")}</button>`} ${again}</div>`;
  }

  #form() {
    const all = SETTINGS.flatMap((setting) => QUESTIONS[setting]);
    const done = () =>
      void this.frame.attempt(async () => {
        /** @param {keyof typeof QUESTIONS} setting */
        const sum = (setting) => QUESTIONS[setting].reduce((all, question) => all + (this.#answers.get(question) ?? 0), 0);
        await did({ did: "ponder", form: sum("form"), pace: sum("pace") });
        this.#open = false;
        this.#answers.clear();
        await this.load();
      });
    const leave = () => {
      this.#open = false;
      this.frame.draw();
    };
    return html`${all.map((question) => this.#question(question))}
      <div class="actions">
        <button type="button" class="primary" ?disabled=${this.#answers.size < all.length} @click=${done}>${t("ponder-done")}</button>
        <button type="button" class="secondary" @click=${leave}>${t("ponder-leave")}</button>
      </div>`;
  }

  /** @param {string} question */
  #question(question) {
    const choose = (/** @type {-1 | 0 | 1} */ side) => () => {
      this.#answers.set(question, side);
      this.frame.draw();
    };
    return html`<fieldset class="question-of">
      <legend>${t(`ponder-${question}`)}</legend>
      ${SIDES.map(
        (side) => html`<label><input type="radio" name=${`ponder-${question}`} .checked=${this.#answers.get(question) === side} @change=${choose(side)} /><span>${t(side === 0 ? "ponder-both" : `ponder-${question}-${NAMES[side]}`)}</span></label>`,
      )}
    </fieldset>`;
  }
}

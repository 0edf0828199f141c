// Every text a person sees comes from Fluent files: one in each language for every page, and one for each part
// of what is said on some of them only. A script that says texts of a part begins with `await need(PART)`.

import { settings } from "./keep.js";
import { FluentBundle, FluentResource } from "./vendor/fluent.js";

/** @import { Problem } from "./types.js" */
/** @typedef {Record<string, string | number>} Values */
/** @typedef {"course" | "guide" | "online" | "play" | "refused"} Part */

/** The languages there are, each by its own name; the first is for those who asked for none of them. */
export const LANGUAGES = { en: "English", ko: "한국어" };

/** The language that was chosen here, or that of ours which comes first in the browser's preferences. */
function wanted() {
  const [usual = ""] = Object.keys(LANGUAGES);
  const asked = [settings.language, ...navigator.languages].map((tag) => tag.split("-", 1)[0] ?? "");
  return asked.find((tag) => Object.hasOwn(LANGUAGES, tag)) ?? usual;
}

/** The texts in a language, as far as they were asked for. */
class Texts {
  /** @type {Map<string, Promise<void>>} by the part; that without a name is for every page */
  coming = new Map();

  /** @param {string} language */
  constructor(language) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
  }

  /**
   * Done once the texts of a part are there; each is loaded once.
   * @param {string} part
   */
  need(part) {
    let here = this.coming.get(part);
    if (!here) {
      here = this.#load(part);
      this.coming.set(part, here);
      // What could not be loaded is tried again when it is needed again.
      here.catch(() => this.coming.delete(part));
    }
    return here;
  }

  /** @param {string} part */
  async #load(part) {
    const path = part ? `${this.language}/${part}` : this.language;
    const answer = await fetch(new URL(`./locales/${path}.ftl`, import.meta.url));
    if (!answer.ok) throw new Error(`no texts ${path}: ${answer.status}`);
    for (const error of this.bundle.addResource(new FluentResource(await answer.text()))) console.error(error);
  }
}

let texts = new Texts(wanted());

/**
 * Loads the texts in the language that is wanted now; numbers and dates follow it. Nothing is shown before, and
 * what was said in another language is loaded in this one.
 */
export async function loadTexts() {
  const now = new Texts(wanted());
  for (;;) {
    const missing = ["", ...texts.coming.keys()].filter((part) => !now.coming.has(part));
    if (missing.length === 0) break;
    await Promise.all(missing.map((part) => now.need(part)));
  }
  texts = now;
  document.documentElement.lang = now.language;
}

/**
 * Done once the texts of a part can be said.
 * @param {Part} part
 */
export const need = (part) => texts.need(part);

/**
 * Whether there is a text.
 * @param {string} key
 */
export function has(key) {
  return texts.bundle.getMessage(key)?.value != null;
}

/**
 * A text, filled in; its key if there is none.
 * @param {string} key
 * @param {Values} [values]
 */
export function t(key, values = {}) {
  const pattern = texts.bundle.getMessage(key)?.value;
  return pattern != null ? texts.bundle.formatPattern(pattern, values, []) : key;
}

/**
 * A refusal or a fault as a sentence; its English message if it has no text.
 * @param {Problem} problem
 * @param {Values} [more] values beside its own
 */
export function problemText(problem, more = {}) {
  const key = `problem-${problem.code}`;
  // Nothing is told as what is left out.
  const args = problem.args.map(([name, value]) => [name, isCount(value) ? Number(value) : value || "…"]);
  return has(key) ? t(key, { ...Object.fromEntries(args), ...more }) : sentence(problem.message);
}

/**
 * Whether a value is a count, on which the words beside it may depend.
 * @param {string} value
 */
const isCount = (value) => /^(0|[1-9]\d{0,2})$/.test(value);

/** @param {string} message lower-case and without full stop, as tools print it */
function sentence(message) {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
}

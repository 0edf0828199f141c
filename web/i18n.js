// Every text a person sees comes from a Fluent file, one a language.

import { settings } from "./keep.js";
import { FluentBundle, FluentResource } from "./vendor/fluent.js";

/** @import { Problem } from "./types.js" */
/** @typedef {Record<string, string | number>} Values */

/** The languages there are, each by its own name; the first is for those who asked for none of them. */
export const LANGUAGES = { en: "English", ko: "한국어" };

/** @type {FluentBundle | undefined} */
let bundle;

/** The language that was chosen here, or that of ours which comes first in the browser's preferences. */
function wanted() {
  const [usual = ""] = Object.keys(LANGUAGES);
  const asked = [settings.language, ...navigator.languages].map((tag) => tag.split("-", 1)[0] ?? "");
  return asked.find((tag) => Object.hasOwn(LANGUAGES, tag)) ?? usual;
}

/** Loads the texts in the language that is wanted now; numbers and dates follow it. Nothing is shown before. */
export async function loadTexts() {
  const language = wanted();
  const answer = await fetch(new URL(`./locales/${language}.ftl`, import.meta.url));
  const loaded = new FluentBundle(language, { useIsolating: false });
  for (const error of loaded.addResource(new FluentResource(await answer.text()))) console.error(error);
  bundle = loaded;
  document.documentElement.lang = language;
}

/**
 * Whether there is a text.
 * @param {string} key
 */
export function has(key) {
  return bundle?.getMessage(key)?.value != null;
}

/**
 * A text, filled in; its key if there is none.
 * @param {string} key
 * @param {Values} [values]
 */
export function t(key, values = {}) {
  const pattern = bundle?.getMessage(key)?.value;
  return bundle && pattern != null ? bundle.formatPattern(pattern, values, []) : key;
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

// Every text a person sees comes from a Fluent file.

import { FluentBundle, FluentResource } from "./vendor/fluent.js";

/** @import { Problem } from "./types.js" */
/** @typedef {Record<string, string | number>} Values */

const LOCALES = ["en"];

/** @type {FluentBundle | undefined} */
let bundle;

/** The language of the texts; numbers and dates follow it. */
export const locale = LOCALES.find((known) => navigator.languages.some((asked) => asked.startsWith(known))) ?? "en";

/** Loads the texts; nothing is shown before. */
export async function loadTexts() {
  const answer = await fetch(new URL(`./locales/${locale}.ftl`, import.meta.url));
  const loaded = new FluentBundle(locale, { useIsolating: false });
  for (const error of loaded.addResource(new FluentResource(await answer.text()))) console.error(error);
  bundle = loaded;
  document.documentElement.lang = locale;
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
  return has(key) ? t(key, { ...Object.fromEntries(problem.args), ...more }) : sentence(problem.message);
}

/** @param {string} message lower-case and without full stop, as tools print it */
function sentence(message) {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
}

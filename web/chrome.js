// What stands around every page: the bar above it, and dialogs.

import { LANGUAGES, t } from "./i18n.js";
import { icon } from "./icons.js";
import { change, settings } from "./keep.js";
import { html, nothing, render } from "./vendor/lit-html.js";

/** @import { TemplateResult } from "./vendor/lit-html.js" */
/** @import { IconName } from "./icons.js" */

const THEMES = ["auto", "light", "dark", "contrast"];

/** @param {string} theme */
function setTheme(theme) {
  change({ theme });
  document.documentElement.dataset.theme = theme;
}

/** @param {string} language */
function setLanguage(language) {
  change({ language });
  // As where the preferences of the browser have changed: the application shows the page anew.
  dispatchEvent(new Event("languagechange"));
}

/**
 * Done once the styles are there that one page alone has.
 * @param {string} name of the file
 * @returns {Promise<unknown>}
 */
export function style(name) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(`./styles/${name}.css`, import.meta.url).href;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(`no styles ${name}`));
    });
  });
}

/** What can be chosen about every page: its language and its theme. */
export function preferences() {
  const languages = Object.entries(LANGUAGES).map(([value, name]) => ({ value, name, lang: value }));
  const themes = THEMES.map((value) => ({ value, name: t(`theme-${value}`) }));
  return html`<div class="preferences">
    ${select("language", document.documentElement.lang, languages, setLanguage)} ${select("theme", settings.theme, themes, setTheme)}
  </div>`;
}

/**
 * @param {"language" | "theme"} name
 * @param {string} value
 * @param {{ value: string, name: string, lang?: string }[]} options
 * @param {(value: string) => void} choose
 */
function select(name, value, options, choose) {
  return html`<label title=${t(name)}>
    <span class="hidden">${t(name)}</span>
    ${icon(name)}
    <select name=${name} @change=${(/** @type {Event & { target: HTMLSelectElement }} */ event) => choose(event.target.value)}>
      ${options.map((it) => html`<option value=${it.value} lang=${it.lang ?? nothing} ?selected=${it.value === value}>${it.name}</option>`)}
    </select>
  </label>`;
}

/**
 * A button that shows an icon and, where there is room, its name. One that cannot be used now keeps
 * the focus.
 * @param {IconName} name
 * @param {string} label
 * @param {() => void} press
 * @param {{ disabled?: boolean, pressed?: boolean, quiet?: boolean, why?: string }} [state] `quiet`: the icon alone;
 *   `why` it is disabled, if that can be told
 */
export function button(name, label, press, { disabled = false, pressed, quiet = false, why = "" } = {}) {
  return html`<button
    type="button"
    class=${quiet ? "tool quiet" : "tool"}
    title=${disabled && why ? why : label}
    aria-disabled=${disabled ? "true" : nothing}
    aria-pressed=${pressed === undefined ? nothing : String(pressed)}
    @click=${() => disabled || press()}
  >
    ${icon(name)}<span>${label}</span>
  </button>`;
}

/** How many dialogs there were; each has a name of its own. */
let dialogs = 0;

/**
 * A dialog over the page, closed by its buttons, by Escape, by pressing beside it, or when another page is shown.
 * @param {string} title
 * @param {(close: () => void, redraw: () => void) => TemplateResult} content
 * @param {{ wide?: boolean, closed?: () => void }} [of] `closed` is called when it is
 */
export function dialog(title, content, { wide = false, closed = () => {} } = {}) {
  const element = document.createElement("dialog");
  const name = `dialog-${++dialogs}`;
  element.setAttribute("aria-labelledby", name);
  if (wide) element.className = "broad";
  const close = () => element.close();
  const draw = () =>
    render(
      html`<div class="dialog">
        <header>
          <h2 id=${name}>${title}</h2>
          ${button("close", t("close"), close, { quiet: true })}
        </header>
        ${content(close, draw)}
      </div>`,
      element,
    );
  draw();
  addEventListener("hashchange", close);
  element.addEventListener("close", () => {
    removeEventListener("hashchange", close);
    element.remove();
    closed();
  });
  element.addEventListener("click", (event) => {
    if (event.target === element) close();
  });
  document.body.append(element);
  element.showModal();
}

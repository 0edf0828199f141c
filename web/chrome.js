// What stands around every page: the bar above it, and dialogs.

import { t } from "./i18n.js";
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

/** A choice of themes. */
export function themes() {
  return html`<label class="themes">
    <span class="hidden">${t("theme")}</span>
    ${icon("theme")}
    <select @change=${(/** @type {Event & { target: HTMLSelectElement }} */ event) => setTheme(event.target.value)}>
      ${THEMES.map((theme) => html`<option value=${theme} ?selected=${theme === settings.theme}>${t(`theme-${theme}`)}</option>`)}
    </select>
  </label>`;
}

/**
 * A button that shows an icon and, where there is room, its name. One that cannot be used now keeps
 * the focus.
 * @param {IconName} name
 * @param {string} label
 * @param {() => void} press
 * @param {{ disabled?: boolean, pressed?: boolean, quiet?: boolean }} [state] `quiet`: the icon alone
 */
export function button(name, label, press, { disabled = false, pressed, quiet = false } = {}) {
  return html`<button
    type="button"
    class=${quiet ? "tool quiet" : "tool"}
    title=${label}
    aria-disabled=${disabled ? "true" : nothing}
    aria-pressed=${pressed === undefined ? nothing : String(pressed)}
    @click=${() => disabled || press()}
  >
    ${icon(name)}<span>${label}</span>
  </button>`;
}

/**
 * A dialog over the page, closed by its buttons, by Escape, or by pressing beside it.
 * @param {string} title
 * @param {(close: () => void, redraw: () => void) => TemplateResult} content
 */
export function dialog(title, content) {
  const element = document.createElement("dialog");
  element.setAttribute("aria-labelledby", "dialog-title");
  const close = () => element.close();
  const draw = () =>
    render(
      html`<div class="dialog">
        <header>
          <h2 id="dialog-title">${title}</h2>
          ${button("close", t("close"), close, { quiet: true })}
        </header>
        ${content(close, draw)}
      </div>`,
      element,
    );
  draw();
  element.addEventListener("close", () => element.remove());
  element.addEventListener("click", (event) => {
    if (event.target === element) close();
  });
  document.body.append(element);
  element.showModal();
}

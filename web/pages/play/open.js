// Opening a record or a position that is pasted.

import { dialog } from "../../chrome.js";
import { readPosition } from "../../games/index.js";
import { need, t } from "../../i18n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { go, read, shown } from "./address.js";
import { Refused, expect, openRecord, refused } from "./game.js";
import { problemList } from "./words.js";

await need("play");

/**
 * A text that is pasted, as an address holds it; it may be such an address.
 * @param {string} text
 */
function valuesOf(text) {
  const [, link] = text.trim().split("#play?", 2);
  if (link !== undefined) return new URLSearchParams(link);
  return new URLSearchParams({ [readPosition(text) ? "position" : "record"]: text });
}

/** The longest text that is read, in characters: many times that of the longest game. */
const MOST = 500_000;

/**
 * What of a text that goes wrong somewhere can be opened, as an address holds it.
 * @param {string} text
 * @returns {Promise<{ values: URLSearchParams, moves: number } | null>} null if nothing of it can
 */
async function soundPart(text) {
  try {
    const { saved, plies } = await shown(await openRecord(text, true));
    if (plies.length === 0) return null;
    const record = (await expect({ ask: "record", saved }, "record")).text;
    return { values: new URLSearchParams({ record }), moves: plies.length };
  } catch {
    return null;
  }
}

/** Asks for a text and plays on from it. */
export function openDialog() {
  /** @type {unknown} */
  let wrong = null;
  /** @type {Awaited<ReturnType<typeof soundPart>>} */
  let part = null;
  dialog(t("open"), (close, redraw) => {
    /** @param {URLSearchParams} values */
    const show = (values) => {
      close();
      // The address holds it, so that the game that is kept stays until this one is played on.
      go(`#play?${values}`);
    };
    /** @param {string} text */
    const open = async (text) => {
      [wrong, part] = [null, null];
      try {
        if (text.length > MOST) throw await refused([{ code: "too-long", rule: null, args: [], message: "this is too long for one game" }]);
        const values = valuesOf(text);
        await read(values);
        return show(values);
      } catch (why) {
        wrong = why;
        const record = text.length > MOST ? null : valuesOf(text).get("record");
        if (why instanceof Refused && record) part = await soundPart(record);
        redraw();
      }
    };
    /** @param {Event & { target: HTMLFormElement }} event */
    const submit = (event) => {
      event.preventDefault();
      const form = event.target;
      const text = String(new FormData(form).get("text"));
      if (text.trim() !== "") return void open(text);
      // Blanks are nothing: the browser asks for a text as where there is none.
      form.reset();
      form.reportValidity();
    };
    /** @param {Event & { target: HTMLInputElement }} event */
    const choose = async ({ target }) => {
      const [file] = target.files ?? [];
      if (!file) return;
      const text = file.size > 4 * MOST ? "x".repeat(MOST + 1) : await file.text();
      target.value = "";
      const area = document.getElementById("open-text");
      if (area instanceof HTMLTextAreaElement) area.value = text.slice(0, MOST);
      await open(text);
    };
    return html`<form @submit=${submit}>
      <label for="open-text">${t("open-about")}</label>
      <textarea id="open-text" name="text" rows="8" required spellcheck="false" aria-describedby="open-wrong"></textarea>
      <div id="open-wrong" class="wrong" role="alert">${wrong ? problemList(wrong) : nothing}</div>
      <div class="actions">
        <button class="primary">${t("open-do")}</button>
        ${part ? html`<button type="button" class="secondary" @click=${() => part && show(part.values)}>${t("open-until", { moves: part.moves })}</button>` : nothing}
        <label class="secondary file">${t("open-file")}<input class="hidden" type="file" accept=".gipf,.sgf,.txt,text/plain" @change=${choose} /></label>
      </div>
    </form>`;
  });
}

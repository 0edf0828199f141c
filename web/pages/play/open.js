// Opening a record or a position that is pasted, or that an address holds.

import { dialog } from "../../chrome.js";
import { keyOf, looksOf, readPosition } from "../../games/index.js";
import { t } from "../../i18n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { Refused, expect, newMatch, openRecord } from "./game.js";
import { problemList } from "./words.js";

/** @import { MatchView, Seat } from "../../types.js" */

/** @type {Seat} */
const HUMAN = { player: "human", name: null };

/** What an address can hold of a match. */
const PARTS = ["record", "position", "spec"];

/**
 * Whether an address holds a match.
 * @param {URLSearchParams} values
 */
export const holdsMatch = (values) => PARTS.some((part) => values.has(part));

/**
 * The match that an address holds: a record, or two people's game from a position or from the beginning.
 * @param {URLSearchParams} values
 */
export async function read(values) {
  const game = values.get("spec");
  return shown(await begin(values.get("record") ?? values.get("position"), game));
}

/**
 * A match whose games the page can show, also those that it may be combined with.
 * @param {MatchView} state
 */
export function shown(state) {
  const links = (state.combined?.links ?? []).map(([, game]) => game).filter((game) => game.includes(":"));
  const hidden = [state.saved.spec, ...links].find((spec) => !looksOf(spec));
  if (hidden === undefined) return state;
  const name = keyOf(hidden);
  throw new Refused([{ code: "not-shown", rule: null, args: [["game", name]], message: `this page cannot show ${name}` }]);
}

/**
 * @param {string | null} text
 * @param {string | null} game the game of a position with its options, if it does not stand in front
 */
function begin(text, game) {
  if (text === null && game !== null) return newMatch(game, [HUMAN, HUMAN]);
  const read = readPosition(text ?? "");
  if (!read) return openRecord(text ?? "");
  return newMatch(game ?? read.spec, [HUMAN, HUMAN], read.position);
}

/**
 * A text that is pasted, as an address holds it; it may be such an address.
 * @param {string} text
 */
function valuesOf(text) {
  const [, link] = text.trim().split("#play?", 2);
  if (link !== undefined) return new URLSearchParams(link);
  return new URLSearchParams({ [readPosition(text) ? "position" : "record"]: text });
}

/**
 * Goes to a page, made anew also if it is the one that is shown.
 * @param {string} hash
 */
export function go(hash) {
  if (location.hash === hash) dispatchEvent(new HashChangeEvent("hashchange"));
  else location.hash = hash;
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
    const { saved, plies } = shown(await openRecord(text, true));
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
        if (text.length > MOST) throw new Refused([{ code: "too-long", rule: null, args: [], message: "this is too long for one game" }]);
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

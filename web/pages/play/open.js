// Opening a record or a position that is pasted, or that an address holds.

import { dialog } from "../../chrome.js";
import { keyOf, looksOf, readPosition } from "../../games/index.js";
import { t } from "../../i18n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { Refused, newMatch, openRecord } from "./game.js";
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

/** Asks for a text and plays on from it. */
export function openDialog() {
  /** @type {unknown} */
  let wrong = null;
  dialog(t("open"), (close, redraw) => {
    /** @param {Event & { target: HTMLFormElement }} event */
    const submit = async (event) => {
      event.preventDefault();
      const form = event.target;
      const text = String(new FormData(form).get("text"));
      if (text.trim() === "") {
        // Blanks are nothing: the browser asks for a text as where there is none.
        form.reset();
        form.reportValidity();
        return;
      }
      const values = valuesOf(text);
      try {
        await read(values);
        close();
        // The address holds it, so that the game that is kept stays until this one is played on.
        go(`#play?${values}`);
      } catch (why) {
        wrong = why;
        redraw();
      }
    };
    return html`<form @submit=${submit}>
      <label for="open-text">${t("open-about")}</label>
      <textarea id="open-text" name="text" rows="8" required spellcheck="false" aria-describedby="open-wrong"></textarea>
      <div id="open-wrong" class="wrong" role="alert">${wrong ? problemList(wrong) : nothing}</div>
      <div class="actions"><button class="primary">${t("open-do")}</button></div>
    </form>`;
  });
}

// Opening a record or a position that is pasted, or that an address holds.

import { dialog } from "../../chrome.js";
import { isPosition, readPosition } from "../../games/gipf.js";
import { t } from "../../i18n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { newMatch, openRecord } from "./game.js";
import { problemList } from "./words.js";

/**
 * The match that a text describes: a record, or two people's game from a position.
 * @param {string} text
 * @param {string | null} [game] the game of the position with its options, if it does not stand in front
 */
export function read(text, game = null) {
  if (!isPosition(text)) return openRecord(text);
  const human = { player: "human", name: null };
  const { spec, position } = readPosition(text);
  return newMatch(game ?? spec, [human, human], position);
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
      const text = String(new FormData(event.target).get("text"));
      try {
        await read(text);
        close();
        // The address holds it, so that the game that is kept stays until this one is played on.
        go(`#play?${new URLSearchParams({ [isPosition(text) ? "position" : "record"]: text })}`);
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

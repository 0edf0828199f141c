// Keeping apart from somebody: not hearing them, not meeting them, complaining about them.

import { dialog } from "../../chrome.js";
import { need, t } from "../../i18n.js";
import * as api from "../../online/api.js";
import { enter } from "../../online/who.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { problemList } from "../play/words.js";

/** @import { ChatLine, How, PlayerInfo, Shun } from "../../types.js" */

await need("online");

/** The most characters of a reason. */
const REASON = 300;

/**
 * Shows what can be done about a player.
 * @param {PlayerInfo} player
 * @param {{ match?: string, line?: ChatLine, done?: () => void }} [about] the match and the line that it is about;
 *   `done` once something has changed
 */
export function apartDialog(player, { match, line, done = () => {} } = {}) {
  const name = player.name ?? t("online-nobody");
  /** @type {How | null | undefined} undefined before it is known */
  let how;
  /** @type {unknown} */
  let wrong = null;
  let notice = "";
  let redraws = () => {};
  const trying = async (/** @type {() => Promise<void>} */ what) => {
    [wrong, notice] = [null, ""];
    try {
      await what();
    } catch (why) {
      wrong = why;
    }
    redraws();
  };
  const take = (/** @type {Shun[]} */ shuns) => {
    how = shuns.find((it) => it.player.id === player.id)?.how ?? null;
  };
  /** @param {How | null} wanted */
  const turn = (wanted) =>
    trying(async () => {
      take(await api.shun(player.id, wanted));
      notice = t(how ? `shun-${how}-done` : "shun-undone", { player: name });
      done();
    });
  /** @param {Event & { target: HTMLFormElement }} event */
  const submit = (event) => {
    event.preventDefault();
    const { target } = event;
    void trying(async () => {
      const why = String(new FormData(target).get("why"));
      await api.report({ player: player.id, why, ...(match ? { match } : {}), ...(line ? { said_at: line.at } : {}) });
      target.reset();
      notice = t("report-done");
    });
  };
  dialog(t("apart-of", { player: name }), (_, redraw) => {
    redraws = redraw;
    return html`${wrong ? html`<div class="wrong" role="alert">${problemList(wrong)}</div>` : nothing}
      <p class="notice" role="status">${notice}</p>
      ${how === undefined ? nothing : choices(how, turn)}
      <form @submit=${submit} class="form">
        <h3>${t(line ? "report-line" : "report")}</h3>
        ${line ? html`<blockquote>${line.text}</blockquote>` : nothing}
        <label class="entry"><span class="label">${t("why")}</span><textarea name="why" rows="3" required maxlength=${REASON}></textarea></label>
        <p class="small">${t("report-about")}</p>
        <div class="actions"><button class="secondary">${t("report-do")}</button></div>
      </form>`;
  });
  void trying(async () => {
    await enter();
    take(await api.shuns());
  });
}

/**
 * @param {How | null} how
 * @param {(how: How | null) => Promise<void>} turn
 */
const choices = (how, turn) => html`<ul class="rows-of">
  ${/** @type {How[]} */ (["mute", "block"]).map(
    (it) => html`<li class="row">
      <span class="what"><span>${t(`shun-${it}`)}</span> <span class="quiet">${t(`shun-${it}-about`)}</span></span>
      <button type="button" class="secondary" aria-pressed=${String(how === it)} aria-label=${`${t(how === it ? "shun-undo" : "shun-do")}: ${t(`shun-${it}`)}`} @click=${() => turn(how === it ? null : it)}>
        ${t(how === it ? "shun-undo" : "shun-do")}
      </button>
    </li>`,
  )}
</ul>`;

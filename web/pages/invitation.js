// The page behind the link of an invitation.

import { need, t } from "../i18n.js";
import * as api from "../online/api.js";
import { line } from "../online/line.js";
import { enter, isMe } from "../online/who.js";
import { html, nothing, render } from "../vendor/lit-html.js";
import { attempt, frame } from "./online/frame.js";
import { playerLink, ratingText, sideName, termsText } from "./online/names.js";
import { go } from "./play/address.js";
import { gameName } from "./play/words.js";

/** @import { Seek } from "../types.js" */
/** @import { Page } from "../app.js" */

await need("online");

/**
 * @param {HTMLElement} place
 * @param {URLSearchParams} values
 * @returns {Promise<Page>}
 */
export async function invitation(place, values) {
  const id = values.get("id") ?? "";
  const state = { wrong: /** @type {unknown} */ (null), notice: "", follows: true };
  /** @type {Seek | null} */
  let seek = null;
  let open = true;

  const draw = () => {
    if (open) render(frame(t("seek-invitation"), content(), state), place);
  };

  const accept = () =>
    attempt(state, draw, async () => {
      await enter();
      go(`#match?id=${(await api.accept(id)).match}`);
    });

  const content = () => {
    if (!seek) return state.wrong ? html`<p><a class="primary" href="#lobby">${t("lobby")}</a></p>` : nothing;
    const { by, rating, wanted } = seek;
    const { spec, colour, terms, rated } = wanted;
    const own = isMe(by.id);
    const mine = colour === "any" ? t("seek-by-lot") : t("seek-you-play", { player: sideName(spec, colour === "first" ? "second" : "first") });
    return html`<div class="card form invitation">
      <p class="lead">${own ? t("seek-wait-for-them") : html`${playerLink(by)} ${ratingText(rating)} ${t("seek-invites")}`}</p>
      <h2>${gameName(spec)}</h2>
      <p>${termsText({ ...terms, rated })} · ${mine}</p>
      ${own ? nothing : html`<button type="button" class="primary wide" @click=${accept}>${t("seek-accept")}</button>`}
    </div>`;
  };

  document.title = t("title", { page: t("seek-invitation") });
  draw();
  const ends = [line.on("state", draw)];
  await attempt(state, draw, async () => {
    await enter();
    seek = await api.seek(id);
    line.open();
  });

  return {
    close() {
      open = false;
      for (const end of ends) end();
    },
  };
}

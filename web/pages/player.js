// A player: ratings and how they went, and the games, which can be looked through and opened to be studied.

import { need, t } from "../i18n.js";
import * as api from "../online/api.js";
import { enter, isMe } from "../online/who.js";
import { html, nothing, render } from "../vendor/lit-html.js";
import { apartDialog } from "./online/apart.js";
import { attempt, frame } from "./online/frame.js";
import { day, nameOf, programMark } from "./online/names.js";
import { Archive } from "./player/archive.js";
import { ratingList } from "./player/ratings.js";

/** @import { Profile, RatingHistory } from "../types.js" */
/** @import { Page } from "../app.js" */

await need("online");

/**
 * @param {HTMLElement} place
 * @param {URLSearchParams} values
 * @returns {Promise<Page>}
 */
export async function player(place, values) {
  const id = values.get("id") ?? "";
  const state = { wrong: /** @type {unknown} */ (null), notice: "" };
  /** @type {Profile | null} */
  let profile = null;
  /** @type {RatingHistory[]} */
  let histories = [];
  let open = true;

  const draw = () => {
    if (open) render(frame(profile ? nameOf(profile.player) : t("profile"), content(), state), place);
  };
  const archive = new Archive(id, draw);

  const content = () => {
    if (!profile) return nothing;
    const { player, since, ratings } = profile;
    return html`<p class="quiet">${t(player.guest ? "profile-guest-since" : "profile-since", { day: day(since) })}${programMark(player)}</p>
      ${player.program ? html`<p class="small">${t("online-program-about")}</p>` : nothing}
      <p class="actions">
        ${isMe(player.id) ? html`<a class="secondary" href="#account">${t("account")}</a>` : nothing}
        ${!isMe(player.id) && player.name && !player.guest ? html`<a class="primary" href=${`#lobby?to=${encodeURIComponent(player.name)}`}>${t("profile-challenge")}</a>` : nothing}
        ${!isMe(player.id) && player.name ? html`<button type="button" class="secondary" @click=${() => apartDialog(player)}>${t("apart")}</button>` : nothing}
      </p>
      <section aria-labelledby="ratings">
        <h2 id="ratings">${t("profile-ratings")}</h2>
        ${ratingList(ratings, histories)}
      </section>
      <section aria-labelledby="games">
        <h2 id="games">${t("profile-games")}</h2>
        ${archive.view()}
      </section>`;
  };

  document.title = t("title", { page: t("profile") });
  draw();
  await attempt(state, draw, async () => {
    const [asked, went] = await Promise.all([api.profile(id), api.ratingHistories(id), enter()]);
    [profile, histories] = [asked, went];
    document.title = t("title", { page: nameOf(asked.player) });
    await archive.load();
  });

  return {
    close() {
      open = false;
    },
  };
}

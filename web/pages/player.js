// A player: ratings and how they went, and the matches, which can be opened to be studied.

import { t } from "../i18n.js";
import { icon } from "../icons.js";
import * as api from "../online/api.js";
import { enter, isMe } from "../online/who.js";
import { html, nothing, render } from "../vendor/lit-html.js";
import { attempt, frame } from "./online/frame.js";
import { graph } from "./online/graph.js";
import { day, isShown, matchRow, nameOf, ratingText, resultText } from "./online/names.js";
import { go } from "./play/open.js";

/** @import { MatchSummary, Profile, Rating } from "../types.js" */
/** @import { Page } from "../app.js" */

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
  let open = true;

  const draw = () => {
    if (open) render(frame(profile ? nameOf(profile.player) : t("profile"), content(), state), place);
  };

  const content = () => {
    if (!profile) return nothing;
    const { player, since, ratings, matches } = profile;
    const shown = matches.filter(({ spec }) => isShown(spec));
    return html`<p class="quiet">${t(player.guest ? "profile-guest-since" : "profile-since", { day: day(since) })}</p>
      <p class="actions">
        ${isMe(player.id)
          ? html`<a class="secondary" href="#account">${t("account")}</a>`
          : player.name && !player.guest
            ? html`<a class="primary" href=${`#lobby?to=${encodeURIComponent(player.name)}`}>${t("profile-challenge")}</a>`
            : nothing}
      </p>
      <section aria-labelledby="ratings">
        <h2 id="ratings">${t("profile-ratings")}</h2>
        ${ratings.length > 0 ? html`<ul class="ratings">${ratings.map((rating) => ratingCard(rating, shown))}</ul>` : html`<p class="quiet">${t("profile-unrated")}</p>`}
      </section>
      <section aria-labelledby="games">
        <h2 id="games">${t("profile-games")}</h2>
        ${shown.length > 0 ? html`<ul class="rows-of">${shown.map((match) => row(match))}</ul>` : html`<p class="quiet">${t("profile-no-games")}</p>`}
      </section>`;
  };

  /**
   * @param {Rating} rating
   * @param {MatchSummary[]} matches newest first
   */
  const ratingCard = (rating, matches) => {
    const { game, speed, games } = rating;
    const name = `${t(`game-${game}`)} · ${t(`speed-${speed}`)}`;
    const rated = matches.filter((match) => match.ratings && match.speed === speed && match.spec.split(":", 1)[0] === game).reverse();
    const went = rated.map(({ players, ratings }) => ratings?.[players[0].id === id ? 0 : 1]).flatMap((it) => it ?? []);
    const values = went[0] ? [went[0].before, ...went.map(({ after }) => after)] : [];
    return html`<li class="card">
      <span class="quiet">${name}</span>
      <strong class="value">${ratingText(rating)}</strong>
      <span class="quiet">${t("profile-rated-games", { count: games })}</span>
      ${values.length > 1 ? graph(values, t("profile-graph", { name, from: Math.round(Math.min(...values)), to: Math.round(Math.max(...values)), last: Math.round(rating.rating) })) : nothing}
    </li>`;
  };

  /** @param {MatchSummary} match */
  const row = (match) => {
    const change = match.ratings?.[match.players[0].id === id ? 0 : 1];
    const by = change ? Math.round(change.after) - Math.round(change.before) : 0;
    const study = () =>
      attempt(state, draw, async () => {
        go(`#play?record=${encodeURIComponent(await api.record(match.id))}`);
      });
    return matchRow(
      match,
      html`<span class="outcome"><strong>${resultText(match, id)}</strong> ${change ? html`<span class="quiet">${by < 0 ? "−" : "+"}${Math.abs(by)}</span>` : nothing} <span class="quiet">${day(match.began)}</span></span>
        ${match.ending
          ? html`<button type="button" class="secondary" aria-label=${t("profile-study-of", { first: nameOf(match.players[0]), second: nameOf(match.players[1]) })} @click=${study}>${icon("study")} ${t("profile-study")}</button>`
          : nothing}`,
    );
  };

  document.title = t("title", { page: t("profile") });
  draw();
  await attempt(state, draw, async () => {
    const [asked] = await Promise.all([api.profile(id), enter()]);
    profile = asked;
    document.title = t("title", { page: nameOf(asked.player) });
  });

  return {
    close() {
      open = false;
    },
  };
}

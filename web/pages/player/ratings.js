// The ratings of a player: what each is, how it went as a line, and the table behind it.

import { need, t } from "../../i18n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { graph } from "../online/graph.js";
import { day, ratingText, short } from "../online/names.js";

/** @import { Rating, RatingHistory } from "../../types.js" */

await need("online");

/** How many rows of the table there are at most: the newest. */
const ROWS = 100;

/**
 * @param {Rating[]} ratings
 * @param {RatingHistory[]} histories
 */
export const ratingList = (ratings, histories) =>
  ratings.length > 0
    ? html`<ul class="ratings">
        ${ratings.map((rating) => card(rating, histories.find(({ game, speed }) => game === rating.game && speed === rating.speed)))}
      </ul>`
    : html`<p class="quiet">${t("profile-unrated")}</p>`;

/**
 * @param {Rating} rating
 * @param {RatingHistory | undefined} history
 */
function card(rating, history) {
  const { game, speed, games, deviation } = rating;
  const name = `${t(`game-${game}`)} · ${t(`speed-${speed}`)}`;
  const points = history?.points ?? [];
  const [first] = points;
  const line = first ? [{ at: first.at, value: first.before }, ...points.map(({ at, after }) => ({ at, value: after }))] : [];
  const values = line.map(({ value }) => Math.round(value));
  return html`<li class="card">
    <span class="quiet">${name}</span>
    <strong class="value">${ratingText(rating)}</strong>
    <span class="quiet">${t("profile-rated-games", { count: games })} · ${t("profile-give-or-take", { by: Math.round(2 * deviation) })}</span>
    ${line.length > 1
      ? html`${graph(line, t("profile-graph", { name, from: String(Math.min(...values)), to: String(Math.max(...values)), last: String(Math.round(rating.rating)) }), short)}
          <details>
            <summary>${t("profile-table")}</summary>
            <div class="scrolls" tabindex="0" role="region" aria-label=${t("profile-table-of", { name })}>
              <table>
                <thead>
                  <tr><th scope="col">${t("profile-table-day")}</th><th scope="col">${t("profile-table-before")}</th><th scope="col">${t("profile-table-after")}</th><th scope="col">${t("profile-table-game")}</th></tr>
                </thead>
                <tbody>
                  ${points
                    .slice(-ROWS)
                    .reverse()
                    .map(
                      (point) =>
                        html`<tr><td>${day(point.at)}</td><td>${Math.round(point.before)}</td><td>${Math.round(point.after)}</td><td><a href=${`#match?id=${point.match}`} aria-label=${t("profile-table-show", { day: day(point.at) })}>${t("profile-table-link")}</a></td></tr>`,
                    )}
                </tbody>
              </table>
            </div>
          </details>`
      : nothing}
  </li>`;
}

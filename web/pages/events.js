// Events in which people meet to play: all of them, and one with its games.

import { need, t } from "../i18n.js";
import * as api from "../online/api.js";
import { enter } from "../online/who.js";
import { html, nothing, render } from "../vendor/lit-html.js";
import { attempt, frame } from "./online/frame.js";
import { day, eventRow, isShown, matchRow, playerLink, resultText } from "./online/names.js";

/** @import { Gathering, MatchSummary } from "../types.js" */
/** @import { Page } from "../app.js" */

await need("online");

/** Milliseconds after which it is asked anew how it goes. */
const AGAIN = 15_000;

/**
 * All events, or the one that is named.
 * @param {HTMLElement} place
 * @param {URLSearchParams} values
 * @returns {Promise<Page>}
 */
export async function events(place, values) {
  const id = values.get("id");
  const state = { wrong: /** @type {unknown} */ (null), notice: "" };
  /** @type {Gathering[] | null} */
  let all = null;
  /** @type {Gathering | null} */
  let one = null;
  let open = true;

  const title = () => one?.name ?? t("events");
  const draw = () => {
    if (!open) return;
    document.title = t("title", { page: title() });
    render(frame(title(), one ? event(one) : all ? list(all) : nothing, state), place);
  };

  const load = async () => {
    if (id) one = await api.gathering(id);
    else all = await api.gatherings();
  };
  draw();
  await attempt(state, draw, async () => {
    await Promise.all([load(), enter()]);
  });

  const again = setInterval(() => {
    if (document.visibilityState !== "visible" || one?.closed) return;
    // It stays as it was where the server cannot be reached.
    load().then(draw, () => {});
  }, AGAIN);

  return {
    close() {
      open = false;
      clearInterval(again);
    },
  };
}

/** @param {Gathering[]} all */
function list(all) {
  const [now, past] = [all.filter(({ closed }) => !closed), all.filter(({ closed }) => closed)];
  return html`${now.length > 0 ? html`<ul class="rows-of">${now.map(eventRow)}</ul>` : html`<p class="quiet">${t("events-none")}</p>`}
  ${past.length > 0
    ? html`<section aria-labelledby="events-past">
        <h2 id="events-past">${t("events-past")}</h2>
        <ul class="rows-of">${past.map(eventRow)}</ul>
      </section>`
    : nothing}`;
}

/** @param {Gathering} one */
function event({ since, closed, officials, matches }) {
  const shown = matches.filter(({ spec }) => isShown(spec));
  const [now, over] = [shown.filter(({ ending }) => !ending), shown.filter(({ ending }) => ending)];
  return html`<p class="quiet">${closed ? t("event-was", { from: day(since), to: day(closed) }) : t("event-since", { day: day(since) })}</p>
    <section aria-labelledby="event-officials">
      <h2 id="event-officials">${t("event-officials")}</h2>
      <ul class="officials">
        ${officials.map(({ player, role }) => html`<li>${playerLink(player)} <span class="quiet">${t(`role-${role}`)}</span></li>`)}
      </ul>
    </section>
    ${shown.length > 0 ? nothing : html`<p class="quiet">${t("event-no-games")}</p>`} ${games("event-now", now)} ${games("event-over", over)}
    <p><a class="link" href="#events">${t("events-all")}</a></p>`;
}

/**
 * @param {string} key of the heading
 * @param {MatchSummary[]} matches
 */
const games = (key, matches) =>
  matches.length === 0
    ? nothing
    : html`<section aria-labelledby=${key}>
        <h2 id=${key}>${t(key)}</h2>
        <ul class="rows-of">
          ${matches.map((match) => matchRow(match, html`<span class="quiet">${match.ending ? resultText(match) : nothing}</span>`))}
        </ul>
      </section>`;

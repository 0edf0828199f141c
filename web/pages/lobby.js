// The lobby: what others seek, what one seeks oneself, and the matches that go on.

import { button } from "../chrome.js";
import { need, t } from "../i18n.js";
import * as api from "../online/api.js";
import { line } from "../online/line.js";
import { enter, isMe, me } from "../online/who.js";
import { html, nothing, render } from "../vendor/lit-html.js";
import { attempt, copyText, frame } from "./online/frame.js";
import { eventRow, isShown, matchRow, nameOf, playerLink, ratingText, resultText, sideName, termsText } from "./online/names.js";
import { SeekForm } from "./online/seek-form.js";
import { go } from "./play/address.js";
import { gameName } from "./play/words.js";

/** @import { Gathering, MatchSummary, Seek } from "../types.js" */
/** @import { Page } from "../app.js" */

await need("online");

/** Milliseconds after which the list of matches to watch is asked for anew. */
const AGAIN = 20_000;

/** The address of an invitation. */
const linkOf = (/** @type {string} */ seek) => new URL(`#seek?id=${seek}`, document.baseURI).href;

/**
 * @param {HTMLElement} place
 * @param {URLSearchParams} values
 * @returns {Promise<Page>}
 */
export async function lobby(place, values) {
  const state = { wrong: /** @type {unknown} */ (null), notice: "", follows: true };
  /** @type {Seek[]} */
  let seeks = [];
  /** @type {MatchSummary[]} */
  let own = [];
  /** @type {MatchSummary[]} */
  let others = [];
  /** @type {Gathering[]} those that are not closed */
  let events = [];
  let connected = 0;
  let open = true;

  const draw = () => {
    if (open) render(frame(t("online"), content(), state), place);
  };
  const doing = (/** @type {() => Promise<void>} */ what) => attempt(state, draw, what);

  const form = new SeekForm(
    draw,
    (wanted) =>
      void doing(async () => {
        await enter();
        const seek = await api.newSeek(await form.addressed(wanted));
        add(seek);
        state.notice = t(`seek-made-${seek.wanted.audience.for}`);
      }),
    values.get("to") ?? "",
  );

  /** @param {Seek} seek */
  const add = (seek) => {
    seeks = [...seeks.filter(({ id }) => id !== seek.id), seek];
    draw();
  };

  const content = () => html`<div class="columns">
    <div class="lists">
      ${list("online-own", own.filter(goesOn).map((match) => matchRow(match, html`<span class="quiet">${resultText(match, me()?.player.id)}</span>`)))}
      ${list("seek-own", seeks.filter(({ by }) => isMe(by.id)).map(ownRow))}
      ${list("seek-open", seeks.filter(({ by, wanted }) => !isMe(by.id) && isShown(wanted.spec)).map(openRow), t("seek-none"))}
      ${list("events", events.map(eventRow))}
      ${list("online-watch", others.filter(goesOn).map((match) => matchRow(match)))}
      <p class="small"><a class="link" href="#events">${t("events-all")}</a></p>
      <p class="small">${connected > 0 ? t("online-connected", { count: connected }) : nothing}</p>
    </div>
    ${form.view()}
  </div>`;

  /**
   * @param {string} key of the heading
   * @param {unknown[]} rows
   * @param {string} [none] what is said where there are none; without it nothing is shown
   */
  const list = (key, rows, none) =>
    rows.length === 0 && !none
      ? nothing
      : html`<section aria-labelledby=${key}>
          <h2 id=${key}>${t(key)}</h2>
          ${rows.length > 0 ? html`<ul class="rows-of">${rows}</ul>` : html`<p class="quiet">${none}</p>`}
        </section>`;

  /** @param {Seek} seek */
  const words = ({ wanted }) => html`<span><strong>${gameName(wanted.spec)}</strong></span>
    <span class="quiet">${termsText({ ...wanted.terms, rated: wanted.rated })}</span>`;

  /** @param {Seek} seek */
  const openRow = (seek) => {
    const { colour, spec, audience } = seek.wanted;
    const mine = colour === "any" ? t("seek-by-lot") : t("seek-you-play", { player: sideName(spec, colour === "first" ? "second" : "first") });
    const accept = () =>
      doing(async () => {
        await enter();
        go(`#match?id=${(await api.accept(seek.id)).match}`);
      });
    const decline = () => doing(() => api.decline(seek.id));
    return html`<li class="card row" data-seek=${seek.id}>
      <span class="what">
        ${words(seek)}
        <span class="quiet">${playerLink(seek.by)} ${ratingText(seek.rating)} · ${mine}</span>
        ${audience.for === "player" ? html`<span><strong>${t("seek-challenges-you")}</strong></span>` : nothing}
      </span>
      <span class="actions">
        <button type="button" class="primary" aria-label=${t("seek-accept-of", { player: nameOf(seek.by), game: gameName(spec) })} @click=${accept}>${t("seek-accept")}</button>
        ${audience.for === "player" ? html`<button type="button" class="secondary" @click=${decline}>${t("seek-decline")}</button>` : nothing}
      </span>
    </li>`;
  };

  /** @param {Seek} seek */
  const ownRow = (seek) => {
    const { audience } = seek.wanted;
    const withdraw = () =>
      doing(async () => {
        await api.withdraw(seek.id);
        gone(seek.id);
      });
    return html`<li class="card row" data-seek=${seek.id}>
      <span class="what">
        ${words(seek)} <span class="quiet">${t(`seek-for-${audience.for}`)}</span>
        ${audience.for === "link" ? html`<input class="address" readonly aria-label=${t("seek-link")} .value=${linkOf(seek.id)} />` : nothing}
      </span>
      <span class="actions">
        ${audience.for === "link" ? button("copy", t("copy-link"), () => void copyText(state, draw, linkOf(seek.id))) : nothing}
        <button type="button" class="secondary" @click=${withdraw}>${t("seek-withdraw")}</button>
      </span>
    </li>`;
  };

  /** @param {string} seek */
  const gone = (seek) => {
    seeks = seeks.filter(({ id }) => id !== seek);
    draw();
  };

  const look = async () => {
    try {
      const [mine, all, met] = await Promise.all([api.ownMatches(), api.matches(), api.gatherings()]);
      own = mine;
      events = met.filter(({ closed }) => !closed);
      others = all.filter(({ id }) => !mine.some((match) => match.id === id));
      draw();
    } catch {
      // The lists stay as they are; that the server is gone is told by the line.
    }
  };

  document.title = t("title", { page: t("online") });
  draw();
  /** @type {(() => void)[]} */
  const ends = [];
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let again;
  void form.load().catch((why) => {
    state.wrong = why;
    draw();
  });
  const begin = async () => {
    await enter();
    if (!open || ends.length > 0) return;
    ends.push(
      line.on("lobby", (told) => {
        [seeks, connected] = [told.seeks, told.connected];
        draw();
      }),
      line.on("seek", ({ seek }) => add(seek)),
      line.on("seek-gone", ({ seek, declined }) => {
        if (declined && seeks.some(({ id, by }) => id === seek && isMe(by.id))) state.notice = t("seek-declined");
        gone(seek);
      }),
      line.on("hello", (told) => {
        own = told.matches;
        draw();
      }),
      line.on("due", () => void look()),
      line.on("state", draw),
      line.lobby(),
    );
    again = setInterval(() => document.visibilityState === "visible" && void look(), AGAIN);
    await look();
  };
  // Whoever comes without a network is here as soon as there is one.
  const enterAgain = () => void (ends.length === 0 && doing(begin));
  addEventListener("online", enterAgain);
  void doing(begin);

  return {
    close() {
      open = false;
      removeEventListener("online", enterAgain);
      clearInterval(again);
      for (const end of ends) end();
    },
  };
}

/** @param {MatchSummary} match */
const goesOn = ({ ending, spec }) => ending === null && isShown(spec);

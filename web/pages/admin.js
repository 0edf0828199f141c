// For administrators: what players complain of, who they are, what goes on, and what was done.

import { dialog, style } from "../chrome.js";
import { need, t } from "../i18n.js";
import * as api from "../online/api.js";
import { enter } from "../online/who.js";
import { html, nothing, render } from "../vendor/lit-html.js";
import { attempt, frame } from "./online/frame.js";
import { day, isShown, matchRow, moment, nameOf, playerLink } from "./online/names.js";
import { problemList } from "./play/words.js";

/** @import { Act, KnownPlayer, Overview, PlayerInfo, Report } from "../types.js" */
/** @import { Page } from "../app.js" */

const styled = style("admin");
await need("online");
await styled;

/** Milliseconds after which it is asked anew how it goes. */
const AGAIN = 15_000;
/** For how many days somebody may be suspended; the last is for ever. */
const DAYS = [1, 7, 30, 365, 36_500];
const [WEEK, EVER] = [7, 36_500];

/**
 * @param {HTMLElement} place
 * @returns {Promise<Page>}
 */
export async function admin(place) {
  const state = { wrong: /** @type {unknown} */ (null), notice: "" };
  /** @type {Overview | null} */
  let overview = null;
  /** @type {Report[]} */
  let reports = [];
  /** @type {KnownPlayer[]} */
  let players = [];
  /** @type {Act[]} */
  let acts = [];
  let closed = false;
  let begin = "";
  let open = true;

  const draw = () => {
    if (open) render(frame(t("admin"), overview ? content(overview) : nothing, state), place);
  };
  const doing = (/** @type {() => Promise<void>} */ what) => attempt(state, draw, what);

  /** @param {Overview} now */
  const content = (now) => html`<div class="admin">
    ${load(now)}
    <section aria-labelledby="admin-reports">
      <h2 id="admin-reports">${t("admin-reports")}</h2>
      <label class="check"><input type="checkbox" .checked=${closed} @change=${() => doing(turn)} /><span>${t("admin-reports-closed")}</span></label>
      ${reports.length > 0 ? html`<ul class="rows-of">${reports.map(reportCard)}</ul>` : html`<p class="quiet">${t("admin-reports-none")}</p>`}
    </section>
    <section aria-labelledby="admin-players">
      <h2 id="admin-players">${t("admin-players")}</h2>
      <form class="search" role="search" @submit=${search}>
        <label class="entry"><span class="label">${t("admin-players-begin")}</span><input name="begin" maxlength="20" autocomplete="off" spellcheck="false" .value=${begin} /></label>
        <button class="secondary">${t("admin-players-find")}</button>
      </form>
      ${players.length > 0 ? html`<ul class="rows-of">${players.map(playerRow)}</ul>` : html`<p class="quiet">${t("admin-players-none")}</p>`}
    </section>
    <section aria-labelledby="admin-matches">
      <h2 id="admin-matches">${t("admin-matches")}</h2>
      ${now.matches.length > 0 ? html`<ul class="rows-of">${now.matches.filter(({ spec }) => isShown(spec)).map((match) => matchRow(match, html`<span class="quiet">${moment(match.began)}</span>`))}</ul>` : html`<p class="quiet">${t("admin-matches-none")}</p>`}
    </section>
    <section aria-labelledby="admin-acts">
      <h2 id="admin-acts">${t("admin-acts")}</h2>
      ${acts.length > 0 ? html`<ol class="rows-of">${acts.map(actRow)}</ol>` : html`<p class="quiet">${t("admin-acts-none")}</p>`}
    </section>
  </div>`;

  /** @param {Overview} now */
  const load = (now) => {
    const numbers = [
      ["playing", now.playing],
      ["connections", now.connections],
      ["registered", now.registered],
      ["guests", now.guests],
      ["tables", now.tables],
      ["events", now.events],
      ["commit", t("admin-load-commit-value", { count: Math.round(now.commit_micros / 100) / 10 })],
      ["refused", now.refused],
      ["slow", now.slow],
    ];
    return html`<section aria-labelledby="admin-load">
      <h2 id="admin-load">${t("admin-load")}</h2>
      <dl class="numbers">
        ${numbers.map(([key, value]) => html`<div><dt>${t(`admin-load-${key}`)}</dt><dd>${value}</dd></div>`)}
      </dl>
    </section>`;
  };

  /** @param {Report} report */
  const reportCard = (report) => html`<li class="card report">
    <p><strong>${playerLink(report.player)}</strong> <span class="quiet">${t("admin-report-by", { player: nameOf(report.by), at: moment(report.at) })}</span> ${suspendedUntil(report.suspended)}</p>
    ${report.line ? html`<blockquote>${report.line}</blockquote>` : nothing}
    <p>${report.why}</p>
    ${report.said.length > 0
      ? html`<details>
          <summary>${t("admin-report-said", { count: report.said.length })}</summary>
          <ol class="lines">
            ${report.said.map(({ by, text, at }) => html`<li><strong>${nameOf(by)}</strong>: ${text} <span class="quiet">${moment(at)}</span></li>`)}
          </ol>
        </details>`
      : nothing}
    <p class="actions">
      ${report.match ? html`<a class="secondary" href=${`#match?id=${report.match}`}>${t("admin-report-match")}</a>` : nothing}
      ${suspension(report.player, report.suspended)}
      ${report.closed
        ? html`<span class="quiet">${t("admin-report-is-closed", { at: moment(report.closed) })}</span>`
        : html`<button type="button" class="primary" @click=${() => ask(t("admin-report-close"), (why) => api.closeReport(report.id, why))}>${t("admin-report-close")}</button>`}
    </p>
  </li>`;

  /** @param {number | null} until */
  const suspendedUntil = (until) => (until ? html`<span class="badge">${t("admin-suspended", { day: day(until) })}</span>` : nothing);

  /** @param {KnownPlayer} known */
  const playerRow = ({ player, since, suspended, administrator, here }) => html`<li class="card row">
    <span class="what">
      <span>${playerLink(player)} ${suspendedUntil(suspended)}</span>
      <span class="quiet">
        ${[t(player.guest ? "profile-guest-since" : "profile-since", { day: day(since) }), ...(administrator ? [t("admin-is")] : []), ...(here ? [t("admin-here")] : [])].join(" · ")}
      </span>
    </span>
    <span class="actions">${administrator ? nothing : suspension(player, suspended)}</span>
  </li>`;

  /**
   * @param {PlayerInfo} player
   * @param {number | null} suspended
   */
  const suspension = (player, suspended) => {
    const name = nameOf(player);
    return suspended
      ? html`<button type="button" class="secondary" @click=${() => ask(t("admin-unsuspend-of", { player: name }), (why) => api.suspend({ player: player.id, days: null, why }))}>${t("admin-unsuspend")}</button>`
      : html`<button type="button" class="secondary" @click=${() => ask(t("admin-suspend-of", { player: name }), (why, days) => api.suspend({ player: player.id, days, why }), true)}>${t("admin-suspend")}</button>`;
  };

  /** @param {Act} act */
  const actRow = (act) => html`<li class="row act">
    <span class="what">
      <span><strong>${act.by ? nameOf(act.by) : t("admin-act-host")}</strong> ${t(`act-${act.act}`, { player: act.player ? nameOf(act.player) : "", detail: act.detail ?? "" })}</span>
      <span class="quiet">${act.why} · ${moment(act.at)}</span>
    </span>
    ${act.match ? html`<a class="secondary" href=${`#match?id=${act.match}`}>${t("admin-report-match")}</a>` : nothing}
  </li>`;

  /**
   * Asks why, and for how long if `lasts`, then does it.
   * @param {string} title
   * @param {(why: string, days: number) => Promise<void>} what
   * @param {boolean} [lasts]
   */
  const ask = (title, what, lasts = false) => {
    /** @type {unknown} */
    let wrong = null;
    dialog(title, (close, redraw) => {
      /** @param {Event & { target: HTMLFormElement }} event */
      const submit = async (event) => {
        event.preventDefault();
        const given = new FormData(event.target);
        try {
          await what(String(given.get("why")), Number(given.get("days")));
          close();
          state.notice = t("admin-done");
          await look();
        } catch (why) {
          wrong = why;
          redraw();
        }
      };
      return html`<form class="form" @submit=${submit}>
        ${lasts
          ? html`<label class="entry"
              ><span class="label">${t("admin-suspend-days")}</span
              ><select name="days">
                ${DAYS.map((days) => html`<option value=${days} ?selected=${days === WEEK}>${days === EVER ? t("admin-suspend-ever") : t("days-of", { count: days })}</option>`)}
              </select></label
            >`
          : nothing}
        <label class="entry"><span class="label">${t("why")}</span><textarea name="why" rows="3" required maxlength="300"></textarea></label>
        <p class="small">${t("admin-why-kept")}</p>
        ${wrong ? html`<div class="wrong" role="alert">${problemList(wrong)}</div>` : nothing}
        <div class="actions">
          <button class="primary">${title}</button>
        </div>
      </form>`;
    });
  };

  const turn = async () => {
    closed = !closed;
    reports = await api.reports(closed);
  };

  /** @param {Event & { target: HTMLFormElement }} event */
  const search = (event) => {
    event.preventDefault();
    begin = String(new FormData(event.target).get("begin")).trim();
    void doing(async () => {
      players = await api.knownPlayers(begin);
    });
  };

  const look = async () => {
    [overview, reports, players, acts] = await Promise.all([api.overview(), api.reports(closed), api.knownPlayers(begin), api.acts()]);
    draw();
  };

  document.title = t("title", { page: t("admin") });
  draw();
  await doing(async () => {
    await enter();
    await look();
  });
  const again = setInterval(() => {
    if (document.visibilityState === "visible" && overview && !document.querySelector("dialog")) {
      api.overview().then(
        (now) => {
          overview = now;
          draw();
        },
        // It stays as it was; what is wrong is told when something is done.
        () => {},
      );
    }
  }, AGAIN);

  return {
    close() {
      open = false;
      clearInterval(again);
    },
  };
}

// The games of a player, looked through: by game, speed, result, opponent, and whether they were rated.

import { games } from "../../games/index.js";
import { need, t } from "../../i18n.js";
import { icon } from "../../icons.js";
import * as api from "../../online/api.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { day, isShown, matchRow, nameOf, resultText } from "../online/names.js";
import { problemList } from "../play/words.js";
import { go } from "../play/address.js";

/** @import { MatchSummary, MatchOutcome, Search, Speed } from "../../types.js" */

await need("online");

/** @type {Speed[]} */
const SPEEDS = ["fast", "medium", "slow", "days"];
/** @type {MatchOutcome[]} */
const OUTCOMES = ["won", "lost", "drawn", "goes-on"];

export class Archive {
  /** @type {MatchSummary[]} */
  #matches = [];
  #more = false;
  #asked = 0;
  /** Whether an answer is waited for. */
  #waits = true;
  /** @type {unknown} */
  #wrong = null;
  /** @type {Search} */
  #search = {};
  #player;
  #draw;

  /**
   * @param {string} player the id
   * @param {() => void} draw
   */
  constructor(player, draw) {
    this.#player = player;
    this.#draw = draw;
  }

  /** Asks for the first matches of what is looked for. */
  load() {
    return this.#ask([]);
  }

  /** @param {MatchSummary[]} known those before what is asked for */
  async #ask(known) {
    const number = ++this.#asked;
    const last = known.at(-1);
    this.#waits = true;
    this.#wrong = null;
    this.#draw();
    try {
      const { matches, more } = await api.archive(this.#player, { ...this.#search, ...(last ? { before: last.id } : {}) });
      // Something else was asked for meanwhile.
      if (number !== this.#asked) return;
      [this.#matches, this.#more] = [[...known, ...matches], more];
    } catch (why) {
      if (number !== this.#asked) return;
      [this.#matches, this.#more, this.#wrong] = [known, false, why];
    }
    this.#waits = false;
    this.#draw();
  }

  /**
   * @template {keyof Search} K
   * @param {K} key
   * @param {Search[K] | undefined} value none to look for all
   */
  #set(key, value) {
    const { [key]: _, ...rest } = this.#search;
    this.#search = /** @type {Search} */ (value === undefined ? rest : { ...rest, [key]: value });
    void this.load();
  }

  view() {
    const shown = this.#matches.filter(({ spec }) => isShown(spec));
    const filtered = Object.keys(this.#search).length > 0;
    return html`${this.#filters()} ${this.#wrong ? html`<div class="wrong" role="alert">${problemList(this.#wrong)}</div>` : nothing}
      <p class="small" role="status">${this.#waits ? t("archive-waits") : shown.length > 0 ? t("archive-shown", { count: shown.length }) : t(filtered ? "archive-none" : "profile-no-games")}</p>
      ${shown.length > 0 ? html`<ul class="rows-of">${shown.map((match) => this.#row(match))}</ul>` : nothing}
      ${this.#more ? html`<p class="actions"><button type="button" class="secondary" @click=${() => this.#ask(this.#matches)}>${t("archive-more")}</button></p>` : nothing}`;
  }

  #filters() {
    const { game, speed, outcome, rated, against } = this.#search;
    /** @param {Event & { target: HTMLInputElement }} event */
    const opponent = ({ target }) => this.#set("against", target.value.trim() || undefined);
    return html`<form class="filters" role="search" aria-label=${t("archive-search")} @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
      ${choice("archive-game", games.map(({ key }) => [key, t(`game-${key}`)]), game, (it) => this.#set("game", it))}
      ${choice("archive-speed", SPEEDS.map((it) => [it, t(`speed-${it}`)]), speed, (it) => this.#set("speed", /** @type {Speed | undefined} */ (it)))}
      ${choice("archive-outcome", OUTCOMES.map((it) => [it, t(`outcome-${it}`)]), outcome, (it) => this.#set("outcome", /** @type {MatchOutcome | undefined} */ (it)))}
      ${choice("archive-rated", [["true", t("online-rated")], ["false", t("online-casual")]], rated?.toString(), (it) => this.#set("rated", it && it === "true"))}
      <label class="entry"><span class="label">${t("archive-against")}</span><input name="against" maxlength="20" autocomplete="off" spellcheck="false" .value=${against ?? ""} @change=${opponent} /></label>
    </form>`;
  }

  /** @param {MatchSummary} match */
  #row(match) {
    const change = match.ratings?.[match.players[0].id === this.#player ? 0 : 1];
    const by = change ? Math.round(change.after) - Math.round(change.before) : 0;
    const study = async () => {
      try {
        go(`#play?record=${encodeURIComponent(await api.record(match.id))}`);
      } catch (why) {
        this.#wrong = why;
        this.#draw();
      }
    };
    return matchRow(
      match,
      html`<span class="outcome"><strong>${resultText(match, this.#player)}</strong> ${change ? html`<span class="quiet">${by < 0 ? "−" : "+"}${Math.abs(by)}</span>` : nothing} <span class="quiet">${day(match.began)}</span></span>
        ${match.ending
          ? html`<button type="button" class="secondary" aria-label=${t("profile-study-of", { first: nameOf(match.players[0]), second: nameOf(match.players[1]) })} @click=${study}>${icon("study")} ${t("profile-study")}</button>`
          : nothing}`,
    );
  }
}

/**
 * One thing by which it is looked.
 * @param {string} key of its label
 * @param {string[][]} options their values and names
 * @param {string | undefined} chosen
 * @param {(value: any) => void} choose
 */
const choice = (key, options, chosen, choose) => html`<label class="entry">
  <span class="label">${t(key)}</span>
  <select name=${key} @change=${(/** @type {Event & { target: HTMLSelectElement }} */ { target }) => choose(target.value || undefined)}>
    <option value="" ?selected=${chosen === undefined}>${t("archive-all")}</option>
    ${options.map(([value, name]) => html`<option value=${value} ?selected=${value === chosen}>${name}</option>`)}
  </select>
</label>`;

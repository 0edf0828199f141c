// What somebody wants to play: the game, the clock, for whom it is.

import { games, looksOf } from "../../games/index.js";
import { playerName } from "../../games/names.js";
import { need, t } from "../../i18n.js";
import { change, settings } from "../../keep.js";
import * as api from "../../online/api.js";
import { CLOCKS, clockName } from "../../online/clocks.js";
import { me } from "../../online/who.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { agreement, combineFields, usual } from "../home/combine.js";
import { optionFields, sortOptions } from "../home/options.js";
import { Pictures } from "../home/pictures.js";
import { chosen, gameCards, segments, specUndrawn, variantFields } from "../home/variants.js";
import { expect } from "../play/game.js";

/** @import { Looks } from "../../games/looks.js" */
/** @import { Audience, GameInfo, NewSeek, StakesInfo } from "../../types.js" */
/** @import { SeekSetup } from "../../keep.js" */

await need("online");

/** The form and what was chosen in it. */
export class SeekForm {
  /** @type {GameInfo[]} those there are; none before they are known */
  #infos = [];
  #pictures = new Pictures();
  /** @type {Map<string, StakesInfo>} what can be at stake in the games that were composed so far */
  #stakes = new Map();
  #setup;
  #draw;
  #made;
  /** Whom it is for, by name. */
  #name;

  /**
   * @param {() => void} draw
   * @param {(wanted: NewSeek) => void} made asks for what is wanted
   * @param {string} name of a player who is to be challenged; empty for nobody
   */
  constructor(draw, made, name) {
    this.#draw = draw;
    this.#made = made;
    this.#name = name;
    this.#setup = { ...settings.seek };
    if (name) this.#setup.audience = "player";
  }

  async load() {
    const asked = [
      expect({ ask: "games" }, "games").then((answer) => {
        this.#infos = answer.games;
        this.#draw();
      }),
      ...games.map((looks) => this.#pictures.load(looks)),
    ];
    await Promise.all(asked);
    this.#draw();
    await this.#stake();
  }

  /** The game as it is composed now. */
  get #spec() {
    const info = this.#infos.find(({ key }) => key === this.#looks.key);
    return info ? specUndrawn(chosen(info, this.#setup), this.#setup.options) : null;
  }

  /** Asks what can be at stake in the game as it is composed now. */
  async #stake() {
    const spec = this.#spec;
    if (spec === null || this.#stakes.has(spec)) return;
    try {
      this.#stakes.set(spec, (await expect({ ask: "stakes", spec }, "stakes")).stakes);
    } catch {
      // What is wrong with the game is told when it is offered.
    }
    this.#draw();
  }

  /** The agreement of a combined game; undefined if it is none. */
  get #combine() {
    const stakes = this.#stakes.get(this.#spec ?? "");
    return stakes && agreement(this.#setup.combine ?? usual, stakes, true);
  }

  /** The game that is chosen. */
  get #looks() {
    return /** @type {Looks} */ (looksOf(this.#setup.spec) ?? games[0]);
  }

  /** @param {Partial<SeekSetup>} changes */
  #set(changes) {
    Object.assign(this.#setup, changes);
    this.#draw();
    void this.#stake();
  }

  /** Whether ratings can be at stake. */
  get #mayBeRated() {
    const { clock, options } = this.#setup;
    const uneven = [clock, ...Object.values(options)].some((value) => value.includes("/"));
    return me()?.player.guest === false && clock !== "" && !uneven && this.#combine === undefined;
  }

  view() {
    const looks = this.#looks;
    const setup = this.#setup;
    const info = this.#infos.find(({ key }) => key === looks.key);
    if (!info) return html`<div class="card form waiting"></div>`;
    const variant = chosen(info, setup);
    const { open, hidden } = sortOptions({ ...variant, options: variant.options.filter(({ kind }) => kind.kind !== "seed") });
    const asked = { ...settings.setup, spec: setup.spec, options: setup.options };
    const of = {
      looks,
      variant: variant.key,
      options: setup.options,
      glyphs: this.#pictures.glyphs(looks),
      warnings: [],
      set: (/** @type {string} */ key, /** @type {string} */ value) => this.#set({ options: { ...setup.options, [key]: value } }),
    };
    const fields = open.filter((option) => looks.isAsked(option, asked)).map((option) => optionFields(option, of));
    return html`<form class="card form" @submit=${(/** @type {Event & { target: HTMLFormElement }} */ event) => this.#submit(event)}>
      <h2>${t("seek-new")}</h2>
      ${gameCards(looks, this.#pictures, (other) => this.#turnTo(other))}
      ${variantFields(info, variant, (it) => this.#set({ spec: it.spec, options: {} }))} ${fields}
      ${combineFields({
        looks,
        infos: this.#infos,
        stakes: this.#stakes.get(this.#spec ?? ""),
        ofPeople: true,
        combining: setup.combine ?? usual,
        set: (changes) => this.#set({ combine: { ...usual, ...setup.combine, ...changes } }),
      })}
      ${this.#clock()}
      ${segments("colour", ["any", "first", "second"], (it) => (it === "any" ? t("setup-side-lot") : playerName(looks, it)), setup.colour, (colour) => this.#set({ colour }))}
      ${segments("audience", ["everybody", "link", "player"], (it) => t(`seek-for-${it}`), setup.audience, (audience) => this.#set({ audience }))}
      ${setup.audience === "player"
        ? html`<label class="entry"><span class="label">${t("seek-player")}</span><input name="player" required maxlength="20" autocomplete="off" .value=${this.#name} /></label>`
        : nothing}
      ${hidden.length > 0 ? html`<details><summary>${t("setup-options")}</summary>${hidden.map((option) => optionFields(option, of))}</details>` : nothing}
      ${this.#rated()}
      <button class="primary wide">${t(`seek-do-${setup.audience}`)}</button>
    </form>`;
  }

  #clock() {
    const { clock } = this.#setup;
    const known = CLOCKS.includes(clock);
    return html`<label class="entry">
        <span class="label">${t("setup-clock")}</span>
        <select name="clock" @change=${(/** @type {Event & { target: HTMLSelectElement }} */ { target }) => this.#set({ clock: target.value === "own" ? "420+7" : target.value })}>
          ${CLOCKS.map((it) => html`<option value=${it} ?selected=${it === clock}>${clockName(it)}</option>`)}
          <option value="own" ?selected=${!known}>${t("clock-own")}</option>
        </select>
      </label>
      ${known
        ? nothing
        : html`<label class="entry">
            <span class="label">${t("clock-own-about")}</span>
            <input name="own-clock" required spellcheck="false" autocomplete="off" .value=${clock} @change=${(/** @type {Event & { target: HTMLInputElement }} */ { target }) => this.#set({ clock: target.value.trim() })} />
          </label>`}`;
  }

  #rated() {
    const may = this.#mayBeRated;
    return html`<label class="check">
        <input type="checkbox" name="rated" .checked=${may && this.#setup.rated} ?disabled=${!may} @change=${() => this.#set({ rated: !this.#setup.rated })} />
        <span>${t("seek-rated")}</span>
      </label>
      ${may ? nothing : html`<p class="small">${t(me()?.player.guest === false ? "seek-rated-needs" : "seek-rated-registered")}</p>`}`;
  }

  /** @param {Looks} looks */
  #turnTo(looks) {
    const info = this.#infos.find(({ key }) => key === looks.key);
    this.#set({ spec: info?.variants[0]?.spec ?? looks.key, options: {} });
  }

  /** @param {Event & { target: HTMLFormElement }} event */
  #submit(event) {
    event.preventDefault();
    const name = new FormData(event.target).get("player");
    this.#name = typeof name === "string" ? name.trim() : "";
    this.#made(this.#wanted({ for: this.#setup.audience === "everybody" ? "everybody" : "link" }));
  }

  /**
   * @param {Audience} audience
   * @returns {NewSeek}
   */
  #wanted(audience) {
    const info = /** @type {GameInfo} */ (this.#infos.find(({ key }) => key === this.#looks.key));
    const variant = chosen(info, this.#setup);
    const { options, clock, rated, colour } = this.#setup;
    change({ seek: { ...this.#setup, spec: variant.spec } });
    const combine = this.#combine;
    const terms = { ...(clock ? { clock } : {}), ...(combine === undefined ? {} : { combine }) };
    return { spec: specUndrawn(variant, options), terms, rated: rated && this.#mayBeRated, colour, audience };
  }

  /**
   * For whom it is, once a player's name has been looked up.
   * @param {NewSeek} wanted
   * @returns {Promise<NewSeek>}
   */
  async addressed(wanted) {
    if (this.#setup.audience !== "player") return wanted;
    const { id } = await api.playerNamed(this.#name);
    return { ...wanted, audience: { for: "player", player: id } };
  }
}

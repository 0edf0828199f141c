// The first page: play now, go on with the last game, or open something.

import { preferences } from "../chrome.js";
import { games, looksOf } from "../games/index.js";
import { playerName } from "../games/names.js";
import { need, t } from "../i18n.js";
import { icon } from "../icons.js";
import { change, keepMatch, lastMatch, settings } from "../keep.js";
import { fittingLevel } from "../results.js";
import { html, nothing, render } from "../vendor/lit-html.js";
import { agreement, combineFields, usual } from "./home/combine.js";
import { onlineCard } from "./home/online.js";
import { Pictures } from "./home/pictures.js";
import { optionFields, sortOptions } from "./home/options.js";
import { chosen, gameCards, segments, specWith, variantFields } from "./home/variants.js";
import { expect, newMatch, resumeMatch } from "./play/game.js";
import { gameName, problemList, seatName } from "./play/words.js";

/** @import { Looks } from "../games/looks.js" */
/** @import { GameInfo, MatchView, Problem, Seat, StakesInfo } from "../types.js" */
/** @import { Combining, Setup } from "../keep.js" */
/** @import { Page } from "../app.js" */

/** @type {Seat} */
const HUMAN = { player: "human", name: null };

/**
 * @param {HTMLElement} place
 * @returns {Promise<Page>}
 */
export async function home(place) {
  const setup = { ...settings.setup };
  /** @type {GameInfo[]} those there are; none before they are known */
  let infos = [];
  /** @type {Map<Looks, Pick<Setup, "spec" | "options">>} what was chosen in the games that are not shown */
  const others = new Map();
  const pictures = new Pictures();
  /** @type {Map<string, Problem[]>} what is advised against in the games that were composed so far */
  const warnings = new Map();
  /** @type {Map<string, StakesInfo>} what can be at stake in them if they are combined with other games */
  const stakes = new Map();
  /** @type {MatchView | null} */
  let last = null;
  /** @type {unknown} */
  let wrong = null;
  let open = true;

  const draw = () => {
    if (open) render(page(), place);
  };

  /** The game that is chosen. */
  const chosenGame = () => /** @type {Looks} */ (looksOf(setup.spec) ?? games[0]);

  /** @param {Looks} looks */
  const infoOf = (looks) => infos.find(({ key }) => key === looks.key);

  const page = () => {
    const looks = chosenGame();
    const info = infoOf(looks);
    return html`<div class="home">
    <header class="bar">
      <span class="brand">${t("app-name")}</span>
      ${preferences()}
    </header>
    <main>
      <div class="hero" aria-hidden="true" inert>${pictures.large(looks)}</div>
      <div class="choices">
        ${gameCards(looks, pictures, turnTo)}
        <h1 tabindex="-1">${t(`game-${looks.key}-title`)}</h1>
        <p class="lead">${t(`game-${looks.key}-lead`)}</p>
        ${last ? continueCard(last) : nothing}
        <nav class="entries" aria-label=${t("home-entries")}>
          <a class="card" href="#learn">${icon("learn")}<span><strong>${t("learn")}</strong><span class="quiet">${t("home-learn")}</span></span></a>
          <a class="card" href="#problems">${icon("problem")}<span><strong>${t("problems")}</strong><span class="quiet">${t("home-problems")}</span></span></a>
          ${onlineCard()}
        </nav>
        ${info ? form(looks, info) : html`<div class="card form waiting"></div>`}
        ${wrong ? html`<div class="wrong" role="alert">${problemList(wrong)}</div>` : nothing}
        <p class="more">
          <button type="button" class="link" @click=${async () => (await import("./play/open.js")).openDialog()}>${icon("open")}${t("open")}</button>
          <button type="button" class="link" @click=${async () => (await import("./rules.js")).openRules(looks.key)}>${icon("rules")}${t("rules-open")}</button>
        </p>
        <p class="small">${t("app-notice")}</p>
      </div>
    </main>
  </div>`;
  };

  /** @param {MatchView} state */
  const continueCard = (state) => html`<a class="card continue" href="#play">
    <span>
      <strong>${t(state.ending ? "home-look" : "home-continue")}</strong>
      <span class="quiet">${summary(state)}</span>
    </span>
    ${icon("forward")}
  </a>`;

  /**
   * @param {Looks} looks
   * @param {GameInfo} info
   */
  const form = (looks, info) => {
    const variant = chosen(info, setup);
    const { open: shown, hidden } = sortOptions(variant);
    const of = {
      looks,
      variant: variant.key,
      options: setup.options,
      glyphs: pictures.glyphs(looks),
      warnings: warnings.get(specWith(variant, setup.options)) ?? [],
      set: (/** @type {string} */ key, /** @type {string} */ value) => set({ options: { ...setup.options, [key]: value } }),
    };
    return html`<form class="card form" @submit=${start}>
      <h2>${t("home-play")}</h2>
      ${variantFields(info, variant, (it) => set({ spec: it.spec, options: {} }))}
      ${shown.filter((option) => looks.isAsked(option, setup)).map((option) => optionFields(option, of))}
      ${segments("opponent", ["engine", "people"], (it) => t(`setup-opponent-${it}`), setup.opponent, (opponent) => set({ opponent }))}
      ${combineFields({
        looks,
        infos,
        stakes: stakes.get(specWith(variant, setup.options)),
        ofPeople: setup.opponent === "people",
        combining: setup.combine ?? usual,
        set: (/** @type {Partial<Combining>} */ changes) => set({ combine: { ...usual, ...setup.combine, ...changes } }),
      })}
      <div class="against" ?hidden=${setup.opponent !== "engine"}>
        <label class="level">
          <span class="label">${t("setup-level")}</span>
          <input
            type="range"
            min="1"
            max=${info.levels.length}
            .value=${String(setup.level)}
            aria-valuetext=${t(`level-${setup.level}`)}
            @input=${(/** @type {Event & { target: HTMLInputElement }} */ event) => set({ level: Number(event.target.value) })}
          />
          <output>${levelName(setup.level)}</output>
        </label>
        ${suggestion(fittingLevel(looks.key, info.levels.length))}
        ${segments("side", ["first", "second", "lot"], (it) => (it === "lot" ? t("setup-side-lot") : playerName(looks, it)), setup.side, (side) => set({ side }))}
      </div>
      ${hidden.length > 0
        ? html`<details>
            <summary>${t("setup-options")}</summary>
            ${hidden.map((option) => optionFields(option, of))}
          </details>`
        : nothing}
      <button class="primary wide">${t("home-start")}</button>
    </form>`;
  };

  /** @param {number | null} level the one that fits, if that is known */
  const suggestion = (level) =>
    level === null || level === setup.level
      ? nothing
      : html`<button type="button" class="link" @click=${() => set({ level })}>${t("setup-level-fits", { level: levelName(level) })}</button>`;

  /** @param {Partial<Setup>} changes */
  const set = (changes) => {
    Object.assign(setup, changes);
    draw();
    void advise();
  };

  /** Asks what is advised against in the game as it is composed now, and what can be at stake in it. */
  const advise = async () => {
    const info = infoOf(chosenGame());
    if (!info) return;
    const spec = specWith(chosen(info, setup), setup.options);
    if (warnings.has(spec)) return;
    try {
      const [advised, staked] = await Promise.all([expect({ ask: "warnings", spec }, "warnings"), expect({ ask: "stakes", spec }, "stakes")]);
      if (advised.warnings.length > 0) await need("refused");
      warnings.set(spec, advised.warnings);
      stakes.set(spec, staked.stakes);
    } catch (why) {
      wrong = why;
    }
    draw();
  };

  /** @param {Looks} looks */
  const turnTo = (looks) => {
    const { spec, options } = setup;
    others.set(chosenGame(), { spec, options });
    set(others.get(looks) ?? { spec: infoOf(looks)?.variants[0]?.spec ?? looks.key, options: {} });
  };

  /** @param {Event} event */
  const start = async (event) => {
    event.preventDefault();
    const info = infoOf(chosenGame());
    if (!info) return;
    const variant = chosen(info, setup);
    change({ setup: { ...setup, spec: variant.spec }, guided: false });
    const spec = specWith(variant, setup.options);
    try {
      const staked = (await expect({ ask: "stakes", spec }, "stakes")).stakes;
      const combine = agreement(setup.combine ?? usual, staked, setup.opponent === "people");
      const state = await newMatch(spec, seats(setup), null, combine === undefined ? {} : { combine });
      keepMatch(state.saved);
      location.hash = "#play";
    } catch (why) {
      wrong = why;
      draw();
    }
  };

  const load = async () => {
    const kept = lastMatch();
    const asked = Promise.all([
      expect({ ask: "games" }, "games"),
      // A match that cannot be read any more is left alone.
      kept ? resumeMatch(kept).catch(() => null) : null,
    ]).then(([answer, match]) => {
      infos = answer.games;
      last = match;
      draw();
      void advise();
    });
    // What can be chosen does not wait for the pictures.
    const pictured = games.map(async (looks) => {
      await pictures.load(looks);
      if (infos.length > 0) draw();
    });
    try {
      await Promise.all([asked, ...pictured]);
    } catch (why) {
      wrong = why;
      draw();
    }
  };

  document.title = t("app-name");
  draw();
  void load();

  return {
    close() {
      open = false;
    },
  };
}

/** @param {number} number */
const levelName = (number) => t("level-name", { number, name: t(`level-${number}`) });

/**
 * @param {Setup} setup
 * @returns {[Seat, Seat]}
 */
function seats({ opponent, level, side }) {
  if (opponent === "people") return [HUMAN, HUMAN];
  /** @type {Seat} */
  const engine = { player: `level:${level}`, name: null };
  const first = side === "lot" ? Math.random() < 0.5 : side === "first";
  return first ? [HUMAN, engine] : [engine, HUMAN];
}

/** @param {MatchView} state */
function summary({ saved, plies }) {
  const engine = saved.seats.find((seat) => seat.player !== "human");
  return t("home-summary", {
    game: gameName(saved.spec),
    opponent: engine ? seatName(engine, true) : t("setup-opponent-people"),
    moves: plies.length,
  });
}

// Problems: forced wins that were proved, rated, with one for each day.

import { looksOf } from "../games/index.js";
import { playerName } from "../games/names.js";
import { need, t } from "../i18n.js";
import { html, nothing } from "../vendor/lit-html.js";
import { Exercise } from "./course/exercise.js";
import { coursePage, wayCard } from "./course/frame.js";
import { reader } from "./course/reader.js";
import { expect } from "./play/game.js";
import { gameName } from "./play/words.js";

/** @import { ProblemLink, ProblemsView } from "../types.js" */
/** @import { Page } from "../app.js" */

await need("course");

const load = async () => (await expect({ ask: "problems", ...reader() }, "problems")).problems;

/**
 * A problem of a game that this page shows.
 * @param {ProblemLink | null} problem
 */
const shown = (problem) => (problem && looksOf(problem.saved.spec) ? problem : null);

/** @param {ProblemLink} problem */
const address = ({ id }) => `#problem?id=${encodeURIComponent(id)}`;

/** @param {ProblemLink} problem */
const about = ({ saved, turns, rating }) => t("puzzle-about", { game: gameName(saved.spec), turns, rating: String(rating) });

/** @param {ProblemLink} problem */
const state = ({ solved, tried }) => t(solved ? (tried ? "puzzle-solved" : "puzzle-solved-later") : tried === false ? "puzzle-tried" : "puzzle-new");

/**
 * @param {HTMLElement} place
 * @returns {Promise<Page>}
 */
export function problems(place) {
  return coursePage(place, "problems", t("problems"), async (frame) => {
    const all = await load();
    const games = [...new Set(all.problems.map(({ saved }) => saved.spec.split(":", 1)[0] ?? ""))].filter((key) => looksOf(key));
    let game = "";
    const [daily, suits] = [shown(all.daily), shown(all.next)];
    const choose = (/** @type {string} */ it) => () => {
      game = it;
      frame.draw();
    };
    return () => html`
      <h1 tabindex="-1">${t("problems-title")}</h1>
      <p class="lead">${t("problems-lead")}</p>
      <p>${t("problems-rating", { rating: String(all.rating) })}</p>
      <div class="ways">
        ${daily ? wayCard(address(daily), t("puzzle-daily"), `${about(daily)} ${state(daily)}`) : nothing}
        ${suits ? wayCard(address(suits), t("puzzle-next"), about(suits)) : nothing}
      </div>
      <fieldset class="segments">
        <legend>${t("problems-game")}</legend>
        <div>
          ${["", ...games].map(
            (it) => html`<label><input type="radio" name="game" .checked=${it === game} @change=${choose(it)} /><span>${it ? t(`game-${it}`) : t("problems-all")}</span></label>`,
          )}
        </div>
      </fieldset>
      <ul class="lessons problems">
        ${all.problems
          .filter((it) => shown(it) && it.saved.spec.startsWith(game))
          .map(
            (it) => html`<li class="lesson-row">
              <a href=${address(it)}>
                <span><strong>${t("puzzle-name", { number: it.id.split("-").at(-1) ?? "", game: t(`game-${it.id.split("-", 1)[0]}`) })}</strong> <span class="quiet">${about(it)}</span> <span class="small">${state(it)}</span></span>
              </a>
            </li>`,
          )}
      </ul>
    `;
  });
}

/**
 * One problem.
 * @param {HTMLElement} place
 * @param {URLSearchParams} values
 * @returns {Promise<Page>}
 */
export function problem(place, values) {
  /** @type {Exercise | null} */
  let board = null;
  return coursePage(
    place,
    "",
    t("problems"),
    async (frame) => {
      /** @type {ProblemsView} */
      let all = await load();
      const found = all.problems.find(({ id }) => id === values.get("id"));
      const looks = looksOf(found?.saved.spec ?? "");
      if (!found || !looks) {
        location.replace("#problems");
        return () => html``;
      }
      const { state: match } = await expect({ ask: "resume", saved: found.saved }, "match");
      const player = playerName(looks, match.view.to_move);
      const text = t("puzzle-question", { player, turns: found.turns });
      board = new Exercise(
        {
          asked: { of: "problem", problem: found.id },
          saved: found.saved,
          marks: [],
          task: { kind: "win", turns: found.turns },
          question: [{ block: "paragraph", words: [{ text, style: "plain", to: null }] }],
          hints: [],
          solved: [],
          done: found.solved,
          number: 1,
        },
        {
          draw: frame.draw,
          say: frame.say,
          kept: () =>
            void load().then((now) => {
              all = now;
              frame.draw();
            }),
        },
      );
      const name = t("puzzle-name", { number: found.id.split("-").at(-1) ?? "", game: t(`game-${looks.key}`) });
      frame.name(name);
      return () => html`<article class="lesson">
        <p class="crumb"><a href="#problems">${t("problems")}</a></p>
        <h1 tabindex="-1">${name}</h1>
        <p class="lead">${about(found)} ${t("problems-rating", { rating: String(all.rating) })}</p>
        ${board?.view([])}
        <footer class="lesson-end">${shown(all.next) && all.next && all.next.id !== found.id ? wayCard(address(all.next), t("puzzle-next"), about(all.next)) : nothing}</footer>
      </article>`;
    },
    () => board?.close(),
  );
}

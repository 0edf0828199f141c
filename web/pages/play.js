// The page on which a game is played.

import { finish } from "../board/animate.js";
import { soundEnd } from "../board/sound.js";
import { preferences } from "../chrome.js";
import { need, t } from "../i18n.js";
import { keepMatch, lastMatch, settings } from "../keep.js";
import { html, nothing, render } from "../vendor/lit-html.js";
import { fightTold, gameDue, resultLines } from "./combined/words.js";
import { left, pace, runs } from "./play/clock.js";
import { Contest } from "./play/contest.js";
import { newMatch, resumeMatch } from "./play/game.js";
import { LocalHost } from "./play/host.js";
import { go, holdsMatch, read, shown } from "./play/address.js";
import { promptPanel } from "./play/prompt.js";
import { forgetPiles, pool } from "./play/piles.js";
import { seatBar } from "./play/seats.js";
import { Stage, drawingOf } from "./play/stage.js";
import { neighbour } from "./play/moves.js";
import { toolbar, sheet } from "./play/tools.js";
import { gameName, problemList } from "./play/words.js";

/** @import { Drawing } from "../board/draw.js" */
/** @import { MatchView } from "../types.js" */
/** @import { Page } from "../app.js" */
/** @import { Desk } from "./combined/desk.js" */
/** @import { Company } from "./match/company.js" */
/** @import { Listener } from "./play/contest.js" */
/** @import { Game } from "./play/game.js" */
/** @import { Host } from "./play/host.js" */
/** @import { Table } from "./play/table.js" */

await need("play");

/** How often it is looked whether something that runs is to be drawn anew, in milliseconds. */
const FINE = 50;
/** How often the timers of a game are. */
const TICK = 250;
/** After how many looks the timers on the board are told to screen readers too. */
const TELLS = 100;

/**
 * What the parts of the page share.
 * @typedef {object} Shared
 * @property {Contest} contest the match
 * @property {Company | null} company the people elsewhere, if it is played with such
 * @property {Stage} stage its boards
 * @property {Desk | null} desk what is being decided in the fight for an announced action, if the game is combined
 * @property {Game} game the game in front
 * @property {Table} table its board
 * @property {unknown} fault what went wrong, by a fault of ours
 * @property {unknown} typedWrong why what was typed was not played
 * @property {string} notice a short word about what a tool has done
 * @property {boolean} sheetOpen whether the sheet of a narrow page is open
 * @property {() => void} draw
 * @property {(text: string) => void} say
 * @property {(doing: () => Promise<void>) => Promise<void>} attempt does something that may fail
 * @property {() => Promise<void>} again plays the same again
 */

/**
 * A match to be shown, and where it happens.
 * @typedef {object} Opened
 * @property {MatchView} state
 * @property {Host} host
 * @property {Company | null} company
 */

/**
 * The page of a match that is played at this page alone.
 * @param {HTMLElement} place
 * @param {URLSearchParams} values
 * @returns {Promise<Page>}
 */
export async function play(place, values) {
  const linked = holdsMatch(values);
  const kept = lastMatch();
  if (!linked && !kept) {
    location.replace("#");
    return { close() {} };
  }
  return table(place, async () => {
    const state = linked ? await read(values) : await shown(await resumeMatch(/** @type {NonNullable<typeof kept>} */ (kept)));
    return { state, host: new LocalHost(state, !linked), company: null };
  });
}

/**
 * The page of a match, wherever it happens.
 * @param {HTMLElement} place
 * @param {() => Promise<Opened>} opening
 * @returns {Promise<Page>}
 */
export async function table(place, opening) {
  /** @type {Opened} */
  let opened;
  /** @type {Drawing} */
  let drawing;
  try {
    opened = await opening();
    drawing = await drawingOf(opened.state.saved.spec);
  } catch (why) {
    render(
      html`<div class="home">
        <header class="bar"><a class="brand" href="#">${t("app-name")}</a>${preferences()}</header>
        <main class="broken">
          <h1 tabindex="-1">${t("open-failed")}</h1>
          <div class="wrong" role="alert">${problemList(why)}</div>
          <p><a class="primary" href="#">${t("home")}</a></p>
        </main>
      </div>`,
      place,
    );
    return { close() {} };
  }

  const { state, host, company } = opened;
  // Another page was asked for in the meantime.
  if (!place.isConnected) {
    company?.close();
    return { close() {} };
  }

  const log = document.createElement("div");
  log.className = "hidden";
  log.setAttribute("role", "log");
  log.setAttribute("aria-label", t("log"));

  /** @param {string} text */
  const say = (text) => {
    const line = document.createElement("p");
    line.textContent = text;
    log.append(line);
    while (log.children.length > 20) log.firstChild?.remove();
  };

  /** @type {Listener} */
  const listener = {
    changed() {
      stage.behind?.table.refresh();
      shared.table.refresh();
      draw();
      document.title = title();
      tellEnd();
      shared.table.presses.leaveAgain();
      shared.desk?.follow(shared);
    },
    async played(game, played) {
      // What a person typed too early is still to be read after the engine's reply.
      if (shared.game.isHuman(played.ply.by)) shared.typedWrong = null;
      shared.notice = "";
      const now = !game.looking && game.state.plies.at(-1) === played.ply;
      const what = game.looks.told(played, game.spec);
      say(now ? `${what} ${gameDue(game)}` : what);
      const shown = stage.tableOf(game).animate(played);
      draw();
      await shown;
    },
    thought: () => draw(),
    jumped(game, view) {
      stage.tableOf(game).jump(view);
    },
    async opened(game) {
      await stage.open(game);
      say(gameDue(game));
    },
    closed: () => stage.close(),
    fought(before, now) {
      const told = fightTold(contest, before, now);
      if (told) say(told);
    },
    decided(over) {
      say(resultLines(contest, over).join(" "));
    },
    kept() {
      // The address held a record; now there is more than it.
      if (open) history.replaceState(null, "", "#play");
    },
    hurry: finish,
    failed(why) {
      shared.fault = why;
    },
  };

  const contest = new Contest(state, listener, host);
  let ended = state.ending !== null;
  // Who needs no guide does without its texts.
  const guide = settings.guided ? new (await import("./course/guide.js")).Guide() : null;

  const desk = state.combined ? new (await import("./combined/desk.js")).Desk() : null;

  /** @type {Shared} */
  const shared = {
    contest,
    company,
    get stage() {
      return stage;
    },
    desk,
    get game() {
      return stage.front.game;
    },
    get table() {
      return stage.front.table;
    },
    fault: null,
    typedWrong: null,
    notice: "",
    sheetOpen: false,
    draw: () => draw(),
    say,
    async attempt(doing) {
      shared.fault = null;
      try {
        await doing();
      } catch (why) {
        shared.fault = why;
      }
      listener.changed();
    },
    async again() {
      const { spec, seats, terms } = contest.state.saved;
      keepMatch((await newMatch(spec, seats, null, terms)).saved);
      go("#play");
    },
  };

  const stage = new Stage(contest.main, drawing, place, () => shared);

  /** Lets the end of the match be heard, once. */
  const tellEnd = () => {
    const { ending } = contest.state;
    if (ending && !ended) {
      const { main } = contest;
      const own = company ? company.live.side : main.ofPeople ? null : main.isHuman("first") ? "first" : "second";
      soundEnd(own === null || ending.winner === null ? "over" : ending.winner === own ? "won" : "lost");
    }
    ended = ending !== null;
  };

  let open = true;
  let choosing = false;
  const draw = () => {
    if (!open) return;
    const { flipped, element } = shared.table.drawing;
    const [above, below] = flipped ? /** @type {const} */ (["first", "second"]) : /** @type {const} */ (["second", "first"]);
    render(
      html`<div class="play ${settings.letters ? "letters" : ""} ${stage.side ? "with-side" : ""}">
        <header class="bar">
          <a class="brand" href="#" title=${t("home")}>${t("app-name")}</a>
          <h1 tabindex="-1">${gameName(shared.game.spec)}</h1>
          ${preferences()}
        </header>
        ${company ? company.parts.banner() : nothing}
        <main>
          <p class="hidden" id="board-help">${t("board-help")}</p>
          <div class="table">
            ${seatBar(shared, above)}
            <div class="slot">${element} ${pool(shared)}</div>
            ${seatBar(shared, below)}
          </div>
          <div class="side">${guide ? guide.panel(shared) : nothing} ${desk ? desk.parts.behind(shared) : nothing} ${promptPanel(shared)} ${toolbar(shared)} ${sheet(shared)}</div>
        </main>
        ${log}
      </div>`,
      place,
    );
    const chooser = place.querySelector(".chooser .actions");
    if (chooser && !choosing) chooser.scrollIntoView({ block: "nearest" });
    choosing = chooser !== null;
    const current = place.querySelector(".moves [aria-current]");
    if (current instanceof HTMLElement) {
      const list = /** @type {HTMLElement} */ (current.closest(".scroll"));
      const top = current.offsetTop - list.offsetTop;
      if (top < list.scrollTop || top + current.offsetHeight > list.scrollTop + list.clientHeight) {
        list.scrollTop = top - list.clientHeight / 2;
      }
    }
  };

  /** @param {KeyboardEvent} event */
  const keys = (event) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog")) return;
    if (event.key === "Escape" && shared.sheetOpen) {
      shared.sheetOpen = false;
      draw();
      return;
    }
    const way = event.key === "," ? -1 : event.key === "." ? 1 : null;
    if (way === null) return;
    const { game } = shared;
    const plies = neighbour(game, way);
    if (plies !== undefined) void shared.attempt(() => game.look(plies));
  };
  addEventListener("keydown", keys);
  const fit = () => stage.fit();
  addEventListener("resize", fit);
  // Clocks and timers that run are drawn anew.
  let ticks = 0;
  const ticking = setInterval(() => {
    const { game, table } = shared;
    const { timers } = game;
    ticks++;
    const often = ticks % (TICK / FINE) === 0;
    if (timers.length > 0 && often) table.tick(ticks % TELLS === 0);
    const beside = often && timers.some(({ at, left }) => at === null && left > 0);
    if (beside || (ticks % (pace(game) / FINE) === 0 && runs(game))) draw();
    const { side = null } = company?.live ?? {};
    const time = side && contest.state.deciders.includes(side) ? left(contest.main, side) : null;
    if (time !== null) company?.tellTime(time);
  }, FINE);

  const title = () => {
    const page = gameName(contest.state.saved.spec);
    company?.mark(contest);
    return t("title", { page: company?.isDue(contest) ? t("your-turn", { page }) : page });
  };

  company?.attend(shared);
  document.title = title();
  draw();
  fit();
  say(gameDue(contest.main));
  await contest.begin();

  return {
    close() {
      open = false;
      removeEventListener("keydown", keys);
      removeEventListener("resize", fit);
      clearTimeout(ticking);
      contest.close();
      company?.close();
      // What still moves would never end once its board is gone.
      finish();
      forgetPiles();
    },
  };
}

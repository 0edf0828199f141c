// The page on which a game is played.

import { finish } from "../board/animate.js";
import { preferences } from "../chrome.js";
import { Drawing } from "../board/draw.js";
import { looksOf } from "../games/index.js";
import { t } from "../i18n.js";
import { keepMatch, lastMatch, settings } from "../keep.js";
import { html, render } from "../vendor/lit-html.js";
import { Game, expect, newMatch, resumeMatch } from "./play/game.js";
import { go, holdsMatch, read } from "./play/open.js";
import { Table } from "./play/table.js";
import { promptPanel } from "./play/prompt.js";
import { forgetPiles, pool } from "./play/piles.js";
import { seatBar } from "./play/seats.js";
import { neighbour } from "./play/moves.js";
import { toolbar, sheet } from "./play/tools.js";
import { due, gameName, problemList } from "./play/words.js";

/** @import { MatchView } from "../types.js" */
/** @import { Page } from "../app.js" */
/** @import { Listener } from "./play/game.js" */

/**
 * What the parts of the page share.
 * @typedef {object} Shared
 * @property {Game} game
 * @property {Table} table
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
 * @param {HTMLElement} place
 * @param {URLSearchParams} values
 * @returns {Promise<Page>}
 */
export async function play(place, values) {
  const linked = holdsMatch(values);
  /** @type {MatchView} */
  let state;
  /** @type {Drawing} */
  let drawing;
  try {
    const kept = lastMatch();
    if (!linked && !kept) {
      location.replace("#");
      return { close() {} };
    }
    state = linked ? await read(values) : await resumeMatch(/** @type {NonNullable<typeof kept>} */ (kept));
    const { board } = await expect({ ask: "board", spec: state.saved.spec }, "board");
    drawing = new Drawing(board, t("board"), looksOf(state.saved.spec)?.stacks, looksOf(state.saved.spec)?.tower);
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

  // Another page was asked for in the meantime.
  if (!place.isConnected) return { close() {} };

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
      shared.table.refresh();
      draw();
      shared.table.leaveAgain();
    },
    async played(played) {
      const { game } = shared;
      shared.typedWrong = null;
      shared.notice = "";
      const now = !game.looking && game.state.plies.at(-1) === played.ply;
      const what = game.looks.told(played, game.spec);
      say(now ? `${what} ${due(game.looks, game.state.view, game.state.ending)}` : what);
      const shown = shared.table.animate(played);
      draw();
      await shown;
    },
    thought: () => draw(),
    jumped(view) {
      shared.table.jump(view);
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

  const game = new Game(state, listener, !linked);

  /** @type {Shared} */
  const shared = {
    game,
    table: new Table(game, drawing, place, () => shared),
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
      const { spec, seats } = game.state.saved;
      keepMatch((await newMatch(spec, seats)).saved);
      go("#play");
    },
  };

  let open = true;
  let choosing = false;
  const draw = () => {
    if (!open) return;
    const [above, below] = drawing.flipped ? /** @type {const} */ (["first", "second"]) : /** @type {const} */ (["second", "first"]);
    render(
      html`<div class="play ${settings.letters ? "letters" : ""}">
        <header class="bar">
          <a class="brand" href="#" title=${t("home")}>${t("app-name")}</a>
          <h1 tabindex="-1">${gameName(state.saved.spec)}</h1>
          ${preferences()}
        </header>
        <main>
          <p class="hidden" id="board-help">${t("board-help")}</p>
          <div class="table">
            ${seatBar(shared, above)}
            <div class="slot">${drawing.element} ${pool(shared)}</div>
            ${seatBar(shared, below)}
          </div>
          <div class="side">${promptPanel(shared)} ${toolbar(shared)} ${sheet(shared)}</div>
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
    const plies = neighbour(game, way);
    if (plies !== undefined) void shared.attempt(() => game.look(plies));
  };
  addEventListener("keydown", keys);

  document.title = t("title", { page: gameName(state.saved.spec) });
  drawing.grid.setAttribute("aria-describedby", "board-help");
  drawing.flip(!game.ofPeople && game.isHuman("second"));
  shared.table.jump(state.view);
  draw();
  say(due(game.looks, state.view, state.ending));
  await game.begin();

  return {
    close() {
      open = false;
      removeEventListener("keydown", keys);
      game.close();
      // What still moves would never end once its board is gone.
      finish();
      forgetPiles();
    },
  };
}

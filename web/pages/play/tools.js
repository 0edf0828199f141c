// The tools beside the board, and the panel with the moves, which a narrow page shows as a sheet.

import { heard } from "../../board/sound.js";
import { actionsOf } from "../../board/state.js";
import { button, dialog } from "../../chrome.js";
import { writePosition } from "../../games/index.js";
import { playerName } from "../../games/names.js";
import { need, t } from "../../i18n.js";
import { icon } from "../../icons.js";
import { change, settings } from "../../keep.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { gameDue } from "../combined/words.js";
import { Refused } from "./game.js";
import { moveList, neighbour } from "./moves.js";
import { problemList } from "./words.js";

/** @import { Shared } from "../play.js" */

await need("play");

/**
 * What is always at hand.
 * @param {Shared} shared
 */
export function toolbar(shared) {
  const { company, contest, game, attempt } = shared;
  /** @param {-1 | 1} way */
  const step = (way) => {
    const plies = neighbour(game, way);
    return { disabled: plies === undefined, press: () => void attempt(() => game.look(plies ?? null)) };
  };
  const [before, next] = [step(-1), step(1)];
  const { fight, fought } = shared.contest.state;
  const stays = fight !== null || fought.length > 0;
  const undo = () =>
    attempt(async () => {
      if (company) return company.undo(shared);
      await game.takeBack();
      shared.say(`${t("said-taken-back")} ${gameDue(game)}`);
    });
  const none = company ? !company.host.staged && !company.host.planning && company.takeBackTo(contest) === null : game.takeBackTo === null;
  return html`<nav class="tools" aria-label=${t("tools")}>
    ${button("undo", t("undo"), undo, { disabled: none, why: stays ? t("undo-challenged") : "" })}
    ${button("back", t("step-back"), before.press, { disabled: before.disabled })}
    ${button("forward", t("step-forward"), next.press, { disabled: next.disabled })}
    <button
      type="button"
      class="tool narrow"
      id="sheet-toggle"
      aria-expanded=${String(shared.sheetOpen)}
      aria-controls="sheet"
      @click=${() => {
        shared.sheetOpen = !shared.sheetOpen;
        if (company) company.unread = 0;
        shared.draw();
      }}
    >
      ${icon(company?.unread ? "chat" : "list")}<span>${company?.unread ? t("sheet-unread", { count: company.unread }) : t("sheet")}</span>
    </button>
  </nav>`;
}

/**
 * Moves, typing, and everything that is needed less often.
 * @param {Shared} shared
 */
export function sheet(shared) {
  const { company, game, table, attempt } = shared;
  const close = () => {
    shared.sheetOpen = false;
    shared.draw();
    document.getElementById("sheet-toggle")?.focus();
  };
  const flip = () => {
    table.drawing.flip(!table.drawing.flipped);
    table.refresh();
    shared.draw();
  };
  const coordinates = () => {
    change({ coordinates: !table.coordinates });
    table.showCoordinates();
    shared.draw();
  };
  const sounds = () => {
    change({ sounds: !heard() });
    shared.draw();
  };
  const letters = () => {
    change({ letters: !settings.letters });
    shared.draw();
  };
  const record = () => copy(shared, () => game.record(), "copied-record");
  const position = () => copy(shared, async () => writePosition(game.spec, game.view.position), "copied-position");
  const link = () =>
    copy(
      shared,
      async () => new URL(`#play?record=${encodeURIComponent(await game.record())}`, document.baseURI).href,
      "copied-link",
    );
  return html`<section class="sheet ${shared.sheetOpen ? "open" : ""}" id="sheet" aria-label=${t("sheet")}>
    <header class="narrow">
      <h2>${t("sheet")}</h2>
      ${button("close", t("close"), close, { quiet: true })}
    </header>
    <div class="scroll" tabindex="0" role="group" aria-label=${t("moves")}>
      ${moveList(game, (plies) => void attempt(() => game.look(plies)))} ${shared.desk ? shared.desk.parts.list(shared) : nothing}
    </div>
    ${company ? company.parts.chat(shared, company) : nothing} ${typing(shared, close)}
    <div class="more">
      ${company ? company.parts.tools(shared, company) : nothing}
      ${button("flip", t("flip"), flip)}
      ${button("grid", t("coordinates"), coordinates, { pressed: table.coordinates })}
      ${button("letters", t("letters"), letters, { pressed: settings.letters })}
      ${button("sound", t("sounds"), sounds, { pressed: heard() })}
      ${button("rules", t("rules-open"), async () => (await import("../rules.js")).openRules(game.spec))}
      ${button("copy", t("copy-record"), record)} ${button("copy", t("copy-position"), position)}
      ${button("link", t("copy-link"), link)}
      ${company ? nothing : button("open", t("open"), async () => (await import("./open.js")).openDialog())}
      ${company && !company.live.side ? nothing : button("flag", t("resign"), () => resignDialog(shared), { disabled: game.state.ending !== null })}
      ${company ? nothing : html`<a class="tool" href="#">${icon("plus")}<span>${t("new-game")}</span></a>`}
    </div>
    <p class="notice">${shared.notice}</p>
  </section>`;
}

/**
 * @param {Shared} shared
 * @param {() => void} close puts the sheet away
 */
function typing(shared, close) {
  const { game } = shared;
  /** @param {Event & { target: HTMLFormElement }} event */
  const submit = async (event) => {
    event.preventDefault();
    const form = event.target;
    const text = String(new FormData(form).get("move")).trim();
    if (text === "") return;
    try {
      if (game.looking) await game.look(null);
      await game.type(text);
      form.reset();
      // On a narrow page the board that shows the move lies below the sheet.
      if (shared.sheetOpen && matchMedia("(max-width: 860px)").matches) close();
    } catch (why) {
      shared.typedWrong = why;
      if (why instanceof Refused) shared.draw();
      else await shared.attempt(() => Promise.reject(why));
    }
  };
  return html`<form class="typing" @submit=${submit}>
    <label for="move">${t("type-move")}</label>
    <div>
      <input
        id="move"
        name="move"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        placeholder=${actionsOf(game.state.view)[0]?.text ?? nothing}
        aria-describedby="move-wrong"
        aria-invalid=${shared.typedWrong ? "true" : nothing}
      />
      <button class="secondary">${t("type-do")}</button>
    </div>
    <div id="move-wrong" class="wrong" role="alert">${shared.typedWrong ? problemList(shared.typedWrong, game.looks) : nothing}</div>
  </form>`;
}

/**
 * Copies a text, or shows it where the browser does not let us.
 * @param {Shared} shared
 * @param {() => Promise<string>} make
 * @param {string} key of what is told then
 */
function copy(shared, make, key) {
  return shared.attempt(async () => {
    const text = await make();
    try {
      await navigator.clipboard.writeText(text);
      shared.notice = t(key);
      shared.say(shared.notice);
    } catch {
      dialog(t("copy-by-hand"), () => html`<textarea rows="10" readonly aria-label=${t("copy-by-hand")} .value=${text}></textarea>`);
    }
  });
}

/** @param {Shared} shared */
function resignDialog(shared) {
  const { game } = shared;
  const player = playerName(game.looks, game.actor);
  dialog(t("resign"), (close) => {
    const resign = () => {
      close();
      void shared.attempt(async () => {
        await game.resign();
        if (!shared.contest.result) shared.say(gameDue(game));
      });
    };
    return html`<p>${t("resign-ask", { player })}</p>
      <div class="actions">
        <button type="button" class="primary" @click=${resign}>${t("resign-do")}</button>
        <button type="button" class="secondary" @click=${close}>${t("resign-not")}</button>
      </div>`;
  });
}

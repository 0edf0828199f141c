// Live boards within a lesson: one to step through, and one to answer on.

import { finish } from "../../board/animate.js";
import { kindName, playerName, textOf } from "../../games/names.js";
import { need, t } from "../../i18n.js";
import { html } from "../../vendor/lit-html.js";
import { Contest } from "../play/contest.js";
import { LocalHost } from "../play/host.js";
import { Game, resumeMatch } from "../play/game.js";
import { Stage, drawingOf } from "../play/stage.js";
import { due } from "../play/said.js";

/** @import { MatchView, Player, SavedMatch } from "../../types.js" */
/** @import { Drawing } from "../../board/draw.js" */
/** @import { Shared } from "../play.js" */
/** @import { Listener } from "../play/contest.js" */
/** @import { Table } from "../play/table.js" */

await need("course");
await need("play");

/** A match that is only looked at: a press on the board goes on by a step. */
class Exhibit extends Game {
  /** @override */
  get isOurs() {
    return false;
  }

  /**
   * @override
   * @param {number | null} plies
   */
  look(plies) {
    return super.look(plies ?? (this.looking?.plies ?? 0) + 1);
  }
}

/** A match in which one side is answered for. */
class Trial extends Game {
  /** Whether nothing can be played now. */
  closed = false;

  /**
   * @param {Contest} contest
   * @param {MatchView} state
   */
  constructor(contest, state) {
    super(contest, state);
    /** @type {Player} */
    this.player = state.view.to_move;
    /** How many actions had been played when it began. */
    this.begun = state.plies.length;
  }

  /** @override */
  get isOurs() {
    return super.isOurs && !this.closed && this.state.view.to_move === this.player;
  }

  /** What has been played since it began. */
  get played() {
    return this.state.plies.slice(this.begun).map(({ action }) => action);
  }
}

/**
 * A board with a match on it.
 * @template {Game} G
 * @typedef {object} Live
 * @property {G} game
 * @property {Drawing} drawing
 * @property {Table} table
 * @property {Shared} shared
 * @property {() => void} close
 */

/**
 * @template {Game} G
 * @param {SavedMatch} saved
 * @param {HTMLElement} place
 * @param {{ make: (contest: Contest, state: MatchView) => G, marks: string[], draw: () => void, changed?: () => void, say: (text: string) => void }} of
 * @returns {Promise<Live<G>>}
 */
async function live(saved, place, { make, marks, draw, changed = () => {}, say }) {
  const [state, drawing] = await Promise.all([resumeMatch(saved), drawingOf(saved.spec)]);
  for (const cell of marks) drawing.target(cell)?.classList.add("marked");
  drawing.grid.removeAttribute("aria-describedby");
  /** @type {Listener} */
  const listener = {
    changed() {
      table.refresh();
      changed();
      draw();
      table.presses.leaveAgain();
    },
    async played(of, played) {
      say(of.looks.told(played, of.spec));
      const shown = table.animate(played);
      draw();
      await shown;
    },
    thought() {},
    jumped: (_, view) => table.jump(view),
    opened: async () => {},
    closed: async () => {},
    fought() {},
    decided() {},
    kept() {},
    hurry: finish,
    failed(why) {
      shared.fault = why;
    },
  };
  const contest = new Contest(state, listener, new LocalHost(state, null));
  const game = make(contest, state);
  contest.main = game;
  /** @type {Shared} */
  const shared = {
    contest,
    company: null,
    get stage() {
      return stage;
    },
    desk: null,
    game,
    get table() {
      return table;
    },
    fault: null,
    typedWrong: null,
    notice: "",
    sheetOpen: false,
    draw,
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
    again: async () => {},
  };
  const stage = new Stage(game, drawing, place, () => shared);
  const { table } = stage.main;
  // The texts name cells.
  drawing.element.classList.add("with-coordinates");
  const close = () => {
    contest.close();
    table.close();
  };
  return { game, drawing, table, shared, close };
}

/**
 * A board to step through, at its beginning.
 * @param {SavedMatch} saved
 * @param {string[]} marks
 * @param {HTMLElement} place
 * @param {{ draw: () => void, say: (text: string) => void }} of
 */
export async function exhibit(saved, marks, place, of) {
  const made = await live(saved, place, { ...of, marks, make: (contest, state) => new Exhibit(contest, state) });
  if (made.game.state.plies.length > 0) await made.game.look(0);
  return made;
}

/**
 * A board to answer on.
 * @param {SavedMatch} saved
 * @param {string[]} marks
 * @param {HTMLElement} place
 * @param {{ draw: () => void, changed: () => void, say: (text: string) => void }} of
 */
export async function trial(saved, marks, place, of) {
  const made = await live(saved, place, { ...of, marks, make: (contest, state) => new Trial(contest, state) });
  await made.shared.contest.begin();
  return made;
}

/**
 * What lies beside a board, in words.
 * @param {Live<Game>} live
 * @param {boolean} [turn] whether it is told what is due
 */
export function beside({ game, table }, turn = true) {
  const { looks } = game;
  const view = table.shown;
  const told = (/** @type {Player | null} */ player) => {
    const mine = view.supply.filter((it) => it.player === player);
    const piles = [...new Set(mine.map(({ pile }) => pile))];
    return piles
      .map((pile) => {
        const heaps = mine.filter((it) => it.pile === pile);
        const name = textOf(looks, `pile-${pile}`);
        const all = heaps.reduce((sum, { count }) => sum + count, 0);
        if (heaps.length === 1 || looks.summed) return t("beside-pile", { pile: name, count: all });
        const list = heaps.filter(({ count }) => count > 0).map(({ piece, count }) => t("beside-kind", { piece: kindName(looks, piece.kind), count }));
        return list.length > 0 ? t("beside-kinds", { pile: name, list: list.join(", ") }) : "";
      })
      .filter((it) => it !== "")
      .join("; ");
  };
  const common = told(null);
  const players = /** @type {const} */ (["first", "second"]);
  return html`<p class="small beside">
    ${players.map((player) => {
      const what = told(player);
      return what ? html`<span>${t("beside", { player: playerName(looks, player), what })}</span> ` : "";
    })}
    ${common ? html`<span>${common}</span>` : ""}
    ${turn ? html`<strong>${due(looks, view, game.looking ? null : game.state.ending)}</strong>` : ""}
  </p>`;
}


// Where a match happens. Here: a match that is kept in this browser.

import { keepMatch } from "../../keep.js";
import { index } from "../../players.js";
import { expect } from "./game.js";

/** @import { MatchView, Player, Request } from "../../types.js" */

/**
 * Where a match happens: in this browser, or on a server.
 * @typedef {object} Host
 * @property {number} at milliseconds since the match began
 * @property {boolean} runs whether the engine and the clocks are to be looked after here
 * @property {boolean} isOpened whether it came from outside, and nobody here has acted in it yet
 * @property {(player: Player) => boolean} sits whether somebody here plays on that side
 * @property {(request: Request) => Promise<MatchView>} carryOut lets something happen; the match as it is then
 * @property {() => boolean} claim a person has acted: whether the match is kept only from now on
 * @property {(state: MatchView) => void} keep
 */

/** @implements {Host} */
export class LocalHost {
  runs = true;
  #seats;
  #kept;
  #started = performance.now();
  #offset;

  /**
   * @param {MatchView} state
   * @param {boolean | null} kept whether it is the match that is kept; another one is so once a person acts
   *   in it, and null never is
   */
  constructor({ saved }, kept) {
    this.#seats = saved.seats;
    this.#kept = kept;
    this.#offset = saved.log.at(-1)?.at ?? 0;
  }

  /** Milliseconds since the match began; time in which it was not open is left out. */
  get at() {
    return this.#offset + Math.round(performance.now() - this.#started);
  }

  get isOpened() {
    return this.#kept === false;
  }

  /** @param {Player} player */
  sits(player) {
    return this.#seats[index(player)].player === "human";
  }

  /** @param {Request} request */
  async carryOut(request) {
    return (await expect(request, "match")).state;
  }

  claim() {
    if (this.#kept !== false) return false;
    this.#kept = true;
    return true;
  }

  /** @param {MatchView} state */
  keep({ saved }) {
    if (this.#kept) keepMatch(saved);
  }
}

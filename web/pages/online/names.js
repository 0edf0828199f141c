// Players and matches as lists of online play name them.

import { keyOf, looksOf } from "../../games/index.js";
import { playerName } from "../../games/names.js";
import { need, t } from "../../i18n.js";
import { clockName } from "../../online/clocks.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { gameName } from "../play/words.js";

/** @import { Gathering, MatchSummary, Player, PlayerInfo, Rating } from "../../types.js" */

await need("online");

/** Above this deviation a rating says little. */
const UNSURE = 110;

/** @param {PlayerInfo} player */
export const nameOf = ({ name }) => name ?? t("online-nobody");

/**
 * That a program plays for somebody, where that is so.
 * @param {PlayerInfo[]} players
 */
export const programMark = (...players) => (players.some(({ program }) => program) ? html` <span class="badge program" title=${t("online-program-about")}>${t("online-program")}</span>` : nothing);

/** @param {PlayerInfo} player */
export const playerLink = (player) =>
  player.name ? html`<a class="name" href=${`#player?id=${player.id}`}>${player.name}</a>${programMark(player)}` : html`<span class="name quiet">${t("online-nobody")}</span>`;

/**
 * A rating as it is told: rounded, with a question mark while it is uncertain.
 * @param {Rating | null} rating
 */
export const ratingText = (rating) => (rating ? `${Math.round(rating.rating)}${rating.deviation > UNSURE ? "?" : ""}` : "");

/**
 * What is played, in a few words beside the game.
 * @param {{ clock?: string | null | undefined, combine?: string | undefined, rated: boolean }} terms
 */
export const termsText = ({ clock, combine, rated }) =>
  [clockName(clock), t(rated ? "online-rated" : "online-casual"), ...(combine ? [t("combine")] : [])].join(" · ");

/**
 * What a player of a game is called.
 * @param {string} spec
 * @param {Player} player
 */
export function sideName(spec, player) {
  const looks = looksOf(spec);
  return looks ? playerName(looks, player) : player;
}

/**
 * How a match ended from the side of a player, or who won it.
 * @param {MatchSummary} match
 * @param {string} [player] the player's id
 */
export function resultText({ players, ending, spec, deciders }, player) {
  const isDue = deciders.some((decider) => players[decider === "first" ? 0 : 1].id === player);
  if (!ending) return t(isDue ? "online-due" : "online-goes-on");
  if (!ending.winner) return t("draw");
  const winner = players[ending.winner === "first" ? 0 : 1];
  if (player && players.some(({ id }) => id === player)) return t(winner?.id === player ? "online-won" : "online-lost");
  return t("wins", { player: winner?.name ?? sideName(spec, ending.winner) });
}

/**
 * A match in a list.
 * @param {MatchSummary} match
 * @param {unknown} [more] behind it
 */
export const matchRow = (match, more) => html`<li class="card row">
  <span class="what">
    <span><a href=${`#match?id=${match.id}`}>${nameOf(match.players[0])} – ${nameOf(match.players[1])}</a>${programMark(...match.players)}</span>
    <span class="quiet">${gameName(match.spec)} · ${termsText(match)}</span>
  </span>
  ${more}
</li>`;

/**
 * An event in a list.
 * @param {Gathering} event
 */
export const eventRow = ({ id, name, since, closed }) => html`<li class="card row">
  <span class="what">
    <span><a href=${`#events?id=${id}`}>${name}</a></span>
    <span class="quiet">${closed ? t("event-was", { from: day(since), to: day(closed) }) : t("event-since", { day: day(since) })}</span>
  </span>
</li>`;

/** Whether this page has the looks of a game. */
export const isShown = (/** @type {string} */ spec) => looksOf(keyOf(spec)) !== undefined;

/** @param {number} at milliseconds since 1970 */
export const day = (at) => new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium" }).format(at);

/** @param {number} at milliseconds since 1970 */
export const short = (at) => new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "short" }).format(at);

/** @param {number} at milliseconds since 1970 */
export const moment = (at) => new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" }).format(at);

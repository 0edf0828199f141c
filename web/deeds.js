// What was done in the course, kept in this browser: for each account of its own, and what was done without one.
// Of an account it is known too what the server has not got yet.

import { drop, read, write } from "./keep.js";

/** @import { Deed, Learner } from "./types.js" */

/**
 * The account with which the progress of this browser goes on.
 * @typedef {object} Owner
 * @property {string} player
 * @property {string} name
 */

/**
 * @typedef {object} Kept
 * @property {Deed[]} deeds the oldest first
 * @property {number} seq the number of the last one that the server has sent
 * @property {Deed[]} unsent those that the server has not got, as far as is known
 */

const OWNER = "gipf.learner-of";
const NOBODYS = "gipf.learner";

/** What is told to the window when deeds came from elsewhere. */
export const CAME = "gipf-deeds";

/** @returns {Owner | null} */
export function owner() {
  const kept = /** @type {Owner | null} */ (read(OWNER));
  return typeof kept?.player === "string" ? kept : null;
}

/** @param {Owner | null} who */
const place = (who) => (who ? `${NOBODYS}:${who.player}` : NOBODYS);

/**
 * @param {string} where
 * @returns {Kept}
 */
function at(where) {
  const kept = /** @type {Partial<Kept> | null} */ (read(where));
  const { deeds = [], seq = 0, unsent = [] } = kept && Array.isArray(kept.deeds) ? kept : {};
  return { deeds, seq, unsent };
}

/** What whoever learns here has done. */
export const kept = () => at(place(owner()));

/** @returns {Learner} */
export const learner = () => ({ deeds: kept().deeds });

/** What was done here before there was an account. */
export const nobodys = () => at(NOBODYS).deeds;

/**
 * A deed as a text that is the same for the same deed.
 * @param {Deed} deed
 */
const text = (deed) => JSON.stringify(Object.entries(deed).sort());

/**
 * Keeps everything that was done, here and elsewhere.
 * @param {Deed[]} deeds
 * @param {{ fresh?: Deed[], sent?: Deed[], seq?: number }} news what the server has not got yet, and what it has got
 */
export function keep(deeds, { fresh = [], sent = [], seq }) {
  const who = owner();
  if (!who) {
    write(NOBODYS, JSON.stringify({ deeds }));
    return;
  }
  const before = kept();
  // What is forgotten need not be sent either.
  const there = new Set(deeds.map(text));
  const gone = new Set(sent.map(text));
  const waiting = new Map([...before.unsent, ...fresh].map((deed) => [text(deed), deed]));
  const unsent = [...waiting].flatMap(([key, deed]) => (there.has(key) && !gone.has(key) ? [deed] : []));
  const now = { deeds, seq: Math.max(before.seq, seq ?? 0), unsent };
  write(place(who), JSON.stringify(now));
}

/**
 * From now on what is done here belongs to an account.
 * @param {Owner} who
 */
export function own(who) {
  const before = owner();
  // Of somebody else nothing stays that the server has got.
  if (before && before.player !== who.player && kept().unsent.length === 0) drop(place(before));
  write(OWNER, JSON.stringify({ player: who.player, name: who.name }));
}

/** What was done without an account is an account's now. */
export const dropNobodys = () => drop(NOBODYS);

/**
 * From now on what is done here belongs to nobody. What the server has got is forgotten here; what it has not
 * waits until the same one comes back.
 * @param {{ stays?: boolean }} [how] `stays`: the account is gone, and what was done in it stays in this browser
 */
export function disown({ stays = false } = {}) {
  const who = owner();
  if (!who) return;
  const { deeds, unsent } = kept();
  if (stays) write(NOBODYS, JSON.stringify({ deeds }));
  if (stays || unsent.length === 0) drop(place(who));
  drop(OWNER);
}

/** Forgets all that was done in this browser by nobody. */
export function forget() {
  drop(place(owner()));
}

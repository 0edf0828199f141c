// What is kept in this browser.

/** @import { Result } from "./results.js" */
/** @import { SavedMatch } from "./types.js" */

/**
 * @typedef {object} Settings
 * @property {string} language the one that was chosen, empty if none was
 * @property {string} theme `auto`, `light`, `dark` or `contrast`
 * @property {boolean | null} coordinates whether they are shown; by the game if nothing was chosen
 * @property {boolean | null} sounds whether they are heard; by the device if nothing was chosen
 * @property {boolean} letters whether the letters of their kinds are written on the pieces
 * @property {Setup} setup what was chosen for the last game
 * @property {boolean} guided whether a newcomer is guided through the match that is kept
 * @property {SeekSetup} seek what was wanted online the last time
 * @property {Record<string, boolean>} confirmed whether a turn online is sent only once it was confirmed, by the speed of
 *   the game; `none` is that without a clock
 * @property {boolean} muted whether what is said online is hidden
 */

/**
 * @typedef {object} Setup
 * @property {string} spec the variant with default options
 * @property {Record<string, string>} options the values of its options that were changed
 * @property {"engine" | "people"} opponent
 * @property {number} level
 * @property {"first" | "second" | "lot"} side
 * @property {Combining} [combine] whether and how it is combined with other games
 */

/**
 * The agreement of a combined game, as it was chosen.
 * @typedef {object} Combining
 * @property {boolean} on
 * @property {"hands" | "namesakes" | "free"} preset what is played for all kinds
 * @property {Record<string, string>} links what is played for single kinds, by their letters
 * @property {string} challenges
 * @property {"optional" | "always"} challenge
 * @property {"allows" | "denies"} tie
 * @property {string} clock of side games, empty for none
 * @property {"repeat" | "tie"} hands
 * @property {"yes" | "no"} lots
 */

/**
 * @typedef {object} SeekSetup
 * @property {string} spec the variant with default options
 * @property {Record<string, string>} options the values of its options that were changed
 * @property {Combining} [combine] whether and how it is combined with other games
 * @property {string} clock empty if there is none
 * @property {boolean} rated
 * @property {"first" | "second" | "any"} colour
 * @property {"everybody" | "link" | "player"} audience
 */

/** @type {Settings} */
const USUAL = {
  language: "",
  theme: "auto",
  coordinates: null,
  sounds: null,
  letters: false,
  setup: { spec: "", options: {}, opponent: "engine", level: 3, side: "first" },
  guided: false,
  seek: { spec: "", options: {}, clock: "600+5", rated: false, colour: "any", audience: "everybody" },
  confirmed: { days: true, none: true },
  muted: false,
};

/**
 * Reads what was kept; where the browser keeps nothing for us, nothing is.
 * @param {string} name
 * @returns {unknown}
 */
export function read(name) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
export function write(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Without storage the application works, and forgets.
  }
}

/** @param {string} name */
export function drop(name) {
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}

/** @type {Settings} */
export const settings = { ...USUAL, .../** @type {Partial<Settings>} */ (read("gipf.settings") ?? {}) };

/** @param {Partial<Settings>} changes */
export function change(changes) {
  Object.assign(settings, changes);
  write("gipf.settings", JSON.stringify(settings));
  if (changes.theme) write("gipf.theme", changes.theme);
}

/** @returns {SavedMatch | null} the last match */
export function lastMatch() {
  return /** @type {SavedMatch | null} */ (read("gipf.match"));
}

/** @param {SavedMatch} saved */
export function keepMatch(saved) {
  write("gipf.match", JSON.stringify(saved));
}

/** @returns {Result[]} how the last games against the engine went, oldest first */
export function results() {
  const kept = read("gipf.results");
  return Array.isArray(kept) ? kept : [];
}

/** @param {Result[]} all */
export function keepResults(all) {
  write("gipf.results", JSON.stringify(all));
}

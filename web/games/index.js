// The games that the page shows.

import { dvonn } from "./dvonn.js";
import { gipf } from "./gipf.js";
import { punct } from "./punct.js";
import { tamsk } from "./tamsk.js";
import { yinsh } from "./yinsh.js";
import { zertz } from "./zertz.js";

/** @import { Looks } from "./looks.js" */

/** One line each, in the order in which they are offered. */
export const games = [gipf, zertz, dvonn, yinsh, tamsk, punct];

/** @param {string} spec a game with or without its options */
export const keyOf = (spec) => spec.split(":", 1)[0] ?? spec;

/**
 * The looks of a game, if the page has any.
 * @param {string} spec
 * @returns {Looks | undefined}
 */
export const looksOf = (spec) => games.find(({ key }) => key === keyOf(spec));

/**
 * The game that has the rule with a number.
 * @param {string} number
 */
export const gameOfRule = (number) => games.find(({ rules }) => rules.includes(number.charAt(0)));

/**
 * The specification of a game and a position of it, which may stand behind it; null if the text is
 * something else, such as a record.
 * @param {string} text
 */
export function readPosition(text) {
  const trimmed = text.trim();
  const [, spec, position = ""] = /^([a-z]+(?::\S+)?)\s+(\S+\s+\S*\/[^]*)$/.exec(trimmed) ?? [];
  if (spec !== undefined && looksOf(spec)) return { spec, position };
  const of = games.find((looks) => looks.position.test(trimmed));
  return of ? { spec: `${of.key}:${trimmed.split(/\s/, 1)[0]}`, position: trimmed } : null;
}

/**
 * A position as it is given to others: its game stands in front where it cannot be told otherwise.
 * @param {string} spec
 * @param {string} position
 */
export function writePosition(spec, position) {
  return readPosition(position)?.spec === spec ? position : `${spec} ${position}`;
}

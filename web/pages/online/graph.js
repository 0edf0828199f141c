// How a number went over time, as a line with its scale; what it shows stands in a table behind it.

import { html, svg } from "../../vendor/lit-html.js";

/** The size of the drawing, and the room left free around the line: for numbers at the left, for dates below. */
const [WIDTH, HEIGHT] = [320, 160];
const [LEFT, RIGHT, TOP, BELOW] = [40, 10, 10, 26];
/** The least difference from bottom to top, so that little does not look like much. */
const LEAST = 80;
/** About how many lines of the scale there are. */
const LINES = 3;
/** Steps from one to the next. */
const STEPS = [20, 50, 100, 200, 500];

/**
 * @typedef {object} Point
 * @property {number} at milliseconds since 1970
 * @property {number} value
 */

/**
 * @param {Point[]} points at least two, oldest first
 * @param {string} name what it tells, in words
 * @param {(at: number) => string} date how a time is written below it
 */
export function graph(points, name, date) {
  const values = points.map(({ value }) => value);
  const spare = Math.max(LEAST - (Math.max(...values) - Math.min(...values)), 0) / 2 + 10;
  const [low, high] = [Math.min(...values) - spare, Math.max(...values) + spare];
  const [begin, end] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  // Where all happened at once, one after the other.
  const place = (/** @type {Point} */ { at }, /** @type {number} */ index) => (end > begin ? (at - begin) / (end - begin) : index / (points.length - 1));
  const x = (/** @type {number} */ part) => LEFT + part * (WIDTH - LEFT - RIGHT);
  const y = (/** @type {number} */ value) => HEIGHT - BELOW - ((value - low) * (HEIGHT - TOP - BELOW)) / (high - low);
  const step = STEPS.find((it) => (high - low) / it <= LINES + 1) ?? 1000;
  /** @type {number[]} */
  const scale = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) scale.push(value);
  const path = points.map((point, index) => `${x(place(point, index)).toFixed(1)},${y(point.value).toFixed(1)}`);
  const [lastX = "0", lastY = "0"] = path.at(-1)?.split(",") ?? [];
  const [from, to] = [date(begin), date(end)];
  return html`<svg class="graph" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${name}>
    ${scale.map((value) => svg`<line x1=${LEFT} x2=${WIDTH - RIGHT} y1=${y(value)} y2=${y(value)} /><text x=${LEFT - 6} y=${y(value) + 4} text-anchor="end">${value}</text>`)}
    ${svg`<polyline points=${path.join(" ")} /><circle cx=${lastX} cy=${lastY} r="4" />`}
    ${svg`<text x=${LEFT} y=${HEIGHT - 6}>${from}</text>`}
    ${svg`<text x=${WIDTH - RIGHT} y=${HEIGHT - 6} text-anchor="end">${to === from ? "" : to}</text>`}
  </svg>`;
}

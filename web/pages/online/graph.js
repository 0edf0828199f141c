// How a number went, as a line.

import { html, svg } from "../../vendor/lit-html.js";

/** The size of the drawing, and the room left free around the line. */
const [WIDTH, HEIGHT, EDGE] = [320, 96, 6];
/** The least difference from bottom to top, so that little does not look like much. */
const LEAST = 60;

/**
 * @param {number[]} values at least two, oldest first
 * @param {string} name what it tells, in words
 */
export function graph(values, name) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const spare = Math.max(LEAST - (high - low), 0) / 2;
  const x = (/** @type {number} */ at) => EDGE + (at * (WIDTH - 2 * EDGE)) / (values.length - 1);
  const y = (/** @type {number} */ value) => HEIGHT - EDGE - ((value - low + spare) * (HEIGHT - 2 * EDGE)) / (high - low + 2 * spare);
  const points = values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`);
  const [lastX = "0", lastY = "0"] = points.at(-1)?.split(",") ?? [];
  return html`<svg class="graph" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${name}>
    ${svg`<polyline points=${points.join(" ")} /><circle cx=${lastX} cy=${lastY} r="4" />`}
  </svg>`;
}

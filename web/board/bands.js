// Lines and groups of cells that are set off from the others, each with its name.

import { element, translate } from "./shapes.js";

/** @import { Point } from "./shapes.js" */

/**
 * @typedef {object} Band
 * @property {string[]} cells along their line
 * @property {boolean} straight whether they are a line; a group is set off cell by cell
 * @property {string} look a class: `own`, `other`, `chosen`
 * @property {string} label
 */

/** Half the height of a band. */
const HALF = 47;

/**
 * @param {Band} band
 * @param {Point[]} points where its cells are
 */
export function bandShape({ look, straight }, points) {
  if (!straight) {
    const spots = points.map((at) => element("circle", { class: `band ${look}`, r: HALF, transform: translate(at) }));
    return element("g", {}, spots);
  }
  const [first, last] = ends(points);
  const length = Math.hypot(last.x - first.x, last.y - first.y);
  const angle = (Math.atan2(last.y - first.y, last.x - first.x) * 180) / Math.PI;
  return element("rect", {
    class: `band ${look}`,
    x: -HALF,
    y: -HALF,
    width: length + 2 * HALF,
    height: 2 * HALF,
    rx: HALF,
    transform: `${translate(first)} rotate(${angle})`,
  });
}

/**
 * The name of a band, beyond that of its ends that lies higher.
 * @param {Band} band
 * @param {Point[]} points where its cells are
 * @param {[number, number, number, number]} viewBox
 */
export function bandTag({ label, straight }, points, [left, , whole]) {
  const highest = points.reduce((best, point) => (point.y < best.y ? point : best));
  const [first, last] = straight ? ends(points) : [highest, { x: highest.x, y: highest.y + 1 }];
  const [end, other] = first.y < last.y ? [first, last] : [last, first];
  const length = Math.hypot(last.x - first.x, last.y - first.y) || 1;
  const [dx, dy] = [(end.x - other.x) / length, (end.y - other.y) / length];
  const width = 30 + [...label].reduce((sum, sign) => sum + wide(sign), 0);
  const x = end.x + dx * (50 + width / 2);
  const at = { x: Math.min(Math.max(x, left + width / 2), left + whole - width / 2), y: end.y + dy * 84 };
  return element("g", { class: "tag", transform: translate(at) }, [
    element("rect", { x: -width / 2, y: -19, width, height: 38, rx: 19 }),
    element("text", { "text-anchor": "middle", "dominant-baseline": "central" }, [label]),
  ]);
}

/**
 * About how wide a character of a name is; those of Korean fill a square.
 * @param {string} sign
 */
const wide = (sign) => (sign < "\u1100" ? 13.5 : 23);

/**
 * @param {Point[]} points
 * @returns {[Point, Point]}
 */
const ends = (points) => /** @type {[Point, Point]} */ ([points[0], points.at(-1)]);

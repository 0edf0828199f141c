// The marks of what can be pressed, and the jumps that are possible.

import { arc, arrow, element, translate } from "./shapes.js";

/** @import { Point } from "./shapes.js" */

/**
 * What pressing a cell means: something comes in at a dot at the edge, something goes to a cell or may be
 * put there, what stands there is used, or it is taken away. Each with the radius of its mark.
 */
const MARKS = { dot: 17, goal: 17, open: 10, own: 51, take: 34 };

/** @typedef {keyof typeof MARKS} Hint */

/**
 * The marks of cells that can be pressed: `over` the pieces, and `under` them.
 * @param {[Point, Hint][]} cells
 * @param {{ at: Point, edge: boolean } | null} from the cell that was pressed before
 */
export function hintShapes(cells, from) {
  const marks = cells.map(([at, look]) => ({ look, mark: element("circle", { class: `hint ${look}`, r: MARKS[look], transform: translate(at) }) }));
  const of = (/** @type {boolean} */ over) => marks.filter(({ look }) => (look === "take") === over).map(({ mark }) => mark);
  const ways = from?.edge ? cells.map(([at]) => arrow(from.at, at, "way")) : [];
  const pressed = from ? [element("circle", { class: "hint pressed", r: from.edge ? 22 : 52, transform: translate(from.at) })] : [];
  return { under: [...ways, ...of(false), ...pressed], over: of(true) };
}

/**
 * Where something can go to, all at once.
 * @param {Point[]} points
 */
export const goals = (points) => points.map((at) => element("circle", { class: "hint goal", r: MARKS.goal, transform: translate(at) }));

/**
 * Jumps and how they go on, one arc after the other.
 * @param {string[][]} routes the cells of each, from where it begins
 * @param {(cell: string) => Point} point
 */
export function routeShapes(routes, point) {
  const hops = routes.flatMap((cells) => cells.slice(1).map((to, index) => ({ from: cells[index] ?? to, to, later: index > 0 })));
  // Routes that begin in the same way share their arcs.
  const different = new Map(hops.map((hop) => [`${hop.from} ${hop.to} ${hop.later}`, hop]));
  return [...different.values()].map(({ from, to, later }) => arc(point(from), point(to), later ? "later" : "jump"));
}

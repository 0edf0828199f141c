// What an action would do, and what the last turn did, drawn over the pieces.

import { goals } from "./hints.js";
import { leavesAndEnters } from "./motions.js";
import { arc, arrow, cross, element, translate } from "./shapes.js";
import { after } from "./state.js";

/** @import { ActionView, Effect, Placed } from "../types.js" */
/** @import { Pieces } from "./pieces.js" */

/** How many ways are shown as arrows at the most; where there are more, where they lead to. */
const MOST_WAYS = 8;

/**
 * What the last turn did.
 * @param {Effect[]} effects
 * @param {Pieces} pieces
 */
export function traceShapes(effects, { point, standings }) {
  const made = [];
  // The pieces that a push shifts come before the one that enters.
  let furthest = "";
  for (const effect of effects) {
    if (effect.kind === "remove") made.push(cross(point(effect.at), 16, "gone"));
    if (effect.kind === "shift") furthest ||= effect.to;
    if (effect.kind === "carry") made.push(...carried(effect.lifted, effect.laid, point));
    if (effect.kind !== "enter" && !flies(effect)) continue;
    const [from, to] = [point(effect.from), point(furthest || effect.to)];
    furthest = "";
    if (effect.from !== effect.to) {
      made.push(element("line", { x1: from.x, y1: from.y, x2: to.x, y2: to.y }));
      made.push(element("circle", { class: "from", r: flies(effect) ? 47 : 13, transform: translate(from) }));
    }
    if (standings.has(effect.to)) made.push(element("circle", { class: "to", r: 47, transform: translate(point(effect.to)) }));
  }
  return made;
}

/**
 * Where a piece of several cells has come from, and where it lies.
 * @param {Placed[]} lifted
 * @param {Placed[]} laid
 * @param {Pieces["point"]} point
 */
function carried([first, ...lifted], laid, point) {
  if (!first || !laid[0]) return [];
  const [from, to] = [point(first.at), point(laid[0].at)];
  const way = element("line", { x1: from.x, y1: from.y, x2: to.x, y2: to.y });
  const rings = (/** @type {Placed[]} */ placed, /** @type {string} */ look) =>
    placed.map(({ at }) => element("circle", { class: look, r: 47, transform: translate(point(at)) }));
  return [...(first.at === laid[0].at ? [] : [way]), ...rings([first, ...lifted], "from"), ...rings(laid, "to")];
}

/**
 * What actions would do: the whole of one, the beginnings of several.
 * @param {ActionView[]} actions
 * @param {{ name: string, edge: boolean } | null} from the cell they are seen from
 * @param {Pieces} pieces
 */
export function ghostShapes(actions, from, pieces) {
  const [only] = actions;
  for (const piece of pieces.drawings) piece.classList.remove("leaving", "parting");
  if (!only) return [];
  const { point } = pieces;
  const name = from?.name ?? "";
  const next = new Set(actions.map((action) => action.path[action.path.indexOf(name) + 1] ?? ""));
  next.delete("");
  next.delete(name);
  if (next.size === 0 || actions.length === 1) return whole(only, pieces);
  const points = [...next].map((cell) => point(cell));
  if (points.length > MOST_WAYS) return goals(points);
  return points.map((to) => (from?.edge ? arrow(point(name), to, "way") : arc(point(name), to, "way")));
}

/**
 * @param {ActionView} action
 * @param {Pieces} pieces
 */
function whole(action, pieces) {
  const { glyphs, point, standings } = pieces;
  /** @type {{ y: number, shape: SVGElement }[]} */
  const coming = [];
  const arcs = [];
  const later = after(standings, action.effects);
  /**
   * @param {string} cell
   * @param {string} look
   */
  const show = (cell, look) => {
    const standing = later.get(cell);
    if (!standing) return;
    const at = point(cell);
    const shape = element("g", { class: `piece ${look}`, transform: translate(at) }, glyphs.stack(standing.layers));
    coming.push({ y: at.y, shape });
  };
  for (const effect of action.effects) {
    if (effect.kind === "remove") {
      if (!later.has(effect.at)) pieces.of(effect.at)?.classList.add("parting");
      continue;
    }
    if (effect.kind === "carry") {
      for (const { at } of effect.lifted) pieces.of(at)?.classList.add("leaving");
      for (const { at } of effect.laid) show(at, "coming");
      const [from, to] = [effect.lifted[0]?.at, effect.laid[0]?.at];
      if (from !== undefined && to !== undefined && from !== to) arcs.push(arc(point(from), point(to), "jump"));
      continue;
    }
    const to = effect.kind === "become" ? effect.at : effect.to;
    if (!later.has(to)) continue;
    const moved = effect.kind === "enter" || effect.kind === "jump" ? null : effect.kind === "become" ? to : effect.from;
    if (moved !== null) pieces.of(moved)?.classList.add("leaving");
    show(to, effect.kind === "enter" || flies(effect) ? "coming" : "shifted");
  }
  // As on the board what is nearer stands in front.
  const made = [...coming.sort((a, b) => a.y - b.y).map(({ shape }) => shape), ...arcs];
  const entered = action.effects.find((effect) => effect.kind === "enter");
  const leaving = leavesAndEnters(action.effects, standings);
  if (entered && leaving) made.push(arc(point(leaving.at), point(entered.from), "jump"));
  if (entered && entered.from !== entered.to) {
    const furthest = action.effects.find((effect) => effect.kind === "shift") ?? entered;
    made.unshift(arrow(point(entered.from), point(furthest.to), "push"));
  }
  const jump = action.effects.find(flies);
  if (jump) made.push(arc(point(jump.from), point(jump.to), "jump"));
  return made;
}

/**
 * Whether something jumps from one cell to another, alone or as a whole stack.
 * @param {Effect} effect
 * @returns {effect is Extract<Effect, { kind: "jump" | "stack" }>}
 */
function flies(effect) {
  return effect.kind === "jump" || effect.kind === "stack";
}

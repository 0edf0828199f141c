// How single pieces move: to a pile, over others, from their spot to a dot and in again.

import { ARC, FADE, LIFT, SLIDE, TURN } from "./animate.js";
import { css } from "./shapes.js";

/** @import { Effect } from "../types.js" */
/** @import { Motion } from "./animate.js" */
/** @import { Point } from "./shapes.js" */
/** @import { Standings } from "./state.js" */

/**
 * A piece that is taken: lifted, and brought to its pile; where there is none it fades.
 * @param {SVGElement} element
 * @param {Point} from
 * @param {Point | null} to
 * @param {number} scale how large it is there
 * @param {number} delay
 * @returns {Motion}
 */
export function lifted(element, from, to, scale, delay) {
  const frames = to
    ? [
        { transform: css(from), opacity: 1 },
        { transform: `${css({ x: from.x, y: from.y - 24 })} scale(1.12)`, opacity: 1, offset: 0.3 },
        { transform: `${css(to)} scale(${scale})`, opacity: 1 },
      ]
    : [
        { transform: css(from), opacity: 1 },
        { transform: css(from), opacity: 0 },
      ];
  return { element, delay, duration: to ? LIFT : FADE, frames };
}

/**
 * A piece that leaves the game: slid away from the middle of the board, and gone.
 * @param {SVGElement} element
 * @param {Point} from
 * @param {Point} middle
 * @param {number} delay
 * @returns {Motion}
 */
export function slidOut(element, from, middle, delay) {
  const length = Math.hypot(from.x - middle.x, from.y - middle.y) || 1;
  const to = { x: from.x + ((from.x - middle.x) / length) * 70, y: from.y + ((from.y - middle.y) / length) * 70 };
  const frames = [{ transform: css(from), opacity: 1 }, { transform: css(to), opacity: 0 }];
  return { element, delay, duration: LIFT, frames };
}

/**
 * A piece that gives way to what it has become.
 * @param {SVGElement} element
 * @returns {Motion[]}
 */
export const faded = (element) => [{ element, delay: 0, duration: FADE, frames: [{ opacity: 1 }, { opacity: 0 }] }];

/**
 * A piece that is turned over: its one face narrows to its edge, then the other one widens.
 * @param {SVGElement} element
 * @param {SVGElement} other
 * @param {Point} at
 * @param {number} delay
 * @returns {Motion[]}
 */
export function turnedOver(element, other, at, delay) {
  const [flat, edge] = [{ transform: css(at) }, { transform: `${css({ x: at.x, y: at.y - 10 })} scale(0, 1.1)` }];
  return [
    { element, delay, duration: TURN / 2, frames: [flat, edge], easing: "ease-in" },
    { element: other, delay: delay + TURN / 2, duration: TURN / 2, frames: [edge, flat], easing: "ease-out" },
  ];
}

/**
 * A piece that goes over what lies between.
 * @param {SVGElement} element
 * @param {Point} from
 * @param {Point} to
 * @param {boolean} quick
 * @returns {Motion}
 */
export function jumped(element, from, to, quick) {
  if (quick) {
    const frames = [{ transform: css(to), opacity: 0.3 }, { transform: css(to), opacity: 1 }];
    return { element, delay: 0, duration: FADE, frames };
  }
  return { element, delay: 0, duration: ARC, frames: arcFrames(from, to), easing: "ease-in-out" };
}

/**
 * @param {Point} from
 * @param {Point} to
 * @returns {Keyframe[]}
 */
function arcFrames(from, to) {
  const high = 40 + Math.hypot(to.x - from.x, to.y - from.y) * 0.12;
  return [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const up = 4 * share * (1 - share);
    const x = from.x + (to.x - from.x) * share;
    const y = from.y + (to.y - from.y) * share - up * high;
    return { transform: `${css({ x, y })} scale(${1 + up * 0.12})` };
  });
}

/**
 * A piece that leaves its spot for a dot, and is pushed in there once those before it have moved on.
 * @param {SVGElement} element
 * @param {Point} spot
 * @param {Point} dot
 * @param {Point} to
 * @param {number} delay when it is pushed in
 * @returns {Motion}
 */
export function travelled(element, spot, dot, to, delay) {
  const duration = delay + SLIDE;
  const way = arcFrames(spot, dot).map((frame, index) => ({ ...frame, offset: (index / 4) * (ARC / duration) }));
  const waits = { transform: css(dot), offset: delay / duration };
  return { element, delay: 0, duration, frames: [...way, waits, { transform: css(to), offset: 1 }] };
}

/**
 * The effect by which a piece leaves its spot to be pushed in again with the same action, if there is one.
 * @param {Effect[]} effects
 * @param {Standings} before
 */
export function leavesAndEnters(effects, before) {
  const entered = effects.find((effect) => effect.kind === "enter" && effect.from !== effect.to);
  const left = effects.find((effect) => effect.kind === "become");
  if (entered?.kind !== "enter" || left?.kind !== "become") return null;
  const top = before.get(left.at)?.layers.at(-1);
  return top?.owner === entered.piece.owner && top?.kind.replace("+", "") === entered.piece.kind ? left : null;
}

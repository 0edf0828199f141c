// Dragging a piece that lies beside the board onto it.

import { element } from "./shapes.js";

/** @import { Piece } from "../types.js" */
/** @import { Drawing } from "./draw.js" */

/**
 * @typedef {object} Carrier
 * @property {(kind: string) => Piece | null} take what is taken up, if it may be
 * @property {(cell: string | null) => void} look what lies below it
 * @property {(cell: string) => void} drop
 * @property {AbortSignal} signal when nothing is carried there any more
 */

/** From how many pixels on a press is a drag. */
const SLACK = 6;

/**
 * Lets pieces be dragged from whatever has `data-hand`, the kind it gives.
 * @param {HTMLElement} page
 * @param {Drawing} drawing
 * @param {Carrier} carrier
 */
export function carry(page, drawing, { take, look, drop, signal }) {
  page.addEventListener("pointerdown", (begin) => {
    const from = begin.target instanceof Element ? begin.target.closest("[data-hand]") : null;
    const kind = from?.getAttribute("data-hand");
    if (!kind || begin.button !== 0) return;
    /** @type {SVGElement | null} */
    let carried = null;
    let done = false;

    /** @param {PointerEvent} event */
    const cellBelow = (event) =>
      document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-cell]")?.getAttribute("data-cell") ?? null;

    /** @param {PointerEvent} event */
    const move = (event) => {
      if (event.pointerId !== begin.pointerId || done) return;
      if (!carried && Math.hypot(event.clientX - begin.clientX, event.clientY - begin.clientY) < SLACK) return;
      carried ??= lift(kind);
      if (!carried) return end();
      carried.style.translate = `calc(${event.clientX}px - 50%) calc(${event.clientY}px - 50%)`;
      look(cellBelow(event));
    };

    /** @param {PointerEvent} event */
    const up = (event) => {
      if (event.pointerId !== begin.pointerId) return;
      const cell = carried ? cellBelow(event) : null;
      end();
      if (cell !== null) drop(cell);
    };

    const end = () => {
      done = true;
      if (carried) look(null);
      carried?.remove();
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", end);
    };

    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", end);
  }, { signal });

  /**
   * A copy of a piece that follows the pointer, as large as on the board.
   * @param {string} kind
   */
  function lift(kind) {
    const piece = take(kind);
    if (!piece) return null;
    const size = 100 * (drawing.svg.getScreenCTM()?.a ?? 0.5);
    const svg = element("svg", { class: "carried", viewBox: "-50 -50 100 100", width: size, height: size, "aria-hidden": "true" });
    svg.append(drawing.glyphs.copy(piece));
    document.body.append(svg);
    return svg;
  }
}

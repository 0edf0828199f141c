// Pointer, touch and keys on the board, told as cells that are pressed or looked at.

/** @import { Drawing } from "./draw.js" */

/**
 * @typedef {object} Handlers
 * @property {(cell: string, unseen: boolean) => void} press `unseen`: nothing was shown before of what comes of it
 * @property {(cell: string, next: string | null) => void} drag a press on one cell, let go on another or elsewhere
 * @property {(cell: string | null, from?: string | null) => void} look what lies below the pointer or has the focus;
 *   `from` is the cell on which a press has begun that has come there
 * @property {() => void} back
 * @property {(cell: string) => void} ask what is this
 * @property {(by: number) => boolean} turn turns what is to be put down; whether there is anything to turn
 */

/** Where an arrow key leads, to the right and downwards. */
const ARROWS = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };
/** The least cosine of the angle between an arrow and the way to a neighbour that it leads to: that of 30°, rounded down. */
const STRAIGHT = 0.8;

/**
 * @param {Drawing} drawing
 * @param {Handlers} handlers
 * @returns {{ focus: (cell?: string) => void }}
 */
export function listen(drawing, handlers) {
  const { grid } = drawing;
  const cells = new Map(drawing.board.cells.map((cell) => [cell.name, cell]));
  let current = drawing.board.cells[0]?.name ?? "";
  let letter = "";
  let digits = "";
  let lower = false;
  /** @type {string | null} */
  let down = null;
  let byFinger = false;

  /** @param {Element | EventTarget | null} target */
  const cellOf = (target) =>
    target instanceof Element ? (target.closest("[data-cell]")?.getAttribute("data-cell") ?? null) : null;

  /** @param {string} cell */
  const makeCurrent = (cell) => {
    drawing.target(current)?.setAttribute("tabindex", "-1");
    current = cell;
    drawing.target(current)?.setAttribute("tabindex", "0");
  };

  /** @param {string} cell */
  const focus = (cell) => {
    makeCurrent(cell);
    drawing.target(cell)?.focus({ preventScroll: true });
  };

  /** @param {"ArrowUp" | "ArrowRight" | "ArrowDown" | "ArrowLeft"} key */
  const step = (key) => {
    const [right, down] = /** @type {[number, number]} */ (ARROWS[key]);
    const here = drawing.point(current);
    const ways = (cells.get(current)?.neighbours ?? []).flatMap((name) => {
      if (name === null) return [];
      const there = drawing.point(name);
      const [x, y] = [there.x - here.x, there.y - here.y];
      return (x * right + y * down) / Math.hypot(x, y) > STRAIGHT ? [{ name, x, y }] : [];
    });
    // Where two lie to either side of the arrow, it takes the upper (or the right) one and the other one in turn,
    // so that it stays in its line.
    ways.sort((a, b) => (Math.abs(a.y - b.y) > 1 ? a.y - b.y : b.x - a.x));
    const next = lower ? ways.at(-1) : ways[0];
    if (!next) return;
    if (Math.abs(right * next.y + down * next.x) > 1) lower = !lower;
    focus(next.name);
  };

  /** @param {string} key a letter for a column, or a digit of a number in it */
  const jump = (key) => {
    if (/^[a-z]$/.test(key)) {
      [letter, digits] = [key, ""];
      const same = [...cells.keys()].find((name) => name.startsWith(key));
      if (same) focus(same);
      return;
    }
    // A digit goes on with the number before it, or else begins another one.
    for (const number of [digits + key, key]) {
      const name = [letter + number, current.charAt(0) + number].find((it) => cells.has(it));
      digits = number;
      if (name !== undefined) return focus(name);
    }
  };

  grid.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    if (key === "ArrowUp" || key === "ArrowRight" || key === "ArrowDown" || key === "ArrowLeft") step(key);
    else if (key === "Enter" || key === " ") handlers.press(current, false);
    else if (key === "Escape") handlers.back();
    else if (key === "?") handlers.ask(current);
    else if (/^r$/i.test(key) && handlers.turn(event.shiftKey ? -1 : 1)) event.preventDefault();
    else if (/^[a-z0-9]$/i.test(key)) jump(key.toLowerCase());
    else return;
    event.preventDefault();
  });
  grid.addEventListener("focusin", (event) => {
    const cell = cellOf(event.target);
    if (cell === null) return;
    makeCurrent(cell);
    if (drawing.target(cell)?.matches(":focus-visible")) handlers.look(cell);
  });
  grid.addEventListener("focusout", () => handlers.look(null));

  /** @param {string | null} cell */
  const look = (cell) => handlers.look(cell, cell === down ? null : down);

  grid.addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse") look(cellOf(event.target));
  });
  grid.addEventListener("pointerleave", () => handlers.look(null));
  grid.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && event.deltaY !== 0 && handlers.turn(Math.sign(event.deltaY))) event.preventDefault();
  }, { passive: false });
  grid.addEventListener("pointerdown", (event) => {
    byFinger = event.pointerType === "touch";
    if (!event.isPrimary) return;
    down = cellOf(event.target);
    // What is dragged may come to, and be let go, anywhere; and a second finger may come down anywhere.
    addEventListener("pointerdown", second);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", cancel);
    if (event.pointerType !== "mouse") handlers.look(down);
  });
  // A finger moves what can be dragged, and not the page.
  grid.addEventListener("touchmove", (event) => {
    if (down !== null && event.cancelable && drawing.draggable.has(down)) event.preventDefault();
  }, { passive: false });
  /** @param {PointerEvent} event */
  const under = ({ clientX, clientY }) => cellOf(document.elementFromPoint(clientX, clientY));
  /** @param {PointerEvent} event */
  const second = (event) => {
    // It turns what the first one shows.
    if (!event.isPrimary) handlers.turn(1);
  };
  /** @param {PointerEvent} event */
  const move = (event) => {
    if (event.isPrimary) look(under(event));
  };
  /** @param {PointerEvent} event */
  const up = (event) => {
    if (!event.isPrimary) return;
    const next = under(event);
    if (event.pointerType !== "mouse") handlers.look(null);
    if (down !== null && next !== down) handlers.drag(down, next);
    letGo();
  };
  const cancel = () => {
    letGo();
    handlers.look(null);
  };
  const letGo = () => {
    down = null;
    removeEventListener("pointerdown", second);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", cancel);
  };
  grid.addEventListener("click", (event) => {
    const cell = cellOf(event.target);
    if (cell !== null) handlers.press(cell, byFinger);
  });

  makeCurrent(current);
  return { focus: (cell = current) => focus(cell) };
}

// Pointer, touch and keys on the board, told as cells that are pressed or looked at.

/** @import { Drawing } from "./draw.js" */

/**
 * @typedef {object} Handlers
 * @property {(cell: string, unseen: boolean) => void} press `unseen`: nothing was shown before of what comes of it
 * @property {(cell: string, next: string | null) => void} drag a press on one cell, let go on another or elsewhere
 * @property {(cell: string | null) => void} look what lies below the pointer or has the focus
 * @property {() => void} back
 * @property {(cell: string) => void} ask what is this
 * @property {(by: number) => boolean} turn turns what is to be put down; whether there is anything to turn
 */

/** Which of the six directions (upwards first, then clockwise) an arrow key tries, in order. */
const ARROWS = { ArrowUp: [0], ArrowRight: [1, 2], ArrowDown: [3], ArrowLeft: [5, 4] };

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
    const neighbours = cells.get(current)?.neighbours ?? [];
    // Sideways steps take the upper and the lower neighbour in turn, so that they keep their height.
    const ways = ARROWS[key].length > 1 && lower ? [...ARROWS[key]].reverse() : ARROWS[key];
    const turned = ways.map((way) => (drawing.flipped ? (way + 3) % 6 : way));
    const next = turned.map((way) => neighbours[way]).find((name) => name);
    if (!next) return;
    if (ARROWS[key].length > 1) lower = !lower;
    focus(next);
  };

  /** @param {string} key */
  const jump = (key) => {
    if (/^[a-z]$/.test(key)) {
      letter = key;
      const same = [...cells.keys()].find((name) => name.startsWith(key));
      if (same) focus(same);
    } else if (cells.has(letter + key)) {
      focus(letter + key);
    } else if (cells.has(current.charAt(0) + key)) {
      focus(current.charAt(0) + key);
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

  grid.addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse") handlers.look(cellOf(event.target));
  });
  grid.addEventListener("pointerleave", () => handlers.look(null));
  grid.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && event.deltaY !== 0 && handlers.turn(Math.sign(event.deltaY))) event.preventDefault();
  }, { passive: false });
  grid.addEventListener("pointerdown", (event) => {
    byFinger = event.pointerType === "touch";
    // A second finger turns what the first one shows.
    if (!event.isPrimary) return void handlers.turn(1);
    down = cellOf(event.target);
    // What is dragged may be let go anywhere.
    addEventListener("pointerup", up);
    addEventListener("pointercancel", cancel);
    if (event.pointerType !== "mouse") handlers.look(down);
  });
  /** @param {PointerEvent} event */
  const up = (event) => {
    if (!event.isPrimary) return;
    const under = cellOf(document.elementFromPoint(event.clientX, event.clientY));
    if (event.pointerType !== "mouse") handlers.look(null);
    if (down !== null && under !== down) handlers.drag(down, under);
    letGo();
  };
  const cancel = () => {
    letGo();
    handlers.look(null);
  };
  const letGo = () => {
    down = null;
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

// A message at the place of an action.

import { nothing, render } from "../../vendor/lit-html.js";

/** @import { Drawing } from "../../board/draw.js" */

/** One message at a time, over the board. */
export class Balloon {
  /**
   * @param {Drawing} drawing
   * @param {(text: string) => void} say
   */
  constructor(drawing, say) {
    this.drawing = drawing;
    this.say = say;
    this.element = document.createElement("div");
    this.element.className = "balloon";
    this.element.hidden = true;
    drawing.element.append(this.element);
  }

  get shown() {
    return !this.element.hidden;
  }

  /**
   * Shows a message at a cell, or none.
   * @param {string | null} cell
   * @param {unknown} [content]
   */
  tell(cell, content) {
    const { element } = this;
    element.hidden = cell === null;
    render(content ?? nothing, element);
    if (cell === null) return;
    const { x, y } = this.drawing.share(cell);
    element.classList.toggle("below", y < 0.5);
    element.style.setProperty("--x", String(x));
    element.style.setProperty("--y", String(y));
    this.say(element.textContent?.replace(/\s+/g, " ").trim() ?? "");
  }
}

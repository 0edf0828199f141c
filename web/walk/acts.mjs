// What the steps of the walk do again and again on a page.

import assert from "node:assert/strict";
import { violations } from "./browser.mjs";

export const WIDE = { viewport: { width: 1280, height: 860 } };
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
export const STILL = { reducedMotion: "reduce" };

/** A position of a published game in which the move h6-c4 makes a row with a choice. */
export const BEFORE_THE_ROW = "tournament 2g1/3Gb/3gBb/3gbb1/3BGB/2BGB/2B1 B6/B8 w BB 3";

/** A published game of the tournament variant; after it whatever White plays leaves Black without a move. */
export const GAME = [
  "Ge8", "Gd8-f7", "Ge9-e7", "Gf8-d7", "Ge9-e6", "Gd8-g6", "g7-d6", "f8-c6", "f8-f6", "c7-g5", "g7-c5", "e9-e5",
  "b6-f5", "xe7,e8;c7-e7", "g7-b4", "c7-h4", "h6-d5", "b6-g4", "h6-c4;xc6*,d6,f5,g4", "b3", "b5", "g7-d6",
  "xd7*,e7,f6,h4;a5-f4", "a2-f6", "a5-g3;xb3*,c4*,d5,g6", "e2", "f2", "d1-g2", "h1-f3", "d1-h2", "f1-f5", "i1-d5",
  "g6", "g1-e3;xf2,f3,f5,Gf6*,f7", "h6-f6", "a3-e7", "h6-c4;xGc4*,e6,f6,g6", "e8", "f1-d2", "c6", "c7-c4", "g6",
];

export const home = async (page, url) => {
  await page.goto(url);
  await page.locator(".form .primary").waitFor();
};

/** Begins a game of two people. */
export async function begin(page, url, variant, game = "GIPF") {
  await home(page, url);
  await page.getByRole("radio", { name: game, exact: true }).check({ force: true });
  await page.getByRole("radio", { name: variant }).check();
  await page.getByRole("radio", { name: "Someone here" }).check({ force: true });
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator(".play .hint").first().waitFor();
}

/** Waits until the live region has said a sentence after `count` others. */
export const said = (page, count, text) =>
  page.waitForFunction(
    ([from, wanted]) => [...document.querySelectorAll("[role=log] p")].slice(from).some((line) => line.textContent.includes(wanted)),
    [count, text],
  );

export const lines = (page) => page.locator("[role=log] p").count();

export async function type(page, move) {
  const field = page.getByLabel("Type a move");
  // On a phone the moves lie in a sheet, which a typed move closes.
  if (!(await field.isVisible())) await page.getByRole("button", { name: "Moves", exact: true }).click();
  await field.fill(move);
  await field.press("Enter");
  await page.waitForFunction(() => document.querySelector("#move").value === "");
}

export const moves = (page) => page.locator("button.move").count();

export const noSideways = async (page) =>
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), 0);

/** The widths of the page, in pixels. */
const WIDTHS = [320, 390, 768, 1280];

/** The page has no fault at any width, in both themes. */
export async function everywhere({ page, shot }, picture) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 860 });
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await noSideways(page);
      assert.deepEqual(await violations(page), [], `${picture} at ${width} px, ${colorScheme}`);
      await shot(page, `${picture}-${width}-${colorScheme}`);
    }
  }
}

export const cell = (page, name) => page.locator(`[data-cell="${name}"]`);

/** Waits until a cell is named so. */
export const named = (page, name, label) => page.locator(`[data-cell="${name}"][aria-label="${name}, ${label}"]`).waitFor();

/** Waits until what stands on a cell can be pressed, and so dragged. */
export const pressable = (page, name) => page.locator(`[data-cell="${name}"][aria-label$=", can be pressed"]`).waitFor();

async function middle(of) {
  const { x, y, width, height } = await of.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Drags from the middle of one element to that of another, or by some pixels. */
export async function drag(page, from, to) {
  const start = await middle(from);
  const end = "dx" in to ? { x: start.x + to.dx, y: start.y + to.dy } : await middle(to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
}

/** The same by touch. */
export async function dragByTouch(page, from, to) {
  const client = await page.context().newCDPSession(page);
  const [start, end] = [await middle(from), await middle(to)];
  const touch = (type, ...touchPoints) => client.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", start);
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await touch("touchMove", { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share });
  }
  await touch("touchEnd");
}

/** Opens a position of a game with its options, by its address. */
export async function openPosition(page, url, spec, position) {
  await page.goto(`${url}#play?spec=${encodeURIComponent(spec)}&position=${encodeURIComponent(position)}`);
  await page.locator(".play .hint, .play .chooser").first().waitFor();
}

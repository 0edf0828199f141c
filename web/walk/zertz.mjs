// The steps of the walk about ZÈRTZ.

import assert from "node:assert/strict";
import { PHONE, STILL, WIDE, begin, cell, drag, dragByTouch, home, lines, moves, named, noSideways, openPosition, said, type } from "./acts.mjs";
import { open, violations } from "./browser.mjs";

const hit = (page, name) => cell(page, name).locator(".hit");

/** The pile of a colour in the pool. */
const pool = (page, colour) => page.locator(`.pool [data-pile$=" ${colour}"]`);

/** Places a marble of a colour and takes a ring away, by presses. */
async function place(page, colour, ring, gone) {
  await page.locator(`.pool [data-hand="${colour}"]`).click();
  await cell(page, ring).click();
  await page.locator(".hint.take").first().waitFor();
  await cell(page, gone).click();
  await page.waitForFunction(() => !document.querySelector(".hint.take"));
}

/** A published game by pointer: drags, presses, jumps over two, an isolated marble, four white marbles. */
export async function zertzGame({ browser, url, shot }) {
  const { page, wrong } = await open(browser, WIDE);
  await begin(page, url, "Tournament", "ZÈRTZ");
  await said(page, 0, "First player to move.");

  // Dragged from the pool onto its ring; the ring that goes is dragged off.
  await drag(page, pool(page, "B"), hit(page, "a4"));
  await said(page, 0, "First player places a black marble on a4. Now a free ring has to go.");
  await named(page, "a4", "black marble");
  const count = await lines(page);
  await cell(page, "c3").click();
  await said(page, count, "The ring c3 is not free");
  assert.match(await page.locator(".balloon").innerText(), /Rule Z5\.2/);
  await page.keyboard.press("Escape");
  await cell(page, "b5").hover();
  await page.locator(".mark.gone").waitFor();
  await drag(page, hit(page, "b5"), { dx: -90, dy: -60 });
  await said(page, count, "First player takes away the ring b5. Second player to move.");
  await named(page, "b5", "no ring");

  await place(page, "W", "d4", "a3");
  await place(page, "B", "c5", "c6");
  await place(page, "W", "d6", "e6");
  await said(page, 0, "First player to move: a capture must be made.");
  await page.locator(".routes .arc").waitFor();
  assert.equal(await page.locator(".pool [data-hand]").count(), 0, "nothing is placed");
  await cell(page, "b1").click();
  await page.locator(".balloon", { hasText: "You must capture, for example from d6 to b4. Rule Z4" }).waitFor();
  await drag(page, hit(page, "d6"), hit(page, "b4"));
  await said(page, 0, "First player jumps from d6 to b4 and captures 1 black marble.");

  // Two jumps of one marble, each with its arrow.
  await page.locator(".routes .arc.later").waitFor();
  await shot(page, "zertz-jumps");
  await cell(page, "a4").click();
  await said(page, 0, "Second player jumps from a4 to c4 and captures 1 white marble. The marble must jump on.");
  await cell(page, "e3").click();
  await said(page, 0, "Second player jumps from c4 to e3 and captures 1 white marble. First player to move.");
  await page.getByRole("img", { name: "2 white marbles captured; 4 win, or 3 of each colour" }).waitFor();

  await place(page, "G", "b2", "g1");
  await place(page, "B", "f2", "c5");
  await cell(page, "f2").click();
  await said(page, 0, "First player jumps from f2 to d4");

  // The marble on a4 is isolated by the ring that goes; what would be claimed is seen before.
  await page.locator('.pool [data-hand="W"]').click();
  await cell(page, "a4").click();
  await page.locator(".hint.take").first().waitFor();
  await cell(page, "b4").hover();
  await page.locator(".mark.captured").waitFor();
  await shot(page, "zertz-isolated");
  await cell(page, "b4").click();
  await said(page, 0, "Second player takes away the ring b4. Second player claims a4: 1 white marble. First player to move.");
  await named(page, "a4", "no ring");

  await place(page, "W", "e4", "a1");
  await cell(page, "d4").click();
  await cell(page, "f4").click();
  await said(page, 0, "Second player wins. Second player has enough white marbles.");
  await shot(page, "zertz-end");
  assert.equal(await moves(page), 12);
  await page.getByRole("button", { name: "Undo" }).click();
  await said(page, 0, "Taken back. Second player to move: a capture must be made.");
  assert.deepEqual(wrong, []);
}

/** A turn and a capture by keys and by ear. */
export async function zertzKeys({ browser, url }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await begin(page, url, "Basic", "ZÈRTZ");
  await page.getByRole("button", { name: "7 grey marbles. Choose it to be placed" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "7 grey marbles", pressed: true }).waitFor();
  await cell(page, "a1").focus();
  for (const key of ["d", "5", "Enter"]) await page.keyboard.press(key);
  await said(page, 0, "First player places a grey marble on d5. Now a free ring has to go.");
  for (const key of ["a", "1"]) await page.keyboard.press(key);
  await named(page, "a1", "vacant ring, can be pressed");
  await page.keyboard.press("Enter");
  await said(page, 0, "First player takes away the ring a1. Second player to move.");

  // The chosen colour is each player's own.
  await type(page, "Wd4,d1");
  await said(page, 0, "First player to move: a capture must be made.");
  await cell(page, "d1").focus();
  for (const key of ["d", "4", "Enter"]) await page.keyboard.press(key);
  await said(page, 0, "Choose where it goes: d6.");
  for (const key of ["d", "6", "Enter"]) await page.keyboard.press(key);
  await said(page, 0, "First player jumps from d4 to d6 and captures 1 grey marble. Second player to move.");
  assert.deepEqual(wrong, []);
}

/** Groups that are claimed by choice, on another board, in every theme. */
export async function zertzClaims({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await home(page, url);
  await page.getByRole("radio", { name: "ZÈRTZ", exact: true }).check({ force: true });
  await page.getByRole("radio", { name: "48", exact: true }).check({ force: true });
  await page.getByRole("radio", { name: "As you choose" }).check({ force: true });
  await page.getByRole("radio", { name: "Someone here" }).check({ force: true });
  assert.deepEqual(await violations(page), []);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByRole("heading", { name: "ZÈRTZ · Tournament, 48 rings" }).waitFor();

  const before = "basic ----/-----/------/W...---/------/-----/---- W4G7B9 -/- 1 t";
  await openPosition(page, url, "zertz:basic,claim=choice", before);
  await pool(page, "B").click();
  await cell(page, "d2").click();
  await cell(page, "d3").click();
  await said(page, 0, "First player may claim d1, d2.");
  for (const theme of ["Dark", "High contrast", "Light"]) {
    await page.getByLabel("Theme").selectOption(theme);
    assert.deepEqual(await violations(page), [], theme);
    await shot(page, `zertz-claim-${theme.split(" ").at(-1).toLowerCase()}`);
  }
  await page.getByRole("button", { name: "Leave what stands" }).click();
  await said(page, 0, "First player leaves what is isolated.");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Claim the group" }).click();
  await said(page, 0, "First player claims d1, d2: 1 white marble, 1 black marble.");
  assert.deepEqual(wrong, []);
}

/** On a phone: marbles and rings by taps, a marble dragged by touch, nothing wider than the page, nothing jumps. */
export async function zertzPhone({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...PHONE, viewport: { width: 390, height: 844 } });
  await begin(page, url, "Tournament", "ZÈRTZ");
  await pool(page, "G").tap();
  await cell(page, "d4").tap();
  await said(page, 0, "First player places a grey marble on d4.");
  await shot(page, "zertz-phone");
  await cell(page, "d1").tap();
  await said(page, 0, "Second player to move.");
  await dragByTouch(page, pool(page, "B"), hit(page, "g4"));
  await said(page, 0, "Second player places a black marble on g4.");
  await noSideways(page);
  assert((await page.evaluate(() => window.shifted)) < 0.001, "nothing jumps");
  await page.setViewportSize({ width: 320, height: 568 });
  await noSideways(page);
  await shot(page, "zertz-phone-320");
  assert.deepEqual(wrong, []);
}

/** Against the engine, and what is typed wrong. */
export async function zertzEngine({ browser, url }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await home(page, url);
  await page.getByRole("radio", { name: "ZÈRTZ", exact: true }).check({ force: true });
  await page.getByRole("slider").fill("1");
  await page.getByRole("radio", { name: "Second player" }).check({ force: true });
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForFunction(() => document.querySelectorAll("button.move").length === 1);
  await said(page, 0, "Second player to move");
  assert.equal(await page.locator(".seat").last().getAttribute("aria-label"), "Second player", "the own side is below");
  const field = page.getByLabel("Type a move");
  await field.fill("d4");
  await field.press("Enter");
  await page.locator("#move-wrong", { hasText: "Write for example Wd4,d1" }).waitFor();
  await field.fill("-a1");
  await field.press("Enter");
  await page.locator("#move-wrong", { hasText: /Rule Z/ }).waitFor();
  assert.deepEqual(wrong, []);
}

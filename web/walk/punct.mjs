// The steps of the walk about PÜNCT.

import assert from "node:assert/strict";
import { PHONE, STILL, WIDE, begin, cell, moves, named, noSideways, openPosition, said, type } from "./acts.mjs";
import { open, violations } from "./browser.mjs";

/** White lacks a last piece between o13 and the side q. */
const LAST = "standard Ea5,b6,c7/Ed8,e9,f10/Eg11,h12,i13/Ej13,k13,l13/Cn13,m13,o13/ec2,d2,e2/ef2,g2,h2 w";

/** Pieces on two levels, with a bridge; Black to move. */
const STACKS = "standard Cf6,f5,f7/Tg8,g7,h8/cf10,f11,f9/tk10,k11,l11/Ef7,f8,f9 b";

const tray = (page, player, kind) => page.locator(`[data-pile="${player} reserve ${kind}"]`);
const ghosts = (page, count) => page.waitForFunction((wanted) => document.querySelectorAll(".ghost .coming").length === wanted, count);

/** Adding and moving with the pointer: the kind, the preview, turning by the wheel and by key. */
export async function punctGame({ browser, url, shot }) {
  const { page, wrong } = await open(browser, WIDE);
  await begin(page, url, "Standard", "PÜNCT");
  await said(page, 0, "White to move.");
  await cell(page, "d3").hover();
  await ghosts(page, 3);
  await page.mouse.wheel(0, 100);
  await said(page, 0, "Turned: d3, e3, e4.");
  await shot(page, "punct-preview");
  await page.mouse.wheel(0, -100);
  await said(page, 0, "Turned: d3, d4, e4.");
  await cell(page, "d3").click();
  await said(page, 0, "White adds a triangle on d3, d4, e4. Black to move.");
  await named(page, "d3", "PÜNCT of White triangle");
  await named(page, "e4", "White dot");
  // The centre hexagon is closed to what is added.
  await cell(page, "i9").click();
  await page.locator(".balloon", { hasText: "in the centre hexagon" }).waitFor();
  await page.keyboard.press("Escape");
  await tray(page, "second", "C").click();
  await cell(page, "n12").hover();
  await page.mouse.wheel(0, 100);
  await cell(page, "n12").click();
  await said(page, 0, "Black adds a straight piece with the PÜNCT in the centre on n12, m11, o13.");
  await tray(page, "second", "C").filter({ hasText: "1" }).waitFor();
  // A piece moves by its PÜNCT.
  await cell(page, "d3").click();
  await page.locator(".prompt", { hasText: "The triangle on d3" }).waitFor();
  await cell(page, "i8").hover();
  await ghosts(page, 3);
  await cell(page, "i8").click();
  await said(page, 0, "White moves the triangle on d3 to i8, j8, j9. Black to move.");
  await shot(page, "punct-moved");
  await type(page, "AR-L10L9K8");
  await said(page, 0, "Black adds a bent piece that turns right from its PÜNCT on l10, k8, l9.");
  assert.equal(await moves(page), 4);
  assert.deepEqual(wrong, []);
}

/** Stacks and bridges in every theme, what is refused, and a game to its end. */
export async function punctEnd({ browser, url, shot }) {
  const { page, wrong } = await open(browser, WIDE);
  await openPosition(page, url, "punct:standard", STACKS);
  for (const theme of ["Dark", "High contrast", "Light"]) {
    await page.getByLabel("Theme").selectOption(theme);
    assert.deepEqual(await violations(page), [], theme);
    await shot(page, `punct-${theme.split(" ").at(-1).toLowerCase()}`);
  }
  await named(page, "f8", "White dot, on level 2, over a gap");
  await named(page, "f7", "PÜNCT of White straight piece with the PÜNCT at an end, on level 2");
  await cell(page, "f10").click();
  await page.locator(".balloon", { hasText: "another piece lies on it" }).waitFor();
  await openPosition(page, url, "punct:standard", LAST);
  await cell(page, "n13").click();
  await page.locator(".prompt", { hasText: "on n13: press where its PÜNCT goes" }).waitFor();
  await page.keyboard.press("Escape");
  await cell(page, "p13").hover();
  await ghosts(page, 3);
  await cell(page, "p13").click();
  await said(page, 0, "White adds a triangle on p13, p14, q14. White wins. White connects two opposite sides.");
  await shot(page, "punct-end");
  await page.getByRole("button", { name: "Undo" }).click();
  await said(page, 0, "Taken back. White to move.");
  assert.deepEqual(wrong, []);
}

/** By keys and by ear. */
export async function punctKeys({ browser, url }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await begin(page, url, "Basic", "PÜNCT");
  await cell(page, "i9").focus();
  for (const key of ["d", "3"]) await page.keyboard.press(key);
  await page.keyboard.press("r");
  await said(page, 0, "Turned: d3, e3, e4.");
  await page.keyboard.press("Enter");
  await said(page, 0, "White adds a triangle on d3, e3, e4. Black to move.");
  assert.deepEqual(wrong, []);
}

/** On a phone: a tap shows, buttons turn, another tap puts down. */
export async function punctPhone({ browser, url, shot }) {
  const { page, wrong } = await open(browser, PHONE);
  await begin(page, url, "Standard", "PÜNCT");
  await noSideways(page);
  await cell(page, "d3").tap();
  await ghosts(page, 3);
  await page.getByRole("button", { name: "Turn it to the right" }).tap();
  await said(page, 0, "Turned: d3, e3, e4.");
  await shot(page, "punct-phone");
  await page.getByRole("button", { name: "Put it down" }).tap();
  await said(page, 0, "White adds a triangle on d3, e3, e4. Black to move.");
  await cell(page, "l12").tap();
  await ghosts(page, 3);
  await cell(page, "l12").tap();
  await said(page, 0, "Black adds a triangle on l12");
  await noSideways(page);
  assert.deepEqual(wrong, []);
}

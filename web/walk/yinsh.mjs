// The steps of the walk about YINSH.

import assert from "node:assert/strict";
import { PHONE, STILL, WIDE, begin, cell, drag, dragByTouch, home, moves, named, noSideways, openPosition, said, type } from "./acts.mjs";
import { open, violations } from "./browser.mjs";

const hit = (page, name) => cell(page, name).locator(".hit");

/** The rings of a published game. */
const RINGS = "g2 e7 g3 e2 g4 g7 g5 e4 g6 c6".split(" ");

/** White can make six markers in a line; two rings are removed, so that the row wins. */
const SIX = "standard 4/7/8/9/MMRmmm4/2r6/RR5r2/r2r5/r7/7/4 w 3";

/** A whole game of blitz: rings by press, by drag and by typed moves, then moves to the first row. */
export async function yinshBlitz({ browser, url, shot }) {
  const { page, wrong } = await open(browser, WIDE);
  await begin(page, url, "Blitz", "YINSH");
  await said(page, 0, "White to place a ring.");
  await cell(page, "g2").click();
  await said(page, 0, "White places a ring on g2. Black to place a ring.");
  await drag(page, page.locator('[data-pile="second reserve R"]'), hit(page, "e7"));
  await said(page, 0, "Black places a ring on e7.");
  await cell(page, "g2").click();
  await page.locator(".balloon", { hasText: "There is a ring or a marker on g2. Rule Y5.2" }).waitFor();
  await page.keyboard.press("Escape");
  for (const ring of RINGS.slice(2, 9)) await type(page, ring);
  await cell(page, "c6").click();
  await said(page, 0, "Black places a ring on c6. White to move.");
  await shot(page, "yinsh-placed");

  // By press, with where it can go and what would come of it.
  await cell(page, "g6").hover();
  await page.locator(".ghost .goal").first().waitFor();
  await cell(page, "e7").click();
  await page.locator(".balloon", { hasText: "The ring on e7 is your opponent’s. Rule Y5.1" }).waitFor();
  await page.keyboard.press("Escape");
  await cell(page, "g2").click();
  await said(page, 0, "Choose where it goes: ");
  await cell(page, "h3").click();
  await said(page, 0, "White moves the ring from g2 to h3. Black to move.");
  await named(page, "g2", "White marker");
  await drag(page, hit(page, "e7"), hit(page, "e9"));
  await said(page, 0, "Black moves the ring from e7 to e9. White to move.");
  for (const move of "g3-h4 e9-h9 g4-h5 e4-f5 g5-h6 c6-d6".split(" ")) await type(page, move);
  await named(page, "g5", "White marker");

  // The last move makes a row; what will go is marked before.
  await cell(page, "g6").click();
  await cell(page, "h7").hover();
  await page.waitForFunction(() => document.querySelectorAll(".mark.reserve").length === 5);
  await shot(page, "yinsh-coming");
  await cell(page, "h7").click();
  await said(page, 0, "White has a row to take off: g2–g6.");
  await page.locator(".result", { hasText: "then one of your rings goes" }).waitFor();
  await shot(page, "yinsh-row");
  await cell(page, "h7").click();
  await page.locator(".balloon", { hasText: "First take off your row g2-g6. Rule Y6.4" }).waitFor();
  await page.keyboard.press("Escape");
  await cell(page, "g4").click();
  await said(page, 0, "White takes off the row g2–g6. White to take off a ring.");
  await page.locator(".pool", { hasText: "47" }).waitFor();
  await cell(page, "h7").click();
  await said(page, 0, "White takes off the ring on h7: 1 of 1. White wins. White has removed enough rings.");
  await page.getByRole("img", { name: "one ring removed; one wins" }).waitFor();
  await shot(page, "yinsh-end");
  await page.getByRole("button", { name: "Undo" }).click();
  await said(page, 0, "Taken back. White");
  assert.deepEqual(wrong, []);
}

/** More than five in a line: a choice of the five, by keys and by ear, in every theme. */
export async function yinshRows({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await openPosition(page, url, "yinsh:standard", SIX);
  await page.getByRole("img", { name: "2 rings removed; 3 win" }).waitFor();
  await cell(page, "f6").focus();
  for (const key of ["e", "3", "Enter"]) await page.keyboard.press(key);
  await said(page, 0, "Choose where it goes: ");
  for (const key of ["e", "7", "Enter"]) await page.keyboard.press(key);
  await said(page, 0, "White moves the ring from e3 to e7. 3 markers turn over: e4, e5, e6. White has 2 rows to choose from: e1–e5, e2–e6.");
  for (const theme of ["Dark", "High contrast", "Light"]) {
    await page.getByLabel("Theme").selectOption(theme);
    assert.deepEqual(await violations(page), [], theme);
    await shot(page, `yinsh-${theme.split(" ").at(-1).toLowerCase()}`);
  }
  await page.getByRole("button", { name: "e2–e6" }).click();
  await named(page, "e6", "White marker, in a row to be dealt with");
  await page.getByRole("button", { name: "Take the row off" }).click();
  await said(page, 0, "White takes off the row e2–e6. White to take off a ring.");
  await named(page, "e1", "White marker");
  await cell(page, "g2").focus();
  await page.keyboard.press("Enter");
  await said(page, 0, "White takes off the ring on g2: 3 of 3. White wins.");
  assert.equal(await moves(page), 1);
  assert.deepEqual(wrong, []);
}

/** By keys: letters and numbers lead to points, also numbers of two digits. */
export async function yinshKeys({ browser, url }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await begin(page, url, "Standard", "YINSH");
  await cell(page, "a2").focus();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-cell"));
  // Numbers of one digit and of two.
  for (const [keys, there] of [["e4", "e4"], ["10", "e10"], ["9", "e9"], ["k10", "k10"], ["b1", "b1"]]) {
    for (const key of keys) await page.keyboard.press(key);
    assert.equal(await focused(), there, keys);
  }
  await page.keyboard.press("Enter");
  await said(page, 0, "White places a ring on b1. Black to place a ring.");
  for (const key of ["i", "1", "1", "Enter"]) await page.keyboard.press(key);
  await said(page, 0, "Black places a ring on i11. White to place a ring.");
  assert.deepEqual(wrong, []);
}

/** Against the engine on a phone: rings by taps and by touch, nothing wider than the page, nothing jumps. */
export async function yinshPhone({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...PHONE, viewport: { width: 390, height: 844 } });
  await home(page, url);
  await page.getByRole("radio", { name: "YINSH", exact: true }).check({ force: true });
  await page.getByRole("slider").fill("1");
  await page.getByRole("radio", { name: "White", exact: true }).check({ force: true });
  assert.deepEqual(await violations(page), []);
  await page.getByRole("button", { name: "Play", exact: true }).tap();
  await page.locator(".play .hint").first().waitFor();
  await cell(page, "f6").tap();
  await said(page, 0, "White places a ring on f6.");
  await page.waitForFunction(() => document.querySelectorAll("button.move").length === 2);
  await page.locator('[data-pile="first reserve R"][data-hand]').waitFor();
  const vacant = page.locator('[data-cell][aria-label$=", empty, can be pressed"]');
  await dragByTouch(page, page.locator('[data-pile="first reserve R"]'), vacant.first().locator(".hit"));
  await page.waitForFunction(() => document.querySelectorAll("button.move").length === 4);
  await noSideways(page);
  await shot(page, "yinsh-phone");
  assert((await page.evaluate(() => window.shifted)) < 0.001, "nothing jumps");
  await page.setViewportSize({ width: 320, height: 568 });
  await noSideways(page);
  await shot(page, "yinsh-phone-320");
  assert.deepEqual(wrong, []);
}

/** In Korean: a row, a ring, a refusal. */
export async function yinshKorean({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL, locale: "ko-KR" });
  await openPosition(page, url, "yinsh:standard", SIX);
  await page.getByLabel("수 입력").fill("e3-e7");
  await page.getByLabel("수 입력").press("Enter");
  await said(page, 0, "백이 고리를 e3에서 e7까지 움직였어요. 마커 3개가 뒤집혔어요: e4, e5, e6.");
  await cell(page, "f4").click();
  await page.locator(".balloon", { hasText: "먼저 내 줄을 걷어 내세요: e1-e5. 규칙 Y6.4" }).waitFor();
  await page.keyboard.press("Escape");
  await shot(page, "yinsh-ko");
  await page.getByRole("button", { name: "줄 걷어 내기" }).click();
  await said(page, 0, "백이 줄을 걷어 냈어요: e1–e5. 백이 고리를 걷어 낼 차례예요.");
  assert.deepEqual(await violations(page), []);
  assert.deepEqual(wrong, []);
}

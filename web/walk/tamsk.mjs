// The steps of the walk about TAMSK.

import assert from "node:assert/strict";
import { PHONE, STILL, WIDE, begin, cell, drag, dragByTouch, home, moves, named, noSideways, openPosition, pressable, said, type } from "./acts.mjs";
import { open, violations } from "./browser.mjs";

const hit = (page, name) => cell(page, name).locator(".hit");

/** A game at level 1 to its end: Red has fewer rings. */
const GAME = (
  "a1-a2 g4-f4 a2-b3 a4-b5 g1-f1 f4-e5 b3-c4 b5-b4 c4-d5 b4-b3 d5-d4 e5-e4 d4-e3 b3-c4 d7-d6 d1-c1 d6-c5 e4-e5 " +
  "c5-d6 c4-c5 f1-e1 c1-c2 e3-d4 e5-d5 e1-d1 c5-c6 d4-d3 d5-e4 d1-d2 e4-e3 d2-e2 c2-d2 d3-c3 e3-d4 e2-f2 d2-c2 " +
  "f2-g2 d4-e4 g2-f3 c6-d7 f3-f2 e4-d5 f2-f3 d5-c4 c3-b2 c4-d4 f3-f4 c2-c3 d6-e6 d4-d3 f4-g4 d3-e2 e6-f5 e2-d3 " +
  "b2-b1 d3-e3 b1-b2 pass g4-g3 pass b2-a1"
).split(" ");

/** All is full but a1; Red moves there, and both have as many rings. */
const LATE =
  "level1 1(oG)oo/(og)(oo)(oo)(oo)o/o(oo)(ooo)(ooo)(oo)o/o(oo)(ooo)(ooooG)(ooo)(oo)o/o(oo)(ooo)(oooG)(oo)o/o(oo)(oo)(oo)1/(og)(og)o1 2/1 r -";

/** The hourglass on a2 can go back to a1, or to b2; the others of its neighbours are full. */
const FULL = "level1 1(oG)og/1o(oo)2/6/g5G/6/5/G2g 29/30 r -";

/** A game at level 1 by presses, a drag and typed moves, to its end. */
export async function tamskGame({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await begin(page, url, "Level 1", "TAMSK");
  await named(page, "a1", "Red hourglass, 0 of 1 rings, can be pressed");
  await named(page, "d4", "0 of 4 rings");
  await cell(page, "a1").click();
  await said(page, 0, "Choose where it goes: a2, b1, b2.");
  await cell(page, "a2").click();
  await said(page, 0, "Red moves from a1 to a2 and drops a ring. Black to move.");
  await named(page, "a2", "Red hourglass, 1 of 1 rings");
  await cell(page, "g1").click();
  await page.locator(".balloon", { hasText: "The hourglass on g1 is your opponent’s. Rule T4.1" }).waitFor();
  await page.keyboard.press("Escape");
  await drag(page, hit(page, "g4"), hit(page, "f4"));
  await said(page, 0, "Black moves from g4 to f4 and drops a ring. Red to move.");
  await shot(page, "tamsk");
  for (const move of GAME.slice(2)) await type(page, move);
  await said(page, 0, "Red wins. Red has fewer rings left.");
  assert.equal(await moves(page), GAME.length);
  await shot(page, "tamsk-end");
  await page.getByRole("button", { name: "Undo" }).click();
  await said(page, 0, "Taken back.");
  assert.deepEqual(wrong, []);
}

/** By keys and by ear; a full space is refused; every theme. */
export async function tamskKeys({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await openPosition(page, url, "tamsk:level1", FULL);
  for (const theme of ["Dark", "High contrast", "Light"]) {
    await page.getByLabel("Theme").selectOption(theme);
    assert.deepEqual(await violations(page), [], theme);
    await shot(page, `tamsk-${theme.split(" ").at(-1).toLowerCase()}`);
  }
  await cell(page, "d4").focus();
  for (const key of ["a", "2", "Enter"]) await page.keyboard.press(key);
  await cell(page, "a3").focus();
  await page.keyboard.press("Enter");
  await page.locator(".balloon", { hasText: "a3 is full. Nothing enters it any more. Rule T4.3" }).waitFor();
  await page.keyboard.press("Escape");
  for (const key of ["b", "2", "Enter"]) await page.keyboard.press(key);
  await said(page, 0, "Red moves from a2 to b2 and drops a ring. Black to move.");
  assert.deepEqual(wrong, []);
}

/** The last move, to a draw. */
export async function tamskDraw({ browser, url }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await openPosition(page, url, "tamsk:level1", LATE);
  // Where there is one move in all, pressing its hourglass is enough.
  await cell(page, "a2").click();
  await said(page, 0, "Red moves from a2 to a1 and drops a ring. A draw. Both have as many rings left.");
  assert.deepEqual(wrong, []);
}

/** A ring is left out, and the opponent drops one there. */
export async function tamskRings({ browser, url }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await openPosition(page, url, "tamsk:level1,ring=optional", "level1 G2g/5/6/g5G/6/5/G2g 32/32 r -");
  await cell(page, "a1").click();
  await cell(page, "b2").click();
  await page.getByRole("button", { name: "Leave it out" }).click();
  await said(page, 0, "Red moves from a1 to b2 without a ring. Black may drop a ring where it was left out.");
  await cell(page, "b2").click();
  await said(page, 0, "Black drops a ring on b2. Black to move.");
  await named(page, "b2", "Red hourglass, 1 of 2 rings");
  assert.deepEqual(wrong, []);
}

/** At level 2 the sand runs, and a glass that has run out stays. */
export async function tamskSand({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  const board = "1(oG)2/3(og)1/6/1(og)3(oG)1/6/1(oG)1(og)1/4 29/29 r -";
  await openPosition(page, url, "tamsk:level2", `level2 ${board} 1500,90000,120000,20000,60000,170000;-`);
  const sand = () => page.locator(".piece .hourglass").evaluateAll((all) => all.map((glass) => Number(glass.style.getPropertyValue("--sand"))));
  const before = await sand();
  assert.equal(before.length, 6);
  await shot(page, "tamsk-sand");
  // The first glass runs out by itself.
  await page.locator(".piece.out").waitFor();
  await named(page, "a2", "Red hourglass, run out, 1 of 1 rings");
  assert(Math.max(...(await sand())) < Math.max(...before));
  await cell(page, "a2").click();
  await page.locator(".balloon", { hasText: "The hourglass on a2 has run out and stays where it is. Rule T7.3" }).waitFor();
  await page.keyboard.press("Escape");
  await type(page, "D6-C5");
  await said(page, 0, "Red moves from d6 to c5 and drops a ring. Black to move.");
  await shot(page, "tamsk-out");
  assert.deepEqual(wrong, []);
}

/** At level 3 the player who waits starts the glass of 15 seconds. */
export async function tamskFast({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await openPosition(page, url, "tamsk:level3", "level3 G2g/5/6/g5G/6/5/G2g 32/32 r - -,-,-,-,-,-;-;0;0/0");
  await page.getByRole("button", { name: "Start the 15-second glass" }).click();
  await said(page, 0, "Black starts the 15-second glass. Red to move.");
  await page.locator(".timer", { hasText: "15-second glass: 0:1" }).waitFor();
  await cell(page, "a1").click();
  await said(page, 0, "Red lifts the hourglass on a1.");
  await shot(page, "tamsk-fast");
  await cell(page, "b2").click();
  await said(page, 0, "Red moves from a1 to b2 and drops a ring. Black to move.");
  assert.deepEqual(wrong, []);
}

/** On a phone, against the engine: the levels of the game, taps, nothing wider than the page. */
export async function tamskPhone({ browser, url, shot }) {
  const { page, wrong } = await open(browser, PHONE);
  await home(page, url);
  await page.getByRole("radio", { name: "TAMSK", exact: true }).check({ force: true });
  await page.getByRole("radio", { name: "Level 2" }).first().check();
  assert.deepEqual(await violations(page), []);
  await noSideways(page);
  await page.getByRole("button", { name: "Play", exact: true }).tap();
  await page.getByRole("heading", { name: "TAMSK · Level 2" }).waitFor();
  await cell(page, "a1").tap();
  await cell(page, "b2").tap();
  await said(page, 0, "Red moves from a1 to b2 and drops a ring.");
  await said(page, 0, "Black moves from");
  await noSideways(page);
  await shot(page, "tamsk-phone");
  assert.deepEqual(wrong, []);
}

/** By touch: an hourglass is dragged to the next space. */
export async function tamskFingers({ browser, url }) {
  const { page, wrong } = await open(browser, PHONE);
  await begin(page, url, "Level 1", "TAMSK");
  await pressable(page, "a1");
  await dragByTouch(page, hit(page, "a1"), hit(page, "b2"));
  await said(page, 0, "Red moves from a1 to b2 and drops a ring. Black to move.");
  assert.deepEqual(wrong, []);
}

/** In Korean: what stands in a space, a refusal, a move, the glass of 15 seconds. */
export async function tamskKorean({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL, locale: "ko-KR" });
  await openPosition(page, url, "tamsk:level1", FULL);
  await named(page, "a2", "빨강 모래시계, 고리 1개 중 1개, 누를 수 있음");
  await cell(page, "g4").click();
  await page.locator(".balloon", { hasText: "규칙 T4.1" }).waitFor();
  await page.keyboard.press("Escape");
  await cell(page, "a2").click();
  await cell(page, "b2").click();
  await said(page, 0, "빨강이 a2에서 b2까지 움직이고 고리를 끼웠어요.");
  await openPosition(page, url, "tamsk:level3", "level3 G2g/5/6/g5G/6/5/G2g 32/32 r - -,-,-,-,-,-;-;0;0/0");
  await named(page, "a1", "빨강 모래시계, 아직 흐르지 않음, 고리 1개 중 0개, 누를 수 있음");
  await page.getByRole("button", { name: "15초 모래시계 세우기" }).click();
  await said(page, 0, "검정이 15초 모래시계를 세웠어요.");
  await shot(page, "tamsk-ko");
  assert.deepEqual(await violations(page), []);
  assert.deepEqual(wrong, []);
}

// The steps of the walk about DVONN.

import assert from "node:assert/strict";
import { PHONE, STILL, WIDE, begin, cell, drag, dragByTouch, home, moves, named, noSideways, openPosition, pressable, said, type } from "./acts.mjs";
import { open, violations } from "./browser.mjs";

const hit = (page, name) => cell(page, name).locator(".hit");

/** The placings of a published game without the last one, which has no choice. */
const PLACINGS =
  "g2 c1 f5 d1 h5 g5 i1 e1 f2 f1 e4 e5 j2 g1 b2 b1 h1 g4 d3 c2 e3 f4 c4 d4 a2 a1 d2 e2 a3 g3 d5 f3 i5 c3 h2 h3 k3 h4 k5 i4 i3 j5 i2 b3 j4 j3 k4 b4";

/** White can only cut off stacks, also their own; then Black has one move, and the game is over. */
const LATE = "standard 3/4/5/5/5/2B2/1(BBWW)(BRW)(WBWBW)1/5/2(BWB)1(RWW)/(WB)(BW)(WBB)1/1(RB)1 w m";

/** White is enclosed and must pass. */
const ENCLOSED = "standard 3/4/5/5/1BB2/1BWB1/2B(RB)1/5/5/4/3 w m";

/** The placing by presses and typed moves, then moves by press and by drag. */
export async function dvonnGame({ browser, url, shot }) {
  const { page, wrong } = await open(browser, WIDE);
  await begin(page, url, "Standard", "DVONN");
  await said(page, 0, "White to place a red piece.");
  await cell(page, "g2").click();
  await said(page, 0, "White places a red piece on g2. Black to place a red piece.");
  await page.locator('.pool [data-pile$=" R"]').filter({ hasText: "2" }).waitFor();
  await type(page, PLACINGS.split(" ")[1]);
  await said(page, 0, "Black places a red piece on c1.");
  await named(page, "g2", "red piece");
  await cell(page, "g2").click();
  await page.locator(".balloon", { hasText: "A piece lies on g2 already. Rule D4.1" }).waitFor();
  await page.keyboard.press("Escape");
  for (const space of PLACINGS.split(" ").slice(2)) await type(page, space);
  await said(page, 0, "Black places a piece on b4. White to move.");
  // White places the last piece and moves first.
  await cell(page, "c5").click();
  await said(page, 0, "White places a piece on c5. White to move.");
  await shot(page, "dvonn-placed");

  await cell(page, "c3").click();
  await page.locator(".balloon", { hasText: "The stack on c3 is not yours" }).waitFor();
  await page.keyboard.press("Escape");
  await drag(page, hit(page, "a2"), hit(page, "b2"));
  await said(page, 0, "White moves from a2 to b2: a stack of 2. Black to move.");
  await named(page, "b2", "White stack of 2");
  await cell(page, "b3").click();
  await said(page, 0, "Choose where it goes: a3, b2, b4, c3, c4.");
  await cell(page, "b2").click();
  await said(page, 0, "Black moves from b3 to b2: a stack of 3. White to move.");
  await page.locator(".tall", { hasText: "3" }).waitFor();
  await page.getByRole("img", { name: "25 pieces controlled" }).waitFor();
  assert.equal(await moves(page), 51);
  assert.deepEqual(wrong, []);
}

/** What a move cuts off is marked before and told after it; the game is played to its end, in every theme. */
export async function dvonnEnd({ browser, url, shot }) {
  const { page, wrong } = await open(browser, WIDE);
  await openPosition(page, url, "dvonn:standard", LATE);
  for (const theme of ["Dark", "High contrast", "Light"]) {
    await page.getByLabel("Theme").selectOption(theme);
    assert.deepEqual(await violations(page), [], theme);
    await shot(page, `dvonn-${theme.split(" ").at(-1).toLowerCase()}`);
  }
  await named(page, "j5", "empty");
  await cell(page, "g3").hover();
  await page.waitForFunction(() => document.querySelectorAll(".mark.gone").length === 3);
  await shot(page, "dvonn-cut");
  // Where there is one move in all, pressing its stack is enough.
  await cell(page, "g3").click();
  await said(page, 0, "White moves from g3 to j3: a stack of 5. 10 pieces lose the connection and leave the game: 5 white, 5 black. Black to move.");
  await named(page, "g4", "empty");
  await named(page, "j3", "White stack of 5, with red");
  await page.getByRole("img", { name: "10 pieces controlled" }).waitFor();
  await cell(page, "j2").click();
  await said(page, 0, "Black moves from j2 to j4: a stack of 5. Black wins. Black controls more pieces.");
  await shot(page, "dvonn-end");
  assert.equal(await moves(page), 2);
  await page.getByRole("button", { name: "Undo" }).click();
  await said(page, 0, "Taken back. Black to move.");
  assert.deepEqual(wrong, []);
}

/** A pass and a move by keys and by ear. */
export async function dvonnKeys({ browser, url }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await page.goto(`${url}#play?spec=dvonn:standard&position=${encodeURIComponent(ENCLOSED)}`);
  await page.getByRole("button", { name: "Pass" }).focus();
  await page.keyboard.press("Enter");
  await said(page, 0, "White passes. Black to move.");
  await cell(page, "f3").focus();
  for (const key of ["e", "3", "Enter"]) await page.keyboard.press(key);
  await said(page, 0, "Choose where it goes: e2, f3, f4.");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await said(page, 0, "Black moves from e3 to f4: a stack of 2. White to move.");
  assert.deepEqual(wrong, []);
}

/** On a phone: a set-up by its number, taps, nothing wider than the page. */
export async function dvonnPhone({ browser, url, shot }) {
  const { page, wrong } = await open(browser, PHONE);
  await home(page, url);
  await page.getByRole("radio", { name: "DVONN", exact: true }).check({ force: true });
  await page.getByRole("radio", { name: "Random" }).check();
  await page.getByRole("radio", { name: "By its number" }).check({ force: true });
  await page.getByRole("spinbutton", { name: "Set-up" }).fill("1");
  await page.getByRole("radio", { name: "Someone here" }).check({ force: true });
  assert.deepEqual(await violations(page), []);
  await noSideways(page);
  await page.getByRole("button", { name: "Play", exact: true }).tap();
  await page.getByRole("heading", { name: "DVONN · Random, set-up 1" }).waitFor();
  await named(page, "b1", "White piece, can be pressed");
  // The board stands on its short side, and arrow keys lead where they point.
  const { width, height } = await page.locator(".board").boundingBox();
  assert(height > 1.5 * width && width > 180, `${width} × ${height}`);
  await cell(page, "e3").focus();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-cell"));
  for (const [key, there] of [["ArrowUp", "d3"], ["ArrowDown", "e3"], ["ArrowRight", "e4"], ["ArrowLeft", "e3"]]) {
    await page.keyboard.press(key);
    assert.equal(await focused(), there, key);
  }
  await cell(page, "b1").tap();
  await cell(page, "b2").tap();
  await said(page, 0, "White moves from b1 to b2: a stack of 2.");
  await noSideways(page);
  await shot(page, "dvonn-phone");
  await page.setViewportSize({ width: 740, height: 360 });
  const aside = await page.locator(".board").boundingBox();
  assert(aside.width > 1.5 * aside.height);
  assert.deepEqual(wrong, []);
}

/** By touch: a piece is dragged onto the board, and a stack over it. */
export async function dvonnFingers({ browser, url }) {
  const { page, wrong } = await open(browser, PHONE);
  await begin(page, url, "Standard", "DVONN");
  await dragByTouch(page, page.locator('.pool [data-pile$=" R"]'), hit(page, "f3"));
  await said(page, 0, "White places a red piece on f3. Black to place a red piece.");
  await openPosition(page, url, "dvonn:standard", LATE);
  await pressable(page, "g3");
  await dragByTouch(page, hit(page, "g3"), hit(page, "j3"));
  await said(page, 0, "White moves from g3 to j3: a stack of 5.");
  assert.deepEqual(wrong, []);
}

/** In Korean: what a stack is, a refusal, what is cut off, and the end. */
export async function dvonnKorean({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL, locale: "ko-KR" });
  await openPosition(page, url, "dvonn:standard", LATE);
  await cell(page, "i3").click();
  await page.locator(".balloon", { hasText: "규칙 D5.1" }).waitFor();
  await page.keyboard.press("Escape");
  await shot(page, "dvonn-ko");
  assert.deepEqual(await violations(page), []);
  await cell(page, "g3").click();
  await said(page, 0, "백이 g3에서 j3까지 움직였어요. 더미의 높이: 5. 이어지지 않은 말 10개가 게임에서 빠졌어요. 흰 말 5개, 검은 말 5개.");
  await named(page, "j3", "백 더미, 5개, 붉은 말 있음");
  await cell(page, "j2").click();
  await said(page, 0, "흑이 j2에서 j4까지 움직였어요. 더미의 높이: 5.");
  await page.locator(".ending").waitFor();
  assert.deepEqual(wrong, []);
}

// The steps of the walk about PÜNCT.

import assert from "node:assert/strict";
import { PHONE, STILL, WIDE, begin, cell, drag, dragByTouch, moves, named, noSideways, openPosition, pressable, said, type } from "./acts.mjs";
import { open, violations } from "./browser.mjs";

/** White lacks a last piece between o13 and the side q. */
const LAST = "standard Ea5,b6,c7/Ed8,e9,f10/Eg11,h12,i13/Ej13,k13,l13/Cn13,m13,o13/ec2,d2,e2/ef2,g2,h2 w";

/** Pieces on two levels, with a bridge; Black to move. */
const STACKS = "standard Cf6,f5,f7/Tg8,g7,h8/cf10,f11,f9/tk10,k11,l11/Ef7,f8,f9 b";

const hit = (page, name) => cell(page, name).locator(".hit");
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

/** A second finger turns what the first one shows; pieces are dragged onto the board, and over it. */
export async function punctFingers({ browser, url }) {
  const { page, wrong } = await open(browser, PHONE);
  await begin(page, url, "Standard", "PÜNCT");
  await cell(page, "d3").tap();
  await ghosts(page, 3);
  const client = await page.context().newCDPSession(page);
  const { x, y, width, height } = await hit(page, "d3").boundingBox();
  const first = { x: x + width / 2, y: y + height / 2, id: 0 };
  const touch = (type, ...touchPoints) => client.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", first);
  await touch("touchStart", first, { x: first.x + 60, y: first.y - 60, id: 1 });
  await said(page, 0, "Turned: d3, e3, e4.");
  await touch("touchEnd");
  await page.getByRole("button", { name: "Put it down" }).tap();
  await said(page, 0, "White adds a triangle on d3, e3, e4. Black to move.");
  await dragByTouch(page, tray(page, "second", "T"), hit(page, "l12"));
  await said(page, 0, "Black adds a triangle on l12");
  await pressable(page, "d3");
  await dragByTouch(page, hit(page, "d3"), hit(page, "d6"));
  await said(page, 0, "White moves the triangle on d3 to d6");
  assert.deepEqual(wrong, []);
}

/** Dragged by mouse: from beside the board, and over it. */
export async function punctDrags({ browser, url }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await begin(page, url, "Standard", "PÜNCT");
  await drag(page, tray(page, "first", "E"), hit(page, "d3"));
  await said(page, 0, "White adds a straight piece with the PÜNCT at an end on d3");
  await drag(page, tray(page, "second", "T"), hit(page, "n12"));
  await said(page, 0, "Black adds a triangle on n12");
  // On its way the piece is shown as it would lie, and the wheel turns it.
  const [from, to] = await Promise.all(["d3", "d8"].map((name) => hit(page, name).boundingBox()));
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await ghosts(page, 3);
  await page.mouse.wheel(0, 100);
  await said(page, 0, "Turned: d8, ");
  await page.mouse.up();
  await said(page, 0, "White moves the straight piece with the PÜNCT at an end on d3 to d8");
  assert.equal(await moves(page), 3);
  assert.deepEqual(wrong, []);
}

/** In Korean: a piece is added, one moved, one refused. */
export async function punctKorean({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL, locale: "ko-KR" });
  await openPosition(page, url, "punct:standard", STACKS);
  await named(page, "f8", "백 점, 2층, 다리 모양");
  await cell(page, "f10").click();
  await page.locator(".balloon", { hasText: "규칙 P6.1" }).waitFor();
  await page.keyboard.press("Escape");
  const field = page.getByLabel("수 입력");
  await field.fill("d3,d4,e4");
  await field.press("Enter");
  await said(page, 0, "흑이 세모 말을 놓았어요: d3, d4, e4.");
  await field.fill("Ef7-f6,f7,f8");
  await field.press("Enter");
  await page.locator("#move-wrong p").waitFor();
  await field.fill("Tg8-g9,g10,h10");
  await field.press("Enter");
  await shot(page, "punct-ko");
  assert.deepEqual(await violations(page), []);
  assert.deepEqual(wrong, []);
}

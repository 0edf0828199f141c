// The steps of the walk about texts that are opened, and about the rules.

import assert from "node:assert/strict";
import { PHONE, STILL, WIDE, begin, home, moves, noSideways, said } from "./acts.mjs";
import { open, violations } from "./browser.mjs";

/** A game of ZÈRTZ as a server keeps it, two turns of it. */
const SGF = `(;
GM[22]VV[2]
SU[Zertz]
P0[id "ann"]
P1[id "bob"]
; P0[0 Start P0]
; P0[1 RtoB 2 0 D 4]
; P0[2 R- D 1]
; P0[3 Done]
)
`;

const RULES = [
  ["GIPF", "You move by taking a piece from your reserve", "G1"],
  ["ZÈRTZ", "The board consists of 37 loose rings", "Z1"],
  ["DVONN", "There are 23 white, 23 black and three red pieces", "D1"],
  ["YINSH", "Each player has five rings", "Y1"],
  ["TAMSK", "Each player has three hourglasses", "T1"],
  ["PÜNCT", "Each player has 18 pieces of three dots", "P1"],
];

/** What a newcomer is told: the game in short with boards, its numbered rules behind it, and ways on. */
export async function rulesInShort({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await home(page, url);
  const dialog = page.getByRole("dialog");
  for (const [game, told, number] of RULES) {
    await page.getByRole("radio", { name: game, exact: true }).check({ force: true });
    await page.getByRole("button", { name: "The rules" }).click();
    await dialog.getByText(told).waitFor();
    await dialog.locator(".figure .board").first().waitFor();
    assert(!(await dialog.getByText(number, { exact: true }).isVisible()), `${game}: the numbers lie behind it`);
    assert.deepEqual(await violations(page), [], game);
    if (game === "DVONN") await shot(page, "rules");
    await dialog.getByText("All rules by number").click();
    await dialog.getByText(number, { exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }

  // During a game too; a lesson takes the place of the page, and the dialog goes with it.
  await begin(page, url, "Standard", "DVONN");
  await page.getByRole("button", { name: "The rules" }).click();
  await dialog.locator(".figure").first().getByRole("button", { name: "Forward" }).click();
  await dialog.getByText("1/4").waitFor();
  await dialog.getByRole("link", { name: "Try it yourself" }).click();
  await page.getByRole("heading", { name: "DVONN: placing" }).waitFor();
  assert.equal(await dialog.count(), 0);
  assert.deepEqual(wrong, []);
}

/** The same on a phone, in Korean. */
export async function rulesOnAPhone({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...PHONE, locale: "ko-KR" });
  await home(page, url);
  await page.getByRole("button", { name: "규칙", exact: true }).tap();
  const dialog = page.getByRole("dialog");
  await dialog.locator(".figure .board").first().waitFor();
  assert.deepEqual(await violations(page), []);
  await noSideways(page);
  assert.equal(await dialog.evaluate((it) => it.scrollWidth - it.clientWidth), 0);
  await shot(page, "rules-phone");
  assert.deepEqual(wrong, []);
}

/** Texts of other programs and of people; what is wrong with one is told with its line. */
export async function texts({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await begin(page, url, "Standard");
  const dialog = page.getByRole("dialog");
  const show = async (text) => {
    if ((await dialog.count()) === 0) await page.getByRole("button", { name: "Open a record or a position" }).click();
    await dialog.getByRole("textbox").fill(text);
    await dialog.getByRole("button", { name: "Open", exact: true }).click();
  };
  const opened = async (text, count) => {
    await show(text);
    await dialog.waitFor({ state: "detached" });
    await page.waitForFunction((wanted) => document.querySelectorAll("button.move").length === wanted, count);
  };
  const refused = async (text, told) => {
    await show(text);
    await dialog.locator(".wrong", { hasText: told }).waitFor();
  };

  await opened(SGF, 1);
  assert.match(await page.getByRole("heading", { level: 1 }).innerText(), /^ZÈRTZ/);
  await opened('[Game "gipf:standard"]\n\n1. e1-e3\n2. e9-e7\n*\n', 2);

  await refused("what is this", "Line 1: No game in a form that is known begins here");
  await refused('[Gipf-Record 1]\n[Game "gipf:standard"]\n\n1. e1-e2 e9-e8\n2. a1-b2 1-0 no-move\n', "Line 5: The record says that the game ended by “no-move”");
  await refused('[Gipf-Record 1]\n[Game "gipf:standard"]\n\n1. e1-e2\n(a1-b2\n', "Line 6, column 1: A move or “)” belongs here.");
  await refused('[Game "gipf"]\nb3\n*\n[Game "gipf"]\nb3\n*\n', "These are several games");
  await refused("x".repeat(500_001), "This is too long for one game.");
  await refused("standard BBB?B??/x/y B12/B12 b BB 3", "The board has 7 columns");

  // What comes before the fault can be opened.
  await refused('[Gipf-Record 1]\n[Game "gipf:standard"]\n\n1. e1-e2 e9-e8\n2. e1-d5 *\n', "Line 5: ");
  await shot(page, "open-wrong");
  assert.deepEqual(await violations(page), []);
  await dialog.getByRole("button", { name: "Open it up to there (2 moves)" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.waitForFunction(() => document.querySelectorAll("button.move").length === 2);

  // A file is read like a text.
  await page.getByRole("button", { name: "Open a record or a position" }).click();
  await dialog.locator("input[type=file]").setInputFiles({ name: "game.sgf", mimeType: "text/plain", buffer: Buffer.from(SGF) });
  await dialog.waitFor({ state: "detached" });
  await page.waitForFunction(() => document.querySelectorAll("button.move").length === 1);
  assert.deepEqual(wrong, []);
}

/** Sounds are made where they are wanted: on a computer, and on a phone once they were switched on. */
export async function sounds({ browser, url }) {
  const count = (page) => page.evaluate(() => window.sounded);
  const listen = () => {
    window.sounded = 0;
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...args) {
      window.sounded += 1;
      return start.apply(this, args);
    };
  };
  const computer = await open(browser, WIDE);
  await computer.page.addInitScript(listen);
  await begin(computer.page, url, "Standard");
  await computer.page.locator('[data-cell="e1"]').click();
  await said(computer.page, 0, "Black to move.");
  assert((await count(computer.page)) > 0);
  await computer.page.getByRole("button", { name: "Sounds", pressed: true }).click();
  const before = await count(computer.page);
  await computer.page.locator('[data-cell="e9"]').click();
  await said(computer.page, 0, "White to move.");
  assert.equal(await count(computer.page), before);

  const phone = await open(browser, PHONE);
  await phone.page.addInitScript(listen);
  await begin(phone.page, url, "Standard");
  await phone.page.locator('[data-cell="e1"]').tap();
  await said(phone.page, 0, "Black to move.");
  assert.equal(await count(phone.page), 0);
  await phone.page.getByRole("button", { name: "Moves" }).tap();
  await phone.page.getByRole("button", { name: "Sounds", pressed: false }).tap();
  await phone.page.locator(".sheet").getByRole("button", { name: "Close" }).tap();
  await phone.page.locator('[data-cell="e9"]').tap();
  await said(phone.page, 0, "White to move.");
  await phone.page.waitForFunction(() => window.sounded > 0);
  assert.equal(await moves(phone.page), 2);
  assert.deepEqual([...computer.wrong, ...phone.wrong], []);
}

// The steps of the walk about people who press, reload and paste as they like.

import assert from "node:assert/strict";
import { GAME, PHONE, STILL, WIDE, begin, cell, home, moves, noSideways, said, type } from "./acts.mjs";
import { open } from "./browser.mjs";
import { VISITS, visit } from "./measure.mjs";

/** What stands in links that nobody made on purpose. */
const JUNK = [
  "#play?record=",
  "#play?record=%E0%A4%A",
  "#play?position=%00%01",
  "#play?spec=chess",
  "#play?spec=gipf:standard&position=standard",
  "#play?spec=gipf%3Abasic%2Creserve%3D99",
  "#play?position=standard%20g2G/5/6/G5g/6/5/g2G%20B12/B12%20b%20BB%203&record=x",
  "#lesson?id=../../etc",
  "#lesson?rule=Q99",
  "#problem?id=nothing",
  "#match?id=%F0%9F%8D%95",
  "#seek?id=x",
  "#player?id=",
  "#<script>alert(1)</script>",
  "#play?record=" + "x".repeat(100_000),
];

/** Whatever a link holds, there is a page with a heading and a way on. */
export async function junkLinks({ browser, url }) {
  const { page } = await open(browser, { ...WIDE, ...STILL });
  const faults = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("dialog", (dialog) => faults.push(`a dialog: ${dialog.message()}`));
  for (const hash of JUNK) {
    await page.goto("about:blank");
    await page.goto(`${url}${hash}`);
    await page.locator("h1").first().waitFor();
    assert(await page.locator('a[href="#"], .games').first().isVisible(), hash.slice(0, 60));
    assert.deepEqual(faults, [], hash.slice(0, 60));
  }
}

/** A reload in the middle of a turn, and the way back through the pages with a dialog open. */
export async function backAndReload({ browser, url }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await begin(page, url, "Tournament");
  for (const move of GAME.slice(0, 18)) await type(page, move);
  await type(page, "h6-c4");
  await page.getByRole("button", { name: "Take the row off" }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Take the row off" }).waitFor();
  assert.equal(await moves(page), 19);
  await page.getByRole("button", { name: "Take the row off" }).click();
  await said(page, 0, "Black to move.");

  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").waitFor();
  await page.goBack();
  await page.locator(".form .primary").waitFor();
  assert.equal(await page.getByRole("dialog").count(), 0, "a dialog goes with its page");
  await page.goForward();
  await page.locator(".play .hint").first().waitFor();
  assert.equal(await moves(page), 19, "going back and forth changes nothing");
  // A cell that is half chosen is forgotten by a reload, and nothing is played.
  await cell(page, "b1").click();
  await page.reload();
  await page.locator(".play .hint").first().waitFor();
  assert.equal(await moves(page), 19);
  assert.deepEqual(wrong, []);
}

/** Two windows with a game each: neither disturbs the other, and what was kept last is offered. */
export async function twoWindows({ browser, url }) {
  const { page, context, wrong } = await open(browser, { ...WIDE, ...STILL });
  await begin(page, url, "Standard");
  await type(page, "e1-e2");
  const other = await context.newPage();
  await begin(other, url, "Standard", "DVONN");
  await type(other, "g2");
  await type(page, "e9-e8");
  assert.equal(await moves(page), 2);
  assert.equal(await moves(other), 1);
  await home(other, `${url}#`);
  await other.getByRole("link", { name: "Continue your game" }).click();
  await other.locator(".play .hint").first().waitFor();
  assert.equal(await moves(other), 2, "the last move anywhere was kept");
  assert.deepEqual(wrong, []);
}

/** A record with thousands of other ways to go on and a comment like a book opens, and is played on. */
export async function hugeRecord({ browser, url }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await begin(page, url, "Standard");
  const record = `[Gipf-Record 1]\n[Game "gipf:standard"]\n\n1. e1-e2 {${"word ".repeat(30_000)}} ${"(a1-b2) ".repeat(3000)} e9-e8 *\n`;
  await page.getByRole("button", { name: "Open a record or a position" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill(record);
  await page.getByRole("dialog").getByRole("button", { name: "Open", exact: true }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.waitForFunction(() => document.querySelectorAll("button.move").length === 2);
  await page.locator(".play .hint").first().waitFor();
  await cell(page, "a1").click();
  await said(page, 0, "Black to move.");
  assert.equal(await moves(page), 3);
  assert.deepEqual(wrong, []);
}

/** What travels before the first page and the first board can be used: 150 KiB at most. */
export async function firstVisit({ browser, url }) {
  for (const [name, where] of Object.entries(VISITS)) {
    const { files, bytes } = await visit(browser, url, where, false);
    assert(bytes <= 150 * 1024, `${name}: ${bytes} bytes in ${files} files`);
  }
}

/** A window hardly larger than a watch, and text twice as large. */
export async function tinyWindow({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...PHONE, ...STILL, viewport: { width: 280, height: 400 } });
  await home(page, url);
  await noSideways(page);
  await begin(page, url, "Standard", "DVONN");
  await noSideways(page);
  await shot(page, "tiny");
  // 200 % of a window of 1280 × 720 is one of half the size.
  await page.setViewportSize({ width: 640, height: 360 });
  await noSideways(page);
  await cell(page, "g2").tap();
  await said(page, 0, "Black to place a red piece.");
  await shot(page, "zoomed");
  assert.deepEqual(wrong, []);
}

// The steps of the walk; each has a browser context of its own and leaves nothing behind.

import assert from "node:assert/strict";
import { BEFORE_THE_ROW, GAME, PHONE, STILL, WIDE, begin, cell, drag, home, lines, moves, noSideways, openPosition, said, type } from "./acts.mjs";
import { open, violations } from "./browser.mjs";

/** A whole game by typed moves, to a removal with a choice and on to its end. */
export async function typedGame({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await begin(page, url, "Tournament");
  for (const move of GAME.slice(0, 18)) await type(page, move);
  await said(page, 0, "White to move.");

  // The removal with a choice: White's GIPF piece on e6 may stay.
  await type(page, "h6-c4");
  await said(page, 0, "White has a row to deal with: c6–g4.");
  await page.locator(".result", { hasText: "You get back 3, you capture 1." }).waitFor();
  assert.equal(await cell(page, "e6").getAttribute("aria-label"), "e6, White GIPF piece, in a row to be dealt with, may stay");
  assert.equal(await cell(page, "c6").getAttribute("aria-label"), "c6, Black basic piece, in a row to be dealt with");
  await shot(page, "removal");
  const stays = page.getByRole("switch", { name: "White GIPF piece on e6 stays" });
  assert(await stays.isChecked());
  await stays.uncheck({ force: true });
  await page.locator(".result", { hasText: "You get back 5, you capture 1." }).waitFor();
  await cell(page, "e6").click();
  assert(await stays.isChecked());

  // A push before the row is dealt with is refused where it was tried, with the rule.
  await cell(page, "a1").click();
  await page.locator(".balloon", { hasText: "Deal with your row" }).waitFor();
  assert.match(await page.locator(".balloon").innerText(), /Rule G4\.1/);
  await page.getByRole("button", { name: "Take the row off" }).click();
  await said(page, 0, "White takes off a row: 3 back to the reserve, 1 captured. Black to move.");
  assert.equal(await page.evaluate(() => document.activeElement?.closest("[role=grid]") !== null), true, "the focus is on the board");

  for (const move of GAME.slice(19)) await type(page, move);
  assert.equal(await moves(page), GAME.length);
  await type(page, "a1-b2");
  await said(page, 0, "White wins. Black has no move left.");
  await page.locator(".ending").waitFor();
  await shot(page, "end");

  // A wrong move is explained beside the field.
  const field = page.getByLabel("Type a move");
  await field.fill("nonsense");
  await field.press("Enter");
  await page.locator("#move-wrong p").waitFor();
  assert.deepEqual(wrong, []);
}

/** A push by mouse: the ghost, one press at a corner, two where a dot has two lines, a refusal, a drag. */
export async function mouse({ browser, url, shot }) {
  const { page, wrong } = await open(browser, WIDE);
  await begin(page, url, "Standard");
  await cell(page, "e1").hover();
  await page.locator(".ghost .coming").waitFor();
  assert.equal(await page.locator(".ghost .shifted").count(), 1);
  await shot(page, "ghost");
  await cell(page, "e1").click();
  await said(page, 0, "White pushes a basic piece from e1 to e2, and one piece moves on. Black to move.");

  await cell(page, "b1").click();
  await said(page, 0, "Choose where it goes");
  await cell(page, "c2").click();
  await said(page, 0, "Black pushes a basic piece from b1 to c2. White to move.");

  const count = await lines(page);
  await cell(page, "e5").click();
  await said(page, count, "Pieces come in from the dots at the edge.");

  // Dragging from a dot chooses the line at once.
  await drag(page, cell(page, "d1").locator(".hit"), cell(page, "d2").locator(".hit"));
  await said(page, 0, "White pushes a basic piece from d1 to d2. Black to move.");

  // Undo, then look back and return.
  await page.getByRole("button", { name: "Undo" }).click();
  await said(page, 0, "Taken back. White to move.");
  assert.equal(await moves(page), 2);
  await page.locator("button.move").first().click();
  await page.getByText("This is how it stood after action 1 of 2.").waitFor();
  await page.keyboard.press(".");
  await page.locator('[data-cell="c2"][aria-label^="c2, Black basic piece"]').waitFor();
  await page.keyboard.press(",");
  await page.getByRole("button", { name: "Back to now" }).click();
  await page.locator(".play .hint").first().waitFor();

  // Giving up is asked about first.
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Give up" }).click();
  await said(page, 0, "Black wins. White has resigned.");
  assert.deepEqual(wrong, []);
}

/** Everything by keys: moving over the cells, jumping, playing, stepping back. */
export async function keys({ browser, url }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await begin(page, url, "Tournament");
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-cell"));
  await cell(page, "a1").focus();
  await page.keyboard.press("ArrowUp");
  assert.equal(await focused(), "a2");
  await page.keyboard.press("ArrowRight");
  assert.equal(await focused(), "b3");
  await page.keyboard.press("e");
  await page.keyboard.press("1");
  assert.equal(await focused(), "e1");
  await page.keyboard.press("Enter");
  await said(page, 0, "White pushes a GIPF piece from e1 to e2. Black to move.");
  assert.equal(await focused(), "e1");

  // A dot with two lines: Escape steps back, another press begins anew.
  await page.keyboard.press("d");
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await said(page, 0, "Choose where it goes: ");
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".hint.pressed").count(), 0);
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  assert.equal(await focused(), "d2");
  await page.keyboard.press("Enter");
  await said(page, 0, "Black pushes a GIPF piece from d1 to d2. White to move.");

  // The kind of piece that is chosen stays chosen.
  await page.getByRole("radio", { name: "basic piece" }).check({ force: true });
  await cell(page, "i5").focus();
  await page.keyboard.press("Enter");
  await said(page, 0, "White pushes a basic piece from i5 to h5. Black to move.");
  assert.deepEqual(wrong, []);
}

/** Against the engine, and on without a network. */
export async function engineOffline({ browser, url, shot }) {
  const { context, page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await home(page, url);
  await page.getByRole("slider").fill("1");
  await page.getByRole("radio", { name: "White" }).check({ force: true });
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator(".play .hint").first().waitFor();
  await cell(page, "a1").click();
  await page.waitForFunction(() => document.querySelectorAll("button.move").length === 2);
  await page.locator(".play .hint").first().waitFor();
  await shot(page, "board");

  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  await page.locator(".play .hint").first().waitFor();
  assert.equal(await moves(page), 2, "the game was kept");
  await cell(page, "i5").click();
  await page.waitForFunction(() => document.querySelectorAll("button.move").length === 4);
  await said(page, 0, "White to move.");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.waitForFunction(() => document.querySelectorAll("button.move").length === 2);
  await context.setOffline(false);
  assert.deepEqual(wrong, []);
}

/** Phones: no sideways scroll, nothing jumps, the sheet, a push by touch. */
export async function phone({ browser, url, shot }) {
  const { page, wrong } = await open(browser, PHONE);
  await home(page, url);
  await noSideways(page);
  await shot(page, "phone-home");
  await begin(page, url, "Standard");
  await cell(page, "e1").tap();
  await said(page, 0, "White pushes a basic piece from e1 to e2, and one piece moves on. Black to move.");
  await noSideways(page);
  await page.locator(".play .hint").first().waitFor();
  await shot(page, "phone");
  assert((await page.evaluate(() => window.shifted)) < 0.001, "nothing jumps");
  await page.getByRole("button", { name: "Moves" }).tap();
  await page.locator(".sheet.open button.move").waitFor();
  await page.locator(".sheet").getByRole("button", { name: "Close" }).tap();
  await page.waitForFunction(() => getComputedStyle(document.querySelector(".sheet")).visibility === "hidden");
  // A typed move puts the sheet away: the board that shows it lies below.
  await page.getByRole("button", { name: "Moves" }).tap();
  await page.getByLabel("Type a move").waitFor();
  await type(page, "e9-e8");
  await page.waitForFunction(() => getComputedStyle(document.querySelector(".sheet")).visibility === "hidden");
  assert.equal(await page.evaluate(() => document.activeElement.id), "sheet-toggle");
  await page.setViewportSize({ width: 320, height: 568 });
  await noSideways(page);
  await shot(page, "phone-320");
  // On its side the board has the whole height.
  await page.setViewportSize({ width: 740, height: 360 });
  await noSideways(page);
  assert((await page.locator(".board").boundingBox()).height > 280);
  await shot(page, "phone-aside");
  await home(page, `${url}#`);
  await noSideways(page);
  assert.deepEqual(wrong, []);
}

/** A row on a phone: all that is asked lies below the board, which stays where it is. */
export async function phoneRow({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...PHONE, viewport: { width: 390, height: 844 } });
  await openPosition(page, url, "gipf:tournament", BEFORE_THE_ROW);
  await cell(page, "h6").tap();
  await cell(page, "g6").tap();
  const take = page.getByRole("button", { name: "Take the row off" });
  await take.waitFor();
  await shot(page, "phone-row");
  const boxes = await Promise.all([".board", ".seat", ".prompt"].map((it) => page.locator(it).first().boundingBox()));
  const [board, seat, sheet] = boxes;
  assert(seat.y > 0 && board.y > seat.y && board.y + board.height <= sheet.y, JSON.stringify(boxes));
  assert.equal(await page.evaluate(() => scrollY), 0);
  await page.getByRole("switch", { name: "White GIPF piece on e6 stays" }).uncheck({ force: true });
  await page.locator(".result", { hasText: "You get back 5, you capture 1." }).waitFor();
  assert.deepEqual(await violations(page), []);
  await take.tap();
  await said(page, 0, "White takes off a row: 5 back to the reserve, 1 captured. Black to move.");
  assert.equal(await page.evaluate(() => scrollY), 0);
  assert((await page.evaluate(() => window.shifted)) < 0.001, "nothing jumps");
  assert.deepEqual(wrong, []);
}

/** A link holds a game; a position can be pasted; what is wrong with a text is said. */
export async function links({ browser, url }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  const position = "standard g2G/5/6/G5g/6/5/g2G B12/B12 b BB 3";
  await page.goto(`${url}#play?position=${encodeURIComponent(position)}`);
  await page.getByText("Black: Choose a dot").waitFor();
  await type(page, "e9-e8");
  assert.equal(await page.evaluate(() => location.hash), "#play");

  await page.getByRole("button", { name: "Open a record or a position" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("standard g2G/5/6 B12/B12 b BB 3");
  await dialog.getByRole("button", { name: "Open", exact: true }).click();
  await dialog.getByText("The board has 7 columns").waitFor();
  await dialog.getByRole("textbox").fill('[Gipf-Record 1]\n[Game "gipf:standard"]\n\n1. e1-e2 e9-e8 2. a1-b2 *\n');
  await dialog.getByRole("button", { name: "Open", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  await page.waitForFunction(() => document.querySelectorAll("button.move").length === 3);

  // What is opened takes the place of the game that is kept once somebody plays on.
  const link = await page.evaluate(() => location.href);
  await page.goto(`${url}#play`);
  await page.waitForFunction(() => document.querySelectorAll("button.move").length === 1);
  await page.getByRole("button", { name: "Open a record or a position" }).click();
  await dialog.getByRole("textbox").fill(link);
  await dialog.getByRole("button", { name: "Open", exact: true }).click();
  await page.waitForFunction(() => document.querySelectorAll("button.move").length === 3);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.waitForFunction(() => document.querySelectorAll("button.move").length === 2);
  await page.reload();
  await page.waitForFunction(() => document.querySelectorAll("button.move").length === 2);

  // The same for another game, whose positions are told by how they look.
  await page.goto(`${url}#play?position=${encodeURIComponent("basic ..../.../-- W5G7B9 -/- 1 t")}`);
  await page.getByText("This board has 7 columns").or(page.getByText("The board has 7 columns")).waitFor();
  assert.deepEqual(wrong, []);
}

/** Nothing for axe to find, in every theme, on every page. */
export async function themes({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  for (const theme of ["Light", "Dark", "High contrast"]) {
    await home(page, url);
    await page.locator(".hero .piece").first().waitFor();
    await page.getByLabel("Theme").selectOption(theme);
    assert.deepEqual(await violations(page), [], `${theme}, home`);
    const key = theme.split(" ").at(-1).toLowerCase();
    if (key !== "light") await shot(page, `home-${key}`);
    await page.goto(`${url}#play?position=${encodeURIComponent(BEFORE_THE_ROW)}`);
    await page.locator(".play .hint").first().waitFor();
    assert.deepEqual(await violations(page), [], `${theme}, playing`);
    await type(page, "h6-c4");
    await page.getByRole("switch").waitFor({ state: "attached" });
    assert.deepEqual(await violations(page), [], `${theme}, a row`);
    await shot(page, key);
    await page.getByRole("button", { name: "Resign" }).click();
    assert.deepEqual(await violations(page), [], `${theme}, a dialog`);
  }
  assert.deepEqual(wrong, []);
}

/** With less motion things fade in place, and nothing breathes. */
export async function lessMotion({ browser, url }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await begin(page, url, "Standard");
  assert.equal(await page.locator(".hint.dot").first().evaluate((dot) => getComputedStyle(dot).animationName), "none");
  await page.evaluate(() => {
    window.transforms = new Set();
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      if (frames.length !== 2 || frames[0].transform !== frames[1].transform) window.transforms.add(JSON.stringify(frames));
      return animate.call(this, frames, options);
    };
  });
  await cell(page, "e1").click();
  await said(page, 0, "Black to move.");
  assert.deepEqual(await page.evaluate(() => [...window.transforms]), []);
  assert.deepEqual(wrong, []);
}

/** Where there is no WebAssembly, the server answers. */
export async function withoutWebAssembly({ browser, url }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await page.addInitScript(() => delete globalThis.WebAssembly);
  await home(page, url);
  await page.getByRole("slider").fill("1");
  await page.getByRole("radio", { name: "Black" }).check({ force: true });
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await said(page, 0, "Black to move.");
  assert.equal(await page.locator(".seat").last().getAttribute("aria-label"), "Black", "the own side is below");
  await cell(page, "a1").click();
  await page.waitForFunction(() => document.querySelectorAll("button.move").length === 3);
  assert.deepEqual(wrong, []);
}

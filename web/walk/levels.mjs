// The steps of the walk about the engine as an opponent.

import assert from "node:assert/strict";
import { STILL, WIDE, home, moves } from "./acts.mjs";
import { open, violations } from "./browser.mjs";

/** Three games lost against a level, and the page suggests a lower one; a game with a take-back does not count. */
export async function levelSuggestion({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  const suggestion = page.getByRole("button", { name: /^By your last games/ });
  const lose = async (takeBack) => {
    await home(page, url);
    await page.getByRole("slider").fill("5");
    await page.getByRole("radio", { name: "White" }).check({ force: true });
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.locator(".play .hint").first().waitFor();
    if (takeBack) {
      await page.locator('[data-cell="a1"]').click();
      await page.waitForFunction(() => document.querySelectorAll("button.move").length === 2);
      await page.getByRole("button", { name: "Undo" }).click();
      await page.waitForFunction(() => document.querySelectorAll("button.move").length === 0);
    }
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("button", { name: "Give up" }).click();
    await page.locator(".ending").waitFor();
  };
  for (const takeBack of [false, false, true]) await lose(takeBack);
  await home(page, url);
  assert.equal(await suggestion.count(), 0, "two games that count tell too little");
  await lose(false);
  await home(page, url);
  assert.equal(await suggestion.textContent(), "By your last games, 4 · Casual fits");
  assert.deepEqual(await violations(page), []);
  await shot(page, "level-suggestion");
  await suggestion.click();
  assert.equal(await page.getByRole("slider").inputValue(), "4");
  assert.equal(await suggestion.count(), 0);
  assert.deepEqual(wrong, []);
}

/** A record of two engines is looked at first, and goes on when somebody lets it. */
export async function openedRecord({ browser, url }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  const seats = ["First", "Second"].map((seat) => `[${seat}-Player "level:1"]`).join("\n");
  const record = `[Gipf-Record 1]\n[Game "gipf:basic"]\n${seats}\n\n1. e1-e2 e9-e8 *\n`;
  await page.goto(`${url}#play?record=${encodeURIComponent(record)}`);
  const playOn = page.getByRole("button", { name: "Let it play on" });
  await playOn.waitFor();
  await page.keyboard.press(",");
  await page.getByText("This is how it stood after action 1 of 2.").waitFor();
  await page.keyboard.press(".");
  await playOn.waitFor();
  assert.equal(await moves(page), 2);
  assert.deepEqual(await violations(page), []);
  await playOn.click();
  await page.waitForFunction(() => document.querySelectorAll("button.move").length >= 4);
  assert.equal(await page.evaluate(() => location.hash), "#play");
  assert.deepEqual(wrong, []);
}

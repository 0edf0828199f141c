// The step of the walk about the engine's levels.

import assert from "node:assert/strict";
import { STILL, WIDE, home } from "./acts.mjs";
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

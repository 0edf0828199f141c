// The steps of the walk about guided first games of the other games.

import assert from "node:assert/strict";
import { PHONE, STILL, WIDE, noSideways } from "./acts.mjs";
import { open, violations } from "./browser.mjs";

/** Each game with its first lesson and what the guide begins with. */
const GAMES = {
  zertz: { name: "ZÈRTZ", lesson: "zertz-turn", welcome: "Choose a marble" },
  dvonn: { name: "DVONN", lesson: "dvonn-placing", welcome: "moves in a straight line exactly as far" },
  yinsh: { name: "YINSH", lesson: "yinsh-rings", welcome: "Put your rings on the board" },
  tamsk: { name: "TAMSK", lesson: "tamsk-turn", welcome: "Move one of your three hourglasses" },
  punct: { name: "PÜNCT", lesson: "punct-pieces", welcome: "Choose a piece, press a space" },
};

/** Plays actions that the field for moves gives as examples, until the opponent has answered. */
async function playOn(page) {
  const before = await page.locator("button.move").count();
  for (let action = 0; action < 4; action++) {
    const field = page.locator("#move");
    await field.fill((await field.getAttribute("placeholder")) ?? "");
    await field.press("Enter");
    await page.waitForFunction(() => document.querySelector("#move")?.value === "" && document.querySelector(".play .hint, .play .chooser, .ending"));
    if (await page.evaluate((count) => document.querySelectorAll("button.move").length >= count + 2 || document.querySelector(".ending"), before)) return;
  }
}

/** The rules of a game and its first lesson lead to a guided game, in which something is said at each move. */
export async function guidedFirstGames({ browser, url, shot }) {
  for (const [key, { name, lesson, welcome }] of Object.entries(GAMES)) {
    const { page, wrong, context } = await open(browser, { ...WIDE, ...STILL });
    await page.goto(`${url}#lesson?id=${lesson}`);
    await page.locator(".lesson-end .guided").waitFor();
    await page.goto(url);
    await page.getByRole("radio", { name, exact: true }).check({ force: true });
    await page.getByRole("button", { name: "Rules" }).first().click();
    await page.getByRole("dialog").getByRole("button", { name: `Play a guided game of ${name}` }).click();
    await page.locator(".guide", { hasText: welcome }).waitFor();
    await page.locator(".play .hint").first().waitFor();
    await shot(page, `guided-${key}`);
    assert.deepEqual(await violations(page), []);
    const said = new Set([await page.locator(".guide").innerText()]);
    for (let turn = 0; turn < 2 && !(await page.locator(".ending").count()); turn++) {
      await playOn(page);
      await page.locator(".guide p").first().waitFor();
      said.add(await page.locator(".guide").innerText());
    }
    assert(said.size > 1, `nothing new was said in ${name}`);
    assert.deepEqual(wrong, []);
    await context.close();
  }
}

/** The same on a phone in Korean. */
export async function guidedPhone({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...PHONE, ...STILL, locale: "ko-KR", colorScheme: "dark" });
  await page.goto(`${url}#lesson?id=${GAMES.yinsh.lesson}`);
  await page.locator(".lesson-end .guided").waitFor();
  // What is below moves as long as boards come in.
  const exercises = await page.locator(".exercise").count();
  await page.locator(".exercise .lesson-board svg").nth(exercises - 1).waitFor();
  await page.locator(".lesson-end .guided").click();
  await page.locator(".guide", { hasText: "고리를 판에 놓으세요" }).waitFor();
  await noSideways(page);
  await shot(page, "guided-phone");
  assert.deepEqual(wrong, []);
}

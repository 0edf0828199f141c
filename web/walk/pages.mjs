// The steps of the walk over all pages: nothing for axe to find, nothing wider than the window.

import assert from "node:assert/strict";
import { PHONE, STILL, WIDE, home, noSideways } from "./acts.mjs";
import { open, violations } from "./browser.mjs";

/** Every page, and a game of each kind. */
const PAGES = [
  "",
  "#learn",
  "#lesson?id=gipf-push",
  "#learn-settings",
  "#problems",
  "#problem?id=gipf-1",
  "#progress",
  "#lobby",
  "#account",
  ...["gipf:ultimate", "gipf:matrx", "zertz:basic,rings=61", "dvonn:random,seed=3", "yinsh:standard", "tamsk:level3", "punct:standard"].map(
    (spec) => `#play?spec=${encodeURIComponent(spec)}`,
  ),
];

/**
 * @param {import("playwright-core").Page} page
 * @param {string} url
 * @param {string} what of the browser
 */
async function over(page, url, what) {
  for (const hash of PAGES) {
    await page.goto("about:blank");
    await page.goto(`${url}${hash}`);
    await page.locator("h1").first().waitFor();
    await page.waitForLoadState("networkidle");
    assert.deepEqual(await violations(page), [], `${what}: ${hash || "home"}`);
    await noSideways(page);
  }
}

/** In the light and in the dark on a computer. */
export async function everyPage({ browser, url }) {
  const { page } = await open(browser, { ...WIDE, ...STILL });
  for (const theme of ["Light", "Dark"]) {
    await home(page, url);
    await page.getByLabel("Theme").selectOption(theme);
    await over(page, url, theme);
  }
}

/** On a phone, in Korean. */
export async function everyPageOnAPhone({ browser, url }) {
  const { page } = await open(browser, { ...PHONE, ...STILL, locale: "ko-KR", viewport: { width: 320, height: 640 } });
  await over(page, url, "a phone");
}

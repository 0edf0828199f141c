// What a first visit costs: `node measure.mjs URL` tells, for the first page and for a board that a link
// leads to, how many files and bytes travel before it can be used (the engine, which comes afterwards,
// apart) and how long that takes on a slow line and a slow processor.

import { pathToFileURL } from "node:url";
import { PHONE } from "./acts.mjs";
import { findBrowser, launch } from "./browser.mjs";

/** A mid phone on a slow line: bits a second, milliseconds to the server and back, how much slower than here. */
const SLOW = { bits: 1_600_000, latency: 150, processor: 4 };

/** Where one looks, and what is there once the page can be used. */
export const VISITS = {
  "first page": ["", ".form .primary"],
  "first board": [`#play?spec=${encodeURIComponent("gipf:standard")}`, ".play .hint"],
};

/**
 * A first visit.
 * @param {import("playwright-core").Browser} browser
 * @param {string} url
 * @param {[string, string]} visit
 * @param {boolean} slow whether line and processor are slow
 */
export async function visit(browser, url, [hash, selector], slow) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: "block" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  if (slow) {
    const { bits, latency, processor } = SLOW;
    await session.send("Network.emulateNetworkConditions", { offline: false, latency, downloadThroughput: bits / 8, uploadThroughput: bits / 16 });
    await session.send("Emulation.setCPUThrottlingRate", { rate: processor });
  }
  const addresses = new Map();
  let [files, bytes] = [0, 0];
  session.on("Network.responseReceived", ({ requestId, response }) => addresses.set(requestId, response.url));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (addresses.get(requestId)?.endsWith(".wasm")) return;
    files += 1;
    bytes += encodedDataLength;
  });
  const began = performance.now();
  await page.goto(url + hash, { waitUntil: "commit" });
  await page.locator(selector).first().waitFor({ timeout: 60_000 });
  const seconds = (performance.now() - began) / 1000;
  const painted = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0);
  await context.close();
  return { files, bytes, seconds, painted: painted / 1000 };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const browser = await launch(findBrowser());
  for (const [name, where] of Object.entries(VISITS)) {
    for (const slow of [false, true]) {
      const { files, bytes, seconds, painted } = await visit(browser, process.argv[2], where, slow);
      console.log(`${name}, ${slow ? "slow" : "as here"}: ${files} files, ${(bytes / 1024).toFixed(0)} KiB, something to see after ${painted.toFixed(1)} s, usable after ${seconds.toFixed(1)} s`);
    }
  }
  await browser.close();
}

// Plays the application through in a headless browser: `node walk.mjs URL FOLDER`. Screenshots go
// into the folder. Ends with 77 where there is no browser, with 1 where something is not as it should
// be.

import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { findBrowser, launch } from "./browser.mjs";
import * as potentials from "./potentials.mjs";
import * as steps from "./steps.mjs";

const [url, folder] = process.argv.slice(2);
assert(url && folder, "usage: node walk.mjs URL FOLDER");
const executable = findBrowser();
if (!executable) {
  console.error("no browser: set CHROMIUM to the path of one");
  process.exit(77);
}

await mkdir(folder, { recursive: true });
const browser = await launch(executable);
let failed = false;
try {
  for (const [name, step] of Object.entries({ ...steps, ...potentials })) {
    const began = performance.now();
    try {
      await step({ browser, url, shot: (page, picture) => page.screenshot({ path: join(folder, `${picture}.png`) }) });
      console.log(`ok      ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
    } catch (why) {
      failed = true;
      console.error(`FAILED  ${name}\n${why instanceof Error ? why.stack : why}`);
      for (const context of browser.contexts()) {
        for (const page of context.pages()) await page.screenshot({ path: join(folder, `failed-${name}.png`) });
      }
    }
    for (const context of browser.contexts()) await context.close();
  }
} finally {
  await browser.close();
}
process.exit(failed ? 1 : 0);

// Plays the application through in a headless browser: `node walk.mjs URL FOLDER [STEP…]`, all steps
// or those that are named. A step is a function that a file beside this one exports. Screenshots go
// into the folder. Ends with 77 where there is no browser, with 1 where something is not as it should
// be.

import assert from "node:assert/strict";
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { findBrowser, launch } from "./browser.mjs";

/** Files that export no steps. */
const TOOLS = ["acts.mjs", "browser.mjs", "measure.mjs", "speed.mjs", "walk.mjs"];

const [url, folder, ...wanted] = process.argv.slice(2);
assert(url && folder, "usage: node walk.mjs URL FOLDER [STEP…]");
const files = (await readdir(import.meta.dirname)).filter((name) => name.endsWith(".mjs") && !TOOLS.includes(name));
const modules = await Promise.all(files.sort().map((name) => import(`./${name}`)));
const steps = modules.flatMap((module) => Object.entries(module)).filter(([name]) => wanted.length === 0 || wanted.includes(name));
assert(steps.length > 0, `no step is called ${wanted.join(" or ")}`);
const executable = findBrowser();
if (!executable) {
  console.error("no browser: set CHROMIUM to the path of one");
  process.exit(77);
}

await mkdir(folder, { recursive: true });
const browser = await launch(executable);
let failed = false;
try {
  for (const [name, step] of steps) {
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

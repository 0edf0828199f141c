// The steps of the walk about progress that is kept with an account.

import assert from "node:assert/strict";
import { PHONE, STILL, WIDE, noSideways } from "./acts.mjs";
import { open, violations } from "./browser.mjs";

const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

/** What was refused on purpose, or broken off. */
const unmeant = (wrong) => wrong.filter((line) => !/^(401|403): |Failed to load resource|WebSocket|ERR_INTERNET_DISCONNECTED/.test(line));

/** Visits lessons. */
async function visit(page, url, ...lessons) {
  for (const lesson of lessons) {
    await page.goto(`${url}#lesson?id=${lesson}`);
    await page.waitForFunction((id) => Object.keys(localStorage).some((key) => key.startsWith("gipf.learner") && localStorage.getItem(key).includes(id)), lesson);
  }
}

/** What this browser has kept for whoever learns here: the lessons that were visited. */
const visits = (page) =>
  page.evaluate(() => {
    const owner = JSON.parse(localStorage.getItem("gipf.learner-of") ?? "null");
    const kept = JSON.parse(localStorage.getItem(owner ? `gipf.learner:${owner.player}` : "gipf.learner") ?? '{"deeds":[]}');
    return [...new Set(kept.deeds.flatMap(({ lesson }) => lesson ?? []))].sort();
  });

async function toProgress(page, url, text) {
  await page.goto(`${url}#learn`);
  await page.goto(`${url}#progress`);
  await page.getByText(text, { exact: false }).first().waitFor();
}

const form = (page, name) => page.getByRole("form", { name });

async function signIn(page, url, name) {
  await page.goto(`${url}#account`);
  await form(page, "Log in").getByLabel("Name").fill(name);
  await form(page, "Log in").getByLabel("Password").fill("a long password");
  await press(page, "Log in");
  await page.getByText(`Welcome back, ${name}.`).waitFor();
}

/** Two devices with different deeds, one of them without a network for a while, then everything forgotten. */
export async function courseAccount({ browser, url, shot }) {
  const name = `Learner${Math.random().toString(36).slice(2, 8)}`;
  const one = await open(browser, { ...WIDE, ...STILL });
  const two = await open(browser, { ...PHONE, ...STILL });

  // What was done without an account is there with it.
  await visit(one.page, url, "gipf-push");
  await toProgress(one.page, url, "It is kept in this browser only.");
  await one.page.goto(`${url}#account`);
  await form(one.page, "Register").getByLabel("Name").fill(name);
  await form(one.page, "Register").getByLabel("Password").fill("a long password");
  await press(one.page, "Register");
  await press(one.page, "I have kept them");
  await toProgress(one.page, url, "Everything is there.");
  await shot(one.page, "course-account");
  assert.deepEqual(await visits(one.page), ["gipf-push"]);

  // From the device to the account and back, on both.
  await visit(two.page, url, "gipf-row");
  await signIn(two.page, url, name);
  await toProgress(two.page, url, "Everything is there.");
  assert.deepEqual(await visits(two.page), ["gipf-push", "gipf-row"]);
  await noSideways(two.page);
  assert.deepEqual(await violations(two.page), []);
  await shot(two.page, "course-account-phone");
  await toProgress(one.page, url, "Everything is there.");
  await one.page.waitForFunction(() => Object.values(localStorage).some((it) => it.includes("gipf-row")));
  await one.page.getByText("A row of four", { exact: false }).first().waitFor();

  // Without a network the course goes on, and catches up.
  await two.page.evaluate(async () => (await navigator.serviceWorker.ready).active);
  await two.page.reload();
  await two.page.waitForFunction(() => navigator.serviceWorker.controller);
  await two.page.locator(".course h1").waitFor();
  await two.context.setOffline(true);
  await visit(two.page, url, "gipf-end", "gipf-turn");
  await visit(one.page, url, "gipf-board");
  await toProgress(two.page, url, "wait for the server");
  await shot(two.page, "course-account-offline");
  await two.context.setOffline(false);
  await two.page.getByText("Everything is there.", { exact: false }).waitFor();
  await toProgress(one.page, url, "Everything is there.");
  const all = ["gipf-board", "gipf-end", "gipf-push", "gipf-row", "gipf-turn"];
  for (const { page } of [one, two]) {
    await page.waitForFunction((lessons) => Object.values(localStorage).some((it) => lessons.every((id) => it.includes(`"${id}"`))), all);
    assert.deepEqual(await visits(page), all);
  }

  // Who signed in before it was kept here with whom progress goes on is recognised by their session.
  await one.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("gipf.learner")).forEach((key) => localStorage.removeItem(key)));
  await one.page.goto("about:blank");
  await visit(one.page, url, "gipf-capture");
  await toProgress(one.page, url, "Everything is there.");
  assert.deepEqual(await visits(one.page), [...all, "gipf-capture"].sort());

  // What is forgotten on one device is forgotten on the other.
  await press(one.page, "Delete it");
  await one.page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await one.page.getByText("Everything is deleted.").first().waitFor();
  await one.page.waitForFunction(() => Object.values(localStorage).every((it) => !it.includes('"unsent":[{')));
  await toProgress(two.page, url, "You have not read a lesson yet.");
  assert.deepEqual(await visits(two.page), []);

  // Who logs out leaves nothing behind.
  await one.page.goto(`${url}#account`);
  await press(one.page, "Log out");
  await form(one.page, "Log in").waitFor();
  const left = await one.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("gipf.learner")));
  assert.deepEqual(left, []);
  assert.deepEqual([...unmeant(one.wrong), ...unmeant(two.wrong)], []);
}

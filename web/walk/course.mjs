// The steps of the walk about the course.

import assert from "node:assert/strict";
import { PHONE, STILL, WIDE, cell, home, noSideways, said } from "./acts.mjs";
import { open, violations } from "./browser.mjs";

const LESSON = "gipf-notation";

/** Opens a page of the course. */
async function go(page, url, hash) {
  await page.goto(`${url}#${hash}`);
  await page.locator(".course h1").first().waitFor();
}

/** What the learner's own browser has kept. */
const deeds = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("gipf.learner") ?? '{"deeds":[]}').deeds);

const choose = async (page, url, form, pace) => {
  await go(page, url, "learn-settings");
  await page.locator(".states").first().waitFor();
  await page.locator(`input[name=form][value=${form}]`).check();
  await page.locator(`input[name=form][value=${form}]:checked`).waitFor();
  await page.locator(`input[name=pace][value=${pace}]`).check();
  await page.waitForFunction(([f, p]) => {
    const last = JSON.parse(localStorage.getItem("gipf.learner") ?? '{"deeds":[]}').deeds.filter(({ did }) => did === "choose").at(-1);
    return (last?.form ?? "neutral") === f && (last?.pace ?? "neutral") === p;
  }, [form, pace]);
};

/** The headings and boards of a lesson, in the order in which they stand there. */
const shape = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".step-of-lesson > *")].map((it) => (it.matches("details") ? `${it.open ? "" : "away "}${it.querySelector("summary").textContent.trim()}` : it.className)).join(" | "),
  );

/** From the first page to the map, a lesson, its exercises, and the map again. */
export async function courseLesson({ browser, url, shot }) {
  const { page, wrong } = await open(browser, WIDE);
  await home(page, url);
  await page.getByRole("link", { name: "Learn", exact: false }).first().click();
  await page.locator(".part").first().waitFor();
  await shot(page, "course-map");
  assert.deepEqual(await violations(page), []);
  await page.getByRole("button", { name: "I know the rules" }).click();
  await page.locator(".questions").waitFor({ state: "detached" });
  await go(page, url, `lesson?id=${LESSON}`);
  await page.locator(".lesson-board svg").first().waitFor();
  await page.locator(".exercise .lesson-board svg").nth(2).waitFor();
  assert.equal(await page.locator(".keyword").count(), 0, "keywords come with the second visit");
  await shot(page, "course-lesson");
  assert.deepEqual(await violations(page), []);

  // A figure is stepped through, by its button and by a press on its board.
  const figure = page.locator(".figure").nth(1);
  await figure.getByText("0/1").waitFor();
  await figure.getByRole("button", { name: "Forward" }).click();
  await figure.getByText("1/1").waitFor();
  await said(page, 0, "White pushes");

  // A wrong turn is answered on the board, a right one is told so.
  const first = page.locator(".exercise").first();
  const press = (name) => first.locator(`[data-cell="${name}"]`).click();
  await press("e1");
  await first.locator('[data-cell="e2"]').click();
  await first.locator(".verdict.wrong").waitFor();
  await shot(page, "course-refuted");
  await first.getByRole("button", { name: "Try again" }).click();
  await first.getByRole("button", { name: "Hint 1/2" }).click();
  await first.locator(".hint-text").waitFor();
  await press("c1");
  await first.locator('[data-cell="c2"]').click();
  await first.getByText("That is it.").waitFor();

  const second = page.locator(".exercise").nth(1);
  await second.getByRole("button", { name: "Yes" }).click();
  await second.getByText("That is right.").waitFor();

  const third = page.locator(".exercise").nth(2);
  for (const name of ["e2", "e3", "d4"]) await third.locator(`[data-cell="${name}"]`).click();
  await third.getByRole("button", { name: "Check" }).click();
  await third.getByText("do not belong to it").waitFor();
  await third.locator('[data-cell="d4"]').click();
  for (const name of ["e4", "e5", "e6", "e7"]) await third.locator(`[data-cell="${name}"]`).click();
  await third.getByRole("button", { name: "Check" }).click();
  await third.getByText("All of them, and no other.").waitFor();
  await shot(page, "course-solved");
  await go(page, url, "learn");
  await page.locator(".lesson-row", { hasText: "Mastered" }).first().waitFor({ state: "attached" });
  await go(page, url, `lesson?id=${LESSON}`);
  await page.locator(".keyword").first().waitFor();
  assert.deepEqual(wrong, []);
}

/** Each state of the two settings shows the same lesson in another way. */
export async function courseSettings({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  const shapes = new Set();
  for (const [form, pace] of [["neutral", "neutral"], ["visual", "neutral"], ["verbal", "neutral"], ["neutral", "global"], ["neutral", "sequential"]]) {
    await choose(page, url, form, pace);
    if (form === "neutral" && pace === "neutral") {
      await shot(page, "course-settings");
      assert.deepEqual(await violations(page), []);
    }
    await go(page, url, `lesson?id=${LESSON}`);
    await page.locator(".step-of-lesson .section").first().waitFor();
    shapes.add(await shape(page));
    if (form === "verbal") await page.locator(".boards-beside .folded summary .picture svg").first().waitFor();
    await shot(page, `course-${form}-${pace}`);
  }
  assert.equal(shapes.size, 5, [...shapes].join("\n"));
  // Step by step the rest comes on demand.
  const steps = await page.locator(".step-of-lesson").count();
  await page.getByRole("button", { name: "Go on" }).click();
  assert.equal(await page.locator(".step-of-lesson").count(), steps + 1);
  await page.getByRole("button", { name: "Show the whole lesson" }).click();
  await page.locator(".exercise").first().waitFor();
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("gipf.learner")).deeds.some(({ did, part }) => did === "look" && part === "whole"));
  assert.deepEqual(wrong, []);
}

/** What somebody opens again and again is suggested. */
export async function courseSuggestion({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await choose(page, url, "verbal", "neutral");
  for (let time = 0; time < 2; time++) {
    await go(page, url, "learn");
    await go(page, url, `lesson?id=${LESSON}`);
    await page.locator(".folded summary").first().waitFor();
    for (const summary of await page.locator(".folded summary").all()) await summary.click();
    await page.locator(".folded .lesson-board svg").nth(1).waitFor();
  }
  await page.locator(".suggestion").waitFor();
  await shot(page, "course-suggestion");
  await page.getByRole("button", { name: "Yes, change it" }).click();
  await page.locator(".suggestion").waitFor({ state: "detached" });
  assert.equal(await page.locator(".folded").count(), 0);
  assert.deepEqual(wrong, []);
}

/** What somebody puts away again and again is suggested too, and so is one piece after the other. */
export async function courseAway({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  const again = async () => {
    await go(page, url, "learn");
    await go(page, url, `lesson?id=${LESSON}`);
    await page.locator(".folding").first().waitFor();
  };
  const kept = (count) => page.waitForFunction((wanted) => JSON.parse(localStorage.getItem("gipf.learner")).deeds.filter(({ did, part }) => did === "away" || part === "steps" || part === "place").length === wanted, count);
  for (let time = 1; time <= 4; time++) {
    await again();
    await page.locator(".folding summary", { hasText: "In words" }).click();
    await kept(time);
  }
  await page.locator(".suggestion", { hasText: "By boards" }).waitFor();
  await shot(page, "course-away");
  assert.deepEqual(await violations(page), []);
  await page.getByRole("button", { name: "No, leave it" }).click();
  await page.locator(".suggestion").waitFor({ state: "detached" });
  for (let time = 5; time <= 8; time++) {
    await again();
    await page.getByRole("button", { name: "One piece at a time" }).click();
    await kept(time);
  }
  await page.getByRole("button", { name: "Show the whole lesson" }).click();
  await page.locator(".suggestion", { hasText: "Step by step" }).waitFor();
  await page.getByRole("button", { name: "No, leave it" }).click();
  for (let time = 9; time <= 12; time++) {
    await again();
    await page.locator(".whole summary").click();
    await kept(time);
  }
  await page.locator(".suggestion", { hasText: "The whole first" }).waitFor();
  assert.deepEqual(wrong, []);
}

/** Six questions suggest settings, and change nothing by themselves. */
export async function courseQuestions({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await go(page, url, "learn");
  await page.getByRole("link", { name: "How do you like to be told things?" }).click();
  await page.getByRole("button", { name: "Answer the questions" }).click();
  const done = page.getByRole("button", { name: "What do they say?" });
  assert(await done.isDisabled());
  const groups = page.locator(".question-of");
  for (let index = 0; index < 6; index++) await groups.nth(index).locator("input").nth(index < 3 ? 0 : 2).check();
  await shot(page, "course-questions");
  assert.deepEqual(await violations(page), []);
  await done.click();
  await page.getByText("Your answers speak for: By boards, Step by step.").waitFor();
  assert.equal(await page.locator("input[name=form]:checked").getAttribute("value"), "neutral");
  await page.getByRole("button", { name: "Set it like that" }).click();
  await page.locator("input[name=form][value=visual]:checked").waitFor();
  await page.locator("input[name=pace][value=sequential]:checked").waitFor();
  await page.getByText("That is how it is set.").waitFor();
  assert.deepEqual(wrong, []);
}

/** A problem: a wrong move is refuted, the solution is shown, and the rating follows. */
export async function courseProblem({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await go(page, url, "problems");
  await page.locator(".problems .lesson-row").first().waitFor();
  await page.getByText("The problem of the day").waitFor();
  await shot(page, "course-problems");
  assert.deepEqual(await violations(page), []);
  await go(page, url, "problem?id=gipf-4");
  await page.locator(".exercise .lesson-board svg").waitFor();
  await page.getByRole("button", { name: "Show me" }).click();
  await page.locator(".verdict", { hasText: "The win still stands" }).waitFor();
  await page.getByRole("button", { name: "Show me" }).click();
  await page.locator(".verdict.right").waitFor();
  await shot(page, "course-problem");
  assert.deepEqual(wrong, []);
}

/** Progress is saved to a file, brought together with that of another browser, and deleted. */
export async function courseProgress({ browser, url, shot }) {
  const one = await open(browser, { ...WIDE, acceptDownloads: true });
  await go(one.page, url, `lesson?id=${LESSON}`);
  await one.page.waitForFunction(() => localStorage.getItem("gipf.learner"));
  await go(one.page, url, "progress");
  const download = one.page.waitForEvent("download");
  await one.page.getByRole("button", { name: "Save to a file" }).click();
  const path = await (await download).path();
  const two = await open(browser, { ...PHONE, locale: "ko-KR" });
  await go(two.page, url, "learn");
  await two.page.getByRole("button", { name: "처음이에요" }).click();
  await two.page.waitForFunction(() => localStorage.getItem("gipf.learner"));
  await go(two.page, url, "progress");
  await two.page.locator("input[type=file]").setInputFiles(path);
  await two.page.getByText("두 진도를 합쳤어요.").first().waitFor();
  const kinds = (await deeds(two.page)).map(({ did }) => did).sort();
  assert.deepEqual(kinds, ["tell", "visit"]);
  await shot(two.page, "course-progress-phone");
  await noSideways(two.page);
  assert.deepEqual(await violations(two.page), []);
  await two.page.getByRole("button", { name: "지우기" }).click();
  await two.page.locator("dialog").getByRole("button", { name: "지우기" }).click();
  await two.page.getByText("모두 지웠어요.").first().waitFor();
  assert.deepEqual(await deeds(two.page), []);
  assert.deepEqual([...one.wrong, ...two.wrong], []);
}

/** On a phone, in Korean, in the dark. */
export async function coursePhone({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...PHONE, ...STILL, locale: "ko-KR", colorScheme: "dark" });
  await go(page, url, "learn");
  await page.locator(".part").first().waitFor();
  await shot(page, "course-map-phone");
  await noSideways(page);
  await go(page, url, `lesson?id=${LESSON}`);
  await page.locator(".lesson-board svg").first().waitFor();
  await shot(page, "course-lesson-phone");
  await noSideways(page);
  assert.deepEqual(await violations(page), []);
  assert.deepEqual(wrong, []);
}

/** Whoever has never played is guided through a whole game, and comes to the lessons. */
export async function courseGuided({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await go(page, url, "learn");
  await page.getByRole("button", { name: "Never" }).click();
  await page.locator(".questions").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Play a guided game of GIPF" }).click();
  await page.locator(".guide", { hasText: "Welcome" }).waitFor();
  await shot(page, "course-guided");
  assert.deepEqual(await violations(page), []);
  await cell(page, "a1").click();
  await cell(page, "b2").click();
  await page.locator(".guide", { hasText: "A push moves pieces of both colours" }).waitFor();
  // The middle of the game is left out.
  await page.evaluate((start) => {
    const match = JSON.parse(localStorage.getItem("gipf.match"));
    localStorage.setItem("gipf.match", JSON.stringify({ ...match, start, log: [] }));
  }, "basic B3/5/3b2/BBBb3/6/5/4 B9/B2 w BB 3");
  await page.reload();
  await page.locator(".guide", { hasText: "You can make a row and capture a piece" }).waitFor();
  await shot(page, "course-guided-capture");
  // From here on whatever can be played is played, and what is to be taken off is taken off.
  for (let turn = 0; turn < 60; turn++) {
    await page.waitForFunction(() => document.querySelector(".ending") || document.querySelector(".hint") || document.querySelector(".chooser .primary:not(:disabled)"));
    if (await page.locator(".ending").count()) break;
    const take = page.locator(".chooser .primary");
    if (await take.count()) {
      await take.click();
      await take.waitFor({ state: "detached" });
    } else {
      const text = await page.locator("#move").getAttribute("placeholder");
      const before = await page.locator("button.move").count();
      await page.locator("#move").fill(text ?? "");
      await page.locator("#move").press("Enter");
      await page.waitForFunction((count) => document.querySelectorAll("button.move").length > count || document.querySelector(".chooser, .ending"), before);
    }
  }
  await page.locator(".ending").waitFor();
  await page.getByRole("button", { name: "Now play GIPF · Standard" }).waitFor();
  await shot(page, "course-guided-end");
  assert((await deeds(page)).some(({ did }) => did === "guided"));
  await page.getByRole("link", { name: "On to the lessons" }).click();
  await page.locator(".next-lesson").waitFor();
  assert.equal(await page.getByRole("button", { name: "Play a guided game of GIPF" }).count(), 0);
  assert.deepEqual(wrong, []);
}

/** A refused move leads to the lesson that teaches its rule. */
export async function courseRefusal({ browser, url }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await page.goto(`${url}#play?spec=gipf%3Abasic&position=${encodeURIComponent("basic 4/5/6/BbBbBbB/6/5/4 B8/B8 w BB 3")}`);
  await page.locator(".play .hint").first().waitFor();
  await cell(page, "e1").click();
  await page.locator(".balloon").getByRole("link", { name: "Learn it" }).click();
  await page.locator(".course h1").first().waitFor();
  assert.deepEqual(wrong, []);
}

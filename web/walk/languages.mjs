// The steps of the walk about the languages of the page.

import assert from "node:assert/strict";
import { BEFORE_THE_ROW, STILL, WIDE, cell, lines, noSideways, openPosition, said } from "./acts.mjs";
import { open, violations } from "./browser.mjs";

/** Names that are the same in every language, and what is written in letters: spots, moves, mixes, rules. */
const NAMES = ["GIPF", "ZÈRTZ", "DVONN", "YINSH", "PÜNCT", "TAMSK", "MATRX", "Project", "SGF"];
const WRITTEN = /^([xGTZDYPBLW]?([a-q]\d{1,2})(-[a-q]\d{1,2})*|([CTZDYPG]\d+)+|[a-qGTZDYPBLWRwb])$/;

/** A combined game in which nothing has been played yet. */
const COMBINED =
  '[Gipf-Record 1] [Game "gipf:standard,potentials=T2Z2Y2"] [Start "standard g3/5/6/G2Z+b2/4Y+1/5/3G B4/B8 w BB 3"] [Combined "hands"] *';

/** What a page shows or tells in words that are not Korean, but for what is marked as another language's. */
async function notKorean(page) {
  const told = await page.evaluate(() => {
    const found = [document.title];
    const own = (element) => !element.closest("script, noscript, [lang]:not(html)");
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (own(node.parentElement)) found.push(node.data);
    for (const element of document.body.querySelectorAll("*")) {
      if (!own(element)) continue;
      for (const name of ["aria-label", "aria-valuetext", "title", "placeholder"]) found.push(element.getAttribute(name) ?? "");
    }
    return found;
  });
  const isForeign = (word) => !NAMES.includes(word) && !WRITTEN.test(word);
  return [...new Set(told.filter((text) => (text.match(/\p{Script=Latin}[\p{Script=Latin}\d-]*/gu) ?? []).some(isForeign)))];
}

/** The browser asks for Korean: the whole of a short game, its dialogs and its refusals. */
export async function korean({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL, locale: "ko-KR" });
  const complete = async (where) => assert.deepEqual(await notKorean(page), [], where);
  await page.goto(url);
  await page.getByRole("button", { name: "시작", exact: true }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), "ko");
  await page.locator(".hero .piece").first().waitFor();
  await complete("home");
  await shot(page, "ko-home");
  await page.getByRole("radio", { name: "토너먼트" }).check();
  await page.getByRole("button", { name: "한 종류 × 6" }).click();
  await page.getByRole("checkbox", { name: "두 사람이 서로 다르게 구성하기" }).check();
  await complete("composing");
  await page.getByRole("radio", { name: "기본" }).check();
  await page.getByText("그 밖의 설정").click();
  await page.getByRole("radio", { name: "옆 사람" }).check({ force: true });
  await complete("options");
  assert.deepEqual(await violations(page), []);
  await page.getByRole("button", { name: "시작", exact: true }).click();
  await page.locator(".play .hint").first().waitFor();
  await cell(page, "e1").click();
  await said(page, 0, "백이 e1에서 기본 말을 밀어 넣어 e2에 놓았어요. 말 1개가 밀려났어요. 흑 차례예요.");
  await cell(page, "b1").click();
  await said(page, 0, "갈 곳을 고르세요");
  await cell(page, "c2").click();
  await said(page, 0, "흑이 b1에서 기본 말을 밀어 넣어 c2에 놓았어요. 백 차례예요.");
  const count = await lines(page);
  await cell(page, "e5").click();
  await said(page, count, "말은 가장자리의 점에서 들어와요.");
  await complete("playing");
  await page.getByLabel("수 입력").fill("xb2");
  await page.getByLabel("수 입력").press("Enter");
  await page.locator("#move-wrong p").waitFor();
  await complete("a wrong move");
  for (const tool of ["기보나 국면 열기", "기권"]) {
    await page.getByRole("button", { name: tool }).click();
    await complete(tool);
    await page.keyboard.press("Escape");
  }
  await page.getByRole("button", { name: "무르기" }).click();
  await said(page, 0, "한 수 물렀어요. 흑 차례예요.");

  // A row with a choice, and what is refused because of it.
  await page.goto(`${url}#play?position=${encodeURIComponent(BEFORE_THE_ROW)}`);
  await page.locator(".play .hint").first().waitFor();
  await page.getByLabel("수 입력").fill("h6-c4");
  await page.getByLabel("수 입력").press("Enter");
  await page.getByRole("switch", { name: "e6의 백 GIPF 말 남기기" }).waitFor({ state: "attached" });
  await cell(page, "a1").click();
  await page.locator(".balloon", { hasText: "규칙 G4.1" }).waitFor();
  await complete("a row");
  await shot(page, "ko-row");
  assert.deepEqual(await violations(page), []);
  await page.getByRole("button", { name: "줄 걷어 내기" }).click();
  await said(page, 0, "백이 줄을 걷어 냈어요. 되찾은 말 3개, 잡은 말 1개. 흑 차례예요.");

  // Potentials: an extra move, and the cards.
  await openPosition(page, url, "gipf:standard,potentials=T6", "standard g3/5/6/BbT+4/6/5/3G B4/B8 w BB 3");
  await cell(page, "e1").click();
  await page.getByRole("button", { name: "추가 수 두지 않기" }).waitFor();
  await complete("an extra move");
  await page.getByRole("button", { name: "TAMSK 말이 하는 일" }).last().click();
  await complete("a card");
  await shot(page, "ko-card");
  await page.keyboard.press("Escape");
  await openPosition(page, url, "gipf:matrx", "matrx p+ZZ+Y+/GD+1GT+/(D+d)Z2z+d/dgz+2D+P+/P+Z+G2y+/gP+yT+1/g1y+Y+/t+zT+ -/T4Z1D3P4 b -- 3");
  await complete("MATRX");
  await shot(page, "ko-matrx");
  assert.deepEqual(wrong, []);
}

/** A combined game in Korean: the agreement, a challenge, rock-paper-scissors, and what comes of it. */
export async function koreanCombined({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { viewport: { width: 390, height: 844 }, ...STILL, locale: "ko-KR" });
  const complete = async (where) => assert.deepEqual(await notKorean(page), [], where);
  const press = (name) => page.getByRole("button", { name, exact: true }).click();
  await page.goto(url);
  await page.getByRole("radio", { name: "얼티밋" }).check();
  await page.getByRole("radio", { name: "옆 사람" }).check({ force: true });
  await page.getByRole("checkbox", { name: "다른 게임과 이어 두기" }).check();
  await page.getByText("약속", { exact: true }).click();
  await complete("the agreement");
  await noSideways(page);
  await page.getByText("약속", { exact: true }).scrollIntoViewIfNeeded();
  await shot(page, "ko-combined-agreement");
  assert.deepEqual(await violations(page), []);
  await page.goto(`${url}#play?record=${encodeURIComponent(COMBINED)}`);
  await page.locator(".play .hint").first().waitFor();
  await cell(page, "f6").click();
  await cell(page, "f5").click();
  await said(page, 0, "백이 f6의 YINSH 말로 두려는 수: Yf6-f5. 흑이 두게 하거나 도전해요.");
  await complete("an announced move");
  await press("도전하기");
  await complete("handing over");
  for (const [ready, sign] of [["백", "바위"], ["흑", "보"]]) {
    await press(`${ready}이고, 아무도 보지 않아요`);
    await complete("signs");
    await shot(page, "ko-combined-signs");
    await press(sign);
  }
  await page.locator(".prompt", { hasText: "두지 못한 수: Yf6-f5. YINSH 말을 잃었고, 백은 다른 수를 둬야 해요." }).waitFor();
  await complete("the result");
  await shot(page, "ko-combined-result");
  await press("이어서 두기");
  await said(page, 0, "f6의 포텐셜이 게임에서 빠졌어요. 백은 다른 수를 둬요.");
  await page.getByRole("button", { name: "수순" }).click();
  await complete("the side games that were played");
  assert.deepEqual(wrong, []);
}

/** Another language is chosen on the page, at home and in a game, and stays chosen. */
export async function choosingLanguage({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { viewport: { width: 390, height: 844 }, ...STILL });
  await page.goto(url);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await page.getByLabel("Language").selectOption("한국어");
  await page.getByRole("button", { name: "시작", exact: true }).waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("name")), "language", "the focus stays");
  await shot(page, "ko-phone-home");
  await page.reload();
  await page.getByRole("radio", { name: "옆 사람" }).check({ force: true });
  await page.getByRole("button", { name: "시작", exact: true }).click();
  await page.locator(".play .hint").first().waitFor();
  await cell(page, "e1").click();
  await said(page, 0, "흑 차례예요.");
  await noSideways(page);
  await shot(page, "ko-phone");
  await page.setViewportSize({ width: 320, height: 568 });
  await noSideways(page);
  await page.getByLabel("언어").selectOption("English");
  await page.getByText("Choose a dot at the edge").waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), "en");
  assert.equal(await cell(page, "e2").getAttribute("aria-label"), "e2, White basic piece");
  assert.deepEqual(wrong, []);
}

/** The rules of every game are read in Korean, from the beginning or at the one that refused a move. */
export async function koreanRules({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { viewport: { width: 390, height: 844 }, ...STILL, locale: "ko-KR" });
  await page.goto(url);
  await page.getByRole("button", { name: "시작", exact: true }).waitFor();
  const games = page.locator(".games input");
  assert(await games.count() > 0, "games to choose from");
  for (let at = 0; at < await games.count(); at += 1) {
    await games.nth(at).check({ force: true });
    await page.getByRole("button", { name: "규칙", exact: true }).click();
    const rules = page.locator("dialog .rulebook");
    await page.locator("dialog details.numbered > summary").click();
    await rules.waitFor();
    assert.equal(await rules.getAttribute("lang"), "ko");
    const texts = await rules.locator("dd").allInnerTexts();
    assert.deepEqual(texts.filter((text) => !/\p{Script=Hangul}/u.test(text)), []);
    // The rules fit the phone, below their heading.
    const [summary, list, whole] = await Promise.all(
      [page.locator("dialog details.numbered > summary"), rules, page.locator("dialog")].map((it) => it.boundingBox()),
    );
    assert(summary && list && whole && list.y >= summary.y + summary.height - 1, "the rules stand below their heading");
    assert(list.x >= whole.x && list.x + list.width <= whole.x + whole.width, "the rules fit the phone");
    await shot(page, `ko-rules-${at}`);
    await page.keyboard.press("Escape");
  }
  assert.deepEqual(await violations(page), []);
  await page.setViewportSize(WIDE.viewport);
  await page.goto(`${url}#play?position=${encodeURIComponent(BEFORE_THE_ROW)}`);
  await page.locator(".play .hint").first().waitFor();
  await page.getByLabel("수 입력").fill("h6-c4");
  await page.getByLabel("수 입력").press("Enter");
  await page.getByRole("switch", { name: "e6의 백 GIPF 말 남기기" }).waitFor({ state: "attached" });
  await cell(page, "a1").click();
  await page.locator(".balloon").getByRole("button", { name: "규칙 G4.1" }).click();
  await page.locator("dialog dd.asked", { hasText: "차례를 시작할 때의 내 줄" }).waitFor();
  await shot(page, "ko-rules-asked");
  assert.deepEqual(wrong, []);
}

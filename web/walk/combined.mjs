// The steps of the walk about combined games.

import assert from "node:assert/strict";
import { PHONE, STILL, WIDE, cell, home, lines, moves, named, noSideways, said, type } from "./acts.mjs";
import { open, violations } from "./browser.mjs";

/** White may slide the YINSH on f6, and jump with the ZÈRTZ on e5. */
const START = "standard g3/5/6/G2Z+b2/4Y+1/5/3G B4/B8 w BB 3";

/** A position in which White may use a potential of a kind, how, what it is called, and where its game begins. */
const USES = [
  { position: "standard g3/5/6/BbBT+3/6/5/3G B4/B8 w BB 4", use: "*a1-b2", game: "TAMSK · Level 1", action: "a1-b2" },
  { position: "standard g3/5/6/G2Z+b2/6/5/3G B4/B8 w BB 3", use: "Ze5-e7", game: "ZÈRTZ · Tournament", action: "Wd4;-d1" },
  { position: "standard g3/5/6/G2D+b2/6/5/3G B4/B8 w BB 3", use: "De5-e6", game: "DVONN · Standard", action: "f3" },
  { position: "standard g3/5/6/G6/4Y+1/5/3G B4/B8 w BB 3", use: "Yf6-f5", game: "YINSH · Standard", action: "f6" },
  { position: "standard g3/5/6/G2P+p+2/6/5/3G B4/B8 w BB 3", use: "Pe5-e6", game: "PÜNCT · Standard", action: "Td3,d4,e4" },
];

/** Opens a combined game by its address, as a record that nothing has been played in yet. */
async function begin(page, url, combined, second = "human", start = START) {
  const headers = [
    ["Game", "gipf:standard,potentials=T2Z2D2Y2P2"],
    ["Start", start],
    ["Second-Player", second],
    ["Combined", combined],
  ];
  const record = ["[Gipf-Record 1]", ...headers.map(([name, value]) => `[${name} "${value}"]`), "*"].join("\n");
  await page.goto(`${url}#play?record=${encodeURIComponent(record)}`);
  await page.locator(".play .hint").first().waitFor();
}

/** White announces the slide of the YINSH. */
async function slide(page) {
  await cell(page, "f6").click();
  await cell(page, "f5").click();
  await said(page, 0, "White wants to play Yf6-f5, with the YINSH on f6.");
}

const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

/** A new game is combined: the agreement as it was chosen is the agreement of the match. */
export async function combinedSetUp({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await home(page, url);
  assert.equal(await page.getByRole("checkbox", { name: "Combined game" }).count(), 0, "nothing is at stake in the basic game");
  await page.getByRole("radio", { name: "Ultimate" }).check();
  await page.getByRole("radio", { name: "Someone here" }).check({ force: true });
  await page.getByRole("checkbox", { name: "Combined game" }).check();
  await page.getByRole("radio", { name: "Rock-paper-scissors for everything" }).check();
  await page.getByText("The agreement").click();
  await page.getByRole("combobox", { name: "ZÈRTZ" }).selectOption({ label: "ZÈRTZ · Basic" });
  await page.getByRole("combobox", { name: "Challenges for each player" }).selectOption("3");
  await page.getByRole("combobox", { name: "Time for each player in a side game" }).selectOption("300+5");
  await page.getByRole("radio", { name: "Is no win" }).check({ force: true });
  assert.deepEqual(await violations(page), []);
  await shot(page, "combined-agreement");
  await press(page, "How it goes");
  await page.locator("#rule-C1.asked").waitFor();
  await page.keyboard.press("Escape");
  await press(page, "Play");
  await page.locator(".play .hint").first().waitFor();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("gipf.match")).terms.combine);
  assert.equal(kept, "D=hands P=hands T=hands Y=hands Z=zertz:basic challenges=3 clock=300+5 tie=denies");
  assert.deepEqual(wrong, []);
}

/** A challenge that is lost: one board flows into the other and back, and a reload comes back to it. */
export async function combinedLost({ browser, url, shot }) {
  const { page, wrong } = await open(browser, WIDE);
  await begin(page, url, "Y=zertz:basic Z=hands challenges=2 clock=300");
  await slide(page);
  await page.getByRole("heading", { name: "White wants to play Yf6-f5" }).waitFor();
  await page.getByText("You have 2 challenges left.").waitFor();
  await page.locator(".ghost .coming").waitFor();
  await shot(page, "combined-answer");
  assert.equal(await moves(page), 0, "it is announced, not made");
  await press(page, "Challenge");
  await page.getByRole("heading", { name: "Black challenges you to ZÈRTZ · Basic" }).waitFor();
  await shot(page, "combined-begin");
  await press(page, "Black begins");
  await page.getByRole("heading", { name: "ZÈRTZ · Basic" }).waitFor();
  await page.getByText("For Yf6-f5: if White wins or ties, it happens.").waitFor();
  await page.getByText("Black in GIPF").waitFor();
  await page.waitForFunction(() => !document.querySelector(".flowing"));
  await cell(page, "d4").first().click();
  await said(page, 0, "First player places a white marble on d4.");
  await shot(page, "combined-side");
  assert.deepEqual(await violations(page), []);

  // The main game can be looked at, and a reload comes back to the side game.
  await press(page, "Look at the main game");
  await page.getByText("The side game is being played.").waitFor();
  await shot(page, "combined-main");
  await page.reload();
  await page.getByText("For Yf6-f5: if White wins or ties, it happens.").waitFor();
  await named(page, "d4", "white marble");
  assert.equal(await page.getByRole("button", { name: "Undo" }).getAttribute("aria-disabled"), "true");

  // The ring has to go; then the second player, who is White, gives up this game only.
  await type(page, "-d1");
  await said(page, 0, "First player takes away the ring d1.");
  await press(page, "Resign");
  await press(page, "Give up");
  await said(page, 0, "Black wins the side game: ZÈRTZ · Basic.");
  await page.locator(".prompt", { hasText: "Yf6-f5 does not happen. The YINSH is lost" }).waitFor();
  await shot(page, "combined-lost");
  await press(page, "Go on");
  await said(page, 0, "The potential on f6 leaves the game. White plays something else. White to move.");
  await named(page, "f6", "White basic piece");
  assert.equal(await page.getByRole("button", { name: "Undo" }).getAttribute("aria-disabled"), "true", "what was challenged stays");
  await cell(page, "a1").click();
  await page.getByRole("button", { name: /^1, White: !f6;/ }).waitFor();
  await press(page, "Copy record");
  assert.deepEqual(wrong, []);
}

/** Rock-paper-scissors on one device: nothing tells what was chosen, ties are counted, a tie allows. */
export async function combinedTied({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  const after = [];
  for (const sign of ["Rock", "Paper"]) {
    await begin(page, url, "hands hands=tie");
    await slide(page);
    await press(page, "Challenge");
    await page.getByText("White takes the device and chooses. Black looks away.").waitFor();
    assert.equal(await page.getByRole("button", { name: sign, exact: true }).count(), 0);
    await press(page, "I am White, and nobody looks");
    await shot(page, "combined-signs");
    await press(page, sign);
    await said(page, 0, "White has chosen.");
    await page.getByText("Black takes the device and chooses. White looks away.").waitFor();
    const seen = await page.locator("#app").evaluate((it) => it.innerHTML.replace(/lit\$\d+\$|<!--.*?-->/g, ""));
    assert.match(seen, /Black takes the device/);
    after.push(seen);
    if (sign === "Rock") await page.evaluate(() => localStorage.removeItem("gipf.match"));
    if (sign === "Rock") await page.goto("about:blank");
  }
  assert.equal(after[0], after[1], "the page is the same whatever was chosen");
  assert.deepEqual(await violations(page), []);
  await press(page, "I am Black, and nobody looks");
  await press(page, "Paper");
  await said(page, 0, "White: Paper. Black: Paper. The side game is a tie: rock-paper-scissors. Yf6-f5 happens, as it was announced.");
  await shot(page, "combined-tied");
  await press(page, "Go on");
  await said(page, 0, "White’s YINSH slides from f6 to f5. Black to move.");
  assert.equal(await moves(page), 1);
  assert.deepEqual(wrong, []);
}

/** Each kind is fought for in the game it is named after, beside the main board. */
export async function combinedNamesakes({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  for (const { position, use, game, action } of USES) {
    await page.goto("about:blank");
    await begin(page, url, "namesakes", "human", position);
    await type(page, use);
    await press(page, "Challenge");
    await page.getByRole("heading", { name: `Black challenges you to ${game}` }).waitFor();
    await press(page, "I begin");
    await page.getByRole("heading", { name: game }).waitFor();
    await page.locator(".behind .board").waitFor();
    await type(page, action);
    await page.waitForFunction(() => document.querySelectorAll("button.move").length === 1);
    assert.deepEqual(await violations(page), [], game);
    await shot(page, `combined-${game.slice(0, 5).toLowerCase()}`);
    await press(page, "Resign");
    await press(page, "Give up");
    await page.locator(".prompt", { hasText: "happens, as it was announced" }).waitFor();
    await page.evaluate(() => localStorage.removeItem("gipf.match"));
  }
  assert.deepEqual(wrong, []);
}

/** A move that is let pass, by keys; before that its announcement is taken back. */
export async function combinedDeclined({ browser, url }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await begin(page, url, "free");
  const heading = page.getByRole("heading", { name: "White wants to play Yf6-f5" });
  const announce = async () => {
    for (const key of ["f", "6", "Enter", "f", "5", "Enter"]) await page.keyboard.press(key);
    await heading.waitFor();
  };
  await cell(page, "a1").focus();
  await announce();
  await page.waitForFunction(() => document.activeElement?.matches(".prompt h2"));
  await press(page, "Undo");
  await said(page, 0, "Taken back. White to move.");
  await named(page, "f6", "White YINSH, unused, can be pressed");
  await cell(page, "a1").focus();
  await announce();
  await page.getByRole("combobox", { name: "Which game" }).waitFor();
  await page.getByRole("button", { name: "Let it happen" }).focus();
  await page.keyboard.press("Enter");
  await said(page, 0, "Black lets it happen.");
  await said(page, 0, "White’s YINSH slides from f6 to f5. Black to move.");
  // The focus is on the board again.
  await page.waitForFunction(() => document.activeElement?.closest("[role=grid]"));
  assert.deepEqual(wrong, []);
}

/** A game elsewhere that the challenger names: both tell, they disagree twice, and a lot decides. */
export async function combinedElsewhere({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...PHONE, ...STILL, viewport: { width: 390, height: 844 } });
  await begin(page, url, "free");
  await slide(page);
  await page.getByRole("combobox", { name: "Which game" }).selectOption("elsewhere");
  await press(page, "Challenge");
  await page.getByRole("heading", { name: "Black challenges you to a game elsewhere" }).waitFor();
  await page.getByRole("button", { name: "Rather rock-paper-scissors" }).waitFor();
  await press(page, "Play it");
  for (let round = 0; round < 2; round++) {
    await press(page, "White won");
    await page.locator(".prompt", { hasText: "White says: White won." }).waitFor();
    await press(page, "Black won");
  }
  await page.locator(".prompt", { hasText: "You have disagreed twice. A lot decides." }).waitFor();
  await noSideways(page);
  await shot(page, "combined-lot");
  const count = await lines(page);
  await press(page, "Draw the lot");
  await said(page, count, "The lot decides for ");
  await press(page, "Go on");
  await page.locator(".play .hint").first().waitFor();
  assert.deepEqual(wrong, []);
}

/** On a phone: both boards are seen, and nothing is wider than the page. */
export async function combinedPhone({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...PHONE, ...STILL, viewport: { width: 390, height: 844 } });
  await begin(page, url, "Y=zertz:basic");
  await cell(page, "f6").tap();
  await cell(page, "f5").tap();
  await page.getByRole("button", { name: "Challenge", exact: true }).tap();
  await shot(page, "combined-phone-begin");
  await page.getByRole("button", { name: "I begin" }).tap();
  await page.locator(".behind .board").waitFor();
  await noSideways(page);
  const [small, tools] = await Promise.all([".behind", ".tools"].map((it) => page.locator(it).boundingBox()));
  assert(small.y > 0 && small.y + small.height <= tools.y, JSON.stringify([small, tools]));
  assert.equal(await page.evaluate(() => scrollY), 0);
  await shot(page, "combined-phone");
  assert.deepEqual(await violations(page), []);
  assert.deepEqual(wrong, []);
}

/** Against the engine: every use must be won for, and the engine plays the side game. */
export async function combinedEngine({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await begin(page, url, "Y=zertz:basic Z=hands challenge=always", "level:1");
  await slide(page);
  await page.getByRole("heading", { name: "Black challenges you to ZÈRTZ · Basic" }).waitFor();
  await press(page, "I begin");
  await page.getByRole("heading", { name: "ZÈRTZ · Basic" }).waitFor();
  await type(page, "Wd4;-a1");
  await page.waitForFunction(() => document.querySelectorAll("button.move").length >= 2);
  await shot(page, "combined-engine");
  await press(page, "Resign");
  await press(page, "Give up");
  await page.locator(".prompt", { hasText: "Yf6-f5 does not happen." }).waitFor();
  await press(page, "Go on");
  await page.locator(".play .hint").first().waitFor();

  // The other potential, for which a moment’s decision is enough; ties are repeated.
  await cell(page, "e5").click();
  await cell(page, "e7").click();
  const over = page.getByRole("button", { name: "Go on", exact: true });
  const rock = page.getByRole("button", { name: "Rock", exact: true });
  for (;;) {
    await over.or(rock).first().waitFor();
    if (await over.isVisible()) break;
    await rock.click();
    await page.waitForTimeout(600);
  }
  await shot(page, "combined-engine-hands");
  await over.click();
  await page.getByRole("button", { name: /^1, White: !f6;/ }).waitFor();
  assert.deepEqual(wrong, []);
}

/** A record that is copied in the middle of a side game comes back to it, and the match goes on. */
export async function combinedRecord({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("no")) } }));
  await begin(page, url, "Y=zertz:basic");
  await slide(page);
  await press(page, "Challenge");
  await press(page, "I begin");
  await page.getByRole("heading", { name: "ZÈRTZ · Basic" }).waitFor();
  await type(page, "Wd4;-a1");
  await said(page, 0, "Second player to move.");
  await press(page, "Copy record");
  const text = await page.getByRole("dialog").getByRole("textbox").inputValue();
  assert.match(text, /\[side \[Game "zertz:basic"\]/);
  await page.keyboard.press("Escape");
  await press(page, "Open a record or a position");
  await page.getByRole("dialog").getByRole("textbox").fill(text);
  await page.getByRole("dialog").getByRole("button", { name: "Open", exact: true }).click();
  await page.waitForFunction(() => location.hash.startsWith("#play?record="));
  await page.locator(".behind .board").waitFor();
  await named(page, "d4", "white marble");
  await type(page, "Gd6;-d1");
  await press(page, "Resign");
  await press(page, "Give up");
  await page.locator(".prompt", { hasText: "Yf6-f5 does not happen." }).waitFor();
  await press(page, "Go on");
  await named(page, "f6", "White basic piece");

  // The side game can be looked at, as a game of its own; the match stays the one that is kept.
  await page.locator(".fought", { hasText: "White, Yf6-f5: ZÈRTZ · Basic, Black won." }).waitFor();
  await shot(page, "combined-fought");
  await press(page, "Look at it");
  await page.getByRole("heading", { name: "ZÈRTZ · Basic" }).waitFor();
  await page.getByText("Second player wins. First player has resigned.").first().waitFor();
  await page.goto(`${url}#play`);
  await named(page, "f6", "White basic piece");
  assert.deepEqual(wrong, []);
}

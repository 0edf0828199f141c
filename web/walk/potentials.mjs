// The steps of the walk about potentials, Ultimate GIPF and MATRX.

import assert from "node:assert/strict";
import { PHONE, STILL, WIDE, begin, cell, home, lines, moves, named, noSideways, openPosition, said, type } from "./acts.mjs";
import { open, violations } from "./browser.mjs";

/** A game of MATRX, played by chance (`gipf play gipf:matrx --first random --second random --seed 150`). */
const MATRX = [
  "Gf8-e8", "Gg1-f2", "Gj1-i2", "Gi5-h5", "Ga1-b2", "Ge1-e2", "Zh1-h2", "Tj3-i4", "Pg1-f2", "Zf1-e2", "Ta4-b4",
  "Df1-e2", "Zj4-i4", "Zf8-e8", "Dg7-f7", "Za3-b4", "Zi1-h2", "Ta3-b4", "Dc7-d7", "Td1-e2", "Pj1-i2", "Yf8-e8",
  "Te9-e8", "Pf8-e8", "Dc1-c2", "Yd8-d7", "Ph1-g2", "Pb6-c6;xb4,c5,d6,e7,f7", "Tb1-c2", "Yj4-i4",
  "Yj3-i3;xd2,e3,h3,i3", "Pb6-b5;xc6,d7,e8", "Gf1-e2", "Db6-c6", "Yb6-b5", "Zg1-f2", "Yj1-i2", "Db6-c6", "Yi5-i4",
  "Pa5-b5", "Zg3-g5", "Zj2-i3", "Zg5-e7", "Ya5-b5", "*h6-g6;Yd5-d4;xb2,c3,d4,e5,f5,g5,h5;xd5,f6,g6",
];

/** The potentials of a new game: a suggested mix, a change, different for the players. */
export async function composing({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await home(page, url);
  await page.getByRole("radio", { name: "Tournament" }).check();
  await page.getByRole("button", { name: "Three × 4" }).click();
  await page.getByText("12 potentials for each player.").waitFor();
  await page.getByRole("button", { name: "One TAMSK more" }).click();
  await page.getByText("TAMSK: at least 3 of a kind are advised. More than 12 are meant for Ultimate.").waitFor();
  await page.getByRole("checkbox", { name: "Each player has a mix of their own" }).check();
  await page.getByRole("group", { name: "Black" }).getByRole("button", { name: "One kind × 6" }).click();
  await shot(page, "composing");
  assert.deepEqual(await violations(page), []);
  await page.getByRole("radio", { name: "Someone here" }).check({ force: true });
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator(".play .hint").first().waitFor();
  await page.getByRole("heading", { name: "Tournament with T1Z4Y4P4 / Z6" }).waitFor();

  // The kind that is chosen beside the board is the one that is pushed in, and stays chosen.
  await type(page, "Ge1-e2");
  await type(page, "Ge9-e8");
  await page.getByRole("button", { name: "4 YINSH. Choose it to be pushed in" }).click();
  await cell(page, "a1").click();
  await said(page, 0, "White pushes a YINSH from a1 to b2. Black to move.");
  await type(page, "Za5-b5");
  assert.equal(await page.getByRole("radio", { name: "YINSH" }).isChecked(), true);
  assert.deepEqual(wrong, []);
}

/** An extra move with a TAMSK, after it was declined and that was taken back. */
export async function tamskExtraMove({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await openPosition(page, url, "gipf:standard,potentials=T6", "standard g3/5/6/BbT+4/6/5/3G B4/B8 w BB 3");
  await named(page, "e4", "White TAMSK, unused");
  await cell(page, "e1").click();
  await said(page, 0, "White may make an extra move with the TAMSK on the centre.");
  await page.getByText("it leaves the game, and a basic piece stays on e5").waitFor();
  await shot(page, "extra-move");
  await page.getByRole("button", { name: "Make no extra move" }).click();
  await said(page, 0, "White makes no extra move: the potential on e5 leaves the game. Black to move.");
  await page.getByRole("button", { name: "Undo" }).click();
  await said(page, 0, "Taken back. White may make an extra move");
  await cell(page, "c1").click();
  await said(page, 0, "Choose where it goes: ");
  await cell(page, "c2").click();
  await said(page, 0, "White’s TAMSK leaves e5 and is pushed in again from c1 to c2. Black to move.");
  await named(page, "e5", "White basic piece");
  await named(page, "c2", "White TAMSK");
  assert.deepEqual(wrong, []);
}

/** The TAMSK of an extra move travels from its spot to the dot, and is pushed in there. */
export async function tamskTravels({ browser, url }) {
  const { page, wrong } = await open(browser, WIDE);
  await openPosition(page, url, "gipf:standard,potentials=T6", "standard g3/5/6/BbT+4/6/5/3G B4/B8 w BB 3");
  await cell(page, "e1").click();
  await said(page, 0, "White may make an extra move with the TAMSK on the centre.");
  await page.locator(".hint.dot").first().waitFor();
  await page.evaluate(() => {
    window.ways = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      window.ways.push(frames.map(({ transform = "" }) => transform.match(/-?[\d.]+/g)?.map(Number) ?? []));
      return animate.call(this, frames, options);
    };
  });
  await cell(page, "c1").click();
  await cell(page, "c2").click();
  await said(page, 0, "White’s TAMSK leaves e5 and is pushed in again from c1 to c2. Black to move.");
  const place = (name) => cell(page, name).evaluate((it) => it.getAttribute("transform").match(/-?[\d.]+/g).map(Number));
  const [spot, dot, end] = await Promise.all(["e5", "c1", "c2"].map(place));
  const [way] = (await page.evaluate(() => window.ways)).filter((frames) => frames.length > 2);
  assert.equal(way[0][0], spot[0], "from the centre");
  assert(way[0][1] < spot[1] && way[0][1] > spot[1] - 40, "from the top of what stays there");
  assert.deepEqual(way.at(-2), dot);
  assert.deepEqual(way.at(-1), end);
  assert.deepEqual(wrong, []);
}

/** A DVONN that is taken off with its row sets a piece free, which completes a row of the opponent. */
export async function dvonnSetsFree({ browser, url, shot }) {
  const { page, wrong } = await open(browser, WIDE);
  await openPosition(page, url, "gipf:standard,potentials=D6", "standard 4/1b3/2b3/BB(bD)4/3b2/5/g2G B4/B8 w BB 3");
  await named(page, "e4", "White DVONN over Black basic piece");
  await cell(page, "e4").hover();
  await page.locator(".fanned .layer").nth(1).waitFor();
  await page.waitForFunction(() => getComputedStyle(document.querySelector(".fanned")).opacity === "1");
  await shot(page, "tower");
  await cell(page, "e1").click();
  await said(page, 0, "White has a row to deal with: e2–e5.");
  await page.getByRole("button", { name: "Take the row off" }).click();
  await said(page, 0, "White takes off a row: 3 back to the reserve, nothing captured, one potential out of the game. Black has a row");
  await named(page, "e5", "Black basic piece, in a row to be dealt with");
  await shot(page, "set-free");
  await page.getByRole("button", { name: "Take the row off" }).click();
  await said(page, 0, "Black takes off a row: 4 back to the reserve, nothing captured. Black to move.");
  assert.deepEqual(wrong, []);
}

/** A PÜNCT gives way to two basic pieces on a GIPF piece, by keys; where else it might go is refused. */
export async function punctCovers({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await openPosition(page, url, "gipf:standard,potentials=P6", "standard g3/5/6/3P+g2/6/5/3G B4/B8 w BB 3");
  await cell(page, "e5").focus();
  await page.keyboard.press("Enter");
  await page.getByText("PÜNCT on e5: choose where it goes.").waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.locator(".balloon", { hasText: "The PÜNCT on e5 cannot go to e4. Rule G5.4" }).waitFor();
  await page.keyboard.press("e");
  await page.keyboard.press("6");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "two: a new GIPF piece" }).waitFor();
  assert.deepEqual(await violations(page), []);
  await shot(page, "cover");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await said(page, 0, "White gives up the PÜNCT on e5 and puts a GIPF piece on e6, over Black GIPF piece. Black to move.");
  await named(page, "e6", "White GIPF piece over Black GIPF piece");

  // What a piece does is told by its card.
  await cell(page, "e6").focus();
  await page.keyboard.press("?");
  const card = page.getByRole("dialog", { name: "What the pieces do" });
  await card.getByRole("button", { name: "PÜNCT" }).click();
  await card.getByText("it covers a GIPF piece of the opponent").waitFor();
  assert.deepEqual(await violations(page), []);
  await shot(page, "card");
  await page.keyboard.press("Escape");
  await card.waitFor({ state: "detached" });
  assert.deepEqual(wrong, []);
}

/** The cards show where each potential can go, as the rules say it of a position. */
export async function cards({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  const games = [
    ["gipf:standard,potentials=T3Z3D3Y3P3", "standard g3/5/6/3P+g2/6/5/3G B4/B8 w BB 3", 5],
    ["gipf:matrx", "matrx g2G/5/6/3P+p2/6/5/4/3 Z2/Z2 w -- 3", 6],
  ];
  for (const [spec, position, slides] of games) {
    await openPosition(page, url, spec, position);
    await cell(page, "e5").focus();
    await page.keyboard.press("?");
    const card = page.getByRole("dialog", { name: "What the pieces do" });
    for (const [kind, ways] of [["ZÈRTZ", 2], ["YINSH", slides], ["PÜNCT", 2], ["DVONN", 2], ["TAMSK", 1]]) {
      await card.getByRole("button", { name: kind }).click();
      await card.getByRole("heading", { name: kind }).waitFor();
      await card.locator(".diagram .arc").nth(ways - 1).waitFor();
      assert.equal(await card.locator(".diagram .arc").count(), ways, `${kind} in ${spec}`);
      assert.deepEqual(await violations(page), [], kind);
    }
    await shot(page, `card-${spec.split(":")[1].split(",")[0]}`);
    await card.getByRole("button", { name: "GIPF piece" }).click();
    assert.equal(await card.locator(".diagram").count(), 0);
    await page.keyboard.press("Escape");
  }
  assert.deepEqual(wrong, []);
}

/** A DVONN with one way to go shows it before it goes. */
export async function dvonnCovers({ browser, url }) {
  const { page, wrong } = await open(browser, WIDE);
  await openPosition(page, url, "gipf:standard,potentials=D6", "standard g3/5/6/3D+b2/6/5/3G B4/B8 w BB 3");
  await cell(page, "e5").click();
  await said(page, 0, "Choose where it goes: e6.");
  await page.getByRole("button", { name: "Leave it there" }).click();
  await page.getByText("or press a potential of yours to use it").waitFor();
  await cell(page, "e5").click();
  await cell(page, "e6").click();
  await said(page, 0, "White’s DVONN goes from e5 to e6, onto Black basic piece. Black to move.");
  await named(page, "e6", "White DVONN over Black basic piece");
  await named(page, "e5", "White basic piece");
  assert.deepEqual(wrong, []);
}

/** A row of loaded pieces that must be broken: what is not enough is told with its reason. */
export async function brokenRow({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await openPosition(page, url, "gipf:standard,potentials=Z6", "standard g3/5/6/Z+Z+Z+Z+Z+2/6/5/3G B8/B8 w BB 1");
  await page.getByRole("switch", { name: "White ZÈRTZ on e2 stays" }).waitFor({ state: "attached" });
  for (const name of ["e2", "e3", "e4", "e5", "e6"]) {
    const stays = page.getByRole("switch", { name: `White ZÈRTZ on ${name} stays` });
    await stays.setChecked(name !== "e6", { force: true });
  }
  await page.locator(".result", { hasText: "Four pieces of the row" }).waitFor();
  assert.match(await page.locator(".result").innerText(), /Rule G6\.3/);
  assert.equal(await page.getByRole("button", { name: "Take the row off" }).isDisabled(), true);
  await shot(page, "broken-row");
  await cell(page, "e5").click();
  await page.locator(".result", { hasText: "You get back 2, you capture nothing. 2 potentials leave the game." }).waitFor();
  await page.getByRole("button", { name: "Take the row off" }).click();
  await said(page, 0, "White takes off a row: 2 back to the reserve, nothing captured, 2 potentials out of the game.");
  assert.deepEqual(wrong, []);
}

/** A game of MATRX to its end, and its board in every theme. */
export async function matrxGame({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await begin(page, url, "MATRX");
  await said(page, 0, "White to move: a GIPF piece waits in the reserve.");
  for (const turn of MATRX.slice(0, 36)) await type(page, turn);
  await page.getByRole("button", { name: "Letters on pieces" }).click();
  await shot(page, "matrx-letters");
  await page.getByRole("button", { name: "Letters on pieces" }).click();
  for (const theme of ["Dark", "High contrast", "Light"]) {
    await page.getByLabel("Theme").selectOption(theme);
    assert.deepEqual(await violations(page), [], theme);
    await shot(page, `matrx-${theme.split(" ").at(-1).toLowerCase()}`);
  }
  for (const turn of MATRX.slice(36)) await type(page, turn);
  assert.equal(await moves(page), MATRX.length);
  await said(page, 0, "White wins. Black has no GIPF piece left in play.");
  await page.locator(".ending").waitFor();
  await shot(page, "matrx-end");
  assert.deepEqual(wrong, []);
}

/** GIPF pieces in reserve lie beside the field of MATRX, and its body is turned with the field. */
export async function matrxRests({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await begin(page, url, "MATRX");
  const resting = () => page.locator(".slot .rests > g").evaluateAll((places) => places.map((it) => it.querySelectorAll(".layer").length));
  assert.deepEqual(await resting(), [3, 3]);
  await cell(page, "e1").click();
  await said(page, 0, "White pushes a GIPF piece from e1 to e2. Black to move");
  assert.deepEqual(await resting(), [2, 3]);
  await shot(page, "matrx-rests");
  await page.getByRole("button", { name: "Undo" }).click();
  await said(page, 0, "Taken back.");
  assert.deepEqual(await resting(), [3, 3]);

  const below = () => page.locator(".slot .rests > g").evaluateAll((places) => places.map((it) => it.getBoundingClientRect().y > innerHeight / 2));
  assert.deepEqual(await below(), [true, false]);
  await page.getByRole("button", { name: "Turn the board" }).click();
  assert.deepEqual(await below(), [false, true]);
  const outside = await page.locator(".slot .cell").evaluateAll((cells) => {
    const body = document.querySelector(".slot .board-surface > path");
    const own = body.getScreenCTM().inverse();
    return cells.filter((it) => {
      const at = new DOMPoint(0, 0).matrixTransform(it.getScreenCTM()).matrixTransform(own);
      return !body.isPointInFill(at);
    }).length;
  });
  assert.equal(outside, 0, "every place lies on the board");
  await shot(page, "matrx-turned");
  assert.deepEqual(wrong, []);
}

/** MATRX on a phone: a potential jumps by touch, nothing is wider than the page, nothing jumps. */
export async function matrxPhone({ browser, url, shot }) {
  const { page, wrong } = await open(browser, PHONE);
  const position = "matrx p+ZZ+Y+/GD+1GT+/(D+d)Z2z+d/dgz+2D+P+/P+Z+G2y+/gP+yT+1/g1y+Y+/t+zT+ -/T4Z1D3P4 b -- 3";
  await openPosition(page, url, "gipf:matrx", position);
  await noSideways(page);
  await shot(page, "matrx-phone");
  await cell(page, "f7").tap();
  await said(page, 0, "Choose where it goes: f5, f6, g6.");
  const count = await lines(page);
  await cell(page, "f5").tap();
  await said(page, count, "Black’s YINSH slides from f7 to f5. White to move.");
  await named(page, "f7", "Black YINSH");
  await page.setViewportSize({ width: 320, height: 568 });
  await noSideways(page);
  assert.deepEqual(wrong, []);
}

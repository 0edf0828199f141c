// The steps of the walk about playing with people elsewhere: two browsers and a server between them.

import assert from "node:assert/strict";
import { GAME, PHONE, STILL, WIDE, cell, moves, named, noSideways, said, type } from "./acts.mjs";
import { open, violations } from "./browser.mjs";

/** What is refused on purpose, or broken off. */
const meant = (line) => /^(401|403|409|404): |Failed to load resource|WebSocket|ERR_INTERNET_DISCONNECTED/.test(line);

/** What was wrong on a page besides that. */
const unmeant = (wrong) => wrong.filter((line) => !meant(line));

const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

/** Goes from the first page to the lobby. */
async function toLobby(page, url) {
  await page.goto(url);
  await page.getByRole("link", { name: "Play online" }).click();
  await page.getByRole("heading", { name: "Offer a game" }).waitFor();
}

/** Chooses what is offered. */
async function choose(page, { game, variant, clock, colour = "White", audience }) {
  await page.getByRole("radio", { name: game, exact: true }).check({ force: true });
  await page.getByRole("radio", { name: variant }).check();
  await page.getByLabel("Clock").selectOption({ label: clock });
  const field = (legend) => page.locator("fieldset", { has: page.locator("legend", { hasText: legend }) });
  await field("You play").getByText(colour, { exact: true }).click();
  await field("For whom").getByText(audience, { exact: true }).click();
}

const atMatch = (page) => page.locator(".play .seat .presence").first().waitFor();

/** Waits until the window is called so. */
const titled = (page, begin) => page.waitForFunction((wanted) => document.title.startsWith(wanted), begin);

/** Waits until the other one has decided as many turns. */
const played = (page, count) => page.waitForFunction((wanted) => document.querySelectorAll("button.move").length === wanted, count);

/**
 * A game by a link, to a removal with a choice. In the middle of that turn one drops off and comes back;
 * both talk; a draw is offered and declined; one gives up, and both play again.
 */
export async function onlineGame({ browser, url, shot }) {
  const one = await open(browser, { ...WIDE, ...STILL });
  const two = await open(browser, { ...PHONE, ...STILL });
  const [white, black] = [one.page, two.page];
  await toLobby(white, url);
  assert.deepEqual(await violations(white), []);
  await shot(white, "online-lobby");
  await choose(white, { game: "GIPF", variant: "Tournament", clock: "10 min + 5 s a turn", audience: "By link" });
  await press(white, "Make a link");
  const address = await white.getByRole("textbox", { name: "The link" }).inputValue();
  await black.goto(address);
  await black.getByRole("heading", { name: "GIPF · Tournament" }).waitFor();
  await noSideways(black);
  assert.deepEqual(await violations(black), []);
  await shot(black, "online-invitation");
  await press(black, "Accept");
  await Promise.all([white, black].map(atMatch));
  await titled(white, "Your turn: ");
  await titled(black, "GIPF");
  await shot(black, "online-phone");
  assert.deepEqual(await violations(black), []);
  await noSideways(black);

  // What is not allowed is explained at once, and not sent.
  await cell(white, "e5").click();
  await white.locator(".balloon").waitFor();

  for (const [index, move] of GAME.slice(0, 18).entries()) {
    const [here, there] = index % 2 === 0 ? [white, black] : [black, white];
    if (here === black) await black.evaluate(() => document.querySelector("#sheet-toggle").getAttribute("aria-expanded") === "true" || document.querySelector("#sheet-toggle").click());
    await type(here, move);
    await played(there, index + 1);
  }
  await type(white, "h6-c4");
  await white.locator(".chooser").waitFor();

  // In the middle of the turn White is gone, and comes back to the same choice.
  await one.context.setOffline(true);
  await white.getByText("You are offline.").waitFor();
  await said(black, 0, "is not here just now");
  assert.equal(await black.getByRole("img", { name: "not here" }).count(), 1);
  await one.context.setOffline(false);
  await said(black, 0, "is here.");
  await white.locator(".broken-line p").waitFor({ state: "detached" });
  await white.getByRole("switch", { name: "White GIPF piece on e6 stays" }).waitFor({ state: "attached" });
  await white.reload();
  await white.getByRole("switch", { name: "White GIPF piece on e6 stays" }).waitFor({ state: "attached" });
  await shot(white, "online-removal");
  assert.deepEqual(await violations(white), []);
  await press(white, "Take the row off");
  await said(black, 0, "White takes off a row: 3 back to the reserve, 1 captured. Black to move.");
  await titled(black, "Your turn: ");

  // They talk, and one hides it.
  await white.getByRole("textbox", { name: "Say something" }).fill("Well removed, I think.");
  await press(white, "Say it");
  await said(black, 0, "Well removed, I think.");
  await black.locator("#sheet-toggle", { hasText: "One message" }).click();
  await black.locator(".chat li", { hasText: "Well removed, I think." }).waitFor();
  await shot(black, "online-chat");
  await press(black, "Hide what is said");
  await black.getByText("What is said is hidden.").waitFor();
  await press(black, "Hide what is said");

  // A draw is offered and declined.
  await press(black, "Offer a draw");
  await press(black, "Close");
  await white.getByText("offers a draw.", { exact: false }).first().waitFor();
  await shot(white, "online-offer");
  await press(white, "Decline");
  await white.locator(".offer").waitFor({ state: "detached" });
  await black.getByText("You offer a draw.").waitFor({ state: "detached" });

  // Somebody watches.
  const three = await open(browser, { ...WIDE, ...STILL });
  await three.page.goto(white.url());
  await three.page.getByText("You watch.", { exact: false }).waitFor();
  assert.equal(await moves(three.page), await moves(white));
  await white.getByText("one watches").waitFor();

  // One gives up, and they play again with colours exchanged.
  await press(white, "Resign");
  await press(white, "Give up");
  for (const page of [white, black, three.page]) await page.getByText("White has resigned.", { exact: false }).first().waitFor();
  await press(white, "Play again");
  await press(black, "Accept");
  await white.waitForFunction(() => document.querySelectorAll("button.move").length === 0);
  await Promise.all([white, black].map(atMatch));
  await titled(black, "Your turn: ");
  for (const { wrong } of [one, two, three]) assert.deepEqual(unmeant(wrong), []);
}

/**
 * An offer to everybody is accepted in the lobby. Turns are confirmed before they are sent; a turn is taken
 * back because the other one agrees; a page that is closed comes back.
 */
export async function onlineLobby({ browser, url, shot }) {
  const one = await open(browser, { ...WIDE, ...STILL });
  const two = await open(browser, { ...WIDE, ...STILL });
  await toLobby(one.page, url);
  await toLobby(two.page, url);
  await choose(one.page, { game: "ZÈRTZ", variant: "Basic", clock: "5 min + 5 s a turn", colour: "First player", audience: "Everybody" });
  await press(one.page, "Offer it to everybody");
  await one.page.getByText("Your offer stands.", { exact: false }).waitFor();
  await two.page.getByRole("button", { name: /^Accept the game of .*ZÈRTZ/ }).waitFor();
  await shot(two.page, "online-open");
  await two.page.getByRole("button", { name: /^Accept the game of .*ZÈRTZ/ }).click();
  await Promise.all([one.page, two.page].map(atMatch));

  // A marble, a ring, and only then it is sent.
  await press(one.page, "Confirm turns");
  await type(one.page, "Wd4,d1");
  await one.page.getByText("Your turn is made, and not sent yet.").waitFor();
  assert.equal(await moves(two.page), 0);
  await one.page.locator(".prompt").getByRole("button", { name: "Undo" }).click();
  await one.page.getByText("Take away a free ring", { exact: false }).waitFor();
  await type(one.page, "-a1");
  await shot(one.page, "online-confirm");
  await press(one.page, "Send");
  await played(two.page, 1);

  // The other one would like to have a turn back.
  await type(two.page, "Gd3,g1");
  await played(one.page, 2);
  await two.page.getByRole("button", { name: "Undo" }).click();
  await one.page.getByText("would like to take back the last turn.", { exact: false }).first().waitFor();
  await press(one.page, "Accept");
  await played(two.page, 1);
  await played(one.page, 1);

  // A page that is closed is opened again from the lobby.
  const { context } = two;
  await two.page.close();
  await said(one.page, 0, "is not here just now");
  const again = await context.newPage();
  await again.goto(`${url}#lobby`);
  await again.getByRole("region", { name: "Your games" }).getByRole("link").first().click();
  await atMatch(again);
  await type(again, "Bd3,g1");
  await played(one.page, 2);
  for (const { wrong } of [one, two]) assert.deepEqual(unmeant(wrong), []);
}

/** Registers, logs out and in, recovers by a code, sees the profile, and deletes it all. */
export async function onlineAccount({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { ...PHONE, ...STILL });
  const name = `Walker${Date.now() % 1_000_000}`;
  await page.goto(`${url}#account`);
  await page.getByText("a guest.", { exact: false }).waitFor();
  await noSideways(page);
  assert.deepEqual(await violations(page), []);
  await shot(page, "online-account");
  const form = (title) => page.getByRole("form", { name: title, exact: true });
  await form("Register").getByLabel("Name").fill(name);
  await form("Register").getByLabel("New password").fill("a long password");
  await press(page, "Register");
  await page.getByRole("heading", { name: "Your codes" }).waitFor();
  const [code] = await page.locator(".code-list li").allInnerTexts();
  assert(code);
  assert.deepEqual(await violations(page), []);
  await shot(page, "online-codes");
  await press(page, "I have kept them");
  await page.getByText(`You are signed in as ${name}.`).waitFor();
  await shot(page, "online-registered");

  // A token for a program: shown once, listed, revoked.
  const tokens = form("Tokens for programs");
  await tokens.getByLabel("What it is for").fill("my bot");
  await press(page, "Make a token");
  await page.getByRole("heading", { name: "Your token" }).waitFor();
  const secret = await page.locator(".secret").innerText();
  assert.match(secret, /^gipf_[0-9a-z]{52}$/);
  await noSideways(page);
  assert.deepEqual(await violations(page), []);
  await shot(page, "online-token");
  await press(page, "I have kept it");
  await tokens.getByText("never used").waitFor();
  await noSideways(page);
  assert.deepEqual(await violations(page), []);
  const asked = await page.evaluate(async (token) => {
    const headers = { authorization: `Bearer ${token}` };
    const me = await fetch("api/me", { headers });
    return [me.status, (await me.json()).scopes, (await fetch("api/tokens", { headers })).status];
  }, secret);
  assert.deepEqual(asked, [200, ["read", "play"], 403]);
  await shot(page, "online-tokens");
  // Others see that a program plays there, as long as it may.
  await page.getByRole("link", { name: "Your profile" }).click();
  await page.getByText("A program plays for this account.").waitFor();
  await noSideways(page);
  assert.deepEqual(await violations(page), []);
  await page.goto(`${url}#account`);
  await press(page, "Revoke my bot");
  await page.getByRole("button", { name: "Revoke my bot" }).waitFor({ state: "detached" });
  assert.equal(await tokens.getByRole("listitem").count(), 0);

  await press(page, "Log out");
  await form("Log in").waitFor();

  await form("Log in").getByLabel("Name").fill(name);
  await form("Log in").getByLabel("Password").fill("a wrong password");
  await press(page, "Log in");
  await page.locator(".wrong p").waitFor();
  await form("Log in").getByLabel("Password").fill("a long password");
  await press(page, "Log in");
  await page.getByText(`Welcome back, ${name}.`).waitFor();
  await press(page, "Log out");

  await page.getByText("Forgotten your password?").click();
  const recover = form("A new password by a code");
  await recover.getByLabel("Name").fill(name);
  await recover.getByLabel("One of your codes").fill(code);
  await recover.getByLabel("New password").fill("another password");
  await press(page, "Set the password");
  await page.getByText("Your password is new", { exact: false }).waitFor();

  await page.getByRole("link", { name: "Your profile" }).click();
  await page.getByRole("heading", { name }).waitFor();
  await noSideways(page);
  assert.deepEqual(await violations(page), []);
  await shot(page, "online-profile");
  await page.goto(`${url}#account`);
  await press(page, "Delete the account");
  await page.getByRole("dialog").getByLabel("Password").fill("another password");
  await press(page, "Delete it");
  await page.getByText("You play as a new guest.", { exact: false }).waitFor();
  assert.deepEqual(unmeant(wrong), []);
}

/** In Korean, in the dark, on the narrowest of pages. */
export async function onlineKorean({ browser, url, shot }) {
  const { page, wrong } = await open(browser, { viewport: { width: 320, height: 640 }, ...STILL, locale: "ko-KR", colorScheme: "dark" });
  await page.goto(url);
  await page.getByRole("link", { name: "온라인으로 두기" }).click();
  await page.getByRole("heading", { name: "게임 제안하기" }).waitFor();
  const complete = async (where) => {
    // A text that is missing shows its key.
    const keys = await page.evaluate(() => document.body.innerText.match(/\b[a-z]+(-[a-z]+)+\b/g) ?? []);
    assert.deepEqual(keys.filter((key) => !key.startsWith("guest-")), [], where);
    await noSideways(page);
    assert.deepEqual(await violations(page), [], where);
  };
  await page.getByText(/지금 \d+명이 있어요/).waitFor();
  await complete("the lobby");
  await shot(page, "ko-online-lobby");
  await page.goto(`${url}#account`);
  await page.getByRole("heading", { name: "가입" }).waitFor();
  await complete("the account");
  await shot(page, "ko-online-account");
  await page.goto(`${url}#match?id=nothing`);
  await page.locator(".broken .wrong p").waitFor();
  await complete("a match that is not there");
  assert.deepEqual(unmeant(wrong), []);
}

/** Where the page comes from no server for online play, nothing offers it, and its address says why not. */
export async function onlineNowhere({ browser, url }) {
  const { page, wrong } = await open(browser, { ...WIDE, ...STILL, serviceWorkers: "block" });
  await page.route(url, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/<meta name="gipf-online"[^>]*>/, "") });
  });
  await page.goto(url);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  assert.equal(await page.getByRole("link", { name: "Play online" }).count(), 0);
  await page.goto(`${url}#lobby`);
  await page.getByText("This page comes from a place without online play.", { exact: false }).waitFor();
  assert.deepEqual(wrong, []);
}

/** A player who has registered, on a page of their own. */
async function member(browser, url, options, name) {
  const opened = await open(browser, options);
  const { page } = opened;
  await page.goto(`${url}#account`);
  const form = page.getByRole("form", { name: "Register", exact: true });
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("New password").fill("a long password");
  await press(page, "Register");
  await press(page, "I have kept them");
  await page.getByText(`You are signed in as ${name}.`).waitFor();
  return opened;
}

/** What is asked of the server as the page does. */
const ask = (page, method, path, body) =>
  page.evaluate(
    async ([method, path, body]) => {
      const answer = await fetch(new URL(`api/${path}`, document.baseURI), {
        method,
        headers: { "x-gipf": "1", "content-type": "application/json" },
        body: body && JSON.stringify(body),
      });
      return answer.status === 204 ? null : answer.json();
    },
    [method, path, body],
  );

/** A match between two pages, the first of them first: its address. */
async function matchOf(one, two, url, wanted) {
  for (const page of [one, two]) {
    if (page.url() !== "about:blank") continue;
    await page.goto(`${url}#account`);
    await page.getByText("a guest.", { exact: false }).waitFor();
  }
  const seek = await ask(one, "POST", "seeks", { terms: {}, rated: false, colour: "first", audience: { for: "link" }, ...wanted });
  const { match } = await ask(two, "POST", `seeks/${seek.id}/accept`);
  for (const page of [one, two]) {
    await page.goto(`${url}#match?id=${match}`);
    await atMatch(page);
  }
  return match;
}

/** Opens the sheet of a narrow page. */
const unfold = (page) =>
  page.evaluate(() => document.querySelector("#sheet-toggle").getAttribute("aria-expanded") === "true" || document.querySelector("#sheet-toggle").click());

/** Two who have registered play for ratings to the end by the rules, and both ratings change. */
export async function onlineRated({ browser, url, shot }) {
  const tag = Date.now() % 1_000_000;
  const one = await member(browser, url, { ...WIDE, ...STILL }, `Ada${tag}`);
  const two = await member(browser, url, { ...WIDE, ...STILL }, `Bo${tag}`);
  const [white, black] = [one.page, two.page];
  await matchOf(white, black, url, { spec: "gipf:tournament", terms: { clock: "600+5" }, rated: true });
  for (const [index, move] of GAME.entries()) {
    const [here, there] = index % 2 === 0 ? [white, black] : [black, white];
    await type(here, move);
    await played(there, index + 1);
  }
  // Whatever White plays leaves Black without a move.
  await white.locator(".play .hint").first().waitFor();
  await type(white, await white.locator("#move").getAttribute("placeholder"));
  for (const page of [white, black]) await page.getByText("White wins", { exact: false }).first().waitFor();
  for (const page of [white, black]) await page.getByText(/Your rating: 1500/).waitFor();
  await shot(white, "online-rated");
  await black.goto(`${url}#account`);
  await black.getByRole("link", { name: "Your profile" }).click();
  await black.getByRole("heading", { name: `Bo${tag}` }).waitFor();
  assert(await black.locator("main").innerText().then((text) => /1[0-4]\d\d/.test(text)), "the one who has lost has fewer points");
  for (const { wrong } of [one, two]) assert.deepEqual(unmeant(wrong), []);
}

/** A turn is planned on a phone, in the dark, and played before anybody can see it. */
export async function onlinePremove({ browser, url, shot }) {
  const one = await open(browser, { ...WIDE, ...STILL });
  const two = await open(browser, { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true, ...STILL, colorScheme: "dark" });
  const [white, black] = [one.page, two.page];
  await matchOf(white, black, url, { spec: "gipf:basic", terms: { clock: "600+5" } });
  await press(black, "Plan your next turn");
  await black.getByText("Play your next turn, whatever", { exact: false }).waitFor();
  await shot(black, "online-planning-320");
  assert.deepEqual(await violations(black), []);
  await noSideways(black);
  await cell(black, "a1").click();
  await black.getByText(/^Whatever comes: a1-/).waitFor();
  await shot(black, "online-planned-320");
  await noSideways(black);
  assert.equal(await moves(white), 0);
  // It is there also after the page has come anew, and nobody else knows.
  await black.reload();
  await black.getByText(/^Whatever comes: a1-/).waitFor();
  assert.equal(await white.getByText("Whatever comes", { exact: false }).count(), 0);
  await type(white, "e1-e2");
  await played(white, 2);
  await titled(white, "Your turn: ");
  await black.getByText(/^Whatever comes: a1-/).waitFor({ state: "detached" });
  // Another one is forgotten again.
  await press(black, "Plan your next turn");
  await cell(black, "a1").click();
  await black.getByRole("button", { name: /^Forget/ }).click();
  await black.getByRole("button", { name: /^Forget/ }).waitFor({ state: "detached" });
  for (const { wrong } of [one, two]) assert.deepEqual(unmeant(wrong), []);
}

/** A planned turn goes on with a removal, of which one chooses what stays; and an answer to a certain removal is planned. */
export async function onlinePlannedRemoval({ browser, url, shot }) {
  const one = await open(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, ...STILL });
  const two = await open(browser, { ...WIDE, ...STILL });
  const [white, black] = [one.page, two.page];
  await matchOf(white, black, url, { spec: "gipf:standard", terms: { clock: "600+5" } });
  for (const [index, move] of ["e1-e2", "a1-b2", "e1-e2"].entries()) {
    const [here, there] = index % 2 === 0 ? [white, black] : [black, white];
    await type(here, move);
    await played(there, index + 1);
  }
  await press(white, "Plan your next turn");
  await type(white, "e1-e2");
  const stays = white.getByRole("switch", { name: "White GIPF piece on e5 stays" });
  await stays.waitFor({ state: "attached" });
  assert(await stays.isChecked());
  await shot(white, "online-planned-removal-390");
  await noSideways(white);
  assert.deepEqual(await violations(white), []);
  await press(white, "Take the row off");
  await white.getByText(/^Whatever comes: e1-.*;x/).waitFor();
  assert.equal(await moves(black), 3, "nobody sees it");
  await type(black, "a1-b2");
  await played(black, 5);
  await named(black, "e5", "White GIPF piece");
  for (const { wrong } of [one, two]) assert.deepEqual(unmeant(wrong), []);
}

/** Over days: answers to certain turns are planned; they are played while one is away; it is told elsewhere on the page. */
export async function onlineConditional({ browser, url, shot }) {
  const one = await open(browser, { ...WIDE, ...STILL });
  const two = await open(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, ...STILL });
  const [white, black] = [one.page, two.page];
  const match = await matchOf(white, black, url, { spec: "gipf:basic", terms: { clock: "days:3" } });
  // A turn over days is confirmed first, as usual.
  await type(white, "e1-e2");
  await white.getByText("Your turn is made, and not sent yet.").waitFor();
  await press(white, "Send");
  await played(black, 1);
  await press(white, "Plan an answer to a certain turn");
  await white.getByText("Play on the board what", { exact: false }).waitFor();
  await type(white, "a1-b2");
  await white.getByText("Now play what you would answer.").waitFor();
  await type(white, "i1-h2");
  await white.getByText("Your answer is made, and not kept yet.").waitFor();
  await shot(white, "online-plan-wide");
  assert.deepEqual(await violations(white), []);
  await type(white, "a5-b5");
  await type(white, "e1-e2");
  await press(white, "Keep it");
  await white.getByText(/^After a1-.*: i1-/).waitFor();
  await white.getByText(/^After a5-.*: e1-/).waitFor();
  await shot(white, "online-plan-list");
  assert.deepEqual(await violations(white), []);
  assert.equal(await moves(white), 1, "what was tried is not played");
  await white.close();

  await unfold(black);
  await type(black, "a1-b2");
  await press(black, "Send");
  await played(black, 3);
  await black.getByRole("button", { name: "Plan an answer to a certain turn" }).waitFor({ state: "detached" });
  await shot(black, "online-answered-390");
  const again = await one.context.newPage();
  await again.goto(`${url}#match?id=${match}`);
  await played(again, 3);
  await again.getByText(/^After a5-.*: e1-/).waitFor();
  // Whoever is elsewhere on the page is told.
  await again.goto(`${url}#lobby`);
  await again.getByRole("heading", { name: "Offer a game" }).waitFor();
  await unfold(black);
  await type(black, "i5-h5");
  await press(black, "Send");
  await again.getByText("It is your turn against", { exact: false }).waitFor();
  await again.waitForFunction(() => document.querySelector("link[rel=icon]").href.endsWith("icon-due.svg"));
  await again.getByRole("link", { name: "Go to it" }).click();
  await titled(again, "Your turn: ");
  for (const { wrong } of [one, two]) assert.deepEqual(unmeant(wrong), []);
}

/** Byo-yomi: the main time ends, a period is used up and another one comes back after the turn, and the last one ends the game. */
export async function onlinePeriods({ browser, url, shot }) {
  const one = await open(browser, { ...WIDE, ...STILL });
  const two = await open(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, ...STILL });
  const [white, black] = [one.page, two.page];
  await matchOf(white, black, url, { spec: "gipf:basic", terms: { clock: "2+2x2" } });
  const left = (page, side, text) => page.locator(".seat", { has: page.getByText(side, { exact: true }) }).locator(".clock", { hasText: text }).waitFor();
  for (const page of [white, black]) await left(page, "White", "2 ×");
  // The main time and the first period pass.
  for (const page of [white, black]) await left(page, "White", "1 ×");
  await noSideways(black);
  await shot(black, "online-periods-390");
  await type(white, "e1-e2");
  await played(black, 1);
  // The last period is whole again, and waits.
  for (const page of [white, black]) await left(page, "White", /0:02\.0.*1 ×/s);
  await shot(white, "online-periods");
  assert.deepEqual(await violations(white), []);
  await unfold(black);
  await type(black, "a1-b2");
  await played(white, 2);
  // Who lets the last one pass has lost.
  for (const page of [white, black]) await page.getByText("Black wins", { exact: false }).first().waitFor();
  for (const { wrong } of [one, two]) assert.deepEqual(unmeant(wrong), []);
}

/** TAMSK with hourglasses that run on the server; one who drops off goes on with another device. */
export async function onlineGlasses({ browser, url, shot }) {
  const one = await open(browser, { ...WIDE, ...STILL });
  const two = await open(browser, { ...WIDE, ...STILL });
  const [first, second] = [one.page, two.page];
  await matchOf(first, second, url, { spec: "tamsk:level2" });
  await first.locator(".play .hint").first().waitFor();
  const suggested = (page) => page.locator("#move").getAttribute("placeholder");
  await type(first, await suggested(first));
  await second.waitForFunction(() => document.querySelectorAll("button.move").length >= 1);
  await one.context.setOffline(true);
  await first.getByText("You are offline.").waitFor();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...STILL, storageState: await one.context.storageState() });
  context.setDefaultTimeout(15_000);
  const phone = await context.newPage();
  await phone.goto(first.url());
  await atMatch(phone);
  assert((await moves(phone)) >= 1);
  await said(second, 0, "is here.");
  await shot(phone, "online-glasses-390");
  await noSideways(phone);
  await unfold(phone);
  const before = await moves(second);
  // Whoever has to act goes on: with the rest of the turn, or with the next one.
  const acts = (await suggested(phone)) === null ? second : phone;
  await type(acts, await suggested(acts));
  await second.waitForFunction((count) => document.querySelectorAll("button.move").length > count || document.querySelector("button.move:last-of-type") !== null, before);
  for (const { wrong } of [one, two]) assert.deepEqual(unmeant(wrong), []);
}

/** A combined game: a use of a potential is challenged, the side game is played between both, and the main game goes on. */
export async function onlineCombined({ browser, url, shot }) {
  const one = await open(browser, { ...WIDE, ...STILL });
  const two = await open(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, ...STILL });
  const [white, black] = [one.page, two.page];
  const terms = { clock: "600+5", combine: "Y=zertz:basic challenges=2 clock=300" };
  await matchOf(white, black, url, { spec: "gipf:tournament,potentials=Y3", terms });
  await unfold(black);
  for (const [index, move] of ["Ge1-e2", "Ge9-e8", "Yi1-h2", "h6-h5"].entries()) {
    const [here, there] = index % 2 === 0 ? [white, black] : [black, white];
    await type(here, move);
    await played(there, index + 1);
  }
  await type(white, "Yh2-h4");
  await black.getByRole("heading", { name: "White wants to play", exact: false }).waitFor();
  await shot(black, "online-challenge-390");
  assert.deepEqual(await violations(black), []);
  await press(black, "Challenge");
  await white.getByRole("heading", { name: "challenges you to", exact: false }).waitFor();
  await press(white, "I begin");
  for (const page of [white, black]) await page.getByRole("heading", { name: "ZÈRTZ · Basic" }).first().waitFor();
  await type(white, "Wd4,d1");
  await named(black, "d4", "white marble");
  await shot(white, "online-side");
  await noSideways(black);
  await unfold(black);
  await press(black, "Resign");
  await press(black, "Give up");
  for (const page of [white, black]) await page.getByText("wins the side game", { exact: false }).first().waitFor({ state: "attached" });
  await press(white, "Go on");
  await played(white, 5);
  for (const { wrong } of [one, two]) assert.deepEqual(unmeant(wrong), []);
}

/** What is pushed while no page of the match is looked at is shown, and leads to the match. */
export async function onlineNotice({ browser, url, shot }) {
  const { context, page, wrong } = await open(browser, { ...WIDE, ...STILL });
  await context.grantPermissions(["notifications"], { origin: new URL(url).origin });
  await page.goto(`${url}#lobby`);
  await page.getByRole("heading", { name: "Offer a game" }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const client = await context.newCDPSession(page);
  const registered = new Promise((resolve) => {
    client.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => registrations[0] && resolve(registrations[0].registrationId));
  });
  await client.send("ServiceWorker.enable");
  const registrationId = await registered;
  const data = JSON.stringify({ title: "Your turn", body: "GIPF, against Ada", tag: "m1", url: "#match?id=m1" });
  await client.send("ServiceWorker.deliverPushMessage", { origin: new URL(url).origin, registrationId, data });
  const shown = () => page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) => [title, body]));
  for (let tries = 0; tries < 50 && (await shown()).length === 0; tries++) await page.waitForTimeout(100);
  assert.deepEqual(await shown(), [["Your turn", "GIPF, against Ada"]]);
  await shot(page, "online-notice");
  assert.deepEqual(unmeant(wrong), []);
}

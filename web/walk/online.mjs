// The steps of the walk about playing with people elsewhere: two browsers and a server between them.

import assert from "node:assert/strict";
import { GAME, PHONE, STILL, WIDE, cell, moves, noSideways, said, type } from "./acts.mjs";
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
  await press(page, "Revoke my bot");
  await tokens.getByText("never used").waitFor({ state: "detached" });
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

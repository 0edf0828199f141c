// The steps of the walk about players and those who look after them: passkeys, keeping apart, reports, the page of
// administrators, a player's games and ratings; and about a server below a path of its host.

import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { PHONE, STILL, WIDE, everywhere, noSideways } from "./acts.mjs";
import { open, violations } from "./browser.mjs";

/** What is refused on purpose, or broken off. */
const meant = (line) => /^(401|403|404): |Failed to load resource|WebSocket/.test(line);

/** What was wrong on a page besides that. */
const unmeant = (wrong) => wrong.filter((line) => !meant(line));

const press = (where, name) => where.getByRole("button", { name, exact: true }).click();

/** A name that nobody has had in an earlier walk. */
const newName = (begin) => `${begin}${Math.random().toString(36).slice(2, 8)}`;

/** Asks the server as the page would. */
const ask = (page, method, path, body) =>
  page.evaluate(
    async ([method, path, body]) => {
      const headers = { "x-gipf": "1", "content-type": "application/json" };
      const answer = await fetch(new URL(`api/${path}`, document.baseURI), { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
      return answer.status === 204 ? null : answer.json();
    },
    [method, path, body],
  );

/** A page of somebody who has registered, and who they are. */
async function member(browser, url, begin, options = WIDE) {
  const opened = await open(browser, { ...options, ...STILL });
  await opened.page.goto(`${url}#account`);
  await opened.page.getByRole("form", { name: "Register", exact: true }).waitFor();
  const name = newName(begin);
  const { me } = await ask(opened.page, "POST", "register", { name, password: "a long password" });
  await opened.page.reload();
  await opened.page.getByText(`You are signed in as ${name}.`).waitFor();
  return { ...opened, name, id: me.player.id };
}

/** A game that one gives up at once. */
async function played(one, two, rated, spec = "gipf:basic") {
  const seek = { spec, terms: { clock: "300+5" }, rated, colour: "first", audience: { for: "player", player: two.id } };
  const { id } = await ask(one.page, "POST", "seeks", seek);
  const { match } = await ask(two.page, "POST", `seeks/${id}/accept`);
  return match;
}

/** Says what happens in a match, one after the other, through a connection of its own. */
const does = (page, match, events) =>
  page.evaluate(
    async ([match, events]) => {
      const address = new URL("api/ws", document.baseURI);
      address.protocol = address.protocol.replace("http", "ws");
      const socket = new WebSocket(address);
      const answers = [];
      let wake = () => {};
      socket.onmessage = ({ data }) => (answers.push(JSON.parse(data)), wake());
      const until = async (is) => {
        for (;;) {
          const at = answers.findIndex(is);
          if (at >= 0) return answers.splice(at, 1)[0];
          await new Promise((resolve) => (wake = resolve));
        }
      };
      await until(({ tell }) => tell === "hello");
      socket.send(JSON.stringify({ say: "watch", match }));
      let { seq } = (await until(({ tell }) => tell === "match")).match;
      for (const [index, event] of events.entries()) {
        const id = `w${index}-${seq}`;
        socket.send(JSON.stringify(event.kind ? { say: "do", match, id, seq, event } : { say: "chat", match, id, room: "players", text: event.text }));
        const answer = await until((it) => it.id === id);
        if (answer.tell !== "done") throw new Error(JSON.stringify(answer));
        ({ seq } = answer);
      }
      socket.close();
    },
    [match, events],
  );

const act = (action) => ({ kind: "act", action });

/** A passkey is made, used to log in, and removed; the device is one in software. */
export async function passkeys({ browser, url, shot }) {
  // There are none for addresses of digits.
  const place = url.replace("127.0.0.1", "localhost");
  const { page, name, wrong } = await member(browser, place, "Key", PHONE);
  const device = await page.context().newCDPSession(page);
  await device.send("WebAuthn.enable");
  const options = { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
  const { authenticatorId } = await device.send("WebAuthn.addVirtualAuthenticator", { options });
  const section = page.getByRole("region", { name: "Passkeys" });
  await section.getByLabel("What it is called").fill("the phone");
  await section.getByLabel("Password").fill("a long password");
  await press(section, "Make a passkey");
  await page.getByText("The passkey is made.", { exact: false }).waitFor();
  await section.getByText("the phone").waitFor();
  await noSideways(page);
  assert.deepEqual(await violations(page), []);
  await shot(page, "passkeys");
  await press(page, "Log out");
  await press(page, "Log in with a passkey");
  await page.getByText(`Welcome back, ${name}.`).waitFor();

  // A device that confirms nothing is told, and changes nothing.
  await press(page, "Log out");
  await device.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
  await press(page, "Log in with a passkey");
  await page.getByText("The device has not confirmed it.", { exact: false }).waitFor();
  await device.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
  await press(page, "Log in with a passkey");
  await page.getByText(`Welcome back, ${name}.`).waitFor();
  await press(page, "Remove the passkey the phone");
  await section.getByText("the phone").waitFor({ state: "detached" });
  await press(page, "Log out");
  await press(page, "Log in with a passkey");
  await page.getByText("The passkey could not be used.", { exact: false }).waitFor();
  assert.deepEqual(unmeant(wrong), []);
}

/** A profile: ratings over time with the table behind them, and the games looked through. */
export async function profile({ browser, url, shot }) {
  const one = await member(browser, url, "Ada");
  const two = await member(browser, url, "Bo");
  const resigns = { kind: "resign" };
  for (const loser of [two, two, one]) {
    const match = await played(one, two, true);
    await does(one.page, match, [act("e1-e2")]);
    await does(two.page, match, [act("e9-e8")]);
    await does(loser.page, match, [resigns]);
  }
  await does(two.page, await played(one, two, false, "zertz:basic"), [resigns]);
  const { page, wrong } = two;
  await page.goto(`${url}#player?id=${one.id}`);
  await page.getByRole("heading", { name: one.name }).waitFor();
  await page.getByRole("img", { name: /over time: between/ }).waitFor();
  await page.getByText("4 games.").waitFor();
  await page.getByText("As a table").click();
  assert.equal(await page.locator(".scrolls tbody tr").count(), 3);
  await everywhere({ page, shot }, "profile");
  await page.getByLabel("Result").selectOption({ label: "lost" });
  await page.getByText("One game.").waitFor();
  await page.getByLabel("Result").selectOption({ label: "all" });
  await page.getByLabel("Kind").selectOption({ label: "for fun" });
  await page.getByText("One game.").waitFor();
  await page.getByLabel("Opponent").fill("nobody-of-that-name");
  await page.getByLabel("Opponent").blur();
  await page.getByText("There is no such player.", { exact: false }).waitFor();
  await page.getByRole("link", { name: "Challenge" }).click();
  await page.getByRole("heading", { name: "Offer a game" }).waitFor();
  assert.equal(await page.getByLabel("Name of the player").inputValue(), one.name);
  for (const it of [one, two]) assert.deepEqual(unmeant(it.wrong), []);
  assert(wrong);
}

/** An event that somebody has made: in the lobby, with its games, and after it is closed. */
export async function events({ browser, url, shot }) {
  const { GIPF, GIPF_DATA } = process.env;
  if (!GIPF || !GIPF_DATA) return console.log("        without an administrator: GIPF and GIPF_DATA name no program and folder");
  const host = await member(browser, url, "Host");
  execFileSync(GIPF, ["admin", "add", host.name, "--why", "the walk needs one", "--data", GIPF_DATA]);
  const one = await member(browser, url, "Ada");
  const two = await member(browser, url, "Bo");
  const name = `Open of ${host.name}`;
  const { id } = await ask(host.page, "POST", "gatherings", { name, why: "We meet." });
  const { page } = one;
  await page.goto(`${url}#lobby`);
  await page.getByRole("region", { name: "Events" }).getByRole("link", { name }).click();
  await page.getByRole("heading", { name }).waitFor();
  await page.getByText("Nobody has been paired yet.").waitFor();
  const pairing = { players: [one.id, two.id], spec: "gipf:basic", rated: false, why: "The first round." };
  for (let games = 0; games < 2; games++) await ask(host.page, "POST", `gatherings/${id}/pairings`, pairing);
  const [match] = await ask(page, "GET", "matches?of=me");
  await does(two.page, match.id, [{ kind: "resign" }]);
  await page.goto(`${url}#events`);
  await page.getByRole("link", { name }).click();
  for (const region of ["Games that go on", "Games that are over"]) await page.getByRole("region", { name: region }).getByText(`${one.name} – ${two.name}`).waitFor();
  await page.getByText(`${one.name} wins`).waitFor();
  await page.getByRole("region", { name: "Looked after by" }).getByText("organiser").waitFor();
  await everywhere({ page, shot }, "event");
  await ask(host.page, "POST", `gatherings/${id}/close`, { why: "It is over." });
  await page.getByRole("link", { name: "All events" }).click();
  await page.getByRole("region", { name: "Past events" }).getByRole("link", { name }).waitFor();
  await everywhere({ page, shot }, "events");
  for (const { wrong } of [host, one, two]) assert.deepEqual(unmeant(wrong), []);
}

/** What somebody says is reported; an administrator sees it, suspends them and closes the report. */
export async function administrators({ browser, url, shot }) {
  const { GIPF, GIPF_DATA } = process.env;
  if (!GIPF || !GIPF_DATA) return console.log("        without an administrator: GIPF and GIPF_DATA name no program and folder");
  const admin = await member(browser, url, "Admin");
  await admin.page.goto(`${url}#admin`);
  await admin.page.getByText("Only administrators", { exact: false }).waitFor();
  execFileSync(GIPF, ["admin", "add", admin.name, "--why", "the walk needs one", "--data", GIPF_DATA]);

  const one = await member(browser, url, "Ada");
  const two = await member(browser, url, "Bo");
  const match = await played(one, two, false);
  await one.page.goto(`${url}#match?id=${match}`);
  await one.page.locator(".play .seat .presence").first().waitFor();
  await does(two.page, match, [{ text: "You play like a stone." }]);
  await one.page.locator(".chat li", { hasText: "like a stone" }).waitFor();
  await one.page.getByRole("button", { name: /^Mute, block or report/ }).click();
  const dialog = one.page.getByRole("dialog");
  await dialog.getByLabel("Why").fill("That is unkind.");
  await press(dialog, "Report");
  await dialog.getByText("Thank you.", { exact: false }).waitFor();
  assert.deepEqual(await violations(one.page), []);
  await shot(one.page, "apart");
  await press(dialog, "Do it: Mute");
  await dialog.getByText("You do not hear", { exact: false }).waitFor();
  await press(dialog, "Close");
  await one.page.locator(".chat li").waitFor({ state: "detached" });
  await one.page.goto(`${url}#account`);
  await one.page.getByRole("region", { name: "Whom you keep apart from" }).getByText(two.name).waitFor();

  const { page } = admin;
  await page.goto(`${url}#account`);
  await page.getByRole("link", { name: "Administration" }).click();
  const report = page.locator(".report", { hasText: "You play like a stone." });
  await report.getByText("That is unkind.").waitFor();
  await page.getByLabel("The name begins with").fill(two.name.toUpperCase());
  await press(page, "Find");
  await page.getByRole("region", { name: "Players" }).getByText(two.name).waitFor();
  await everywhere({ page, shot }, "admin");
  await press(report, "Suspend");
  const asked = page.getByRole("dialog");
  await asked.getByLabel("Why").fill("Unkind words.");
  assert.deepEqual(await violations(page), []);
  await shot(page, "admin-suspend");
  await press(asked, `Suspend ${two.name}`);
  await report.getByText("suspended until", { exact: false }).waitFor();
  await press(report, "Close the report");
  await asked.getByLabel("Why").fill("Suspended for a week.");
  await press(asked, "Close the report");
  await report.waitFor({ state: "detached" });
  await page.getByText("has made", { exact: false }).first().waitFor();
  const refused = await ask(two.page, "POST", "seeks", { spec: "gipf", rated: false, colour: "any", audience: { for: "everybody" } });
  assert.equal(refused.failure.problems[0].code, "suspended");
  for (const { wrong } of [admin, one, two]) assert.deepEqual(unmeant(wrong), []);
}

/** Below a path of its host everything is as at its root: the page, its files, offline, the interface, a game. */
export async function below({ browser }) {
  const { GIPF } = process.env;
  if (!GIPF) return console.log("        without a server of its own: GIPF names no program");
  const server = spawn(GIPF, ["serve", "--bind", "127.0.0.1:0", "--in-memory", "--base-path", "/games/gipf"], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const line = await new Promise((resolve) => server.stdout.once("data", (data) => resolve(String(data))));
    const [url] = /http:\S+/.exec(line) ?? [""];
    assert(url.endsWith("/games/gipf/"), line);
    const one = await open(browser, { ...WIDE, ...STILL });
    // Whoever leaves out the last slash is sent on.
    await one.page.goto(url.slice(0, -1));
    await one.page.getByRole("button", { name: "Play", exact: true }).waitFor();
    assert.equal(one.page.url(), url);
    const scope = await one.page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    assert.equal(scope, url);
    const two = await member(browser, url, "Below");
    await one.page.goto(`${url}#lobby`);
    await one.page.getByRole("heading", { name: "Offer a game" }).waitFor();
    const seek = { spec: "gipf:basic", rated: false, colour: "first", audience: { for: "link" } };
    const { id } = await ask(two.page, "POST", "seeks", seek);
    await one.page.goto(`${url}#seek?id=${id}`);
    await press(one.page, "Accept");
    await one.page.locator(".play .seat .presence").first().waitFor();
    const cookies = await two.context.cookies(url);
    assert.deepEqual(cookies.map(({ path }) => path), ["/games/gipf/"]);
    await one.context.setOffline(true);
    await one.page.goto(url);
    await one.page.getByRole("button", { name: "Play", exact: true }).waitFor();
    for (const { wrong } of [one, two]) assert.deepEqual(unmeant(wrong).filter((it) => !it.includes("ERR_INTERNET_DISCONNECTED")), []);
  } finally {
    server.kill();
  }
}

// The steps of the walk about letters: a server that knows a mail server, which this file is.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { PHONE, STILL, everywhere } from "./acts.mjs";
import { open } from "./browser.mjs";

/** What is refused on purpose. */
const meant = (line) => /^(401|503): |Failed to load resource/.test(line);

/** A mail server that takes every letter, or none: `code()` is the code in the next one that it is sent. */
async function sink() {
  const codes = [];
  const waiting = [];
  let shut = false;
  const taken = (text) => {
    const [code] = /\b[0-9a-z]{4}(-[0-9a-z]{4}){3}\b/.exec(text) ?? [];
    const next = waiting.shift();
    if (next) next(code);
    else codes.push(code);
  };
  const server = createServer((socket) => {
    let letter = null;
    let rest = "";
    socket.on("error", () => {});
    socket.write(shut ? "554 nobody comes in\r\n" : "220 sink\r\n");
    socket.on("data", (data) => {
      const lines = (rest + data).split("\r\n");
      rest = lines.pop();
      for (const line of lines) {
        if (letter === null) {
          if (/^DATA/i.test(line)) letter = "";
          socket.write(letter === "" ? "354 go on\r\n" : /^EHLO/i.test(line) ? "250 sink\r\n" : "250 fine\r\n");
        } else if (line === ".") {
          taken(letter);
          letter = null;
          socket.write("250 taken\r\n");
        } else letter += `${line}\n`;
      }
    });
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `smtp://127.0.0.1:${server.address().port}`,
    code: async () => codes.shift() ?? new Promise((resolve) => waiting.push(resolve)),
    shut: (now) => (shut = now),
    close: () => server.close(),
  };
}

/** An address is named and confirmed; a forgotten password is replaced by a code that is sent; nothing is sent for a while. */
export async function letters({ browser, shot }) {
  const { GIPF } = process.env;
  if (!GIPF) return console.log("        without a server of its own: GIPF names no program");
  const mail = await sink();
  const options = ["--mail-server", mail.address, "--mail-from", "club@gipf.example"];
  const server = spawn(GIPF, ["serve", "--bind", "127.0.0.1:0", "--in-memory", ...options], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const line = await new Promise((resolve) => server.stdout.once("data", (data) => resolve(String(data))));
    const [url] = /http:\S+/.exec(line) ?? [""];
    const { page, wrong } = await open(browser, { ...PHONE, ...STILL });
    const press = (name) => page.getByRole("button", { name, exact: true }).click();
    const form = (name) => page.getByRole("form", { name, exact: true });
    await page.goto(`${url}#account`);
    await form("Register").getByLabel("Name").fill("Ada");
    await form("Register").getByLabel("New password").fill("a long password");
    await press("Register");
    await press("I have kept them");
    const address = form("Send a code to it");
    await address.getByLabel("E-mail address").fill("ada@gipf.example");
    await address.getByLabel("Password").fill("a long password");
    await press("Send a code to it");
    await page.getByText("A code is on its way to ada@gipf.example.", { exact: false }).waitFor();
    await page.getByRole("heading", { name: "E-mail", exact: true }).scrollIntoViewIfNeeded();
    await everywhere({ page, shot }, "letters-named");
    await form("Confirm the address").getByLabel("The code from the letter").fill(await mail.code());
    await press("Confirm the address");
    await page.getByText("The address is confirmed.").waitFor();
    await page.getByRole("button", { name: "Remove the address ada@gipf.example" }).waitFor();

    await press("Log out");
    await page.getByText("Forgotten your password?").click();
    await form("A code by e-mail").getByLabel("Name or e-mail address").fill("ADA@gipf.example");
    await press("Send a code");
    await page.getByText("a code is on its way.", { exact: false }).waitFor();
    await page.getByText("Forgotten your password?").scrollIntoViewIfNeeded();
    await everywhere({ page, shot }, "letters-forgotten");
    const recover = form("A new password by a code");
    await recover.getByLabel("Name").fill("Ada");
    await recover.getByLabel("One of your codes").fill(await mail.code());
    await recover.getByLabel("New password").fill("another password");
    await press("Set the password");
    await page.getByText("You are signed in as Ada.").waitFor();

    // The mail server takes nothing: that is said, and everything stays.
    mail.shut(true);
    await address.getByLabel("E-mail address").fill("ada@elsewhere.example");
    await address.getByLabel("Password").fill("another password");
    await press("Send a code to it");
    await page.getByText("No e-mail can be sent at present.", { exact: false }).waitFor();
    await page.getByRole("button", { name: "Remove the address ada@gipf.example" }).click();
    await page.getByText("The address is forgotten.").waitFor();
    assert.deepEqual(wrong.filter((it) => !meant(it)), []);
  } finally {
    server.kill();
    mail.close();
  }
}

// How fast the engine is in WebAssembly beside the same engine natively: `node speed.mjs MODULE COMMAND SPEC…`,
// where MODULE is `client.wasm` and COMMAND the binary `gipf`. Both think at level 7, which looks at the same
// number of positions everywhere, about each position of a game. What counts is processor time, since
// other programs may run at the same time; that of the native engine is read in /proc, so this needs
// Linux. Tells the rates and their ratio.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";

const LEVEL = 7;
/** How many turns the game has whose positions are thought about. */
const TURNS = 24;
/** How often each is thought about. */
const TIMES = 4;
/** How many of the clock's ticks in /proc make a second. */
const TICKS = 100;

const [modulePath, command, ...specs] = process.argv.slice(2);
assert(modulePath && command && specs.length > 0, "usage: node speed.mjs MODULE COMMAND SPEC…");

/** The application as the page loads it: a request in, the answer out. */
async function open() {
  const { instance } = await WebAssembly.instantiate(await readFile(modulePath), {
    env: { now_ms: () => performance.now(), progress: () => {} },
  });
  const { memory, alloc, call, dealloc } = /** @type {any} */ (instance.exports);
  return (/** @type {object} */ request) => {
    const bytes = new TextEncoder().encode(JSON.stringify(request));
    const at = alloc(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    const answered = call(at, bytes.length);
    const length = new DataView(memory.buffer).getUint32(answered, true);
    const text = new TextDecoder().decode(new Uint8Array(memory.buffer, answered + 4, length));
    dealloc(answered, length + 4);
    return JSON.parse(text);
  };
}

const child = spawn(command, ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();

/**
 * Lines for the native engine; its answer up to a line that begins with a word.
 * @param {string[]} told
 * @param {string} word
 */
async function ask(told, word) {
  child.stdin.write(`${told.join("\n")}\n`);
  const heard = [];
  for (;;) {
    const { value, done } = await lines.next();
    assert(!done, "the engine has ended");
    heard.push(value);
    if (value.startsWith(word)) return heard;
  }
}

/** The processor time of the native engine until now, in milliseconds. */
function native() {
  const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (1000 * (Number(fields[11]) + Number(fields[12]))) / TICKS;
}

/** That of this program. */
function own() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * The positions of a game that the engine plays with little thought.
 * @param {string} spec
 */
async function positions(spec) {
  // As small a table as the page uses for so few positions.
  const options = [["variant", spec], ["level", LEVEL], ["hash", 1]];
  await ask([...options.map(([name, value]) => `setoption name ${name} value ${value}`), "isready"], "readyok");
  const moves = [];
  const found = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const position = moves.length > 0 ? `position startpos moves ${moves.join(" ")}` : "position startpos";
    const drawn = await ask([position, "d"], "fen ");
    found.push(drawn[drawn.length - 1].slice("fen ".length));
    const [, move] = (await ask(["go nodes 500"], "bestmove")).slice(-1)[0].split(" ");
    if (move === "(none)") break;
    moves.push(move);
  }
  return found;
}

const call = await open();
for (const spec of specs) {
  const spent = { native: 0, wasm: 0 };
  const nodes = { native: 0, wasm: 0 };
  const all = await positions(spec);
  // The first time is for the compiler of the browser.
  for (let time = 0; time <= TIMES; time++) {
    const [before, begun] = [native(), own()];
    let [natively, inWasm] = [0, 0];
    for (const start of all) {
      const seats = [0, 1].map(() => ({ player: "human", name: null }));
      const answer = call({ ask: "think", saved: { spec, start, seats, log: [] }, player: `level:${LEVEL}`, seed: 0 });
      assert(answer.thought, JSON.stringify(answer));
      inWasm += answer.thought.nodes;
    }
    const inside = own() - begun;
    for (const start of all) {
      const told = await ask(["uginewgame", `position fen ${start}`, "go"], "bestmove");
      natively += Number(told.map((line) => / nodes (\d+)/.exec(line)?.[1]).filter(Boolean).pop() ?? 0);
    }
    if (time === 0) continue;
    spent.wasm += inside;
    nodes.wasm += inWasm;
    spent.native += native() - before;
    nodes.native += natively;
  }
  const rate = (/** @type {"native" | "wasm"} */ where) => nodes[where] / spent[where];
  console.log(
    `${spec}: native ${rate("native").toFixed(0)}, WebAssembly ${rate("wasm").toFixed(0)} thousand positions a second: ` +
      `${((100 * rate("wasm")) / rate("native")).toFixed(0)} %`,
  );
}
process.exit(0);

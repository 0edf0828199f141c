// How fast the engine is in WebAssembly beside the same engine natively: `node speed.mjs MODULE COMMAND SPEC…`,
// where MODULE is `client.wasm` and COMMAND the binary `gipf`. Both think at full strength, for its two
// seconds, about the same positions of a game, in turn. What counts is processor time, since other
// programs may run at the same time; that of the native engine is read in /proc, so this needs Linux.
// Tells the rates and their ratio.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";

const LEVEL = 8;
/** How many positions of the game are thought about. */
const POSITIONS = 8;
/** How many actions lie between two of them. */
const APART = 3;
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
  const options = [["variant", spec], ["level", LEVEL]];
  await ask([...options.map(([name, value]) => `setoption name ${name} value ${value}`), "isready"], "readyok");
  const moves = [];
  const found = [];
  for (;;) {
    const position = moves.length > 0 ? `position startpos moves ${moves.join(" ")}` : "position startpos";
    const drawn = await ask([position, "d"], "fen ");
    const [, move] = (await ask(["go nodes 500"], "bestmove")).slice(-1)[0].split(" ");
    if (move === "(none)") return found;
    if (moves.length % APART === 0) found.push(drawn[drawn.length - 1].slice("fen ".length));
    if (found.length === POSITIONS) return found;
    moves.push(move);
  }
}

const call = await open();

/**
 * How many positions WebAssembly looks at, and in how many milliseconds.
 * @param {string} spec
 * @param {string} start
 */
function inside(spec, start) {
  const begun = own();
  const seats = [0, 1].map(() => ({ player: "human", name: null }));
  const answer = call({ ask: "think", saved: { spec, start, seats, log: [] }, player: `level:${LEVEL}`, seed: 0 });
  assert(answer.thought, JSON.stringify(answer));
  return [answer.thought.nodes, own() - begun];
}

/**
 * The same of the native engine.
 * @param {string} start
 */
async function outside(start) {
  const begun = native();
  const told = await ask(["uginewgame", `position fen ${start}`, "go"], "bestmove");
  const nodes = told.map((line) => / nodes (\d+)/.exec(line)?.[1]).filter(Boolean);
  return [Number(nodes.pop() ?? 0), native() - begun];
}

for (const spec of specs) {
  const sums = { native: [0, 0], wasm: [0, 0] };
  const all = await positions(spec);
  // Once for the compiler of the browser.
  inside(spec, all[0]);
  for (const start of all) {
    const both = { native: await outside(start), wasm: inside(spec, start) };
    for (const where of /** @type {const} */ (["native", "wasm"])) {
      sums[where] = sums[where].map((sum, index) => sum + both[where][index]);
    }
  }
  const [natively, inWasm] = [sums.native, sums.wasm].map(([nodes, millis]) => nodes / millis);
  console.log(
    `${spec}: native ${natively.toFixed(0)}, WebAssembly ${inWasm.toFixed(0)} thousand positions a second: ` +
      `${((100 * inWasm) / natively).toFixed(0)} %`,
  );
}
process.exit(0);

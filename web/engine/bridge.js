// Whoever answers: the WebAssembly module in workers of ours, or the server as long as (or where)
// there is none.

/** @import { Player, Request, Response, SavedMatch, Thought } from "../types.js" */
/** @import { Reply } from "./worker.js" */

/** A request that got no answer: a fault of the program or of the network, not of the player. */
export class NoAnswer extends Error {}

/** A worker with an instance of its own. */
class Worked {
  /** @type {Map<number, { resolve: (response: Response) => void, reject: (why: Error) => void, onThought: (thought: Thought) => void }>} */
  #waiting = new Map();
  #next = 0;

  /** @param {WebAssembly.Module} module */
  constructor(module) {
    this.worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    this.worker.onmessage = (event) => this.#receive(event.data);
    this.worker.onerror = (event) => this.end(new NoAnswer(event.message));
    this.worker.postMessage(module);
    this.ended = false;
  }

  /** @param {Reply} reply */
  #receive(reply) {
    const asked = this.#waiting.get(reply.id);
    if (!asked) return;
    if ("thought" in reply) {
      asked.onThought(reply.thought);
    } else if ("fault" in reply) {
      // After a fault the instance cannot be trusted any more.
      this.end(new NoAnswer(reply.fault));
    } else {
      this.#waiting.delete(reply.id);
      asked.resolve(reply.response);
    }
  }

  /**
   * @param {Request} request
   * @param {(thought: Thought) => void} onThought
   * @returns {Promise<Response>}
   */
  ask(request, onThought = () => {}) {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, onThought });
      this.worker.postMessage({ id, request });
    });
  }

  /** @param {Error} why */
  end(why) {
    this.ended = true;
    this.worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(why);
    this.#waiting.clear();
  }
}

/** @type {Promise<WebAssembly.Module | null> | undefined} */
let loading;
/** @type {WebAssembly.Module | null} */
let loaded = null;

/** The module once it is here; null where there is none. */
function module() {
  loading ??= load().then((it) => (loaded = it));
  return loading;
}

/** Whether everything lies at hand; on a first visit the page comes before the module. */
const kept = Boolean(navigator.serviceWorker?.controller);
if (kept) void module();

/** @returns {Promise<WebAssembly.Module | null>} */
async function load() {
  const meta = document.querySelector('meta[name="gipf-client"]');
  if (!(meta instanceof HTMLMetaElement) || typeof WebAssembly !== "object") return null;
  try {
    return await WebAssembly.compileStreaming(fetch(new URL(meta.content, document.baseURI)));
  } catch (why) {
    console.warn("the module cannot be used:", why);
    return null;
  }
}

/** @param {Request} request */
async function askServer(request) {
  const answer = await fetch(new URL("api/call", document.baseURI), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(request),
  });
  return /** @type {Response} */ (await answer.json());
}

/** @type {Worked | undefined} */
let rules;

/**
 * Asks what needs no thinking. While the module is on its way the server answers, so that a first
 * visit begins at once.
 * @param {Request} request
 * @returns {Promise<Response>}
 */
export async function ask(request) {
  if (kept) await module();
  if (!loaded) {
    try {
      return await askServer(request);
    } catch (why) {
      if (!(await module())) throw new NoAnswer(String(why));
    } finally {
      void module();
    }
  }
  if (!rules || rules.ended) rules = new Worked(/** @type {WebAssembly.Module} */ (loaded));
  return rules.ask(request);
}

/** @type {Worked | undefined} */
let engine;

/**
 * Lets the engine decide what is due of a player, in a worker of its own.
 * @param {SavedMatch} saved
 * @param {Player} by
 * @param {string} player what plays there: `level:3` …
 * @param {(thought: Thought) => void} onThought
 * @returns {{ done: Promise<Response>, cancel: () => void }} `done` fails when it is cancelled
 */
export function decide(saved, by, player, onThought) {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  /** @type {Request} */
  const request = { ask: "decide", saved, by, player, seed };
  let cancelled = false;
  const done = (async () => {
    const here = await module();
    if (cancelled) throw new NoAnswer("cancelled");
    if (!here) return askServer(request);
    if (!engine || engine.ended) engine = new Worked(here);
    return engine.ask(request, onThought);
  })();
  const cancel = () => {
    cancelled = true;
    engine?.end(new NoAnswer("cancelled"));
  };
  return { done, cancel };
}

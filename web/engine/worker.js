// One instance of the application as WebAssembly. The first message brings the module, every other
// one a request, which is answered before the next is looked at.

/** @import { Request, Response, Thought } from "../types.js" */

/**
 * @typedef {object} Exports
 * @property {WebAssembly.Memory} memory
 * @property {(length: number) => number} alloc
 * @property {(at: number, length: number) => number} call
 * @property {(at: number, length: number) => void} dealloc
 */

/** @typedef {{ id: number, response: Response } | { id: number, thought: Thought } | { id: number, fault: string }} Reply */

/** @type {Exports | undefined} */
let exports;
let id = 0;

onmessage = (event) => {
  if (event.data instanceof WebAssembly.Module) {
    exports = begin(event.data);
    return;
  }
  const asked = /** @type {{ id: number, request: Request }} */ (event.data);
  id = asked.id;
  try {
    send({ id, response: answer(asked.request) });
  } catch (fault) {
    send({ id, fault: String(fault) });
  }
};

/** @param {Reply} reply */
function send(reply) {
  postMessage(reply);
}

/**
 * @param {WebAssembly.Module} module
 * @returns {Exports}
 */
function begin(module) {
  const instance = new WebAssembly.Instance(module, {
    env: {
      now_ms: () => performance.now(),
      progress: (/** @type {number} */ at, /** @type {number} */ length) =>
        send({ id, thought: JSON.parse(text(at, length)) }),
    },
  });
  return /** @type {Exports} */ (/** @type {unknown} */ (instance.exports));
}

/** @param {Request} request */
function answer(request) {
  if (!exports) throw new Error("a request came before the module");
  const bytes = new TextEncoder().encode(JSON.stringify(request));
  const at = exports.alloc(bytes.length);
  new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
  const answered = exports.call(at, bytes.length);
  const length = new DataView(exports.memory.buffer).getUint32(answered, true);
  const json = text(answered + 4, length);
  exports.dealloc(answered, length + 4);
  return JSON.parse(json);
}

/**
 * The memory may have grown during a call, so its buffer is taken anew each time.
 * @param {number} at
 * @param {number} length
 */
function text(at, length) {
  const { memory } = /** @type {Exports} */ (exports);
  return new TextDecoder().decode(new Uint8Array(memory.buffer, at, length));
}

export {};

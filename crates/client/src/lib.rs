//! The application behind one call, for the browser (WebAssembly) and for the server.
//!
//! [`answer`] answers every [`Request`] of the protocol; [`answer_json`] does the same with JSON at
//! both ends. Neither keeps anything between two calls, reads a clock, or panics on any input: what
//! cannot be carried out is [`Response::Failed`] with its reasons.
//!
//! ```
//! let request = br#"{"ask":"games"}"#;
//! let response = client::answer_json(request, &|| 0, &mut |_| {});
//! assert!(response.starts_with(br#"{"answer":"games","#));
//! ```
//!
//! # The WebAssembly module
//!
//! Built for `wasm32-unknown-unknown` the crate is a module with two imports and four exports. All
//! lengths count bytes, all texts are JSON in UTF-8.
//!
//! | import | |
//! |---|---|
//! | `env.now_ms() -> f64` | milliseconds since any fixed moment, e.g. `performance.now()` |
//! | `env.progress(ptr, len)` | a [`Thought`](protocol::Thought) while the engine thinks; the text may be read until the function returns |
//!
//! | export | |
//! |---|---|
//! | `memory` | the module's memory |
//! | `alloc(len) -> ptr` | room for a request |
//! | `call(ptr, len) -> ptr` | answers the request at `ptr`, which was got from `alloc(len)` and is freed. The answer begins with the length of its text, 32 bits with the low byte first, and the text follows |
//! | `dealloc(ptr, len)` | frees an answer; `len` is that of its text and the four bytes before it |
//!
//! ```js
//! const { instance } = await WebAssembly.instantiate(bytes, {
//!   env: {
//!     now_ms: () => performance.now(),
//!     progress: (ptr, len) => onThought(JSON.parse(read(ptr, len))),
//!   },
//! });
//! const { memory, alloc, call, dealloc } = instance.exports;
//!
//! // Memory may grow during every call, and then its old buffer is gone: take it anew each time.
//! const read = (ptr, len) => new TextDecoder().decode(new Uint8Array(memory.buffer, ptr, len));
//!
//! function ask(request) {
//!   const bytes = new TextEncoder().encode(JSON.stringify(request));
//!   const at = alloc(bytes.length);
//!   new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
//!   const answer = call(at, bytes.length);
//!   const length = new DataView(memory.buffer).getUint32(answer, true);
//!   const text = read(answer + 4, length);
//!   dealloc(answer, length + 4);
//!   return JSON.parse(text);
//! }
//! ```
//!
//! One call at a time: to stop a search, end the worker and start another; nothing is lost with it.
//! Pointers at or above 2 GiB come to JavaScript as negative numbers; memory never grows so large
//! here.
#![cfg_attr(test, allow(clippy::unwrap_used, reason = "tests"))]

#[cfg(target_family = "wasm")]
mod abi;
mod answer;
mod fault;
mod learn;

pub use answer::{answer, answer_json};
#[cfg(doc)]
use protocol::{Request, Response};

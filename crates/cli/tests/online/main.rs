//! Online play with the real program.
//!
//! The server is killed three times; the environment variable `GIPF_ROUNDS` asks for more:
//! `GIPF_ROUNDS=50 cargo test -p gipf-cli --test online never_lost -- --nocapture`.
#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "tests")]

mod beside;
mod bot;
mod cluster;
mod hosting;
mod never_lost;
mod nodes;
mod process;
mod secrets;

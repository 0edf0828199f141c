//! Hand-written evaluations, one module a game.
//!
//! Each game has two: `Material`, as simple as a sensible player could write it down, for the plain
//! opponents and as a yardstick, and `Full`, for full strength.
#![cfg_attr(test, allow(clippy::unwrap_used, reason = "tests"))]

pub mod gipf;
pub mod zertz;

//! Evaluations by hand and by small networks, one module a game.
//!
//! Each game has `Material`, as simple as a sensible player could write it down, for the plain
//! opponents and as a yardstick, `Full`, all that is known by hand, and `Learned`, by a network that is
//! handed in. Where a network has won at equal time, `Best` chooses it.
#![cfg_attr(test, allow(clippy::unwrap_used, reason = "tests"))]

pub mod dvonn;
pub mod gipf;
pub mod net;
pub mod punct;
pub mod tamsk;
pub mod yinsh;
pub mod zertz;

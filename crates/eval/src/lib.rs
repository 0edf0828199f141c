//! Evaluations by hand and by small networks, one module a game.
//!
//! Each game has `Material`, as simple as a sensible player could write it down, for the plain
//! opponents and as a yardstick, and `Full`, all that is known by hand. Where a network has learned more
//! than that, `Learned` judges by one, and `Best` chooses the stronger of the two for each variant.
#![cfg_attr(test, allow(clippy::unwrap_used, reason = "tests"))]

pub mod gipf;
pub mod net;
pub mod zertz;

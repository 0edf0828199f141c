//! Alpha-beta and Monte-Carlo search over any [`Game`](rules::Game).
//!
//! Limits in, events out: nothing here prints, reads a clock or draws a random number that the
//! caller did not hand in, so the crate works the same in a browser. With the same seed and a limit
//! in nodes or depth an engine finds the same action on every platform.
//!
//! * [`Evaluate`] is what search knows about a game beyond its rules.
//! * [`Engine`] plays by a [`Method`]; it looks at a [`Task`] within [`Limits`], talks to its
//!   [`Host`], and returns a [`Finding`].
//! * [`solve`] proves forced wins.
//! * [`Overlooking`] makes any evaluation err the way people err, for weaker opponents.
//!
//! # Examples
//!
//! ```
//! # use rules::Game;
//! use search::{Engine, Evaluate, Host, Limits, Method, Task};
//!
//! fn choose<G: Game>(position: &G, evaluation: &impl Evaluate<G>) -> Option<G::Action> {
//!     let mut engine = Engine::new(Method::Full { table_bytes: 16 << 20 }, 42);
//!     let task = Task { position, history: &[], limits: Limits::nodes(20_000) };
//!     let finding = engine.think(evaluation, &task, &Host::silent())?;
//!     Some(finding.action())
//! }
//! ```
#![cfg_attr(test, allow(clippy::unwrap_used, reason = "tests"))]

mod alphabeta;
mod engine;
mod evaluate;
mod feature;
mod limits;
mod mix;
mod ordering;
mod overlooking;
mod plain;
mod repetition;
mod score;
mod solve;
mod table;
mod uct;

pub use engine::{Engine, Method};
pub use evaluate::Evaluate;
pub use feature::{Feature, Features, NoFeature};
pub use limits::{Finding, Host, Limits, Task};
pub use overlooking::{Overlooking, Oversight};
pub use score::Score;
pub use solve::{Solution, Win, solve};

/// The longest line that is looked at, in actions.
const MAX_PLY: u32 = 100;

#[cfg(test)]
mod tests;
#[cfg(test)]
mod toy;

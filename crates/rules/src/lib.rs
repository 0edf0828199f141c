//! The contract every game fulfils: decisions, turns, refusals, effects, perft, and the laws every
//! game must pass.
//!
//! A game implements [`Game`] (its rules) and [`Show`] (how it lies on the table). Everything above
//! this crate (search, matches, browser, tools) is written once against these two traits.

mod explain;
mod game;
mod key;
mod notation;
mod outcome;
pub mod perft;
mod player;
mod rulebook;
mod show;
mod stake;
#[cfg(feature = "testkit")]
pub mod testkit;

pub use explain::{Explain, Faults, arg};
pub use game::Game;
pub use key::Key;
pub use notation::{Notation, NotationError};
pub use outcome::Outcome;
pub use player::Player;
pub use rulebook::{Rule, Rulebook};
pub use show::{Effect, Fate, Piece, Pile, Placed, Row, Show, Supply, Timer, Wanted};
pub use stake::{Stake, StakeKind, Stakes};

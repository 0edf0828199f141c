//! The list of games and the dynamic door to them.
//!
//! Everything that handles games it does not know (matches, browser, server, terminal) names them by
//! a [`Spec`] and holds a `Box<dyn `[`Session`]`>`. This is the only crate that names them all: to add
//! one, add its dependency and its row in `games.rs`.
#![cfg_attr(test, allow(clippy::unwrap_used, reason = "tests"))]

mod games;
mod levels;
mod player;
mod problem;
mod session;
mod spec;
mod table;
mod think;

pub use levels::Level;
pub use player::{PlayerFault, PlayerSpec, Thinker};
pub use problem::{Error, ErrorKind, problem};
pub use session::{Ask, Layer, Limits, Session};
pub use spec::{GameId, Spec, UnknownGame};

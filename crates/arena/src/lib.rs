//! Matches as a pure state machine.

mod error;
mod game;

pub use error::{MatchError, OpenError};
pub use game::Match;

//! Matches as a pure state machine.

mod error;
mod game;
mod record;

pub use error::{MatchError, OpenError};
pub use game::Match;
pub use record::RecordError;

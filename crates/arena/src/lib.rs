//! Matches as a pure state machine: events in, a new state out, replayable from the log.
//!
//! ```
//! use arena::{Match, MatchError};
//! use protocol::{Event, EventKind, Seat};
//! use rules::Player::{First, Second};
//!
//! let seat = |player: &str| Seat { player: player.to_owned(), name: None };
//! let mut game = Match::new("gipf".parse()?, None, [seat("human"), seat("level:3")])?;
//! let act = |by, at, action: &str| Event {
//!     by,
//!     at,
//!     kind: EventKind::Act { action: action.to_owned() },
//! };
//! game.happen(act(First, 2500, "e1-e2"))?;
//! let error = game.happen(act(First, 2600, "a1-b2")).unwrap_err();
//! assert_eq!(error, MatchError::OutOfTurn { to_move: Second });
//! assert_eq!(game.plies()[0].notation, "e1-e3");
//! assert_eq!(Match::open(&game.saved())?.view(), game.view());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![cfg_attr(test, allow(clippy::unwrap_used, reason = "tests"))]

mod agreed;
mod clock;
mod combine;
mod decide;
mod error;
mod fights;
mod forms;
mod game;
mod offers;
mod plans;
mod play;
mod record;
mod rulings;
mod side;
mod timers;
mod views;

pub use clock::{Clock, ClockFault};
pub use combine::{CombineFault, SideGame};
pub use decide::{Asked, Decided};
pub use error::{MatchError, OpenError};
pub use forms::{Flaw, NoNotation, Told, read_games, write_notation};
pub use game::Match;
pub use plans::Followed;
pub use record::RecordError;
pub use views::{Audience, Viewer};

/// A number of actions as it is sent. A match of four thousand million actions does not fit into
/// memory.
fn count(plies: usize) -> u32 {
    u32::try_from(plies).unwrap_or(u32::MAX)
}

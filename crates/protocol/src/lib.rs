//! Wire types shared by server and clients; no I/O and no rules.
//!
//! A client sends a [`Request`] and gets a [`Response`], as JSON, whether it asks the WebAssembly
//! module in its own worker or a server. Requests carry the whole match ([`SavedMatch`]), so
//! whoever answers keeps nothing.

mod board;
mod game;
mod matches;
mod puzzle;
mod request;

pub use board::{Board, CellView, Glyph};
pub use game::{
    ActionView, GameInfo, LevelInfo, OptionKind, Problem, VariantInfo, VariantOption, View,
};
pub use matches::{Ending, Event, EventKind, MatchView, PlyView, SavedMatch, Seat, Step, Winner};
pub use puzzle::{Goal, Puzzle};
pub use request::{Failure, ForcedWin, Request, Response, Solution, Thought};

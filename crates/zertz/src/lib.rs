//! The rules of ZÈRTZ: `basic` and `tournament` on 37, 40, 43, 44, 48 and 61 rings.
//!
//! The rules are numbered in `RULES.md` beside this file; each stands in the module of its name.
//!
//! ```
//! use rules::{Game, Show};
//! use zertz::{Position, Variant};
//!
//! let mut position = Position::start(&Variant::default());
//! for turn in ["Wd4,d1", "Gd5,a1"] {
//!     for action in position.read_notation(turn).unwrap() {
//!         position.play(action).unwrap();
//!     }
//! }
//! let mut legal = Vec::new();
//! position.legal_actions(&mut legal);
//! let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
//! assert_eq!(legal, ["d4:d6", "d5:d3"], "capturing is compulsory");
//! let refusal = position.play("Wa2".parse().unwrap()).unwrap_err();
//! assert_eq!(
//!     refusal.to_string(),
//!     "a capture is possible and must be made, for example from d4 to d6"
//! );
//! ```

mod action;
pub mod board;
mod ending;
mod isolate;
mod jump;
mod marble;
mod notation;
mod place;
mod position;
mod refusal;
mod ring;
mod set;
mod setup;
pub mod sgf;
mod show;
mod text;
mod variant;

pub use action::{Action, ActionError};
pub use board::{Board, Ring};
pub use marble::{BadCounts, Counts, Marble};
pub use notation::{NotationError, NotationFault};
pub use position::{Phase, Position};
pub use refusal::Refusal;
pub use set::{RingSet, Rings};
pub use setup::{Setup, SetupFault};
pub use text::read_drawing;
pub use variant::{Claiming, Kind, Variant, VariantFault, WinningSet};

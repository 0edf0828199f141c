//! The rules of NEWGAME.
//!
//! The rules are numbered in `RULES.md` beside this file; each stands in the module of its name.
//!
//! ```
//! use rules::{Game, Show};
//! use newgame::{Position, Variant};
//!
//! let mut position = Position::start(&Variant::default());
//! for turn in "c3 a1 c2".split(' ') {
//!     for action in position.read_notation(turn).unwrap() {
//!         position.play(action).unwrap();
//!     }
//! }
//! assert_eq!(position.to_string(), "standard B2/4/1WW2/4/3 b");
//! let refusal = position.play("c3".parse().unwrap()).unwrap_err();
//! assert_eq!(refusal.to_string(), "there is a piece on c3");
//! ```

mod action;
mod board;
mod ending;
mod notation;
mod place;
mod position;
mod refusal;
mod show;
mod text;
mod variant;

pub use action::Action;
pub use board::{BOARD, CELLS, COLUMNS, Cell, CellSet, Cells, UnknownCell, column};
pub use notation::NotationError;
pub use position::Position;
pub use refusal::Refusal;
pub use text::{SetupFault, read_drawing};
pub use variant::{Variant, VariantFault};

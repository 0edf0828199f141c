//! The rules of TAMSK, at all three levels: without time, with hourglasses that run, and with the
//! glass of 15 seconds.
//!
//! The rules are numbered in `RULES.md` beside this file; each stands in the module of its name.
//!
//! ```
//! use rules::{Game, Show};
//! use tamsk::{Position, Variant};
//!
//! let mut position = Position::start(&"level2".parse().unwrap());
//! position.play("a1-b2".parse().unwrap()).unwrap();
//! println!("{}", position.drawing());
//! // Time is a value: the glass on b2 has run for seven seconds.
//! position.elapse(7000);
//! assert_eq!(position.alarm(), Some(173_000));
//! position.play("g4-f4".parse().unwrap()).unwrap();
//! let refusal = position.play("b2-c3".parse().unwrap()).unwrap_err();
//! assert_eq!(
//!     refusal.to_string(),
//!     "first each of your hourglasses is started; the one on b2 runs already"
//! );
//! ```

mod action;
mod board;
mod drawing;
mod ending;
mod fast;
mod fault;
mod moving;
mod notation;
mod pass;
mod position;
mod refusal;
mod ring;
mod rings;
mod sand;
mod set;
mod setup;
mod show;
mod text;
mod time;
mod variant;

pub use action::{Action, BadAction};
pub use board::{BOARD, COLUMNS, DEEPEST, SPACES, Space, UnknownSpace, column};
pub use drawing::read_drawing;
pub use fast::{FAST, Fast};
pub use fault::SetupFault;
pub use notation::NotationError;
pub use position::{GLASSES, LastOut, Position, RINGS, Step};
pub use refusal::Refusal;
pub use sand::{FULL, Glass, Sand};
pub use set::{SpaceSet, Spaces};
pub use setup::Setup;
pub use variant::{Level, Variant, VariantFault};

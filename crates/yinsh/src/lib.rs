//! The rules of YINSH: `standard` and `blitz`.
//!
//! The rules are numbered in `RULES.md` beside this file; each stands in the module of its name.
//!
//! ```
//! use rules::{Game, Show};
//! use yinsh::{Position, Variant};
//!
//! let mut position = Position::start(&Variant::default());
//! for turn in "e3 a5 b3 c6 d6 e4 h7 g2 g3 g8 h7-h5".split(' ') {
//!     for action in position.read_notation(turn).unwrap() {
//!         position.play(action).unwrap();
//!     }
//! }
//! assert_eq!(position.to_string(), "standard 3r/2R4/5r2/5R3/2Rr6/9/rR4r3/2R1M4/8/7/4 b 3");
//! let refusal = position.play("e4-e2".parse().unwrap()).unwrap_err();
//! assert_eq!(refusal.to_string(), "the ring on e3 is in the way to e2");
//! ```

mod action;
pub mod board;
mod ending;
mod fault;
mod moving;
mod notation;
mod place;
mod position;
mod refusal;
mod row;
mod set;
mod setup;
mod show;
mod text;
mod variant;

pub use action::{Action, ActionError};
pub use board::Point;
pub use fault::SetupFault;
pub use notation::{NotationError, NotationFault};
pub use place::RINGS;
pub use position::{MARKERS, Phase, Position};
pub use refusal::Refusal;
pub use row::{NoRow, ROWS, Row};
pub use set::{PointSet, Points};
pub use setup::Setup;
pub use text::read_drawing;
pub use variant::{Variant, VariantFault};

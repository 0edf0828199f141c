//! The rules of PÜNCT: `standard` and `basic`.
//!
//! The rules are numbered in `RULES.md` beside this file; each stands in the module of its name.
//!
//! ```
//! use punct::{Position, Variant};
//! use rules::{Game, Show};
//!
//! let mut position = Position::start(&Variant::default());
//! for turn in ["Td3,d4,e4", "Cn12,m11,o13", "Td3-i8,h7,h8"] {
//!     for action in position.read_notation(turn).unwrap() {
//!         position.play(action).unwrap();
//!     }
//! }
//! assert_eq!(position.to_string(), "standard cn12,m11,o13/Ti8,h7,h8 b");
//! let refusal = position.play("Ti9,i10,j10".parse().unwrap()).unwrap_err();
//! assert_eq!(refusal.to_string(), "i10 is in the centre hexagon, where no piece is added");
//! ```

mod action;
pub mod board;
mod chance;
mod connect;
mod drawing;
mod ending;
mod fault;
mod ground;
mod kind;
mod moving;
mod notation;
mod pass;
mod pile;
mod place;
mod placement;
mod position;
mod refusal;
mod set;
mod setup;
mod show;
mod text;
mod variant;

pub use action::Action;
pub use board::Space;
pub use drawing::read_drawing;
pub use fault::SetupFault;
pub use kind::{Kind, PIECES};
pub use notation::{NotationError, NotationFault};
pub use pile::Laid;
pub use placement::{BadPlacement, NUMBERS, Placement};
pub use position::Position;
pub use refusal::Refusal;
pub use set::{BITS_OF_SET, SpaceSet, Spaces};
pub use setup::Setup;
pub use variant::{Variant, VariantFault};

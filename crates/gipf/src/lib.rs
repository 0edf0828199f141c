//! The rules of the GIPF family: `basic`, `standard`, `tournament`, `ultimate` and `matrx`.
//!
//! The rules are numbered in `RULES.md` beside this file; each stands in the module of its name.
//!
//! ```
//! use gipf::{Action, Position, Variant};
//! use rules::Game;
//!
//! let mut position = Position::start(&"tournament".parse::<Variant>().unwrap());
//! let refusal = position.play("e1-e2".parse().unwrap()).unwrap_err();
//! assert_eq!(refusal.to_string(), "your first move must bring in a GIPF piece");
//! position.play("Ge1-e2".parse::<Action>().unwrap()).unwrap();
//! assert_eq!(position.to_string(), "tournament 4/5/6/G6/6/5/4 B16/B18 b GG 3");
//! ```

mod action;
pub mod board;
mod drawing;
mod fault;
mod notation;
mod position;
mod potential;
mod push;
mod refusal;
mod reserve;
mod row;
mod setup;
mod show;
mod stack;
mod text;
mod variant;

pub use action::{Action, ActionError, Piece};
pub use drawing::read_drawing;
pub use fault::SetupFault;
pub use notation::{NotationError, NotationFault};
pub use position::{Phase, Position, Stage};
pub use potential::Potential;
pub use refusal::Refusal;
pub use reserve::Reserve;
pub use setup::Setup;
pub use stack::Layer;
pub use variant::{Kind, Variant, VariantFault, VariantWarning};

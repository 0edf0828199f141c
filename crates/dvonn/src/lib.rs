//! The rules of DVONN: the usual game, in which the players place the pieces, and games that begin with
//! all pieces on the board.
//!
//! The rules are numbered in `RULES.md` beside this file; each stands in the module of its name.
//!
//! ```
//! use dvonn::{Position, Variant};
//! use rules::{Game, Show};
//!
//! let mut position = Position::start(&"symmetric,seed=3".parse().unwrap());
//! println!("{}", position.drawing());
//! let mut legal = Vec::new();
//! position.legal_actions(&mut legal);
//! assert!(legal.iter().all(|action| action.to_string().len() == "a1-b1".len()));
//! position.play(legal[0]).unwrap();
//! let refusal = position.play("f3-f4".parse().unwrap()).unwrap_err();
//! assert_eq!(refusal.to_string(), "a single red piece, as on f3, does not move");
//! ```

mod action;
mod board;
mod connect;
mod drawing;
mod ending;
mod fault;
mod moving;
mod notation;
mod pass;
mod piece;
mod place;
mod position;
mod refusal;
mod set;
mod setup;
mod show;
mod stack;
mod start;
mod text;
mod variant;

pub use action::{Action, BadAction};
pub use board::{BOARD, COLUMNS, ROWS, SPACES, Space, UnknownSpace, column, row};
pub use drawing::read_drawing;
pub use fault::SetupFault;
pub use notation::NotationError;
pub use piece::Piece;
pub use position::{Phase, Position};
pub use refusal::Refusal;
pub use set::{SpaceSet, Spaces};
pub use setup::Setup;
pub use start::Placement;
pub use variant::{Kind, Variant, VariantFault};

//! The list of games and the dynamic door to them.
//!
//! Everything that handles games it does not know (matches, browser, server, terminal) names them by
//! a [`Spec`] and holds a `Box<dyn `[`Session`]`>`. This is the only crate that names them all: to add
//! one, add its dependency and its row in `games.rs`.
//!
//! ```
//! use catalog::{Layer, Session, Spec};
//!
//! let spec: Spec = "gipf:tournament".parse()?;
//! let mut session = spec.start();
//! assert_eq!(session.legal().len(), 42);
//! let error = session.play("e1-e2").unwrap_err();
//! assert_eq!(error.to_string(), "your first move must bring in a GIPF piece");
//! assert_eq!(session.read_turn("Gb2", Layer::Notation)?, ["Ga1-b2"]);
//! session.play("Ge1-e2")?;
//! assert_eq!(session.position(), "tournament 4/5/6/G6/6/5/4 B16/B18 b GG 3");
//! # Ok::<(), catalog::Error>(())
//! ```
#![cfg_attr(test, allow(clippy::unwrap_used, reason = "tests"))]

mod games;
mod import;
mod levels;
mod mind;
mod player;
mod problem;
mod session;
mod solve;
mod spec;
mod table;
mod think;

pub use import::{Flaw, Import, Unwritable, read_sgf, write_sgf};
pub use levels::Level;
pub use mind::Mind;
pub use player::{PlayerFault, PlayerSpec, Thinker};
pub use problem::{Error, ErrorKind, problem};
pub use session::{Ask, Layer, Limits, Played, Session, Stake};
pub use spec::{GameId, Spec, UnknownGame};

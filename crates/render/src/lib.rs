//! A position as SVG, and the geometry and drawings of the interactive board.
//!
//! Each game has a module that says where its lines run and what its pieces look like; everything
//! else is written once. A drawing names classes and no colours: [`stylesheet`] gives these classes
//! their colours in every theme, for a picture as well as for a page.
//!
//! ```
//! use rules::{Game, Show};
//!
//! let variant = gipf::Variant::default();
//! let position = gipf::Position::start(&variant);
//! let board = render::gipf::board(&variant);
//! let options = render::Options { coordinates: true, ..render::Options::default() };
//! let picture = render::svg(&board, &position.pieces(), &options);
//! assert!(picture.starts_with("<svg"));
//! ```
#![cfg_attr(test, allow(clippy::unwrap_used, reason = "tests"))]

pub mod dvonn;
mod field;
pub mod gipf;
mod marks;
mod piece;
pub mod punct;
mod style;
mod svg;
pub mod tamsk;
mod xml;
pub mod yinsh;
pub mod zertz;

pub use style::{Theme, stylesheet};
pub use svg::{Options, RowMark, svg};

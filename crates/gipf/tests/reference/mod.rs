//! The rules of the GIPF family a second time: slow, simple, and written from the rules page alone.
//!
//! It shares nothing with the crate under test: plain vectors and strings, no bit sets, no tables
//! of masks. Where both agree on a long game, a slip would have had to be made twice. The numbers
//! in the comments are those of the rules page (`G6.3`: third item of section 6).
//!
//! Players are `0` (White) and `1` (Black). Actions and positions cross the border as text.

#![allow(dead_code, reason = "several tests include this module and none uses all of it")]
#![allow(unreachable_pub, reason = "what is `pub` here is what a test may use")]

mod board;
mod game;
mod perft;
mod pieces;
mod position;
mod potentials;
mod read;
mod rows;
mod text;
mod turn;

#[allow(unused_imports, reason = "several tests include this module and none uses all of it")]
pub use board::Board;
pub use game::Game;
pub use perft::{Unit, perft};
pub use position::Position;

#![cfg_attr(test, allow(clippy::unwrap_used, reason = "tests"))]
//! A played game as a tree, its text form, and the grammar of other forms.
//!
//! A [`Record`] knows no game: actions are their stable texts, and what they mean comes from
//! elsewhere. The text form is described in `docs/record.md`; [`Record::parse`] and [`read_all`]
//! read it, `Display` writes it, and whatever is written is read back equal.
//!
//! ```
//! use record::{Ending, Record};
//! use rules::Player::{First, Second};
//!
//! let mut record = Record::new("gipf:basic");
//! record.seats[0].name = Some("Ada".to_owned());
//! record.line.push(First, "e1-e2".parse()?, true);
//! record.line.push(Second, "b1-b2".parse()?, true).used_ms = Some(2500);
//! record.ending = Some(Ending { winner: Some(First), reason: Some("resigned".parse()?) });
//!
//! let text = "\
//! [Gipf-Record 1]
//! [Game \"gipf:basic\"]
//! [First \"Ada\"]
//!
//! 1. e1-e2 b1-b2 [used 2.500] 1-0 resigned
//! ";
//! assert_eq!(record.to_string(), text);
//! assert_eq!(Record::parse(text)?, record);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod error;
mod read;
mod scan;
pub mod sgf;
mod tree;
mod word;
mod write;

pub use error::{Expected, ReadError, ReadErrorKind};
pub use read::{Lines, Records, read_all};
pub use tree::{Ending, Line, MAX_DEPTH, Node, Record, Seat};
pub use word::{ActionText, BadWord, HeaderName, Reason};

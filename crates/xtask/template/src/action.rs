//! One decision of one player, and its text (N5).

use std::fmt;
use std::str::FromStr;

use crate::board::{Cell, UnknownCell};

/// A piece is put on a vacant cell (N3). The order is the byte order of the texts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Action(pub Cell);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Action {
    type Err = UnknownCell;

    fn from_str(text: &str) -> Result<Self, UnknownCell> {
        text.parse().map(Self)
    }
}

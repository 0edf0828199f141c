//! Sets of spaces in one word.

use std::fmt;
use std::ops::Not;

use crate::board::{BOARD, Space};

hexgrid::bit_set! {
    /// A set of spaces. `Display` writes their names in order, joined by commas.
    pub struct SpaceSet(u64) of Space, in order of bits by numbered as Spaces;
}

impl SpaceSet {
    /// The set with these bits, all of which are spaces.
    pub(crate) const fn of_spaces(bits: u64) -> Self {
        Self(bits)
    }
}

impl Not for SpaceSet {
    type Output = Self;

    fn not(self) -> Self {
        BOARD - self
    }
}

impl fmt::Display for SpaceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, space) in self.iter().enumerate() {
            let comma = if index == 0 { "" } else { "," };
            write!(f, "{comma}{space}")?;
        }
        Ok(())
    }
}

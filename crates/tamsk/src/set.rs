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

    /// Every space of the set and its neighbours (T2).
    #[must_use]
    pub const fn grown(self) -> Self {
        // Columns lie seven bits apart. To the left of the middle a space has its neighbours in the next
        // column at its own number and one above, to the right at its own and one below.
        let column = self.0 | (self.0 & !TOPS) << 1 | (self.0 & !BOTTOMS) >> 1;
        let left = self.0 & LEFT;
        let right = self.0 & !(LEFT | MIDDLE);
        let from_middle = self.0 & MIDDLE;
        let outwards = left >> 7
            | (left & !BOTTOMS) >> 8
            | right << 7
            | (right & !BOTTOMS) << 6
            | from_middle >> 7
            | (from_middle & !BOTTOMS) >> 8
            | from_middle << 7
            | (from_middle & !BOTTOMS) << 6;
        let inwards = left << 7 | left << 8 | right >> 7 | right >> 6;
        Self((column | outwards | inwards) & BOARD.0)
    }
}

/// The lowest spaces of all columns.
const BOTTOMS: u64 = 0x0408_1020_4081;
/// The bits above which a column of seven has no more.
const TOPS: u64 = BOTTOMS << 6;
/// The columns to the left of the middle one.
const LEFT: u64 = (1 << 21) - 1;
/// The middle column.
const MIDDLE: u64 = 0x7f << 21;

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn t2_sets_grow_by_their_neighbours() {
        for space in BOARD {
            assert_eq!(space.set().grown(), space.set() | space.neighbours(), "{space}");
        }
    }
}

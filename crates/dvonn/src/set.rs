//! Sets of spaces in one word.

use std::ops::Not;

use crate::board::{BOARD, ROWS, Space};

hexgrid::bit_set! {
    /// A set of spaces.
    pub struct SpaceSet(u64) of Space, in order of bits by numbered as Spaces;
}

/// The spaces at least so many rows above the lowest row, by that number.
const FROM_BELOW: [u64; ROWS] = rows_left_out(false);
/// The spaces at least so many rows below the highest row, by that number.
const FROM_ABOVE: [u64; ROWS] = rows_left_out(true);

const fn rows_left_out(above: bool) -> [u64; ROWS] {
    let mut sets = [0; ROWS];
    let mut left_out = 0;
    while left_out < ROWS {
        let mut index = 0;
        while index < 64 {
            let row = index % ROWS;
            let counted = if above { ROWS - 1 - row } else { row };
            if counted >= left_out {
                sets[left_out] |= 1 << index;
            }
            index += 1;
        }
        left_out += 1;
    }
    sets
}

impl SpaceSet {
    /// The set with these bits; those that are no spaces are cut off.
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits & BOARD.0)
    }

    /// The set with these bits, all of which are spaces.
    pub(crate) const fn of_spaces(bits: u64) -> Self {
        Self(bits)
    }

    /// Every space and its neighbours (D2).
    #[must_use]
    pub const fn grown(self) -> Self {
        let sideways = self.0 | self.0 << ROWS | self.0 >> ROWS;
        let up = (self.0 << 1 | self.0 << (ROWS + 1)) & FROM_BELOW[1];
        let down = (self.0 >> 1 | self.0 >> (ROWS + 1)) & FROM_ABOVE[1];
        Self((sideways | up | down) & BOARD.0)
    }

    /// The spaces of the set whose six neighbours all exist and belong to it as well.
    #[must_use]
    pub const fn enclosed(self) -> Self {
        let all = self.0;
        let sideways = all << ROWS & all >> ROWS;
        let up = (all << 1 & all << (ROWS + 1)) & FROM_BELOW[1];
        let down = (all >> 1 & all >> (ROWS + 1)) & FROM_ABOVE[1];
        Self(all & sideways & up & down)
    }

    /// Where the spaces come to lie when all of them go so many steps in each of the six directions;
    /// those that leave the board are gone. From a height of the board on only the rows are long enough,
    /// and four of the sets are empty.
    #[must_use]
    pub const fn moved(self, steps: usize) -> [Self; 6] {
        const fn cut(bits: u64) -> SpaceSet {
            SpaceSet(bits & BOARD.0)
        }
        if steps > 10 {
            return [Self::EMPTY; 6];
        }
        let (left, right) = (cut(self.0 >> (ROWS * steps)), cut(self.0 << (ROWS * steps)));
        if steps >= ROWS {
            return [left, right, Self::EMPTY, Self::EMPTY, Self::EMPTY, Self::EMPTY];
        }
        let (down, up) = (FROM_ABOVE[steps], FROM_BELOW[steps]);
        [
            left,
            right,
            cut(self.0 >> steps & down),
            cut(self.0 << steps & up),
            cut(self.0 >> ((ROWS + 1) * steps) & down),
            cut(self.0 << ((ROWS + 1) * steps) & up),
        ]
    }
}

impl Not for SpaceSet {
    type Output = Self;

    fn not(self) -> Self {
        BOARD - self
    }
}

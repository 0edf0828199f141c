use std::ops::Not;

use crate::{Direction, Hex};

/// A cell of a board that fits into one word: columns −3 to 4, places −3 to 3.
///
/// The bit of a cell is `8 (q + 3) + (r + 3)`. The eighth bit of every column stays empty, so that
/// whole sets can be shifted in all six directions without running from one column into the next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Cell(u8);

impl Cell {
    /// The cell at a place of the grid, if it lies within the word.
    #[must_use]
    pub const fn at(hex: Hex) -> Option<Self> {
        if hex.q >= -3 && hex.q <= 4 && hex.r >= -3 && hex.r <= 3 {
            Some(Self((hex.q + 3).unsigned_abs() * 8 + (hex.r + 3).unsigned_abs()))
        } else {
            None
        }
    }

    /// Where it lies on the grid.
    #[must_use]
    pub const fn hex(self) -> Hex {
        Hex::new((self.0 / 8).cast_signed() - 3, (self.0 % 8).cast_signed() - 3)
    }

    /// The cell of a bit.
    const fn numbered(bit: u8) -> Self {
        Self(bit)
    }

    /// The number of its bit, 0 to 63; cells are ordered by column and place.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of this cell alone.
    #[must_use]
    pub const fn set(self) -> CellSet {
        CellSet(1 << self.0)
    }
}

crate::bit_set! {
    /// A set of [`Cell`]s in one word.
    pub struct CellSet(u64) of Cell, in order of bits by numbered as Cells;
}

impl CellSet {
    /// The set with these bits.
    ///
    /// Bits 7, 15, … 63 belong to no cell; whoever passes a word keeps them empty.
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// Its last cell by column and place.
    #[must_use]
    pub const fn highest(self) -> Option<Cell> {
        #[allow(clippy::cast_possible_truncation, reason = "a bit number is below 64")]
        if self.0 == 0 { None } else { Some(Cell(63 - self.0.leading_zeros() as u8)) }
    }

    /// Every cell moved one step. What leaves the word is lost; what leaves a smaller board comes to
    /// lie beside it, and is cut off by whoever knows the board.
    #[must_use]
    pub const fn shifted(self, direction: Direction) -> Self {
        Self(match direction {
            Direction::N => self.0 << 1,
            Direction::NE => self.0 << 8,
            Direction::SE => self.0 << 7,
            Direction::S => self.0 >> 1,
            Direction::SW => self.0 >> 8,
            Direction::NW => self.0 >> 7,
        })
    }

    /// The cells that begin four adjacent cells of the set, going in a direction.
    #[must_use]
    pub const fn runs_of_four(self, direction: Direction) -> Self {
        let back = direction.opposite();
        let two = Self(self.0 & self.shifted(back).0);
        let two_further = two.shifted(back).shifted(back);
        Self(two.0 & two_further.0)
    }

    /// The parts of the set, the empty one and the whole one among them.
    pub fn subsets(self) -> impl Iterator<Item = Self> {
        let mut next = Some(0u64);
        std::iter::from_fn(move || {
            let part = next?;
            // Counting up within the set's own bits.
            let up = part.wrapping_sub(self.0) & self.0;
            next = (up != 0).then_some(up);
            Some(Self(part))
        })
    }
}

impl Not for CellSet {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    fn cells() -> impl Iterator<Item = Cell> {
        (-3..=4).flat_map(|q| (-3..=3).map(move |r| Cell::at(Hex::new(q, r)).unwrap()))
    }

    #[test]
    fn a_shift_is_a_step() {
        for cell in cells() {
            for direction in Direction::ALL {
                let stepped = Cell::at(cell.hex().step(direction)).map(Cell::set);
                let all: CellSet = cells().collect();
                assert_eq!(cell.set().shifted(direction) & all, stepped.unwrap_or_default());
            }
        }
    }

    #[test]
    fn subsets_are_all_parts() {
        let set: CellSet = cells().step_by(9).take(4).collect();
        let parts: Vec<_> = set.subsets().collect();
        assert_eq!(parts.len(), 16);
        assert!(parts.iter().all(|&part| set.includes(part)));
        assert_eq!(CellSet::EMPTY.subsets().count(), 1);
    }

    #[test]
    fn first_and_last_in_order() {
        let set: CellSet = cells().skip(5).take(3).collect();
        let list: Vec<_> = set.iter().collect();
        assert_eq!(list.len(), 3);
        assert!(list.is_sorted());
        assert_eq!((set.lowest(), set.highest()), (Some(list[0]), Some(list[2])));
    }
}

use std::ops::{BitAnd, BitOr, BitOrAssign, BitXor, Not, Sub};

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

/// A set of [`Cell`]s in one word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CellSet(u64);

impl CellSet {
    /// No cell.
    pub const EMPTY: Self = Self(0);

    /// The word: bit `n` is the cell with that index.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set with these bits.
    ///
    /// Bits 7, 15, … 63 belong to no cell; whoever passes a word keeps them empty.
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// Whether it has no cell.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells it has.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether a cell is in it.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 != 0
    }

    /// Whether every cell of `other` is in it.
    pub const fn includes(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// Whether the two have a cell in common.
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The cells of both.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Its first cell by column and place.
    #[must_use]
    pub const fn lowest(self) -> Option<Cell> {
        #[allow(clippy::cast_possible_truncation, reason = "a bit number is below 64")]
        if self.0 == 0 { None } else { Some(Cell(self.0.trailing_zeros() as u8)) }
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

    /// The cells from lowest to highest.
    pub const fn iter(self) -> Cells {
        Cells(self)
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

impl BitOr for CellSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for CellSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for CellSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitXor for CellSet {
    type Output = Self;

    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Sub for CellSet {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for CellSet {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::EMPTY, |set, cell| set | cell.set())
    }
}

impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = Cells;

    fn into_iter(self) -> Cells {
        self.iter()
    }
}

/// The cells of a set from lowest to highest.
#[derive(Clone, Debug)]
pub struct Cells(CellSet);

impl Iterator for Cells {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        let cell = self.0.lowest()?;
        self.0.0 &= self.0.0 - 1;
        Some(cell)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.len() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Cells {}

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

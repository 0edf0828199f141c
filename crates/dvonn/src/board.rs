//! The board (D2): 49 spaces, their names and neighbours.

use std::fmt;
use std::str::FromStr;

use crate::set::SpaceSet;

/// How many spaces there are, and pieces to fill them.
pub const SPACES: usize = 49;
/// How many columns there are, `a` to `k`.
pub const COLUMNS: usize = 11;
/// How many rows there are, `1` to `5`.
pub const ROWS: usize = 5;

/// All spaces.
pub const BOARD: SpaceSet = {
    let mut bits = 0;
    let mut column = 0;
    while column < COLUMNS {
        let (first, last) = ends_of_column(column);
        let mut row = first;
        while row <= last {
            bits |= 1 << (column * ROWS + row);
            row += 1;
        }
        column += 1;
    }
    let board = SpaceSet::of_spaces(bits);
    assert!(board.len() as usize == SPACES);
    board
};

/// The first and the last row of a column, all counted from 0.
const fn ends_of_column(column: usize) -> (usize, usize) {
    let first = column.saturating_sub(COLUMNS - 3);
    let last = if column + 2 < ROWS { column + 2 } else { ROWS - 1 };
    (first, last)
}

/// A space of the board. Spaces are ordered by their names.
///
/// ```
/// let space: dvonn::Space = "f3".parse().unwrap();
/// assert_eq!(space.to_string(), "f3");
/// assert!("a4".parse::<dvonn::Space>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Space(u8);

impl Space {
    /// The space with an index, which is one.
    pub(crate) const fn numbered(index: u8) -> Self {
        debug_assert!(BOARD.bits() >> index & 1 == 1);
        Self(index)
    }

    /// The space of a column, counted from the left, and a row, counted from the bottom, both from 0.
    #[must_use]
    pub const fn at(column: usize, row: usize) -> Option<Self> {
        if column >= COLUMNS {
            return None;
        }
        let (first, last) = ends_of_column(column);
        #[allow(clippy::cast_possible_truncation, reason = "an index is below 55")]
        if row >= first && row <= last { Some(Self((column * ROWS + row) as u8)) } else { None }
    }

    /// The number of its bit, 0 to 54 with some left out, in the order of the names.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its column, counted from the left from 0.
    pub const fn column(self) -> usize {
        self.0 as usize / ROWS
    }

    /// Its row, counted from the bottom from 0.
    pub const fn row(self) -> usize {
        self.0 as usize % ROWS
    }

    /// The set of this space alone.
    #[must_use]
    pub const fn set(self) -> SpaceSet {
        SpaceSet::of_spaces(1 << self.0)
    }

    /// The spaces that come before it in order.
    pub(crate) const fn before(self) -> SpaceSet {
        SpaceSet::from_bits((1 << self.0) - 1)
    }

    /// The space on the other side of the centre, as far from it: where this one comes to lie when the
    /// board is turned by half.
    #[must_use]
    pub const fn opposite(self) -> Self {
        #[allow(clippy::cast_possible_truncation, reason = "an index is below 55")]
        Self((COLUMNS * ROWS - 1 - self.index()) as u8)
    }

    /// How many steps lie between the two along a straight line, if they are on one (D5.2).
    #[must_use]
    pub const fn steps_to(self, other: Self) -> Option<usize> {
        let columns = self.column().abs_diff(other.column());
        let rows = self.row().abs_diff(other.row());
        // Columns and rows rise together on the third kind of lines.
        let both_rise = (self.column() < other.column()) == (self.row() < other.row());
        match (columns, rows) {
            (0, 0) => None,
            (0, steps) | (steps, 0) => Some(steps),
            _ if columns == rows && both_rise => Some(columns),
            _ => None,
        }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", column_letter(self.column()), self.row() + 1)
    }
}

/// The letter of a column, counted from the left from 0.
pub(crate) fn column_letter(column: usize) -> char {
    ('a'..='k').nth(column).expect("there are eleven columns")
}

/// The spaces of a column, counted from the left from 0, from bottom to top.
pub fn column(number: usize) -> impl Iterator<Item = Space> {
    (0..ROWS).filter_map(move |row| Space::at(number, row))
}

/// The spaces of a row, counted from the bottom from 0, from left to right.
pub fn row(number: usize) -> impl Iterator<Item = Space> {
    (0..COLUMNS).filter_map(move |column| Space::at(column, number))
}

/// The text names no space.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no space has this name")]
pub struct UnknownSpace;

impl FromStr for Space {
    type Err = UnknownSpace;

    fn from_str(text: &str) -> Result<Self, UnknownSpace> {
        let &[letter @ b'a'..=b'k', digit @ b'1'..=b'5'] = text.as_bytes() else {
            return Err(UnknownSpace);
        };
        Self::at(usize::from(letter - b'a'), usize::from(digit - b'1')).ok_or(UnknownSpace)
    }
}

/// The spaces that a stack of a height comes to from a space (D5.2), whatever stands there.
pub(crate) const fn reach(from: Space, height: usize) -> SpaceSet {
    if height > LONGEST { SpaceSet::EMPTY } else { REACH[height][from.index()] }
}

/// The most steps that any straight line allows.
const LONGEST: usize = COLUMNS - 1;

static REACH: [[SpaceSet; COLUMNS * ROWS]; LONGEST + 1] = {
    let mut reach = [[SpaceSet::EMPTY; COLUMNS * ROWS]; LONGEST + 1];
    let mut height = 1;
    while height <= LONGEST {
        let mut rest = BOARD.bits();
        while rest != 0 {
            let index = rest.trailing_zeros() as usize;
            let moved = SpaceSet::of_spaces(1 << index).moved(height);
            let mut direction = 0;
            while direction < moved.len() {
                reach[height][index] = reach[height][index].with(moved[direction]);
                direction += 1;
            }
            rest &= rest - 1;
        }
        height += 1;
    }
    reach
};

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    fn space(name: &str) -> Space {
        name.parse().unwrap()
    }

    fn names(set: SpaceSet) -> String {
        set.iter().map(|space| space.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn d2_neighbours() {
        let near = |name: &str| names(reach(space(name), 1));
        assert_eq!(near("f3"), "e2 e3 f2 f4 g3 g4");
        assert_eq!(near("a1"), "a2 b1 b2");
        assert_eq!(near("a3"), "a2 b3 b4");
        assert_eq!(near("c5"), "b4 c4 d5");
        assert_eq!(near("k3"), "j2 j3 k4");
        assert_eq!(near("i1"), "h1 i2 j2");
        for space in BOARD {
            assert_eq!(space.set().grown() - space.set(), reach(space, 1), "{space}");
        }
    }

    #[test]
    fn d2_rows_and_columns() {
        assert_eq!([0, 1, 2, 3, 4].map(|number| row(number).count()), [9, 10, 11, 10, 9]);
        assert_eq!(names(column(0).collect()), "a1 a2 a3");
        assert_eq!(names(column(10).collect()), "k3 k4 k5");
        assert_eq!(BOARD.enclosed().len(), 25);
        let edge = BOARD - BOARD.enclosed();
        assert_eq!(
            names(edge),
            "a1 a2 a3 b1 b4 c1 c5 d1 d5 e1 e5 f1 f5 g1 g5 h1 h5 i1 i5 j2 j5 k3 k4 k5"
        );
    }

    #[test]
    fn d5_2_steps_are_those_of_straight_lines() {
        for from in BOARD {
            for to in BOARD {
                let steps = (1..=LONGEST).find(|&steps| reach(from, steps).contains(to));
                assert_eq!(from.steps_to(to), steps, "{from} {to}");
            }
        }
        assert_eq!(space("a3").steps_to(space("k3")), Some(10));
        assert_eq!(space("a1").steps_to(space("b3")), None);
        assert_eq!(space("b1").steps_to(space("a2")), None);
    }

    #[test]
    fn every_space_has_its_name_and_its_opposite() {
        for space in BOARD {
            assert_eq!(space.to_string().parse(), Ok(space));
            assert_eq!(space.opposite().opposite(), space);
            assert!(BOARD.contains(space.opposite()));
        }
        assert_eq!(space("f3").opposite(), space("f3"));
        assert_eq!(space("a1").opposite(), space("k5"));
        for text in ["", "a", "a0", "a4", "k2", "l3", "f6", "f33", "F3", "f3 "] {
            assert_eq!(text.parse::<Space>(), Err(UnknownSpace), "{text}");
        }
    }
}

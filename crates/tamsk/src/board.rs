//! The board (T2): 37 spaces, their names and neighbours, and how many rings each takes (T3.1).

use std::fmt;
use std::str::FromStr;

use hexgrid::{Direction, Hex};

use crate::set::SpaceSet;

/// How many spaces there are.
pub const SPACES: usize = 37;
/// How many columns there are, `a` to `g`.
pub const COLUMNS: usize = 7;

/// How many spaces the columns have.
const HEIGHTS: [usize; COLUMNS] = [4, 5, 6, 7, 6, 5, 4];
/// How many numbers there are for spaces; some belong to none.
const NUMBERS: usize = COLUMNS * COLUMNS;

/// The most rings that any space takes.
pub const DEEPEST: u8 = 4;

/// A space of the board. Spaces are ordered by their names.
///
/// ```
/// let space: tamsk::Space = "d4".parse().unwrap();
/// assert_eq!((space.to_string().as_str(), space.capacity()), ("d4", 4));
/// assert!("a5".parse::<tamsk::Space>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Space(u8);

impl Space {
    /// The space in the middle, the deepest one.
    pub const CENTRE: Self = Self(24);

    /// The space of a column (from the left, from 0) with a number (from the bottom, from 1).
    #[must_use]
    pub const fn at(column: usize, number: usize) -> Option<Self> {
        if column >= COLUMNS || number == 0 || number > HEIGHTS[column] {
            return None;
        }
        #[allow(clippy::cast_possible_truncation, reason = "below 49")]
        Some(Self((column * COLUMNS + number - 1) as u8))
    }

    /// The space with an index, which is one.
    pub(crate) const fn numbered(index: u8) -> Self {
        Self(index)
    }

    /// The number of its bit, 0 to 48 with some left out, in the order of the names.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column from the left, from 0, and the number in it, from 1.
    pub const fn column_and_number(self) -> (usize, usize) {
        (self.index() / COLUMNS, self.index() % COLUMNS + 1)
    }

    /// Where it lies on the grid; d4 is the centre.
    #[must_use]
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_possible_wrap,
        reason = "numbers below 8"
    )]
    pub const fn place(self) -> Hex {
        let (column, number) = self.column_and_number();
        let sunk = if column < 3 { column } else { 3 };
        Hex::new(column as i8 - 3, number as i8 - 1 - sunk as i8)
    }

    /// The space at a place of the grid.
    #[must_use]
    pub const fn on(place: Hex) -> Option<Self> {
        let column = place.q + 3;
        let number = place.r + 1 + if column < 3 { column } else { 3 };
        if column < 0 || number < 0 {
            return None;
        }
        Self::at(column.unsigned_abs() as usize, number.unsigned_abs() as usize)
    }

    /// How many rings it takes (T3.1).
    pub const fn capacity(self) -> u8 {
        DEEPEST - self.place().distance(Hex::CENTRE)
    }

    /// The set of this space alone.
    #[must_use]
    pub const fn set(self) -> SpaceSet {
        SpaceSet::of_spaces(1 << self.0)
    }

    /// The spaces next to it.
    #[must_use]
    pub const fn neighbours(self) -> SpaceSet {
        NEAR[self.index()]
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (column, number) = self.column_and_number();
        write!(f, "{}{number}", column_letter(column))
    }
}

/// The letter of a column, counted from the left, from 0.
pub(crate) fn column_letter(column: usize) -> char {
    ('a'..='g').nth(column).expect("the board has seven columns")
}

/// The spaces of one column, counted from the left from 0, from bottom to top.
pub fn column(number: usize) -> impl Iterator<Item = Space> {
    (1..=COLUMNS).filter_map(move |it| Space::at(number, it))
}

/// The text names no space of the board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no space has this name")]
pub struct UnknownSpace;

impl FromStr for Space {
    type Err = UnknownSpace;

    fn from_str(text: &str) -> Result<Self, UnknownSpace> {
        let &[letter @ b'a'..=b'g', digit @ b'1'..=b'7'] = text.as_bytes() else {
            return Err(UnknownSpace);
        };
        Self::at(usize::from(letter - b'a'), usize::from(digit - b'0')).ok_or(UnknownSpace)
    }
}

/// All spaces.
pub const BOARD: SpaceSet = {
    let mut all = SpaceSet::EMPTY;
    let mut number = 0;
    while number < NUMBERS {
        if let Some(space) = Space::at(number / COLUMNS, number % COLUMNS + 1) {
            all = all.with(space.set());
        }
        number += 1;
    }
    assert!(all.len() as usize == SPACES);
    all
};

/// The spaces that take so many rings, by that number.
pub(crate) const TAKING: [SpaceSet; DEEPEST as usize + 1] = {
    let mut taking = [SpaceSet::EMPTY; DEEPEST as usize + 1];
    let mut number = 0;
    while number < NUMBERS {
        if let Some(space) = Space::at(number / COLUMNS, number % COLUMNS + 1) {
            let capacity = space.capacity() as usize;
            taking[capacity] = taking[capacity].with(space.set());
        }
        number += 1;
    }
    taking
};

/// The spaces next to each space.
static NEAR: [SpaceSet; NUMBERS] = {
    let mut near = [SpaceSet::EMPTY; NUMBERS];
    let mut number = 0;
    while number < NUMBERS {
        if let Some(space) = Space::at(number / COLUMNS, number % COLUMNS + 1) {
            let mut way = 0;
            while way < 6 {
                if let Some(next) = Space::on(space.place().step(Direction::ALL[way])) {
                    near[number] = near[number].with(next.set());
                }
                way += 1;
            }
        }
        number += 1;
    }
    near
};

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    fn space(name: &str) -> Space {
        name.parse().unwrap()
    }

    #[test]
    fn t2_neighbours() {
        let near = |name| space(name).neighbours().to_string();
        assert_eq!(near("a1"), "a2,b1,b2");
        assert_eq!(near("d1"), "c1,d2,e1");
        assert_eq!(near("g4"), "f4,f5,g3");
        assert_eq!(near("d4"), "c3,c4,d3,d5,e3,e4");
        assert_eq!((space("d4"), space("d4").place()), (Space::CENTRE, Hex::CENTRE));
    }

    #[test]
    fn t3_1_capacities_add_up_to_the_rings() {
        assert_eq!([1, 2, 3, 4].map(|it: usize| TAKING[it].len()), [18, 12, 6, 1]);
        assert_eq!(TAKING[2].to_string(), "b2,b3,b4,c2,c5,d2,d6,e2,e5,f2,f3,f4");
        assert_eq!(TAKING[3].to_string(), "c3,c4,d3,d5,e3,e4");
        assert_eq!(BOARD.iter().map(|it| u32::from(it.capacity())).sum::<u32>(), 64);
    }

    #[test]
    fn every_space_has_its_name_and_stands_in_byte_order() {
        let names: Vec<String> = BOARD.iter().map(|it| it.to_string()).collect();
        assert_eq!(names.len(), SPACES);
        assert!(names.is_sorted());
        assert!(names.iter().map(|name| space(name)).eq(BOARD));
        assert!(BOARD.iter().all(|it| Space::on(it.place()) == Some(it)));
        assert!((0..COLUMNS).flat_map(column).eq(BOARD));
        for text in ["", "a", "a0", "a5", "g5", "h1", "d8", "D4", "d4 ", "d44"] {
            assert_eq!(text.parse::<Space>(), Err(UnknownSpace), "{text}");
        }
    }
}

//! The board (P2): 211 spaces, their names, the centre hexagon and the six sides.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use hexgrid::{Direction, Hex};

use crate::set::SpaceSet;

/// How many spaces the board has.
pub const SPACES: usize = 211;

/// How many columns it has, `a` to `q`.
pub const COLUMNS: usize = 17;

/// The lowest and the highest space of each column, from 1.
const SPANS: [(u8, u8); COLUMNS] = [
    (2, 8),
    (1, 10),
    (1, 11),
    (1, 12),
    (1, 13),
    (1, 14),
    (1, 15),
    (1, 16),
    (2, 16),
    (2, 17),
    (3, 17),
    (4, 17),
    (5, 17),
    (6, 17),
    (7, 17),
    (8, 17),
    (10, 16),
];

/// The column in the middle.
const MIDDLE: i8 = 8;

/// How many steps the farthest spaces of the centre hexagon lie from its middle.
const CENTRE_RADIUS: u8 = 2;

/// A space of the board. Spaces are ordered as their names are in byte order, `e1` before `e10` before
/// `e2`.
///
/// ```
/// let space: punct::Space = "i9".parse().unwrap();
/// assert_eq!(space.to_string(), "i9");
/// assert!("a1".parse::<punct::Space>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Space(u8);

impl Space {
    /// The space of a column (from the left, from 0) with a number (from 1).
    #[must_use]
    pub const fn at(column: usize, number: u8) -> Option<Self> {
        if column >= COLUMNS || number < SPANS[column].0 || number > SPANS[column].1 {
            return None;
        }
        Some(Self(INDICES[column][number as usize]))
    }

    /// The space with an index.
    pub(crate) const fn of_index(index: usize) -> Self {
        debug_assert!(index < SPACES);
        #[allow(clippy::cast_possible_truncation, reason = "below 211")]
        Self(index as u8)
    }

    /// All spaces in order.
    pub fn all() -> impl Iterator<Item = Self> {
        IN_ORDER.into_iter()
    }

    /// Its number, 0 to 210, in the order of the names.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column from the left, from 0, and the number in it, from 1.
    pub const fn column_and_number(self) -> (usize, u8) {
        let (column, number) = PLACES[self.index()];
        (column as usize, number)
    }

    /// Where it lies on the grid; i9 is the centre.
    #[must_use]
    pub const fn place(self) -> Hex {
        let (column, number) = PLACES[self.index()];
        let column = column.cast_signed();
        Hex::new(column - MIDDLE, number.cast_signed() - column - 1)
    }

    /// The space at a place of the grid.
    #[must_use]
    pub const fn on(place: Hex) -> Option<Self> {
        let column = place.q + MIDDLE;
        let number = place.r + column + 1;
        if column < 0 || number < 0 {
            return None;
        }
        Self::at(column.unsigned_abs() as usize, number.unsigned_abs())
    }

    /// The next space in a direction.
    #[must_use]
    pub const fn step(self, direction: Direction) -> Option<Self> {
        Self::on(self.place().step(direction))
    }

    /// The set of this space alone.
    #[inline]
    #[must_use]
    pub const fn set(self) -> SpaceSet {
        SpaceSet::EMPTY.with_space(self)
    }

    /// The spaces next to it.
    #[must_use]
    pub fn neighbours(self) -> SpaceSet {
        self.set().grown() - self.set()
    }

    /// The spaces that lie in line with it in one of the six directions, without itself.
    #[must_use]
    pub fn in_line(self) -> SpaceSet {
        LINES[self.index()].0
    }

    /// One of the spaces in line with it and itself, of which there are at most [`MOST_IN_LINE`].
    pub(crate) fn nth_in_line(self, at: usize) -> Option<Self> {
        LINES[self.index()].1.get(at).copied()
    }
}

/// The column and the number of each space, in the byte order of the names.
const PLACES: [(u8, u8); SPACES] = {
    let mut places = [(0, 0); SPACES];
    let mut index = 0;
    let mut column = 0;
    while column < COLUMNS {
        let (lowest, highest) = SPANS[column];
        let mut first = 1;
        while first <= 9 {
            // A name with two digits stands behind the one of its first digit.
            let mut numbers = [first, 0, 0, 0, 0, 0, 0, 0, 0];
            if first == 1 {
                numbers = [1, 10, 11, 12, 13, 14, 15, 16, 17];
            }
            let mut at = 0;
            while at < numbers.len() {
                let number = numbers[at];
                if number >= lowest && number <= highest {
                    #[allow(clippy::cast_possible_truncation, reason = "below 17")]
                    let place = (column as u8, number);
                    places[index] = place;
                    index += 1;
                }
                at += 1;
            }
            first += 1;
        }
        column += 1;
    }
    assert!(index == SPACES);
    places
};

/// The index of each space by column and number.
const INDICES: [[u8; 18]; COLUMNS] = {
    let mut indices = [[0; 18]; COLUMNS];
    let mut index = 0;
    while index < SPACES {
        let (column, number) = PLACES[index];
        #[allow(clippy::cast_possible_truncation, reason = "below 211")]
        let value = index as u8;
        indices[column as usize][number as usize] = value;
        index += 1;
    }
    indices
};

/// How many spaces lie in line with one of those in the middle, which is counted too.
pub(crate) const MOST_IN_LINE: usize = 45;

/// The spaces in line with each space, as a set and, with the space itself, as a list.
static LINES: LazyLock<[(SpaceSet, Vec<Space>); SPACES]> = LazyLock::new(|| {
    std::array::from_fn(|index| {
        let space = IN_ORDER[index];
        let ray = |way| std::iter::successors(space.step(way), move |it| it.step(way));
        let line: SpaceSet = Direction::ALL.into_iter().flat_map(ray).collect();
        (line, line.with_space(space).iter().collect())
    })
});

/// All spaces in order.
const IN_ORDER: [Space; SPACES] = {
    let mut all = [Space(0); SPACES];
    let mut index = 0;
    while index < SPACES {
        all[index] = Space::of_index(index);
        index += 1;
    }
    all
};

/// The 19 spaces of the centre hexagon (P2.2).
pub const CENTRE: SpaceSet = {
    let mut set = SpaceSet::EMPTY;
    let mut index = 0;
    while index < SPACES {
        let space = IN_ORDER[index];
        if space.place().distance(Hex::CENTRE) <= CENTRE_RADIUS {
            set = set.with_space(space);
        }
        index += 1;
    }
    set
};

/// The three pairs of opposite sides (P2.3), seven spaces each.
pub const SIDES: [[SpaceSet; 2]; 3] = {
    let mut sides = [[SpaceSet::EMPTY; 2]; 3];
    let mut index = 0;
    while index < SPACES {
        let space = IN_ORDER[index];
        let Hex { q, r } = space.place();
        let mut axis = 0;
        while axis < 3 {
            let value = [q, r, q + r][axis];
            if value == -MIDDLE {
                sides[axis][0] = sides[axis][0].with_space(space);
            } else if value == MIDDLE {
                sides[axis][1] = sides[axis][1].with_space(space);
            }
            axis += 1;
        }
        index += 1;
    }
    sides
};

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (column, number) = self.column_and_number();
        write!(f, "{}{number}", column_letter(column))
    }
}

/// The letter of a column, counted from the left, from 0.
pub(crate) fn column_letter(column: usize) -> char {
    ('a'..='q').nth(column).expect("the board has seventeen columns")
}

/// The text names no space of the board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no space has this name")]
pub struct UnknownSpace;

impl FromStr for Space {
    type Err = UnknownSpace;

    fn from_str(text: &str) -> Result<Self, UnknownSpace> {
        let &[letter @ b'a'..=b'q', ref digits @ ..] = text.as_bytes() else {
            return Err(UnknownSpace);
        };
        let number = match *digits {
            [digit @ b'1'..=b'9'] => digit - b'0',
            [b'1', digit @ b'0'..=b'7'] => 10 + digit - b'0',
            _ => return Err(UnknownSpace),
        };
        Self::at(usize::from(letter - b'a'), number).ok_or(UnknownSpace)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    fn space(name: &str) -> Space {
        name.parse().unwrap()
    }

    #[test]
    fn p2_1_neighbours() {
        let near: Vec<u32> = Space::all().map(|it| it.neighbours().len()).collect();
        assert_eq!(near.iter().sum::<u32>(), 2 * 582);
        let with = |count| near.iter().filter(|&&it| it == count).count();
        assert_eq!([6, 5, 4, 3].map(with), [163, 6, 30, 12]);
        assert_eq!(space("i9").neighbours().to_string(), "h8,h9,i10,i8,j10,j9");
        assert_eq!(space("a2").neighbours().to_string(), "a3,b2,b3");
        assert_eq!(space("i9").place(), Hex::CENTRE);
    }

    #[test]
    fn p6_2_lines() {
        let lengths: Vec<usize> = LINES.iter().map(|(_, line)| line.len()).collect();
        assert_eq!(lengths.iter().max(), Some(&MOST_IN_LINE));
        assert_eq!(space("a2").nth_in_line(MOST_IN_LINE - 1), None);
    }

    #[test]
    fn p2_2_the_centre_hexagon() {
        assert_eq!(
            CENTRE.to_string(),
            "g7,g8,g9,h10,h7,h8,h9,i10,i11,i7,i8,i9,j10,j11,j8,j9,k10,k11,k9"
        );
    }

    #[test]
    fn p2_3_six_sides() {
        let sides = SIDES.as_flattened().iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(
            sides,
            [
                "a2,a3,a4,a5,a6,a7,a8",
                "q10,q11,q12,q13,q14,q15,q16",
                "j2,k3,l4,m5,n6,o7,p8",
                "b10,c11,d12,e13,f14,g15,h16",
                "b1,c1,d1,e1,f1,g1,h1",
                "j17,k17,l17,m17,n17,o17,p17",
            ]
        );
    }

    #[test]
    fn every_space_has_its_name_and_stands_in_byte_order() {
        let names: Vec<String> = Space::all().map(|it| it.to_string()).collect();
        assert_eq!(names.len(), SPACES);
        assert!(names.is_sorted());
        assert!(names.iter().map(|name| space(name)).eq(Space::all()));
        for text in ["", "a", "a1", "a9", "i1", "i17", "j18", "q9", "r10", "I9", "i9 ", "i09", "i0"]
        {
            assert_eq!(text.parse::<Space>(), Err(UnknownSpace), "{text}");
        }
    }
}

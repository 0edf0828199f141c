//! The boards (Z2): six arrangements of rings, their names and neighbours.

use std::fmt;
use std::str::FromStr;

use hexgrid::{Direction, Hex};

use crate::set::RingSet;

/// A ring of a board, by its name. The names of the largest board are those of all boards; on each
/// board the rings of a column are counted from its own bottom, so that `b1` lies elsewhere on
/// another board. Rings are ordered by their names.
///
/// ```
/// let ring: zertz::board::Ring = "d7".parse().unwrap();
/// assert_eq!(ring.to_string(), "d7");
/// assert!("a6".parse::<zertz::board::Ring>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Ring(u8);

/// How many names there are.
pub const RINGS: usize = 61;

/// How many rings each column of the largest board has.
const LONGEST: [u8; 9] = [5, 6, 7, 8, 9, 8, 7, 6, 5];

/// The number of the first ring of each column.
const FIRST: [u8; 10] = {
    let mut first = [0; 10];
    let mut column = 0;
    while column < 9 {
        first[column + 1] = first[column] + LONGEST[column];
        column += 1;
    }
    assert!(first[9] as usize == RINGS);
    first
};

impl Ring {
    /// The ring with a number, 0 to 60.
    pub(crate) const fn numbered(number: u8) -> Self {
        assert!((number as usize) < RINGS);
        Self(number)
    }

    /// The ring at a height of a column, both from 0.
    const fn at(column: usize, height: usize) -> Self {
        #[allow(clippy::cast_possible_truncation, reason = "heights are below 9")]
        Self(FIRST[column] + height as u8)
    }

    /// Its number, 0 to 60, in the order of the names.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column from the left and the place in it from the bottom, both from 0.
    pub const fn column_and_height(self) -> (usize, usize) {
        let mut column = 0;
        while FIRST[column + 1] <= self.0 {
            column += 1;
        }
        (column, (self.0 - FIRST[column]) as usize)
    }

    /// The set of this ring alone.
    #[must_use]
    pub const fn set(self) -> RingSet {
        RingSet::from_bits(1 << self.0)
    }
}

impl fmt::Display for Ring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (column, height) = self.column_and_height();
        write!(f, "{}{}", column_letter(column), height + 1)
    }
}

/// The letter of a column, counted from the left, from 0.
pub(crate) fn column_letter(column: usize) -> char {
    ('a'..='i').nth(column).expect("a board has nine columns at the most")
}

/// The text names no ring of any board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no ring has this name")]
pub struct UnknownRing;

impl FromStr for Ring {
    type Err = UnknownRing;

    fn from_str(text: &str) -> Result<Self, UnknownRing> {
        let &[letter @ b'a'..=b'i', digit @ b'1'..=b'9'] = text.as_bytes() else {
            return Err(UnknownRing);
        };
        let (column, height) = (usize::from(letter - b'a'), digit - b'1');
        if height < LONGEST[column] {
            Ok(Self::at(column, usize::from(height)))
        } else {
            Err(UnknownRing)
        }
    }
}

/// An arrangement of rings to begin with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord)]
#[allow(missing_docs, reason = "the names say how many rings there are")]
pub enum Board {
    #[default]
    Rings37,
    Rings40,
    Rings43,
    Rings44,
    Rings48,
    Rings61,
}

/// How a board is laid: how many rings each column has, and how high the first of them lies, in half
/// steps.
struct Layout {
    lengths: &'static [u8],
    lowest: &'static [i8],
}

const LAYOUTS: [Layout; 6] = [
    Layout { lengths: &[4, 5, 6, 7, 6, 5, 4], lowest: &[3, 2, 1, 0, 1, 2, 3] },
    Layout { lengths: &[5, 6, 7, 7, 6, 5, 4], lowest: &[1, 0, -1, 0, 1, 2, 3] },
    Layout { lengths: &[5, 6, 7, 7, 6, 5, 4, 3], lowest: &[1, 0, -1, 0, 1, 2, 3, 4] },
    Layout { lengths: &[5, 6, 7, 8, 7, 6, 5], lowest: &[1, 0, -1, -2, -1, 0, 1] },
    Layout { lengths: &[5, 6, 7, 8, 7, 6, 5, 4], lowest: &[1, 0, -1, -2, -1, 0, 1, 2] },
    Layout { lengths: &LONGEST, lowest: &[4, 3, 2, 1, 0, 1, 2, 3, 4] },
];

/// The directions in the order of the names of the rings they lead to.
pub(crate) const BY_NAME: [usize; 6] = [
    Direction::SW as usize,
    Direction::NW as usize,
    Direction::S as usize,
    Direction::N as usize,
    Direction::SE as usize,
    Direction::NE as usize,
];

/// What lies next to what on one board. Places beside the board are empty sets.
pub(crate) struct Tables {
    /// All rings the board begins with.
    pub(crate) all: RingSet,
    /// The neighbours of each ring.
    pub(crate) near: [RingSet; RINGS],
    /// The neighbour of each ring in each direction, in the order of [`Direction::ALL`].
    pub(crate) steps: [[RingSet; 6]; RINGS],
    /// The ring two steps away in each direction.
    pub(crate) jumps: [[RingSet; 6]; RINGS],
}

static TABLES: [Tables; 6] = {
    const NONE: Tables = Tables {
        all: RingSet::EMPTY,
        near: [RingSet::EMPTY; RINGS],
        steps: [[RingSet::EMPTY; 6]; RINGS],
        jumps: [[RingSet::EMPTY; 6]; RINGS],
    };
    let mut tables = [NONE; 6];
    let mut number = 0;
    while number < Board::ALL.len() {
        tables[number] = Board::ALL[number].worked_out();
        number += 1;
    }
    tables
};

impl Board {
    /// All boards, from the smallest to the largest.
    pub const ALL: [Self; 6] =
        [Self::Rings37, Self::Rings40, Self::Rings43, Self::Rings44, Self::Rings48, Self::Rings61];

    /// How many rings it begins with.
    pub const fn size(self) -> u8 {
        match self {
            Self::Rings37 => 37,
            Self::Rings40 => 40,
            Self::Rings43 => 43,
            Self::Rings44 => 44,
            Self::Rings48 => 48,
            Self::Rings61 => 61,
        }
    }

    /// All rings it begins with.
    #[must_use]
    pub const fn rings(self) -> RingSet {
        self.tables().all
    }

    /// The rings next to a ring when the game begins; none for a ring of another board.
    #[must_use]
    pub const fn neighbours(self, ring: Ring) -> RingSet {
        self.tables().near[ring.index()]
    }

    /// How many columns it has.
    pub const fn columns(self) -> usize {
        self.layout().lengths.len()
    }

    /// The rings of one column, counted from the left from 0, from bottom to top.
    pub fn column(self, number: usize) -> impl Iterator<Item = Ring> {
        let length = self.layout().lengths.get(number).copied().unwrap_or(0);
        (0..usize::from(length)).map(move |height| Ring::at(number, height))
    }

    /// Where a ring lies. On the boards of 37 and 61 rings the middle ring lies in the centre.
    #[must_use]
    pub const fn place(self, ring: Ring) -> Option<Hex> {
        let (column, height) = ring.column_and_height();
        let Layout { lengths, lowest } = self.layout();
        if column >= lengths.len() || height >= lengths[column] as usize {
            return None;
        }
        let (middle, centre) = self.centre();
        #[allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "below 9")]
        let (q, height) = (column as i8 - middle, height as i8);
        Some(Hex::new(q, (lowest[column] + 2 * height - centre - q) / 2))
    }

    /// The ring at a place.
    #[must_use]
    pub const fn ring(self, place: Hex) -> Option<Ring> {
        let (middle, centre) = self.centre();
        let Layout { lengths, lowest } = self.layout();
        let column = place.q + middle;
        if column < 0 || column.unsigned_abs() as usize >= lengths.len() {
            return None;
        }
        let column = column.unsigned_abs() as usize;
        let height = (2 * place.r + place.q + centre - lowest[column]) / 2;
        let below = 2 * place.r + place.q + centre < lowest[column];
        if below || height.unsigned_abs() >= lengths[column] {
            return None;
        }
        Some(Ring::at(column, height.unsigned_abs() as usize))
    }

    /// The column and the height in half steps of the centre of the grid.
    const fn centre(self) -> (i8, i8) {
        match self {
            Self::Rings61 => (4, 8),
            _ => (3, 6),
        }
    }

    const fn layout(self) -> &'static Layout {
        &LAYOUTS[self as usize]
    }

    pub(crate) const fn tables(self) -> &'static Tables {
        &TABLES[self as usize]
    }

    const fn worked_out(self) -> Tables {
        let mut tables = Tables {
            all: RingSet::EMPTY,
            near: [RingSet::EMPTY; RINGS],
            steps: [[RingSet::EMPTY; 6]; RINGS],
            jumps: [[RingSet::EMPTY; 6]; RINGS],
        };
        let mut number = 0;
        while number < RINGS {
            #[allow(clippy::cast_possible_truncation, reason = "below 61")]
            let ring = Ring(number as u8);
            if let Some(place) = self.place(ring) {
                tables.all = tables.all.with(ring.set());
                let mut direction = 0;
                while direction < 6 {
                    let next = place.step(Direction::ALL[direction]);
                    if let Some(near) = self.ring(next) {
                        tables.near[number] = tables.near[number].with(near.set());
                        tables.steps[number][direction] = near.set();
                    }
                    if let Some(far) = self.ring(next.step(Direction::ALL[direction])) {
                        tables.jumps[number][direction] = far.set();
                    }
                    direction += 1;
                }
            }
            number += 1;
        }
        assert!(tables.all.len() == self.size() as u32);
        tables
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    fn ring(name: &str) -> Ring {
        name.parse().unwrap()
    }

    fn near(board: Board, name: &str) -> String {
        let names: Vec<String> =
            board.tables().near[ring(name).index()].iter().map(|ring| ring.to_string()).collect();
        names.join(" ")
    }

    #[test]
    fn z2_neighbours() {
        let board = Board::Rings37;
        assert_eq!(near(board, "a1"), "a2 b1 b2");
        assert_eq!(near(board, "b1"), "a1 b2 c1 c2");
        assert_eq!(near(board, "d1"), "c1 d2 e1");
        assert_eq!(near(board, "d4"), "c3 c4 d3 d5 e3 e4");
        assert_eq!(near(board, "d7"), "c6 d6 e6");
        assert_eq!(near(board, "g4"), "f4 f5 g3");
        let pairs: u32 = board.rings().iter().map(|r| board.tables().near[r.index()].len()).sum();
        assert_eq!(pairs, 2 * 90);
        assert_eq!(near(Board::Rings48, "h1"), "g1 g2 h2");
        assert_eq!(near(Board::Rings40, "d1"), "c1 c2 d2 e1");
    }

    #[test]
    fn z2_places_and_rings_are_each_others_inverse() {
        for board in Board::ALL {
            for ring in board.rings() {
                assert_eq!(board.ring(board.place(ring).unwrap()), Some(ring));
            }
            let places = (-9..=9).flat_map(|q| (-9..=9).map(move |r| Hex::new(q, r)));
            assert_eq!(
                places.filter_map(|place| board.ring(place)).count(),
                usize::from(board.size())
            );
        }
        assert_eq!(Board::Rings37.place(ring("d4")), Some(Hex::CENTRE));
        assert_eq!(Board::Rings61.place(ring("e5")), Some(Hex::CENTRE));
    }

    #[test]
    fn every_ring_has_its_name() {
        for number in 0..61 {
            let ring = Ring(number);
            assert_eq!(ring.to_string().parse(), Ok(ring));
        }
        for text in ["", "a", "a0", "a6", "j1", "d", "d10", "D4", "d4 "] {
            assert_eq!(text.parse::<Ring>(), Err(UnknownRing), "{text}");
        }
    }
}

//! The dots and spots of both boards and their names (G2).

use std::fmt;
use std::str::FromStr;

use hexgrid::{Cell, Hex};

use super::Board;

/// A dot or a spot of either board, by its place in the order of the names (`a1`, `a2`, … `j4`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Point(pub(super) u8);

/// The points of both boards together.
pub(super) const POINTS: usize = 65;

/// Where each point lies, in the order of the names.
const HEXES: [Hex; POINTS] = {
    let mut hexes = [Hex::CENTRE; POINTS];
    let (mut q, mut index) = (-4i8, 0);
    while q <= 5 {
        let mut r = -4;
        while r <= 4 {
            let hex = Hex::new(q, r);
            if Board::Gipf.has_spot(hex) || Board::Gipf.has_dot(hex) || Board::Matrx.has_dot(hex) {
                hexes[index] = hex;
                index += 1;
            }
            r += 1;
        }
        q += 1;
    }
    assert!(index == POINTS);
    hexes
};

impl Point {
    /// Those of both boards, in the order of their names.
    pub fn all() -> impl Iterator<Item = Self> {
        HEXES.into_iter().filter_map(Self::at)
    }

    /// The point at a place of the grid.
    #[must_use]
    pub const fn at(hex: Hex) -> Option<Self> {
        let mut number = 0u8;
        while (number as usize) < POINTS {
            let known = HEXES[number as usize];
            if known.q == hex.q && known.r == hex.r {
                return Some(Self(number));
            }
            number += 1;
        }
        None
    }

    /// Where it lies on the grid; e5 is the centre.
    #[must_use]
    pub const fn hex(self) -> Hex {
        HEXES[self.0 as usize]
    }
}

/// The points of the cells, by cell.
pub(super) static POINT_OF: [Option<Point>; 64] = {
    let mut points = [None; 64];
    let mut number = 0u8;
    while (number as usize) < POINTS {
        if let Some(cell) = Board::Matrx.spot(Point(number)) {
            points[cell.index()] = Some(Point(number));
        }
        number += 1;
    }
    points
};

impl From<Cell> for Point {
    fn from(cell: Cell) -> Self {
        POINT_OF[cell.index()].expect("every cell of a position is a spot of the board")
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Hex { q, r } = self.hex();
        let column = char::from(b'e'.wrapping_add_signed(q));
        write!(f, "{column}{}", r + 5 + q.min(0))
    }
}

/// The text names no dot and no spot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no dot or spot has this name")]
pub struct UnknownPoint;

impl FromStr for Point {
    type Err = UnknownPoint;

    fn from_str(text: &str) -> Result<Self, UnknownPoint> {
        let &[column @ b'a'..=b'j', digit @ b'1'..=b'9'] = text.as_bytes() else {
            return Err(UnknownPoint);
        };
        let q = column.cast_signed() - b'e'.cast_signed();
        let n = digit.cast_signed() - b'0'.cast_signed();
        Self::at(Hex::new(q, n - 5 - q.min(0))).ok_or(UnknownPoint)
    }
}

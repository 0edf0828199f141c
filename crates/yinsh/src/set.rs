//! Sets of points in one word.

use std::fmt;
use std::ops::Not;

use hexgrid::Direction;

use crate::board::{BOARD, NUMBERS, Point};

hexgrid::bit_set! {
    /// A set of points. `Display` writes their names in byte order, joined by commas.
    ///
    /// The word is made so that one step in a direction is one shift: columns lie eleven bits apart,
    /// and where a column reaches the last of them, the next two are empty at the bottom.
    pub struct PointSet(u128) of Point;
}

impl PointSet {
    /// The set with these bits; those of no point are for the caller to keep empty.
    #[must_use]
    pub(crate) const fn from_bits(bits: u128) -> Self {
        Self(bits)
    }

    /// Its first point by column and number, as a set.
    #[must_use]
    pub(crate) const fn lowest(self) -> Self {
        Self(self.0 & self.0.wrapping_neg())
    }

    /// Its last point by column and number, as a set.
    #[must_use]
    pub(crate) const fn highest(self) -> Self {
        if self.0 == 0 { self } else { Self(1 << self.0.ilog2()) }
    }

    /// Its points before a single point, by column and number.
    #[must_use]
    pub(crate) const fn before(self, point: Self) -> Self {
        Self(self.0 & point.0.wrapping_sub(1))
    }

    /// The points that begin five adjacent points of the set along an axis (one of
    /// [`Direction::AXES`]), counted in the order of columns and numbers.
    #[must_use]
    pub const fn fives(self, axis: Direction) -> Self {
        let step = step(axis);
        let two = self.0 & self.0 >> step;
        let four = two & two >> (2 * step);
        Self(four & self.0 >> (4 * step))
    }

    /// The points from which one step along an axis (one of [`Direction::AXES`]) leads into the set.
    #[must_use]
    pub const fn one_before(self, axis: Direction) -> Self {
        Self(self.0 >> step(axis) & BOARD.0)
    }

    /// The points in the order of their names.
    pub const fn iter(self) -> Points {
        // Within each column 10 and 11 come behind 1; their bits are moved there.
        let (first, middle, last) = (self.0 & ONES, self.0 & DIGITS, self.0 & TWO_DIGITS);
        Points(first | middle << 2 | last >> 8)
    }
}

/// How far apart the bits of neighbours along an axis are.
const fn step(axis: Direction) -> u32 {
    match axis {
        Direction::N | Direction::S => 1,
        Direction::NE | Direction::SW => 12,
        Direction::SE | Direction::NW => 11,
    }
}

/// The bits that may belong to points with these numbers: 1, 2 to 9, 10 and 11.
const ONES: u128 = in_each_column(0b1);
const DIGITS: u128 = in_each_column(0b1_1111_1110);
const TWO_DIGITS: u128 = in_each_column(0b110_0000_0000);

const fn in_each_column(bits: u128) -> u128 {
    let (mut all, mut shift) = (0, 0);
    while shift < NUMBERS {
        all |= bits << shift;
        shift += 11;
    }
    all
}

/// The points of a set in the order of their names.
#[derive(Clone, Debug)]
pub struct Points(u128);

impl Iterator for Points {
    type Item = Point;

    #[allow(clippy::cast_possible_truncation, reason = "a bit number is below 128")]
    fn next(&mut self) -> Option<Point> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(Point::numbered(match bit % 11 {
            0 => bit,
            1 | 2 => bit + 8,
            _ => bit - 2,
        }))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Points {}

impl Not for PointSet {
    type Output = Self;

    fn not(self) -> Self {
        BOARD - self
    }
}

impl IntoIterator for PointSet {
    type Item = Point;
    type IntoIter = Points;

    fn into_iter(self) -> Points {
        self.iter()
    }
}

impl fmt::Display for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, point) in self.iter().enumerate() {
            let comma = if index == 0 { "" } else { "," };
            write!(f, "{comma}{point}")?;
        }
        Ok(())
    }
}

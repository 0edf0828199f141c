//! Sets of points in one word.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, BitXor, Not, Sub};

use hexgrid::Direction;

use crate::board::{BOARD, NUMBERS, Point};

/// A set of points. `Display` writes their names in byte order, joined by commas.
///
/// The word is made so that one step in a direction is one shift: columns lie eleven bits apart,
/// and where a column reaches the last of them, the next two are empty at the bottom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PointSet(u128);

impl PointSet {
    /// No point.
    pub const EMPTY: Self = Self(0);

    /// The word: bit `n` is the point with that index.
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// The set with these bits; those of no point are for the caller to keep empty.
    #[must_use]
    pub(crate) const fn from_bits(bits: u128) -> Self {
        Self(bits)
    }

    /// Whether it has no point.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many points it has.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether a point is in it.
    pub const fn contains(self, point: Point) -> bool {
        self.0 >> point.index() & 1 != 0
    }

    /// Whether every point of `other` is in it.
    pub const fn includes(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// Whether the two have a point in common.
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The points of both.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
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
        let step = match axis {
            Direction::N | Direction::S => 1,
            Direction::NE | Direction::SW => 12,
            Direction::SE | Direction::NW => 11,
        };
        let two = self.0 & self.0 >> step;
        let four = two & two >> (2 * step);
        Self(four & self.0 >> (4 * step))
    }

    /// The points in the order of their names.
    pub const fn iter(self) -> Points {
        // Within each column 10 and 11 come behind 1; their bits are moved there.
        let (first, middle, last) = (self.0 & ONES, self.0 & DIGITS, self.0 & TWO_DIGITS);
        Points(first | middle << 2 | last >> 8)
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

impl BitOr for PointSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for PointSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for PointSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitXor for PointSet {
    type Output = Self;

    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Sub for PointSet {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for PointSet {
    type Output = Self;

    fn not(self) -> Self {
        BOARD - self
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        points.into_iter().fold(Self::EMPTY, |set, point| set | point.set())
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

//! Sets of rings in one word.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};

use crate::board::{RINGS, Ring};

/// A set of rings of one board. `Display` writes their names joined by commas.
///
/// Not a [`hexgrid::CellSet`]: that has room for eight columns of seven places, while the largest board
/// has nine columns, the middle one of nine rings. Here a bit is a name, so that all boards share one
/// order; neighbours come from tables of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct RingSet(u64);

impl RingSet {
    /// No ring.
    pub const EMPTY: Self = Self(0);

    /// The word: bit `n` is the ring with that index.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set with these bits; those above the last ring are cut off.
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits & ((1 << RINGS) - 1))
    }

    /// Whether it has no ring.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many rings it has.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether a ring is in it.
    pub const fn contains(self, ring: Ring) -> bool {
        self.0 >> ring.index() & 1 != 0
    }

    /// Whether every ring of `other` is in it.
    pub const fn includes(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// Whether the two have a ring in common.
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The rings of both.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Its first ring by name.
    #[must_use]
    pub const fn lowest(self) -> Option<Ring> {
        #[allow(clippy::cast_possible_truncation, reason = "a bit number is below 64")]
        if self.0 == 0 { None } else { Some(Ring::numbered(self.0.trailing_zeros() as u8)) }
    }

    /// The rings in the order of their names.
    pub const fn iter(self) -> Rings {
        Rings(self)
    }
}

impl BitOr for RingSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for RingSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for RingSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for RingSet {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl FromIterator<Ring> for RingSet {
    fn from_iter<I: IntoIterator<Item = Ring>>(rings: I) -> Self {
        rings.into_iter().fold(Self::EMPTY, |set, ring| set | ring.set())
    }
}

impl IntoIterator for RingSet {
    type Item = Ring;
    type IntoIter = Rings;

    fn into_iter(self) -> Rings {
        self.iter()
    }
}

impl fmt::Display for RingSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, ring) in self.iter().enumerate() {
            let comma = if index == 0 { "" } else { "," };
            write!(f, "{comma}{ring}")?;
        }
        Ok(())
    }
}

/// The rings of a set in the order of their names.
#[derive(Clone, Debug)]
pub struct Rings(RingSet);

impl Iterator for Rings {
    type Item = Ring;

    fn next(&mut self) -> Option<Ring> {
        let ring = self.0.lowest()?;
        self.0.0 &= self.0.0 - 1;
        Some(ring)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.len() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Rings {}

//! Sets of spaces in four words.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};

use crate::board::Space;

const WORDS: usize = 4;

/// A set of spaces. `Display` writes their names in byte order, joined by commas.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SpaceSet([u64; WORDS]);

impl SpaceSet {
    /// No space.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// The set and one more space.
    #[must_use]
    pub const fn with_space(mut self, space: Space) -> Self {
        self.0[space.index() / 64] |= 1 << (space.index() % 64);
        self
    }

    /// The set without a space.
    #[must_use]
    pub const fn without_space(mut self, space: Space) -> Self {
        self.0[space.index() / 64] &= !(1 << (space.index() % 64));
        self
    }

    /// Whether it has no space.
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// How many spaces it has.
    pub fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether a space is in it.
    pub const fn contains(self, space: Space) -> bool {
        self.0[space.index() / 64] >> (space.index() % 64) & 1 != 0
    }

    /// Whether the two have a space in common.
    pub fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// Its first space by name.
    #[must_use]
    pub fn lowest(self) -> Option<Space> {
        self.iter().next()
    }

    /// The spaces in the order of their names.
    pub const fn iter(self) -> Spaces {
        Spaces(self)
    }

    fn zip(self, other: Self, f: impl Fn(u64, u64) -> u64) -> Self {
        Self(std::array::from_fn(|at| f(self.0[at], other.0[at])))
    }
}

impl BitOr for SpaceSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }
}

impl BitOrAssign for SpaceSet {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitAnd for SpaceSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }
}

impl Sub for SpaceSet {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }
}

impl FromIterator<Space> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        spaces.into_iter().fold(Self::EMPTY, Self::with_space)
    }
}

impl IntoIterator for SpaceSet {
    type Item = Space;
    type IntoIter = Spaces;

    fn into_iter(self) -> Spaces {
        self.iter()
    }
}

/// The spaces of a set in the order of their names.
#[derive(Clone, Debug)]
pub struct Spaces(SpaceSet);

impl Iterator for Spaces {
    type Item = Space;

    fn next(&mut self) -> Option<Space> {
        let (at, word) = self.0.0.iter_mut().enumerate().find(|(_, word)| **word != 0)?;
        let bit = word.trailing_zeros() as usize;
        *word &= *word - 1;
        #[allow(clippy::cast_possible_truncation, reason = "below 256")]
        Some(Space::numbered((at * 64 + bit) as u8))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.len() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Spaces {}

impl fmt::Display for SpaceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, space) in self.iter().enumerate() {
            let comma = if index == 0 { "" } else { "," };
            write!(f, "{comma}{space}")?;
        }
        Ok(())
    }
}

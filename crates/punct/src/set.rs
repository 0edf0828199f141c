//! Sets of spaces in four words.
//!
//! The bits go up one column after the other. Each column begins so far behind the one before it that a
//! step in a direction is as many bits everywhere; they fit without a gap where the board is widest.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub};

use hexgrid::Direction;

use crate::board::{SPACES, Space};

const WORDS: usize = 4;

/// How many bits further a step to the lower right leads, which keeps the number of the space.
const COLUMN: usize = 15;
/// How many bits further a step in each direction leads; backwards below 0.
const STEPS: [i8; 6] = [1, 16, 15, -1, -16, -15];

/// The bit of each space, by its index.
const BITS: [u8; SPACES] = {
    let mut bits = [0; SPACES];
    let mut index = 0;
    while index < SPACES {
        let (column, number) = Space::of_index(index).column_and_number();
        // The lowest space of the first column is a2.
        let bit = COLUMN * column + number as usize - 2;
        #[allow(clippy::cast_possible_truncation, reason = "at most 254")]
        let small = bit as u8;
        bits[index] = small;
        index += 1;
    }
    bits
};

/// The space of each bit that has one.
const SPACE_OF: [Space; WORDS * 64] = {
    let mut spaces = [Space::of_index(0); WORDS * 64];
    let mut index = 0;
    while index < SPACES {
        spaces[BITS[index] as usize] = Space::of_index(index);
        index += 1;
    }
    spaces
};

/// The spaces that a step in each direction can lead to.
const STEPPED_ON: [SpaceSet; 6] = {
    let mut sets = [SpaceSet::EMPTY; 6];
    let mut index = 0;
    while index < SPACES {
        let mut way = 0;
        while way < 6 {
            if let Some(space) = Space::of_index(index).step(Direction::ALL[way]) {
                sets[way] = sets[way].with_space(space);
            }
            way += 1;
        }
        index += 1;
    }
    sets
};

/// How many bits a set has, of which some stand for no space.
pub const BITS_OF_SET: usize = WORDS * 64;

impl Space {
    /// Its bit in sets, below [`BITS_OF_SET`]. A step in a direction leads as many bits further everywhere.
    #[inline]
    pub const fn bit(self) -> usize {
        BITS[self.index()] as usize
    }
}

/// A set of spaces. `Display` writes their names in byte order, joined by commas.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SpaceSet([u64; WORDS]);

impl SpaceSet {
    /// No space.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// All spaces.
    pub const BOARD: Self = {
        let mut set = Self::EMPTY;
        let mut index = 0;
        while index < SPACES {
            set = set.with_space(Space::of_index(index));
            index += 1;
        }
        set
    };

    /// The set and one more space.
    #[inline]
    #[must_use]
    pub const fn with_space(mut self, space: Space) -> Self {
        let bit = space.bit();
        self.0[bit / 64] |= 1 << (bit % 64);
        self
    }

    /// The set without a space.
    #[inline]
    #[must_use]
    pub const fn without_space(mut self, space: Space) -> Self {
        let bit = space.bit();
        self.0[bit / 64] &= !(1 << (bit % 64));
        self
    }

    /// Whether it has no space.
    #[inline]
    pub const fn is_empty(self) -> bool {
        let [a, b, c, d] = self.0;
        a | b | c | d == 0
    }

    /// Its bits, word by word; [`Space::bit`] counts through all of them.
    #[inline]
    pub const fn words(self) -> [u64; WORDS] {
        self.0
    }

    /// How many spaces it has.
    pub fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether a space is in it.
    #[inline]
    pub const fn contains(self, space: Space) -> bool {
        let bit = space.bit();
        self.0[bit / 64] >> (bit % 64) & 1 != 0
    }

    /// Whether the two have a space in common.
    #[inline]
    pub fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// Its lowest space in the leftmost column.
    #[must_use]
    pub fn first(self) -> Option<Space> {
        self.iter().next()
    }

    /// The spaces from below, one column after the other.
    #[inline]
    pub const fn iter(self) -> Spaces {
        Spaces(self)
    }

    /// The spaces that a step in a direction leads to from those of the set.
    #[inline]
    #[must_use]
    pub fn stepped(self, way: Direction) -> Self {
        let by = STEPS[way as usize];
        (if by > 0 { self.up(by.unsigned_abs()) } else { self.down(by.unsigned_abs()) })
            & STEPPED_ON[way as usize]
    }

    /// The spaces and their neighbours.
    #[inline]
    #[must_use]
    pub fn grown(self) -> Self {
        // Written out, so that each shifts by a known number of bits.
        let [n, ne, se, s, sw, nw] = Direction::ALL;
        let up = self.stepped(n) | self.stepped(ne) | self.stepped(se);
        self | up | self.stepped(s) | self.stepped(sw) | self.stepped(nw)
    }

    /// The spaces of the set that hang together with some of them, through spaces of the set.
    #[must_use]
    pub fn reached_from(self, start: Self) -> Self {
        let mut reached = start & self;
        loop {
            let further = reached.grown() & self;
            if further == reached {
                return reached;
            }
            reached = further;
        }
    }

    /// All bits go up by less than a word.
    #[inline]
    fn up(self, by: u8) -> Self {
        let [a, b, c, d] = self.0;
        let carry = 64 - by;
        Self([a << by, b << by | a >> carry, c << by | b >> carry, d << by | c >> carry])
    }

    /// All bits go down by less than a word.
    #[inline]
    fn down(self, by: u8) -> Self {
        let [a, b, c, d] = self.0;
        let carry = 64 - by;
        Self([a >> by | b << carry, b >> by | c << carry, c >> by | d << carry, d >> by])
    }

    #[inline]
    fn zip(self, other: Self, f: impl Fn(u64, u64) -> u64) -> Self {
        Self(std::array::from_fn(|at| f(self.0[at], other.0[at])))
    }
}

impl BitOr for SpaceSet {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }
}

impl BitOrAssign for SpaceSet {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitAnd for SpaceSet {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }
}

impl BitAndAssign for SpaceSet {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl Sub for SpaceSet {
    type Output = Self;

    #[inline]
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

/// The spaces of a set from below, one column after the other.
#[derive(Clone, Debug)]
pub struct Spaces(SpaceSet);

impl Iterator for Spaces {
    type Item = Space;

    #[inline]
    fn next(&mut self) -> Option<Space> {
        let (at, word) = self.0.0.iter_mut().enumerate().find(|(_, word)| **word != 0)?;
        let bit = word.trailing_zeros() as usize;
        *word &= *word - 1;
        Some(SPACE_OF[at * 64 + bit])
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.len() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Spaces {}

impl fmt::Display for SpaceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut spaces: Vec<Space> = self.iter().collect();
        spaces.sort_unstable();
        for (index, space) in spaces.into_iter().enumerate() {
            let comma = if index == 0 { "" } else { "," };
            write!(f, "{comma}{space}")?;
        }
        Ok(())
    }
}

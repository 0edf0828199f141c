//! Sets of spaces in one word.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub};

use crate::board::{BOARD, ROWS, Space};

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SpaceSet(u64);

/// The spaces at least so many rows above the lowest row, by that number.
const FROM_BELOW: [u64; ROWS] = rows_left_out(false);
/// The spaces at least so many rows below the highest row, by that number.
const FROM_ABOVE: [u64; ROWS] = rows_left_out(true);

const fn rows_left_out(above: bool) -> [u64; ROWS] {
    let mut sets = [0; ROWS];
    let mut left_out = 0;
    while left_out < ROWS {
        let mut index = 0;
        while index < 64 {
            let row = index % ROWS;
            let counted = if above { ROWS - 1 - row } else { row };
            if counted >= left_out {
                sets[left_out] |= 1 << index;
            }
            index += 1;
        }
        left_out += 1;
    }
    sets
}

impl SpaceSet {
    /// No space.
    pub const EMPTY: Self = Self(0);

    /// The word: bit `n` is the space with that index.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set with these bits; those that are no spaces are cut off.
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits & BOARD.0)
    }

    /// The set with these bits, all of which are spaces.
    pub(crate) const fn of_spaces(bits: u64) -> Self {
        Self(bits)
    }

    /// Whether it has no space.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many spaces it has.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether a space is in it.
    pub const fn contains(self, space: Space) -> bool {
        self.0 >> space.index() & 1 != 0
    }

    /// Whether the two have a space in common.
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The spaces of both.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Its first space by name.
    #[must_use]
    pub const fn lowest(self) -> Option<Space> {
        #[allow(clippy::cast_possible_truncation, reason = "a bit number is below 64")]
        if self.0 == 0 { None } else { Some(Space::numbered(self.0.trailing_zeros() as u8)) }
    }

    /// The spaces in the order of their names.
    pub const fn iter(self) -> Spaces {
        Spaces(self)
    }

    /// Every space and its neighbours (D2).
    #[must_use]
    pub const fn grown(self) -> Self {
        let sideways = self.0 | self.0 << ROWS | self.0 >> ROWS;
        let up = (self.0 << 1 | self.0 << (ROWS + 1)) & FROM_BELOW[1];
        let down = (self.0 >> 1 | self.0 >> (ROWS + 1)) & FROM_ABOVE[1];
        Self((sideways | up | down) & BOARD.0)
    }

    /// The spaces of the set whose six neighbours all exist and belong to it as well.
    #[must_use]
    pub const fn enclosed(self) -> Self {
        let all = self.0;
        let sideways = all << ROWS & all >> ROWS;
        let up = (all << 1 & all << (ROWS + 1)) & FROM_BELOW[1];
        let down = (all >> 1 & all >> (ROWS + 1)) & FROM_ABOVE[1];
        Self(all & sideways & up & down)
    }

    /// Where the spaces come to lie when all of them go so many steps in each of the six directions;
    /// those that leave the board are gone. From a height of the board on only the rows are long enough,
    /// and four of the sets are empty.
    #[must_use]
    pub const fn moved(self, steps: usize) -> [Self; 6] {
        const fn cut(bits: u64) -> SpaceSet {
            SpaceSet(bits & BOARD.0)
        }
        if steps > 10 {
            return [Self::EMPTY; 6];
        }
        let (left, right) = (cut(self.0 >> (ROWS * steps)), cut(self.0 << (ROWS * steps)));
        if steps >= ROWS {
            return [left, right, Self::EMPTY, Self::EMPTY, Self::EMPTY, Self::EMPTY];
        }
        let (down, up) = (FROM_ABOVE[steps], FROM_BELOW[steps]);
        [
            left,
            right,
            cut(self.0 >> steps & down),
            cut(self.0 << steps & up),
            cut(self.0 >> ((ROWS + 1) * steps) & down),
            cut(self.0 << ((ROWS + 1) * steps) & up),
        ]
    }
}

impl BitOr for SpaceSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for SpaceSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for SpaceSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for SpaceSet {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for SpaceSet {
    type Output = Self;

    fn not(self) -> Self {
        BOARD - self
    }
}

impl FromIterator<Space> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        spaces.into_iter().fold(Self::EMPTY, |set, space| set | space.set())
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
        let space = self.0.lowest()?;
        self.0.0 &= self.0.0 - 1;
        Some(space)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.len() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Spaces {}

//! The rings in the spaces (T3.1): how many lie in each, and which spaces are full.

use crate::board::{Space, TAKING};
use crate::set::SpaceSet;

/// How many rings lie in each space, as binary numbers written across three sets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Rings {
    ones: SpaceSet,
    twos: SpaceSet,
    fours: SpaceSet,
}

impl Rings {
    /// How many lie in a space.
    pub(crate) const fn count(&self, space: Space) -> u8 {
        self.ones.contains(space) as u8
            + 2 * self.twos.contains(space) as u8
            + 4 * self.fours.contains(space) as u8
    }

    /// Drops one more into a space that is not full.
    pub(crate) fn drop_into(&mut self, space: Space) {
        let one = space.set();
        let carried = self.ones & one;
        self.ones = self.ones ^ one;
        let further = self.twos & carried;
        self.twos = self.twos ^ carried;
        self.fours |= further;
    }

    /// The spaces with as many rings as they take.
    pub(crate) fn full(&self) -> SpaceSet {
        let [_, one, two, three, four] = TAKING;
        (self.ones & one)
            | (self.twos & two)
            | (self.ones & self.twos & three)
            | (self.fours & four)
    }

    /// The spaces with any ring.
    pub(crate) fn any(&self) -> SpaceSet {
        self.ones | self.twos | self.fours
    }

    /// How many lie in all spaces.
    pub(crate) const fn all(&self) -> u32 {
        self.ones.len() + 2 * self.twos.len() + 4 * self.fours.len()
    }

    /// How many more some spaces take.
    pub(crate) fn room(&self, spaces: SpaceSet) -> u32 {
        let [_, one, two, three, four] = TAKING.map(|taking| (taking & spaces).len());
        let [ones, twos, fours] =
            [self.ones, self.twos, self.fours].map(|rings| (rings & spaces).len());
        (one + 2 * two + 3 * three + 4 * four) - (ones + 2 * twos + 4 * fours)
    }

    /// Words that determine it.
    pub(crate) const fn words(&self) -> [u64; 3] {
        [self.ones.bits(), self.twos.bits(), self.fours.bits()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::BOARD;

    #[test]
    fn t3_1_a_space_is_full_with_as_many_rings_as_it_takes() {
        let mut rings = Rings::default();
        for space in BOARD {
            for dropped in 0..space.capacity() {
                assert_eq!(rings.count(space), dropped);
                assert!(!rings.full().contains(space), "{space} {dropped}");
                rings.drop_into(space);
            }
            assert!(rings.full().contains(space), "{space}");
            assert_eq!((rings.room(space.set()), rings.room(BOARD)), (0, 64 - rings.all()));
        }
        assert_eq!((rings.full(), rings.all()), (BOARD, 64));
    }
}

//! A number for each space, in the order of the bits of sets, so that what is a step away is as far away
//! everywhere and many spaces are reckoned with at once.

use punct::{BITS_OF_SET, SpaceSet};

/// How many places a grid has, of which some stand for no space.
pub(super) const PLACES: usize = BITS_OF_SET;
/// The longest step.
const MARGIN: usize = 16;

/// A number for each space.
pub(super) struct Grid([u8; MARGIN + PLACES + MARGIN]);

impl Grid {
    /// The same number everywhere.
    pub(super) const fn new(value: u8) -> Self {
        Self([value; MARGIN + PLACES + MARGIN])
    }

    /// These numbers; 0 beside the board.
    pub(super) fn of(values: &[u8; PLACES]) -> Self {
        let mut grid = Self::new(0);
        grid.0[MARGIN..MARGIN + PLACES].copy_from_slice(values);
        grid
    }

    /// Gives spaces a number.
    #[inline]
    pub(super) fn fill(&mut self, spaces: SpaceSet, value: u8) {
        let (words, _) = self.0[MARGIN..].as_chunks_mut::<64>();
        for (places, mut bits) in words.iter_mut().zip(spaces.words()) {
            while bits != 0 {
                places[bits.trailing_zeros() as usize % 64] = value;
                bits &= bits - 1;
            }
        }
    }

    /// The number at a place.
    #[inline]
    pub(super) const fn at(&self, place: usize) -> u8 {
        self.0[MARGIN + place]
    }

    /// The numbers of all places.
    #[inline]
    pub(super) fn all(&self) -> &[u8; PLACES] {
        self.beside(0)
    }

    /// The number that is so many places further than each.
    #[inline]
    fn beside(&self, step: isize) -> &[u8; PLACES] {
        let start = MARGIN.wrapping_add_signed(step);
        self.0[start..start + PLACES].try_into().expect("it is as long")
    }

    /// Every number becomes less by the other one there, and at least 0.
    pub(super) fn lower(&mut self, by: &Self) {
        for (value, by) in self.0.iter_mut().zip(&by.0) {
            *value = value.saturating_sub(*by);
        }
    }

    /// What comes of the numbers of each place and of two others that lie at these steps from it.
    #[inline]
    pub(super) fn of_three(&self, steps: [isize; 2], f: impl Fn(u8, u8) -> u8) -> [u8; PLACES] {
        let [one, other] = steps.map(|step| self.beside(step));
        let mut found = *self.all();
        for (found, (one, other)) in found.iter_mut().zip(one.iter().zip(other)) {
            *found = f(f(*found, *one), *other);
        }
        found
    }
}

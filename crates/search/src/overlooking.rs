use std::hash::Hash;

use rules::{Game, Key};

use crate::Evaluate;
use crate::mix::mixed;

/// An evaluation that errs the way people err: it misjudges positions and does not notice some of
/// what can be played.
///
/// Which positions are misjudged, and which actions go unnoticed where, follows from the seed alone.
/// What lies on the board (distance 0) is never overlooked, so that the player always finds
/// something to play; the farther ahead, the more is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Overlooking<E> {
    /// What would be judged with a clear eye.
    pub inner: E,
    /// Which errors are made.
    pub seed: u64,
    /// By how much a position may be misjudged either way, in hundredths of a basic piece.
    pub misjudges: u32,
    /// How many actions in a thousand go unnoticed one action ahead of the board; twice as many two
    /// actions ahead, and so on.
    pub misses: u32,
}

impl<E> Overlooking<E> {
    /// A number that follows from the seed and the words, evenly spread.
    fn draw(&self, words: [u64; 2]) -> u64 {
        Key::of(&[self.seed, words[0], words[1]]).0 >> 33
    }
}

impl<G: Game, E: Evaluate<G>> Evaluate<G> for Overlooking<E> {
    #[allow(
        clippy::cast_possible_truncation,
        reason = "the error is at most `misjudges` either way"
    )]
    fn value(&self, position: &G) -> i32 {
        let value = self.inner.value(position);
        if self.misjudges == 0 {
            return value;
        }
        let width = 2 * u64::from(self.misjudges) + 1;
        let error =
            (self.draw([position.key().0, 0]) % width).cast_signed() - i64::from(self.misjudges);
        value.saturating_add(error as i32)
    }

    fn is_quiet(&self, position: &G) -> bool {
        self.inner.is_quiet(position)
    }

    fn forcing(&self, position: &G, out: &mut Vec<G::Action>) {
        self.inner.forcing(position, out);
    }

    fn follows_forcing(&self) -> bool {
        self.inner.follows_forcing()
    }

    fn follows_single(&self) -> bool {
        self.inner.follows_single()
    }

    fn is_mirrored(&self, position: &G, action: G::Action) -> bool {
        self.inner.is_mirrored(position, action)
    }

    fn candidates(&self, position: &G, out: &mut Vec<G::Action>) {
        self.inner.candidates(position, out);
    }

    fn margin(&self) -> Option<i32> {
        self.inner.margin()
    }

    fn oversight(&self, position: &G) -> Option<Oversight> {
        let seed = (self.misses > 0).then(|| self.draw([position.key().0, 1]));
        seed.map(|seed| Oversight { seed, misses: self.misses })
    }

    fn scale(&self) -> i32 {
        self.inner.scale()
    }
}

/// What a player does not notice in one position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Oversight {
    seed: u64,
    misses: u32,
}

impl Oversight {
    /// Whether the player does not notice that `action` is possible, `distance` actions ahead of the
    /// board.
    #[inline]
    pub(crate) fn hides<A: Hash>(self, action: &A, distance: u32) -> bool {
        let drawn = mixed(&(self.seed, action)) >> 33;
        drawn % 1000 < u64::from(self.misses) * u64::from(distance)
    }
}

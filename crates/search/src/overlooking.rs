use rules::{Game, Key};

use crate::Evaluate;

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

    fn overlooks(&self, position: &G, action: G::Action, distance: u32) -> bool {
        let misses = u64::from(self.misses) * u64::from(distance);
        misses > 0 && {
            // The text of an action is its stable name; weak players have the time to write it.
            let name = action.to_string();
            let name = name.bytes().fold(0, |word, byte| Key::of(&[word, u64::from(byte)]).0);
            self.draw([position.key().0, name]) % 1000 < misses
        }
    }

    fn scale(&self) -> i32 {
        self.inner.scale()
    }
}

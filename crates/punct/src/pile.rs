//! The pieces on the board, from below.

use rules::Player;

use crate::placement::Placement;

/// A piece on the board. The order is from below, then that of the texts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Laid(u32);

impl Laid {
    pub(crate) fn new(level: u8, placement: Placement, owner: Player) -> Self {
        #[allow(clippy::cast_possible_truncation, reason = "below 6080")]
        let number = placement.index() as u32;
        Self(u32::from(level) << 24 | number << 8 | owner as u32)
    }

    /// On which level it lies, the board itself from 0.
    pub const fn level(self) -> u8 {
        (self.0 >> 24) as u8
    }

    /// How it lies.
    pub const fn placement(self) -> Placement {
        Placement::numbered((self.0 >> 8 & 0xffff) as usize)
    }

    /// Whose it is.
    pub const fn owner(self) -> Player {
        if self.0 & 1 == 0 { Player::First } else { Player::Second }
    }
}

/// As many pieces as there are in the game.
const MOST: usize = 36;

/// All pieces on the board in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pile {
    /// Those behind the last one are zero.
    pieces: [Laid; MOST],
    len: u8,
}

impl Pile {
    /// No piece.
    pub(crate) const EMPTY: Self = Self { pieces: [Laid(0); MOST], len: 0 };

    pub(crate) fn pieces(&self) -> &[Laid] {
        &self.pieces[..self.len.into()]
    }

    pub(crate) fn insert(&mut self, laid: Laid) {
        let at = self.pieces().partition_point(|&it| it < laid);
        self.pieces.copy_within(at..self.len.into(), at + 1);
        self.pieces[at] = laid;
        self.len += 1;
    }

    pub(crate) fn remove(&mut self, laid: Laid) {
        let at = self.pieces().partition_point(|&it| it < laid);
        debug_assert_eq!(self.pieces().get(at), Some(&laid), "the piece is on the board");
        self.pieces.copy_within(at + 1..self.len.into(), at);
        self.len -= 1;
        self.pieces[usize::from(self.len)] = Laid(0);
    }

    /// The words that determine it.
    pub(crate) fn words(&self) -> impl Iterator<Item = u64> {
        let (pairs, _) = self.pieces.as_chunks::<2>();
        pairs.iter().map(|[a, b]| u64::from(a.0) << 32 | u64::from(b.0))
    }

    pub(crate) const WORDS: usize = MOST / 2;
}

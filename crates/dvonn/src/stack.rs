//! Stacks (D3): what stands on the spaces.

use rules::Player;

use crate::board::Space;
use crate::piece::Piece;
use crate::set::SpaceSet;

/// What stands on the spaces: stacks of one piece or more.
///
/// Who owns a stack, how high it is and whether a red piece is in it stand in sets of spaces. The pieces
/// themselves lie one after the other in two words, those of the first space by name first, each
/// stack from bottom to top, so that a stack moves as a piece of a word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Stacks {
    /// The heights in binary, lowest digit first; 49 needs six digits.
    heights: [SpaceSet; 6],
    /// The stacks with a white and with a black piece on top.
    owned: [SpaceSet; 2],
    /// The stacks with a red piece anywhere.
    with_red: SpaceSet,
    /// Which of the pieces are white, and which red.
    white: u64,
    red: u64,
}

/// The lowest so many bits.
const fn low(bits: usize) -> u64 {
    (1 << bits) - 1
}

/// Takes bits out of a word, and closes the gap.
const fn cut(word: &mut u64, at: usize, bits: usize) -> u64 {
    let part = *word >> at & low(bits);
    *word = *word & low(at) | *word >> (at + bits) << at;
    part
}

/// Puts bits into a word, and makes room for them.
const fn insert(word: &mut u64, at: usize, bits: usize, part: u64) {
    *word = *word & low(at) | part << at | *word >> at << (at + bits);
}

impl Stacks {
    /// The spaces with a stack.
    pub(crate) fn occupied(&self) -> SpaceSet {
        self.owned[0] | self.owned[1] | self.with_red
    }

    /// The stacks of a player.
    pub(crate) const fn owned(&self, player: Player) -> SpaceSet {
        self.owned[player.index()]
    }

    /// The stacks with a red piece anywhere.
    pub(crate) const fn with_red(&self) -> SpaceSet {
        self.with_red
    }

    /// How high the stack on a space is; 0 if there is none.
    pub(crate) fn height(&self, space: Space) -> usize {
        let digit = |set: &SpaceSet| (set.bits() >> space.index() & 1) as usize;
        self.heights.iter().rev().fold(0, |sum, set| 2 * sum + digit(set))
    }

    /// The spaces among some whose stacks have a height.
    pub(crate) fn of_height(&self, among: SpaceSet, height: usize) -> SpaceSet {
        let digits = self.heights.iter().enumerate();
        digits.fold(
            among,
            |spaces, (digit, &set)| {
                if height >> digit & 1 == 1 { spaces & set } else { spaces - set }
            },
        )
    }

    /// The spaces among some by the heights of their stacks, lower ones in no order.
    pub(crate) fn by_height(
        &self,
        among: SpaceSet,
    ) -> impl Iterator<Item = (usize, SpaceSet)> + use<'_> {
        let mut rest = among;
        std::iter::from_fn(move || {
            let height = self.height(rest.lowest()?);
            let same = self.of_height(rest, height);
            rest = rest - same;
            Some((height, same))
        })
    }

    /// How many pieces the stacks on some spaces have in all.
    pub(crate) fn pieces_on(&self, spaces: SpaceSet) -> usize {
        let digits = self.heights.iter().enumerate();
        digits.map(|(digit, &set)| ((set & spaces).len() as usize) << digit).sum()
    }

    /// How many pieces of a kind are on the board.
    pub(crate) fn count(&self, piece: Piece) -> u32 {
        let all = low(self.pieces_on(self.occupied()));
        let of_kind = match piece {
            Piece::White => self.white,
            Piece::Red => self.red,
            Piece::Black => all & !(self.white | self.red),
        };
        of_kind.count_ones()
    }

    /// The pieces of a stack from bottom to top.
    pub(crate) fn pieces(&self, space: Space) -> impl DoubleEndedIterator<Item = Piece> + use<'_> {
        let at = self.pieces_on(space.before());
        (at..at + self.height(space)).map(|place| {
            if self.white >> place & 1 == 1 {
                Piece::White
            } else if self.red >> place & 1 == 1 {
                Piece::Red
            } else {
                Piece::Black
            }
        })
    }

    /// Puts one piece on a space, on top of what stands there.
    pub(crate) fn put(&mut self, space: Space, piece: Piece) {
        let height = self.height(space);
        let at = self.pieces_on(space.before()) + height;
        insert(&mut self.white, at, 1, (piece == Piece::White).into());
        insert(&mut self.red, at, 1, (piece == Piece::Red).into());
        self.set_height(space, height + 1);
        for player in Player::BOTH {
            let owned = &mut self.owned[player.index()];
            *owned = *owned - space.set();
            if piece.owner() == Some(player) {
                *owned |= space.set();
            }
        }
        if piece == Piece::Red {
            self.with_red |= space.set();
        }
    }

    /// Puts a whole stack, which has an owner, on top of another.
    pub(crate) fn carry(&mut self, from: Space, to: Space) {
        let (height, below) = (self.height(from), self.height(to));
        let at = self.pieces_on(from.before());
        let (white, red) = (cut(&mut self.white, at, height), cut(&mut self.red, at, height));
        self.set_height(from, 0);
        let at = self.pieces_on(to.before()) + below;
        insert(&mut self.white, at, height, white);
        insert(&mut self.red, at, height, red);
        self.set_height(to, height + below);
        for owned in &mut self.owned {
            let is_owner = owned.contains(from);
            *owned = *owned - (from.set() | to.set());
            if is_owner {
                *owned |= to.set();
            }
        }
        if red != 0 {
            self.with_red = (self.with_red - from.set()) | to.set();
        }
    }

    /// Takes stacks off the board.
    pub(crate) fn take(&mut self, spaces: SpaceSet) {
        for space in spaces {
            let (at, height) = (self.pieces_on(space.before()), self.height(space));
            cut(&mut self.white, at, height);
            cut(&mut self.red, at, height);
            self.set_height(space, 0);
        }
        for set in self.owned.iter_mut().chain([&mut self.with_red]) {
            *set = *set - spaces;
        }
    }

    fn set_height(&mut self, space: Space, height: usize) {
        let bit = space.set().bits();
        for (digit, set) in self.heights.iter_mut().enumerate() {
            let one = (height as u64 >> digit & 1) << space.index();
            *set = SpaceSet::of_spaces(set.bits() & !bit | one);
        }
    }

    /// The words that tell everything that counts: heights, owners, red pieces. The order inside a
    /// stack is not among them.
    pub(crate) fn words(&self) -> [u64; 9] {
        let [first, second] = self.owned;
        let mut words = [0; 9];
        let sets = self.heights.iter().chain([&first, &second, &self.with_red]);
        for (word, set) in words.iter_mut().zip(sets) {
            *word = set.bits();
        }
        words
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::BOARD;

    #[test]
    fn stacks_move_with_their_order() {
        let spaces: Vec<Space> = BOARD.iter().collect();
        let (a, b, c) = (spaces[3], spaces[20], spaces[41]);
        let mut stacks = Stacks::default();
        for piece in [Piece::Red, Piece::Black, Piece::White] {
            stacks.put(b, piece);
        }
        stacks.put(a, Piece::Black);
        stacks.put(c, Piece::White);
        assert_eq!(stacks.owned, [b.set() | c.set(), a.set()]);
        stacks.carry(b, a);
        let on_a: String = stacks.pieces(a).map(Piece::letter).collect();
        assert_eq!((on_a.as_str(), stacks.height(a)), ("BRBW", 4));
        stacks.carry(a, c);
        let on_c: String = stacks.pieces(c).map(Piece::letter).collect();
        assert_eq!(on_c, "WBRBW");
        assert_eq!((stacks.with_red, stacks.occupied()), (c.set(), c.set()));
        assert_eq!(Piece::ALL.map(|piece| stacks.count(piece)), [2, 2, 1]);
        stacks.take(c.set());
        assert_eq!(stacks, Stacks::default());
    }
}

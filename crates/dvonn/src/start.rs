//! The beginning of a game (D1): an empty board, or one on which all pieces lie already.

use std::fmt;
use std::str::FromStr;

use rules::Player;

use crate::board::{self, BOARD, COLUMNS, SPACES, Space};
use crate::piece::Piece;
use crate::position::{Phase, Position};
use crate::stack::Stacks;
use crate::variant::{Variant, VariantFault};

/// The position in which a game begins.
pub(crate) fn start(variant: &Variant) -> Position {
    let mut stacks = Stacks::default();
    let placement = variant.placement();
    if let Some(placement) = placement {
        for space in BOARD {
            stacks.put(space, placement.piece_on(space));
        }
    }
    let phase = if placement.is_some() { Phase::Moving } else { Phase::Placing };
    Position { stacks, to_move: Player::First, phase, kind: variant.kind() }
}

/// All 49 pieces, one on each space. The text names those of the columns `a` to `k`, each from bottom to
/// top, separated by `/`.
///
/// ```
/// let text = "WBW/BWBW/BWRBW/BWBWB/WBWBW/BWRBW/BWBWB/WBWBW/BWRBW/BWBW/BWB";
/// let placement: dvonn::Placement = text.parse().unwrap();
/// assert_eq!(placement.to_string(), text);
/// assert_eq!(placement.piece_on("c3".parse().unwrap()), dvonn::Piece::Red);
/// assert!(text.replace('R', "W").parse::<dvonn::Placement>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placement {
    /// Which spaces have a white and which a red piece, by their indices.
    white: u64,
    red: u64,
}

impl Placement {
    /// The piece on a space.
    #[must_use]
    pub const fn piece_on(self, space: Space) -> Piece {
        if self.white >> space.index() & 1 == 1 {
            Piece::White
        } else if self.red >> space.index() & 1 == 1 {
            Piece::Red
        } else {
            Piece::Black
        }
    }

    const fn none() -> Self {
        Self { white: 0, red: 0 }
    }

    const fn put(&mut self, space: Space, piece: Piece) {
        match piece {
            Piece::White => self.white |= space.set().bits(),
            Piece::Red => self.red |= space.set().bits(),
            Piece::Black => {}
        }
    }

    /// The pieces by chance: all orders are equally likely. The same seed gives the same placement in
    /// every release.
    #[must_use]
    pub fn random(seed: u32) -> Self {
        let mut chance = Chance(seed.into());
        let mut pieces = [Piece::Black; SPACES];
        pieces[..3].fill(Piece::Red);
        pieces[3..26].fill(Piece::White);
        let mut placement = Self::none();
        for (space, last) in BOARD.iter().zip((0..SPACES).rev()) {
            pieces.swap(chance.below(last + 1), last);
            placement.put(space, pieces[last]);
        }
        placement
    }

    /// The pieces by chance, so that the board turned by half is itself with white and black
    /// exchanged; a red piece lies on f3. All such placements are equally likely.
    #[must_use]
    pub fn symmetric(seed: u32) -> Self {
        let mut chance = Chance(seed.into());
        let mut placement = Self::none();
        let half = SPACES / 2;
        let red = chance.below(half);
        for (place, space) in BOARD.iter().take(half).enumerate() {
            let [piece, other] = match chance.below(2) {
                _ if place == red => [Piece::Red; 2],
                0 => [Piece::White, Piece::Black],
                _ => [Piece::Black, Piece::White],
            };
            placement.put(space, piece);
            placement.put(space.opposite(), other);
        }
        for centre in BOARD.iter().filter(|space| space.opposite() == *space) {
            placement.put(centre, Piece::Red);
        }
        placement
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for number in 0..COLUMNS {
            if number > 0 {
                f.write_str("/")?;
            }
            for space in board::column(number) {
                write!(f, "{}", self.piece_on(space).letter())?;
            }
        }
        Ok(())
    }
}

impl FromStr for Placement {
    type Err = VariantFault;

    fn from_str(text: &str) -> Result<Self, VariantFault> {
        let read = || {
            let mut placement = Self::none();
            let mut left = Piece::ALL.map(Piece::supply);
            let columns: Vec<&str> = text.split('/').collect();
            if columns.len() != COLUMNS {
                return None;
            }
            for (number, letters) in columns.into_iter().enumerate() {
                let mut letters = letters.chars();
                for space in board::column(number) {
                    let piece = Piece::of_letter(letters.next()?)?;
                    let left = &mut left[piece as usize];
                    *left = left.checked_sub(1)?;
                    placement.put(space, piece);
                }
                if letters.next().is_some() {
                    return None;
                }
            }
            Some(placement)
        };
        read().ok_or_else(|| VariantFault::BadBoard { value: text.to_owned() })
    }
}

/// Numbers by chance from a seed: `SplitMix64`, which stays the same whatever others do.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ bits >> 31
    }

    /// A number below `end`.
    #[allow(clippy::cast_possible_truncation, reason = "it is below `end`")]
    fn below(&mut self, end: usize) -> usize {
        ((u128::from(self.next()) * end as u128) >> 64) as usize
    }
}

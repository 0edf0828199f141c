//! Pieces (D3).

use rules::Player;

/// A piece, by its colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[allow(missing_docs, reason = "the colours of the pieces")]
pub enum Piece {
    White,
    Black,
    /// A DVONN piece, which belongs to nobody.
    Red,
}

impl Piece {
    /// All three kinds.
    pub const ALL: [Self; 3] = [Self::White, Self::Black, Self::Red];

    /// The letter in texts.
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'W',
            Self::Black => 'B',
            Self::Red => 'R',
        }
    }

    /// The piece of a letter in upper case.
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|piece| piece.letter() == letter)
    }

    /// The pieces of a player's colour.
    #[must_use]
    pub const fn of(player: Player) -> Self {
        match player {
            Player::First => Self::White,
            Player::Second => Self::Black,
        }
    }

    /// Whose it is.
    pub const fn owner(self) -> Option<Player> {
        match self {
            Self::White => Some(Player::First),
            Self::Black => Some(Player::Second),
            Self::Red => None,
        }
    }

    /// How many there are in the game.
    pub const fn supply(self) -> u8 {
        match self {
            Self::White | Self::Black => 23,
            Self::Red => 3,
        }
    }
}

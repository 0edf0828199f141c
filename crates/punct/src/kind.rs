//! The six kinds of pieces (P3).

use hexgrid::Direction;

use crate::board::Space;

/// How many pieces a player has in all.
pub const PIECES: u8 = 18;

/// A kind of piece: its shape, and which of its dots is the PÜNCT. The order is that of the letters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Kind {
    /// Straight, the PÜNCT in the centre.
    C,
    /// Straight, the PÜNCT at an end.
    E,
    /// An angle, from the PÜNCT at its end turning left.
    L,
    /// An angle, the PÜNCT in the middle.
    M,
    /// An angle, from the PÜNCT at its end turning right.
    R,
    /// A triangle.
    T,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::C, Self::E, Self::L, Self::M, Self::R, Self::T];

    /// The letter in texts.
    pub const fn letter(self) -> &'static str {
        match self {
            Self::C => "C",
            Self::E => "E",
            Self::L => "L",
            Self::M => "M",
            Self::R => "R",
            Self::T => "T",
        }
    }

    /// The kind with a letter.
    pub(crate) fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter().starts_with(letter))
    }

    /// How many of them each player has.
    pub const fn supply(self) -> u8 {
        match self {
            Self::C | Self::L | Self::M | Self::R => 2,
            Self::E => 4,
            Self::T => 6,
        }
    }

    /// The place in a table of the six.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Where the two minor dots lie when the PÜNCT is on a space and the piece is turned in a direction, if
    /// they are on the board.
    pub(crate) fn minor_dots(self, punct: Space, turned: Direction) -> Option<[Space; 2]> {
        let ways = Direction::ALL;
        let further = |turns: usize| ways[(turned as usize + turns) % ways.len()];
        let first = punct.step(turned)?;
        let second = match self {
            Self::C => punct.step(further(3)),
            Self::E => first.step(turned),
            Self::L => first.step(further(5)),
            Self::M => punct.step(further(2)),
            Self::R => first.step(further(1)),
            Self::T => punct.step(further(1)),
        };
        Some([first, second?])
    }
}

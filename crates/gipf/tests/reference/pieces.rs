//! Section 3: layers, and what lies in a reserve.

/// The five potentials, in the order in which reserves name them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Tamsk,
    Zertz,
    Dvonn,
    Yinsh,
    Punct,
}

impl Kind {
    pub const ALL: [Self; 5] = [Self::Tamsk, Self::Zertz, Self::Dvonn, Self::Yinsh, Self::Punct];

    /// The order of `order=fixed`.
    pub const FIXED_ORDER: [Self; 5] =
        [Self::Zertz, Self::Yinsh, Self::Punct, Self::Dvonn, Self::Tamsk];

    pub fn letter(self) -> char {
        match self {
            Self::Tamsk => 'T',
            Self::Zertz => 'Z',
            Self::Dvonn => 'D',
            Self::Yinsh => 'Y',
            Self::Punct => 'P',
        }
    }

    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter)
    }
}

/// What a layer is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    Basic,
    Gipf,
    /// A loaded piece, in MATRX a stack of two potentials.
    Unused(Kind),
    /// A single potential without ability.
    Used(Kind),
}

/// One layer of a stack: whose it is, and what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layer {
    pub owner: usize,
    pub piece: Piece,
}

/// What one player has off the board and may still bring in.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reserve {
    pub basics: usize,
    /// Single GIPF pieces, only in MATRX.
    pub gipfs: usize,
    /// Counted singly, in the order of [`Kind::ALL`].
    pub potentials: [usize; 5],
}

impl Reserve {
    pub fn of(&self, kind: Kind) -> usize {
        self.potentials[kind as usize]
    }

    pub fn of_mut(&mut self, kind: Kind) -> &mut usize {
        &mut self.potentials[kind as usize]
    }

    pub fn has_potentials(&self) -> bool {
        self.potentials.iter().any(|&count| count > 0)
    }
}

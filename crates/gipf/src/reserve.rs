//! What a player has beside the board (G3).

use crate::action::Piece;
use crate::potential::Potential;
use crate::stack::Layer;
use crate::variant::Counts;

/// The pieces a player can still bring onto the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Reserve {
    /// Basic pieces.
    pub basics: u8,
    /// GIPF pieces, in MATRX; elsewhere they are made of basic pieces.
    pub gipf: u8,
    /// Potentials, counted singly, in the order of [`Potential::ALL`].
    pub potentials: [u8; 5],
}

impl Reserve {
    /// How many potentials of a kind there are.
    pub const fn of(&self, potential: Potential) -> u8 {
        self.potentials[potential as usize]
    }

    /// Whether there is any potential.
    pub fn has_potentials(&self) -> bool {
        self.potentials != [0; 5]
    }

    /// Takes what a push brings onto the board.
    pub(crate) const fn take(&mut self, piece: Piece, matrx: bool) {
        match piece {
            Piece::Basic => self.basics -= 1,
            Piece::Gipf if matrx => self.gipf -= 1,
            Piece::Gipf => self.basics -= 2,
            Piece::Loaded(potential) if matrx => self.potentials[potential as usize] -= 2,
            Piece::Loaded(potential) => {
                self.basics -= 1;
                self.potentials[potential as usize] -= 1;
            }
        }
    }

    /// Puts back what its owner removes from the board (G3).
    pub(crate) const fn put_back(&mut self, layer: Layer, matrx: bool) {
        match layer {
            Layer::Gipf if matrx => self.gipf += 1,
            Layer::Gipf => self.basics += 2,
            Layer::Unused(potential) if matrx => self.potentials[potential as usize] += 2,
            Layer::Used(potential) if matrx => self.potentials[potential as usize] += 1,
            Layer::Basic | Layer::Unused(_) => self.basics += 1,
            Layer::Used(_) => {}
        }
    }

    /// Gives up the kinds of potentials that come before one in the fixed order (G4.6).
    pub(crate) fn give_up_before(&mut self, potential: Potential) {
        for earlier in Potential::FIXED_ORDER.into_iter().take_while(|&kind| kind != potential) {
            self.potentials[earlier as usize] = 0;
        }
    }

    /// All counts, in the order of their letters in position texts: B G T Z D Y P.
    pub(crate) fn counts(self) -> [u8; 7] {
        let mut counts = [self.basics, self.gipf, 0, 0, 0, 0, 0];
        counts[2..].copy_from_slice(&self.potentials);
        counts
    }

    /// The reserve with these [`counts`](Self::counts).
    pub(crate) fn from_counts(counts: [u8; 7]) -> Self {
        let mut potentials = [0; 5];
        potentials.copy_from_slice(&counts[2..]);
        Self { basics: counts[0], gipf: counts[1], potentials }
    }

    /// A reserve without GIPF pieces.
    pub(crate) const fn new(basics: u8, potentials: Counts) -> Self {
        Self { basics, gipf: 0, potentials }
    }
}

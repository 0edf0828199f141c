//! The position, and section 7: the end of the game.

use super::game::{Game, Variant};
use super::pieces::{Kind, Layer, Piece, Reserve};

/// The phases of section 4.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// 1: own rows standing at the start of the turn.
    FirstRows,
    /// 2: an extra move that the opponent's turn brought.
    Owed,
    /// 3: the move.
    Move,
    /// 4: an extra move that the player's own push brought.
    Extra,
    /// 5: own rows at the end of the turn.
    LastRows,
}

/// What a player may still bring in; G8, position, field 5.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// `G`: GIPF pieces too.
    Gipfs,
    /// `L`: potentials are left to load.
    Loading,
    /// `B`: basics only.
    Basics,
    /// `-`: MATRX has no stages.
    None,
}

/// A position with the game it belongs to.
#[derive(Clone)]
pub struct Position {
    pub(super) game: Game,
    /// The layers on each spot, from bottom to top.
    pub(super) spots: Vec<Vec<Layer>>,
    pub(super) reserves: [Reserve; 2],
    pub(super) to_move: usize,
    pub(super) stages: [Stage; 2],
    pub(super) phase: Phase,
}

impl Position {
    /// The player whose turn it is; in a finished game, whose turn it was.
    pub fn to_move(&self) -> usize {
        self.to_move
    }

    /// Whether the player to move deals with rows that stood at the start of the turn.
    pub fn is_in_first_phase(&self) -> bool {
        self.phase == Phase::FirstRows
    }

    /// The winner and why the game has ended, or `None` while it goes on.
    pub fn outcome(&self) -> Option<(Option<usize>, &'static str)> {
        match self.phase {
            Phase::FirstRows | Phase::LastRows => {
                let must_deal = self.rows(self.to_move).iter().any(|row| self.must_deal(row));
                let winner = self.winner_of_the_check().filter(|_| !must_deal)?;
                Some((Some(winner), "no-gipf-piece"))
            }
            Phase::Move if self.moves().is_empty() => Some((Some(1 - self.to_move), "no-move")),
            _ => None,
        }
    }

    /// G7.1, the check at the end of phases 1 and 5: who wins because a GIPF piece is missing.
    pub(super) fn winner_of_the_check(&self) -> Option<usize> {
        let (own, other) = (self.to_move, 1 - self.to_move);
        if self.is_without_gipf(other) {
            Some(own)
        } else if self.is_without_gipf(own) {
            Some(other)
        } else {
            None
        }
    }

    fn is_without_gipf(&self, player: usize) -> bool {
        let on_top = self
            .spots
            .iter()
            .any(|stack| stack.last() == Some(&Layer { owner: player, piece: Piece::Gipf }));
        match self.game.variant {
            Variant::Basic => false,
            Variant::Standard => !on_top,
            Variant::Tournament | Variant::Ultimate => !on_top && self.has_begun(player),
            Variant::Matrx => !on_top && self.reserves[player].gipfs == 0,
        }
    }

    /// Whether the player has made the first move of `tournament` or `ultimate` (G7.1).
    pub(super) fn has_begun(&self, player: usize) -> bool {
        self.stages[player] != Stage::Gipfs
            || self.reserves[player] != self.game.reserves[player]
            || self.spots.iter().flatten().any(|layer| layer.owner == player)
    }

    /// The layer in play on a spot.
    pub(super) fn top(&self, spot: usize) -> Option<Layer> {
        self.spots[spot].last().copied()
    }

    /// Whether the layer in play on a spot is that player's.
    pub(super) fn is_owned(&self, spot: usize, player: usize) -> bool {
        self.top(spot).is_some_and(|layer| layer.owner == player)
    }

    pub(super) fn is_empty(&self, spot: usize) -> bool {
        self.spots[spot].is_empty()
    }

    /// Whether the player to move has an unused TAMSK in play on e5.
    pub(super) fn has_tamsk_on_centre(&self) -> bool {
        let tamsk = Layer { owner: self.to_move, piece: Piece::Unused(Kind::Tamsk) };
        self.top(self.game.board.centre) == Some(tamsk)
    }
}

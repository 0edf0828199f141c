//! Section 6: rows and what dealing with one may clear.

use super::game::Variant;
use super::pieces::{Kind, Piece, Reserve};
use super::position::Position;

/// A row with its complete row: the unbroken run of occupied spots around it, in order.
///
/// A line has at most seven spots, so that a complete row holds one row only.
pub struct Row {
    owner: usize,
    complete: Vec<usize>,
}

impl Position {
    /// The rows of a player (G6.1).
    pub(super) fn rows(&self, owner: usize) -> Vec<Row> {
        let mut rows = Vec::new();
        for line in &self.game.board.lines {
            for run in line.split(|&spot| self.is_empty(spot)) {
                if run.windows(4).any(|four| four.iter().all(|&s| self.is_owned(s, owner))) {
                    rows.push(Row { owner, complete: run.to_vec() });
                }
            }
        }
        rows
    }

    /// Whether a row may not be left (G6.4).
    pub(super) fn must_deal(&self, row: &Row) -> bool {
        let is_unused = |spot: usize| matches!(self.piece(spot), Piece::Unused(_));
        let has_unused_in_four = row.complete.windows(4).any(|four| {
            four.iter().all(|&s| self.is_owned(s, row.owner)) && four.iter().any(|&s| is_unused(s))
        });
        has_unused_in_four || row.complete.iter().any(|&spot| self.must_go(spot))
    }

    /// Every set of spots that dealing with the row may clear, each in order (G6.2, G6.3).
    pub(super) fn removals(&self, row: &Row) -> Vec<Vec<usize>> {
        let mut sets = vec![Vec::new()];
        for &spot in &row.complete {
            let with_it: Vec<Vec<usize>> =
                sets.iter().map(|set: &Vec<usize>| [set.as_slice(), &[spot]].concat()).collect();
            if self.must_go(spot) {
                sets = with_it;
            } else {
                sets.extend(with_it);
            }
        }
        sets.retain(|set| !set.is_empty() && self.is_dealt_with(row, set));
        for set in &mut sets {
            set.sort_unstable();
        }
        sets
    }

    /// Whether the row is gone once the spots of `cleared` count as empty, or consists of GIPF
    /// pieces that may stay (G6.3).
    fn is_dealt_with(&self, row: &Row, cleared: &[usize]) -> bool {
        let matrx = self.game.variant == Variant::Matrx;
        row.complete.windows(4).all(|four| {
            let stands = four.iter().all(|s| !cleared.contains(s) && self.is_owned(*s, row.owner));
            !stands || (!matrx && four.iter().all(|&s| self.piece(s) == Piece::Gipf))
        })
    }

    /// Whether the layer in play on an occupied spot must leave with a row (section 3).
    fn must_go(&self, spot: usize) -> bool {
        match self.piece(spot) {
            Piece::Basic | Piece::Used(_) => true,
            Piece::Gipf => self.game.variant == Variant::Matrx,
            Piece::Unused(_) => false,
        }
    }

    fn piece(&self, spot: usize) -> Piece {
        self.top(spot).expect("a row has no gap").piece
    }

    /// Takes the top layer off each spot, for the player to move (section 3).
    pub(super) fn clear(&mut self, spots: &[usize]) {
        for &spot in spots {
            let layer = self.spots[spot].pop().expect("a row has no gap");
            if layer.owner == self.to_move {
                let matrx = self.game.variant == Variant::Matrx;
                take_back(&mut self.reserves[layer.owner], layer.piece, matrx);
            }
        }
    }
}

/// What a player's own layer brings back to the reserve.
fn take_back(reserve: &mut Reserve, piece: Piece, matrx: bool) {
    let mut add = |kind: Kind, count: usize| *reserve.of_mut(kind) += count;
    match (piece, matrx) {
        (Piece::Basic, _) | (Piece::Unused(_), false) => reserve.basics += 1,
        (Piece::Gipf, false) => reserve.basics += 2,
        (Piece::Used(_), false) => {}
        (Piece::Gipf, true) => reserve.gipfs += 1,
        (Piece::Unused(kind), true) => add(kind, 2),
        (Piece::Used(kind), true) => add(kind, 1),
    }
}

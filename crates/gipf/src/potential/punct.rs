//! PÜNCT (G5.4): jumps onto a PÜNCT piece of the opponent and neutralises it, or (not in MATRX) lets its
//! player cover a GIPF piece of the opponent with one or two basic pieces; two are a new GIPF piece.

use hexgrid::{Cell, CellSet};

use super::{Potential, dvonn, neighbours, unload};
use crate::position::Position;
use crate::stack::Layer;

/// The PÜNCT pieces that it may jump onto from a spot: an adjacent unused PÜNCT piece of the opponent or
/// a used one, which always sits on a PÜNCT. In MATRX also further along a line with only empty spots
/// in between.
pub(crate) fn targets(position: &Position, from: Cell) -> CellSet {
    let theirs = position.stacks.of(Potential::Punct) & position.owned(position.to_move.other());
    if position.rules().is_matrx() {
        dvonn::nearest_in(position, from, theirs)
    } else {
        neighbours(position, from) & theirs
    }
}

/// The GIPF pieces that it lets its player cover from a spot.
pub(crate) fn covers(position: &Position, from: Cell) -> CellSet {
    if most_basics(position) == 0 { CellSet::EMPTY } else { coverable(position, from) }
}

/// The GIPF pieces that it would let its player cover from a spot with basic pieces in the reserve.
pub(crate) fn coverable(position: &Position, from: Cell) -> CellSet {
    if position.rules().is_matrx() {
        return CellSet::EMPTY;
    }
    neighbours(position, from) & position.gipf & position.owned(position.to_move.other())
}

/// The most basic pieces with which the player to move can cover a GIPF piece, 0 to 2.
pub(crate) fn most_basics(position: &Position) -> u8 {
    if position.rules().is_matrx() {
        0
    } else {
        position.reserve[position.to_move.index()].basics.min(2)
    }
}

/// Covers a GIPF piece. The potential leaves the game.
pub(crate) fn apply(position: &mut Position, from: Cell, to: Cell, basics: u8) {
    unload(position, from);
    let player = position.to_move;
    let layer = if basics == 2 { Layer::Gipf } else { Layer::Basic };
    let covered = position.rules().cover(position.stack(to), player, layer);
    position.put(to, Some(covered.expect("a GIPF piece can be covered")));
    position.reserve[player.index()].basics -= basics;
}

//! Placing a piece (N3).

use crate::action::Action;
use crate::board::{BOARD, Cell};
use crate::position::Position;
use crate::refusal::Refusal;

/// Adds the legal placings in order.
pub(crate) fn list(position: &Position, out: &mut Vec<Action>) {
    out.extend((BOARD - position.occupied()).iter().map(Action));
}

/// Puts a piece on the board and hands the turn over.
pub(crate) fn apply(position: &mut Position, cell: Cell) {
    position.pieces[position.to_move.index()] |= cell.set();
    position.to_move = position.to_move.other();
}

/// Why a placing is refused.
pub(crate) fn check(position: &Position, cell: Cell) -> Result<(), Refusal> {
    if position.occupied().contains(cell) { Err(Refusal::Occupied { cell }) } else { Ok(()) }
}

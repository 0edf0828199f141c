//! Placing the pieces (D4).

use rules::Player;

use crate::action::Action;
use crate::board::{SPACES, Space};
use crate::piece::Piece;
use crate::position::{Phase, Position};
use crate::refusal::Refusal;
use crate::set::SpaceSet;

/// The piece that is placed by the turn with a number from 0 on: the red ones first (D4.2), then each
/// player's own (D4.3).
pub(crate) fn piece_of_turn(turn: usize) -> Piece {
    if turn < usize::from(Piece::Red.supply()) {
        Piece::Red
    } else {
        Piece::of(player_of_turn(turn))
    }
}

/// Whose turn the one with a number from 0 on is (D4.1).
pub(crate) fn player_of_turn(turn: usize) -> Player {
    Player::BOTH[turn % 2]
}

/// The piece that is placed next.
pub(crate) fn next_piece(position: &Position) -> Option<Piece> {
    let placed = position.occupied().len() as usize;
    (position.phase == Phase::Placing).then(|| piece_of_turn(placed))
}

/// The spaces without a stack.
pub(crate) fn vacant(position: &Position) -> SpaceSet {
    !position.occupied()
}

/// Adds the placings in order.
pub(crate) fn list(position: &Position, out: &mut Vec<Action>) {
    out.extend(vacant(position).iter().map(Action::Place));
}

/// Puts the piece of the turn on a space. After the last one White is on turn again (D4.4).
pub(crate) fn apply(position: &mut Position, space: Space) {
    let turn = position.occupied().len() as usize;
    position.stacks.put(space, piece_of_turn(turn));
    if turn + 1 == SPACES {
        position.phase = Phase::Moving;
    } else {
        position.to_move = position.to_move.other();
    }
}

/// Why a placing is refused.
pub(crate) fn check(position: &Position, space: Space) -> Result<(), Refusal> {
    if position.phase != Phase::Placing {
        Err(Refusal::AllPlaced)
    } else if position.occupied().contains(space) {
        Err(Refusal::SpaceOccupied { space })
    } else {
        Ok(())
    }
}

//! Placing the rings (Y4.1).

use rules::Player;

use crate::action::Action;
use crate::board::Point;
use crate::position::{Phase, Position};
use crate::refusal::Refusal;

/// How many rings a player has (Y3).
pub const RINGS: u8 = 5;

/// Adds the legal placings in order.
pub(crate) fn list(position: &Position, out: &mut Vec<Action>) {
    out.extend((!position.all_rings()).iter().map(Action::Place));
}

/// Puts a ring on the board. After the last one White makes the first move.
pub(crate) fn apply(position: &mut Position, point: Point) {
    position.rings[position.to_move.index()] |= point.set();
    position.to_move = position.to_move.other();
    if position.all_rings().len() == 2 * u32::from(RINGS) {
        position.to_move = Player::First;
        position.phase = Phase::Move;
    }
}

/// Why a placing is refused.
pub(crate) fn check(position: &Position, point: Point) -> Result<(), Refusal> {
    match position.phase {
        Phase::Place if position.all_rings().contains(point) => Err(Refusal::Occupied { point }),
        Phase::Place => Ok(()),
        Phase::Move => Err(Refusal::AllPlaced),
        Phase::RowBefore | Phase::RowAfter => Err(position.row_first()),
        Phase::RingBefore | Phase::RingAfter => Err(Refusal::RingFirst),
    }
}

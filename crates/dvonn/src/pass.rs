//! Passing (D6).

use crate::action::Action;
use crate::moving;
use crate::place;
use crate::position::{Phase, Position};
use crate::refusal::Refusal;

/// Whether the player to move, who has no move, passes: the opponent has one.
pub(crate) fn is_due(position: &Position) -> bool {
    moving::any(position, position.to_move.other())
}

/// Adds the pass if it is due for the player to move, who has no move.
pub(crate) fn list(position: &Position, out: &mut Vec<Action>) {
    if is_due(position) {
        out.push(Action::Pass);
    }
}

/// Why a pass is refused, in a game that is not over.
pub(crate) fn check(position: &Position) -> Result<(), Refusal> {
    if position.phase == Phase::Placing {
        Err(Refusal::PlaceFirst { left: place::vacant(position).len() })
    } else if moving::any(position, position.to_move) {
        Err(Refusal::MayNotPass)
    } else {
        Ok(())
    }
}

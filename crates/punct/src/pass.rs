//! Passing (P9).

use crate::action::Action;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::{moving, place};

/// Whether the player to move, who can do nothing, passes: the opponent can do something.
pub(crate) fn is_due(position: &Position) -> bool {
    let other = position.to_move.other();
    place::any(position, other) || moving::any(position, other)
}

/// Adds the pass if it is due for the player to move, who can do nothing.
pub(crate) fn list(position: &Position, out: &mut Vec<Action>) {
    if is_due(position) {
        out.push(Action::Pass);
    }
}

/// Why a pass is refused, in a game that is not over.
pub(crate) fn check(position: &Position) -> Result<(), Refusal> {
    let mover = position.to_move;
    if place::any(position, mover) || moving::any(position, mover) {
        Err(Refusal::MayNotPass)
    } else {
        Ok(())
    }
}

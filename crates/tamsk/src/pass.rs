//! Turns that go by without a move (T6, T8.3).

use rules::Game;

use crate::fast::{self, Fast};
use crate::position::{Position, Step};
use crate::refusal::Refusal;
use crate::ring;

/// Whether the turn is taken from the player: it is to be skipped, or the time for it was up (T8.3).
pub(crate) fn is_taken(position: &Position) -> bool {
    position.skips[position.to_move.index()] > 0 || position.fast == Fast::Lost
}

/// Whether the player to move cannot move, or may not.
pub(crate) fn is_due(position: &Position) -> bool {
    is_taken(position) || !position.can_move(position.to_move)
}

/// Whether passing needs nobody to decide it: where time counts, waiting for it would cost the
/// opponent sand (T6.2).
pub(crate) fn by_itself(position: &Position) -> bool {
    position.variant.level().has_sand()
        && is_due(position)
        && ring::left_out(position).is_none()
        && position.outcome().is_none()
}

pub(crate) fn check(position: &Position) -> Result<(), Refusal> {
    if is_due(position) { Ok(()) } else { Err(Refusal::MayNotPass) }
}

/// Refuses whatever is done in a turn that is taken from the player.
pub(crate) fn check_not_taken(position: &Position) -> Result<(), Refusal> {
    if is_taken(position) { Err(Refusal::TurnLost) } else { Ok(()) }
}

pub(crate) fn apply(position: &mut Position) {
    let skips = &mut position.skips[position.to_move.index()];
    *skips = skips.saturating_sub(1);
    position.step = Step::Begin;
    fast::end_turn(position);
}

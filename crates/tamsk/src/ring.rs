//! Dropping rings (T4.2), and what follows where one may be left out (T5).

use rules::Player;

use crate::action::Action;
use crate::board::Space;
use crate::position::{Position, Step};
use crate::refusal::Refusal;

/// A player drops a ring into a space that is not full (T4.2).
pub(crate) fn drop_into(position: &mut Position, player: Player, space: Space) {
    position.hands[player.index()] -= 1;
    position.rings.drop_into(space);
}

/// Where the player to move may drop a ring that the opponent has left out (T5.2).
pub(crate) fn left_out(position: &Position) -> Option<Space> {
    match position.step {
        Step::Left(space) if !crate::pass::is_taken(position) => Some(space),
        _ => None,
    }
}

pub(crate) fn list(position: &Position, out: &mut Vec<Action>) {
    out.extend(left_out(position).map(Action::Counter));
}

pub(crate) fn check_counter(position: &Position, space: Space) -> Result<(), Refusal> {
    match left_out(position) {
        Some(left) if left == space => Ok(()),
        _ => Err(Refusal::NothingLeftOut { space }),
    }
}

pub(crate) fn apply_counter(position: &mut Position, space: Space) {
    drop_into(position, position.to_move, space);
    position.step = Step::Begin;
}

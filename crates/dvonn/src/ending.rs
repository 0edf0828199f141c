//! The end of the game and the count (D8).

use std::cmp::Ordering;

use rules::{Outcome, Player};

use crate::moving;
use crate::position::{Phase, Position};

/// The result, if nobody has a move.
pub(crate) fn outcome(position: &Position) -> Option<Outcome> {
    let goes_on = position.phase == Phase::Placing
        || moving::any(position, position.to_move)
        || moving::any(position, position.to_move.other());
    (!goes_on).then(|| count(position))
}

/// Who has more pieces in their stacks.
fn count(position: &Position) -> Outcome {
    let [first, second] = Player::BOTH.map(|player| position.controlled(player));
    match first.cmp(&second) {
        Ordering::Greater => Outcome::win(Player::First, "more-pieces"),
        Ordering::Less => Outcome::win(Player::Second, "more-pieces"),
        Ordering::Equal => Outcome { winner: None, reason: "equal-pieces" },
    }
}

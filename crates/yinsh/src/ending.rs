//! The end of the game (Y7).

use std::cmp::Ordering;

use rules::{Outcome, Player};

use crate::moving;
use crate::position::{Phase, Position};

/// The result, if the game is over.
pub(crate) fn outcome(position: &Position) -> Option<Outcome> {
    match position.phase {
        Phase::RingBefore | Phase::RingAfter => {
            let mover = position.to_move;
            let won = position.removed(mover) >= position.variant.rings_to_win();
            won.then_some(Outcome::win(mover, "rings-removed"))
        }
        Phase::Move if position.pool() == 0 => Some(by_rings(position, "markers-used-up")),
        Phase::Move => {
            let is_blocked =
                Player::BOTH.iter().all(|&player| !moving::any(position, position.rings(player)));
            is_blocked.then(|| by_rings(position, "nobody-can-move"))
        }
        Phase::Place | Phase::RowBefore | Phase::RowAfter => None,
    }
}

/// Who has removed more rings wins; as many each is a draw.
fn by_rings(position: &Position, reason: &'static str) -> Outcome {
    let [first, second] = Player::BOTH.map(|player| position.removed(player));
    let winner = match first.cmp(&second) {
        Ordering::Greater => Some(Player::First),
        Ordering::Less => Some(Player::Second),
        Ordering::Equal => None,
    };
    Outcome { winner, reason }
}

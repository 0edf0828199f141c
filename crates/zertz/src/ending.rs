//! The end of the game (Z8).

use rules::Outcome;

use crate::jump;
use crate::position::{Phase, Position};

/// The win of the player to move by the turn that is over, if it is one: by a set of captured
/// marbles (Z8.1), or because no vacant ring is left (Z8.2). At the beginning of a turn that can be
/// played neither is the case.
pub(crate) fn won(position: &Position) -> Option<Outcome> {
    let player = position.to_move;
    if let Some(set) = position.variant.kind.set_among(position.captured(player)) {
        return Some(Outcome::win(player, set.reason));
    }
    position.vacant().is_empty().then(|| Outcome::win(player, "board-full"))
}

/// The result, if the game is over.
pub(crate) fn outcome(position: &Position) -> Option<Outcome> {
    if position.phase() != Phase::Turn {
        return None;
    }
    won(position).or_else(|| {
        let nothing_to_place =
            position.pool.is_empty() && position.captured.iter().all(|it| it.is_empty());
        (nothing_to_place && !jump::any(position))
            .then_some(Outcome { winner: None, reason: "no-marbles" })
    })
}

//! The end of the game (P8).

use std::cmp::Ordering;

use rules::{Outcome, Player};

use crate::board::CENTRE;
use crate::kind::PIECES;
use crate::position::Position;
use crate::variant::Variant;
use crate::{moving, place};

/// Whether somebody connects two sides or has put the last piece on the board.
pub(crate) fn is_decided(position: &Position) -> bool {
    let has_all = |player: &Player| position.on_board(*player) == PIECES;
    Player::BOTH.iter().any(|player| position.connects(*player) || has_all(player))
}

/// The result, if the game is over.
pub(crate) fn outcome(position: &Position) -> Option<Outcome> {
    let mover = position.to_move;
    // Who is to move made the last turn of a game that is over, and comes first (P8.2).
    let winner = [mover, mover.other()].into_iter().find(|&it| position.connects(it));
    if let Some(winner) = winner {
        return Some(Outcome::win(winner, "connection"));
    }
    if is_decided(position) {
        return Some(match position.variant {
            Variant::Basic => Outcome { winner: None, reason: "last-piece" },
            Variant::Standard => by_centre(position, "centre"),
        });
    }
    let can = |player| place::any(position, player) || moving::any(position, player);
    let is_blocked = !Player::BOTH.into_iter().any(can);
    is_blocked.then(|| by_centre(position, "nobody-can-move"))
}

/// Who shows more dots in the centre hexagon wins; as many each is a draw.
fn by_centre(position: &Position, reason: &'static str) -> Outcome {
    let [first, second] = Player::BOTH.map(|player| (position.visible(player) & CENTRE).len());
    let winner = match first.cmp(&second) {
        Ordering::Greater => Some(Player::First),
        Ordering::Less => Some(Player::Second),
        Ordering::Equal => None,
    };
    Outcome { winner, reason }
}

//! The end of the game (N4).

use rules::Outcome;

use crate::board::{BOARD, has_line};
use crate::position::Position;

/// The result, if the game is over. Only who has just placed a piece can have completed a line.
pub(crate) fn outcome(position: &Position) -> Option<Outcome> {
    let last = position.to_move.other();
    if has_line(position.pieces(last)) {
        return Some(Outcome::win(last, "three-in-line"));
    }
    (position.occupied() == BOARD).then_some(Outcome { winner: None, reason: "board-full" })
}

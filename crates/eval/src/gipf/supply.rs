//! What a player can still bring onto the board.

use gipf::{Kind, Position};
use rules::Player;

/// How many pushes the reserve is good for: basic pieces, in MATRX GIPF pieces and stacks of two.
pub(super) fn pushes_left(position: &Position, player: Player) -> i32 {
    let reserve = position.reserve(player);
    if position.kind() == Kind::Matrx {
        let stacks: u8 = reserve.potentials.iter().map(|&singles| singles / 2).sum();
        i32::from(reserve.gipf + stacks)
    } else {
        i32::from(reserve.basics)
    }
}

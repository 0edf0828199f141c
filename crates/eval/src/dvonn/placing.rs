//! What placed pieces promise, while the others are still to come.

use dvonn::{BOARD, Position, SpaceSet};
use rules::{Game, Player};

// Fitted like the rest of the evaluation to the results of 3000 games that began at random set-ups.

/// A piece by its distance from the nearest red piece, 1, 2 or more: on the edge, where it is never
/// enclosed, and elsewhere.
const ON_EDGE: [i32; 3] = [43, 34, -3];
const INSIDE: [i32; 3] = [38, 32, 0];

/// What the placed pieces of the player to move are worth more than those of the opponent.
pub(super) fn value(position: &Position) -> i32 {
    let near = position.with_red().grown();
    let rings = [near, near.grown() - near, !near.grown()];
    let inside = BOARD.enclosed();
    let worth = |player: Player| -> i32 {
        let own = position.owned(player);
        let count = |spaces: SpaceSet| (own & spaces).len().cast_signed();
        rings
            .iter()
            .zip(ON_EDGE.iter().zip(INSIDE))
            .map(|(&ring, (on_edge, within))| {
                on_edge * count(ring - inside) + within * count(ring & inside)
            })
            .sum()
    };
    let player = position.to_move();
    worth(player) - worth(player.other())
}

//! Moving stacks (D5).

use rules::Player;

use crate::action::Action;
use crate::board::{Space, reach};
use crate::connect;
use crate::place;
use crate::position::{Phase, Position};
use crate::refusal::Refusal;
use crate::set::SpaceSet;

/// The stacks of a player that are not enclosed (D5.1, D5.4). Single red pieces have no owner (D5.5).
fn movable(position: &Position, player: Player) -> SpaceSet {
    position.open() & position.owned(player)
}

/// How many moves a player has.
pub(crate) fn count(position: &Position, player: Player) -> u32 {
    let occupied = position.occupied();
    let moves = |(height, stacks): (usize, SpaceSet)| -> u32 {
        stacks.moved(height).iter().map(|&targets| (targets & occupied).len()).sum()
    };
    position.stacks.by_height(movable(position, player)).map(moves).sum()
}

/// Whether a player has a move.
pub(crate) fn any(position: &Position, player: Player) -> bool {
    let occupied = position.occupied();
    position
        .stacks
        .by_height(movable(position, player))
        .any(|(height, stacks)| stacks.moved(height).iter().any(|it| it.meets(occupied)))
}

/// Adds the moves of the player to move in order.
pub(crate) fn list(position: &Position, out: &mut Vec<Action>) {
    let occupied = position.occupied();
    for from in movable(position, position.to_move) {
        let targets = reach(from, position.height(from)) & occupied;
        out.extend(targets.iter().map(|to| Action::Move { from, to }));
    }
}

/// Puts a stack on top of another, and removes what is no longer connected (D7).
pub(crate) fn apply(position: &mut Position, from: Space, to: Space) {
    position.stacks.carry(from, to);
    let lost = connect::lost(&position.stacks);
    if !lost.is_empty() {
        position.stacks.take(lost);
    }
    position.to_move = position.to_move.other();
}

/// Why a move is refused.
pub(crate) fn check(position: &Position, from: Space, to: Space) -> Result<(), Refusal> {
    if position.phase == Phase::Placing {
        return Err(Refusal::PlaceFirst { left: place::vacant(position).len() });
    }
    let occupied = position.occupied();
    if !occupied.contains(from) {
        return Err(Refusal::NothingToMove { space: from });
    }
    if !position.owned(position.to_move).contains(from) {
        let is_red = !position.owned(position.to_move.other()).contains(from);
        return Err(if is_red {
            Refusal::RedAlone { space: from }
        } else {
            Refusal::NotYours { space: from }
        });
    }
    if !position.open().contains(from) {
        return Err(Refusal::Enclosed { space: from });
    }
    let height = position.height(from);
    match from.steps_to(to) {
        None => Err(Refusal::NoLine { from, to }),
        Some(steps) if steps != height => Err(Refusal::WrongDistance { from, to, height, steps }),
        Some(_) if !occupied.contains(to) => Err(Refusal::NothingThere { space: to }),
        Some(_) => Ok(()),
    }
}

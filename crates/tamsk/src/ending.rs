//! The end of the game (T9).

use std::cmp::Ordering;

use rules::{Outcome, Player};

use crate::position::{LastOut, Position};
use crate::ring;

/// The result, once neither player can move (T9.1).
pub(crate) fn outcome(position: &Position) -> Option<Outcome> {
    let goes_on = ring::left_out(position).is_some()
        || Player::BOTH.into_iter().any(|player| position.can_move(player));
    if goes_on {
        return None;
    }
    let [first, second] = position.hands;
    Some(match first.cmp(&second) {
        Ordering::Less => Outcome::win(Player::First, "fewer-rings"),
        Ordering::Greater => Outcome::win(Player::Second, "fewer-rings"),
        Ordering::Equal if position.variant.tie_is_draw() => draw(),
        Ordering::Equal => match last_glass(position) {
            LastOut::Of(player) => Outcome::win(player, "last-glass"),
            LastOut::Nobody | LastOut::Both => draw(),
        },
    })
}

const fn draw() -> Outcome {
    Outcome { winner: None, reason: "equal-rings" }
}

/// Whose glass is the last to run out, when nobody turns one over any more (T9.3).
fn last_glass(position: &Position) -> LastOut {
    let longest = |player: Player| {
        position.glasses(player).iter().filter_map(|glass| glass.sand.left()).max().unwrap_or(0)
    };
    match Player::BOTH.map(longest) {
        [0, 0] => position.last_out,
        [first, second] if first > second => LastOut::Of(Player::First),
        [first, second] if first < second => LastOut::Of(Player::Second),
        _ => LastOut::Both,
    }
}

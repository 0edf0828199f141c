//! How time passes for the glasses (T7, T8). Nothing here reads a clock.

use rules::{Game, Player};

use crate::fast::{self, Fast};
use crate::position::{LastOut, Position, Step};
use crate::sand::Sand;

/// How long a decision is assumed to take where one is thought of and not made: a quick player's
/// turn, in milliseconds.
pub(crate) const ASSUMED_PACE: u32 = 4000;

/// In how many milliseconds the first of the glasses that run runs out.
pub(crate) fn alarm(position: &Position) -> Option<u64> {
    if !position.variant.level().has_sand() || position.outcome().is_some() {
        return None;
    }
    next(position).map(u64::from)
}

fn next(position: &Position) -> Option<u32> {
    let sand = position.glasses.as_flattened().iter().filter_map(|glass| glass.sand.left());
    let fast = match position.fast {
        Fast::Runs { left, .. } => Some(left),
        _ => None,
    };
    sand.chain(fast).min()
}

/// Lets time pass, at most until the first glass runs out.
pub(crate) fn elapse(position: &mut Position, millis: u64) {
    if !position.variant.level().has_sand() {
        return;
    }
    // No glass runs longer than fits.
    let millis = u32::try_from(millis).unwrap_or(u32::MAX);
    fast::elapse(position, millis);
    let mut ran_out = [false; 2];
    for player in Player::BOTH {
        for glass in &mut position.glasses[player.index()] {
            let after = glass.sand.after(millis);
            ran_out[player.index()] |= after != glass.sand && after == Sand::Out;
            glass.sand = after;
        }
    }
    position.last_out = match ran_out {
        [true, true] => LastOut::Both,
        [true, false] => LastOut::Of(Player::First),
        [false, true] => LastOut::Of(Player::Second),
        [false, false] => position.last_out,
    };
    put_back(position);
}

/// A glass that runs out in the hand goes back to its space, and the player may choose another one
/// (T8.2), if there is still time for it.
fn put_back(position: &mut Position) {
    let Step::Held(space) = position.step else { return };
    if position.glass_on(space).is_some_and(|(_, glass)| glass.sand == Sand::Out) {
        position.step = Step::Begin;
        if position.fast == Fast::Late {
            position.fast = Fast::Lost;
        }
    }
}

/// Lets the assumed time of a decision pass.
pub(crate) fn keep_pace(position: &mut Position) {
    let mut rest = position.pace;
    while rest > 0 && position.variant.level().has_sand() {
        let now = next(position).unwrap_or(rest).min(rest);
        elapse(position, now.into());
        rest -= now;
    }
}

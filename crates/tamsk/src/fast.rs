//! The glass of 15 seconds (T8).

use rules::Game;

use crate::pass;
use crate::position::{Position, Step};
use crate::variant::Level;

/// How long the glass runs, in milliseconds (T8.1).
pub const FAST: u32 = 15_000;

/// The glass of 15 seconds, and what has come of it in the turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fast {
    /// It has run out, or was never used.
    Empty,
    /// It runs for so many more milliseconds, from 1 to [`FAST`].
    Runs {
        /// How many.
        left: u32,
        /// Whether it was started in this turn, so that the player must be done before it runs out.
        /// Else it only runs on.
        binds: bool,
    },
    /// It has run out on the player to move, who had a glass in the hand and may put it down (T8.3).
    Late,
    /// It has run out on the player to move, who had not begun: the turn is lost (T8.3).
    Lost,
}

impl Fast {
    /// A number that tells one from all others.
    pub(crate) const fn word(self) -> u64 {
        match self {
            Self::Empty => 0,
            Self::Runs { left, binds } => (left as u64) << 1 | binds as u64,
            Self::Late => 1 << 32,
            Self::Lost => 1 << 33,
        }
    }
}

/// Whether the player who waits may start it (T8.1).
pub(crate) fn may_start(position: &Position) -> bool {
    position.variant.level() == Level::Three
        && position.fast == Fast::Empty
        && !pass::is_due(position)
        && position.outcome().is_none()
}

pub(crate) fn apply(position: &mut Position) {
    position.fast = Fast::Runs { left: FAST, binds: true };
}

/// Lets time pass for it, at most what it has left.
pub(crate) fn elapse(position: &mut Position, millis: u32) {
    let Fast::Runs { left, binds } = position.fast else { return };
    position.fast = match (left.saturating_sub(millis), binds) {
        (0, false) => Fast::Empty,
        (0, true) if matches!(position.step, Step::Held(_)) => Fast::Late,
        (0, true) => Fast::Lost,
        (left, binds) => Fast::Runs { left, binds },
    };
}

/// Ends the turn: it is the other player's, and who was late loses the next one (T8.3).
pub(crate) fn end_turn(position: &mut Position) {
    match position.fast {
        Fast::Empty => {}
        Fast::Runs { left, .. } => position.fast = Fast::Runs { left, binds: false },
        Fast::Late | Fast::Lost => {
            let skips = &mut position.skips[position.to_move.index()];
            *skips = skips.saturating_add(1);
            position.fast = Fast::Empty;
        }
    }
    position.to_move = position.to_move.other();
}

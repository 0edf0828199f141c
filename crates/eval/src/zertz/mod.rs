//! ZÈRTZ.

mod features;
mod full;
mod learned;
mod material;
mod mirror;
#[cfg(test)]
mod tactics;

pub use features::Seen;
pub use full::Full;
pub use learned::Learned;
pub use material::Material;

use zertz::{Phase, Position};

/// Whether a position may be judged as it stands: no capture is due, or would be after the removal
/// of a ring that does not matter, and no group waits to be claimed.
fn is_quiet(position: &Position) -> bool {
    match position.phase() {
        Phase::Turn | Phase::Ring => !position.has_jump(),
        Phase::Claim | Phase::Jump(_) => false,
    }
}

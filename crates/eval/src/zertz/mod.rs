//! ZÈRTZ.

mod full;
mod material;
mod mirror;
#[cfg(test)]
mod tactics;

pub use full::Full;
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

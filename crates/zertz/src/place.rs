//! Placing a marble (Z5.1, Z5.3, Z5.4) and passing (Z5.5).

use crate::action::Action;
use crate::board::Ring;
use crate::jump;
use crate::marble::Marble;
use crate::position::{Phase, Position};
use crate::refusal::Refusal;

/// Adds the legal placings in order, or passing if there are none and the game goes on.
pub(crate) fn list(position: &Position, out: &mut Vec<Action>) {
    let vacant = position.vacant();
    for marble in position.supply_of_mover().colours() {
        out.extend(vacant.iter().map(|ring| Action::Place { marble, ring }));
    }
    if must_pass(position) {
        out.push(Action::Pass);
    }
}

/// How many legal actions [`list`] adds.
pub(crate) fn count(position: &Position) -> u64 {
    let placings = position.supply_of_mover().colour_count() * u64::from(position.vacant().len());
    placings + u64::from(must_pass(position))
}

/// Whether the player to move has no marble to place while the opponent has one (Z5.5), provided
/// that no capture is possible.
fn must_pass(position: &Position) -> bool {
    position.supply_of_mover().is_empty() && !position.captured(position.to_move.other()).is_empty()
}

/// Puts a marble on a ring. If no ring is free then, the placing is over (Z5.3).
pub(crate) fn apply(position: &mut Position, marble: Marble, ring: Ring) {
    let supply = if position.pool.is_empty() {
        &mut position.captured[position.to_move.index()]
    } else {
        &mut position.pool
    };
    supply.take(marble);
    position.marbles[marble.index()] |= ring.set();
    if position.free_rings().is_empty() {
        position.end_placing();
    } else {
        position.phase = Phase::Ring;
    }
}

/// Why a placing is refused.
pub(crate) fn check(position: &Position, marble: Marble, ring: Ring) -> Result<(), Refusal> {
    may_begin(position)?;
    position.expect_ring(ring)?;
    if position.marbled().contains(ring) {
        return Err(Refusal::RingOccupied { ring });
    }
    let supply = position.supply_of_mover();
    if supply.of(marble) > 0 {
        Ok(())
    } else if supply.is_empty() {
        Err(Refusal::MustPass)
    } else if position.pool.is_empty() {
        Err(Refusal::NotCaptured { marble })
    } else {
        Err(Refusal::NotInPool { marble })
    }
}

/// Why passing is refused.
pub(crate) fn check_pass(position: &Position) -> Result<(), Refusal> {
    may_begin(position)?;
    if must_pass(position) { Ok(()) } else { Err(Refusal::MayNotPass) }
}

/// Why a turn may not be begun with a placing or a pass.
pub(crate) fn may_begin(position: &Position) -> Result<(), Refusal> {
    match position.phase() {
        Phase::Turn => match jump::first(position) {
            Some((from, to)) => Err(Refusal::MustCapture { from, to }),
            None => Ok(()),
        },
        Phase::Ring => Err(Refusal::RingFirst),
        Phase::Claim => Err(Refusal::ClaimFirst),
        Phase::Jump(ring) => Err(Refusal::MustJumpOn { ring }),
    }
}

impl Position {
    /// Why a ring cannot be used: it is none of this board, has gone, or was left for good.
    pub(crate) fn expect_ring(&self, ring: Ring) -> Result<(), Refusal> {
        if self.rings.contains(ring) {
            Ok(())
        } else if !self.variant.board.rings().contains(ring) {
            Err(Refusal::NoSuchRing { ring, rings: self.variant.board.size() })
        } else if self.marbled().contains(ring) {
            Err(Refusal::GroupWasLeft { ring })
        } else {
            Err(Refusal::RingHasGone { ring })
        }
    }
}

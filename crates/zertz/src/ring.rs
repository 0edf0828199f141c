//! Removing a free ring (Z5.2).

use crate::board::{Board, Ring};
use crate::place;
use crate::position::{Phase, Position};
use crate::refusal::Refusal;
use crate::set::RingSet;

/// The rings that can be slid out without disturbing others, if they are vacant: among the six
/// places around them two next to each other are empty.
pub(crate) fn loose(board: Board, rings: RingSet) -> RingSet {
    let is_loose = |ring: &Ring| {
        let steps = &board.tables().steps[ring.index()];
        (0..6).any(|side| !rings.meets(steps[side]) && !rings.meets(steps[(side + 1) % 6]))
    };
    rings.iter().filter(is_loose).collect()
}

/// Takes one ring off and keeps up which ones are loose: a neighbour of the gap becomes so if one of
/// the two places next to both of them is empty too. None ever stops being so.
fn take(position: &mut Position, ring: Ring) {
    position.rings = position.rings - ring.set();
    let steps = &position.variant.board.tables().steps[ring.index()];
    let mut loose = position.loose;
    for side in 0..6 {
        if !position.rings.meets(steps[side]) {
            loose |= steps[(side + 1) % 6] | steps[(side + 5) % 6];
        }
    }
    position.loose = loose & position.rings;
}

/// Removes a free ring, which ends the placing.
pub(crate) fn apply(position: &mut Position, ring: Ring) {
    take(position, ring);
    position.end_placing();
}

/// Why a removal is refused.
pub(crate) fn check(position: &Position, ring: Ring) -> Result<(), Refusal> {
    match position.phase() {
        Phase::Ring => {}
        Phase::Turn => {
            place::may_begin(position)?;
            return Err(Refusal::MarbleFirst);
        }
        Phase::Claim | Phase::Jump(_) => return place::may_begin(position),
    }
    position.expect_ring(ring)?;
    if position.marbled().contains(ring) {
        Err(Refusal::RingOccupied { ring })
    } else if position.loose.contains(ring) {
        Ok(())
    } else {
        Err(Refusal::RingNotFree { ring })
    }
}

//! Capturing by jumps (Z6).

use crate::action::Action;
use crate::board::{BY_NAME, Ring};
use crate::marble::Marble;
use crate::place;
use crate::position::{Phase, Position};
use crate::refusal::Refusal;
use crate::set::RingSet;

/// Whether any marble can jump.
pub(crate) fn any(position: &Position) -> bool {
    let (occupied, vacant) = (position.occupied(), position.vacant());
    let tables = position.variant.board.tables();
    // Seen from the marble that is jumped over: a marble on one side of it, nothing on the other.
    occupied.iter().any(|over| {
        tables.near[over.index()].meets(occupied) && {
            let [n, ne, se, s, sw, nw] = tables.steps[over.index()];
            [(n, s), (ne, sw), (se, nw)].into_iter().any(|(a, b)| {
                (occupied.meets(a) && vacant.meets(b)) || (occupied.meets(b) && vacant.meets(a))
            })
        }
    })
}

/// The rings that a marble can jump to, in order.
fn landings(position: &Position, from: Ring) -> impl Iterator<Item = Ring> {
    let (occupied, vacant) = (position.occupied(), position.vacant());
    let tables = position.variant.board.tables();
    let (steps, jumps) = (&tables.steps[from.index()], &tables.jumps[from.index()]);
    BY_NAME.into_iter().filter_map(move |direction| {
        let landing = jumps[direction];
        let jumps = occupied.meets(steps[direction]) && vacant.meets(landing);
        if jumps { landing.lowest() } else { None }
    })
}

/// Adds the jumps of the marbles on some rings, in order.
pub(crate) fn list(position: &Position, marbles: RingSet, out: &mut Vec<Action>) {
    for from in marbles {
        out.extend(landings(position, from).map(|to| Action::Jump { from, to }));
    }
}

/// The first jump that can be made, from where to where.
pub(crate) fn first(position: &Position) -> Option<(Ring, Ring)> {
    position.occupied().iter().find_map(|from| Some((from, landings(position, from).next()?)))
}

/// The ring that is jumped over.
#[must_use]
pub(crate) fn over(position: &Position, from: Ring, to: Ring) -> Option<Ring> {
    let tables = position.variant.board.tables();
    let direction = tables.jumps[from.index()].iter().position(|&far| far == to.set())?;
    tables.steps[from.index()][direction].lowest()
}

/// Lets a marble jump and captures the one that it jumps over. The turn is over when it cannot go
/// on.
pub(crate) fn apply(position: &mut Position, from: Ring, to: Ring) {
    let over = over(position, from, to).expect("a legal jump goes over a ring");
    let captured = &mut position.captured[position.to_move.index()];
    for marble in Marble::ALL {
        let rings = &mut position.marbles[marble.index()];
        if rings.contains(over) {
            *rings = *rings - over.set();
            captured.add(marble, 1);
        }
        if rings.contains(from) {
            *rings = (*rings - from.set()) | to.set();
        }
    }
    if landings(position, to).next().is_some() {
        position.phase = Phase::Jump(to);
    } else {
        position.end_turn();
    }
}

/// Why a jump is refused.
pub(crate) fn check(position: &Position, from: Ring, to: Ring) -> Result<(), Refusal> {
    match position.phase() {
        Phase::Turn => {}
        Phase::Jump(ring) if ring == from => {}
        Phase::Ring | Phase::Claim | Phase::Jump(_) => return place::may_begin(position),
    }
    position.expect_ring(from)?;
    if !position.marbled().contains(from) {
        return Err(Refusal::NoMarble { ring: from });
    }
    position.expect_ring(to)?;
    let over = over(position, from, to).ok_or(Refusal::NoJump { from, to })?;
    if !position.occupied().contains(over) {
        Err(Refusal::NothingToJump { ring: over })
    } else if position.marbled().contains(to) {
        Err(Refusal::RingOccupied { ring: to })
    } else {
        Ok(())
    }
}

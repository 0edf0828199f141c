//! Isolated groups (Z7).

use crate::action::Action;
use crate::marble::Marble;
use crate::place;
use crate::position::{Phase, Position};
use crate::refusal::Refusal;
use crate::set::RingSet;

/// The rings in play that no vacant ring is connected with: the groups all of whose rings carry
/// marbles.
pub(crate) fn full(position: &Position) -> RingSet {
    let near = &position.variant.board.tables().near;
    let occupied = position.occupied();
    let shut_in = |candidates: RingSet, open: RingSet| -> RingSet {
        if candidates.is_empty() {
            return candidates;
        }
        candidates.iter().filter(|ring| !near[ring.index()].meets(open)).collect()
    };
    let mut rings = shut_in(occupied, position.vacant());
    loop {
        let fewer = shut_in(rings, occupied - rings);
        if fewer == rings {
            return rings;
        }
        rings = fewer;
    }
}

/// The connected parts of a set of rings, by their first rings.
pub(crate) fn groups(position: &Position, rings: RingSet) -> impl Iterator<Item = RingSet> {
    let near = &position.variant.board.tables().near;
    let mut rest = rings;
    std::iter::from_fn(move || {
        let mut group = rest.lowest()?.set();
        loop {
            let around = group.iter().fold(group, |sum, ring| sum | near[ring.index()]) & rest;
            if around == group {
                rest = rest - group;
                return Some(group);
            }
            group = around;
        }
    })
}

/// Takes the marbles of full groups and their rings.
pub(crate) fn claim(position: &mut Position, rings: RingSet) {
    let captured = &mut position.captured[position.to_move.index()];
    for marble in Marble::ALL {
        let marbles = &mut position.marbles[marble.index()];
        #[allow(clippy::cast_possible_truncation, reason = "at most 24 marbles")]
        captured.add(marble, (*marbles & rings).len() as u8);
        *marbles = *marbles - rings;
    }
    let_go(position, rings);
}

/// Takes rings out of play. No other ring becomes loose by it: they had no neighbours.
fn let_go(position: &mut Position, rings: RingSet) {
    position.rings = position.rings - rings;
    position.loose = position.loose - rings;
}

/// Adds the ways to claim a group, and to leave them all, in order.
pub(crate) fn list(position: &Position, out: &mut Vec<Action>) {
    out.push(Action::Leave);
    out.extend(groups(position, full(position)).map(Action::Claim));
}

/// Claims one group. The turn is over when none is left.
pub(crate) fn apply(position: &mut Position, group: RingSet) {
    claim(position, group);
    if full(position).is_empty() {
        position.end_turn();
    }
}

/// Leaves the groups that still stand; they are out of play from now on.
pub(crate) fn leave(position: &mut Position) {
    let_go(position, full(position));
    position.end_turn();
}

/// Why a claim is refused.
pub(crate) fn check(position: &Position, group: RingSet) -> Result<(), Refusal> {
    check_leave(position)?;
    if groups(position, full(position)).any(|other| other == group) {
        Ok(())
    } else {
        Err(Refusal::NoGroup { rings: group })
    }
}

/// Why groups may not be left.
pub(crate) fn check_leave(position: &Position) -> Result<(), Refusal> {
    match position.phase() {
        Phase::Claim => Ok(()),
        Phase::Turn => Err(Refusal::NothingToClaim),
        Phase::Ring | Phase::Jump(_) => place::may_begin(position),
    }
}

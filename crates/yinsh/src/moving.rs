//! Moving a ring (Y5).

use hexgrid::Direction;

use crate::action::Action;
use crate::board::Point;
use crate::position::{Phase, Position};
use crate::refusal::Refusal;
use crate::row;
use crate::set::PointSet;

/// The directions in which points come later in the order of columns and numbers, and those in which
/// they come earlier.
const ONWARDS: [Direction; 3] = [Direction::N, Direction::NE, Direction::SE];
const BACKWARDS: [Direction; 3] = [Direction::S, Direction::SW, Direction::NW];

/// The points a ring can move to (Y5.2): vacant ones up to the first piece, and if that is a marker
/// the point right behind the markers that follow each other there, if it is vacant.
pub(crate) fn destinations(from: Point, rings: PointSet, markers: PointSet) -> PointSet {
    let occupied = rings | markers;
    let mut reached = PointSet::EMPTY;
    for direction in ONWARDS {
        let ray = from.ray(direction);
        let first = (ray & occupied).lowest();
        if first.is_empty() {
            reached |= ray;
            continue;
        }
        reached |= ray.before(first);
        if first.meets(markers) {
            let landing = (ray - markers - ray.before(first)).lowest();
            reached |= landing - rings;
        }
    }
    for direction in BACKWARDS {
        let ray = from.ray(direction);
        let first = (ray & occupied).highest();
        if first.is_empty() {
            reached |= ray;
            continue;
        }
        let farther = ray.before(first);
        reached |= ray - farther - first;
        if first.meets(markers) {
            let landing = (farther - markers).highest();
            reached |= landing - rings;
        }
    }
    reached
}

/// Whether any of some rings can move.
pub(crate) fn any(position: &Position, movers: PointSet) -> bool {
    let (rings, markers) = (position.all_rings(), position.all_markers());
    let vacant = !(rings | markers);
    // Nearly always a point next to a ring is vacant.
    movers.iter().any(|from| from.neighbours().meets(vacant))
        || movers.iter().any(|from| !destinations(from, rings, markers).is_empty())
}

/// Adds the legal moves in order, or passing if there are none.
pub(crate) fn list(position: &Position, out: &mut Vec<Action>) {
    let (rings, markers) = (position.all_rings(), position.all_markers());
    let before = out.len();
    for from in position.rings(position.to_move) {
        let reached = destinations(from, rings, markers);
        out.extend(reached.iter().map(|to| Action::Move { from, to }));
    }
    if out.len() == before {
        out.push(Action::Pass);
    }
}

/// How many legal actions [`list`] adds.
pub(crate) fn count(position: &Position) -> u32 {
    let (rings, markers) = (position.all_rings(), position.all_markers());
    let movers = position.rings(position.to_move).iter();
    movers.map(|from| destinations(from, rings, markers).len()).sum::<u32>().max(1)
}

/// Puts a marker into a ring (Y5.1), moves the ring (Y5.2) and turns over the markers it has crossed
/// (Y5.3).
pub(crate) fn apply(position: &mut Position, from: Point, to: Point) {
    let mover = position.to_move;
    let [white, black] = position.markers;
    let flipped = from.between(to) & (white | black);
    position.markers = [white ^ flipped, black ^ flipped];
    position.markers[mover.index()] |= from.set();
    let rings = &mut position.rings[mover.index()];
    *rings = (*rings - from.set()) | to.set();
    if row::stands(position.markers(mover)) {
        position.phase = Phase::RowAfter;
    } else {
        position.end_turn();
    }
}

/// Why a move is refused.
pub(crate) fn check(position: &Position, from: Point, to: Point) -> Result<(), Refusal> {
    may_begin(position)?;
    expect_ring(position, from)?;
    let (rings, markers) = (position.all_rings(), position.all_markers());
    if destinations(from, rings, markers).contains(to) {
        return Ok(());
    }
    if (rings | markers).contains(to) {
        return Err(Refusal::Occupied { point: to });
    }
    if from.direction_to(to).is_none() {
        return Err(Refusal::NotInLine { from, to });
    }
    let between = from.between(to);
    match (between & rings).iter().next() {
        Some(ring) => Err(Refusal::RingInTheWay { ring, to }),
        None => Err(Refusal::MustStop { from, to }),
    }
}

/// Why passing is refused.
pub(crate) fn check_pass(position: &Position) -> Result<(), Refusal> {
    may_begin(position)?;
    if any(position, position.rings(position.to_move)) { Err(Refusal::MayNotPass) } else { Ok(()) }
}

/// Why no ring may be moved now.
fn may_begin(position: &Position) -> Result<(), Refusal> {
    match position.phase {
        Phase::Move => Ok(()),
        Phase::Place => Err(Refusal::PlaceFirst),
        Phase::RowBefore | Phase::RowAfter => Err(position.row_first()),
        Phase::RingBefore | Phase::RingAfter => Err(Refusal::RingFirst),
    }
}

/// Why a point is not that of a ring of the player to move.
pub(crate) fn expect_ring(position: &Position, ring: Point) -> Result<(), Refusal> {
    if position.rings(position.to_move).contains(ring) {
        Ok(())
    } else if position.all_rings().contains(ring) {
        Err(Refusal::NotYourRing { point: ring })
    } else {
        Err(Refusal::NoRingThere { point: ring })
    }
}

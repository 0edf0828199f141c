//! Rows: what one is, which stand, and taking one off with a ring for it (Y6).

use std::fmt;
use std::sync::LazyLock;

use hexgrid::Direction;
use rules::Player;

use crate::action::Action;
use crate::board::{BOARD, Point};
use crate::moving;
use crate::position::{Phase, Position};
use crate::refusal::Refusal;
use crate::set::PointSet;

/// Five neighbouring points of one line (Y6.1), told by its ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Row {
    first: Point,
    last: Point,
}

/// How many rows there are on the board.
pub const ROWS: usize = 123;

/// All rows in the byte order of their texts, each with its points.
static ALL: LazyLock<Vec<(Row, PointSet)>> = LazyLock::new(|| {
    let mut all = Vec::with_capacity(ROWS);
    for axis in Direction::AXES {
        all.extend(BOARD.fives(axis).iter().map(|first| {
            let row = Row::from(first, axis);
            (row, row.points())
        }));
    }
    all.sort_by_key(|(row, _)| (row.first, row.last));
    all
});

impl Row {
    /// The row that begins with a point, whose first point in the order of columns and numbers it is.
    fn from(first: Point, axis: Direction) -> Self {
        let place = (0..4).fold(first.place(), |place, _| place.step(axis));
        Self { first, last: Point::on(place).expect("five points of the board begin there") }
    }

    /// The row with these ends, the first one being the first by column, then by number.
    ///
    /// # Errors
    ///
    /// If they are not the ends of five neighbouring points in this order.
    pub fn between(first: Point, last: Point) -> Result<Self, NoRow> {
        let is_row = first.index() < last.index() && first.between(last).len() == 3;
        if is_row { Ok(Self { first, last }) } else { Err(NoRow { first, last }) }
    }

    /// Its first point by column, then by number.
    pub const fn first(self) -> Point {
        self.first
    }

    /// Its last point.
    pub const fn last(self) -> Point {
        self.last
    }

    /// All five.
    #[must_use]
    pub fn points(self) -> PointSet {
        self.first.between(self.last) | self.first.set() | self.last.set()
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.first, self.last)
    }
}

/// Two points are not the ends of a row.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "from {first} to {last} is no row: name both ends of five points of a line, by letter and number"
)]
pub struct NoRow {
    first: Point,
    last: Point,
}

/// Whether a set of markers has a row.
pub(crate) fn stands(markers: PointSet) -> bool {
    Direction::AXES.iter().any(|&axis| !markers.fives(axis).is_empty())
}

/// How many rows there are in a set of markers, those that share some counted each.
pub(crate) fn count(markers: PointSet) -> u32 {
    Direction::AXES.iter().map(|&axis| markers.fives(axis).len()).sum()
}

/// The rows of a player that stand, those that share markers each, in the order of their texts.
pub(crate) fn of(position: &Position, player: Player) -> impl Iterator<Item = Row> {
    let markers = position.markers(player);
    // Rows are rare, and looking at all 123 is not.
    let all = if stands(markers) { ALL.as_slice() } else { &[] };
    all.iter().filter(move |(_, points)| markers.includes(*points)).map(|&(row, _)| row)
}

/// Adds the rows that may be taken, in order.
pub(crate) fn list(position: &Position, out: &mut Vec<Action>) {
    out.extend(of(position, position.to_move).map(Action::TakeRow));
}

/// Takes a row off (Y6.2). A ring is due then.
pub(crate) fn apply(position: &mut Position, row: Row) {
    let markers = &mut position.markers[position.to_move.index()];
    *markers = *markers - row.points();
    position.phase = match position.phase {
        Phase::RowBefore => Phase::RingBefore,
        _ => Phase::RingAfter,
    };
}

/// Takes a ring off for a row. If it has not won, the player goes on with the next row (Y6.3), or
/// with what is due after the last.
pub(crate) fn apply_ring(position: &mut Position, ring: Point) {
    let mover = position.to_move;
    let rings = &mut position.rings[mover.index()];
    *rings = *rings - ring.set();
    if position.removed(mover) >= position.variant.rings_to_win() {
        return;
    }
    let more = stands(position.markers(mover));
    match position.phase {
        Phase::RingBefore if more => position.phase = Phase::RowBefore,
        Phase::RingBefore => position.phase = Phase::Move,
        _ if more => position.phase = Phase::RowAfter,
        _ => position.end_turn(),
    }
}

/// Why a row may not be taken.
pub(crate) fn check(position: &Position, row: Row) -> Result<(), Refusal> {
    match position.phase {
        Phase::RowBefore | Phase::RowAfter => {}
        Phase::Place | Phase::Move => return Err(Refusal::NoRow),
        Phase::RingBefore | Phase::RingAfter => return Err(Refusal::RingFirst),
    }
    let missing = row.points() - position.markers(position.to_move);
    if missing.is_empty() { Ok(()) } else { Err(Refusal::NotInRow { points: missing, row }) }
}

/// Why a ring may not be taken off.
pub(crate) fn check_ring(position: &Position, ring: Point) -> Result<(), Refusal> {
    match position.phase {
        Phase::RingBefore | Phase::RingAfter => moving::expect_ring(position, ring),
        Phase::RowBefore | Phase::RowAfter => Err(position.row_first()),
        Phase::Place | Phase::Move => Err(Refusal::NoRow),
    }
}

impl Position {
    /// What is said to a player who must take a row first.
    pub(crate) fn row_first(&self) -> Refusal {
        let row = of(self, self.to_move).next().expect("a row stands when one is due");
        Refusal::RowFirst { row }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn y6_1_one_hundred_and_twenty_three_rows() {
        assert_eq!(ALL.len(), ROWS);
        assert_eq!(count(BOARD), 123);
        for (row, points) in ALL.iter() {
            assert_eq!(points.len(), 5);
            assert_eq!(Row::between(row.first, row.last), Ok(*row));
            assert!(stands(*points) && Row::between(row.last, row.first).is_err());
        }
        let texts: Vec<String> = ALL.iter().map(|(row, _)| row.to_string()).collect();
        assert!(texts.is_sorted());
    }
}

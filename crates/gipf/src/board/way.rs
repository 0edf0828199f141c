//! The ways to push a piece onto a board (G2).

use std::fmt;

use hexgrid::{Cell, CellSet, Direction};

use super::line::{before, goes_up};
use super::point::{POINT_OF, POINTS};
use super::{Board, CENTRE, Point};

/// A way to push a piece onto a board: a dot and a line that begins there. Ways are ordered as their
/// texts, by dot and first spot; most of them belong to both boards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Way(u8);

/// The ways of both boards together.
pub(super) const WAYS: usize = 50;

/// The most ways a board has.
pub(crate) const MOST_WAYS: usize = 44;

/// What is the same of a way on every board that has it.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    pub(super) dot: Point,
    pub(super) direction: Direction,
    pub(super) first: Cell,
    rotation: u32,
}

pub(super) static ENTRIES: [Entry; WAYS] = {
    let none = Entry { dot: Point(0), direction: Direction::N, first: CENTRE, rotation: 0 };
    let mut entries = [none; WAYS];
    let (mut number, mut count) = (0u8, 0);
    while (number as usize) < POINTS {
        let dot = Point(number);
        // The points next to a dot in the order of their names: columns from left to right, each
        // from bottom to top.
        let order = [
            Direction::SW,
            Direction::NW,
            Direction::S,
            Direction::N,
            Direction::SE,
            Direction::NE,
        ];
        let mut turn = 0;
        while turn < order.len() {
            let direction = order[turn];
            let hex = dot.hex().step(direction);
            if (Board::Gipf.is_dot(dot) && Board::Gipf.has_spot(hex)
                || Board::Matrx.is_dot(dot) && Board::Matrx.has_spot(hex))
                && let Some(first) = Cell::at(hex)
            {
                let rotation = match direction {
                    Direction::N => 1,
                    Direction::NE => 8,
                    Direction::SE => 7,
                    Direction::S => 63,
                    Direction::SW => 56,
                    Direction::NW => 57,
                };
                entries[count] = Entry { dot, direction, first, rotation };
                count += 1;
            }
            turn += 1;
        }
        number += 1;
    }
    assert!(count == WAYS);
    entries
};

impl Way {
    /// The way from a dot onto a spot next to it, on either board.
    #[must_use]
    pub fn onto(dot: Point, spot: Point) -> Option<Self> {
        ways_in((1 << WAYS) - 1).find(|way| way.dot() == dot && Point::from(way.first()) == spot)
    }

    /// Its number in the order of the texts, 0 to 49.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    const fn entry(self) -> &'static Entry {
        &ENTRIES[self.0 as usize]
    }

    /// The dot on which the piece is put.
    #[must_use]
    pub const fn dot(self) -> Point {
        self.entry().dot
    }

    /// The direction of the push.
    #[must_use]
    pub const fn direction(self) -> Direction {
        self.entry().direction
    }

    /// The spot onto which the piece is pushed.
    #[must_use]
    pub const fn first(self) -> Cell {
        self.entry().first
    }

    /// The spots of its line on a board; none if the board does not have it.
    #[must_use]
    pub const fn line(self, board: Board) -> CellSet {
        board.tables().line_of[self.0 as usize]
    }

    /// Those spots of the line that are occupied from the first one on without a gap: what a push
    /// shifts. The line must have an empty spot.
    #[must_use]
    pub const fn shifting(self, board: Board, occupied: CellSet) -> CellSet {
        let line = self.line(board).bits();
        let free = line & !occupied.bits();
        CellSet::from_bits(before(line, free, goes_up(self.entry().direction)))
    }

    /// Cells of the line moved one spot on; none of them may be its last spot.
    #[must_use]
    pub const fn moved_on(self, cells: CellSet) -> CellSet {
        CellSet::from_bits(cells.bits().rotate_left(self.entry().rotation))
    }
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.dot(), Point::from(self.first()))
    }
}

/// The ways whose numbers are the bits of a word, in order.
pub(crate) fn ways_in(mut bits: u64) -> impl Iterator<Item = Way> {
    std::iter::from_fn(move || {
        let way = first_way(bits);
        bits &= bits.wrapping_sub(1);
        way
    })
}

/// The ways whose dots come before a cell in the order of names, as bits by number.
pub(crate) const fn ways_before(cell: Cell) -> u64 {
    WAYS_BEFORE[cell.index()]
}

static WAYS_BEFORE: [u64; 64] = {
    let mut before = [0; 64];
    let mut cell = 0;
    while cell < before.len() {
        let mut way = 0;
        while way < WAYS {
            if let Some(point) = POINT_OF[cell]
                && ENTRIES[way].dot.0 < point.0
            {
                before[cell] |= 1 << way;
            }
            way += 1;
        }
        cell += 1;
    }
    before
};

/// The first way whose number is a bit of a word.
pub(crate) const fn first_way(bits: u64) -> Option<Way> {
    #[allow(clippy::cast_possible_truncation, reason = "a bit number is at most 64")]
    let number = bits.trailing_zeros() as u8;
    if (number as usize) < WAYS { Some(Way(number)) } else { None }
}

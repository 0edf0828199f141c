//! The lines of a board, worked out once, and what lies along them (G2).

use hexgrid::{Cell, CellSet, Direction, Hex};

use super::point::POINTS;
use super::way::{ENTRIES, Entry, WAYS};
use super::{Board, Point};

/// The spots in one direction, nearest first.
#[derive(Clone, Copy)]
pub(crate) struct Ray {
    pub(super) spots: CellSet,
    pub(super) upwards: bool,
}

impl Ray {
    /// The nearest of its spots that is in a set.
    pub(crate) const fn first_in(self, set: CellSet) -> Option<Cell> {
        let met = CellSet::from_bits(self.spots.bits() & set.bits());
        if self.upwards { met.lowest() } else { met.highest() }
    }

    /// Its spots before the nearest one that is in a set; all of them if none is.
    pub(crate) const fn before(self, set: CellSet) -> CellSet {
        CellSet::from_bits(before(self.spots.bits(), self.spots.bits() & set.bits(), self.upwards))
    }
}

/// Those bits of a line that come before the first of some stopping bits.
pub(super) const fn before(line: u64, stops: u64, upwards: bool) -> u64 {
    if upwards {
        line & (stops & stops.wrapping_neg()).wrapping_sub(1)
    } else if stops == 0 {
        line
    } else {
        line & !(u64::MAX >> stops.leading_zeros())
    }
}

/// Whether a step in a direction leads to a higher bit.
pub(super) const fn goes_up(direction: Direction) -> bool {
    matches!(direction, Direction::N | Direction::NE | Direction::SE)
}

/// A line of spots with the two ways along it.
#[derive(Clone, Copy)]
pub(super) struct Line {
    pub(super) spots: CellSet,
    /// The numbers of its ways, as bits.
    pub(super) ways: u64,
}

/// The most lines a board has.
const LINES: usize = 22;

/// What is worked out once for a board.
pub(super) struct Tables {
    pub(super) spots: CellSet,
    /// The numbers of its ways, as bits.
    pub(super) ways: u64,
    /// The spots of the line of each way.
    pub(super) line_of: [CellSet; WAYS],
    /// Its lines; a place that no line needs has no spots and no ways.
    pub(super) lines: [Line; LINES],
    /// The line of three spots, if it has one; else no line, but all its spots.
    pub(super) short_line: CellSet,
    /// The spots beyond each cell in each direction.
    pub(super) rays: [[CellSet; 6]; 64],
}

pub(super) static TABLES: [Tables; 2] = [tables(Board::Gipf), tables(Board::Matrx)];

/// The spots of a board from a place on in a direction.
const fn spots_from(board: Board, mut at: Hex, direction: Direction) -> CellSet {
    let mut spots = CellSet::EMPTY;
    while board.has_spot(at) {
        if let Some(cell) = Cell::at(at) {
            spots = spots.with(cell.set());
        }
        at = at.step(direction);
    }
    spots
}

const fn tables(board: Board) -> Tables {
    let mut tables = Tables {
        spots: CellSet::EMPTY,
        ways: 0,
        line_of: [CellSet::EMPTY; WAYS],
        lines: [Line { spots: CellSet::EMPTY, ways: 0 }; LINES],
        short_line: CellSet::EMPTY,
        rays: [[CellSet::EMPTY; 6]; 64],
    };
    let mut number = 0u8;
    while (number as usize) < POINTS {
        if let Some(cell) = board.spot(Point(number)) {
            tables.spots = tables.spots.with(cell.set());
            let mut turn = 0;
            while turn < 6 {
                let direction = Direction::ALL[turn];
                let next = cell.hex().step(direction);
                tables.rays[cell.index()][direction as usize] = spots_from(board, next, direction);
                turn += 1;
            }
        }
        number += 1;
    }
    let (mut way, mut count) = (0, 0);
    while way < WAYS {
        let Entry { dot, direction, first, .. } = ENTRIES[way];
        if board.is_dot(dot) && board.has_spot(first.hex()) {
            let spots = spots_from(board, first.hex(), direction);
            let mut known = 0;
            while known < count && tables.lines[known].spots.bits() != spots.bits() {
                known += 1;
            }
            if known == count {
                tables.lines[count].spots = spots;
                count += 1;
            }
            tables.lines[known].ways |= 1 << way;
            tables.line_of[way] = spots;
            tables.ways |= 1 << way;
        }
        way += 1;
    }
    tables.short_line = tables.spots;
    let mut line = 0;
    while line < LINES {
        if tables.lines[line].spots.len() == 3 {
            tables.short_line = tables.lines[line].spots;
        }
        line += 1;
    }
    tables
}

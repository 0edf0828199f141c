//! The two boards (G2): `gipf` with 37 spots, 24 dots, 21 lines and 42 ways to push, and `matrx`, the
//! same with one more column of three spots on White's right: 40, 25, 22 and 44.

use std::fmt;
use std::str::FromStr;

use hexgrid::{Cell, CellSet, Direction, Hex};

/// A board of the family.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Board {
    /// The hexagon of GIPF.
    #[default]
    Gipf,
    /// The hexagon with one more column on White's right.
    Matrx,
}

impl Board {
    /// The key in the text of a variant.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Gipf => "gipf",
            Self::Matrx => "matrx",
        }
    }

    const fn has_spot(self, hex: Hex) -> bool {
        hex.distance(Hex::CENTRE) <= 3
            || matches!(self, Self::Matrx) && hex.q == 4 && hex.r >= -3 && hex.r <= -1
    }

    const fn has_dot(self, hex: Hex) -> bool {
        match self {
            Self::Gipf => hex.distance(Hex::CENTRE) == 4,
            Self::Matrx => {
                let beside = hex.q == 5 && hex.r >= -4 && hex.r <= -1;
                beside || hex.distance(Hex::CENTRE) == 4 && !self.has_spot(hex)
            }
        }
    }

    /// Its dots and spots, in the order of their names.
    pub fn points(self) -> impl Iterator<Item = Point> {
        Point::all().filter(move |point| self.has_dot(point.hex()) || self.has_spot(point.hex()))
    }

    /// Whether a point is one of its dots, at the end of a line.
    pub const fn is_dot(self, point: Point) -> bool {
        self.has_dot(point.hex())
    }

    /// The cell of a point that is one of its spots.
    #[must_use]
    pub const fn spot(self, point: Point) -> Option<Cell> {
        if self.has_spot(point.hex()) { Cell::at(point.hex()) } else { None }
    }

    const fn tables(self) -> &'static Tables {
        &TABLES[self as usize]
    }

    /// All its spots.
    #[must_use]
    pub const fn spots(self) -> CellSet {
        self.tables().spots
    }

    /// Its columns of spots from left to right, each from bottom to top.
    pub fn columns(self) -> impl ExactSizeIterator<Item = impl ExactSizeIterator<Item = Cell>> {
        let number = self.spots().highest().map_or(0, |cell| cell.index() / 8 + 1);
        let spots = self.spots().bits();
        (0..number).map(move |column| CellSet::from_bits(spots & 0xff << (8 * column)).iter())
    }

    /// Its ways to push, in the order of their texts.
    pub fn ways(self) -> impl Iterator<Item = Way> {
        ways_in(self.all_ways())
    }

    /// Its ways as bits by number.
    pub(crate) const fn all_ways(self) -> u64 {
        self.tables().ways
    }

    /// The ways along the lines that have an empty spot, as bits by number.
    pub(crate) fn open_ways(self, occupied: CellSet) -> u64 {
        // No line of four or more spots is full unless four pieces stand side by side.
        let four = Direction::AXES.iter().any(|&axis| !occupied.runs_of_four(axis).is_empty());
        if !four && !occupied.includes(self.tables().short_line) {
            return self.all_ways();
        }
        let lines = self.tables().lines.iter();
        lines.map(|line| if occupied.includes(line.spots) { 0 } else { line.ways }).sum()
    }

    /// The spots from a cell to the end of its line in a direction, without the cell itself.
    pub(crate) fn ray(self, from: Cell, direction: Direction) -> Ray {
        Ray {
            spots: self.tables().rays[from.index()][direction as usize],
            upwards: goes_up(direction),
        }
    }
}

/// The centre e5, where TAMSK pieces come into their own.
pub(crate) const CENTRE: Cell = match Cell::at(Hex::CENTRE) {
    Some(cell) => cell,
    None => unreachable!(),
};

/// The spots in one direction, nearest first.
#[derive(Clone, Copy)]
pub(crate) struct Ray {
    spots: CellSet,
    upwards: bool,
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
const fn before(line: u64, stops: u64, upwards: bool) -> u64 {
    if upwards {
        line & (stops & stops.wrapping_neg()).wrapping_sub(1)
    } else if stops == 0 {
        line
    } else {
        line & !(u64::MAX >> stops.leading_zeros())
    }
}

/// Whether a step in a direction leads to a higher bit.
const fn goes_up(direction: Direction) -> bool {
    matches!(direction, Direction::N | Direction::NE | Direction::SE)
}

/// A dot or a spot of either board, by its place in the order of the names (`a1`, `a2`, … `j4`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Point(u8);

/// The points of both boards together.
const POINTS: usize = 65;

/// Where each point lies, in the order of the names.
const HEXES: [Hex; POINTS] = {
    let mut hexes = [Hex::CENTRE; POINTS];
    let (mut q, mut index) = (-4i8, 0);
    while q <= 5 {
        let mut r = -4;
        while r <= 4 {
            let hex = Hex::new(q, r);
            if Board::Gipf.has_spot(hex) || Board::Gipf.has_dot(hex) || Board::Matrx.has_dot(hex) {
                hexes[index] = hex;
                index += 1;
            }
            r += 1;
        }
        q += 1;
    }
    assert!(index == POINTS);
    hexes
};

impl Point {
    /// Those of both boards, in the order of their names.
    pub fn all() -> impl Iterator<Item = Self> {
        HEXES.into_iter().filter_map(Self::at)
    }

    /// The point at a place of the grid.
    #[must_use]
    pub const fn at(hex: Hex) -> Option<Self> {
        let mut number = 0u8;
        while (number as usize) < POINTS {
            let known = HEXES[number as usize];
            if known.q == hex.q && known.r == hex.r {
                return Some(Self(number));
            }
            number += 1;
        }
        None
    }

    /// Where it lies on the grid; e5 is the centre.
    #[must_use]
    pub const fn hex(self) -> Hex {
        HEXES[self.0 as usize]
    }
}

/// The points of the cells, by cell.
static POINT_OF: [Option<Point>; 64] = {
    let mut points = [None; 64];
    let mut number = 0u8;
    while (number as usize) < POINTS {
        if let Some(cell) = Board::Matrx.spot(Point(number)) {
            points[cell.index()] = Some(Point(number));
        }
        number += 1;
    }
    points
};

impl From<Cell> for Point {
    fn from(cell: Cell) -> Self {
        POINT_OF[cell.index()].expect("every cell of a position is a spot of the board")
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Hex { q, r } = self.hex();
        let column = char::from(b'e'.wrapping_add_signed(q));
        write!(f, "{column}{}", r + 5 + q.min(0))
    }
}

/// The text names no dot and no spot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no dot or spot has this name")]
pub struct UnknownPoint;

impl FromStr for Point {
    type Err = UnknownPoint;

    fn from_str(text: &str) -> Result<Self, UnknownPoint> {
        let &[column @ b'a'..=b'j', digit @ b'1'..=b'9'] = text.as_bytes() else {
            return Err(UnknownPoint);
        };
        let q = column.cast_signed() - b'e'.cast_signed();
        let n = digit.cast_signed() - b'0'.cast_signed();
        Self::at(Hex::new(q, n - 5 - q.min(0))).ok_or(UnknownPoint)
    }
}

/// A way to push a piece onto a board: a dot and a line that begins there. Ways are ordered as their
/// texts, by dot and first spot; most of them belong to both boards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Way(u8);

/// The ways of both boards together.
const WAYS: usize = 50;

/// The most ways a board has.
pub(crate) const MOST_WAYS: usize = 44;

/// What is the same of a way on every board that has it.
#[derive(Clone, Copy)]
struct Entry {
    dot: Point,
    direction: Direction,
    first: Cell,
    rotation: u32,
}

static ENTRIES: [Entry; WAYS] = {
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

/// A line of spots with the two ways along it.
#[derive(Clone, Copy)]
struct Line {
    spots: CellSet,
    /// The numbers of its ways, as bits.
    ways: u64,
}

/// The most lines a board has.
const LINES: usize = 22;

/// What is worked out once for a board.
struct Tables {
    spots: CellSet,
    /// The numbers of its ways, as bits.
    ways: u64,
    /// The spots of the line of each way.
    line_of: [CellSet; WAYS],
    /// Its lines; a place that no line needs has no spots and no ways.
    lines: [Line; LINES],
    /// The line of three spots, if it has one; else no line, but all its spots.
    short_line: CellSet,
    /// The spots beyond each cell in each direction.
    rays: [[CellSet; 6]; 64],
}

static TABLES: [Tables; 2] = [tables(Board::Gipf), tables(Board::Matrx)];

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn g2_spots_dots_lines_and_ways() {
        for (board, spots, dots, lines, ways) in
            [(Board::Gipf, 37, 24, 21, 42), (Board::Matrx, 40, 25, 22, 44)]
        {
            assert_eq!(board.spots().len(), spots);
            assert_eq!(board.points().filter(|&point| board.is_dot(point)).count(), dots);
            let tables = board.tables();
            assert_eq!(tables.lines.iter().filter(|line| line.ways != 0).count(), lines);
            assert!(tables.lines.iter().all(|line| matches!(line.ways.count_ones(), 0 | 2)));
            assert_eq!(board.ways().count(), ways);
        }
        let mut lengths = [0; 8];
        for line in Board::Matrx.tables().lines {
            lengths[line.spots.len() as usize] += 1;
        }
        assert_eq!(lengths, [0, 0, 0, 1, 4, 6, 6, 5]);
    }

    #[test]
    fn every_point_has_its_name() {
        for point in Point::all() {
            assert_eq!(point.to_string().parse(), Ok(point));
        }
        let lengths = |board: Board| board.columns().map(|column| column.len()).collect::<Vec<_>>();
        assert_eq!(lengths(Board::Gipf), [4, 5, 6, 7, 6, 5, 4]);
        assert_eq!(lengths(Board::Matrx), [4, 5, 6, 7, 6, 5, 4, 3]);
    }

    #[test]
    fn ways_stand_in_the_order_of_their_texts() {
        for board in [Board::Gipf, Board::Matrx] {
            assert!(board.ways().map(|way| way.to_string()).is_sorted());
        }
    }
}

//! The `gipf` board (G2): 37 spots, 24 dots, 21 lines, 42 ways to push.

use std::fmt;
use std::str::FromStr;

use hexgrid::{Cell, CellSet, Direction, Hex};

/// A dot or a spot, by its place in the order of the names (`a1`, `a2`, … `i5`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Point(u8);

/// Dots and spots together.
const POINTS: usize = 61;

/// Where each point lies, in the order of the names.
const HEXES: [Hex; POINTS] = {
    let mut hexes = [Hex::CENTRE; POINTS];
    let (mut q, mut index) = (-4i8, 0);
    while q <= 4 {
        let mut r = if q < 0 { -4 - q } else { -4 };
        while r <= 4 && r <= 4 - q {
            hexes[index] = Hex::new(q, r);
            index += 1;
            r += 1;
        }
        q += 1;
    }
    assert!(index == POINTS);
    hexes
};

impl Point {
    /// All 61, in the order of their names.
    pub fn all() -> impl Iterator<Item = Self> {
        HEXES.into_iter().filter_map(Self::at)
    }

    /// The point at a place of the grid.
    #[must_use]
    pub const fn at(hex: Hex) -> Option<Self> {
        let mut index = 0;
        while index < POINTS {
            if HEXES[index].q == hex.q && HEXES[index].r == hex.r {
                #[allow(clippy::cast_possible_truncation, reason = "below 61")]
                return Some(Self(index as u8));
            }
            index += 1;
        }
        None
    }

    /// Where it lies on the grid; e5 is the centre.
    #[must_use]
    pub const fn hex(self) -> Hex {
        HEXES[self.0 as usize]
    }

    /// Whether it is a dot, at the end of a line.
    pub const fn is_dot(self) -> bool {
        self.hex().distance(Hex::CENTRE) == 4
    }

    /// The cell of a spot; none for a dot.
    #[must_use]
    pub const fn spot(self) -> Option<Cell> {
        if self.is_dot() { None } else { Cell::at(self.hex()) }
    }
}

impl From<Cell> for Point {
    fn from(cell: Cell) -> Self {
        Self::at(cell.hex()).expect("every cell of a position is a spot of the board")
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
        let &[column @ b'a'..=b'i', digit @ b'1'..=b'9'] = text.as_bytes() else {
            return Err(UnknownPoint);
        };
        let q = column.cast_signed() - b'e'.cast_signed();
        let n = digit.cast_signed() - b'0'.cast_signed();
        Self::at(Hex::new(q, n - 5 - q.min(0))).ok_or(UnknownPoint)
    }
}

/// All spots.
pub const SPOTS: CellSet = {
    let mut spots = CellSet::EMPTY;
    let mut number = 0u8;
    while (number as usize) < POINTS {
        if let Some(cell) = Point(number).spot() {
            spots = spots.with(cell.set());
        }
        number += 1;
    }
    spots
};

/// The spots of one column from bottom to top; columns are numbered from left to right, 0 to 6.
pub fn column(number: usize) -> impl Iterator<Item = Cell> {
    SPOTS.iter().filter(move |cell| cell.index() / 8 == number)
}

/// How many columns of spots there are.
pub const COLUMNS: usize = 7;

/// One of the 42 ways to push a piece onto the board: a dot and a line that begins there. Ways are
/// ordered as their texts, by dot and first spot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Way(u8);

/// How many ways there are.
pub const WAYS: usize = 42;

/// A way, worked out.
#[derive(Clone, Copy)]
struct Route {
    dot: Point,
    direction: Direction,
    first: Cell,
    line: CellSet,
    rotation: u32,
    upwards: bool,
}

static ROUTES: [Route; WAYS] = {
    let none = Route {
        dot: Point(0),
        direction: Direction::N,
        first: match Cell::at(Hex::CENTRE) {
            Some(cell) => cell,
            None => panic!(),
        },
        line: CellSet::EMPTY,
        rotation: 0,
        upwards: true,
    };
    let mut routes = [none; WAYS];
    let (mut dot, mut count) = (0u8, 0);
    while (dot as usize) < POINTS {
        // The spots next to a dot in the order of their names: columns from left to right, each
        // from bottom to top.
        let order = [
            Direction::SW,
            Direction::NW,
            Direction::S,
            Direction::N,
            Direction::SE,
            Direction::NE,
        ];
        let mut number = 0;
        while number < order.len() && Point(dot).is_dot() {
            let direction = order[number];
            if let Some(point) = Point::at(Point(dot).hex().step(direction))
                && let Some(first) = point.spot()
            {
                routes[count] = route(Point(dot), direction, first);
                count += 1;
            }
            number += 1;
        }
        dot += 1;
    }
    assert!(count == WAYS);
    routes
};

const fn route(dot: Point, direction: Direction, first: Cell) -> Route {
    let mut line = CellSet::EMPTY;
    let mut at = first.hex();
    while at.distance(Hex::CENTRE) <= 3 {
        if let Some(cell) = Cell::at(at) {
            line = line.with(cell.set());
        }
        at = at.step(direction);
    }
    let (rotation, upwards) = match direction {
        Direction::N => (1, true),
        Direction::NE => (8, true),
        Direction::SE => (7, true),
        Direction::S => (63, false),
        Direction::SW => (56, false),
        Direction::NW => (57, false),
    };
    Route { dot, direction, first, line, rotation, upwards }
}

impl Way {
    /// All 42, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..WAYS).map(Self::numbered)
    }

    #[allow(clippy::cast_possible_truncation, reason = "below 42")]
    const fn numbered(number: usize) -> Self {
        Self(number as u8)
    }

    /// The way from a dot onto a spot next to it.
    #[must_use]
    pub fn onto(dot: Point, spot: Point) -> Option<Self> {
        Self::all().find(|way| way.dot() == dot && Point::from(way.first()) == spot)
    }

    const fn route(self) -> &'static Route {
        &ROUTES[self.0 as usize]
    }

    /// Its number, 0 to 41, in the order of the texts.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The dot on which the piece is put.
    #[must_use]
    pub const fn dot(self) -> Point {
        self.route().dot
    }

    /// The direction of the push.
    #[must_use]
    pub const fn direction(self) -> Direction {
        self.route().direction
    }

    /// The spot onto which the piece is pushed.
    #[must_use]
    pub const fn first(self) -> Cell {
        self.route().first
    }

    /// The spots of its line.
    #[must_use]
    pub const fn line(self) -> CellSet {
        self.route().line
    }

    /// Those spots of the line that are occupied from the first one on without a gap: what a push
    /// shifts. The line must have an empty spot.
    #[must_use]
    pub const fn shifting(self, occupied: CellSet) -> CellSet {
        let route = self.route();
        let line = route.line.bits();
        let free = line & !occupied.bits();
        // The first empty spot is the lowest or the highest bit, by direction; the shifting ones lie
        // before it.
        let before = if route.upwards {
            (free & free.wrapping_neg()).wrapping_sub(1)
        } else {
            !(u64::MAX >> free.leading_zeros())
        };
        CellSet::from_bits(line & before)
    }

    /// Cells of the line moved one spot on; none of them may be its last spot.
    #[must_use]
    pub const fn moved_on(self, cells: CellSet) -> CellSet {
        CellSet::from_bits(cells.bits().rotate_left(self.route().rotation))
    }
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.dot(), Point::from(self.first()))
    }
}

/// A line of spots with the two ways along it.
#[derive(Clone, Copy)]
pub(crate) struct Line {
    /// Its spots.
    pub(crate) spots: CellSet,
    /// The numbers of its two ways, as bits.
    pub(crate) ways: u64,
}

/// How many lines there are.
pub(crate) const LINES: usize = WAYS / 2;

/// All lines.
pub(crate) static LINE: [Line; LINES] = {
    let mut lines = [Line { spots: CellSet::EMPTY, ways: 0 }; LINES];
    let (mut way, mut count) = (0, 0);
    while way < WAYS {
        let spots = ROUTES[way].line;
        let mut known = 0;
        while known < count && lines[known].spots.bits() != spots.bits() {
            known += 1;
        }
        if known == count {
            lines[count].spots = spots;
            count += 1;
        }
        lines[known].ways |= 1 << way;
        way += 1;
    }
    assert!(count == LINES);
    lines
};

/// The ways along the lines that have an empty spot, as bits by number.
pub(crate) fn open_ways(occupied: CellSet) -> u64 {
    LINE.iter().map(|line| if occupied.includes(line.spots) { 0 } else { line.ways }).sum()
}

/// The ways whose numbers are the bits of a word.
pub(crate) fn ways_in(mut bits: u64) -> impl Iterator<Item = Way> {
    std::iter::from_fn(move || {
        let number = bits.trailing_zeros() as usize;
        bits &= bits.wrapping_sub(1);
        (number < WAYS).then(|| Way::numbered(number))
    })
}

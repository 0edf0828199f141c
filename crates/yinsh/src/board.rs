//! The board (Y2): 85 points, their names, and what lies in line with what.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use hexgrid::{Direction, Hex};

use crate::set::PointSet;

/// A point of the board. Points are ordered as their names are in byte order, `e1` before `e10`
/// before `e2`.
///
/// ```
/// let point: yinsh::Point = "e10".parse().unwrap();
/// assert_eq!(point.to_string(), "e10");
/// assert!("e11".parse::<yinsh::Point>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Point(u8);

/// How many points the board has.
pub const POINTS: usize = 85;

/// How many columns it has.
pub const COLUMNS: usize = 11;

/// The longest column of the hexagon that the board is cut from; what the numbers of points of neighbouring
/// columns lie apart.
const HEIGHT: usize = 11;

/// How many numbers there are for points; some belong to none.
pub(crate) const NUMBERS: usize = COLUMNS * HEIGHT;

/// The lowest and the highest point of each column, from 1.
const SPANS: [(u8, u8); COLUMNS] =
    [(2, 5), (1, 7), (1, 8), (1, 9), (1, 10), (2, 10), (2, 11), (3, 11), (4, 11), (5, 11), (7, 10)];

impl Point {
    /// The middle of the board, f6.
    pub const CENTRE: Self = Self(60);

    /// The point of a column (from the left, from 0) with a number (from 1).
    #[must_use]
    pub const fn at(column: usize, number: u8) -> Option<Self> {
        if column >= COLUMNS || number < SPANS[column].0 || number > SPANS[column].1 {
            return None;
        }
        #[allow(clippy::cast_possible_truncation, reason = "below 121")]
        Some(Self((column * HEIGHT) as u8 + number - 1))
    }

    /// The point whose bit is `index`.
    pub(crate) const fn numbered(index: u8) -> Self {
        Self(index)
    }

    /// The number of its bit, 0 to 120, by columns from bottom to top.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column from the left, from 0, and the number in it, from 1.
    #[allow(clippy::cast_possible_truncation, reason = "at most 11")]
    pub const fn column_and_number(self) -> (usize, u8) {
        (self.index() / HEIGHT, (self.index() % HEIGHT) as u8 + 1)
    }

    /// Where it lies on the grid; f6 is the centre.
    #[must_use]
    pub const fn place(self) -> Hex {
        let (column, number) = self.column_and_number();
        #[allow(
            clippy::cast_possible_truncation,
            clippy::cast_possible_wrap,
            reason = "at most 11"
        )]
        let (column, number) = (column as i8, number as i8);
        Hex::new(column - 5, number - column - 1)
    }

    /// The point at a place of the grid.
    #[must_use]
    pub const fn on(place: Hex) -> Option<Self> {
        let (column, number) = (place.q + 5, place.r + place.q + 6);
        if column < 0 || number < 0 {
            return None;
        }
        Self::at(column.unsigned_abs() as usize, number.unsigned_abs())
    }

    /// The set of this point alone.
    #[must_use]
    pub const fn set(self) -> PointSet {
        PointSet::from_bits(1 << self.0)
    }

    /// The points behind it in a direction, up to the edge of the board.
    #[must_use]
    pub const fn ray(self, direction: Direction) -> PointSet {
        RAYS[self.index()][direction as usize]
    }

    /// The points next to it.
    #[must_use]
    pub const fn neighbours(self) -> PointSet {
        NEAR[self.index()]
    }

    /// In which direction another point lies, if both are on one line.
    pub(crate) const fn direction_to(self, other: Self) -> Option<Direction> {
        let apart = self.0.abs_diff(other.0);
        let onwards = other.0 > self.0;
        let direction = match apart {
            0 => return None,
            1..=10 if onwards => Direction::N,
            1..=10 => Direction::S,
            _ if apart.is_multiple_of(12) && onwards => Direction::NE,
            _ if apart.is_multiple_of(12) => Direction::SW,
            _ if apart.is_multiple_of(11) && onwards => Direction::SE,
            _ if apart.is_multiple_of(11) => Direction::NW,
            _ => return None,
        };
        // Points of neighbouring columns may be as near in number as those of one.
        if self.ray(direction).contains(other) { Some(direction) } else { None }
    }

    /// The points between two points of one line; none if they are on no common line.
    #[must_use]
    pub fn between(self, other: Self) -> PointSet {
        let Some(direction) = self.direction_to(other) else { return PointSet::EMPTY };
        self.ray(direction) & other.ray(direction.opposite())
    }
}

impl Ord for Point {
    fn cmp(&self, other: &Self) -> Ordering {
        // A name with two digits stands where its first digit is alone.
        let key = |point: &Self| {
            let (column, number) = point.column_and_number();
            (column, if number < 10 { (number, 0) } else { (1, number) })
        };
        key(self).cmp(&key(other))
    }
}

impl PartialOrd for Point {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (column, number) = self.column_and_number();
        write!(f, "{}{number}", column_letter(column))
    }
}

/// The letter of a column, counted from the left, from 0.
pub(crate) fn column_letter(column: usize) -> char {
    ('a'..='k').nth(column).expect("the board has eleven columns")
}

/// The points of one column, counted from the left from 0, from bottom to top.
pub fn column(number: usize) -> impl Iterator<Item = Point> {
    let (lowest, highest) = SPANS.get(number).copied().unwrap_or((1, 0));
    (lowest..=highest).filter_map(move |it| Point::at(number, it))
}

/// The text names no point of the board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no point has this name")]
pub struct UnknownPoint;

impl FromStr for Point {
    type Err = UnknownPoint;

    fn from_str(text: &str) -> Result<Self, UnknownPoint> {
        let &[letter @ b'a'..=b'k', ref digits @ ..] = text.as_bytes() else {
            return Err(UnknownPoint);
        };
        let number = match *digits {
            [digit @ b'1'..=b'9'] => digit - b'0',
            [b'1', digit @ b'0'..=b'1'] => 10 + digit - b'0',
            _ => return Err(UnknownPoint),
        };
        Self::at(usize::from(letter - b'a'), number).ok_or(UnknownPoint)
    }
}

/// All points.
pub const BOARD: PointSet = {
    let mut all = PointSet::EMPTY;
    let mut column = 0;
    while column < COLUMNS {
        let mut number = SPANS[column].0;
        while let Some(point) = Point::at(column, number) {
            all = all.with(point.set());
            number += 1;
        }
        column += 1;
    }
    assert!(all.len() as usize == POINTS);
    all
};

/// The points behind each point in each direction, in the order of [`Direction::ALL`].
static RAYS: [[PointSet; 6]; NUMBERS] = {
    let mut rays = [[PointSet::EMPTY; 6]; NUMBERS];
    let mut index = 0;
    while index < NUMBERS {
        #[allow(clippy::cast_possible_truncation, reason = "below 121")]
        let from = Point(index as u8);
        let mut way = 0;
        while way < 6 && BOARD.contains(from) {
            let mut place = from.place().step(Direction::ALL[way]);
            while let Some(point) = Point::on(place) {
                rays[index][way] = rays[index][way].with(point.set());
                place = place.step(Direction::ALL[way]);
            }
            way += 1;
        }
        index += 1;
    }
    rays
};

/// The points next to each point.
static NEAR: [PointSet; NUMBERS] = {
    let mut near = [PointSet::EMPTY; NUMBERS];
    let mut index = 0;
    while index < NUMBERS {
        #[allow(clippy::cast_possible_truncation, reason = "below 121")]
        let from = Point(index as u8);
        let mut way = 0;
        while way < 6 && BOARD.contains(from) {
            if let Some(point) = Point::on(from.place().step(Direction::ALL[way])) {
                near[index] = near[index].with(point.set());
            }
            way += 1;
        }
        index += 1;
    }
    near
};

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    fn point(name: &str) -> Point {
        name.parse().unwrap()
    }

    #[test]
    fn y2_neighbours() {
        let near = |name| point(name).neighbours().to_string();
        assert_eq!(near("f6"), "e5,e6,f5,f7,g6,g7");
        assert_eq!(near("a2"), "a3,b2,b3");
        assert_eq!(near("g11"), "f10,g10,h11");
        assert_eq!(near("k10"), "j10,j9,k9");
        assert_eq!(point("f6").place(), Hex::CENTRE);
        assert_eq!(Point::CENTRE, point("f6"));
    }

    #[test]
    fn y2_thirty_three_lines() {
        let begins =
            |axis: Direction| BOARD.iter().filter(|it| it.ray(axis.opposite()).is_empty()).count();
        assert_eq!(Direction::AXES.map(begins), [11; 3]);
    }

    #[test]
    fn y2_how_far_a_ring_alone_sees() {
        let seen = |it: Point| Direction::ALL.iter().map(|&way| it.ray(way).len()).sum::<u32>();
        assert_eq!((seen(point("a2")), seen(point("h7")), seen(Point::CENTRE)), (18, 26, 24));
        let all: Vec<u32> = BOARD.iter().map(seen).collect();
        assert_eq!((all.iter().min(), all.iter().max()), (Some(&18), Some(&26)));
        assert_eq!(all.iter().sum::<u32>(), 1848);
    }

    #[test]
    fn every_point_has_its_name_and_stands_in_byte_order() {
        let names: Vec<String> = BOARD.iter().map(|it| it.to_string()).collect();
        assert_eq!(names.len(), POINTS);
        assert!(names.is_sorted());
        let points: Vec<Point> = names.iter().map(|name| point(name)).collect();
        assert!(points.iter().copied().eq(BOARD) && points.is_sorted());
        let by_column: PointSet = (0..COLUMNS).flat_map(column).collect();
        assert_eq!((by_column, column(COLUMNS).count()), (BOARD, 0));
        for text in ["", "a", "a1", "a6", "f1", "f11", "g12", "e010", "l5", "E5", "e5 ", "e0"] {
            assert_eq!(text.parse::<Point>(), Err(UnknownPoint), "{text}");
        }
    }
}

//! The two boards (G2): `gipf` with 37 spots, 24 dots, 21 lines and 42 ways to push, and `matrx`, the
//! same with one more column of three spots on White's right: 40, 25, 22 and 44.

mod line;
mod point;
mod way;

use hexgrid::{Cell, CellSet, Direction, Hex};

use self::line::{TABLES, Tables, goes_up};

pub(crate) use self::line::Ray;
pub use self::point::{Point, UnknownPoint};
pub use self::way::Way;
pub(crate) use self::way::{MOST_WAYS, first_way, ways_before, ways_in};

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

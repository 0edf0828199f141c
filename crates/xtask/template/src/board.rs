//! The board (N2): its cells, their names, and the lines of three.

use std::fmt;
use std::str::FromStr;

use hexgrid::{Direction, Hex};

/// A cell of the board. Cells are ordered as their names are in byte order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

/// How many cells the board has.
pub const CELLS: u8 = 19;

/// How many cells each column has, from left to right.
pub const COLUMNS: [u8; 5] = [3, 4, 5, 4, 3];

hexgrid::bit_set! {
    /// A set of cells.
    pub struct CellSet(u32) of Cell, in order of bits by numbered as Cells;
}

/// All cells.
pub const BOARD: CellSet = CellSet((1 << CELLS) - 1);

impl Cell {
    const fn numbered(index: u8) -> Self {
        Self(index)
    }

    /// The number of its bit, by columns from bottom to top.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of this cell alone.
    #[must_use]
    pub const fn set(self) -> CellSet {
        CellSet(1 << self.0)
    }

    /// The cell of a column (from the left, from 0) with a number (from 1).
    #[must_use]
    pub fn at(column: usize, number: u8) -> Option<Self> {
        let before: u8 = COLUMNS.iter().take(column).sum();
        let fits = (1..=*COLUMNS.get(column)?).contains(&number);
        fits.then(|| Self(before + number - 1))
    }

    /// The column from the left, from 0, and the number in it, from 1.
    pub fn column_and_number(self) -> (usize, u8) {
        let mut left = self.0;
        for (column, length) in COLUMNS.into_iter().enumerate() {
            if left < length {
                return (column, left + 1);
            }
            left -= length;
        }
        unreachable!("the number of a cell is below {CELLS}")
    }

    /// Where it lies on the grid; c3 is the centre.
    #[must_use]
    pub fn place(self) -> Hex {
        BOARD_PLACES[self.index()]
    }

    /// The cell at a place of the grid.
    #[must_use]
    pub fn on(place: Hex) -> Option<Self> {
        let index = BOARD_PLACES.iter().position(|&it| it == place)?;
        BOARD.iter().nth(index)
    }
}

/// The places of the cells in their order.
const BOARD_PLACES: [Hex; CELLS as usize] = {
    let mut places = [Hex::CENTRE; CELLS as usize];
    let (mut index, mut q) = (0, -2i8);
    while q <= 2 {
        let mut r = if q < 0 { -2 - q } else { -2 };
        while r <= 2 && q + r <= 2 {
            places[index] = Hex::new(q, r);
            index += 1;
            r += 1;
        }
        q += 1;
    }
    assert!(index == CELLS as usize);
    places
};

/// Whether three neighbours in a line are in a set.
pub(crate) fn has_line(set: CellSet) -> bool {
    let next = |cell: Cell, axis: Direction| {
        Cell::on(cell.place().step(axis)).filter(|&next| set.contains(next))
    };
    set.iter().any(|cell| {
        Direction::AXES.iter().any(|&axis| next(cell, axis).and_then(|it| next(it, axis)).is_some())
    })
}

/// The cells of one column, counted from the left from 0, from bottom to top.
pub fn column(number: usize) -> impl Iterator<Item = Cell> {
    let length = COLUMNS.get(number).copied().unwrap_or(0);
    (1..=length).filter_map(move |it| Cell::at(number, it))
}

/// The letter of a column, counted from the left, from 0.
pub(crate) fn column_letter(column: usize) -> char {
    ('a'..='e').nth(column).expect("the board has five columns")
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (column, number) = self.column_and_number();
        write!(f, "{}{number}", column_letter(column))
    }
}

/// The text names no cell of the board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no cell has this name")]
pub struct UnknownCell;

impl FromStr for Cell {
    type Err = UnknownCell;

    fn from_str(text: &str) -> Result<Self, UnknownCell> {
        let &[letter @ b'a'..=b'e', digit @ b'1'..=b'5'] = text.as_bytes() else {
            return Err(UnknownCell);
        };
        Self::at(usize::from(letter - b'a'), digit - b'0').ok_or(UnknownCell)
    }
}

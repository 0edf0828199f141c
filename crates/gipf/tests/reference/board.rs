//! Section 2: the two boards, as cells with neighbours and the lines between dots.

use std::fmt;

/// A dot or a spot: its column, 0 for `a`, and its number in the column, from 1 at the bottom.
///
/// The derived order is that of removal texts: column, then number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Cell {
    column: usize,
    number: usize,
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"][self.column];
        write!(f, "{letter}{}", self.number)
    }
}

/// The six ways to step, opposite ones three apart.
#[derive(Clone, Copy)]
enum Direction {
    Up,
    RightUp,
    RightDown,
    Down,
    LeftDown,
    LeftUp,
}

use Direction::{Down, LeftDown, LeftUp, RightDown, RightUp, Up};

const DIRECTIONS: [Direction; 6] = [Up, RightUp, RightDown, Down, LeftDown, LeftUp];

/// The column of e5, up to which columns grow.
const MIDDLE: usize = 4;

/// One way to push a piece in: a dot and the spots of a line as seen from it.
pub struct Entry {
    /// The dot and the first spot: `a1-b2`.
    pub name: String,
    pub spots: Vec<usize>,
}

/// A board; spots are numbered from 0 in the order of their cells.
pub struct Board {
    names: Vec<String>,
    /// The spots of each column that has some, from left to right, each from bottom to top.
    pub columns: Vec<Vec<usize>>,
    /// Every way to push.
    pub entries: Vec<Entry>,
    /// Every line once, as its spots in order.
    pub lines: Vec<Vec<usize>>,
    /// For each spot and direction the spots met on the way to the dot, the nearest first.
    pub rays: Vec<Vec<Vec<usize>>>,
    /// The spot e5.
    pub centre: usize,
}

impl Board {
    /// The board of 37 spots.
    pub fn gipf() -> Self {
        Self::with_heights(&[5, 6, 7, 8, 9, 8, 7, 6, 5])
    }

    /// The board of 40 spots.
    pub fn matrx() -> Self {
        Self::with_heights(&[5, 6, 7, 8, 9, 8, 7, 6, 5, 4])
    }

    fn with_heights(heights: &[usize]) -> Self {
        let on_board = |cell: Cell| {
            cell.column < heights.len() && (1..=heights[cell.column]).contains(&cell.number)
        };
        let is_dot = |cell: Cell| {
            cell.column == 0
                || cell.column + 1 == heights.len()
                || cell.number == 1
                || cell.number == heights[cell.column]
        };
        let mut cells = Vec::new();
        for (column, &height) in heights.iter().enumerate() {
            cells.extend((1..=height).map(|number| Cell { column, number }));
        }
        let (dots, spots): (Vec<Cell>, Vec<Cell>) = cells.iter().partition(|&&cell| is_dot(cell));
        let index = |cell: Cell| spots.iter().position(|&spot| spot == cell);
        let walk = |from: Cell, direction: Direction| {
            let mut met = Vec::new();
            let mut here = from;
            while let Some(next) = step(here, direction).filter(|&next| on_board(next)) {
                let Some(spot) = index(next) else { break };
                met.push(spot);
                here = next;
            }
            met
        };

        let mut entries = Vec::new();
        for &dot in &dots {
            for direction in DIRECTIONS {
                let line = walk(dot, direction);
                if let Some(&first) = line.first() {
                    let name = format!("{dot}-{}", spots[first]);
                    entries.push(Entry { name, spots: line });
                }
            }
        }
        let mut lines: Vec<Vec<usize>> = Vec::new();
        for entry in &entries {
            let mut line = entry.spots.clone();
            line.sort_unstable();
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        let rays = spots
            .iter()
            .map(|&spot| DIRECTIONS.iter().map(|&direction| walk(spot, direction)).collect())
            .collect();
        let columns = (0..heights.len())
            .map(|column| (0..spots.len()).filter(|&s| spots[s].column == column).collect())
            .filter(|column: &Vec<usize>| !column.is_empty())
            .collect();
        let centre = index(Cell { column: MIDDLE, number: 5 }).expect("e5 is a spot");
        let names = spots.iter().map(Cell::to_string).collect();
        Self { names, columns, entries, lines, rays, centre }
    }

    /// How many spots there are.
    pub fn size(&self) -> usize {
        self.names.len()
    }

    /// The name of a spot.
    pub fn name(&self, spot: usize) -> &str {
        &self.names[spot]
    }

    /// The spot of that name.
    pub fn spot(&self, name: &str) -> Option<usize> {
        self.names.iter().position(|spot| spot == name)
    }
}

/// The neighbour of a cell, which may lie beside every board.
fn step(cell: Cell, direction: Direction) -> Option<Cell> {
    let Cell { column, number } = cell;
    let left = column.checked_sub(1);
    let (column, number) = match direction {
        Up => (column, number + 1),
        Down => (column, number - 1),
        RightUp if column < MIDDLE => (column + 1, number + 1),
        RightUp => (column + 1, number),
        RightDown if column < MIDDLE => (column + 1, number),
        RightDown => (column + 1, number - 1),
        LeftDown if left? < MIDDLE => (left?, number - 1),
        LeftDown => (left?, number),
        LeftUp if left? < MIDDLE => (left?, number),
        LeftUp => (left?, number + 1),
    };
    Some(Cell { column, number })
}

//! The board and the pieces of DVONN.

use std::fmt::Write;

use ::dvonn::{BOARD, COLUMNS, Piece, ROWS, Space, Variant, column, row};
use protocol::{Board, CellView, Glyph};

use crate::field::{STEP, body, engraved, outline, view_box};
use crate::piece::{Disc, Mark, glyph};
use crate::xml::{Length, rounded};

/// From the middle of an outermost space to the rim of the board; the coordinates stand in between.
const MARGIN: f64 = 92.0;
/// From the middle of a space to a coordinate beside it.
const NAME: f64 = 66.0;
/// The radius of the mark of a space.
const SPACE: f64 = 18.0;

/// The directions of neighbours in columns and rows: to the right, and to the upper right, and to the
/// upper left; the others go back.
const RIGHT: (isize, isize) = (1, 0);
const UPPER_RIGHT: (isize, isize) = (1, 1);
const UPPER_LEFT: (isize, isize) = (0, 1);

/// The board, f3 at the origin, with rows that lie level, and the drawings of the pieces: `W`, `B` and
/// `R`. No piece reaches further than 60 from the middle of its cell.
#[must_use]
pub fn board(_: &Variant) -> Board {
    let outline = outline(&["c5", "k5", "k3", "i1", "a1", "a3"].map(place), MARGIN);
    Board {
        view_box: view_box(&outline),
        drawing: body(&outline) + "<g class=\"board-field\">" + &lines() + &spaces() + "</g>",
        coordinates: coordinates(),
        cells: BOARD.iter().map(cell).collect(),
        glyphs: Piece::ALL.map(piece).to_vec(),
        rests: Vec::new(),
    }
}

/// The middle of a space, x to the right and y downwards.
#[allow(clippy::cast_precision_loss, reason = "there are eleven columns")]
fn centre(space: Space) -> (f64, f64) {
    let right = space.column() as f64 - (COLUMNS / 2) as f64;
    let up = space.row() as f64 - (ROWS / 2) as f64;
    ((right - up / 2.0) * STEP, -up * STEP * 3f64.sqrt() / 2.0)
}

fn place(name: &str) -> (f64, f64) {
    centre(name.parse().expect("the name of a space of the board"))
}

fn step(space: Space, (right, up): (isize, isize)) -> Option<Space> {
    Space::at(space.column().checked_add_signed(right)?, space.row().checked_add_signed(up)?)
}

fn back((right, up): (isize, isize)) -> (isize, isize) {
    (-right, -up)
}

/// No neighbour lies straight above or below: the upper right one comes first.
fn cell(space: Space) -> CellView {
    let (x, y) = centre(space);
    let ways = [UPPER_RIGHT, RIGHT, back(UPPER_LEFT), back(UPPER_RIGHT), back(RIGHT), UPPER_LEFT];
    let neighbours = ways.map(|way| step(space, way).map(|near| near.to_string()));
    CellView { name: space.to_string(), x: rounded(x), y: rounded(y), edge: false, neighbours }
}

/// A line along every row of spaces in each of the three ways.
fn lines() -> String {
    let ends = [RIGHT, UPPER_RIGHT, UPPER_LEFT].into_iter().flat_map(|way| {
        BOARD.iter().filter(move |&first| step(first, back(way)).is_none()).map(move |first| {
            let mut last = first;
            while let Some(next) = step(last, way) {
                last = next;
            }
            [centre(first), centre(last)]
        })
    });
    engraved(ends)
}

fn spaces() -> String {
    BOARD.iter().fold(String::new(), |mut svg, space| {
        let (x, y) = centre(space);
        let (x, y) = (Length(x), Length(y));
        let _ = write!(svg, "<circle class=\"dvonn-space\" cx=\"{x}\" cy=\"{y}\" r=\"{SPACE}\"/>");
        svg
    })
}

/// The numbers of the rows to the left of them, the letters of the columns below them, where they slant to.
fn coordinates() -> String {
    let mut svg = String::from("<g class=\"board-names\">");
    let mut write_name = |(x, y): (f64, f64), name: &str| {
        let (x, y) = (Length(x), Length(y));
        let _ = write!(
            svg,
            "<text class=\"board-name\" x=\"{x}\" y=\"{y}\" dy=\".35em\">{name}</text>"
        );
    };
    for number in 0..ROWS {
        if let Some((x, y)) = row(number).next().map(centre) {
            write_name((x - NAME, y), &(number + 1).to_string());
        }
    }
    for number in 0..COLUMNS {
        if let Some(lowest) = column(number).next() {
            let (x, y) = centre(lowest);
            let letter = &lowest.to_string()[..1];
            write_name((x + NAME / 2.0, y + NAME * 3f64.sqrt() / 2.0), letter);
        }
    }
    svg + "</g>"
}

/// A flat disc with a hole. Red ones carry another mark, to be told from the others without colour.
fn piece(piece: Piece) -> Glyph {
    let letter = piece.letter().to_string();
    match piece {
        Piece::White | Piece::Black => glyph(&letter, &letter, &[Disc::flat(Mark::Hole)]),
        Piece::Red => {
            let Glyph { kind, height, drawing } =
                glyph(&letter, &letter, &[Disc::flat(Mark::Rings)]);
            Glyph { kind, height, drawing: format!("<g class=\"dvonn-red\">{drawing}</g>") }
        }
    }
}

//! A position as a picture that stands alone.

use std::fmt::Write;

use protocol::{Board, CellView};
use rules::{Placed, Row};

use crate::marks;
use crate::style::{Theme, stylesheet};
use crate::xml::{Length, Text};

/// From how many layers on a stack tells how many they are.
const TOWER: usize = 3;
/// Where the middle of that number stands: beside the middle of the stack and below it.
const BESIDE: f64 = 38.0;
const LOWER: f64 = 8.0;

/// What a picture shows besides the board and its pieces.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Options {
    /// The colours.
    pub theme: Theme,
    /// Whether the dots are named.
    pub coordinates: bool,
    /// Whether the letters of their kinds are written on the pieces.
    pub letters: bool,
    /// What the picture shows, for those who do not see it.
    pub title: Option<String>,
    /// The cells of the last turn.
    pub last: Vec<String>,
    /// Arrows from cell to cell.
    pub arrows: Vec<(String, String)>,
    /// Rows to be dealt with.
    pub rows: Vec<RowMark>,
}

/// A row that stands out, and what is written at its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RowMark {
    /// The row.
    pub row: Row,
    /// A word or a number.
    pub label: String,
}

/// A complete SVG document with its own style.
///
/// Cells and kinds of pieces that the board does not have are left out.
#[must_use]
pub fn svg(board: &Board, pieces: &[Placed], options: &Options) -> String {
    let [x, y, width, height] = board.view_box.map(Length);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{x} {y} {width} {height}\" \
         width=\"{width}\" height=\"{height}\" role=\"img\" data-theme=\"{}\"{}>",
        options.theme.name(),
        if options.letters { " class=\"letters\"" } else { "" }
    );
    if let Some(title) = &options.title {
        let _ = write!(svg, "<title>{}</title>", Text(title));
    }
    let _ = write!(svg, "<style>{}</style>{}", Text(&stylesheet()), board.drawing);
    if options.coordinates {
        svg += &board.coordinates;
    }
    svg += &marks::below(board, options);
    for placed in pieces {
        if let Some(cell) = cell(board, &placed.at) {
            write_stack(&mut svg, board, placed, cell);
        }
    }
    svg += &marks::above(board, pieces, options);
    svg + "</svg>"
}

fn write_stack(svg: &mut String, board: &Board, placed: &Placed, cell: &CellView) {
    let (mut y, mut high) = (cell.y, 0);
    for layer in &placed.layers {
        let Some(glyph) = board.glyphs.iter().find(|glyph| glyph.kind == layer.kind) else {
            continue;
        };
        let class = layer.owner.map_or("nobody", rules::Player::name);
        let _ = write!(
            svg,
            "<g class=\"{class}\" transform=\"translate({} {})\">{}</g>",
            Length(cell.x),
            Length(y),
            glyph.drawing
        );
        y -= glyph.height;
        // What stands in a stack and not on it makes it no higher.
        high += usize::from(glyph.height > 0.0);
    }
    if high >= TOWER {
        let (x, y) = (Length(cell.x + BESIDE), Length(f64::midpoint(cell.y, y) + LOWER));
        let _ = write!(
            svg,
            "<g class=\"stack-count\" transform=\"translate({x} {y})\"><circle r=\"19\"/>\
             <text dy=\".35em\">{high}</text></g>"
        );
    }
}

pub(crate) fn cell<'a>(board: &'a Board, name: &str) -> Option<&'a CellView> {
    board.cells.iter().find(|cell| cell.name == name)
}

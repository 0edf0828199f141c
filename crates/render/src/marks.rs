//! What a picture points at: the last turn, arrows, rows to be dealt with.

use std::fmt::Write;

use protocol::{Board, CellView};
use rules::Placed;

use crate::svg::{Options, RowMark, cell};
use crate::xml::{Length, Text};

/// From a dot, or from the middle of a piece, to the end of an arrow.
const CLEAR_OF_DOT: f64 = 24.0;
const CLEAR_OF_PIECE: f64 = 34.0;
/// How far the band around a row lies from its middle.
const BAND: f64 = 48.0;
/// From the last cell of a row to the middle of its label.
const LABEL: f64 = 64.0;

/// The marks that lie below the pieces.
pub(crate) fn below(board: &Board, options: &Options) -> String {
    let mut svg = String::new();
    for cell in options.last.iter().filter_map(|name| cell(board, name)) {
        let r = if cell.edge { 17.0 } else { 46.0 };
        let (x, y) = (Length(cell.x), Length(cell.y));
        for class in ["mark-casing", "mark-line"] {
            let _ = write!(svg, "<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{r}\"/>");
        }
    }
    svg
}

/// The marks that lie above the pieces.
pub(crate) fn above(board: &Board, pieces: &[Placed], options: &Options) -> String {
    let mut svg = String::new();
    for mark in &options.rows {
        write_row(&mut svg, board, pieces, mark);
    }
    for (from, to) in &options.arrows {
        if let (Some(from), Some(to)) = (cell(board, from), cell(board, to)) {
            write_arrow(&mut svg, from, to);
        }
    }
    svg
}

/// The unit vector from one cell to another; none if they are the same.
fn direction(from: &CellView, to: &CellView) -> Option<(f64, f64)> {
    let (x, y) = (to.x - from.x, to.y - from.y);
    let length = x.hypot(y);
    (length > 0.0).then(|| (x / length, y / length))
}

fn write_arrow(svg: &mut String, from: &CellView, to: &CellView) {
    let Some((x, y)) = direction(from, to) else { return };
    let clear = |cell: &CellView| if cell.edge { CLEAR_OF_DOT } else { CLEAR_OF_PIECE };
    let point = |cell: &CellView, along: f64, aside: f64| {
        let at = (cell.x + x * along - y * aside, cell.y + y * along + x * aside);
        format!("{} {}", Length(at.0), Length(at.1))
    };
    let end = -clear(to);
    let path = format!(
        "M{}L{}M{}L{}L{}",
        point(from, clear(from), 0.0),
        point(to, end, 0.0),
        point(to, end - 14.0, 14.0),
        point(to, end, 0.0),
        point(to, end - 14.0, -14.0),
    );
    for class in ["mark-casing", "mark-line"] {
        let _ = write!(svg, "<path class=\"{class}\" d=\"{path}\"/>");
    }
}

fn write_row(svg: &mut String, board: &Board, pieces: &[Placed], mark: &RowMark) {
    let cells: Vec<&CellView> =
        mark.row.cells.iter().filter_map(|name| cell(board, name)).collect();
    let (Some(first), Some(last)) = (cells.first(), cells.last()) else { return };
    let Some((x, y)) = direction(first, last) else { return };
    let corner = |cell: &CellView, aside: f64| {
        format!("{} {}", Length(cell.x - y * aside), Length(cell.y + x * aside))
    };
    let path = format!(
        "M{}L{}A{BAND} {BAND} 0 0 0 {}L{}A{BAND} {BAND} 0 0 0 {}Z",
        corner(first, BAND),
        corner(last, BAND),
        corner(last, -BAND),
        corner(first, -BAND),
        corner(first, BAND),
    );
    for class in ["mark-casing", "mark-line mark-dashed"] {
        let _ = write!(svg, "<path class=\"{class}\" d=\"{path}\"/>");
    }
    for name in &mark.row.must_go {
        let owner = pieces
            .iter()
            .find(|placed| placed.at == *name)
            .and_then(|placed| placed.layers.last())
            .and_then(|layer| layer.owner);
        if let (Some(cell), Some(owner)) = (cell(board, name), owner) {
            write_fate(svg, cell, owner == mark.row.owner);
        }
    }
    write_label(svg, last.x + x * LABEL, last.y + y * LABEL, &mark.label);
}

/// Where a piece goes: a bent arrow back to the reserve, or a cross.
fn write_fate(svg: &mut String, cell: &CellView, returns: bool) {
    let path = if returns {
        "M-9 -4H3a5.5 5.5 0 0 1 0 11H-5M-4 -9.5L-9.5 -4L-4 1.5"
    } else {
        "M-7 -7L7 7M7 -7L-7 7"
    };
    let _ = write!(
        svg,
        "<g transform=\"translate({} {})\"><circle class=\"mark-plate\" r=\"19\"/>\
         <path class=\"mark-sign\" d=\"{path}\"/></g>",
        Length(cell.x),
        Length(cell.y - 5.0)
    );
}

fn write_label(svg: &mut String, x: f64, y: f64, label: &str) {
    let characters = u16::try_from(label.chars().count()).unwrap_or(u16::MAX);
    let width = 20.0 + 15.0 * f64::from(characters);
    let _ = write!(
        svg,
        "<g transform=\"translate({} {})\"><rect class=\"mark-plate\" x=\"{}\" y=\"-19\" \
         width=\"{}\" height=\"38\" rx=\"19\"/>\
         <text class=\"mark-label\" dy=\".35em\">{}</text></g>",
        Length(x),
        Length(y),
        Length(-width.max(38.0) / 2.0),
        Length(width.max(38.0)),
        Text(label)
    );
}

//! The board, the rings and the markers of YINSH.

use std::fmt::Write;

use ::yinsh::board::{BOARD, COLUMNS, column};
use ::yinsh::{Point, Variant};
use hexgrid::{Direction, Hex};
use protocol::{Board, CellView, Glyph};

use crate::field::{body, centre, engraved, outline, view_box};
use crate::xml::{Length, rounded};

/// From the outermost points to the rim of the board; the coordinates stand in between.
const MARGIN: f64 = 74.0;
/// From a point to a coordinate beside it.
const NAME: f64 = 62.0;

/// The outer radius of a ring, that of its hole, and how thick it is.
const RING: f64 = 43.0;
const HOLE: f64 = 28.0;
const THICKNESS: f64 = 9.0;
/// The radius of a marker, which lies in the hole of a ring, and how thick it is.
const MARKER: f64 = 25.0;
const FLAT: f64 = 7.0;

/// The board, f6 at the origin, and the drawings of the pieces: `R`, a ring, and `M`, a marker. No piece reaches
/// further than 60 from the middle of its cell.
#[must_use]
pub fn board(_: &Variant) -> Board {
    let corners = ["g11", "j11", "k10", "k7", "j5", "g2", "e1", "b1", "a2", "a5", "b7", "e10"];
    let outline = outline(&corners.map(place), MARGIN);
    Board {
        view_box: view_box(&outline),
        drawing: body(&outline) + "<g class=\"board-field\">" + &lines() + &middle() + "</g>",
        coordinates: coordinates(),
        cells: BOARD.iter().map(cell).collect(),
        glyphs: vec![ring(), marker()],
        rests: Vec::new(),
    }
}

fn place(name: &str) -> (f64, f64) {
    centre(name.parse::<Point>().expect("the name of a point of the board").place())
}

fn next(point: Point, direction: Direction) -> Option<Point> {
    Point::on(point.place().step(direction))
}

fn cell(point: Point) -> CellView {
    let (x, y) = centre(point.place());
    let neighbours = Direction::ALL.map(|way| next(point, way).map(|near| near.to_string()));
    CellView { name: point.to_string(), x: rounded(x), y: rounded(y), edge: false, neighbours }
}

/// All lines from end to end.
fn lines() -> String {
    let ends = Direction::AXES.into_iter().flat_map(|axis| {
        let begins = move |&first: &Point| next(first, axis.opposite()).is_none();
        BOARD.iter().filter(begins).map(move |first| {
            let mut last = first;
            while let Some(point) = next(last, axis) {
                last = point;
            }
            [centre(first.place()), centre(last.place())]
        })
    });
    engraved(ends)
}

fn middle() -> String {
    let (x, y) = centre(Point::CENTRE.place());
    let (x, y) = (Length(x), Length(y));
    format!("<circle class=\"board-mark\" cx=\"{x}\" cy=\"{y}\" r=\"9\"/>")
}

/// The letters of the columns below them, the numbers at the upper left of the lines that they name.
fn coordinates() -> String {
    let mut svg = String::from("<g class=\"board-names\">");
    let mut write_name = |beside: Point, direction: Direction, name: &str| {
        let (x, y) = centre(beside.place());
        let (away_x, away_y) = centre(Hex::CENTRE.step(direction));
        let (x, y) = (Length(x + away_x * NAME / 100.0), Length(y + away_y * NAME / 100.0));
        let _ = write!(
            svg,
            "<text class=\"board-name\" x=\"{x}\" y=\"{y}\" dy=\".35em\">{name}</text>"
        );
    };
    for number in 0..COLUMNS {
        if let Some(lowest) = column(number).next() {
            write_name(lowest, Direction::S, &lowest.to_string()[..1]);
        }
    }
    for first in BOARD.iter().filter(|&point| next(point, Direction::NW).is_none()) {
        write_name(first, Direction::NW, &first.to_string()[1..]);
    }
    svg + "</g>"
}

fn circle(r: f64, y: f64) -> String {
    let (r, y) = (Length(r), Length(y));
    format!("M-{r} {y}A{r} {r} 0 0 1 {r} {y}A{r} {r} 0 0 1 -{r} {y}Z")
}

/// A side of a disc of some radius between two heights.
fn side(r: f64, high: f64, low: f64) -> String {
    let (r, high, low) = (Length(r), Length(high), Length(low));
    format!("M-{r} {high}A{r} {r} 0 0 1 {r} {high}V{low}A{r} {r} 0 0 1 -{r} {low}Z")
}

/// A ring seen from a little above; the board, or a marker, is seen through its hole.
fn ring() -> Glyph {
    let (low, high) = (THICKNESS / 2.0, -THICKNESS / 2.0);
    // What is seen through the hole lies inside it as it is cut into both faces.
    let half = Length((HOLE * HOLE - high * high).sqrt());
    let hole = format!("M-{half} 0A{HOLE} {HOLE} 0 0 1 {half} 0A{HOLE} {HOLE} 0 0 1 -{half} 0Z");
    let mut svg = String::new();
    for grown in [1.5, 3.5, 6.0] {
        let shadow = circle(RING + grown, low + 2.0);
        let _ = write!(
            svg,
            "<path class=\"piece-shadow\" fill-rule=\"evenodd\" d=\"{shadow}{hole}\"/>"
        );
    }
    let _ = write!(
        svg,
        "<path class=\"piece-side\" fill-rule=\"evenodd\" d=\"{}{hole}\"/>\
         <path class=\"piece-top\" fill-rule=\"evenodd\" d=\"{}{}\"/>",
        side(RING, high, low),
        circle(RING, high),
        circle(HOLE, high)
    );
    for r in [RING - 1.75, HOLE + 1.75] {
        let (r, y) = (Length(r), Length(high));
        let _ = write!(svg, "<circle class=\"piece-rim\" cy=\"{y}\" r=\"{r}\"/>");
    }
    Glyph { kind: "R".to_owned(), height: THICKNESS, drawing: svg }
}

/// A flat marker, its side in the colour that is not up. In the pool it shows both.
fn marker() -> Glyph {
    let (low, high) = (FLAT / 2.0, -FLAT / 2.0);
    let mut svg = String::new();
    for grown in [1.5, 3.5] {
        let _ = write!(
            svg,
            "<path class=\"piece-shadow\" d=\"{}\"/>",
            circle(MARKER + grown, low + 1.5)
        );
    }
    let half = Length(MARKER);
    let _ = write!(
        svg,
        "<path class=\"marker-side\" d=\"{}\"/><path class=\"marker-top\" d=\"{}\"/>\
         <path class=\"marker-half\" d=\"M0 {}A{half} {half} 0 0 1 0 {}Z\"/>\
         <circle class=\"marker-rim\" cy=\"{}\" r=\"{}\"/>",
        side(MARKER, high, low),
        circle(MARKER, high),
        Length(high - MARKER),
        Length(high + MARKER),
        Length(high),
        Length(MARKER - 5.0),
    );
    Glyph { kind: "M".to_owned(), height: 0.0, drawing: svg }
}

const _: () = assert!(MARKER < HOLE && 2.0 * RING < 100.0, "a marker fits into a ring");

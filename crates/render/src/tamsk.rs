//! The board and the pieces of TAMSK.

use std::fmt::Write;

use ::tamsk::{BOARD, COLUMNS, Space, Variant, column};
use hexgrid::Direction;
use protocol::{Board, CellView, Glyph};

use crate::field::{body, centre, outline, view_box};
use crate::xml::{Length, Text, rounded};

/// From the middle of a corner to the rim of the board; the coordinates stand in between.
const MARGIN: f64 = 92.0;
/// From the middle of an outermost space to its coordinate.
const NAME: f64 = 70.0;
/// The radius of a tube.
const TUBE: f64 = 44.0;
/// The radius of a ring and of its hole.
const RING: f64 = 40.0;
const HOLE: f64 = 22.0;
/// How high a ring is; a tube is as high as all that it takes.
const HIGH: f64 = 9.0;
/// Where the floor of a tube lies below the middle of its space.
const FLOOR: f64 = 8.0;

/// The board, d4 at the origin, and the drawings of the pieces: `O`, a ring, and `G`, an hourglass. Each
/// space is a tube as high as the rings it takes; the hourglass stands in them.
///
/// The sand in an hourglass follows the custom property `--sand`: the root of the share that is left, as
/// its surface in the bulb is so wide. What else is told about it may be written into its text
/// `hourglass-time`.
#[must_use]
pub fn board(_: &Variant) -> Board {
    let corners = ["d7", "g4", "g1", "d1", "a1", "a4"].map(|name| centre(space(name).place()));
    let outline = outline(&corners, MARGIN);
    let tubes = BOARD.iter().fold(String::new(), |svg, space| svg + &tube(space));
    Board {
        view_box: view_box(&outline),
        drawing: body(&outline) + "<g class=\"board-field\">" + &tubes + "</g>",
        coordinates: coordinates(),
        cells: BOARD.iter().map(cell).collect(),
        glyphs: vec![ring(), hourglass()],
        rests: Vec::new(),
    }
}

fn space(name: &str) -> Space {
    name.parse().expect("the name of a space of the board")
}

fn cell(space: Space) -> CellView {
    let (x, y) = centre(space.place());
    let neighbours =
        Direction::ALL.map(|way| Space::on(space.place().step(way)).map(|next| next.to_string()));
    CellView { name: space.to_string(), x: rounded(x), y: rounded(y), edge: false, neighbours }
}

/// A tube: its floor, its wall with a line for each ring that fits, and its upper rim.
fn tube(space: Space) -> String {
    let (x, y) = centre(space.place());
    let capacity = space.capacity();
    let top = FLOOR - HIGH * f64::from(capacity);
    let (r, low, high) = (Length(TUBE), Length(FLOOR), Length(top));
    let mut svg = format!("<g transform=\"translate({} {})\">", Length(x), Length(y));
    let _ = write!(
        svg,
        "<path class=\"tamsk-tube\" d=\"M-{r} {high}A{r} {r} 0 0 1 {r} {high}V{low}A{r} {r} 0 0 1 -{r} {low}Z\"/>\
         <circle class=\"tamsk-tube-floor\" cy=\"{low}\" r=\"{}\"/>",
        Length(TUBE - 4.0)
    );
    for step in 0..capacity {
        let y = Length(FLOOR - HIGH * f64::from(step));
        let _ =
            write!(svg, "<path class=\"tamsk-tube-step\" d=\"M-{r} {y}A{r} {r} 0 0 0 {r} {y}\"/>");
    }
    let _ = write!(svg, "<circle class=\"tamsk-tube-rim\" cy=\"{high}\" r=\"{r}\"/></g>");
    svg
}

/// The letters of the columns below them, and the numbers of the spaces beside the outer columns.
fn coordinates() -> String {
    let mut svg = String::from("<g class=\"board-names\">");
    for number in 0..COLUMNS {
        let Some(lowest) = column(number).next() else { continue };
        let (x, y) = centre(lowest.place());
        let letter = &lowest.to_string()[..1];
        write_name(&mut svg, x, y + NAME, letter);
    }
    for (number, aside) in [(0, -NAME), (COLUMNS - 1, NAME)] {
        for space in column(number) {
            let (x, y) = centre(space.place());
            write_name(&mut svg, x + aside, y, &space.to_string()[1..]);
        }
    }
    svg + "</g>"
}

fn write_name(svg: &mut String, x: f64, y: f64, name: &str) {
    let _ = write!(
        svg,
        "<text class=\"board-name\" x=\"{}\" y=\"{}\" dy=\".35em\">{}</text>",
        Length(x),
        Length(y),
        Text(name)
    );
}

/// A flat ring whose hole shows what is below it.
fn ring() -> Glyph {
    let (r, hole) = (Length(RING), Length(HOLE));
    let (low, high) = (Length(FLOOR), Length(FLOOR - HIGH));
    let drawing = format!(
        "<path class=\"tamsk-loop-side\" d=\"M-{r} {high}A{r} {r} 0 0 1 {r} {high}V{low}A{r} {r} 0 0 1 -{r} {low}Z\"/>\
         <circle class=\"tamsk-loop-hole\" cy=\"{high}\" r=\"{hole}\"/>\
         <path class=\"tamsk-loop-top\" fill-rule=\"evenodd\" d=\"M-{r} {high}A{r} {r} 0 0 1 {r} {high}A{r} {r} 0 0 1 -{r} {high}Z\
         M-{hole} {high}A{hole} {hole} 0 0 1 {hole} {high}A{hole} {hole} 0 0 1 -{hole} {high}Z\"/>"
    );
    Glyph { kind: "O".to_owned(), height: HIGH, drawing }
}

/// Half the width of an hourglass, and of its neck.
const WIDE: f64 = 21.0;
const NECK: f64 = 2.5;
/// Where its lower cap stands and its upper cap ends; the neck is in the middle.
const FOOT: f64 = 12.0;
const HEAD: f64 = -50.0;
/// How thick its caps are.
const CAP: f64 = 8.0;
/// What is between the glass and the sand in it.
const WALL: f64 = 4.0;

/// An hourglass. Its sand is as much as `--sand` says, from nothing to one; it fills the upper bulb from
/// the neck and leaves as much free in the lower one.
fn hourglass() -> Glyph {
    let middle = f64::midpoint(FOOT, HEAD);
    let half = (FOOT - HEAD) / 2.0 - CAP;
    let (wide, neck) = (Length(WIDE), Length(NECK));
    let (low, high) = (Length(half), Length(-half));
    let (sand_wide, sand_high) = (Length(WIDE - WALL), Length(half - 2.0));
    let cap = |y: f64| {
        format!(
            "<rect class=\"hourglass-cap\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"3\"/>",
            Length(-WIDE - 4.0),
            Length(y),
            Length(2.0 * WIDE + 8.0),
            Length(CAP)
        )
    };
    let drawing = format!(
        "<ellipse class=\"hourglass-shadow\" cy=\"{foot}\" rx=\"29\" ry=\"9\"/>\
         <g class=\"hourglass\" transform=\"translate(0 {middle})\"><g class=\"hourglass-turn\">\
         <path class=\"hourglass-wall\" d=\"M-{wide} {high}H{wide}L{neck} 0L{wide} {low}H-{wide}L-{neck} 0Z\"/>\
         <path class=\"hourglass-sand\" d=\"M0 0L{sand_wide} {sand_high}H-{sand_wide}Z\"/>\
         <path class=\"hourglass-free hourglass-level\" d=\"M0 0L{sand_wide} {sand_high}H-{sand_wide}Z\"/>\
         <path class=\"hourglass-sand hourglass-level\" d=\"M0 0L{sand_wide} -{sand_high}H-{sand_wide}Z\"/>\
         {}{}</g></g><text class=\"hourglass-time\" y=\"{}\"></text>",
        cap(-half - CAP),
        cap(half),
        Length(FOOT + 16.0),
        foot = Length(FOOT + 2.0),
        middle = Length(middle),
    );
    Glyph { kind: "G".to_owned(), height: 0.0, drawing }
}

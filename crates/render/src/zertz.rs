//! The boards, rings and marbles of ZÈRTZ.

use std::fmt::Write;

use ::zertz::{Marble, Ring, Variant};
use hexgrid::{Direction, Hex};
use protocol::{Board, CellView, Glyph};

use crate::field::{STEP, centre};
use crate::xml::{Length, rounded};

/// From the middle of an outermost ring to the rim of the ground.
const MARGIN: f64 = 66.0;
/// How wide the edge of the ground is.
const RIM: f64 = 3.0;

/// The outer radius of a ring: as large as leaves every ring seen whole, with its wall.
const RING: f64 = 45.5;
/// The radius of the hole in a ring.
const HOLE: f64 = 22.0;
/// How thick a ring is.
const THICKNESS: f64 = 9.0;
/// The radius of a marble.
const MARBLE: f64 = 33.0;
/// How far up a marble is seen that lies in the hole of a ring.
const SEAT: f64 = 6.0;
/// How far above the middle of its place the middle of a marble is seen.
const RISE: f64 = 1.0;

/// The board of a variant and the drawings of its pieces: `R`, a ring; `W`, `G` and `B`, the marbles.
/// No piece reaches further than 60 from the middle of its cell. The names of the rings stand in
/// their holes, where they are seen while no marble lies there.
#[must_use]
pub fn board(variant: &Variant) -> Board {
    let layout = variant.board;
    let name_at = |hex: Hex| layout.ring(hex).map(|ring| ring.to_string());
    let cell = |ring: Ring| {
        let hex = layout.place(ring)?;
        let (x, y) = centre(hex);
        Some(CellView {
            name: ring.to_string(),
            x: rounded(x),
            y: rounded(y),
            edge: false,
            neighbours: Direction::ALL.map(|direction| name_at(hex.step(direction))),
        })
    };
    let cells: Vec<CellView> = layout.rings().iter().filter_map(cell).collect();
    Board {
        view_box: view_box(&cells),
        drawing: ground(&cells),
        coordinates: names(&cells),
        cells,
        glyphs: glyphs(),
        rests: Vec::new(),
    }
}

fn view_box(cells: &[CellView]) -> [f64; 4] {
    let (mut least, mut most) = ([f64::MAX; 2], [f64::MIN; 2]);
    for cell in cells {
        least = [least[0].min(cell.x), least[1].min(cell.y)];
        most = [most[0].max(cell.x), most[1].max(cell.y)];
    }
    let beside = MARGIN + 2.0;
    let size = [0, 1].map(|axis| most[axis] - least[axis] + 2.0 * beside);
    [least[0] - beside, least[1] - beside, size[0], size[1]].map(rounded)
}

/// The cloth that the rings are laid on: wide strokes between neighbouring places run together to a
/// shape with round corners, whatever the board. Each place is marked, to be seen when its ring has
/// gone.
fn ground(cells: &[CellView]) -> String {
    let mut lines = String::new();
    for cell in cells {
        // Upwards and to the right: the other three directions are those of the neighbours.
        for name in cell.neighbours[..3].iter().flatten() {
            if let Some(next) = cells.iter().find(|cell| cell.name == *name) {
                let _ = write!(lines, "M{} {}", Length(cell.x), Length(cell.y));
                let _ = write!(lines, "L{} {}", Length(next.x), Length(next.y));
            }
        }
    }
    let mut svg = String::from("<g class=\"board-field\">");
    for (class, width) in
        [("zertz-ground-rim", 2.0 * MARGIN), ("zertz-ground", 2.0 * (MARGIN - RIM))]
    {
        let width = Length(width);
        let _ = write!(svg, "<path class=\"{class}\" stroke-width=\"{width}\" d=\"{lines}\"/>");
    }
    for cell in cells {
        let (x, y) = (Length(cell.x), Length(cell.y));
        let _ = write!(
            svg,
            "<circle class=\"zertz-ground-place\" cx=\"{x}\" cy=\"{y}\" r=\"{HOLE}\"/>"
        );
    }
    svg + "</g>"
}

fn names(cells: &[CellView]) -> String {
    let mut svg = String::from("<g class=\"board-names\">");
    for cell in cells {
        let _ = write!(
            svg,
            "<text class=\"zertz-ground-name\" x=\"{}\" y=\"{}\" dy=\".35em\">{}</text>",
            Length(cell.x),
            Length(cell.y),
            cell.name
        );
    }
    svg + "</g>"
}

fn glyphs() -> Vec<Glyph> {
    let marbles = Marble::ALL.into_iter().rev().map(marble);
    [ring()].into_iter().chain(marbles).collect()
}

/// A ring seen from a little above: its outer wall below, its inner wall at the far side of the hole,
/// through which the ground is seen.
fn ring() -> Glyph {
    let (low, high) = (THICKNESS / 2.0, -THICKNESS / 2.0);
    // What is seen of the ground: inside the hole as it is cut into both faces.
    let half = Length((HOLE * HOLE - high * high).sqrt());
    let hole = format!("M-{half} 0A{HOLE} {HOLE} 0 0 1 {half} 0A{HOLE} {HOLE} 0 0 1 -{half} 0Z");
    let circle = |r: f64, y: f64| {
        let (r, y) = (Length(r), Length(y));
        format!("M-{r} {y}A{r} {r} 0 0 1 {r} {y}A{r} {r} 0 0 1 -{r} {y}Z")
    };
    let mut svg = String::new();
    for grown in [1.0, 2.5] {
        let shadow = circle(RING + grown, low + 1.5);
        let _ = write!(
            svg,
            "<path class=\"piece-shadow\" fill-rule=\"evenodd\" d=\"{shadow}{hole}\"/>"
        );
    }
    let _ = write!(
        svg,
        "<path class=\"ring-side\" fill-rule=\"evenodd\" d=\"M-{RING} {high}A{RING} {RING} 0 0 1 \
         {RING} {high}V{low}A{RING} {RING} 0 0 1 -{RING} {low}Z{hole}\"/>\
         <path class=\"ring-top\" fill-rule=\"evenodd\" d=\"{}{}\"/>",
        circle(RING, high),
        circle(HOLE, high)
    );
    // The edges of the upper face catch the light.
    for (class, r) in [("ring-rim", RING - 2.0), ("ring-lip", HOLE + 2.0)] {
        let (r, y) = (Length(r), Length(high));
        let _ = write!(svg, "<circle class=\"{class}\" cy=\"{y}\" r=\"{r}\"/>");
    }
    Glyph { kind: "R".to_owned(), height: SEAT, drawing: svg }
}

fn marble(marble: Marble) -> Glyph {
    let colour = match marble {
        Marble::Black => "black",
        Marble::Grey => "grey",
        Marble::White => "white",
    };
    let middle = -RISE;
    let mut svg = format!("<g class=\"marble-{colour}\">");
    let mut spot = |class: &str, x: f64, y: f64, r: f64| {
        let (x, y, r) = (Length(x), Length(middle + y), Length(r));
        let _ = write!(svg, "<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{r}\"/>");
    };
    for grown in [1.5, 4.0] {
        spot("piece-shadow", 0.0, 3.0, MARBLE + grown);
    }
    spot("marble-body", 0.0, 0.0, MARBLE);
    // Spots that shrink towards the light make the ball round, without a gradient.
    for step in 1..=6 {
        let step = f64::from(step);
        spot("marble-glow", -1.3 * step, -1.9 * step, MARBLE - 1.5 - 4.0 * step);
    }
    if marble == Marble::Grey {
        // Told from the others without its colour by a band.
        let (x, y) = (MARBLE - 2.5, middle + 5.0);
        let (x, y, depth) = (Length(x), Length(y), Length(MARBLE * 0.42));
        let _ =
            write!(svg, "<path class=\"marble-band\" d=\"M-{x} {y}A{x} {depth} 0 0 0 {x} {y}\"/>");
    }
    let _ = write!(
        svg,
        "<ellipse class=\"marble-shine\" transform=\"translate(-11 {}) rotate(-35)\" rx=\"9\" ry=\"5.5\"/>\
         <text class=\"marble-letter\" y=\"{}\" dy=\".36em\">{}</text></g>",
        Length(middle - 15.0),
        Length(middle),
        marble.letter()
    );
    Glyph { kind: marble.letter().to_string(), height: 2.0 * MARBLE, drawing: svg }
}

const _: () = assert!(2.0 * RING + THICKNESS <= STEP, "rings do not overlap");

//! The board of any game on the hexagonal grid: where its cells lie and how it is drawn.

use std::fmt::Write;

use hexgrid::{Direction, Hex};
use protocol::{Board, CellView, Glyph, Rest};
use rules::Player;

use crate::xml::{Length, rounded};

/// The distance of two neighbouring cells.
pub(crate) const STEP: f64 = 100.0;
/// From the outermost dots to the rim of the board; the names stand in between.
const MARGIN: f64 = 68.0;
/// How round the corners of the board are.
const CORNER: f64 = 30.0;
/// How thick the board looks.
const THICKNESS: f64 = 14.0;
/// How wide the edge is that catches the light.
const RIM: f64 = 3.0;
/// From a dot to the middle of its name.
const NAME: f64 = 41.0;
/// From the middle of a place beside the field to its rim.
const PLATE: f64 = 60.0;

/// What a game says about its board.
pub(crate) struct Field<'a> {
    /// Every cell and dot with its name.
    pub(crate) cells: &'a [Place],
    /// The lines that pieces move along, from end to end.
    pub(crate) lines: &'a [(Hex, Hex)],
    /// The corners of the board, clockwise from the top; the surface reaches beyond them.
    pub(crate) corners: &'a [Hex],
    /// The cells and dots that are marked.
    pub(crate) marks: &'a [Hex],
}

/// A cell or a dot.
pub(crate) struct Place {
    pub(crate) name: String,
    pub(crate) hex: Hex,
    pub(crate) edge: bool,
}

/// The centre of a cell, x to the right and y downwards.
pub(crate) fn centre(hex: Hex) -> (f64, f64) {
    let (q, r) = (f64::from(hex.q), f64::from(hex.r));
    (q * STEP * 3f64.sqrt() / 2.0, -(r + q / 2.0) * STEP)
}

impl Field<'_> {
    /// The board with these drawings of pieces.
    pub(crate) fn board(&self, glyphs: Vec<Glyph>) -> Board {
        let corners: Vec<(f64, f64)> = self.corners.iter().copied().map(centre).collect();
        let outline = outline(&corners, MARGIN);
        Board {
            view_box: view_box(&outline),
            drawing: self.drawing(&outline),
            coordinates: self.names(),
            cells: self.cells.iter().map(|place| self.view(place)).collect(),
            glyphs,
            rests: Vec::new(),
        }
    }

    fn view(&self, place: &Place) -> CellView {
        let (x, y) = centre(place.hex);
        CellView {
            name: place.name.clone(),
            x: rounded(x),
            y: rounded(y),
            edge: place.edge,
            neighbours: Direction::ALL
                .map(|direction| self.at(place.hex.step(direction)).map(|next| next.name.clone())),
        }
    }

    fn at(&self, hex: Hex) -> Option<&Place> {
        self.cells.iter().find(|place| place.hex == hex)
    }

    fn drawing(&self, outline: &[(f64, f64)]) -> String {
        let lines = self.lines.iter().map(|&(from, to)| [centre(from), centre(to)]);
        let mut svg = body(outline) + "<g class=\"board-field\">" + &engraved(lines);
        for place in self.cells.iter().filter(|place| place.edge) {
            let (x, y) = centre(place.hex);
            let (x, y) = (Length(x), Length(y));
            let _ = write!(svg, "<circle class=\"board-dot\" cx=\"{x}\" cy=\"{y}\" r=\"9\"/>");
        }
        for &mark in self.marks {
            let (x, y) = centre(mark);
            let (x, y) = (Length(x), Length(y));
            let _ = write!(svg, "<circle class=\"board-mark\" cx=\"{x}\" cy=\"{y}\" r=\"13\"/>");
        }
        svg + "</g>"
    }

    /// The name of every dot, outside of it.
    fn names(&self) -> String {
        let mut svg = String::from("<g class=\"board-names\">");
        for place in self.cells.iter().filter(|place| place.edge) {
            let (x, y) = centre(place.hex);
            let (mut out_x, mut out_y) = (0.0, 0.0);
            for direction in Direction::ALL {
                if self.at(place.hex.step(direction)).is_none() {
                    let (step_x, step_y) = centre(direction.delta());
                    out_x += step_x;
                    out_y += step_y;
                }
            }
            let scale = NAME / f64::hypot(out_x, out_y);
            let _ = write!(
                svg,
                "<text class=\"board-name\" x=\"{}\" y=\"{}\" dy=\".35em\">{}</text>",
                Length(x + out_x * scale),
                Length(y + out_y * scale),
                place.name
            );
        }
        svg + "</g>"
    }
}

/// The polygon along which the rounded edge of a board is drawn that reaches `margin` beyond its corners,
/// which go clockwise.
pub(crate) fn outline(corners: &[(f64, f64)], margin: f64) -> Vec<(f64, f64)> {
    let count = corners.len();
    let corner = |index: usize| corners[index % count];
    // The normal of a side that points outwards; the corners go clockwise and y downwards.
    let normal = |index: usize| {
        let ((x0, y0), (x1, y1)) = (corner(index), corner(index + 1));
        let length = (x1 - x0).hypot(y1 - y0);
        ((y1 - y0) / length, (x0 - x1) / length)
    };
    (0..count)
        .map(|index| {
            let (x, y) = corner(index);
            let (a, b) = (normal(index + count - 1), normal(index));
            let stretch = (margin - CORNER) / (1.0 + a.0 * b.0 + a.1 * b.1);
            (x + (a.0 + b.0) * stretch, y + (a.1 + b.1) * stretch)
        })
        .collect()
}

/// What is seen of a board with such an outline.
pub(crate) fn view_box(outline: &[(f64, f64)]) -> [f64; 4] {
    let (mut least, mut most) = ([f64::MAX; 2], [f64::MIN; 2]);
    for &(x, y) in outline {
        least = [least[0].min(x), least[1].min(y)];
        most = [most[0].max(x), most[1].max(y)];
    }
    // Above as much as below, so that the middle stays in place when the board is turned round.
    let beside = [CORNER + 2.0, CORNER + 2.0 + THICKNESS];
    let view_box = [
        least[0] - beside[0],
        least[1] - beside[1],
        most[0] - least[0] + 2.0 * beside[0],
        most[1] - least[1] + 2.0 * beside[1],
    ];
    view_box.map(rounded)
}

/// The board itself.
pub(crate) fn body(outline: &[(f64, f64)]) -> String {
    // A wide stroke in the colour of the inside rounds the corners.
    let path = path(outline);
    solid(|narrower| {
        let width = Length(2.0 * (CORNER - narrower));
        format!("<path stroke-width=\"{width}\" stroke-linejoin=\"round\" d=\"{path}\"/>")
    })
}

/// Adds places beside the field where pieces of this kind lie until they come in: the first player's at
/// the lower left, the second player's opposite, so that they change places when the board is turned.
pub(crate) fn add_rests(board: &mut Board, kind: &str) {
    let [left, top, width, height] = board.view_box;
    let (x, y) = (left + PLATE, top + height - PLATE - THICKNESS);
    let opposite = (2.0 * left + width - x, 2.0 * top + height - y);
    for (player, (x, y)) in Player::BOTH.into_iter().zip([(x, y), opposite]) {
        let (x, y) = (rounded(x), rounded(y));
        board.drawing += &solid(|narrower| {
            let radius = Length(PLATE - narrower);
            format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>")
        });
        let _ =
            write!(board.drawing, "<circle class=\"board-mark\" cx=\"{x}\" cy=\"{y}\" r=\"13\"/>");
        board.rests.push(Rest { player, kind: kind.to_owned(), x, y });
    }
}

/// Something as thick as a board, its light from above; `shape` draws its outline some way further in.
fn solid(shape: impl Fn(f64) -> String) -> String {
    let mut svg = String::from("<g class=\"board-body\">");
    for (class, lower, narrower) in [
        ("board-edge", THICKNESS, 0.0),
        ("board-edge", THICKNESS / 2.0, 0.0),
        ("board-rim", 0.0, 0.0),
        ("board-surface", 1.0, RIM),
    ] {
        let _ = write!(
            svg,
            "<g class=\"{class}\" transform=\"translate(0 {})\">{}</g>",
            Length(lower),
            shape(narrower)
        );
    }
    svg + "</g>"
}

/// Lines from end to end.
pub(crate) fn engraved(ends: impl Iterator<Item = [(f64, f64); 2]>) -> String {
    let mut lines = String::new();
    for [(x0, y0), (x1, y1)] in ends {
        let _ = write!(lines, "M{} {}L{} {}", Length(x0), Length(y0), Length(x1), Length(y1));
    }
    // What is engraved catches the light at its lower edge.
    format!(
        "<path class=\"board-line-light\" transform=\"translate(0 2)\" d=\"{lines}\"/>\
         <path class=\"board-line\" d=\"{lines}\"/>"
    )
}

fn path(points: &[(f64, f64)]) -> String {
    let mut path = String::new();
    for &(x, y) in points {
        let letter = if path.is_empty() { 'M' } else { 'L' };
        let _ = write!(path, "{letter}{} {}", Length(x), Length(y));
    }
    path + "Z"
}

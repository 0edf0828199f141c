//! The boards and pieces of the GIPF family.

use ::gipf::Variant;
use ::gipf::board::{Board as Layout, Point, Way};
use hexgrid::Hex;
use protocol::{Board, Glyph};

use crate::field::{Field, Place};
use crate::piece::{self, Disc};

/// The board of a variant, e5 at the origin, and the drawings of its pieces: `B`, a basic piece, and
/// `G`, a GIPF piece. No piece reaches further than 60 from the middle of its cell.
#[must_use]
pub fn board(variant: &Variant) -> Board {
    let layout = variant.board();
    let cells: Vec<Place> = layout
        .points()
        .map(|point| Place {
            name: point.to_string(),
            hex: point.hex(),
            edge: layout.is_dot(point),
        })
        .collect();
    let lines: Vec<(Hex, Hex)> = layout
        .ways()
        .map(|way| (way.dot().hex(), far_end(layout, way)))
        .filter(|(from, to)| from < to)
        .collect();
    let corners = match layout {
        Layout::Gipf => ["e9", "i5", "i1", "e1", "a1", "a5"],
        Layout::Matrx => ["e9", "j4", "j1", "e1", "a1", "a5"],
    };
    let corners = corners.map(place);
    let marks = ["e1", "e5"].map(place);
    let glyph = |kind: &str, discs: &[Disc]| Glyph {
        kind: kind.to_owned(),
        drawing: piece::drawing(discs),
    };
    Field { cells: &cells, lines: &lines, corners: &corners, marks: &marks }
        .board(vec![glyph("B", &[Disc::SINGLE]), glyph("G", &[Disc::LOWER, Disc::UPPER])])
}

fn place(name: &str) -> Hex {
    name.parse::<Point>().expect("the name of a point of the board").hex()
}

/// The dot at the other end of the line of a way.
fn far_end(layout: Layout, way: Way) -> Hex {
    let mut at = way.first().hex();
    while Point::at(at).is_some_and(|point| layout.spot(point).is_some()) {
        at = at.step(way.direction());
    }
    at
}

//! The boards and pieces of the GIPF family.

use ::gipf::Variant;
use ::gipf::board::{Point, Way};
use hexgrid::Hex;
use protocol::{Board, Glyph};

use crate::field::{Field, Place};
use crate::piece::{self, Disc};

/// The board of a variant, e5 at the origin, and the drawings of its pieces: `B`, a basic piece, and
/// `G`, a GIPF piece. No piece reaches further than 60 from the middle of its cell.
#[must_use]
pub fn board(_variant: &Variant) -> Board {
    let cells: Vec<Place> = Point::all()
        .map(|point| Place { name: point.to_string(), hex: point.hex(), edge: point.is_dot() })
        .collect();
    let lines: Vec<(Hex, Hex)> = Way::all()
        .map(|way| (way.dot().hex(), far_end(way)))
        .filter(|(from, to)| from < to)
        .collect();
    let corners = ["e9", "i5", "i1", "e1", "a1", "a5"].map(place);
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
fn far_end(way: Way) -> Hex {
    let mut at = way.dot().hex();
    while let Some(next) = Point::at(at.step(way.direction())) {
        at = next.hex();
    }
    at
}

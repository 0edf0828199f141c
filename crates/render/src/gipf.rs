//! The boards and pieces of the GIPF family.

use ::gipf::board::{Board as Layout, Point, Way};
use ::gipf::{Kind, Potential, Variant};
use hexgrid::Hex;
use protocol::{Board, Glyph};

use crate::field::{Field, Place, add_rests};
use crate::piece::{Disc, Mark, glyph};

/// The board of a variant, e5 at the origin, and the drawings of its pieces: `B`, a basic piece; `G`,
/// a GIPF piece; the letters of the potentials for used ones, and with `+` for a piece that carries an
/// unused one. No piece reaches further than 60 from the middle of its cell.
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
    let field = Field { cells: &cells, lines: &lines, corners: &corners, marks: &marks };
    let mut board = field.board(glyphs(variant));
    // Elsewhere a GIPF piece that is taken back comes apart.
    if variant.kind() == Kind::Matrx {
        add_rests(&mut board, "G");
    }
    board
}

fn glyphs(variant: &Variant) -> Vec<Glyph> {
    let matrx = variant.kind() == Kind::Matrx;
    let basic = glyph("B", "", &[Disc::single(Mark::Groove)]);
    let gipf = if matrx {
        glyph("G", "G", &[Disc::thick(Mark::Groove)])
    } else {
        glyph("G", "G", &[Disc::lower(Mark::Groove), Disc::upper(Mark::Groove)])
    };
    let potentials = Potential::ALL.into_iter().flat_map(|potential| {
        let letter = potential.letter().to_string();
        let mark = mark(potential);
        // Elsewhere than in MATRX the lower one is a basic piece.
        let carrier = if matrx { mark } else { Mark::Groove };
        let unused = [Disc::lower(carrier), Disc::upper(mark)];
        [
            glyph(&letter, &letter, &[Disc::single(mark)]),
            glyph(&format!("{letter}+"), &letter, &unused),
        ]
    });
    [basic, gipf].into_iter().chain(potentials).collect()
}

/// What tells the potentials apart at the table.
const fn mark(potential: Potential) -> Mark {
    match potential {
        Potential::Tamsk => Mark::Rings,
        Potential::Zertz => Mark::Notches(3),
        Potential::Dvonn => Mark::Hole,
        Potential::Yinsh => Mark::Bar,
        Potential::Punct => Mark::Notches(6),
    }
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

//! Pieces: discs on the table, seen from a little above, with what is engraved in them.

use std::f64::consts::TAU;
use std::fmt::Write;

use protocol::Glyph;

use crate::xml::{Length, Text};

/// One disc of a piece. Lengths are in the units of the board.
#[derive(Clone, Copy)]
pub(crate) struct Disc {
    radius: f64,
    height: f64,
    mark: Mark,
}

/// What is engraved in a disc.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mark {
    /// A fine ring, as on basic pieces.
    Groove,
    /// Two concentric rings.
    Rings,
    /// So many notches, cut through the rim.
    Notches(u8),
    /// A hole in the middle.
    Hole,
    /// A straight groove through the middle.
    Bar,
}

/// Where the lowest disc of every piece stands below the middle of its cell, so that pieces lie on
/// each other as high as they are.
const BOTTOM: f64 = 7.0;

impl Disc {
    /// A single piece.
    pub(crate) const fn single(mark: Mark) -> Self {
        Self { radius: 40.0, height: 10.0, mark }
    }

    /// A single piece of weight.
    pub(crate) const fn thick(mark: Mark) -> Self {
        Self { radius: 42.0, height: 17.0, mark }
    }

    /// A single piece of high stacks.
    pub(crate) const fn flat(mark: Mark) -> Self {
        Self { radius: 40.0, height: 8.0, mark }
    }

    /// The lower disc of a double piece.
    pub(crate) const fn lower(mark: Mark) -> Self {
        Self { radius: 43.0, height: 11.0, mark }
    }

    /// The upper disc of a double piece, so much smaller that both are told apart at 24 pixels.
    pub(crate) const fn upper(mark: Mark) -> Self {
        Self { radius: 35.0, height: 12.0, mark }
    }
}

/// A piece of some discs, from bottom to top, as the inside of a group around the origin; `letter` is
/// written on it on demand.
pub(crate) fn glyph(kind: &str, letter: &str, discs: &[Disc]) -> Glyph {
    let mut svg = String::new();
    let mut bottom = BOTTOM;
    for (index, &disc) in discs.iter().enumerate() {
        if index == 0 {
            // Faint discs of growing size fade like a soft shadow, without a filter.
            for grown in [1.5, 3.5, 6.0] {
                write_disc(&mut svg, "piece-shadow", bottom + 2.0, disc.radius + grown);
            }
        } else {
            write_disc(&mut svg, "piece-seam", bottom + 2.5, disc.radius + 2.0);
        }
        write_body(&mut svg, disc, bottom);
        bottom -= disc.height;
    }
    if let Some(&top) = discs.last() {
        write_mark(&mut svg, top, bottom);
    }
    let _ = write!(
        svg,
        "<text class=\"piece-letter\" y=\"{}\" dy=\".36em\">{}</text>",
        Length(bottom),
        Text(letter)
    );
    let height = discs.iter().map(|disc| disc.height).sum();
    Glyph { kind: kind.to_owned(), height, drawing: svg }
}

fn write_body(svg: &mut String, disc: Disc, bottom: f64) {
    let top = bottom - disc.height;
    let (r, high, low) = (Length(disc.radius), Length(top), Length(bottom));
    let _ = write!(
        svg,
        "<path class=\"piece-side\" \
         d=\"M-{r} {high}A{r} {r} 0 0 1 {r} {high}V{low}A{r} {r} 0 0 1 -{r} {low}Z\"/>"
    );
    write_disc(svg, "piece-top", top, disc.radius);
    write_disc(svg, "piece-rim", top, disc.radius - 1.75);
    if let Mark::Notches(count) = disc.mark {
        let _ = write!(svg, "<path class=\"piece-notch\" d=\"{}\"/>", notches(disc, count, bottom));
    }
}

/// Notches in the rim of a disc, which reach down its side where that is seen.
fn notches(disc: Disc, count: u8, bottom: f64) -> String {
    let (r, top) = (disc.radius, bottom - disc.height);
    let depth = if count > 4 { 10.0 } else { 13.0 };
    // Half the angle under which a circle of that radius around a point of the rim cuts the rim.
    let half = 2.0 * (depth / (2.0 * r)).asin();
    let mut path = String::new();
    for index in 0..count {
        // The first notch is at the far side, where no other piece hides it.
        let angle = TAU * (f64::from(index) / f64::from(count) - 0.25);
        let (from, to) = ((angle - half).sin_cos(), (angle + half).sin_cos());
        let ((x0, y0), (x1, y1)) = ((r * from.1, top + r * from.0), (r * to.1, top + r * to.0));
        let low = |y: f64| if angle.sin() > 0.0 { y + disc.height } else { y };
        let _ = write!(
            path,
            "M{} {}A{depth} {depth} 0 0 0 {} {}V{}A{r} {r} 0 0 0 {} {}Z",
            Length(x0),
            Length(y0),
            Length(x1),
            Length(y1),
            Length(low(y1)),
            Length(x0),
            Length(low(y0)),
            depth = Length(depth),
            r = Length(r),
        );
    }
    path
}

/// What is engraved catches the light at its lower edge.
fn write_mark(svg: &mut String, disc: Disc, y: f64) {
    let r = disc.radius;
    match disc.mark {
        Mark::Groove => {
            write_disc(svg, "piece-groove-light", y + 1.6, r * 0.62);
            write_disc(svg, "piece-groove", y, r * 0.62);
        }
        Mark::Rings => {
            for share in [0.72, 0.34] {
                write_disc(svg, "piece-mark-light", y + 2.0, r * share);
                write_disc(svg, "piece-mark", y, r * share);
            }
        }
        Mark::Hole => {
            write_disc(svg, "piece-ground-light", y + 2.0, r * 0.4);
            write_disc(svg, "piece-ground", y, r * 0.4);
        }
        Mark::Bar => {
            let (x, rise) = (r * 0.87 * 0.866, r * 0.87 * 0.5);
            for (class, lower) in [("piece-bar-light", 2.5), ("piece-bar", 0.0)] {
                let _ = write!(
                    svg,
                    "<path class=\"{class}\" d=\"M-{x} {}L{x} {}\"/>",
                    Length(y + lower + rise),
                    Length(y + lower - rise),
                    x = Length(x)
                );
            }
        }
        Mark::Notches(_) => {}
    }
}

fn write_disc(svg: &mut String, class: &str, y: f64, r: f64) {
    let _ = write!(svg, "<circle class=\"{class}\" cy=\"{}\" r=\"{}\"/>", Length(y), Length(r));
}

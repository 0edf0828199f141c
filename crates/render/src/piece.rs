//! Pieces: discs on the table, seen from a little above.

use std::fmt::Write;

use crate::xml::Length;

/// One disc of a piece. Lengths are in the units of the board.
#[derive(Clone, Copy)]
pub(crate) struct Disc {
    radius: f64,
    height: f64,
}

impl Disc {
    /// A single piece.
    pub(crate) const SINGLE: Self = Self { radius: 40.0, height: 10.0 };
    /// The lower disc of a double piece.
    pub(crate) const LOWER: Self = Self { radius: 43.0, height: 11.0 };
    /// The upper disc of a double piece, so much smaller that both are told apart at 24 pixels.
    pub(crate) const UPPER: Self = Self { radius: 35.0, height: 12.0 };
}

/// Discs from bottom to top, with a groove on the uppermost, as the inside of a group around the
/// origin.
pub(crate) fn drawing(discs: &[Disc]) -> String {
    let mut svg = String::new();
    let whole: f64 = discs.iter().map(|disc| disc.height).sum();
    // Low pieces lie around the middle of their cell, higher ones rise from it.
    let mut bottom = (whole / 2.0).min(8.0);
    for (index, disc) in discs.iter().enumerate() {
        if index == 0 {
            // Faint discs of growing size fade like a soft shadow, without a filter.
            for grown in [1.5, 3.5, 6.0] {
                write_disc(&mut svg, "piece-shadow", bottom + 2.0, disc.radius + grown);
            }
        } else {
            write_disc(&mut svg, "piece-seam", bottom + 2.5, disc.radius + 2.0);
        }
        let top = bottom - disc.height;
        let (r, high, low) = (Length(disc.radius), Length(top), Length(bottom));
        let _ = write!(
            svg,
            "<path class=\"piece-side\" \
             d=\"M-{r} {high}A{r} {r} 0 0 1 {r} {high}V{low}A{r} {r} 0 0 1 -{r} {low}Z\"/>"
        );
        write_disc(&mut svg, "piece-top", top, disc.radius);
        write_disc(&mut svg, "piece-rim", top, disc.radius - 1.75);
        bottom = top;
    }
    if let Some(last) = discs.last() {
        let r = last.radius * 0.62;
        // What is engraved catches the light at its lower edge.
        write_disc(&mut svg, "piece-groove-light", bottom + 1.6, r);
        write_disc(&mut svg, "piece-groove", bottom, r);
    }
    svg
}

fn write_disc(svg: &mut String, class: &str, y: f64, r: f64) {
    let _ = write!(svg, "<circle class=\"{class}\" cy=\"{}\" r=\"{}\"/>", Length(y), Length(r));
}

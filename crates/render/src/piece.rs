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
    /// A basic piece.
    pub(crate) const BASIC: Self = Self { radius: 40.0, height: 10.0 };
    /// The lower disc of a double piece.
    pub(crate) const LOWER: Self = Self { radius: 43.0, height: 10.0 };
    /// The upper disc of a double piece, a little smaller so that the lower one is seen all around.
    pub(crate) const UPPER: Self = Self { radius: 35.0, height: 11.0 };
}

/// What is cut into the top of a piece.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Top {
    /// A groove along the rim, by which pieces hold on to each other.
    Groove,
}

/// The discs from bottom to top as the inside of a group around the origin.
pub(crate) fn drawing(discs: &[Disc], top: Top) -> String {
    let mut svg = String::new();
    let whole: f64 = discs.iter().map(|disc| disc.height).sum();
    let mut ground = whole.min(14.0) / 2.0;
    let Some(last) = discs.last() else { return svg };
    for (index, disc) in discs.iter().enumerate() {
        if index == 0 {
            // Three faint discs fade like a soft shadow, without a filter.
            for grown in [1.5, 4.0, 7.0] {
                let (r, y) = (Length(disc.radius + grown), Length(ground + 3.0));
                let _ = write!(svg, "<circle class=\"piece-shadow\" cy=\"{y}\" r=\"{r}\"/>");
            }
        } else {
            let (r, y) = (Length(disc.radius + 2.0), Length(ground + 2.5));
            let _ = write!(svg, "<circle class=\"piece-seam\" cy=\"{y}\" r=\"{r}\"/>");
        }
        let top = ground - disc.height;
        let (r, y) = (Length(disc.radius), Length(top));
        let _ = write!(
            svg,
            "<path class=\"piece-side\" d=\"M-{r} {y}V{low}A{r} {r} 0 0 0 {r} {low}V{y}Z\"/>\
             <circle class=\"piece-top\" cy=\"{y}\" r=\"{r}\"/>\
             <circle class=\"piece-rim\" cy=\"{y}\" r=\"{inner}\"/>",
            low = Length(ground),
            inner = Length(disc.radius - 1.5),
        );
        ground = top;
    }
    match top {
        Top::Groove => {
            let r = Length(last.radius * 0.62);
            let _ = write!(
                svg,
                "<circle class=\"piece-groove-light\" cy=\"{}\" r=\"{r}\"/>\
                 <circle class=\"piece-groove\" cy=\"{}\" r=\"{r}\"/>",
                Length(ground + 1.6),
                Length(ground),
            );
        }
    }
    svg
}

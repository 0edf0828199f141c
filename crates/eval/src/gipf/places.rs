//! How near to the centre a spot lies.

use hexgrid::{Cell, CellSet, Hex};

/// The spots within 0, 1 and 2 steps of the centre.
const DISCS: [CellSet; 3] = [disc(0), disc(1), disc(2)];

const fn disc(radius: u8) -> CellSet {
    let mut disc = CellSet::EMPTY;
    let mut q = -3;
    while q <= 3 {
        let mut r = -3;
        while r <= 3 {
            let hex = Hex::new(q, r);
            if hex.distance(Hex::CENTRE) <= radius
                && let Some(cell) = Cell::at(hex)
            {
                disc = disc.with(cell.set());
            }
            r += 1;
        }
        q += 1;
    }
    disc
}

/// By how many steps the cells of a set are nearer to the centre than the edge of the board, all
/// together: 3 for the centre, 0 for the outermost spots.
pub(super) fn steps_inwards(cells: CellSet) -> i32 {
    DISCS.iter().map(|&disc| (cells & disc).len().cast_signed()).sum()
}

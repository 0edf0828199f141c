//! DVONN (G5.3): jumps onto a piece of the opponent and neutralises it.

use hexgrid::{Cell, CellSet};

use super::{Potential, neighbours, rays};
use crate::position::Position;

/// Where it may jump to from a spot. In GIPF With Potentials: an adjacent basic piece, unused DVONN
/// piece or used DVONN of the opponent. In MATRX: a DVONN stack or used DVONN of the opponent, next to
/// it or further along a line with only empty spots in between.
pub(crate) fn targets(position: &Position, from: Cell) -> CellSet {
    let theirs = position.owned(position.to_move.other());
    let dvonn = position.stacks.of(Potential::Dvonn) & theirs;
    if position.rules().is_matrx() {
        nearest_in(position, from, dvonn)
    } else {
        let basics = theirs - position.gipf - position.stacks.potentials();
        neighbours(position, from) & (dvonn | basics)
    }
}

/// Those pieces of a set that are the first in a direction.
pub(super) fn nearest_in(position: &Position, from: Cell, set: CellSet) -> CellSet {
    if set.is_empty() {
        return set;
    }
    let occupied = position.occupied();
    set & rays(position, from).filter_map(|ray| ray.first_in(occupied)).collect()
}

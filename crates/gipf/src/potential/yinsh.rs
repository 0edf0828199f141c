//! YINSH (G5.2): slides any distance along a line over empty spots onto an empty spot.

use hexgrid::{Cell, CellSet};

use super::rays;
use crate::position::Position;

/// Where it may slide to from a spot.
pub(crate) fn targets(position: &Position, from: Cell) -> CellSet {
    let occupied = position.occupied();
    rays(position, from).fold(CellSet::EMPTY, |set, ray| set | ray.before(occupied))
}

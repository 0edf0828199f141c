//! ZÈRTZ (G5.1): jumps in one direction over one or more pieces of any colour that stand side by side,
//! onto the first empty spot behind them; never over an empty spot.

use hexgrid::{Cell, CellSet};

use super::rays;
use crate::position::Position;

/// Where it may jump to from a spot.
pub(crate) fn targets(position: &Position, from: Cell) -> CellSet {
    let empty = !position.occupied();
    rays(position, from)
        .filter_map(|ray| {
            let landing = ray.first_in(empty)?;
            (!ray.before(empty).is_empty()).then_some(landing)
        })
        .collect()
}

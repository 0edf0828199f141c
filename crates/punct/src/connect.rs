//! Connections (P7.2).

use crate::board::SIDES;
use crate::set::SpaceSet;

/// Whether the spaces where dots of one player are seen connect two opposite sides through some of `seeds`.
pub(crate) fn from(visible: SpaceSet, seeds: SpaceSet) -> bool {
    if !SIDES.iter().any(|&[one, other]| visible.meets(one) && visible.meets(other)) {
        return false;
    }
    let mut left = seeds & visible;
    while let Some(seed) = left.first() {
        let group = visible.reached_from(seed.set());
        if SIDES.iter().any(|&[one, other]| group.meets(one) && group.meets(other)) {
            return true;
        }
        left = left - group;
    }
    false
}

/// Whether the spaces connect two opposite sides.
pub(crate) fn any(visible: SpaceSet) -> bool {
    SIDES.iter().any(|&[one, _]| from(visible, one))
}

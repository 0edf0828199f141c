//! Connections (P7.2).

use crate::board::SIDES;
use crate::set::SpaceSet;

/// Whether the spaces where dots of one player are seen connect two opposite sides through some of `seeds`.
pub(crate) fn from(visible: SpaceSet, seeds: SpaceSet) -> bool {
    let mut left = seeds & visible;
    while let Some(seed) = left.lowest() {
        let group = group_of(visible, seed.set());
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

/// The spaces of a set that hang together with some of them.
fn group_of(visible: SpaceSet, start: SpaceSet) -> SpaceSet {
    let mut group = start;
    let mut edge = start;
    while let Some(space) = edge.lowest() {
        let next = (space.neighbours() & visible) - group;
        group |= next;
        edge = (edge | next).without_space(space);
    }
    group
}

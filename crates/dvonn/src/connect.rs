//! Connection with the red pieces (D7).

use crate::set::SpaceSet;
use crate::stack::Stacks;

/// The stacks that are connected with no red piece and therefore leave the game.
pub(crate) fn lost(stacks: &Stacks) -> SpaceSet {
    let occupied = stacks.occupied();
    occupied - connected(stacks.with_red(), occupied)
}

/// What is reached from some spaces through chains of neighbouring spaces of a set.
pub(crate) fn connected(from: SpaceSet, through: SpaceSet) -> SpaceSet {
    let mut reached = from;
    loop {
        let wider = reached.grown() & through;
        if wider == reached {
            return reached;
        }
        reached = wider;
    }
}

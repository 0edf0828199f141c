//! The turns that can be played in a position.

use crate::Scene;

/// Shows `visit` the position after each turn of the player to move, in the order of the actions, until it
/// says `false`. Whether all were shown.
pub(crate) fn each(scene: &Scene, visit: &mut dyn FnMut(&Scene) -> bool) -> bool {
    scene.session().legal().iter().all(|action| {
        let mut next = scene.clone();
        // What is legal can be played.
        if next.act(action).is_err() {
            return true;
        }
        if next.is_open() && next.session().outcome().is_none() {
            each(&next, visit)
        } else {
            visit(&next)
        }
    })
}

/// The actions of a turn as a text.
pub(crate) fn joined(actions: &[String]) -> String {
    actions.join(";")
}

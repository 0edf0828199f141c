//! What is right in an exercise, by the rules.

use catalog::Error;

use crate::Scene;
use crate::fact::Fact;
use crate::lesson::{Find, Stage, Task};
use crate::scene::sorted;
use crate::turns;

/// The position that a board begins with.
///
/// # Errors
///
/// What is wrong with the position.
pub(crate) fn begin(stage: &Stage) -> Result<Scene, Error> {
    Scene::new(&stage.spec, stage.position.as_deref())
}

/// Every right answer to an exercise that is answered by a turn or by the first action of a win: each as
/// its actions; and whether there are wrong ones.
pub(crate) fn right(task: &Task, scene: &Scene) -> (Vec<String>, bool) {
    match task {
        Task::Turn { goals, .. } => {
            let (mut right, mut wrong) = (Vec::new(), false);
            turns::each(scene, &mut |after| {
                if goals.iter().all(|(_, goal)| after.holds(goal)) {
                    right.push(turns::joined(&after.played()[scene.played().len()..]));
                } else {
                    wrong = true;
                }
                true
            });
            (right, wrong)
        }
        Task::Win { turns, .. } => {
            let first = scene.win(*turns).filter(|win| win.turns == *turns).map(|win| win.first);
            let first = first.unwrap_or_default();
            let wrong = first.len() < scene.session().legal().len();
            (first, wrong)
        }
        Task::Find { .. } | Task::Judge { .. } => (Vec::new(), true),
    }
}

/// The first turn after which some facts hold, as its actions.
pub(crate) fn first_right(goals: &[(String, Fact)], scene: &Scene) -> Option<Vec<String>> {
    let mut found = None;
    turns::each(scene, &mut |after| {
        if goals.iter().all(|(_, goal)| after.holds(goal)) {
            found = Some(after.played()[scene.played().len()..].to_vec());
        }
        found.is_none()
    });
    found
}

/// The cells that are to be found.
pub(crate) fn cells(what: &Find, scene: &Scene) -> Vec<String> {
    let actions = || scene.session().view().actions;
    match what {
        Find::Rows => scene.cells_of_rows(|row| &row.cells),
        Find::MustGo => scene.cells_of_rows(|row| &row.must_go),
        Find::MayStay => scene.cells_of_rows(|row| &row.may_stay),
        Find::Blocked => {
            let actions = actions();
            let board = scene.session().spec().board();
            let dots = board.cells.into_iter().filter(|cell| cell.edge).map(|cell| cell.name);
            sorted(dots.filter(|dot| !actions.iter().any(|it| it.path.first() == Some(dot))))
        }
        Find::Starts => sorted(actions().into_iter().filter_map(|it| it.path.into_iter().next())),
        Find::Movers => {
            let view = scene.session().view();
            let moved = view.actions.into_iter().filter(|it| it.path.len() > 1);
            let from = moved.filter_map(|it| it.path.into_iter().next());
            sorted(from.filter(|cell| scene.owner(cell) == Some(view.to_move)))
        }
        Find::Targets(from) => {
            let from_here = actions().into_iter().filter(|it| it.path.first() == Some(from));
            sorted(from_here.filter_map(|mut it| it.path.pop()).filter(|it| it != from))
        }
    }
}

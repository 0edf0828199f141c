use rules::Game;

use crate::limits::{Budget, at_once};
use crate::{Evaluate, Finding, Host, Score, Task};

/// Textbook alpha-beta to `depth` actions; among equally good actions the first of `actions`.
pub(crate) fn think<G: Game, E: Evaluate<G> + ?Sized>(
    evaluation: &E,
    task: &Task<G>,
    host: &Host<G::Action>,
    actions: &[G::Action],
    depth: u32,
) -> Finding<G::Action> {
    let mut search =
        Plain { evaluation, budget: Budget::new(&task.limits, host, None), lists: Vec::new() };
    let depth = task.limits.depth.map_or(depth, |limit| limit.min(depth));
    let mut found = at_once(actions[0], Score::EVEN);
    for depth in 1..=depth.max(1) {
        let mut best: Option<(G::Action, Score)> = None;
        for &action in actions {
            let alpha = best.map_or(Score::loss_in(0), |(_, score)| score);
            let score = search.after(task.position, action, depth, 1, alpha, Score::win_in(0));
            if search.budget.is_spent() {
                break;
            }
            if best.is_none_or(|(_, best)| score > best) {
                best = Some((action, score));
            }
        }
        found.nodes = search.budget.nodes;
        if search.budget.is_spent() {
            break;
        }
        if let Some((action, score)) = best {
            found = Finding { depth, reach: depth, nodes: found.nodes, ..at_once(action, score) };
            (host.report)(&found);
        }
    }
    found
}

struct Plain<'a, G: Game, E: ?Sized> {
    evaluation: &'a E,
    budget: Budget<'a>,
    /// Lists of actions for reuse.
    lists: Vec<Vec<G::Action>>,
}

impl<G: Game, E: Evaluate<G> + ?Sized> Plain<'_, G, E> {
    /// The score for the player to move in `position` of playing `action`, with `depth` actions to
    /// look at including it.
    fn after(
        &mut self,
        position: &G,
        action: G::Action,
        depth: u32,
        ply: u32,
        alpha: Score,
        beta: Score,
    ) -> Score {
        let mut next = position.clone();
        next.apply(action);
        if next.to_move() == position.to_move() {
            self.value(&next, depth.saturating_sub(1), ply, alpha, beta)
        } else {
            -self.value(&next, depth.saturating_sub(1), ply, -beta, -alpha)
        }
    }

    fn value(&mut self, position: &G, depth: u32, ply: u32, alpha: Score, beta: Score) -> Score {
        if self.budget.spend() {
            return Score::EVEN;
        }
        if let Some(outcome) = position.outcome() {
            return Score::ended(&outcome, position.to_move(), ply);
        }
        if depth == 0 && (self.evaluation.is_quiet(position) || ply >= crate::MAX_PLY) {
            return Score::estimate(self.evaluation.value(position));
        }
        let mut list = self.lists.pop().unwrap_or_default();
        position.legal_actions(&mut list);
        let mut best = alpha;
        for &action in &list {
            best = best.max(self.after(position, action, depth, ply + 1, best, beta));
            if best >= beta {
                break;
            }
        }
        list.clear();
        self.lists.push(list);
        best
    }
}

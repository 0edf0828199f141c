use rules::Game;

use super::AlphaBeta;
use crate::limits::{Budget, at_once};
use crate::repetition::Repetition;
use crate::{Evaluate, Finding, Host, MAX_PLY, Score, Task};

/// One search in one thread.
pub(super) struct Run<'a, G: Game, E: ?Sized> {
    pub(super) mind: &'a mut AlphaBeta<G>,
    pub(super) evaluation: &'a E,
    pub(super) budget: Budget<'a>,
    pub(super) repetition: Repetition,
    /// The legal actions of the positions in the line, one after the other.
    pub(super) actions: Vec<G::Action>,
    /// How early to look at each of `actions`.
    pub(super) ranks: Vec<i32>,
    /// The best lines found from each distance on.
    lines: Vec<Vec<G::Action>>,
    /// The greatest distance from the root that was looked at.
    pub(super) reach: u32,
}

/// A position in the line.
pub(super) struct Node<'a, G> {
    pub(super) position: &'a G,
    /// In actions from the root.
    pub(super) ply: u32,
    /// How many actions to look ahead; below 0, how many forcing ones were looked at beyond.
    pub(super) depth: i32,
    /// Whether a turn begins here.
    pub(super) begins_turn: bool,
}

impl<'a, G: Game, E: Evaluate<G> + ?Sized> Run<'a, G, E> {
    pub(super) fn new(
        mind: &'a mut AlphaBeta<G>,
        evaluation: &'a E,
        task: &Task<G>,
        budget: Budget<'a>,
    ) -> Self {
        mind.ordering.grow_older();
        Self {
            mind,
            evaluation,
            budget,
            repetition: Repetition::new(task.history, G::REPETITIONS),
            actions: Vec::with_capacity(1024),
            ranks: Vec::with_capacity(1024),
            lines: Vec::new(),
            reach: 0,
        }
    }

    /// As [`AlphaBeta::think`], in one thread; at the end the nodes are those of this thread.
    pub(super) fn deepen(
        &mut self,
        task: &Task<G>,
        host: &Host<G::Action>,
        actions: &[G::Action],
        lines: usize,
    ) -> Finding<G::Action> {
        let mut order = actions.to_vec();
        let most = task.limits.depth.map_or(MAX_PLY, |depth| depth.clamp(1, MAX_PLY));
        let mut found = at_once(order[0], Score::estimate(self.evaluation.value(task.position)));
        self.repetition.push(task.position.key());
        for depth in 1..=most {
            let reached = self.root(task.position, depth, &mut order);
            if let Some((line, score)) = reached {
                let complete = if self.budget.is_spent() { found.depth } else { depth };
                let (reach, nodes) = (self.reach, self.budget.all_nodes());
                found = Finding { line, score, depth: complete, reach, nodes, rank: 1 };
                (host.report)(&found);
            }
            for place in 1..lines.min(order.len()) {
                // The better ones stand at the beginning.
                let reached = self.root(task.position, depth, &mut order[place..]);
                if self.budget.is_spent() {
                    break;
                }
                if let (Some((line, score)), Ok(before)) = (reached, u32::try_from(place)) {
                    let (reach, nodes) = (self.reach, self.budget.all_nodes());
                    (host.report)(&Finding { line, score, depth, reach, nodes, rank: before + 1 });
                }
            }
            let distance = found.score.wins_in().or(found.score.loses_in());
            if self.budget.is_spent() || distance.is_some_and(|distance| distance <= depth) {
                break;
            }
        }
        found.nodes = self.budget.nodes;
        found
    }

    /// Looks at every action of the root to `depth`; the best line as far as the budget reached.
    /// Actions that turned out best move to the front of `order`.
    fn root(
        &mut self,
        position: &G,
        depth: u32,
        order: &mut [G::Action],
    ) -> Option<(Vec<G::Action>, Score)> {
        let mut best = None;
        let (mut alpha, beta) = (Score::loss_in(0), Score::win_in(0));
        let depth = depth.cast_signed();
        let node = Node { position, ply: 0, depth, begins_turn: false };
        for index in 0..order.len() {
            let action = order[index];
            let mut next = position.clone();
            next.apply(action);
            let reduced = self.reduction(&node, true, index);
            let score = self.child(&node, &next, depth - 1, reduced, alpha, beta, index == 0);
            if self.budget.is_spent() {
                break;
            }
            if score > alpha {
                alpha = score;
                let mut line = vec![action];
                line.extend_from_slice(self.lines.get(1).map_or(&[], Vec::as_slice));
                best = Some((line, score));
                order[..=index].rotate_right(1);
            }
        }
        best
    }

    /// The score of `next`, a child of `node`, for the player to move in `node`: in the full window
    /// if it is expected to be the best one, else first in an empty one, and less deep.
    #[allow(
        clippy::too_many_arguments,
        reason = "the state of one step of principal variation search"
    )]
    #[inline]
    pub(super) fn child(
        &mut self,
        node: &Node<G>,
        next: &G,
        depth: i32,
        reduced: i32,
        alpha: Score,
        beta: Score,
        is_first: bool,
    ) -> Score {
        let flips = next.to_move() != node.position.to_move();
        let begins_turn = node.position.completes_turn(next);
        let ply = node.ply + 1;
        let mut look = |depth: i32, alpha: Score, beta: Score| {
            let node = Node { position: next, ply, depth, begins_turn };
            if flips { -self.value(&node, -beta, -alpha) } else { self.value(&node, alpha, beta) }
        };
        if is_first {
            return look(depth, alpha, beta);
        }
        let just_above = alpha.just_above();
        let mut score = look(depth - reduced, alpha, just_above);
        if reduced > 0 && score > alpha {
            score = look(depth, alpha, just_above);
        }
        if score > alpha && score < beta {
            score = look(depth, alpha, beta);
        }
        score
    }

    pub(super) fn clear_line(&mut self, ply: u32) {
        let ply = ply as usize;
        if self.lines.len() <= ply {
            self.lines.resize_with(ply + 1, Vec::new);
        }
        self.lines[ply].clear();
    }

    /// `action` and the best line after it become the best line of the position at `ply`.
    pub(super) fn keep_line(&mut self, ply: u32, action: G::Action) {
        let ply = ply as usize;
        let (upto, after) = self.lines.split_at_mut(ply + 1);
        upto[ply].clear();
        upto[ply].push(action);
        upto[ply].extend_from_slice(after.first().map_or(&[], Vec::as_slice));
    }
}

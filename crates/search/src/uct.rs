use rules::{Game, Player};

use crate::engine::draw;
use crate::limits::{Budget, at_once};
use crate::{Evaluate, Finding, Host, Score, Task};

/// How many actions a playout may take before it is judged by the evaluation instead.
const LONGEST_PLAYOUT: u32 = 200;
/// How many nodes the tree may have; later playouts go on from its leaves.
const LARGEST_TREE: usize = 1 << 18;
/// How much uncertainty counts against success: the √2 of the theory (Kocsis and Szepesvári, 2006).
const CURIOSITY: f64 = std::f64::consts::SQRT_2;

/// A position in the tree.
struct Node<A> {
    /// What was played from it, and where that led.
    children: Vec<(A, usize)>,
    /// What was not yet played from it.
    untried: Vec<A>,
    visits: u32,
    /// The points won by the player who played the action that led here.
    points: f64,
}

/// Monte-Carlo tree search with random playouts; the most visited action.
pub(crate) fn think<G: Game, E: Evaluate<G> + ?Sized>(
    evaluation: &E,
    task: &Task<G>,
    host: &Host<G::Action>,
    iterations: u32,
    rng: &mut fastrand::Rng,
) -> Finding<G::Action> {
    let mut search = Uct {
        evaluation,
        rng,
        budget: Budget::new(&task.limits, host, None),
        tree: vec![Node::new(task.position)],
        list: Vec::new(),
    };
    let mut next_report = 1024;
    for done in 1..=iterations.max(1) {
        search.play_once(task.position);
        if search.budget.is_spent() {
            break;
        }
        if done == next_report {
            next_report = next_report.saturating_mul(2);
            (host.report)(&search.finding(task.position));
        }
    }
    search.finding(task.position)
}

struct Uct<'a, G: Game, E: ?Sized> {
    evaluation: &'a E,
    rng: &'a mut fastrand::Rng,
    budget: Budget<'a>,
    tree: Vec<Node<G::Action>>,
    /// Room for a list of actions.
    list: Vec<G::Action>,
}

impl<A: Copy> Node<A> {
    fn new<G: Game<Action = A>>(position: &G) -> Self {
        let mut untried = Vec::new();
        position.legal_actions(&mut untried);
        Self { children: Vec::new(), untried, visits: 0, points: 0.0 }
    }
}

impl<G: Game, E: Evaluate<G> + ?Sized> Uct<'_, G, E> {
    /// Goes down the tree, adds a node, plays on at random, and notes the result on the way.
    fn play_once(&mut self, root: &G) {
        let mut position = root.clone();
        let mut at = 0;
        // Each node of the way with the player who chose it.
        let mut way = vec![(0, root.to_move())];
        loop {
            let player = position.to_move();
            let may_grow = self.tree.len() < LARGEST_TREE || at == 0;
            if !self.tree[at].untried.is_empty() {
                if may_grow {
                    let untried = &mut self.tree[at].untried;
                    let action = untried.swap_remove(draw(untried.len(), self.rng));
                    position.apply(action);
                    let child = self.tree.len();
                    self.tree.push(Node::new(&position));
                    self.tree[at].children.push((action, child));
                    way.push((child, player));
                }
                break;
            }
            let Some((action, child)) = self.most_urgent(at) else { break };
            position.apply(action);
            way.push((child, player));
            at = child;
        }
        let first_points = self.play_out(position);
        for (node, player) in way {
            let node = &mut self.tree[node];
            node.visits += 1;
            node.points += if player == Player::First { first_points } else { 1.0 - first_points };
        }
    }

    /// The child of a node with the greatest upper bound of success.
    fn most_urgent(&self, at: usize) -> Option<(G::Action, usize)> {
        let node = &self.tree[at];
        let known = ln(node.visits);
        let mut best = (f64::NEG_INFINITY, None);
        for &(action, child) in &node.children {
            let visits = f64::from(self.tree[child].visits);
            let bound = self.tree[child].points / visits + CURIOSITY * (known / visits).sqrt();
            if bound > best.0 {
                best = (bound, Some((action, child)));
            }
        }
        best.1
    }

    /// What the first player gets out of a game played on at random.
    fn play_out(&mut self, mut position: G) -> f64 {
        for _ in 0..LONGEST_PLAYOUT {
            self.budget.spend();
            if let Some(outcome) = position.outcome() {
                return outcome.score(Player::First);
            }
            let mut draw = |count| draw(count, self.rng);
            let action = position.any_action(&mut self.list, &mut draw);
            position.apply(action.expect("the game is not over"));
        }
        if let Some(outcome) = position.outcome() {
            return outcome.score(Player::First);
        }
        let score = Score::estimate(self.evaluation.value(&position));
        let score = if position.to_move() == Player::First { score } else { -score };
        score.chance(self.evaluation.scale())
    }

    /// The way of most visits.
    fn finding(&self, root: &G) -> Finding<G::Action> {
        let visits = |child: usize| self.tree[child].visits;
        let favourite =
            |at: usize| self.tree[at].children.iter().max_by_key(|(_, child)| visits(*child));
        let Some(&(_, child)) = favourite(0) else {
            let action = self.tree[0].untried[0];
            return at_once(action, Score::estimate(self.evaluation.value(root)));
        };
        let chance = self.tree[child].points / f64::from(visits(child));
        let mut line = Vec::new();
        let mut at = 0;
        while let Some(&(action, child)) = favourite(at) {
            line.push(action);
            at = child;
        }
        let depth = u32::try_from(line.len()).unwrap_or(u32::MAX);
        Finding {
            score: Score::from_chance(chance, self.evaluation.scale()),
            line,
            depth,
            reach: depth,
            nodes: self.budget.nodes,
            rank: 1,
        }
    }
}

/// The natural logarithm of a number of at least 1, by steps that give the same on every platform.
fn ln(number: u32) -> f64 {
    let power = number.max(1).ilog2();
    // number = 2^power · m with m in [1, 2); ln m = 2 artanh((m−1)/(m+1)).
    let m = f64::from(number.max(1)) / f64::from(1_u32 << power);
    let t = (m - 1.0) / (m + 1.0);
    let s = t * t;
    let artanh = t * (1.0 + s * (1.0 / 3.0 + s * (1.0 / 5.0 + s * (1.0 / 7.0 + s / 9.0))));
    f64::from(power) * std::f64::consts::LN_2 + 2.0 * artanh
}

#[cfg(test)]
mod tests {
    use super::ln;

    #[test]
    fn logarithm() {
        for number in [1, 2, 3, 7, 1000, 1023, 123_456, u32::MAX] {
            assert!((ln(number) - f64::from(number).ln()).abs() < 1e-4, "{number}");
        }
    }
}

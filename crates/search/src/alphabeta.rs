use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;

use rules::Game;

use crate::limits::{Budget, at_once};
use crate::ordering::{self, FIRST, FORCING, Ordering};
use crate::repetition::Repetition;
use crate::table::{Bound, Entry, Table};
use crate::{Evaluate, Finding, Host, Limits, MAX_PLY, Score, Task};

/// Everything that full search keeps between moves.
pub(crate) struct AlphaBeta<G: Game> {
    table: Arc<Table>,
    ordering: Ordering<G::Action>,
    selective: bool,
    /// Those who search the same position in threads of their own, for what they leave in the table
    /// that all share.
    helpers: Vec<Self>,
}

impl<G: Game> AlphaBeta<G> {
    pub(crate) fn new(table_bytes: usize) -> Self {
        Self::with_table(Arc::new(Table::new(table_bytes)))
    }

    fn with_table(table: Arc<Table>) -> Self {
        Self { table, ordering: Ordering::new(), selective: true, helpers: Vec::new() }
    }

    /// From now on so many threads search, at least one.
    pub(crate) fn set_threads(&mut self, threads: usize) {
        let table = &self.table;
        self.helpers.resize_with(threads.max(1) - 1, || Self::with_table(Arc::clone(table)));
    }

    /// Without reductions: equals minimax.
    #[cfg(test)]
    pub(crate) fn exact(table_bytes: usize) -> Self {
        Self { selective: false, ..Self::new(table_bytes) }
    }

    /// Deepens until a limit is reached or the result is proved. `actions` are all the legal ones,
    /// at least one; among equals the earlier ones are preferred at first. So many of the best as
    /// `lines` says, at least one, are reported.
    pub(crate) fn think<E: Evaluate<G> + ?Sized>(
        &mut self,
        evaluation: &E,
        task: &Task<G>,
        host: &Host<G::Action>,
        actions: &[G::Action],
        lines: usize,
    ) -> Finding<G::Action> {
        self.table.grow_older();
        let mut helpers = std::mem::take(&mut self.helpers);
        if helpers.is_empty() {
            return self.search(evaluation, task, host, actions, lines);
        }
        let is_over = AtomicBool::new(false);
        let found = std::thread::scope(|scope| {
            for (place, helper) in helpers.iter_mut().enumerate() {
                // Another order and other depths lead them elsewhere.
                let mut order = actions.to_vec();
                order.rotate_left((place + 1) % actions.len());
                let depth = task.limits.depth.unwrap_or(MAX_PLY).saturating_add(1);
                let limits = Limits::depth(depth - u32::from(place % 2 == 1));
                let task = Task { limits, ..*task };
                let is_over = &is_over;
                scope.spawn(move || {
                    let stop = || is_over.load(Relaxed);
                    let host = Host { stop: &stop, ..Host::silent() };
                    helper.search(evaluation, &task, &host, &order, 1);
                });
            }
            let found = self.search(evaluation, task, host, actions, lines);
            is_over.store(true, Relaxed);
            found
        });
        self.helpers = helpers;
        found
    }

    /// As [`think`](Self::think), in one thread.
    fn search<E: Evaluate<G> + ?Sized>(
        &mut self,
        evaluation: &E,
        task: &Task<G>,
        host: &Host<G::Action>,
        actions: &[G::Action],
        lines: usize,
    ) -> Finding<G::Action> {
        self.ordering.grow_older();
        let mut run = Run {
            mind: self,
            evaluation,
            budget: Budget::new(&task.limits, host),
            repetition: Repetition::new(task.history, G::REPETITIONS),
            actions: Vec::with_capacity(1024),
            ranks: Vec::with_capacity(1024),
            lines: Vec::new(),
            reach: 0,
        };
        run.deepen(task, host, actions, lines)
    }
}

/// One search.
struct Run<'a, G: Game, E: ?Sized> {
    mind: &'a mut AlphaBeta<G>,
    evaluation: &'a E,
    budget: Budget<'a>,
    repetition: Repetition,
    /// The legal actions of the positions in the line, one after the other.
    actions: Vec<G::Action>,
    /// How early to look at each of `actions`.
    ranks: Vec<i32>,
    /// The best lines found from each distance on.
    lines: Vec<Vec<G::Action>>,
    /// The greatest distance from the root that was looked at.
    reach: u32,
}

/// How many forcing actions are looked at beyond the depth, one after the other. In duels at equal
/// time (GIPF, 200 games, 5 ms an action) four won 73 of 100 games against none; eight were no better.
const MOST_FORCING: i32 = 4;

/// The greatest depth at which a position may stand far enough above what is needed. In duels of
/// standard GIPF in pairs of openings, with a margin of 40 an action, 5 won 52 of 80 games at 12 000
/// nodes an action against not looking at it, and 122 of 200 at 2000 nodes; 3 won 122 of 200 with a margin of 25.
const DEEPEST_ABOVE: i32 = 5;

/// The rank of an action that is done with.
const LOOKED_AT: i32 = i32::MIN;

/// A position in the line.
struct Node<'a, G> {
    position: &'a G,
    /// In actions from the root.
    ply: u32,
    /// How many actions to look ahead; below 0, how many forcing ones were looked at beyond.
    depth: i32,
    /// Whether a turn begins here.
    begins_turn: bool,
}

impl<G: Game, E: Evaluate<G> + ?Sized> Run<'_, G, E> {
    fn deepen(
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
            let reached = self.root(task.position, depth.cast_signed(), &mut order);
            if let Some((line, score)) = reached {
                let complete = if self.budget.is_spent() { found.depth } else { depth };
                let (reach, nodes) = (self.reach, self.budget.nodes);
                found = Finding { line, score, depth: complete, reach, nodes, rank: 1 };
                (host.report)(&found);
            }
            for place in 1..lines.min(order.len()) {
                // The better ones stand at the beginning.
                let reached = self.root(task.position, depth.cast_signed(), &mut order[place..]);
                if self.budget.is_spent() {
                    break;
                }
                if let (Some((line, score)), Ok(before)) = (reached, u32::try_from(place)) {
                    let (reach, nodes) = (self.reach, self.budget.nodes);
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
        depth: i32,
        order: &mut [G::Action],
    ) -> Option<(Vec<G::Action>, Score)> {
        let mut best = None;
        let (mut alpha, beta) = (Score::loss_in(0), Score::win_in(0));
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
            if index == 0 || score > alpha {
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
    fn child(
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
        let just_above = Score::from_value(alpha.value() + 1);
        let mut score = look(depth - reduced, alpha, just_above);
        if reduced > 0 && score > alpha {
            score = look(depth, alpha, just_above);
        }
        if score > alpha && score < beta {
            score = look(depth, alpha, beta);
        }
        score
    }

    /// How much less deep to look at the action that comes `index`th: more, the later it comes and
    /// the more depth is left. In duels of 300 games of standard GIPF at 6000 nodes an action, half
    /// of the product of the logarithms won 169 to 131 against a third of it.
    #[inline]
    fn reduction(&self, node: &Node<G>, is_principal: bool, index: usize) -> i32 {
        if !self.mind.selective || node.depth < 3 || index < 3 {
            return 0;
        }
        let late = (index + 1).ilog2() * node.depth.unsigned_abs().ilog2() / 2;
        (late.cast_signed() - i32::from(is_principal)).max(0)
    }

    /// The score of a position for its player to move, within (`alpha`, `beta`) or a bound beyond.
    fn value(&mut self, node: &Node<G>, alpha: Score, beta: Score) -> Score {
        let is_principal = beta.value() - alpha.value() > 1;
        if is_principal {
            self.clear_line(node.ply);
        }
        if self.budget.spend() {
            return Score::EVEN;
        }
        self.reach = self.reach.max(node.ply);
        let position = node.position;
        if let Some(outcome) = position.outcome() {
            return Score::ended(&outcome, position.to_move(), node.ply);
        }
        let key = position.key();
        if node.begins_turn && self.repetition.is_draw(key) {
            return Score::EVEN;
        }
        if node.ply >= MAX_PLY {
            return Score::estimate(self.evaluation.value(position));
        }
        if node.depth <= 0 && self.evaluation.is_quiet(position) {
            return self.look_at_forcing(node, alpha, beta);
        }
        // What the nearest end would give bounds what can still be reached.
        let alpha = alpha.max(Score::loss_in(node.ply));
        let beta = beta.min(Score::win_in(node.ply + 1));
        if alpha >= beta {
            return alpha;
        }
        // Below 0 a score holds only for the number of forcing actions before it.
        let known = if node.depth < 0 { None } else { self.mind.table.get(key) };
        if let Some(entry) = known
            && !is_principal
            && i32::from(entry.depth) >= node.depth
        {
            let score = entry.score.earlier(node.ply.cast_signed());
            if entry.bound.settles(score, alpha, beta) {
                return score;
            }
        }
        if !is_principal && let Some(score) = self.stands_above(node, beta) {
            return score;
        }
        if node.begins_turn {
            self.repetition.push(key);
        }
        let (score, best) = self.look_at_actions(node, known, alpha, beta);
        if node.begins_turn {
            self.repetition.pop();
        }
        if !self.budget.is_spent()
            && let Ok(depth) = u8::try_from(node.depth)
        {
            let bound = match score {
                _ if score >= beta => Bound::AtLeast,
                _ if score > alpha => Bound::Exact,
                _ => Bound::AtMost,
            };
            let score = score.earlier(-node.ply.cast_signed());
            self.mind.table.put(key, Entry { score, bound, depth, best });
        }
        score
    }

    /// The estimate of a quiet position a few actions before the end of depth, if it stands so far above
    /// `beta` that what is left to look at is not expected to change that.
    fn stands_above(&self, node: &Node<G>, beta: Score) -> Option<Score> {
        let margin = self.evaluation.margin().filter(|_| self.mind.selective)?;
        if !(1..=DEEPEST_ABOVE).contains(&node.depth)
            || beta.is_proved()
            || !self.evaluation.is_quiet(node.position)
        {
            return None;
        }
        let value = self.evaluation.value(node.position);
        (value - margin * node.depth >= beta.value()).then_some(Score::estimate(value))
    }

    /// The score of a quiet position where depth has run out: as it stands, or better by what the
    /// player can force.
    fn look_at_forcing(&mut self, node: &Node<G>, alpha: Score, beta: Score) -> Score {
        let mut best = Score::estimate(self.evaluation.value(node.position));
        if best >= beta || node.depth <= -MOST_FORCING {
            return best;
        }
        let start = self.actions.len();
        self.evaluation.forcing(node.position, &mut self.actions);
        let end = self.actions.len();
        // The places of ranks are those of actions.
        self.ranks.resize(end, LOOKED_AT);
        for place in start..end {
            let action = self.actions[place];
            if self.evaluation.overlooks(node.position, action, node.ply) {
                continue;
            }
            let mut next = node.position.clone();
            next.apply(action);
            let raised = alpha.max(best);
            let score = self.child(node, &next, node.depth - 1, 0, raised, beta, true);
            if self.budget.is_spent() {
                break;
            }
            if score > raised && beta.value() - alpha.value() > 1 {
                self.keep_line(node.ply, action);
            }
            best = best.max(score);
            if best >= beta {
                break;
            }
        }
        self.actions.truncate(start);
        self.ranks.truncate(start);
        best
    }

    /// The best score of the actions in `node`, and the place of that action among the legal ones.
    fn look_at_actions(
        &mut self,
        node: &Node<G>,
        known: Option<Entry>,
        alpha: Score,
        beta: Score,
    ) -> (Score, u16) {
        let is_principal = beta.value() - alpha.value() > 1;
        let start = self.actions.len();
        let has_all = self.list_actions(node, known);
        // A decision that must be made first takes nothing from the depth where there is none left.
        let is_single = self.actions.len() == start + 1 && self.evaluation.follows_single();
        let depth = if node.depth <= 0 || is_single { node.depth } else { node.depth - 1 };
        let mut best = (Score::loss_in(0), 0);
        let mut raised = alpha;
        let mut index = 0;
        while let Some(place) = self.next_best(start) {
            let action = self.actions[place];
            let mut next = node.position.clone();
            next.apply(action);
            let reduced = self.reduction(node, is_principal, index);
            let score = self.child(node, &next, depth, reduced, raised, beta, index == 0);
            if self.budget.is_spent() {
                break;
            }
            if score > best.0 {
                best = (score, u16::try_from(place - start).unwrap_or(u16::MAX));
            }
            if score > raised {
                raised = score;
                if is_principal {
                    self.keep_line(node.ply, action);
                }
                if score >= beta {
                    self.reward(node, start, place);
                    break;
                }
            }
            index += 1;
        }
        self.actions.truncate(start);
        self.ranks.truncate(start);
        if !has_all {
            // What was not looked at might be better.
            best.0 = best.0.max(Score::estimate(best.0.value()));
        }
        best
    }

    /// Adds the actions of `node` that the player notices, at least one, with their ranks. Says whether
    /// these are all, and not only those worth looking at.
    fn list_actions(&mut self, node: &Node<G>, known: Option<Entry>) -> bool {
        let start = self.actions.len();
        self.evaluation.candidates(node.position, &mut self.actions);
        let has_all = self.actions.len() == start;
        if has_all {
            node.position.legal_actions(&mut self.actions);
        }
        let count = self.actions.len() - start;
        let player = node.position.to_move();
        for (place, &action) in self.actions[start..].iter().enumerate() {
            let rank = if self.evaluation.overlooks(node.position, action, node.ply)
                || self.evaluation.is_mirrored(node.position, action)
            {
                LOOKED_AT
            } else {
                let promise = if has_all { 0 } else { ordering::of_candidate(count - 1 - place) };
                self.mind.ordering.rank(player, node.ply, action) + promise
            };
            self.ranks.push(rank);
        }
        let end = self.actions.len();
        if self.evaluation.is_quiet(node.position) {
            self.evaluation.forcing(node.position, &mut self.actions);
        }
        let (listed, forcing) = self.actions.split_at(end);
        for action in forcing {
            let place = listed[start..].iter().position(|other| other == action);
            if let Some(place) = place
                && self.ranks[start + place] != LOOKED_AT
            {
                self.ranks[start + place] += FORCING;
            }
        }
        self.actions.truncate(end);
        if let Some(entry) = known
            && let Some(rank) = self.ranks.get_mut(start + usize::from(entry.best))
            && *rank != LOOKED_AT
        {
            *rank = FIRST;
        }
        if self.ranks[start..].iter().all(|&rank| rank == LOOKED_AT) {
            self.ranks[start] = FIRST;
        }
        has_all
    }

    /// The place of the most promising action from `start` on that was not yet looked at.
    #[inline]
    fn next_best(&mut self, start: usize) -> Option<usize> {
        let mut best = (LOOKED_AT, 0);
        for (place, &rank) in self.ranks.iter().enumerate().skip(start) {
            if rank > best.0 {
                best = (rank, place);
            }
        }
        (best.0 != LOOKED_AT).then(|| {
            self.ranks[best.1] = LOOKED_AT;
            best.1
        })
    }

    /// The action at `place` ended the search of `node`; those looked at before did not.
    fn reward(&mut self, node: &Node<G>, start: usize, place: usize) {
        let looked_at = self.actions[start..].iter().zip(&self.ranks[start..]);
        let action = self.actions[place];
        let failed = looked_at
            .filter(|&(&other, &rank)| rank == LOOKED_AT && other != action)
            .map(|(&other, _)| other);
        let depth = node.depth.max(0);
        self.mind.ordering.reward(node.position.to_move(), node.ply, depth, action, failed);
    }

    fn clear_line(&mut self, ply: u32) {
        let ply = ply as usize;
        if self.lines.len() <= ply {
            self.lines.resize_with(ply + 1, Vec::new);
        }
        self.lines[ply].clear();
    }

    /// `action` and the best line after it become the best line of the position at `ply`.
    fn keep_line(&mut self, ply: u32, action: G::Action) {
        let ply = ply as usize;
        let (upto, after) = self.lines.split_at_mut(ply + 1);
        upto[ply].clear();
        upto[ply].push(action);
        upto[ply].extend_from_slice(after.first().map_or(&[], Vec::as_slice));
    }
}

use rules::Game;

use crate::alphabeta::AlphaBeta;
use crate::limits::at_once;
use crate::{Evaluate, Features, Finding, Host, Score, Task, plain, uct};

/// How an engine chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// Any legal action, each as likely.
    Random,
    /// The action that looks best by the evaluation as soon as the decisions it leads to are made;
    /// among equals any, each as likely.
    Greedy,
    /// Monte-Carlo tree search (UCT) with random playouts.
    Uct {
        /// The greatest number of playouts.
        iterations: u32,
    },
    /// Plain alpha-beta, deepening action by action, without a table, ordering or selectivity.
    AlphaBeta {
        /// The greatest depth in actions.
        depth: u32,
    },
    /// Everything search can do, as deep as the limits allow.
    Full {
        /// The size of the table of positions, kept between moves: the greatest power of two within
        /// it, at least 64.
        table_bytes: usize,
    },
}

/// A player of one game, with what it remembers from move to move.
pub struct Engine<G: Game> {
    mind: Mind<G>,
    rng: fastrand::Rng,
    lines: usize,
}

enum Mind<G: Game> {
    Random,
    Uct(u32),
    Plain(u32),
    Full(AlphaBeta<G>),
}

impl<G: Game> Engine<G> {
    /// An engine that has seen nothing yet; `seed` decides its choices among equals.
    pub fn new(method: Method, seed: u64) -> Self {
        let mind = match method {
            Method::Random => Mind::Random,
            Method::Greedy => Mind::Plain(1),
            Method::Uct { iterations } => Mind::Uct(iterations),
            Method::AlphaBeta { depth } => Mind::Plain(depth),
            Method::Full { table_bytes } => Mind::Full(AlphaBeta::new(table_bytes)),
        };
        Self { mind, rng: fastrand::Rng::with_seed(seed), lines: 1 }
    }

    /// Lets another seed decide its choices among equals from now on; what it has seen stays.
    pub fn reseed(&mut self, seed: u64) {
        self.rng = fastrand::Rng::with_seed(seed);
    }

    /// Lets [`Method::Full`] report so many of the best actions, at least one, each with its rank.
    /// The more, the slower.
    pub fn tell(&mut self, lines: usize) {
        self.lines = lines.max(1);
    }

    /// Lets [`Method::Full`] search in so many threads, at least one. What it answers depends on chance
    /// then; limits in nodes, and what is told about them, count those of all threads.
    pub fn set_threads(&mut self, threads: usize) {
        if let Mind::Full(full) = &mut self.mind {
            full.set_threads(threads);
        }
    }

    /// Lets [`Method::Full`] do nothing but these beyond plain alpha-beta, to see what each is worth.
    pub fn set_features(&mut self, features: Features) {
        if let Mind::Full(full) = &mut self.mind {
            full.set_features(features);
        }
    }

    /// The best action it finds within the limits, always a legal one; `None` if the game is over.
    ///
    /// Does not search where only one action is legal. In one thread and with limits in nodes or depth
    /// alone the answer follows from the seed and what was asked of this engine before.
    pub fn think<E: Evaluate<G> + ?Sized>(
        &mut self,
        evaluation: &E,
        task: &Task<G>,
        host: &Host<G::Action>,
    ) -> Option<Finding<G::Action>> {
        let mut actions = Vec::new();
        task.position.legal_actions(&mut actions);
        if let &[only] = actions.as_slice() {
            return Some(at_once(only, Score::estimate(evaluation.value(task.position))));
        }
        shuffle(&mut actions, &mut self.rng);
        let &first = actions.first()?;
        Some(match &mut self.mind {
            Mind::Random => at_once(first, Score::EVEN),
            Mind::Uct(iterations) => uct::think(evaluation, task, host, *iterations, &mut self.rng),
            Mind::Plain(depth) => plain::think(evaluation, task, host, &actions, *depth),
            Mind::Full(full) => {
                let mut candidates = Vec::new();
                evaluation.candidates(task.position, &mut candidates);
                let has_all = candidates.is_empty();
                if !has_all {
                    actions = candidates;
                }
                actions.retain(|&action| !evaluation.is_mirrored(task.position, action));
                let mut finding = full.think(evaluation, task, host, &actions, self.lines);
                if !has_all {
                    // What was not looked at might be better.
                    let estimate = Score::estimate(finding.score.value());
                    finding.score = finding.score.max(estimate);
                }
                finding
            }
        })
    }
}

/// Any number below `count`, the same on platforms of every word size.
pub(crate) fn draw(count: usize, rng: &mut fastrand::Rng) -> usize {
    let count = u32::try_from(count).expect("no game has so many actions");
    rng.u32(..count) as usize
}

fn shuffle<T>(list: &mut [T], rng: &mut fastrand::Rng) {
    for last in (1..list.len()).rev() {
        list.swap(last, draw(last + 1, rng));
    }
}

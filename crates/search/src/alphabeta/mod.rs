//! Full search: what is kept between moves, and the threads. `run` deepens and looks at the root, `node` at
//! every other position, `pick` decides in which order, `selective` what needs less than the full depth.

mod node;
mod pick;
mod run;
mod selective;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;

use rules::Game;

use crate::limits::{Budget, Pool};
use crate::ordering::Ordering;
use crate::table::Table;
use crate::{Evaluate, Features, Finding, Host, Limits, MAX_PLY, Task};

use run::Run;

/// Everything that full search keeps between moves.
pub(crate) struct AlphaBeta<G: Game> {
    table: Arc<Table>,
    ordering: Ordering<G::Action>,
    features: Features,
    /// Those who search the same position in threads of their own, for what they leave in the table
    /// that all share.
    helpers: Vec<Self>,
}

impl<G: Game> AlphaBeta<G> {
    pub(crate) fn new(table_bytes: usize) -> Self {
        Self::with_table(Arc::new(Table::new(table_bytes)))
    }

    fn with_table(table: Arc<Table>) -> Self {
        Self { table, ordering: Ordering::new(), features: Features::ALL, helpers: Vec::new() }
    }

    /// From now on so many threads search, at least one.
    pub(crate) fn set_threads(&mut self, threads: usize) {
        let table = &self.table;
        self.helpers.resize_with(threads.max(1) - 1, || Self::with_table(Arc::clone(table)));
    }

    /// From now on it does nothing but these.
    pub(crate) fn set_features(&mut self, features: Features) {
        self.features = features;
    }

    /// Without what is selective: equals minimax.
    #[cfg(test)]
    pub(crate) fn exact(table_bytes: usize) -> Self {
        Self { features: Features::exact(), ..Self::new(table_bytes) }
    }

    /// Deepens until a limit is reached or the result is proved. `actions` are all the legal ones,
    /// at least one; among equals the earlier ones are preferred at first. So many of the best as
    /// `lines` says, at least one, are reported. The nodes of all threads count together.
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
            let budget = Budget::new(&task.limits, host, None);
            return Run::new(self, evaluation, task, budget).deepen(task, host, actions, lines);
        }
        let pool = Pool::new(&task.limits);
        let is_over = AtomicBool::new(false);
        let found = std::thread::scope(|scope| {
            let mut threads = Vec::new();
            for (place, helper) in helpers.iter_mut().enumerate() {
                // Another order and other depths lead them elsewhere.
                let mut order = actions.to_vec();
                order.rotate_left((place + 1) % actions.len());
                let depth = task.limits.depth.unwrap_or(MAX_PLY).saturating_add(1);
                let limits = Limits::depth(depth - u32::from(place % 2 == 1));
                let task = Task { limits, ..*task };
                let (is_over, pool) = (&is_over, &pool);
                helper.features = self.features;
                let thread = scope.spawn(move || {
                    let stop = || is_over.load(Relaxed);
                    let host = Host { stop: &stop, ..Host::silent() };
                    let budget = Budget::new(&task.limits, &host, Some(pool));
                    let mut run = Run::new(helper, evaluation, &task, budget);
                    run.deepen(&task, &host, &order, 1).nodes
                });
                threads.push(thread);
            }
            let budget = Budget::new(&task.limits, host, Some(&pool));
            let mut found =
                Run::new(self, evaluation, task, budget).deepen(task, host, actions, lines);
            is_over.store(true, Relaxed);
            for thread in threads {
                found.nodes += thread.join().expect("helpers do not panic");
            }
            found
        });
        self.helpers = helpers;
        found
    }
}

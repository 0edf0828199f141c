use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use rules::Key;

use crate::Score;

/// What to look at, and how much may be spent on it.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a, G> {
    /// The position whose player is to decide.
    pub position: &'a G,
    /// The keys of the positions in which the turns before `position` began, oldest first; if
    /// `position` is inside a turn, with that of its own turn. A position that would begin a turn
    /// once more than it may ([`Game::REPETITIONS`](rules::Game::REPETITIONS)) counts as drawn.
    pub history: &'a [Key],
    /// When to stop.
    pub limits: Limits,
}

/// When to stop; whatever is reached first. Without any, search goes on until the host stops it, a
/// result is proved or the greatest depth is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// The greatest depth in actions.
    pub depth: Option<u32>,
    /// How many positions may be looked at, by all threads together.
    pub nodes: Option<u64>,
    /// How long it may take, by the host's clock.
    pub time: Option<Duration>,
}

impl Limits {
    /// Only a depth, in actions.
    #[must_use]
    pub const fn depth(depth: u32) -> Self {
        Self { depth: Some(depth), nodes: None, time: None }
    }

    /// Only a number of positions.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self { depth: None, nodes: Some(nodes), time: None }
    }

    /// Only a time.
    #[must_use]
    pub const fn time(time: Duration) -> Self {
        Self { depth: None, nodes: None, time: Some(time) }
    }
}

/// What an engine has found out: an event while it thinks, and at the end its answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding<A> {
    /// What it expects to follow, never empty, beginning with the action it would play.
    pub line: Vec<A>,
    /// From the side of the player to move at the beginning of `line`.
    pub score: Score,
    /// How many actions deep it has looked everywhere.
    pub depth: u32,
    /// How many actions ahead it has looked at most, where it looked on.
    pub reach: u32,
    /// How many positions it has looked at, in all threads together.
    pub nodes: u64,
    /// Which of the best actions this is, from 1; more than one are told only if
    /// [asked](crate::Engine::tell) for.
    pub rank: u32,
}

impl<A: Copy> Finding<A> {
    /// The action to play.
    ///
    /// # Panics
    ///
    /// If somebody has emptied the line.
    pub fn action(&self) -> A {
        self.line[0]
    }
}

/// What an engine is given by whoever runs it: a clock, a wish to stop, an ear.
pub struct Host<'a, A> {
    /// The time since any fixed moment. Asked about every thousand nodes if there is a limit in time.
    pub clock: &'a dyn Fn() -> Duration,
    /// Whether to stop now. Asked as often.
    pub stop: &'a dyn Fn() -> bool,
    /// Told about every finding that is better founded than the one before.
    pub report: &'a dyn Fn(&Finding<A>),
}

impl<A> Host<'_, A> {
    /// Time stands still, nobody stops, nobody listens: for limits in nodes or depth.
    pub fn silent() -> Self {
        Self { clock: &|| Duration::ZERO, stop: &|| false, report: &|_| {} }
    }
}

/// How many nodes pass between two looks at the clock.
const POLL: u64 = 1024;

/// The positions that the threads of one search may look at together.
pub(crate) struct Pool {
    taken: AtomicU64,
    limit: u64,
}

impl Pool {
    /// How many a thread takes at once.
    const SHARE: u64 = 256;

    pub(crate) fn new(limits: &Limits) -> Self {
        Self { taken: AtomicU64::new(0), limit: limits.nodes.unwrap_or(u64::MAX) }
    }

    /// Some more for a thread; 0 if there is nothing left.
    fn take(&self) -> u64 {
        let after = |taken: u64| taken.saturating_add(Self::SHARE).min(self.limit);
        let before = self.taken.fetch_update(Relaxed, Relaxed, |taken| Some(after(taken)));
        before.map_or(0, |before| after(before) - before)
    }
}

/// What is left of the limits during one search, in one thread.
pub(crate) struct Budget<'a> {
    pub(crate) nodes: u64,
    /// With a pool, as far as it was taken from there.
    limit: u64,
    pool: Option<&'a Pool>,
    poll: u64,
    deadline: Option<Duration>,
    clock: &'a dyn Fn() -> Duration,
    stop: &'a dyn Fn() -> bool,
    spent: bool,
}

impl<'a> Budget<'a> {
    /// With a pool its limit of nodes counts, for all threads together.
    pub(crate) fn new<A>(limits: &Limits, host: &Host<'a, A>, pool: Option<&'a Pool>) -> Self {
        let deadline = limits.time.map(|time| (host.clock)().saturating_add(time));
        let limit = limits.nodes.unwrap_or(u64::MAX);
        Self {
            nodes: 0,
            limit: if pool.is_some() { 0 } else { limit },
            pool,
            poll: POLL,
            deadline,
            clock: host.clock,
            stop: host.stop,
            spent: false,
        }
    }

    /// Counts a node; true if there is nothing left for it.
    #[inline]
    pub(crate) fn spend(&mut self) -> bool {
        if self.nodes >= self.limit {
            self.take();
        }
        if self.nodes >= self.poll {
            self.look_up();
        }
        self.nodes += u64::from(!self.spent);
        self.spent
    }

    pub(crate) const fn is_spent(&self) -> bool {
        self.spent
    }

    /// How many positions all threads have looked at, nearly.
    pub(crate) fn all_nodes(&self) -> u64 {
        let taken = self.pool.map(|pool| pool.taken.load(Relaxed));
        taken.map_or(self.nodes, |taken| taken - (self.limit - self.nodes))
    }

    #[cold]
    fn take(&mut self) {
        self.limit += self.pool.map_or(0, Pool::take);
        self.spent |= self.nodes >= self.limit;
    }

    #[cold]
    fn look_up(&mut self) {
        self.poll = self.nodes + POLL;
        let late = self.deadline.is_some_and(|deadline| (self.clock)() >= deadline);
        self.spent |= late || (self.stop)();
    }
}

/// A finding that comes without search.
pub(crate) fn at_once<A>(action: A, score: Score) -> Finding<A> {
    Finding { line: vec![action], score, depth: 0, reach: 0, nodes: 0, rank: 1 }
}

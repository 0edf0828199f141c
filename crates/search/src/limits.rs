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
    /// How many positions may be looked at.
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
    /// How many positions it has looked at.
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

/// What is left of the limits during one search.
pub(crate) struct Budget<'a> {
    pub(crate) nodes: u64,
    limit: u64,
    poll: u64,
    deadline: Option<Duration>,
    clock: &'a dyn Fn() -> Duration,
    stop: &'a dyn Fn() -> bool,
    spent: bool,
}

impl<'a> Budget<'a> {
    pub(crate) fn new<A>(limits: &Limits, host: &Host<'a, A>) -> Self {
        let deadline = limits.time.map(|time| (host.clock)().saturating_add(time));
        Self {
            nodes: 0,
            limit: limits.nodes.unwrap_or(u64::MAX),
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
            self.spent = true;
        } else if self.nodes >= self.poll {
            self.look_up();
        }
        self.nodes += u64::from(!self.spent);
        self.spent
    }

    pub(crate) const fn is_spent(&self) -> bool {
        self.spent
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

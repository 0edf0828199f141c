//! Counting what can be played: the check of a rules implementation against any other.
//!
//! A game that has ended counts at the depth where it ended and at no greater one.

use std::collections::HashSet;
use std::fmt;
use std::str::FromStr;

use crate::Game;

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Unit {
    /// Sequences of that many actions.
    #[default]
    Actions,
    /// Sequences of actions that make that many complete turns; from a position inside a turn the
    /// first one is the rest of it, and a turn that ends the game is complete. What a turn leaves
    /// for the opponent to deal with first ([`Game::has_leftovers`]) is dealt with before it counts.
    Turns,
    /// Distinct positions after that many complete turns.
    Positions,
}

/// The text names no unit.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a unit is `actions`, `turns` or `positions`, not `{0}`")]
pub struct UnknownUnit(pub String);

impl FromStr for Unit {
    type Err = UnknownUnit;

    fn from_str(text: &str) -> Result<Self, UnknownUnit> {
        match text {
            "actions" => Ok(Self::Actions),
            "turns" => Ok(Self::Turns),
            "positions" => Ok(Self::Positions),
            _ => Err(UnknownUnit(text.to_owned())),
        }
    }
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Actions => "actions",
            Self::Turns => "turns",
            Self::Positions => "positions",
        })
    }
}

/// Counts from `start` to `depth` in `unit`.
pub fn count<G: Game>(start: &G, depth: u32, unit: Unit) -> u64 {
    match unit {
        Unit::Actions => actions(start, depth, &mut Lists::new()),
        Unit::Turns => turns(start, Turn { left: depth, over: false }, &mut Lists::new()),
        Unit::Positions => positions(start, Turn { left: depth, over: false }).len() as u64,
    }
}

/// Counts below each legal action of `start`, in their order: the parts add up to
/// [`count`] at the same depth, except for positions, where the same one may stand in several parts.
///
/// With more than one thread the parts are shared out; the result does not depend on it.
pub fn divide<G: Game>(start: &G, depth: u32, unit: Unit, threads: usize) -> Vec<(G::Action, u64)> {
    let mut list = Vec::new();
    if depth == 0 {
        return Vec::new();
    }
    start.legal_actions(&mut list);
    let below = |action: G::Action| {
        let mut next = start.clone();
        next.apply(action);
        match unit {
            Unit::Actions => actions(&next, depth - 1, &mut Lists::new()),
            Unit::Turns => {
                let turn = Turn { left: depth, over: false }.after(start, &next);
                turns(&next, turn, &mut Lists::new())
            }
            Unit::Positions => {
                let turn = Turn { left: depth, over: false }.after(start, &next);
                positions(&next, turn).len() as u64
            }
        }
    };
    shared_out(&list, threads, &below).into_iter().zip(list).map(|(n, a)| (a, n)).collect()
}

#[cfg(not(target_family = "wasm"))]
fn shared_out<A: Copy + Sync>(
    list: &[A],
    threads: usize,
    below: &(impl Fn(A) -> u64 + Sync),
) -> Vec<u64> {
    use std::sync::Mutex;
    use std::sync::atomic::{AtomicUsize, Ordering};

    if threads <= 1 {
        return list.iter().map(|&action| below(action)).collect();
    }
    let counts = Mutex::new(vec![0; list.len()]);
    let taken = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..threads.min(list.len()) {
            scope.spawn(|| {
                loop {
                    let mine = taken.fetch_add(1, Ordering::Relaxed);
                    let Some(&action) = list.get(mine) else { break };
                    let count = below(action);
                    counts.lock().expect("no thread panics while it holds the lock")[mine] = count;
                }
            });
        }
    });
    counts.into_inner().expect("every thread has ended")
}

#[cfg(target_family = "wasm")]
fn shared_out<A: Copy>(list: &[A], _threads: usize, below: &impl Fn(A) -> u64) -> Vec<u64> {
    list.iter().map(|&action| below(action)).collect()
}

/// The lists of actions of the levels above, kept for reuse.
struct Lists<A>(Vec<Vec<A>>);

impl<A> Lists<A> {
    const fn new() -> Self {
        Self(Vec::new())
    }

    fn take(&mut self) -> Vec<A> {
        self.0.pop().unwrap_or_default()
    }

    fn give_back(&mut self, mut list: Vec<A>) {
        list.clear();
        self.0.push(list);
    }
}

fn actions<G: Game>(position: &G, depth: u32, lists: &mut Lists<G::Action>) -> u64 {
    match depth {
        0 => return 1,
        1 => return position.count_actions(),
        _ => {}
    }
    let mut list = lists.take();
    position.legal_actions(&mut list);
    let mut sum = 0;
    for &action in &list {
        let mut next = position.clone();
        next.apply(action);
        sum += actions(&next, depth - 1, lists);
    }
    lists.give_back(list);
    sum
}

/// How far the counting of turns has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Turn {
    /// How many turns are to be counted, the present one included.
    left: u32,
    /// Whether the player has ended the present turn, and the next one still deals with what it left.
    over: bool,
}

impl Turn {
    fn after<G: Game>(self, before: &G, next: &G) -> Self {
        let over = self.over || before.completes_turn(next);
        if next.outcome().is_some() || (over && !next.has_leftovers()) {
            Self { left: self.left - 1, over: false }
        } else {
            Self { left: self.left, over }
        }
    }
}

fn turns<G: Game>(position: &G, turn: Turn, lists: &mut Lists<G::Action>) -> u64 {
    if turn.left == 0 {
        return 1;
    }
    if turn == (Turn { left: 1, over: false }) && position.ends_turn_by_any_action() {
        return position.count_actions();
    }
    let mut list = lists.take();
    position.legal_actions(&mut list);
    let mut sum = 0;
    for &action in &list {
        let mut next = position.clone();
        next.apply(action);
        sum += turns(&next, turn.after(position, &next), lists);
    }
    lists.give_back(list);
    sum
}

fn positions<G: Game>(start: &G, turn: Turn) -> HashSet<G> {
    let mut level = HashSet::from([(start.clone(), turn.over)]);
    let mut list = Vec::new();
    for left in (1..=turn.left).rev() {
        let mut reached = HashSet::new();
        let mut seen_inside = HashSet::new();
        let mut inside: Vec<(G, bool)> = level.into_iter().collect();
        while let Some((position, over)) = inside.pop() {
            list.clear();
            position.legal_actions(&mut list);
            for &action in &list {
                let mut next = position.clone();
                next.apply(action);
                let turn = Turn { left, over }.after(&position, &next);
                if turn.left < left {
                    reached.insert((next, false));
                } else if seen_inside.insert((next.clone(), turn.over)) {
                    inside.push((next, turn.over));
                }
            }
        }
        level = reached;
    }
    level.into_iter().map(|(position, _)| position).collect()
}

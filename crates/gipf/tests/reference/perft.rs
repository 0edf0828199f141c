//! Counting what can be played (section 8, *Counting*).

use std::collections::HashSet;

use super::position::Position;

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// Sequences of that many actions.
    Actions,
    /// Sequences of actions that make that many complete turns.
    Turns,
    /// Distinct position texts after that many complete turns.
    Positions,
}

/// Counts to a depth; a game that has ended counts at the depth where it ended and at no greater one.
pub fn perft(position: &Position, depth: usize, unit: Unit) -> u64 {
    match unit {
        Unit::Actions => actions(position, depth),
        Unit::Turns => turns(position, Progress { left: depth, ended: false }),
        Unit::Positions => {
            let mut level = vec![position.clone()];
            for _ in 0..depth {
                level = next_level(&level);
            }
            level.len() as u64
        }
    }
}

fn actions(position: &Position, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let below = |action| actions(&position.after(&action), depth - 1);
    position.actions().into_iter().map(below).sum()
}

/// How far the counting of turns has come.
#[derive(Clone, Copy)]
struct Progress {
    /// How many turns are still to be counted, the present one included.
    left: usize,
    /// Whether the present turn has ended and the opponent deals with the rows it has left. It
    /// counts once these are dealt with.
    ended: bool,
}

impl Progress {
    fn after(self, before: &Position, next: &Position) -> Self {
        let over = next.outcome().is_some();
        let ended = self.ended || before.to_move() != next.to_move();
        if over || (ended && !next.is_in_first_phase()) {
            Self { left: self.left - 1, ended: false }
        } else {
            Self { left: self.left, ended }
        }
    }
}

fn turns(position: &Position, progress: Progress) -> u64 {
    if progress.left == 0 {
        return 1;
    }
    let below = |action| {
        let next = position.after(&action);
        turns(&next, progress.after(position, &next))
    };
    position.actions().into_iter().map(below).sum()
}

/// The distinct positions one turn further.
fn next_level(level: &[Position]) -> Vec<Position> {
    let mut reached = Vec::new();
    let mut seen = HashSet::new();
    let mut inside: Vec<(Position, Progress)> =
        level.iter().map(|p| (p.clone(), Progress { left: 1, ended: false })).collect();
    while let Some((position, progress)) = inside.pop() {
        for action in position.actions() {
            let next = position.after(&action);
            let progress = progress.after(&position, &next);
            if seen.insert((next.to_text(), progress.left, progress.ended)) {
                if progress.left == 0 {
                    reached.push(next);
                } else {
                    inside.push((next, progress));
                }
            }
        }
    }
    reached
}

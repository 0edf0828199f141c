use std::time::Duration;

use protocol::{ForcedWin, Solution};
use rules::Game;
use search::{Evaluate, Host, Win};

use crate::Limits;

/// How many bytes the positions that are decided may take.
const TABLE_BYTES: usize = 1 << 26;

/// See [`Session::solve`](crate::Session::solve).
pub(crate) fn solve<G: Game>(
    position: &G,
    evaluation: &impl Evaluate<G>,
    turns: u32,
    limits: Limits,
    clock: &dyn Fn() -> u64,
    stop: &dyn Fn() -> bool,
) -> Solution {
    let time = limits.millis.map(Duration::from_millis);
    let limits = search::Limits { depth: None, nodes: limits.nodes, time };
    let clock = || Duration::from_millis(clock());
    let host = Host { clock: &clock, stop, report: &|_| {} };
    let found = search::solve(position, evaluation, turns, &limits, &host, TABLE_BYTES);
    let win = found.win.map(|win| told(position, &win));
    Solution { win, turns: found.turns, nodes: found.nodes }
}

/// A win from `position` with its line divided into turns.
fn told<G: Game>(position: &G, win: &Win<G::Action>) -> ForcedWin {
    let mut here = position.clone();
    let mut line = vec![Vec::new()];
    for &action in &win.line {
        let mut next = here.clone();
        next.apply(action);
        if let Some(turn) = line.last_mut() {
            turn.push(action.to_string());
        }
        if here.completes_turn(&next) && next.outcome().is_none() {
            line.push(Vec::new());
        }
        here = next;
    }
    ForcedWin { turns: win.turns, first: win.first.iter().map(ToString::to_string).collect(), line }
}

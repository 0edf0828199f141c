//! Endings that a search must solve.

use std::collections::HashMap;

use dvonn::{Position, Variant};
use rules::{Game, Key, Player};
use search::{Engine, Host, Limits, Method, Task};

use super::Full;

/// How many positions may be looked at; full strength takes a fraction of a second.
const NODES: u64 = 400_000;
/// In an ending at most so many stacks can move.
const MOST_MOVERS: usize = 12;

/// The stacks of both players that can move.
fn movers(position: &Position) -> usize {
    let can_move = |&space: &dvonn::Space| {
        let moved = space.set().moved(position.height(space));
        moved.iter().any(|&targets| targets.meets(position.occupied()))
    };
    let of = |player| (position.owned(player) & position.open()).iter().filter(can_move).count();
    Player::BOTH.map(of).iter().sum()
}

/// 1, 0 or −1 for a won, drawn or lost game of the player to move, by looking at everything.
fn result(position: &Position, known: &mut HashMap<Key, i8>) -> i8 {
    if let Some(outcome) = position.outcome() {
        return match outcome.winner {
            None => 0,
            Some(winner) if winner == position.to_move() => 1,
            Some(_) => -1,
        };
    }
    if let Some(&result) = known.get(&position.key()) {
        return result;
    }
    let mut best = -1;
    let mut actions = Vec::new();
    position.legal_actions(&mut actions);
    for action in actions {
        let mut next = *position;
        next.apply(action);
        best = best.max(-result(&next, known));
        if best == 1 {
            break;
        }
    }
    known.insert(position.key(), best);
    best
}

#[test]
fn endings_are_played_without_an_error() {
    let mut results = [0; 3];
    for seed in 0..24 {
        let mut position = Position::start(&Variant::Random(seed));
        let mut known = HashMap::new();
        let mut engine = Engine::new(Method::Full { table_bytes: 1 << 22 }, seed.into());
        // Both sides play quickly up to the ending.
        let mut nodes = 100;
        let mut expected = None;
        while position.outcome().is_none() {
            if expected.is_none() && movers(&position) <= MOST_MOVERS {
                nodes = NODES;
                expected = Some((position.to_move(), result(&position, &mut known)));
            }
            let task = Task { position: &position, history: &[], limits: Limits::nodes(nodes) };
            let found = engine.think(&Full, &task, &Host::silent()).unwrap();
            if let Some((player, result)) = expected {
                let side = if position.to_move() == player { 1 } else { -1 };
                let value = found.score.value().signum() * i32::from(found.score.is_proved());
                let is_single = position.count_actions() == 1;
                assert!(is_single || value == side * i32::from(result), "{seed}: {position}");
            }
            position.apply(found.action());
        }
        let (player, result) = expected.expect("every game has an ending");
        let outcome = position.outcome().unwrap();
        let points = outcome.winner.map_or(0, |winner| if winner == player { 1 } else { -1 });
        assert_eq!(points, result, "{seed}");
        results[usize::try_from(result + 1).unwrap()] += 1;
    }
    assert!(results[0] > 5 && results[2] > 5, "{results:?}");
}

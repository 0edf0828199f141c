//! Positions that a search must solve.

use rules::{Game, Player};
use search::{Engine, Finding, Host, Limits, Method, Task};
use zertz::{Action, Position, Variant};

use super::Full;

/// How many positions may be looked at for an action; full strength takes a fraction of a second.
const NODES: u64 = 250_000;
/// How many actions later than at the earliest the win may come: whoever has seen a win need not take
/// the shortest way.
const DETOUR: u32 = 6;

fn think(position: &Position) -> Finding<Action> {
    let mut engine = Engine::new(Method::Full { table_bytes: 1 << 23 }, 1);
    let task = Task { position, history: &[], limits: Limits::nodes(NODES) };
    engine.think(&Full, &task, &Host::silent()).unwrap()
}

/// The engine wins against every defence, in so many actions at the most.
fn wins(position: &Position, player: Player, actions: u32) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winner == Some(player);
    }
    if actions == 0 {
        return false;
    }
    let mut choices = Vec::new();
    position.legal_actions(&mut choices);
    if position.to_move() == player {
        choices = vec![think(position).action()];
    }
    choices.into_iter().all(|action| {
        let mut next = *position;
        next.apply(action);
        wins(&next, player, actions - 1)
    })
}

#[test]
fn forced_wins_are_found_and_hold_against_every_defence() {
    let lines = include_str!("tactics.txt").lines().filter(|line| !line.starts_with('#'));
    let mut count = 0;
    for line in lines {
        let (head, text) = line.split_once(": ").unwrap();
        let (actions, variant) = head.split_once(' ').unwrap();
        let (actions, variant): (u32, Variant) =
            (actions.parse().unwrap(), variant.parse().unwrap());
        let position = Position::read(&variant, text).unwrap();
        let found = think(&position);
        assert!(found.score.wins_in().is_some_and(|it| it <= actions), "{line}: {}", found.score);
        assert!(wins(&position, position.to_move(), actions + DETOUR), "{line}");
        count += 1;
    }
    assert!(count >= 20);
}

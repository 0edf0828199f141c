//! What a search must see: rows that can be forced.

use rules::{Game, Player};
use search::{Engine, Finding, Host, Limits, Method, Task};
use yinsh::{Action, Phase, Position, Variant};

use super::Full;

/// How many positions may be looked at for an action; full strength takes a fraction of a second.
const NODES: u64 = 60_000;

fn think(position: &Position) -> Finding<Action> {
    let mut engine = Engine::new(Method::Full { table_bytes: 1 << 22 }, 1);
    let task = Task { position, history: &[], limits: Limits::nodes(NODES) };
    engine.think(&Full, &task, &Host::silent()).unwrap()
}

fn legal(position: &Position) -> Vec<Action> {
    let mut actions = Vec::new();
    position.legal_actions(&mut actions);
    actions
}

fn after(position: &Position, action: Action) -> Position {
    let mut next = *position;
    next.apply(action);
    next
}

/// Whether the player wins in blitz within so many own turns, whatever the opponent does, by looking at
/// everything.
fn wins(position: &Position, player: Player, turns: u32) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winner == Some(player);
    }
    let mine = position.to_move() == player;
    let moves = position.phase() == Phase::Move;
    if turns == 0 && mine && moves {
        return false;
    }
    let turns = if mine && moves { turns - 1 } else { turns };
    let leads = |action| wins(&after(position, action), player, turns);
    if mine {
        legal(position).into_iter().any(leads)
    } else {
        legal(position).into_iter().all(leads)
    }
}

#[test]
fn what_wins_within_two_turns_is_seen_and_what_does_not_is_not_claimed() {
    let mut seen = [0; 3];
    for seed in 0..60 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut position = Position::start(&Variant::Blitz);
        for _ in 0..rng.usize(22..46) {
            let Some(&any) = rng.choice(&legal(&position)) else { break };
            position.apply(any);
        }
        if position.outcome().is_some() || position.phase() != Phase::Move {
            continue;
        }
        let player = position.to_move();
        let found = think(&position).score;
        let turns = (1..=2).find(|&turns| wins(&position, player, turns));
        seen[turns.map_or(0, |turns| turns as usize)] += 1;
        // A turn that wins is three decisions: the move, the row, the ring.
        if let Some(turns) = turns {
            assert!(found.wins_in().is_some_and(|it| it <= 4 * turns), "{position}: {found}");
        } else {
            assert!(found.wins_in().is_none_or(|it| it > 5), "{position}: {found}");
        }
    }
    assert!(seen.iter().all(|&count| count > 2), "{seen:?}");
}

#[test]
fn a_row_that_stands_is_judged_by_what_follows() {
    // Three white rings are left: either row of the six markers wins, also with a depth of one action.
    let text = "standard 4/7/8/3R1r3/3R1r4/MMMMMMr2/4R1r3/5r3/8/7/4 w 4";
    let position = Position::read(&Variant::Standard, text).unwrap();
    let mut engine = Engine::new(Method::Full { table_bytes: 1 << 16 }, 1);
    let task = Task { position: &position, history: &[], limits: Limits::depth(1) };
    let found = engine.think(&Full, &task, &Host::silent()).unwrap();
    assert_eq!(found.score.wins_in(), Some(2));
}

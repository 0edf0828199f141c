//! The players: their texts, and that each of them plays.
#![allow(clippy::unwrap_used, reason = "tests")]

use catalog::{Ask, Level, Limits, Mind, PlayerFault, PlayerSpec, Session, Spec, Thinker};
use proptest::prelude::*;
use protocol::Thought;

fn think(session: &dyn Session, thinker: Thinker, seed: u64, nodes: u64) -> Option<Thought> {
    session.think(Ask {
        mind: &mut Mind::new(thinker),
        seed,
        history: &[],
        limits: Limits { nodes: Some(nodes), ..Limits::default() },
        clock: &|| 0,
        stop: &|| false,
        progress: &mut |_| {},
    })
}

fn thinkers() -> Vec<Thinker> {
    let by_hand = Thinker::LevelByHand(Level::ALL[7]);
    let others =
        [by_hand, Thinker::Random, Thinker::Greedy, Thinker::Uct(30), Thinker::AlphaBeta(2)];
    Level::ALL.into_iter().map(Thinker::Level).chain(others).collect()
}

#[test]
fn a_level_is_that_level_by_whatever_evaluation() {
    for level in Level::ALL {
        assert_eq!(Thinker::Level(level).level(), Some(level));
        assert_eq!(Thinker::LevelByHand(level).level(), Some(level));
    }
    assert_eq!(thinkers().into_iter().filter(|thinker| thinker.level().is_none()).count(), 4);
}

#[test]
fn every_player_has_a_text() {
    for text in [
        "human",
        "level:1",
        "level:8",
        "level:8,eval=hand",
        "random",
        "greedy",
        "uct:500",
        "alphabeta:3",
    ] {
        assert_eq!(text.parse::<PlayerSpec>().unwrap().to_string(), text);
    }
    let engine: PlayerSpec = "engine: ./other --option a:b".parse().unwrap();
    assert_eq!(engine, PlayerSpec::Engine("./other --option a:b".to_owned()));
}

#[test]
fn each_fault_of_a_player_has_its_own_message() {
    let fault = |text: &str| text.parse::<PlayerSpec>().unwrap_err();
    for text in [
        "level",
        "level:",
        "level:0",
        "level:9",
        "level:x",
        "level:8,eval=net",
        "level:99999999999",
    ] {
        assert!(matches!(fault(text), PlayerFault::Number { kind: "level", most: 8, .. }));
    }
    assert!(matches!(fault("uct:0"), PlayerFault::Number { kind: "uct", .. }));
    assert!(matches!(fault("alphabeta:101"), PlayerFault::Number { kind: "alphabeta", .. }));
    assert_eq!(fault("engine: "), PlayerFault::NoCommand);
    for text in ["", "Human", "human:1", "random:3", "stockfish", "levels:3"] {
        assert!(matches!(fault(text), PlayerFault::Unknown(_)), "{text}");
    }
}

#[test]
fn everybody_plays_a_legal_action_and_the_same_one_again() {
    for variant in [
        "gipf:basic",
        "gipf",
        "gipf:tournament",
        "zertz",
        "zertz:basic,claim=choice",
        "dvonn",
        "dvonn:random,seed=4",
        "yinsh",
        "yinsh:blitz",
        "tamsk",
        "tamsk:level3,ring=optional",
    ] {
        let session = variant.parse::<Spec>().unwrap().start();
        for thinker in thinkers() {
            let thought = think(&*session, thinker, 7, 2000).unwrap();
            assert!(session.legal().contains(&thought.action), "{thinker}: {}", thought.action);
            assert_eq!(thought.line[0], thought.action);
            assert!((0.0..=1.0).contains(&thought.score));
            assert_eq!(think(&*session, thinker, 7, 2000).unwrap(), thought, "{thinker}");
        }
    }
}

#[test]
fn nobody_plays_once_the_game_is_over() {
    let spec: Spec = "gipf".parse().unwrap();
    let over = spec.open(Some("standard 4/5/6/G6/6/5/4 B12/B18 w BB 5")).unwrap();
    assert!(over.outcome().is_some());
    for thinker in thinkers() {
        assert_eq!(think(&*over, thinker, 1, 100), None);
    }
}

#[test]
fn full_strength_tells_what_it_finds() {
    let session = "gipf".parse::<Spec>().unwrap().start();
    let mut depths = Vec::new();
    let thinker = Thinker::Level(Level::ALL[7]);
    session.think(Ask {
        mind: &mut Mind::new(thinker),
        seed: 1,
        history: &[],
        limits: Limits { nodes: Some(20_000), ..Limits::default() },
        clock: &|| 0,
        stop: &|| false,
        progress: &mut |thought| depths.push(thought.depth),
    });
    assert!(depths.is_sorted());
    assert!(depths.len() > 1);
}

/// The thoughts of one mind about each position of a game that it plays against itself.
fn thoughts(mind: &mut Mind, seed: u64, turns: usize) -> Vec<Thought> {
    let mut session = "gipf".parse::<Spec>().unwrap().start();
    let mut thoughts = Vec::new();
    for _ in 0..turns {
        let thought = session.think(Ask {
            mind: &mut *mind,
            seed,
            history: &[],
            limits: Limits { nodes: Some(3000), ..Limits::default() },
            clock: &|| 0,
            stop: &|| false,
            progress: &mut |_| {},
        });
        let thought = thought.unwrap();
        session.play(&thought.action).unwrap();
        thoughts.push(thought);
    }
    thoughts
}

#[test]
fn a_mind_remembers_its_game_and_forgets_it_for_the_next() {
    let mut mind = Mind::new(Thinker::Level(Level::ALL[7]));
    let first = thoughts(&mut mind, 1, 4);
    mind.forget();
    assert_eq!(thoughts(&mut mind, 1, 4), first, "the same from a fresh start");
    let mut mind = Mind::new(Thinker::Level(Level::ALL[7]));
    assert_eq!(thoughts(&mut mind, 1, 4), first);
    assert_ne!(thoughts(&mut mind, 1, 4), first, "it knows the positions now");
}

#[test]
fn who_errs_remembers_no_other_errors() {
    let thinker = Thinker::Level(Level::ALL[3]);
    let mut mind = Mind::new(thinker);
    let first = thoughts(&mut mind, 1, 1);
    thoughts(&mut mind, 2, 1);
    assert_eq!(thoughts(&mut mind, 1, 1), first);
}

#[test]
fn a_mind_may_change_games_and_size() {
    let mut mind = Mind::new(Thinker::Level(Level::ALL[7]));
    for spec in ["gipf", "zertz", "gipf:basic"] {
        let session = spec.parse::<Spec>().unwrap().start();
        for size in [None, Some(1 << 16), Some(1 << 20)] {
            mind.table_bytes = size;
            let limits = Limits { nodes: Some(500), ..Limits::default() };
            let (clock, stop, progress) = (&|| 0, &|| false, &mut |_: &Thought| {});
            let ask = Ask { mind: &mut mind, seed: 1, history: &[], limits, clock, stop, progress };
            assert!(session.legal().contains(&session.think(ask).unwrap().action));
        }
    }
}

#[test]
fn the_best_lines_are_told_with_their_ranks() {
    let session = "gipf".parse::<Spec>().unwrap().start();
    let mut mind = Mind::new(Thinker::Level(Level::ALL[7]));
    mind.lines = 3;
    let mut told = Vec::new();
    session.think(Ask {
        mind: &mut mind,
        seed: 1,
        history: &[],
        limits: Limits { depth: Some(2), ..Limits::default() },
        clock: &|| 0,
        stop: &|| false,
        progress: &mut |thought| told.push((thought.depth, thought.rank)),
    });
    assert_eq!(told, [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3)]);
}

#[test]
fn its_own_time_ends_the_thinking() {
    let session = "gipf".parse::<Spec>().unwrap().start();
    let now = std::cell::Cell::new(0);
    let clock = || {
        now.set(now.get() + 100);
        now.get()
    };
    let thought = session.think(Ask {
        mind: &mut Mind::new(Thinker::Level(Level::ALL[7])),
        seed: 1,
        history: &[],
        limits: Limits::default(),
        clock: &clock,
        stop: &|| false,
        progress: &mut |_| {},
    });
    assert!(thought.unwrap().nodes > 0);
    assert!(now.get() >= 2000);
}

proptest! {
    #[test]
    fn no_text_of_a_player_is_too_strange(text in "\\PC{0,20}") {
        for text in [text.clone(), format!("level:{text}"), format!("engine:{text}")] {
            if let Ok(player) = text.parse::<PlayerSpec>() {
                prop_assert_eq!(player.to_string().parse::<PlayerSpec>().unwrap(), player);
            }
        }
    }
}

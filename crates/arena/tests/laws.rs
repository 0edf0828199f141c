//! What holds for every match, whatever happens in it.
#![allow(clippy::unwrap_used, reason = "tests")]

use arena::{Match, MatchError};
use proptest::prelude::*;
use protocol::{Event, EventKind, Seat};
use rules::Player;

fn seats() -> [Seat; 2] {
    ["human", "level:3"].map(|player| Seat { player: player.to_owned(), name: None })
}

fn new(spec: &str) -> Match {
    Match::new(spec.parse().unwrap(), None, seats()).unwrap()
}

/// What a hand does next: mostly it plays, sometimes it does something else, right or wrong.
#[derive(Clone, Debug)]
struct Move {
    choice: usize,
    pause: u64,
}

fn moves() -> impl Strategy<Value = Vec<Move>> {
    let one = (0..10_000_usize, 0..5000_u64).prop_map(|(choice, pause)| Move { choice, pause });
    prop::collection::vec(one, 0..60)
}

fn event(game: &Match, step: &Move) -> Event {
    let last = game.log().last().map_or(0, |event| event.at);
    let mut at = last + step.pause;
    let mut by = game.position().to_move();
    let legal = game.position().legal();
    let pick = |from: &[String]| {
        let action = from.get(step.choice % from.len().max(1)).cloned();
        EventKind::Act { action: action.unwrap_or_else(|| "a1-b2".to_owned()) }
    };
    let kind = match step.choice % 20 {
        0 => EventKind::TakeBack { to: u32::try_from(step.choice / 20 % 40).unwrap() },
        1 if step.choice % 100 == 1 => EventKind::Resign,
        2 => {
            by = by.other();
            pick(&legal)
        }
        3 => pick(&["", "a1-a2", "e1-e9", "x-", "xb2,b3,b4,b5", "Ge1-e2"].map(str::to_owned)),
        4 => {
            at = at.saturating_sub(4000);
            pick(&legal)
        }
        _ => pick(&legal),
    };
    Event { by, at, kind }
}

fn played(spec: &str, moves: &[Move]) -> Match {
    let mut game = new(spec);
    for step in moves {
        let _ = game.happen(event(&game, step));
    }
    game
}

/// Everything that can be seen of a match.
fn seen(game: &Match) -> (protocol::MatchView, Vec<rules::Key>) {
    (game.view(), game.history())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn what_fails_changes_nothing_and_says_why(moves in moves()) {
        let mut game = new("gipf");
        for step in &moves {
            let before = seen(&game);
            if let Err(error) = game.happen(event(&game, step)) {
                prop_assert_eq!(seen(&game), before);
                prop_assert!(!error.problems().is_empty());
                prop_assert!(error.problems().iter().all(|problem| !problem.message.is_empty()));
            }
        }
    }

    #[test]
    fn out_of_turn_is_told_so(moves in moves(), choice in 0..10_000_usize) {
        let mut game = played("gipf:basic", &moves);
        let Some(to_move) = game.to_move() else { return Ok(()) };
        let legal = game.position().legal();
        let action = legal[choice % legal.len()].clone();
        let kind = EventKind::Act { action };
        let error = game.happen(Event { by: to_move.other(), at: u64::MAX, kind }).unwrap_err();
        prop_assert_eq!(error, MatchError::OutOfTurn { to_move });
    }

    #[test]
    fn every_state_is_kept_and_opened_again(moves in moves()) {
        for end in 0..=moves.len() {
            let game = played("gipf", &moves[..end]);
            let again = Match::open(&game.saved()).unwrap();
            prop_assert_eq!(seen(&again), seen(&game));
        }
    }

    #[test]
    fn a_record_tells_what_stands(moves in moves()) {
        let game = played("gipf:tournament", &moves);
        let text = game.record().to_string();
        let again = Match::read_record(&text).unwrap();
        prop_assert_eq!(again.plies(), game.plies());
        prop_assert_eq!(again.ending(), game.ending());
        prop_assert_eq!(again.seats(), game.seats());
        prop_assert_eq!(again.record().to_string(), text);
    }

    #[test]
    fn taking_back_is_as_if_it_had_not_been_played(moves in moves(), to in 0..40_usize) {
        let game = played("gipf", &moves);
        let mut back = game.clone();
        let at = game.log().last().map_or(0, |event| event.at);
        let kind = EventKind::TakeBack { to: u32::try_from(to).unwrap() };
        if back.happen(Event { by: Player::First, at, kind }).is_ok() {
            let mut straight = new("gipf");
            for ply in &game.plies()[..to] {
                let kind = EventKind::Act { action: ply.action.clone() };
                straight.happen(Event { by: ply.by, at: ply.at, kind }).unwrap();
            }
            let (back, straight) = (back.view(), straight.view());
            prop_assert_eq!((back.view, back.plies, back.settled, back.ending),
                (straight.view, straight.plies, straight.settled, straight.ending));
        }
    }

    #[test]
    fn looking_back_shows_what_stood_then(moves in moves()) {
        let game = played("gipf:basic", &moves);
        for (index, _) in game.plies().iter().enumerate() {
            let step = game.look(u32::try_from(index + 1).unwrap()).unwrap();
            prop_assert!(!step.effects.is_empty());
        }
        let now = game.look(u32::try_from(game.plies().len()).unwrap()).unwrap();
        prop_assert_eq!(now.view.position, game.position().position());
    }

    #[test]
    fn typed_text_is_played_or_refused(moves in moves(), text in "\\PC{0,12}") {
        let mut game = played("gipf", &moves);
        let Some(by) = game.to_move() else { return Ok(()) };
        let before = seen(&game);
        let events = game.typed(by, u64::MAX, &text);
        prop_assert_eq!(seen(&game), before);
        if let Ok(events) = events {
            game.happen_all(events).unwrap();
        }
    }
}

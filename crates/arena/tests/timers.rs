//! The timers that a game has of its own, by a clock that is made up: the hourglasses of TAMSK.
#![allow(clippy::unwrap_used, reason = "tests")]

use arena::{Asked, Match, MatchError};
use catalog::{Limits, Thinker};
use proptest::prelude::*;
use protocol::{Event, EventKind, Offer, Seat, Terms};
use rules::Player::{self, First, Second};

fn with(spec: &str, terms: &Terms) -> Match {
    between(["human", "human"], spec, terms)
}

fn between(players: [&str; 2], spec: &str, terms: &Terms) -> Match {
    let seats = players.map(|it| Seat { player: it.to_owned(), name: None });
    Match::with_terms(spec.parse().unwrap(), None, seats, terms).unwrap()
}

fn new(level: u8) -> Match {
    with(&format!("tamsk:level{level}"), &Terms::default())
}

/// Lets something happen; a match that is kept opens as it is.
fn at(game: &mut Match, at: u64, by: Player, kind: EventKind) -> Result<(), MatchError> {
    let before = game.view();
    let result = game.happen(Event { by, at, kind });
    if result.is_err() {
        assert_eq!(game.view(), before);
    }
    assert_eq!(Match::open(&game.saved()).unwrap().view(), game.view());
    result
}

fn act(action: &str) -> EventKind {
    EventKind::Act { action: action.to_owned() }
}

/// Plays actions in turn, all at one moment.
fn play(game: &mut Match, moment: u64, actions: &str) {
    for action in actions.split(' ') {
        at(game, moment, game.to_move().unwrap(), act(action)).unwrap();
    }
}

fn plies(game: &Match) -> Vec<(Player, &str, u64)> {
    game.plies().iter().map(|ply| (ply.by, ply.action.as_str(), ply.at)).collect()
}

fn left(game: &Match, cell: &str) -> u64 {
    let timers = game.position().view_without_actions().timers;
    timers.iter().find(|timer| timer.at.as_deref() == Some(cell)).unwrap().left
}

/// A record tells the match once more, up to its times.
fn is_told_by_its_record(game: &Match) {
    let text = game.record().to_string();
    let again = Match::read_record(&text).unwrap_or_else(|why| panic!("{why}: {text}"));
    // It does not tell what comes after the last action.
    if game.log().last().map(|event| event.at) == game.plies().last().map(|ply| ply.at) {
        assert_eq!(again.position().position(), game.position().position(), "{text}");
    }
    assert_eq!((plies(&again), again.ending()), (plies(game), game.ending()), "{text}");
    assert_eq!(again.record().to_string(), text);
}

const OPENING: &str = "a1-b2 d1-d2 g1-f2 g4-f4 d7-d6 a4-b4";

#[test]
fn a_game_without_timers_knows_no_alarm() {
    let mut game = with("tamsk", &Terms::default());
    assert_eq!((game.alarm(), game.view().view.timers), (None, Vec::new()));
    assert_eq!(at(&mut game, 500_000, First, EventKind::Flag), Err(MatchError::FlagStands));
}

#[test]
fn sand_runs_between_the_events() {
    let mut game = new(2);
    assert_eq!((game.alarm(), game.view().view.timers.len()), (None, 6));
    play(&mut game, 1000, OPENING);
    assert_eq!((game.alarm(), left(&game, "b2")), (Some(180_000), 180_000));
    at(&mut game, 51_000, First, act("b2-c3")).unwrap();
    assert_eq!((left(&game, "c3"), left(&game, "b4")), (50_000, 130_000));
    assert_eq!(game.view().view.alarm, Some(50_000));
    // Nobody is asked, and it may be pointed out only when it is so.
    assert_eq!(at(&mut game, 100_999, Second, EventKind::Flag), Err(MatchError::FlagStands));
    at(&mut game, 101_000, First, EventKind::Flag).unwrap();
    assert_eq!((left(&game, "c3"), game.alarm()), (0, Some(80_000)));
    assert_eq!(plies(&game).len(), 7);
    at(&mut game, 101_000, Second, act("b4-b3")).unwrap();
    let refused = at(&mut game, 102_000, First, act("c3-c4")).unwrap_err();
    assert_eq!(refused.problems()[0].code, "run-out");
    is_told_by_its_record(&game);
}

#[test]
fn an_action_comes_too_late_also_if_nobody_has_pointed_it_out() {
    let mut game = new(2);
    play(&mut game, 0, OPENING);
    let late = at(&mut game, 180_000, First, act("b2-c3")).unwrap_err();
    assert_eq!(late, MatchError::Over);
    at(&mut game, 179_999, First, act("b2-c3")).unwrap();
    // In that millisecond all the other ones run out.
    at(&mut game, 180_000, First, EventKind::Flag).unwrap();
    assert_eq!(plies(&game)[6..], [(First, "b2-c3", 179_999), (Second, "pass", 180_000)]);
    play(&mut game, 200_000, "c3-c4");
    assert_eq!(game.alarm(), Some(20_002));
    at(&mut game, 220_002, Second, EventKind::Flag).unwrap();
    let ending = game.ending().unwrap();
    assert_eq!((ending.winner, ending.reason.as_str()), (Some(First), "fewer-rings"));
    assert_eq!((game.alarm(), game.view().view.alarm), (None, None));
    is_told_by_its_record(&game);
}

#[test]
fn time_stands_in_a_pause() {
    let mut game = new(2);
    play(&mut game, 0, OPENING);
    at(&mut game, 10_000, First, EventKind::Offer { offer: Offer::Pause }).unwrap();
    at(&mut game, 20_000, Second, EventKind::Accept { offer: Offer::Pause }).unwrap();
    assert_eq!((game.alarm(), left(&game, "b2")), (None, 160_000));
    at(&mut game, 900_000, First, EventKind::GoOn).unwrap();
    assert_eq!(game.alarm(), Some(160_000));
    at(&mut game, 901_000, First, act("b2-c3")).unwrap();
    assert_eq!(left(&game, "c3"), 21_000);
    assert_eq!(game.record().line.nodes[6].used_ms, Some(21_000));
}

#[test]
fn what_is_taken_back_gives_no_time_back() {
    let mut game = new(2);
    play(&mut game, 0, OPENING);
    at(&mut game, 50_000, First, act("b2-c3")).unwrap();
    at(&mut game, 60_000, First, EventKind::TakeBack { to: 6 }).unwrap();
    assert_eq!(left(&game, "b2"), 130_000);
}

#[test]
fn the_player_who_waits_may_start_the_fast_glass() {
    let mut game = new(3);
    assert_eq!(game.view().view.interjections, ["fast"]);
    assert!(at(&mut game, 0, First, act("fast")).is_err());
    at(&mut game, 2000, Second, act("fast")).unwrap();
    assert_eq!((game.alarm(), game.to_move()), (Some(15_000), Some(First)));
    play(&mut game, 12_000, "a1 a1-b2");
    assert_eq!(plies(&game)[0], (Second, "fast", 2000));
    assert_eq!(game.plies().iter().map(|ply| ply.turn).collect::<Vec<_>>(), [0, 0, 0]);
    assert_eq!(
        at(&mut game, 13_000, First, act("fast")),
        Err(MatchError::OutOfTurn { to_move: Second })
    );
    let typed = game.typed(First, 17_000, " fast ");
    assert_eq!(typed, Err(MatchError::OutOfTurn { to_move: Second }));
    at(&mut game, 17_000, First, EventKind::Flag).unwrap();
    game.happen_all(game.typed(First, 17_000, " fast ").unwrap()).unwrap();
    // Black does nothing, loses the turn and, after Red's, the next one.
    at(&mut game, 32_500, First, EventKind::Flag).unwrap();
    play(&mut game, 33_000, "g1 g1-f2 d7");
    at(&mut game, 34_000, First, act("d7-d6")).unwrap();
    let told: Vec<(Player, &str, u64)> = plies(&game)[3..].to_vec();
    assert_eq!(
        told,
        [
            (First, "fast", 17_000),
            (Second, "pass", 32_000),
            (First, "g1", 33_000),
            (First, "g1-f2", 33_000),
            (Second, "pass", 33_000),
            (First, "d7", 33_000),
            (First, "d7-d6", 34_000),
        ]
    );
    assert_eq!(game.plies()[9].notation, "D7-D6");
    is_told_by_its_record(&game);
}

#[test]
fn a_strong_program_that_waits_starts_the_fast_glass_at_once() {
    let chosen = |game: &Match| {
        let asked = Asked {
            thinker: Thinker::Random,
            seed: 1,
            limits: Limits::default(),
            clock: &|| 0,
            stop: &|| false,
            progress: &mut |_| {},
        };
        game.choose(Second, asked)
    };
    let begun = |spec, player| between(["human", player], spec, &Terms::default());
    for (spec, player) in [("tamsk:level3", "level:4"), ("tamsk:level2", "level:8")] {
        let game = begun(spec, player);
        assert_eq!(game.deciders(), [First]);
        assert_eq!(chosen(&game), None);
    }
    let mut game = begun("tamsk:level3", "level:5");
    assert_eq!(game.deciders(), [First, Second]);
    let decided = chosen(&game).unwrap();
    assert_eq!((&decided.event, &decided.thought), (&act("fast"), &None));
    at(&mut game, 1000, Second, decided.event).unwrap();
    assert_eq!((game.deciders(), game.alarm()), (vec![First], Some(15_000)));
    // It still runs in the program's own turn, and in the next one of the opponent until it is empty.
    play(&mut game, 7000, "a1 a1-b2");
    assert_eq!(game.deciders(), [Second]);
    play(&mut game, 8000, "d1 d1-d2");
    assert_eq!(game.deciders(), [First]);
    at(&mut game, 16_000, First, EventKind::Flag).unwrap();
    assert_eq!(game.deciders(), [First, Second]);
}

#[test]
fn the_clock_of_whoever_decides_runs_besides() {
    let terms = Terms { clock: Some("600".to_owned()), ..Terms::default() };
    let mut game = with("tamsk:level2", &terms);
    play(&mut game, 0, "a1-b2 d1-d2 g1-f2 g4-f4");
    play(&mut game, 20_000, "d7-d6 a4-b4");
    // Red's two glasses run out at 180 seconds, Red thinks on.
    at(&mut game, 190_000, First, act("d6-d5")).unwrap();
    let clocks = game.view().clocks.unwrap().map(|clock| clock.left);
    assert_eq!(clocks, [410_000, 600_000]);
    // Black has one glass left, which runs out ten seconds later: then it is Red's turn.
    at(&mut game, 205_000, First, EventKind::Flag).unwrap();
    assert_eq!(plies(&game).last(), Some(&(Second, "pass", 200_000)));
    let clocks = game.view().clocks.unwrap().map(|clock| clock.left);
    assert_eq!(clocks, [405_000, 590_000]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn whatever_happens_a_match_opens_and_is_told(
        level in 2..=3_u8,
        steps in prop::collection::vec((0..1000_usize, 0..12_000_u64), 0..120),
    ) {
        let mut game = new(level);
        let mut moment = 0;
        for (choice, pause) in steps {
            moment += pause;
            let Some(to_move) = game.to_move() else { break };
            let legal = game.position().legal();
            let (by, kind) = match choice % 9 {
                0 => (to_move, EventKind::Flag),
                1 => (to_move.other(), act("fast")),
                _ => (to_move, act(&legal[choice % legal.len()])),
            };
            let _ = at(&mut game, moment, by, kind);
        }
        is_told_by_its_record(&game);
    }
}

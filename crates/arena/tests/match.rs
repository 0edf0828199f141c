//! A match, event by event.
#![allow(clippy::unwrap_used, reason = "tests")]

use arena::{Match, MatchError, OpenError, RecordError};
use protocol::{Ending, Event, EventKind, SavedMatch, Seat};
use rules::Player::{self, First, Second};

/// With `e1-e2` White makes a row on the column of e.
const BEFORE_ROW: &str = "basic b3/5/6/BBB4/6/b4/3b B12/B12 w BB 3";

fn seat(player: &str) -> Seat {
    Seat { player: player.to_owned(), name: None }
}

fn new(spec: &str, start: Option<&str>) -> Match {
    let seats = [seat("human"), seat("human")];
    Match::new(spec.parse().unwrap(), start.map(str::to_owned), seats).unwrap()
}

fn act(game: &mut Match, by: Player, action: &str) -> Result<(), MatchError> {
    let at = game.log().last().map_or(0, |event| event.at) + 1000;
    game.happen(Event { by, at, kind: EventKind::Act { action: action.to_owned() } })
}

fn take_back(game: &mut Match, to: u32) -> Result<(), MatchError> {
    let at = game.log().last().map_or(0, |event| event.at);
    game.happen(Event { by: First, at, kind: EventKind::TakeBack { to } })
}

fn resign(game: &mut Match, by: Player) -> Result<(), MatchError> {
    let at = game.log().last().map_or(0, |event| event.at);
    game.happen(Event { by, at, kind: EventKind::Resign })
}

fn ending(winner: Option<Player>, reason: &str) -> Ending {
    Ending { winner, reason: reason.to_owned() }
}

#[test]
fn turns_are_counted_and_noted_action_by_action() {
    let mut game = new("gipf:basic", Some(BEFORE_ROW));
    act(&mut game, First, "e1-e2").unwrap();
    assert_eq!(game.settled(), 0);
    assert_eq!(game.to_move(), Some(First));
    act(&mut game, First, "xe2,e3,e4,e5").unwrap();
    act(&mut game, Second, "e9-e8").unwrap();
    let plies = game.plies();
    let turns: Vec<(u32, &str)> =
        plies.iter().map(|ply| (ply.turn, ply.notation.as_str())).collect();
    assert_eq!(turns, [(0, "e1-e5"), (0, "e1-e5;xe2,e3,e4,e5"), (1, "e8")]);
    assert_eq!(game.settled(), 3);
    assert_eq!(game.history().len(), 2);
    take_back(&mut game, 1).unwrap();
    assert_eq!((game.settled(), game.to_move()), (0, Some(First)));
}

#[test]
fn a_turn_may_be_typed_in_either_layer() {
    for text in ["e1-e2;xe2,e3,e4,e5", "e1-e5;x"] {
        let mut game = new("gipf:basic", Some(BEFORE_ROW));
        let events = game.typed(First, 5, text).unwrap();
        game.happen_all(events).unwrap();
        assert_eq!((game.plies().len(), game.settled()), (2, 2));
    }
    let game = new("gipf:basic", Some(BEFORE_ROW));
    assert_eq!(game.typed(First, 5, "hello").unwrap_err().problems().len(), 1);
    assert_eq!(
        game.typed(Second, 5, "e1-e5").unwrap_err(),
        MatchError::OutOfTurn { to_move: First }
    );
}

#[test]
fn of_several_events_all_happen_or_none() {
    let mut game = new("gipf", None);
    let event =
        |by, action: &str| Event { by, at: 0, kind: EventKind::Act { action: action.to_owned() } };
    game.happen_all(vec![event(First, "e1-e2"), event(First, "a1-b2")]).unwrap_err();
    assert!(game.plies().is_empty());
}

#[test]
fn either_seat_may_resign_while_the_match_goes_on() {
    let mut game = new("gipf", None);
    resign(&mut game, Second).unwrap();
    assert_eq!(game.ending(), Some(ending(Some(First), "resigned")));
    assert_eq!(resign(&mut game, First).unwrap_err(), MatchError::Over);
    assert_eq!(act(&mut game, First, "e1-e2").unwrap_err(), MatchError::Over);
    assert!(game.view().view.actions.is_empty());
    take_back(&mut game, 0).unwrap();
    assert_eq!(game.ending(), None);
    assert_eq!(take_back(&mut game, 0).unwrap_err(), MatchError::TakeBack { to: 0, plies: 0 });
}

#[test]
fn the_rules_end_a_match_and_taking_back_opens_it_again() {
    // White's only GIPF piece stands in the row that the push completes; taking it off loses.
    let mut game = new("gipf", Some("standard g2g/5/6/BBG4/6/5/g3 B12/B12 w BB 3"));
    act(&mut game, First, "e1-e2").unwrap();
    act(&mut game, First, "xe2,e3,e4,e5").unwrap();
    assert_eq!(game.ending().unwrap().winner, Some(Second));
    assert_eq!(game.to_move(), None);
    take_back(&mut game, 1).unwrap();
    assert_eq!(game.ending(), None);
    // The GIPF piece may stay, but not so that a basic piece does.
    act(&mut game, First, "xe2,e4,e5").unwrap_err();
    act(&mut game, First, "xe2,e3,e4").unwrap();
    assert_eq!(game.to_move(), Some(Second));
}

#[test]
fn the_third_time_at_the_start_of_a_turn_is_a_draw() {
    let mut game = new("gipf:basic", None);
    // Both fill a column of their own four times over and take the row back: eight turns later it
    // stands as it stood.
    for _ in 0..2 {
        for push in 0..4 {
            assert_eq!(game.ending(), None);
            act(&mut game, First, "d1-d2").unwrap();
            if push == 3 {
                act(&mut game, First, "xd2,d3,d4,d5").unwrap();
            }
            act(&mut game, Second, "f8-f7").unwrap();
        }
        assert_eq!(game.ending(), None);
        act(&mut game, Second, "xf4,f5,f6,f7").unwrap();
    }
    assert_eq!(game.ending(), Some(ending(None, "repetition")));
    assert_eq!(act(&mut game, First, "d1-d2").unwrap_err(), MatchError::Over);
    assert_eq!(game.position().outcome(), None, "by the rules alone the game goes on");
    let again = Match::read_record(&game.record().to_string()).unwrap();
    assert_eq!(again.ending(), game.ending());
    take_back(&mut game, 10).unwrap();
    assert_eq!(game.ending(), None);
}

#[test]
fn time_never_falls() {
    let mut game = new("gipf", None);
    act(&mut game, First, "e1-e2").unwrap();
    let event = Event { by: Second, at: 999, kind: EventKind::Resign };
    assert_eq!(game.happen(event).unwrap_err(), MatchError::TimeFalls { at: 999, last: 1000 });
}

#[test]
fn the_log_keeps_what_was_taken_back() {
    let mut game = new("gipf", None);
    act(&mut game, First, "e1-e2").unwrap();
    take_back(&mut game, 0).unwrap();
    act(&mut game, First, "a1-b2").unwrap();
    assert_eq!(game.log().len(), 3);
    assert_eq!(game.plies().len(), 1);
    assert_eq!(Match::open(&game.saved()).unwrap().view(), game.view());
}

#[test]
fn what_is_wrong_with_a_kept_match_is_named() {
    let mut saved = new("gipf", None).saved();
    saved.log.push(Event { by: First, at: 0, kind: EventKind::Act { action: "e1-e9".to_owned() } });
    assert!(matches!(Match::open(&saved), Err(OpenError::Event { index: 0, .. })));
    let open = |change: fn(&mut SavedMatch)| {
        let mut saved = new("gipf", None).saved();
        change(&mut saved);
        Match::open(&saved).unwrap_err()
    };
    assert!(matches!(open(|saved| saved.spec.push('x')), OpenError::Start(_)));
    assert!(matches!(open(|saved| saved.start = Some("?".to_owned())), OpenError::Start(_)));
    let error = open(|saved| "level:9".clone_into(&mut saved.seats[1].player));
    assert!(matches!(error, OpenError::Seat { seat: Second, .. }));
}

#[test]
fn looking_beyond_what_was_played_is_refused() {
    let game = new("gipf", None);
    assert!(game.look(0).unwrap().effects.is_empty());
    assert_eq!(game.look(1).unwrap_err(), MatchError::NotPlayed { wanted: 1, plies: 0 });
}

fn opened(text: &str) -> Result<Match, RecordError> {
    Match::read_record(&format!("[Gipf-Record 1]\n[Game \"gipf\"]\n\n{text}\n"))
}

#[test]
fn a_lost_record_without_a_reason_was_resigned() {
    let game = opened("1. e1-e2 e9-e8 1-0").unwrap();
    assert_eq!(game.ending(), Some(ending(Some(First), "resigned")));
    assert_eq!(
        opened("1. e1-e2 e9-e8 0-1 resigned").unwrap().ending().unwrap().winner,
        Some(Second)
    );
    // Only an arbiter knows of these.
    assert_eq!(opened("1. e1-e2 e9-e8 0-1 time").unwrap().ending(), None);
    assert_eq!(opened("1. e1-e2 e9-e8 1/2-1/2").unwrap().ending(), None);
    assert_eq!(opened("1. e1-e2 e9-e8 *").unwrap().ending(), None);
}

#[test]
fn a_false_reason_is_refused() {
    for reason in ["no-move", "no-gipf-piece"] {
        let refused = opened(&format!("1. e1-e2 e9-e8 1-0 {reason}")).unwrap_err();
        assert_eq!(refused, RecordError::GoesOn { reason: reason.to_owned() });
    }
    let lost = |result: &str| {
        let start = "standard 3G/5/6/7/6/5/4 B12/B12 w BB 5";
        Match::read_record(&format!(
            "[Gipf-Record 1]\n[Game \"gipf\"]\n[Start \"{start}\"]\n\n{result}\n"
        ))
    };
    assert_eq!(lost("1-0 no-gipf-piece").unwrap().ending().unwrap().reason, "no-gipf-piece");
    assert_eq!(lost("1-0").unwrap().ending().unwrap().reason, "no-gipf-piece");
    let refused = lost("1-0 no-move").unwrap_err();
    assert!(matches!(refused, RecordError::Reason { .. }), "{refused}");
    assert_eq!(lost("0-1 no-gipf-piece").unwrap_err(), RecordError::Ending { winner: Some(First) });
}

#[test]
fn a_draw_by_repetition_that_was_none_is_refused() {
    let refused = opened("1. e1-e2 e9-e8 1/2-1/2 repetition").unwrap_err();
    assert_eq!(refused, RecordError::GoesOn { reason: "repetition".to_owned() });
    let text = "[Gipf-Record 1]\n[Game \"gipf\"]\n[Repetition \"q\"]\n\n1. e1-e2 *\n";
    let refused = Match::read_record(text).unwrap_err();
    assert_eq!(refused, RecordError::Repetition { value: "q".to_owned() });
}

#[test]
fn the_examples_of_the_reference_can_be_played() {
    let reference = include_str!("../../../docs/record.md");
    for block in reference.split("```gipf-record\n").skip(1) {
        let example = block.split("```").next().unwrap();
        let game = Match::read_record(example).unwrap_or_else(|why| panic!("{why}: {example}"));
        assert_eq!(Match::from_record(&game.record()).unwrap().plies(), game.plies());
    }
}

#[test]
fn a_record_of_what_cannot_be_played_is_refused() {
    assert!(matches!(opened("1. e1-e9 1-0"), Err(RecordError::Match(OpenError::Event { .. }))));
    assert!(matches!(opened("1. e1-e2 (("), Err(RecordError::Text(_))));
}

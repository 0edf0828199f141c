//! Premoves and conditional turns.
#![allow(clippy::unwrap_used, reason = "tests")]

use arena::{Followed, Match, MatchError};
use protocol::online::Branch;
use protocol::{Event, EventKind, Seat, Terms};
use rules::Player::{self, First, Second};

/// A game in which the first player makes a row with e1-e2, and must take it off.
const ROW: &str = "basic b3/5/6/BBB4/6/b4/3b B12/B12 w BB 3";

fn game(spec: &str, start: Option<&str>, terms: &Terms) -> Match {
    let seats = ["human", "human"].map(|it| Seat { player: it.to_owned(), name: None });
    Match::with_terms(spec.parse().unwrap(), start.map(str::to_owned), seats, terms).unwrap()
}

fn basic() -> Match {
    game("gipf:basic", None, &Terms::default())
}

fn play(game: &mut Match, by: Player, actions: &[&str]) {
    for action in actions {
        let kind = EventKind::Act { action: (*action).to_owned() };
        game.happen(Event { by, at: 0, kind }).unwrap();
    }
}

fn texts(actions: &[&str]) -> Vec<String> {
    actions.iter().map(|&action| action.to_owned()).collect()
}

/// An answer to something, or to whatever it is.
fn branch(on: Option<&[&str]>, play: &[&str], then: Vec<Branch>) -> Branch {
    Branch { on: on.map(texts), play: texts(play), then }
}

#[test]
fn a_premove_answers_whatever_the_opponent_plays() {
    let mut game = basic();
    play(&mut game, First, &["e1-e2"]);
    assert!(game.can_plan(First));
    let plan = [branch(None, &["i1-h2"], Vec::new())];
    let from = game.plan_from(First);
    assert_eq!(game.follow(First, from, &plan), Followed::Waits(&plan));
    play(&mut game, Second, &["a1-b2"]);
    assert_eq!(game.follow(First, from, &plan), Followed::Due(&texts(&["i1-h2"])));
    assert!(game.can_plan(First), "what was sent before the answer was seen still counts");
    let events = game.planned(First, 7, &texts(&["i1-h2"])).unwrap();
    game.happen_all(events).unwrap();
    assert_eq!((game.plies().len(), game.plies()[2].at), (3, 7));
    assert_eq!(game.follow(First, from, &plan), Followed::Over);
}

#[test]
fn a_tree_goes_on_where_it_was_told_and_ends_elsewhere() {
    let then = vec![branch(Some(&["a5-b5"]), &["e1-e2"], Vec::new())];
    let plan =
        [branch(Some(&["a1-b2"]), &["i1-h2"], then.clone()), branch(None, &["i5-h5"], Vec::new())];
    let mut game = basic();
    play(&mut game, First, &["e1-e2"]);
    let from = game.plan_from(First);
    let after = |more: &[(Player, &str)]| {
        let mut game = game.clone();
        for (by, action) in more {
            play(&mut game, *by, &[*action]);
        }
        game
    };
    let told = after(&[(Second, "a1-b2")]);
    assert_eq!(told.follow(First, from, &plan), Followed::Due(&texts(&["i1-h2"])));
    let other = after(&[(Second, "a2-b3")]);
    assert_eq!(other.follow(First, from, &plan), Followed::Due(&texts(&["i5-h5"])));
    let played = after(&[(Second, "a1-b2"), (First, "i1-h2")]);
    assert_eq!(played.follow(First, from, &plan), Followed::Waits(&then));
    let on = after(&[(Second, "a1-b2"), (First, "i1-h2"), (Second, "a5-b5")]);
    assert_eq!(on.follow(First, from, &plan), Followed::Due(&texts(&["e1-e2"])));
    let off = after(&[(Second, "a1-b2"), (First, "i1-h2"), (Second, "a4-b4")]);
    assert_eq!(off.follow(First, from, &plan), Followed::Over);
    let own = after(&[(Second, "a1-b2"), (First, "i2-h3")]);
    assert_eq!(own.follow(First, from, &plan), Followed::Over, "something else was played by hand");
}

#[test]
fn a_turn_of_several_actions_is_planned_as_a_whole() {
    let mut game = game("gipf:basic", Some(ROW), &Terms::default());
    let whole = texts(&["e1-e2", "xe2,e3,e4,e5"]);
    assert_eq!(game.planned(First, 0, &whole[..1]), Err(MatchError::UnfinishedPlan));
    let legal = {
        let mut game = game.clone();
        play(&mut game, First, &["e1-e2"]);
        assert!(!game.can_plan(First), "one's own turn is not over");
        game.position().legal()
    };
    let whole = vec!["e1-e2".to_owned(), legal[0].clone()];
    let events = game.planned(First, 0, &whole).unwrap();
    assert_eq!(events.len(), 2);
    game.happen_all(events).unwrap();
    assert_eq!(game.position().to_move(), Second);
    assert_eq!(game.planned(First, 0, &whole), Err(MatchError::OutOfTurn { to_move: Second }));
    let none = basic().planned(First, 0, &texts(&["e1-e9"])).unwrap_err();
    assert!(matches!(none, MatchError::Action(_)), "{none}");
}

#[test]
fn a_condition_is_all_that_the_opponent_did_in_a_turn() {
    let mut game = game("gipf:basic", Some(ROW), &Terms::default());
    let plan_of = |on: &[&str]| [branch(Some(on), &["a1-b2"], Vec::new())];
    play(&mut game, First, &["e1-e2"]);
    let taken = game.position().legal()[0].clone();
    let half = plan_of(&["e1-e2"]);
    assert_eq!(game.follow(Second, 0, &half), Followed::Waits(&half), "the turn goes on");
    play(&mut game, First, &[taken.as_str()]);
    assert_eq!(game.follow(Second, 0, &half), Followed::Over);
    let whole = plan_of(&["e1-e2", taken.as_str()]);
    assert_eq!(game.follow(Second, 0, &whole), Followed::Due(&texts(&["a1-b2"])));
}

#[test]
fn turns_are_tried_from_how_the_match_stands_also_without_the_opponents() {
    let mut game = basic();
    play(&mut game, First, &["e1-e2"]);
    let after = game.ahead(false).unwrap();
    assert_eq!(after.position().key(), game.position().key());
    let whatever = game.ahead(true).unwrap();
    assert_eq!(whatever.position().to_move(), First);
    assert!(whatever.position().legal().contains(&"i1-h2".to_owned()));
    let mut row = self::game("gipf:basic", Some(ROW), &Terms::default());
    play(&mut row, First, &["e1-e2"]);
    assert_eq!(row.ahead(true).unwrap_err(), MatchError::NotWhatever, "a turn is left out whole");
    for spec in ["gipf", "zertz", "dvonn:random", "yinsh", "punct", "tamsk"] {
        let game = self::game(spec, None, &Terms::default());
        game.ahead(false).unwrap();
        match game.ahead(true) {
            Ok(whatever) => {
                assert_ne!(whatever.position().to_move(), game.position().to_move(), "{spec}");
            }
            Err(error) => assert_eq!((error, spec), (MatchError::NotWhatever, "yinsh")),
        }
    }
}

#[test]
fn who_has_left_loses_or_it_is_a_draw_as_the_other_one_claims() {
    for (draw, winner) in [(false, Some(Second)), (true, None)] {
        let mut game = basic();
        game.happen(Event { by: Second, at: 5, kind: EventKind::Claim { draw } }).unwrap();
        let ending = game.ending().unwrap();
        assert_eq!((ending.winner, ending.reason.as_str()), (winner, "abandoned"));
        let again = Match::read_record(&game.record().to_string()).unwrap();
        assert_eq!(again.ending(), game.ending());
        assert_eq!(Match::open(&game.saved()).unwrap().view(), game.view());
    }
}

#[test]
fn time_can_be_given_to_clocks_that_take_it() {
    for (clock, given) in [
        ("60+5", true),
        ("60d5", true),
        ("0+3x30", true),
        ("hourglass:60", false),
        ("days:1", false),
    ] {
        let terms = Terms { clock: Some(clock.to_owned()), ..Terms::default() };
        let mut game = game("gipf:basic", None, &terms);
        let before = game.view().clocks.unwrap()[0].left;
        let done = game.happen(Event { by: Second, at: 0, kind: EventKind::GiveTime });
        assert_eq!(done.is_ok(), given, "{clock}: {done:?}");
        let after = game.view().clocks.unwrap()[0].left;
        assert_eq!(after - before, if given { 15_000 } else { 0 }, "{clock}");
    }
    let none = basic().happen(Event { by: First, at: 0, kind: EventKind::GiveTime });
    assert_eq!(none, Err(MatchError::NoTimeToGive));
}

//! Clocks, offers and everything else that a match knows besides actions.
#![allow(clippy::unwrap_used, reason = "tests")]

use arena::{Match, MatchError, OpenError};
use protocol::{Ending, Event, EventKind, Offer, Ruling, Seat, Takebacks, Terms};
use rules::Player::{self, First, Second};

fn with(terms: &Terms) -> Match {
    let seats = ["human", "human"].map(|it| Seat { player: it.to_owned(), name: None });
    Match::with_terms("gipf:basic".parse().unwrap(), None, seats, terms).unwrap()
}

fn clocked(clock: &str) -> Match {
    with(&Terms { clock: Some(clock.to_owned()), ..Terms::default() })
}

fn at(game: &mut Match, at: u64, by: Player, kind: EventKind) -> Result<(), MatchError> {
    let result = game.happen(Event { by, at, kind });
    assert_eq!(Match::open(&game.saved()).unwrap().view(), game.view());
    result
}

fn now(game: &mut Match, by: Player, kind: EventKind) -> Result<(), MatchError> {
    let time = game.log().last().map_or(0, |event| event.at);
    at(game, time, by, kind)
}

fn act(action: &str) -> EventKind {
    EventKind::Act { action: action.to_owned() }
}

fn offer(offer: Offer) -> EventKind {
    EventKind::Offer { offer }
}

fn accept(offer: Offer) -> EventKind {
    EventKind::Accept { offer }
}

fn left(game: &Match) -> [u64; 2] {
    game.view().clocks.unwrap().map(|clock| clock.left)
}

#[test]
fn the_clock_of_whoever_decides_runs_and_a_turn_brings_its_increment() {
    let mut game = clocked("60+5/30");
    at(&mut game, 10_000, First, act("e1-e2")).unwrap();
    assert_eq!(left(&game), [55_000, 30_000]);
    assert_eq!(game.view().clocks.unwrap().map(|clock| clock.runs), [false, true]);
    at(&mut game, 15_000, Second, act("e9-e8")).unwrap();
    assert_eq!(left(&game), [55_000, 25_000]);
    assert_eq!(game.record().line.nodes[1].left_ms, Some(25_000));
    assert_eq!(game.record().other("Time-Control"), Some("60+5/30"));
}

/// What the clock of a player shows: main time, periods, what the period has left.
fn periods(game: &Match, of: Player) -> (u64, u32, u64) {
    let clock = game.view().clocks.unwrap()[of.index()];
    (clock.main, clock.periods, clock.spare)
}

#[test]
fn after_the_main_time_periods_are_used_up_and_the_last_one_loses() {
    let mut game = clocked("10+2x30");
    at(&mut game, 4000, First, act("e1-e2")).unwrap();
    assert_eq!(periods(&game, First), (6000, 2, 30_000));
    at(&mut game, 4000, Second, act("e9-e8")).unwrap();
    // The main time ends within a turn, and the period that begins is whole again after it.
    at(&mut game, 20_000, First, act("a1-b2")).unwrap();
    assert_eq!((periods(&game, First), left(&game)[0]), ((0, 2, 30_000), 60_000));
    at(&mut game, 20_000, Second, act("f8-f7")).unwrap();
    // A turn of more than a period costs one.
    at(&mut game, 51_000, First, act("a1-b2")).unwrap();
    assert_eq!((periods(&game, First), left(&game)[0]), ((0, 1, 30_000), 30_000));
    at(&mut game, 51_000, Second, act("f8-f7")).unwrap();
    at(&mut game, 80_999, First, act("e1-e2")).unwrap();
    assert_eq!(periods(&game, First), (0, 1, 30_000));
    at(&mut game, 80_999, Second, act("e9-e8")).unwrap();
    assert_eq!(at(&mut game, 110_998, Second, EventKind::Flag), Err(MatchError::FlagStands));
    let late = at(&mut game, 110_999, First, act("e1-e2")).unwrap_err();
    assert_eq!(late, MatchError::TimeIsUp { player: First });
    at(&mut game, 110_999, Second, EventKind::Flag).unwrap();
    assert_eq!(game.ending().unwrap().winner, Some(Second));
    assert_eq!(periods(&game, Second), (10_000, 2, 30_000), "nobody else has lost any");
}

#[test]
fn once_the_time_is_up_nothing_happens_but_that_it_is_pointed_out() {
    let mut game = clocked("10");
    assert_eq!(at(&mut game, 9999, Second, EventKind::Flag), Err(MatchError::FlagStands));
    let late = at(&mut game, 10_000, First, act("e1-e2")).unwrap_err();
    assert_eq!(late, MatchError::TimeIsUp { player: First });
    for kind in [EventKind::Resign, offer(Offer::Draw), EventKind::TakeBack { to: 0 }] {
        assert_eq!(at(&mut game, 10_000, First, kind), Err(MatchError::TimeIsUp { player: First }));
    }
    at(&mut game, 12_000, Second, EventKind::Flag).unwrap();
    let ending = game.ending().unwrap();
    assert_eq!((ending.winner, ending.reason.as_str()), (Some(Second), "time"));
    let back = now(&mut game, First, EventKind::TakeBack { to: 0 }).unwrap_err();
    assert_eq!(back, MatchError::EndStands { reason: "time".to_owned() });
}

#[test]
fn who_leaves_loses() {
    let mut game = clocked("10");
    now(&mut game, Second, EventKind::Abandon).unwrap();
    let ending = game.ending().unwrap();
    assert_eq!((ending.winner, ending.reason.as_str()), (Some(First), "abandoned"));
    let again = Match::read_record(&game.record().to_string()).unwrap();
    assert_eq!(again.ending(), game.ending());
}

#[test]
fn a_draw_is_offered_once_a_turn_and_lapses_with_the_answer_on_the_board() {
    let mut game = clocked("60");
    now(&mut game, First, offer(Offer::Draw)).unwrap();
    assert_eq!(now(&mut game, First, offer(Offer::Draw)), Err(MatchError::OfferedBefore));
    assert_eq!(now(&mut game, First, accept(Offer::Draw)), Err(MatchError::NoOffer));
    now(&mut game, First, act("e1-e2")).unwrap();
    assert_eq!(game.view().offers.len(), 1, "who offers may go on");
    now(&mut game, Second, act("e9-e8")).unwrap();
    assert!(game.view().offers.is_empty());
    now(&mut game, First, offer(Offer::Draw)).unwrap();
    now(&mut game, Second, EventKind::Decline { offer: Offer::Draw }).unwrap();
    now(&mut game, First, act("e1-e2")).unwrap();
    now(&mut game, Second, offer(Offer::Draw)).unwrap();
    now(&mut game, First, accept(Offer::Draw)).unwrap();
    let ending = game.ending().unwrap();
    assert_eq!((ending.winner, ending.reason.as_str()), (None, "agreed"));
    let again = Match::read_record(&game.record().to_string()).unwrap();
    assert_eq!(again.ending(), game.ending());
}

#[test]
fn taking_back_may_need_both_also_in_the_middle_of_a_turn() {
    let terms = Terms { takebacks: Some(Takebacks::Agreed), ..Terms::default() };
    let seats = ["human", "human"].map(|it| Seat { player: it.to_owned(), name: None });
    let start = Some("basic b3/5/6/BBB4/6/b4/3b B12/B12 w BB 3".to_owned());
    let mut game = Match::with_terms("gipf:basic".parse().unwrap(), start, seats, &terms).unwrap();
    now(&mut game, First, act("e1-e2")).unwrap();
    let back = EventKind::TakeBack { to: 0 };
    assert_eq!(now(&mut game, First, back), Err(MatchError::TakeBackByAgreement));
    let back = Offer::TakeBack { to: 0 };
    now(&mut game, First, offer(back)).unwrap();
    now(&mut game, Second, accept(back)).unwrap();
    assert_eq!((game.plies().len(), game.to_move()), (0, Some(First)));
    let nothing = Offer::TakeBack { to: 0 };
    assert!(matches!(
        now(&mut game, First, offer(nothing)),
        Err(MatchError::TakeBack { to: 0, plies: 0 })
    ));
    let never = Terms { takebacks: Some(Takebacks::Never), ..Terms::default() };
    let mut game = with(&never);
    now(&mut game, First, act("e1-e2")).unwrap();
    for kind in [EventKind::TakeBack { to: 0 }, offer(back)] {
        assert_eq!(now(&mut game, First, kind), Err(MatchError::NoTakeBack));
    }
}

#[test]
fn in_a_pause_the_clocks_stand_and_nothing_is_played() {
    let mut game = clocked("60");
    at(&mut game, 1000, First, offer(Offer::Pause)).unwrap();
    at(&mut game, 2000, Second, accept(Offer::Pause)).unwrap();
    assert_eq!(game.to_move(), None);
    assert_eq!(at(&mut game, 9000, First, act("e1-e2")), Err(MatchError::Paused));
    at(&mut game, 1_000_000, First, EventKind::GoOn).unwrap();
    assert_eq!(left(&game), [58_000, 60_000]);
    assert_eq!(now(&mut game, First, EventKind::GoOn), Err(MatchError::NotPaused));
    at(&mut game, 1_001_000, First, act("e1-e2")).unwrap();
    assert_eq!(left(&game), [57_000, 60_000]);
}

#[test]
fn a_rematch_exchanges_colours_and_keeps_what_was_agreed() {
    let mut game = clocked("60+5");
    assert_eq!(now(&mut game, First, offer(Offer::Rematch)), Err(MatchError::NotOver));
    now(&mut game, First, EventKind::Resign).unwrap();
    now(&mut game, First, offer(Offer::Rematch)).unwrap();
    assert!(game.rematch().is_none());
    now(&mut game, Second, accept(Offer::Rematch)).unwrap();
    let again = game.rematch().unwrap().unwrap();
    assert_eq!(again.saved().terms, game.saved().terms);
    assert!(again.plies().is_empty() && again.ending().is_none());
}

#[test]
fn repetition_is_as_agreed() {
    let shuffle = |most| {
        let mut game = with(&Terms { repetition: most, ..Terms::default() });
        for _ in 0..2 {
            for push in 0..4 {
                now(&mut game, First, act("d1-d2"))?;
                if push == 3 {
                    now(&mut game, First, act("xd2,d3,d4,d5"))?;
                }
                now(&mut game, Second, act("f8-f7"))?;
            }
            now(&mut game, Second, act("xf4,f5,f6,f7"))?;
        }
        Ok(game.ending().map(|ending| ending.reason))
    };
    assert_eq!(shuffle(None), Ok(Some("repetition".to_owned())));
    assert_eq!(shuffle(Some(0)), Ok(None));
    assert_eq!(shuffle(Some(4)), Ok(None));
    assert_eq!(shuffle(Some(2)), Err(MatchError::Over));
    let seats = ["human", "human"].map(|it| Seat { player: it.to_owned(), name: None });
    let once = Terms { repetition: Some(1), ..Terms::default() };
    let error = Match::with_terms("gipf".parse().unwrap(), None, seats, &once).unwrap_err();
    assert_eq!(error, OpenError::Repetition);
}

fn rule(ruling: Ruling) -> EventKind {
    EventKind::Rule { ruling }
}

#[test]
fn what_an_arbiter_has_stopped_only_an_arbiter_lets_go_on() {
    let mut game = clocked("60");
    at(&mut game, 1000, First, rule(Ruling::Halt)).unwrap();
    assert_eq!((game.to_move(), game.view().halted), (None, true));
    assert_eq!(now(&mut game, First, rule(Ruling::Halt)), Err(MatchError::Halted));
    for by in Player::BOTH {
        assert_eq!(at(&mut game, 9000, by, EventKind::GoOn), Err(MatchError::Halted));
        assert_eq!(at(&mut game, 9000, by, act("e1-e2")), Err(MatchError::Paused));
    }
    at(&mut game, 1_000_000, First, rule(Ruling::Resume)).unwrap();
    assert_eq!((left(&game), game.view().halted), ([59_000, 60_000], false));
    assert_eq!(now(&mut game, First, rule(Ruling::Resume)), Err(MatchError::NotPaused));
    at(&mut game, 1_001_000, First, act("e1-e2")).unwrap();
    assert_eq!(left(&game), [58_000, 60_000]);
}

#[test]
fn an_arbiter_decides_a_match_and_corrects_its_result() {
    let decide = |winner| rule(Ruling::Decide { winner });
    let adjudicated = |winner| Some(Ending { winner, reason: "adjudicated".to_owned() });
    let mut game = clocked("60");
    at(&mut game, 1000, First, act("e1-e2")).unwrap();
    at(&mut game, 2000, First, rule(Ruling::Halt)).unwrap();
    at(&mut game, 3000, First, decide(Some(Second))).unwrap();
    assert_eq!((game.ending(), game.view().halted), (adjudicated(Some(Second)), false));
    assert_eq!(now(&mut game, First, rule(Ruling::Halt)), Err(MatchError::Over));
    let back = Offer::TakeBack { to: 0 };
    assert!(now(&mut game, First, offer(back)).is_err(), "nobody takes that back");
    now(&mut game, First, decide(None)).unwrap();
    assert_eq!(game.ending(), adjudicated(None));
    let record = game.record().to_string();
    assert_eq!(Match::read_record(&record).unwrap().ending(), adjudicated(None), "{record}");

    // Time that is up, and an end by the players, do not stand in the way.
    let mut late = clocked("60");
    at(&mut late, 70_000, First, decide(Some(First))).unwrap();
    assert_eq!(late.ending(), adjudicated(Some(First)));
    let mut resigned = clocked("60");
    at(&mut resigned, 1000, First, EventKind::Resign).unwrap();
    at(&mut resigned, 2000, First, decide(Some(First))).unwrap();
    assert_eq!(resigned.ending(), adjudicated(Some(First)));
}

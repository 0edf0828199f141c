//! Sand and the 15-second glass, by a clock that is made up.
#![allow(clippy::unwrap_used, reason = "tests")]

use rules::{Explain, Game, Outcome, Player, Show};
use tamsk::{Action, Fast, LastOut, Position, Sand, Step};

fn start(variant: &str) -> Position {
    Position::start(&variant.parse().unwrap())
}

fn read(variant: &str, text: &str) -> Position {
    Position::read(&variant.parse().unwrap(), text).unwrap()
}

/// Plays turns in the players' notation.
fn play(position: &mut Position, turns: &str) {
    for turn in turns.split(' ') {
        for action in position.read_notation(turn).unwrap_or_else(|why| panic!("{turn}: {why}")) {
            position.play(action).unwrap();
        }
    }
}

/// Lets time pass as a match does: up to each alarm, and what is due happens by itself.
fn wait(position: &mut Position, mut millis: u64) {
    loop {
        while let Some(action) = position.due() {
            position.play(action).unwrap();
        }
        let Some(alarm) = position.alarm().filter(|_| millis > 0) else { return };
        let now = alarm.min(millis);
        position.elapse(now);
        millis -= now;
    }
}

fn sand(position: &Position, space: &str) -> Sand {
    position.glass_on(space.parse().unwrap()).unwrap().1.sand
}

fn code(position: &Position, action: &str) -> &'static str {
    position.check(action.parse().unwrap()).unwrap_err().code()
}

#[test]
fn t7_1_each_glass_is_started_first() {
    let mut position = start("level2");
    assert_eq!(position.alarm(), None);
    play(&mut position, "A1-B2 D1-D2");
    assert_eq!((position.count_actions(), position.prompt()), (6, "start"));
    assert_eq!(code(&position, "b2-c3"), "start-others");
    play(&mut position, "G1-F2 G4-F4");
    assert_eq!(position.count_actions(), 3);
    play(&mut position, "D7-D6 A4-B4");
    assert_eq!(position.prompt(), "move");
    assert!(position.count_actions() > 9);
}

#[test]
fn t7_2_a_glass_is_turned_over_with_each_move() {
    let mut position = start("level2");
    play(&mut position, "A1-B2 D1-D2 G1-F2 G4-F4 D7-D6 A4-B4");
    wait(&mut position, 50_000);
    play(&mut position, "B2-C3");
    assert_eq!(sand(&position, "c3"), Sand::Runs(50_000));
    assert_eq!(sand(&position, "f2"), Sand::Runs(130_000));
    wait(&mut position, 40_000);
    play(&mut position, "D2-D3 C3-C4");
    assert_eq!(sand(&position, "c4"), Sand::Runs(170_000));
    assert_eq!(position.alarm(), Some(90_000), "those that were moved once");
}

#[test]
fn t7_3_a_glass_that_has_run_out_stays_and_blocks() {
    let mut position = start("level2");
    play(&mut position, "A1-B2 D1-D2 G1-F2 G4-F4 D7-D6 A4-B4");
    wait(&mut position, 50_000);
    play(&mut position, "B2-C3");
    wait(&mut position, 50_000);
    play(&mut position, "D2-D3");
    assert_eq!((sand(&position, "c3"), code(&position, "c3-c4")), (Sand::Out, "run-out"));
    assert_eq!(position.last_out(), LastOut::Of(Player::First));
    play(&mut position, "D6-C5");
    assert_eq!(code(&position, "d3-c3"), "glass-there");
    // A millisecond earlier it could still have been moved.
    let mut position = start("level2");
    play(&mut position, "A1-B2 D1-D2 G1-F2 G4-F4 D7-D6 A4-B4");
    wait(&mut position, 179_999);
    play(&mut position, "B2-C3");
    assert_eq!(sand(&position, "c3"), Sand::Runs(179_999));
}

#[test]
fn t6_2_and_t9_who_has_no_sand_passes_until_all_is_over() {
    let mut position = start("level2");
    play(&mut position, "A1-B2 D1-D2 G1-F2 G4-F4 D7-D6");
    wait(&mut position, 20_000);
    play(&mut position, "A4-B4");
    wait(&mut position, 160_000);
    // Red's glasses and two of Black's have run out at once; Black goes on with the third one.
    assert_eq!((position.to_move(), position.last_out()), (Player::Second, LastOut::Both));
    assert_eq!(position.due(), None);
    play(&mut position, "B4-C5");
    assert_eq!(sand(&position, "c5"), Sand::Runs(160_000));
    wait(&mut position, 160_000);
    assert_eq!(position.alarm(), None);
    assert_eq!(position.outcome(), Some(Outcome::win(Player::Second, "fewer-rings")));
}

/// The six glasses are shut in, and both have as many rings.
const TIE: &str = "(oG)(og)oo/o(oo)(oo)(oo)o/o(oo)(ooo)(ooo)(oo)o/o(oo)(ooo)(ooooG)(ooo)(oo)o/\
    o(oo)(ooo)(oooG)(oo)o/o(oo)(oo)(oo)1/(og)(og)o1 1/1 r -";

#[test]
fn t9_3_the_last_glass_decides_between_equals() {
    let over = |variant: &str, sand: &str| {
        let text = format!("{} {TIE} {sand}", &variant[..6]);
        read(variant, &text).outcome().unwrap()
    };
    // By spaces: a1 Red, a2 Black, d4 Red, e4 Red, g1 Black, g2 Black.
    let shut_in = "100000,0,0,0,90000,0;b";
    assert_eq!(over("level2", "0,0,0,0,0,0;b"), Outcome::win(Player::Second, "last-glass"));
    assert_eq!(over("level2", shut_in), Outcome::win(Player::First, "last-glass"));
    assert_eq!(over("level2,tie=draw", shut_in).winner, None);
    for equal in ["90000,0,0,0,90000,0;b", "0,0,0,0,0,0;=", "0,0,0,0,0,0;-"] {
        assert_eq!(over("level2", equal), Outcome { winner: None, reason: "equal-rings" });
    }
    let level1 = read("level1", &format!("level1 {TIE}"));
    assert_eq!(level1.outcome(), Some(Outcome { winner: None, reason: "equal-rings" }));
}

fn interjections(position: &Position) -> Vec<Action> {
    let mut actions = Vec::new();
    position.interjections(&mut actions);
    actions
}

#[test]
fn t8_1_the_fast_glass_is_started_when_it_is_empty() {
    let mut position = start("level3");
    assert_eq!(interjections(&position), [Action::Fast]);
    assert_eq!(code(&position, "fast"), "fast-by-other");
    position.apply(Action::Fast);
    assert_eq!(interjections(&position), []);
    wait(&mut position, 10_000);
    play(&mut position, "A1-B2");
    // It runs on without meaning anything, and cannot be started for five seconds.
    assert_eq!(position.fast(), Fast::Runs { left: 5000, binds: false });
    wait(&mut position, 4999);
    assert_eq!(interjections(&position), []);
    wait(&mut position, 1);
    assert_eq!((position.fast(), position.to_move()), (Fast::Empty, Player::Second));
    assert_eq!(interjections(&position), [Action::Fast]);
    assert_eq!(interjections(&start("level2")), []);
}

/// How long Black may take for a turn if Red starts the glass of 15 seconds as soon as possible, and Red, who
/// had the glass started after some time, took so long.
fn left_to_black(started_after: u64, red_took: u64) -> u64 {
    let mut position = start("level3");
    wait(&mut position, started_after);
    position.apply(Action::Fast);
    wait(&mut position, red_took - started_after);
    play(&mut position, "A1-B2");
    let before = position.alarm().filter(|_| position.fast() != Fast::Empty).unwrap_or_default();
    wait(&mut position, before);
    assert_eq!(interjections(&position), [Action::Fast]);
    position.apply(Action::Fast);
    before + position.alarm().unwrap()
}

#[test]
fn t8_1_who_is_quick_gives_the_opponent_more_time() {
    // Of 15 seconds 10 used: the next has 20. Of 20, which are 15 after a glass of 5, 10 used: 25.
    assert_eq!(left_to_black(0, 10_000), 20_000);
    assert_eq!(left_to_black(5000, 10_000), 25_000);
    assert_eq!(left_to_black(0, 1), 29_999);
    // All but the last millisecond used: the next has 15 and that.
    assert_eq!(left_to_black(0, 14_999), 15_001);
    assert_eq!(left_to_black(5000, 19_999), 15_001);
    // Black, who had 20, uses one: the glass runs four more, and Red has those and 15.
    let mut position = start("level3");
    position.apply(Action::Fast);
    wait(&mut position, 10_000);
    play(&mut position, "A1-B2");
    wait(&mut position, 1000);
    play(&mut position, "D1-D2");
    assert_eq!(position.fast(), Fast::Runs { left: 4000, binds: false });
}

#[test]
fn t8_2_what_is_lifted_is_moved() {
    let mut position = start("level3");
    assert_eq!(code(&position, "a1-b2"), "lift-first");
    play(&mut position, "A1");
    assert_eq!((position.step(), position.count_actions()), (Step::Held("a1".parse().unwrap()), 3));
    assert_eq!(code(&position, "d7"), "other-in-hand");
    assert_eq!(code(&position, "d7-d6"), "other-in-hand");
    play(&mut position, "A1-B2");
    assert_eq!(position.to_move(), Player::Second);
    assert_eq!(start("level2").check("a1".parse().unwrap()).unwrap_err().code(), "no-lifting");
}

#[test]
fn t8_2_a_glass_that_runs_out_in_the_hand_goes_back() {
    let started = "level3 1(oG)2/3(og)1/6/1(og)3(oG)1/6/1(oG)1(og)1/4 29/29 r";
    let mut position =
        read("level3", &format!("{started} ^a2 500,9000,9000,9000,9000,9000;-;0;0/0"));
    wait(&mut position, 600);
    assert_eq!((position.step(), position.to_move()), (Step::Begin, Player::First));
    assert_eq!(code(&position, "a2"), "run-out");
    play(&mut position, "D6-C5");
    // Where the time for the turn was up before, it is lost.
    let mut position =
        read("level3", &format!("{started} ^a2 500,9000,9000,9000,9000,9000;-;late;0/0"));
    position.elapse(500);
    assert_eq!((position.fast(), position.due()), (Fast::Lost, Some(Action::Pass)));
}

#[test]
fn t8_3_who_has_not_begun_loses_two_turns() {
    let mut position = start("level3");
    position.apply(Action::Fast);
    wait(&mut position, 15_000);
    assert_eq!(position.to_move(), Player::Second);
    play(&mut position, "D1-D2");
    assert_eq!((position.prompt(), position.due()), ("turn-lost", Some(Action::Pass)));
    assert_eq!(code(&position, "a1"), "turn-lost");
    wait(&mut position, 1);
    assert_eq!(position.to_move(), Player::Second);
    play(&mut position, "G4-F4");
    assert_eq!((position.to_move(), position.due()), (Player::First, None));
    play(&mut position, "A1-B2");
}

#[test]
fn t8_3_who_has_begun_finishes_and_loses_the_next_turn() {
    let mut position = start("level3");
    position.apply(Action::Fast);
    wait(&mut position, 14_000);
    play(&mut position, "A1");
    wait(&mut position, 3000);
    assert_eq!(
        (position.fast(), position.due(), interjections(&position)),
        (Fast::Late, None, vec![])
    );
    play(&mut position, "A1-B2 D1-D2");
    wait(&mut position, 1);
    assert_eq!(position.to_move(), Player::Second);
    play(&mut position, "G4-F4 D7-D6");
}

#[test]
fn a_search_lets_time_pass_with_every_action() {
    let mut position = start("level2").assumed();
    play(&mut position, "A1-B2");
    assert_eq!(sand(&position, "b2"), Sand::Runs(176_000));
    play(&mut position, "D1-D2 G1-F2 G4-F4 D7-D6 A4-B4 B2-C3");
    assert_eq!(sand(&position, "c3"), Sand::Runs(24_000 - 4000));
}

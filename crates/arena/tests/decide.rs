//! When the engine uses a potential in a combined game, and when it challenges for one.
#![allow(clippy::unwrap_used, reason = "tests")]

use arena::{Asked, Match};
use catalog::{Limits, Thinker};
use protocol::{Event, EventKind, Seat, Terms};
use rules::Player::{self, First, Second};

/// White’s best move is to cover the GIPF piece on e7 with the PÜNCT on d7.
const START: &str = "standard z+B1Z+/4T+/By+1t+1P+/1Yg1p+gd+/1(gB)B2p+/T+3Z+/bB1G B4/B4 w BB 3";
const COVER: &str = "Pd7-e7=1";
/// White can put the DVONN on b3 onto two pieces of different worth.
const DVONN: &str =
    "standard t+D+1G/bbd+P+y+/z+Y+1g1g/Y+G3z+T+/1(gB)3t+/4b/p+d+Z+Z+ B6/B1Y1P1 w BL 3";
const STRONG: &str = "level:8";
const WEAK: &str = "level:1";

fn begun(combine: &str, seats: [&str; 2]) -> Match {
    at(START, combine, seats)
}

fn at(start: &str, combine: &str, seats: [&str; 2]) -> Match {
    let seats = seats.map(|player| Seat { player: player.to_owned(), name: None });
    let terms = Terms { combine: Some(combine.to_owned()), ..Terms::default() };
    let spec = "gipf:standard,potentials=T2Z2Y2D2P2".parse().unwrap();
    Match::with_terms(spec, Some(start.to_owned()), seats, &terms).unwrap()
}

fn decided(game: &Match, by: Player) -> EventKind {
    let asked = Asked {
        thinker: Thinker::AlphaBeta(2),
        seed: 1,
        limits: Limits::default(),
        clock: &|| 0,
        stop: &|| false,
        progress: &mut |_| {},
    };
    game.choose(by, asked).unwrap().event
}

fn played(combine: &str, seats: [&str; 2]) -> String {
    match decided(&begun(combine, seats), First) {
        EventKind::Act { action } => action,
        other => panic!("{other:?}"),
    }
}

#[test]
fn c3_the_risk_of_a_challenge_is_weighed_before_a_potential_is_used() {
    assert_eq!(played("P=zertz", [STRONG, WEAK]), COVER, "it would be won");
    assert_eq!(played("hands", [WEAK, STRONG]), COVER, "nobody is better at this");
    let safer = played("P=zertz", [WEAK, STRONG]);
    let position = begun("P=zertz", [WEAK, STRONG]).position().boxed();
    assert_eq!(position.stake(&safer).unwrap(), None, "{safer} uses none");
}

#[test]
fn c3_nothing_is_risked_where_no_challenge_is_left_or_the_kind_is_not_challenged() {
    assert_eq!(played("P=zertz challenges=all/0", [WEAK, STRONG]), COVER);
    assert_eq!(played("Z=zertz", [WEAK, STRONG]), COVER);
}

#[test]
fn c9_where_every_use_must_be_won_for_the_risk_is_there_without_challenges() {
    assert_eq!(played("P=zertz challenges=0", [WEAK, STRONG]), COVER);
    assert_ne!(played("P=zertz challenges=0 challenge=always", [WEAK, STRONG]), COVER);
}

#[test]
fn c3_it_challenges_for_what_is_worth_it_and_lets_pass_what_is_not() {
    let answer = |action: &str| {
        let mut game = at(DVONN, "hands", [STRONG; 2]);
        let kind = EventKind::Act { action: action.to_owned() };
        game.happen(Event { by: First, at: 0, kind }).unwrap();
        decided(&game, Second)
    };
    assert_eq!(answer("Db3-c4"), EventKind::Challenge { game: None });
    assert_eq!(answer("Db3-c3"), EventKind::LetPass);
}

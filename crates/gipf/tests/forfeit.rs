//! What is at stake in a combined game, and what its loss does (C5, C7).
#![allow(clippy::unwrap_used, reason = "tests")]

use gipf::{Action, Position, Variant};
use rules::{Explain, Game, Show};

fn position(variant: &str, text: &str) -> Position {
    Position::read(&variant.parse().unwrap(), text).unwrap()
}

fn action(text: &str) -> Action {
    text.parse().unwrap()
}

/// What is staked with an action, and the position once it is lost.
fn lost(position: &Position, text: &str) -> (&'static str, String) {
    position.check(action(text)).unwrap();
    let stake = position.stake(action(text)).unwrap();
    let mut next = *position;
    next.apply(stake.forfeit);
    (stake.kind, format!("{} {next}", stake.forfeit))
}

#[test]
fn c5_the_loaded_piece_becomes_a_basic_piece_and_the_turn_goes_on() {
    let before = position("standard,potentials=Y6", "standard g3/5/6/G1b4/4Y+1/5/3G B4/B8 w BB 3");
    let (kind, after) = lost(&before, "Yf6-f5");
    assert_eq!(kind, "Y");
    assert_eq!(after, "!f6 standard g3/5/6/G1b4/4B1/5/3G B4/B8 w BB 3");
    assert_eq!(before.stake(action("a1-b2")), None);
}

#[test]
fn c6_without_any_move_left_the_game_is_lost() {
    let variant = "standard,potentials=Y6";
    let mut before = position(variant, "standard g3/5/6/G6/5Y+/5/3G -/B8 w BB 3");
    let mut legal = Vec::new();
    before.legal_actions(&mut legal);
    assert!(legal.iter().all(|&action| before.stake(action).is_some()));
    before.apply(before.stake(legal[0]).unwrap().forfeit);
    let outcome = before.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.reason), (Some(rules::Player::Second), "no-move"));
}

#[test]
fn c7_the_extra_move_is_at_stake_and_its_loss_goes_on_with_what_follows() {
    let before = position("standard,potentials=T6", "standard g3/5/6/BbBT+3/6/5/3G B4/B8 w BB 4");
    assert_eq!(before.stake(action("*-")), None);
    let (kind, after) = lost(&before, "*a1-b2");
    assert_eq!(kind, "T");
    assert_eq!(after, "!e5 standard g3/5/6/BbBB3/6/5/3G B4/B8 b BB 3");
    let owed = position("standard,potentials=T6", "standard g3/5/6/BbBT+3/6/5/3G B4/B8 w BB 2");
    assert_eq!(lost(&owed, "*a1-b2").1, "!e5 standard g3/5/6/BbBB3/6/5/3G B4/B8 w BB 3");
}

#[test]
fn a_forfeit_is_never_legal_by_the_rules() {
    let before = position("standard,potentials=Y6", "standard g3/5/6/G1b4/4Y+1/5/3G B4/B8 w BB 3");
    let refusal = before.check(action("!f6")).unwrap_err();
    assert_eq!(refusal.code(), "no-challenge-lost");
    assert!(refusal.to_string().contains("f6"));
    assert_eq!(action("!f6").to_string(), "!f6");
    assert!("!a1".parse::<Action>().is_err(), "a dot");
    assert_eq!(before.effects(action("!f6")).len(), 1);
}

#[test]
fn what_can_be_at_stake_is_what_the_players_bring() {
    let letters = |variant: &str| {
        let stakes = Position::stakes(&variant.parse::<Variant>().unwrap());
        (stakes.kinds.iter().map(|kind| kind.letter).collect::<String>(), stakes.is_usual)
    };
    assert_eq!(letters("ultimate"), ("DPTYZ".to_owned(), true));
    assert_eq!(letters("standard,potentials=Z6/T3Z3"), ("TZ".to_owned(), true));
    assert_eq!(letters("standard"), (String::new(), true));
    assert_eq!(letters("matrx"), ("DPTYZ".to_owned(), false));
}

//! The players' published notation (G8).
#![allow(clippy::unwrap_used, reason = "tests")]

use gipf::{Position, Variant};
use rules::{Explain, Game, Player, Show};

/// A complete tournament game; White and Black alternate.
const GAME: &str = "Ge8 Gd8-f7 Ge9-e7 Gf8-d7 Ge9-e6 Gd8-g6 g7-d6 f8-c6 f8-f6 c7-g5 g7-c5 e9-e5 \
    b6-f5 xe7,e8;c7-e7 g7-b4 c7-h4 h6-d5 b6-g4 h6-c4;xc6*,d6,f5,g4 b3 b5 g7-d6 \
    xd7*,e7,f6,h4;a5-f4 a2-f6 a5-g3;xb3*,c4*,d5,g6 e2 f2 d1-g2 h1-f3 d1-h2 f1-f5 i1-d5 g6 \
    g1-e3;xf2,f3,f5,Gf6*,f7 h6-f6 a3-e7 h6-c4;xGc4*,e6,f6,g6 e8 f1-d2 c6 c7-c4 g6";

fn tournament() -> Position {
    Position::start(&"tournament".parse::<Variant>().unwrap())
}

/// Plays a turn and returns how we write it.
fn play(position: &mut Position, turn: &str) -> String {
    let actions = position.read_notation(turn).unwrap_or_else(|why| panic!("{turn}: {why}"));
    let written = position.notation(&actions);
    for action in actions {
        position.play(action).unwrap();
    }
    written
}

#[test]
fn the_published_game_replays_and_is_written_as_it_was() {
    let mut position = tournament();
    let mut side = Player::First;
    for turn in GAME.split_whitespace() {
        assert_eq!(position.to_move(), side);
        assert_eq!(play(&mut position, turn), turn);
        side = side.other();
    }
    assert_eq!(position.outcome(), None);
    assert_eq!(position.to_move(), Player::First);
    assert_eq!(position.reserve(Player::Second).basics, 0, "Black has played the last piece");
    let mut legal = Vec::new();
    position.legal_actions(&mut legal);
    for action in legal {
        let mut next = position;
        next.apply(action);
        while next.to_move() == Player::First && next.outcome().is_none() {
            let mut rest = Vec::new();
            next.legal_actions(&mut rest);
            next.apply(rest[0]);
        }
        let outcome = next.outcome().expect("whatever White plays, Black has no move");
        assert_eq!((outcome.winner, outcome.reason), (Some(Player::First), "no-move"));
    }
}

#[test]
fn writers_differ_and_readers_do_not_mind() {
    for text in ["Ga1-b2", "Ga1-c3", "Gb2", " Gb2 "] {
        let mut position = tournament();
        play(&mut position, text);
        assert_eq!(position.to_string(), "tournament G3/5/6/7/6/5/4 B16/B18 b GG 3", "{text}");
    }
}

#[test]
fn a_landing_spot_is_the_first_push_that_has_the_effect() {
    let start = Position::start(&Variant::default());
    let actions = start.read_notation("d2").unwrap();
    assert_eq!(actions[0].to_string(), "c1-d2");
}

#[test]
fn short_removals_and_joined_lists() {
    let variant: Variant = "standard".parse().unwrap();
    let crossing = "standard 4/1B3/2B3/BBBG3/3B2/5/g2G B6/B16 w BB 5";
    let position = Position::read(&variant, crossing).unwrap();
    let texts = |text: &str| {
        let actions = position.read_notation(text).unwrap();
        actions.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(texts("xc3,d4,e2,e3,e4,f5"), ["xc3,d4,f5", "xe2,e3,e4"]);
    assert_eq!(texts("xc3,d4,e2,e3,e4,Ge5,f5"), ["xc3,d4,f5", "xe2,e3,e4,e5"]);
    let code = |text: &str| position.read_notation(text).unwrap_err().code();
    assert_eq!(code("x"), "notation-ambiguous");
    assert_eq!(code("xe2,e3"), "must-go");
    assert_eq!(code("e2"), "notation-no-landing");
    assert_eq!(code("xe2,e3,e4,e5;a2"), "notation-turn-is-over");
    assert_eq!(code("e5-e2"), "notation-no-line");
    assert_eq!(code("E2"), "notation-unreadable");
    let forced = "basic 4/5/6/BBBB3/6/5/4 B8/B8 w BB 5";
    let position = Position::read(&"basic".parse().unwrap(), forced).unwrap();
    assert_eq!(position.read_notation("x").unwrap()[0].to_string(), "xe2,e3,e4,e5");
}

#[test]
fn a_full_line_is_no_landing() {
    let full = "basic 4/5/6/BbBbBbB/6/5/4 B8/B8 w BB 3";
    let position = Position::read(&"basic".parse().unwrap(), full).unwrap();
    for text in ["e2", "e8"] {
        assert_eq!(position.read_notation(text).unwrap_err().code(), "notation-no-landing");
    }
    assert_eq!(position.read_notation("e1-e8").unwrap_err().code(), "line-full");
}

#[test]
fn a_row_that_is_not_mentioned_is_left() {
    let text = "tournament 4/5/6/GGGG3/6/5/g3 B10/B16 w GG 1";
    let position = Position::read(&"tournament".parse().unwrap(), text).unwrap();
    let actions = position.read_notation("Gd7").unwrap();
    let texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
    assert_eq!(texts, ["x-", "Gc7-d7", "x-"].map(str::to_owned));
}

//! The players' published notation (Z9).
#![allow(clippy::unwrap_used, reason = "tests")]

use rules::perft::{self, Unit};
use rules::{Explain, Game, Player, Show};
use zertz::{Position, Variant};

/// Two complete games with the number of legal turns before each turn.
const ON_37_RINGS: &str = "Ba4,b5 (1944)\nWd4,a3 (1632)\nBc5,c6 (1440)\nWd6,e6 (1260)\nx d6Bb4 (1)\n\
    x a4Wc4We3 (1)\nGb2,g1 (1395)\nBf2,c5 (1218)\nx f2Bd4 (1)\nWa4,b4 x Wa4 (1260)\nWe4,a1 (1170)\n\
    x d4Wf4 (2)";
const ON_48_RINGS: &str = "Wd4,d8 (2961)\nBe5,c7 (2700)\nWf3,a1 (2580)\nWc5,b6 (2337)\nWe2,a5 (2223)\n\
    Be4,c6 (2109)\nx e4Wg2 (11)\nWe1,b5 (1944)\nx e1We3Wc4 (1)\nx c5Wc3 (1)\nBf2,a3 (1998)\n\
    x g2Be2 (2)\nBf2,c5 (1836)\nx e2Bg2 (2)\nWa4,b4 x Wa4 (1890)";

fn read(variant: &str, position: &str) -> Position {
    Position::read(&variant.parse().unwrap(), position).unwrap()
}

fn check_game(variant: &str, game: &str, winner: Player) {
    let mut position = Position::start(&variant.parse::<Variant>().unwrap());
    let mut player = Player::First;
    for line in game.lines() {
        let (turn, count) = line.trim_end_matches(')').split_once(" (").unwrap();
        assert_eq!(position.to_move(), player, "{line}");
        assert_eq!(perft::count(&position, 1, Unit::Turns).to_string(), count, "{line}");
        let actions = position.read_notation(turn).unwrap_or_else(|why| panic!("{line}: {why}"));
        assert_eq!(position.notation(&actions), turn);
        for action in actions {
            position.play(action).unwrap();
        }
        player = player.other();
    }
    let outcome = position.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.reason), (Some(winner), "set-of-white"));
}

#[test]
fn published_games_replay_and_are_written_as_they_were() {
    check_game("tournament", ON_37_RINGS, Player::Second);
    check_game("tournament,rings=48", ON_48_RINGS, Player::First);
}

#[test]
fn the_rest_of_a_turn_can_be_told() {
    let texts = |position: &Position, text: &str| {
        let actions = position.read_notation(text).unwrap_or_else(|why| panic!("{text}: {why}"));
        assert_eq!(position.notation(&actions), text);
        actions.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let start = Position::start(&Variant::default());
    assert_eq!(texts(&start, "Wd4"), ["Wd4"]);
    let mut placed = start;
    placed.play("Wd4".parse().unwrap()).unwrap();
    assert_eq!(texts(&placed, ",d1"), ["-d1"]);
    let jumping = "tournament ..../...../....../.....W./....B./...../.... W5G7B9 G1/- 1 d6";
    assert_eq!(texts(&read("tournament", jumping), "x d6Bf4"), ["d6:f4"]);
    let claiming = "tournament WG--/-----/------/---..--/---.--/-----/BB-- W5G7B8 -/- 1 c";
    let position = read("tournament,claim=choice", claiming);
    assert_eq!(texts(&position, "x-"), ["+-"]);
    assert_eq!(texts(&position, "x Bg1Bg2"), ["+g1,g2", "+-"]);
}

#[test]
fn writers_differ_and_readers_do_not_mind() {
    let after = |position: &Position, text: &str| {
        let mut next = *position;
        for action in position.read_notation(text).unwrap_or_else(|why| panic!("{text}: {why}")) {
            next.play(action).unwrap();
        }
        next.to_string()
    };
    let start = Position::start(&Variant::default());
    for text in ["wd4,d1", " Wd4 , d1 "] {
        assert_eq!(after(&start, text), after(&start, "Wd4,d1"), "{text}");
    }
    assert_eq!(after(&start, "bb3,b1"), after(&start, "Bb3,b1"));
    assert_eq!(after(&start, "gg2,g1"), after(&start, "Gg2,g1"));
    let jumps = "tournament ..../...../....../...WG../....B./...../.... W5G7B9 -/- 1 t";
    let jumps = read("tournament", jumps);
    for text in ["xd4Gd6Bf4", "X d4 Gd6 Bf4", "× d4d6f4", "x d4gd6bf4"] {
        assert_eq!(after(&jumps, text), after(&jumps, "x d4Gd6Bf4"), "{text}");
    }
    let group = "tournament .---/-----/------/--...--/------/-----/---- W5G8B10 W1/- 1 t";
    let group = read("tournament", group);
    assert_eq!(after(&group, "Wa1,d3"), after(&group, "Wa1,d3 x Wa1"));
}

#[test]
fn what_cannot_be_read_is_told() {
    let start = Position::start(&Variant::default());
    let code = |position: &Position, text: &str| position.read_notation(text).unwrap_err().code();
    for text in
        ["", "d4", "Rd4", "W", "Wd", "Wd4,", "Wd4,d1,e1", "Wd4 d1", "x", "x d4", "Wé4", "ééé"]
    {
        assert_eq!(code(&start, text), "notation-unreadable", "{text}");
    }
    assert_eq!(code(&start, "-"), "may-not-pass");
    assert_eq!(code(&start, "x-"), "nothing-to-claim");
    assert_eq!(code(&start, "Wd4,d3"), "ring-not-free");
    assert_eq!(code(&start, "Wd4,d1 x Wd4"), "notation-other-claim");
    assert_eq!(code(&start, "x d4Gd6"), "no-marble");
    let jumps = "tournament ..../...../....../...WG../....B./...../.... W5G7B9 -/- 1 t";
    let jumps = read("tournament", jumps);
    assert_eq!(code(&jumps, "x d4Bd6Bf4"), "notation-other-marble");
    assert_eq!(code(&jumps, "x d5Wd3Wd5"), "notation-turn-is-over");
    assert_eq!(code(&jumps, "Wa1,a2"), "must-capture");
}

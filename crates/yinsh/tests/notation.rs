//! The players' published notation, and complete games told in it (Y8).
#![allow(clippy::unwrap_used, reason = "tests")]

use rules::{Explain, Game, Outcome, Player, Show};
use yinsh::{Position, Variant};

/// Two complete games of February 2026 from the public archive of Boardspace.
const GAME_A: &str = "g2 e7 g3 e2 g4 g7 g5 e4 g6 c6 g2-h3 e7-e9 g3-h4 e9-h9 g4-h5 e4-f5 g5-h6 c6-d6 \
    g6-h7;xg2-g6xh7 e2-f3 h3-i4 f3-f4 h4-i5 f4-g4 h5-i6 h9-b3 h6-h7 b3-c4 h7-i7;xh3-h7xi7 d6-h6 i4-j5 \
    g4-h5 i5-j6 c4-d4 j6-k7 d4-c3;xc4-g4xh5 i6-i7 c3-c2 k7-j7 c2-a2 j7-j8 a2-a4 i7-i8 a4-c4 \
    i8-h7;xi4-i8xj5";
const GAME_B: &str = "h6 g6 g8 c6 e10 f8 g11 e9 h11 d7 g11-g9 c6-c1 h11-g10 e9-e5 g10-f10 c1-c2 g9-f9 \
    c2-c3 h6-h7 c3-b3 h7-g7 b3-f7 g7-f6 f7-i7 f6-h8 i7-e7 h8-h5 e7-e6 h5-h9 f8-f5 g8-i8 f5-f4 \
    h9-h10;xh5-h9xe10 f4-c4;xf4-f8xe6 i8-h7 c4-f7 h10-h9 e5-c5 h7-h8 f7-f6 h9-i10 g6-j9;xe7-i7xj9 h8-g7 \
    d7-e8 g7-h7;xg7-g11xf10 c5-d5;xc1-c5xf6";

/// The legal moves of the two games from turn 11 on.
const MOVES_A: &str = "53 73 58 74 46 78 36 79 29 90 36 86 35 82 28 79 26 70 25 78 22 76 21 70 15 62 20 \
    69 16 64 15 62 19 64 20";
const MOVES_B: &str = "54 81 56 81 50 89 45 88 39 78 34 75 21 56 25 65 21 49 27 49 17 43 24 56 35 62 21 55 \
    19 47 17 43 24 36 22 35";

/// The official example of an opening.
const OPENING: &str = "e3 a5 b3 c6 d6 e4 h7 g2 g3 g8 h7-g7";

/// Plays a game and returns how it stands in the end.
fn replay(variant: Variant, game: &str, moves: &str) -> Position {
    let mut position = Position::start(&variant);
    let mut moves = moves.split_whitespace();
    let mut player = Player::First;
    for (number, turn) in (1..).zip(game.split_whitespace()) {
        assert_eq!(position.to_move(), player, "{number}. {turn}");
        let count = position.count_actions();
        match number {
            1..=10 => assert_eq!(count, 86 - number, "{number}. {turn}"),
            _ if position.phase() == yinsh::Phase::Move => {
                let known = moves.next().unwrap();
                assert_eq!(count.to_string(), known, "{number}. {turn}");
            }
            _ => {}
        }
        let actions = position.read_notation(turn).unwrap_or_else(|why| panic!("{turn}: {why}"));
        assert_eq!(position.notation(&actions), turn);
        for action in actions {
            position.play(action).unwrap();
        }
        player = player.other();
    }
    assert_eq!(moves.next(), None);
    position
}

#[test]
fn complete_games_replay_and_are_written_as_they_were() {
    let end = replay(Variant::Standard, GAME_A, MOVES_A);
    assert_eq!(end.outcome(), Some(Outcome::win(Player::First, "rings-removed")));
    assert_eq!((end.pool(), end.removed(Player::First), end.removed(Player::Second)), (36, 3, 1));
    let end = replay(Variant::Standard, GAME_B, MOVES_B);
    assert_eq!(end.outcome(), Some(Outcome::win(Player::Second, "rings-removed")));
    assert_eq!((end.pool(), end.removed(Player::First), end.removed(Player::Second)), (40, 2, 3));
}

#[test]
fn y1_the_first_ring_wins_in_blitz() {
    let (game, _) = GAME_A.split_once(" e2-f3").unwrap();
    let end = replay(Variant::Blitz, game, "53 73 58 74 46 78 36 79 29");
    assert_eq!(end.outcome(), Some(Outcome::win(Player::First, "rings-removed")));
}

#[test]
fn the_official_opening() {
    let end = replay(Variant::Standard, OPENING, "83");
    assert_eq!(end.to_string(), "standard 3r/2R4/5r2/5R3/2Rr6/9/rR3Rr3/4M4/8/7/4 b 3");
}

fn read(position: &str) -> Position {
    Position::read(&Variant::Standard, position).unwrap()
}

fn texts(position: &Position, text: &str) -> String {
    let actions = position.read_notation(text).unwrap_or_else(|why| panic!("{text}: {why}"));
    actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Black has a row left by White and can make another one.
const LEFT: &str = "standard rr2/7/8/9/1mm1mm4/mmmmm4/r9/r8/8/7/RRRR b 1";

#[test]
fn rows_stand_before_and_after_the_move() {
    let position = read(LEFT);
    for turn in ["xf2-f6xg2", "xf2-f6", "xf2-f6xa2;g2-g3", "xf2-f6xg2;h3-h4"] {
        let actions = position.read_notation(turn).unwrap_or_else(|why| panic!("{turn}: {why}"));
        assert_eq!(position.notation(&actions), turn);
    }
    assert_eq!(texts(&position, "xg2;h3-h4"), "xf2-f6 xg2 h3-h4", "short for the only row");
    let mut inside = position;
    inside.play("xf2-f6".parse().unwrap()).unwrap();
    assert_eq!(texts(&inside, "xg2;h3-h4"), "xg2 h3-h4", "the rest of a turn");
    inside.play("xa2".parse().unwrap()).unwrap();
    assert_eq!(texts(&inside, "g2-g3"), "g2-g3");
}

#[test]
fn writers_differ_and_readers_do_not_mind() {
    let position = read(LEFT);
    for turn in ["XF6-F2XG2;H3-H4", " xf2-f6 xg2 ; h3 - h4", "xf2-f6;xg2;h3-h4", "×f2-f6×g2;h3-h4"]
    {
        assert_eq!(texts(&position, turn), "xf2-f6 xg2 h3-h4", "{turn}");
    }
    let shut_in = read("standard RR2/1Rrrm2/1rr5/9/10/9/10/9/8/7/2r1 w 3");
    assert!(shut_in.read_notation("pass").is_err());
}

#[test]
fn what_cannot_be_read_is_told() {
    let start = Position::start(&Variant::Standard);
    let code = |position: &Position, text: &str| position.read_notation(text).unwrap_err().code();
    for text in ["", ";", "e3;", "l3", "e3-", "-e3", "x", "e33", "e3 e4", "e3x", "xé", "e3-e4-e5"]
    {
        assert_eq!(code(&start, text), "notation-unreadable", "{text}");
    }
    assert_eq!(code(&start, "e3;e4"), "notation-turn-is-over");
    assert_eq!(code(&start, "pass"), "place-first");
    assert_eq!(code(&start, "-"), "place-first");
    let left = read(LEFT);
    assert_eq!(code(&left, "h3-h4"), "row-first");
    assert_eq!(code(&left, "xf2-f7xg2"), "notation-no-row");
    assert_eq!(code(&left, "xf3-f7xg2"), "not-in-row");
    assert_eq!(code(&left, "xf2-f6xk7"), "not-your-ring");
    assert_eq!(code(&left, "xf2-f6xg2;h3-h4xa2"), "notation-turn-is-over");
    let six = read("standard rrr1/7/8/9/MMMMMM4/2R6/10/9/8/7/RR2 w 4");
    assert_eq!(code(&six, "xk7"), "notation-ambiguous-row");
    assert_eq!(texts(&six, "xe2-e6xk7"), "xe2-e6 xk7");
    assert_eq!(code(&six, "xe2-e6xk7;f4-f5"), "notation-turn-is-over");
}

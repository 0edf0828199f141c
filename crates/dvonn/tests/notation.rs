//! The players' published notation (D9), and complete games.
#![allow(clippy::unwrap_used, reason = "tests")]

use dvonn::{Phase, Piece, Position, Variant};
use rules::{Explain, Game, Player, Show};

/// A game of a tournament in 2014, in the turns of both players; Black won, as White resigned.
const PLACINGS: &str = "g2 c1 f5 d1 h5 g5 i1 e1 f2 f1 e4 e5 j2 g1 b2 b1 h1 g4 d3 c2 e3 f4 c4 d4 a2 a1 d2 e2 a3 g3 d5 \
    f3 i5 c3 h2 h3 k3 h4 k5 i4 i3 j5 i2 b3 j4 j3 k4 b4";
/// Each move with the number of legal ones before it, and how many pieces it removes.
const MOVES: &str = "a2b2 43 0, b3b2 43 0, k5j4 42 0, e5e4 43 0, a3b4 40 0, d4d3 44 0, j4h4 38 0, j3i3 52 0, h5g4 36 0, \
    g5g4 51 0, b4b2 35 0, g1h2 54 0, c4c3 32 2, h2f2 44 0, b2g2 26 0, i3i5 49 6, c3c1 5 0, b1c1 44 1, \
    h4e4 2 0, h3g2 38 5, pass 1 0, c2d2 27 0, pass 1 0, f4e3 26 0, pass 1 0, e3e1 28 0";

fn start() -> Position {
    Position::start(&Variant::Standard)
}

fn play(position: &mut Position, turn: &str) {
    let actions = position.read_notation(turn).unwrap_or_else(|why| panic!("{turn}: {why}"));
    for action in actions {
        position.play(action).unwrap();
    }
}

fn pieces(position: &Position) -> u32 {
    Piece::ALL.map(|piece| position.count(piece)).iter().sum()
}

#[test]
fn a_published_game_replays() {
    let mut position = start();
    for (turn, text) in PLACINGS.split_whitespace().enumerate() {
        assert_eq!(position.to_move(), Player::BOTH[turn % 2], "{text}");
        play(&mut position, text);
    }
    assert_eq!((position.phase(), position.occupied().len()), (Phase::Placing, 48));
    for (turn, line) in MOVES.split(',').enumerate() {
        let fields: Vec<&str> = line.split_whitespace().collect();
        let [text, legal, removed] = fields[..] else { panic!("three fields: {line}") };
        if turn == 0 {
            // The 49th piece is implied by the first move; here it is placed to count the moves.
            let implied = position.read_notation(text).unwrap();
            assert_eq!(position.notation(&implied), "c5 a2-b2");
            play(&mut position, "c5");
        }
        assert_eq!(position.to_move(), Player::BOTH[turn % 2], "{line}");
        assert_eq!(position.count_actions().to_string(), legal, "{line}");
        let before = pieces(&position);
        play(&mut position, text);
        assert_eq!((before - pieces(&position)).to_string(), removed, "{line}");
    }
    assert_eq!(Player::BOTH.map(|player| position.controlled(player)), [5, 29]);
    assert_eq!(position.outcome(), None);
}

#[test]
fn what_is_read_and_what_is_refused() {
    let mut position = start();
    for text in ["f3", "F4", " g4 "] {
        play(&mut position, text);
    }
    let problem = |position: &Position, text: &str| position.read_notation(text).unwrap_err();
    assert_eq!(problem(&position, "f3").code(), "space-occupied");
    assert_eq!(problem(&position, "f3-f4").code(), "place-first");
    for text in ["", "f", "a4", "f3f", "f3-f44", "f3--f4", "Wf3", "passe", "ü3", "f3 f4"] {
        let problem = problem(&position, text);
        assert_eq!(
            (problem.code(), problem.is_misspelling()),
            ("notation-unreadable", true),
            "{text}"
        );
    }
    let board = "standard,board=WBW/BWBW/BWRBW/BWBWB/WBWBW/BWRBW/BWBWB/WBWBW/BWRBW/BWBW/BWB";
    let position = Position::start(&board.parse().unwrap());
    for text in ["a1-a2", "A1-A2", "a1a2", "A1a2"] {
        let actions = position.read_notation(text).unwrap();
        assert_eq!(position.notation(&actions), "a1-a2");
    }
    assert_eq!(problem(&position, "PASS").code(), "may-not-pass");
    assert_eq!(problem(&position, "b1").code(), "all-placed");
}

#[test]
fn a_move_stands_for_the_last_placing_too_only_if_it_is_legal() {
    let text = "standard WBW/BWBW/BWRBW/BWBWB/WBWBW/BWRBW/BWBWB/WBWBW/BWRBW/BWBW/B1B w p";
    let position = Position::read(&Variant::Standard, text).unwrap();
    assert_eq!(position.notation(&position.read_notation("k4").unwrap()), "k4");
    // The piece that is placed can be moved at once.
    assert_eq!(position.notation(&position.read_notation("k4k5").unwrap()), "k4 k4-k5");
    assert_eq!(position.read_notation("c2c1").unwrap_err().code(), "enclosed");
    assert_eq!(position.read_notation("pass").unwrap_err().code(), "place-first");
    let two_left = text.replace("BWBW/B1B w", "1WBW/B1B b");
    let position = Position::read(&Variant::Standard, &two_left).unwrap();
    assert_eq!(position.read_notation("a1a2").unwrap_err().code(), "place-first");
}

//! The laws every game must pass, and those of this one.
#![allow(clippy::unwrap_used, reason = "tests")]

use newgame::{BOARD, Position, Variant};
use rules::{Explain, Game, testkit};

#[test]
fn laws_of_every_game() {
    testkit::random_games::<Position>(&Variant, 1, 100, 40);
}

#[test]
fn n2_every_cell_has_its_name_and_its_place() {
    assert_eq!(BOARD.iter().map(|it| it.to_string()).collect::<String>().len(), 2 * 19);
    for cell in BOARD.iter() {
        assert_eq!(cell.to_string().parse(), Ok(cell));
        assert_eq!(newgame::Cell::on(cell.place()), Some(cell));
    }
}

#[test]
fn every_fault_of_a_position_is_named_at_once() {
    let read = |text: &str| {
        let faults = Position::read(&Variant, text).unwrap_err();
        faults.iter().map(Explain::code).collect::<Vec<_>>()
    };
    assert_eq!(read(""), ["position-fields"]);
    assert_eq!(
        read("chess 4/4/5/4/Q2 x"),
        [
            "position-column-length",
            "position-unknown-piece",
            "position-column-length",
            "position-variant",
            "position-side"
        ]
    );
    assert_eq!(read("standard W2/4/5/4/3 w"), ["position-not-in-turn"]);
}

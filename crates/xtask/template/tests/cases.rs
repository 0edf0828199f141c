//! The drawn positions of `cases.txt`.

use newgame::Position;
use rules::testkit;

fn cases() -> testkit::Cases<'static, Position> {
    testkit::Cases::read(&[include_str!("cases.txt")], newgame::read_drawing)
}

#[test]
fn drawn_positions() {
    cases().check();
}

#[test]
fn published() {
    cases().check_published("newgame");
}

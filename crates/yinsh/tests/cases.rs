//! The drawn positions of `cases.txt`.

use rules::testkit;
use yinsh::Position;

fn cases() -> testkit::Cases<'static, Position> {
    testkit::Cases::read(&[include_str!("cases.txt")], yinsh::read_drawing)
}

#[test]
fn drawn_positions() {
    cases().check();
}

#[test]
fn published() {
    cases().check_published("yinsh");
}

//! The drawn positions of `cases.txt`.

use punct::Position;
use rules::testkit;

fn cases() -> testkit::Cases<'static, Position> {
    testkit::Cases::read(&[include_str!("cases.txt")], punct::read_drawing)
}

#[test]
fn drawn_positions() {
    cases().check();
}

#[test]
fn published() {
    cases().check_published("punct");
}

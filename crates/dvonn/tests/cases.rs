//! The drawn positions of `cases.txt`.

use dvonn::Position;
use rules::testkit;

fn cases() -> testkit::Cases<'static, Position> {
    testkit::Cases::read(&[include_str!("cases.txt")], |variant, drawing| {
        dvonn::read_drawing(&variant, drawing)
    })
}

#[test]
fn drawn_positions() {
    cases().check();
}

#[test]
fn published() {
    cases().check_published("dvonn");
}

//! The drawn positions of `cases.txt`.

use rules::testkit;
use zertz::Position;

#[test]
fn drawn_positions() {
    testkit::check_cases::<Position>(include_str!("cases.txt"), zertz::read_drawing);
}

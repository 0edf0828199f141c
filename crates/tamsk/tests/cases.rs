//! The drawn positions of `cases.txt`.

use rules::testkit;
use tamsk::Position;

#[test]
fn drawn_positions() {
    testkit::check_cases::<Position>(include_str!("cases.txt"), tamsk::read_drawing);
}

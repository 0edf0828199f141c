//! The drawn positions of `cases.txt`.

use rules::testkit;
use yinsh::Position;

#[test]
fn drawn_positions() {
    testkit::check_cases::<Position>(include_str!("cases.txt"), yinsh::read_drawing);
}

//! The drawn positions of `cases.txt`.

use punct::Position;
use rules::testkit;

#[test]
fn drawn_positions() {
    testkit::check_cases::<Position>(include_str!("cases.txt"), punct::read_drawing);
}

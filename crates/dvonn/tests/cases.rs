//! The drawn positions of `cases.txt`.

use dvonn::Position;
use rules::testkit;

#[test]
fn drawn_positions() {
    testkit::check_cases::<Position>(include_str!("cases.txt"), |variant, drawing| {
        dvonn::read_drawing(&variant, drawing)
    });
}

//! The known counts.

use newgame::Position;
use rules::testkit;

#[test]
fn known_counts() {
    testkit::known_counts(include_str!("perft.txt")).for_each(|row| row.check::<Position>(..));
}

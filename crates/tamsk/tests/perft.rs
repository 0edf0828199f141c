//! The known counts.

use rules::testkit;
use tamsk::Position;

#[test]
fn known_counts() {
    testkit::known_counts(include_str!("perft.txt")).for_each(|row| row.check::<Position>(..));
}

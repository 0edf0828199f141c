//! The known counts.

use punct::Position;
use rules::testkit;

#[test]
fn known_counts() {
    let table = testkit::known_counts(include_str!("perft.txt"));
    table.for_each(|row| row.check::<Position>(..));
}

//! The known counts.

use rules::testkit::{self, KnownCounts};
use yinsh::Position;

/// Counts above this take some seconds of an optimised build, and are left to it.
const LIMIT: u64 = 300_000_000;

fn table() -> impl Iterator<Item = KnownCounts<'static>> {
    testkit::known_counts(include_str!("perft.txt"))
}

#[test]
fn known_counts() {
    table().for_each(|row| row.check::<Position>(..=LIMIT));
}

#[test]
#[cfg_attr(debug_assertions, ignore = "takes an optimised build: cargo test --release")]
fn known_large_counts() {
    table().for_each(|row| row.check::<Position>(LIMIT + 1..));
}

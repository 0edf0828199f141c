//! The laws every game must pass, and those of this one.
#![allow(clippy::unwrap_used, reason = "tests")]

use rules::testkit;
use zertz::Position;

const VARIANTS: [&str; 6] = [
    "tournament",
    "basic",
    "tournament,rings=48",
    "basic,rings=40,claim=choice",
    "tournament,claim=choice",
    "tournament,rings=61",
];

#[test]
fn laws_of_every_game() {
    for (seed, variant) in (0..).zip(VARIANTS) {
        testkit::random_games::<Position>(&variant.parse().unwrap(), seed, 40, 400);
    }
}

//! The known counts.
#![allow(clippy::unwrap_used, reason = "tests")]

use std::ops::RangeInclusive;

use rules::Game;
use rules::perft::{self, Unit};
use zertz::{Position, Variant};

/// Counts above this take some seconds of an optimised build, and are left to it.
const LIMIT: u64 = 300_000_000;

#[test]
fn known_counts() {
    check(0..=LIMIT);
}

#[test]
#[cfg_attr(debug_assertions, ignore = "takes an optimised build: cargo test --release")]
fn known_large_counts() {
    check(LIMIT + 1..=u64::MAX);
}

/// Checks the counts that are within a range.
fn check(range: RangeInclusive<u64>) {
    for line in include_str!("perft.txt").lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let [variant, position, unit, counts] = fields[..] else { panic!("four fields: {line}") };
        let variant: Variant = variant.parse().unwrap();
        let unit: Unit = unit.parse().unwrap();
        let start = match position {
            "-" => Position::start(&variant),
            text => Position::read(&variant, text).unwrap(),
        };
        for (depth, count) in (1..).zip(counts.split(' ')) {
            let count: u64 = count.parse().unwrap();
            if range.contains(&count) {
                let parts = perft::divide(&start, depth, unit, 2);
                let found: u64 = parts.iter().map(|(_, count)| count).sum();
                assert_eq!(found, count, "{line}, depth {depth}");
            }
        }
    }
}

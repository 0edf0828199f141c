//! The known counts, as far as they can be counted quickly here; `gipf perft` counts further.
#![allow(clippy::unwrap_used, reason = "tests")]

use rules::Game;
use rules::perft::{self, Unit};
use zertz::{Position, Variant};

/// Counts above this are left to an optimised build.
const LIMIT: u64 = if cfg!(debug_assertions) { 300_000_000 } else { u64::MAX };

#[test]
fn known_counts() {
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
            if count <= LIMIT {
                let parts = perft::divide(&start, depth, unit, 2);
                let found: u64 = parts.iter().map(|(_, count)| count).sum();
                assert_eq!(found, count, "{line}, depth {depth}");
            }
        }
    }
}

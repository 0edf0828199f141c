//! The known counts, as far as they can be counted quickly here; `gipf perft` counts further.
#![allow(clippy::unwrap_used, reason = "tests")]

mod reference;

use gipf::Position;
use rules::perft::Unit;
use rules::testkit::{self, KnownCounts};

/// Counts above this are left to an optimised build; distinct positions take far longer to count.
const fn limit(unit: Unit) -> u64 {
    match unit {
        _ if !cfg!(debug_assertions) => u64::MAX,
        Unit::Actions | Unit::Turns => 15_000_000,
        Unit::Positions => 125_000,
    }
}

/// Counts above this are left to the ignored test of the slow rules.
const SLOW_LIMIT: u64 = 1_000;

fn table() -> impl Iterator<Item = KnownCounts<'static>> {
    testkit::known_counts(include_str!("perft.txt"))
}

/// Compares the counts of the slow rules with the known ones that are not above a limit.
fn compare_slow(row: &KnownCounts, limit: u64) {
    let game = reference::Game::new(row.variant).unwrap();
    let start = match row.position {
        None => game.start(),
        Some(text) => reference::Position::read(&game, text).unwrap(),
    };
    row.compare(..=limit, |depth, unit| {
        let unit = match unit {
            Unit::Actions => reference::Unit::Actions,
            Unit::Turns => reference::Unit::Turns,
            Unit::Positions => reference::Unit::Positions,
        };
        reference::perft(&start, depth as usize, unit)
    });
}

#[test]
fn known_counts_from_the_start() {
    for row in table().filter(|row| row.position.is_none()) {
        row.check::<Position>(..=limit(row.unit));
    }
}

#[test]
fn known_counts_from_other_positions() {
    for row in table().filter(|row| row.position.is_some()) {
        row.check::<Position>(..=limit(row.unit));
    }
}

#[test]
fn the_slow_rules_count_the_same() {
    table().for_each(|row| compare_slow(&row, SLOW_LIMIT));
}

#[test]
#[ignore = "many minutes"]
fn the_slow_rules_count_the_same_further() {
    table().for_each(|row| compare_slow(&row, 4_000_000));
}

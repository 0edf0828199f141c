//! The known counts, as far as they can be counted quickly here; `gipf perft` counts further.
#![allow(clippy::unwrap_used, reason = "tests")]

mod reference;

use gipf::{Position, Variant};
use rules::Game;
use rules::perft::{self, Unit};

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

/// A line of the table.
struct Row<'a> {
    variant: &'a str,
    /// None for the start.
    position: Option<&'a str>,
    unit: Unit,
    counts: Vec<u64>,
}

fn table() -> impl Iterator<Item = Row<'static>> {
    let lines = include_str!("perft.txt").lines();
    lines.filter(|line| !line.is_empty() && !line.starts_with('#')).map(|line| {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let [variant, position, unit, counts] = fields[..] else { panic!("four fields: {line}") };
        let position = (position != "-").then_some(position);
        let counts = counts.split(' ').map(|count| count.parse().unwrap()).collect();
        Row { variant, position, unit: unit.parse().unwrap(), counts }
    })
}

impl Row<'_> {
    /// Compares the counts up to a limit with those of a function of depth and unit.
    fn compare(&self, limit: u64, count: impl Fn(u32, Unit) -> u64) {
        for (depth, &known) in (1..).zip(&self.counts) {
            if known <= limit {
                let Self { variant, position, unit, .. } = self;
                assert_eq!(count(depth, *unit), known, "{variant}, {position:?}, {unit} {depth}");
            }
        }
    }

    fn compare_slow(&self, limit: u64) {
        let game = reference::Game::new(self.variant).unwrap();
        let start = match self.position {
            None => game.start(),
            Some(text) => reference::Position::read(&game, text).unwrap(),
        };
        self.compare(limit, |depth, unit| {
            let unit = match unit {
                Unit::Actions => reference::Unit::Actions,
                Unit::Turns => reference::Unit::Turns,
                Unit::Positions => reference::Unit::Positions,
            };
            reference::perft(&start, depth as usize, unit)
        });
    }
}

fn compare_known_counts(rows: impl Iterator<Item = Row<'static>>) {
    for row in rows {
        let variant: Variant = row.variant.parse().unwrap();
        let start = match row.position {
            None => Position::start(&variant),
            Some(text) => Position::read(&variant, text).unwrap(),
        };
        row.compare(limit(row.unit), |depth, unit| perft::count(&start, depth, unit));
    }
}

#[test]
fn known_counts_from_the_start() {
    compare_known_counts(table().filter(|row| row.position.is_none()));
}

#[test]
fn known_counts_from_other_positions() {
    compare_known_counts(table().filter(|row| row.position.is_some()));
}

#[test]
fn the_slow_rules_count_the_same() {
    table().for_each(|row| row.compare_slow(SLOW_LIMIT));
}

#[test]
#[ignore = "many minutes"]
fn the_slow_rules_count_the_same_further() {
    table().for_each(|row| row.compare_slow(4_000_000));
}

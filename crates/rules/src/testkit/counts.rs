//! Tables of known counts.

use std::ops::RangeBounds;

use crate::Game;
use crate::perft::{self, Unit};

/// A line of a table of known counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KnownCounts<'a> {
    /// The text of the variant.
    pub variant: &'a str,
    /// The text of the position counted from; none for the start.
    pub position: Option<&'a str>,
    /// What is counted.
    pub unit: Unit,
    /// The counts at depth 1, 2, ….
    pub counts: Vec<u64>,
}

/// The lines of a table, such as `perft.txt` of a game. Empty ones and those that begin with `#` are for
/// the reader; any other is
///
/// ```text
/// VARIANT | POSITION, or - for the start | UNIT | COUNT COUNT …
/// ```
///
/// # Panics
///
/// When a line is unreadable.
pub fn known_counts(table: &str) -> impl Iterator<Item = KnownCounts<'_>> {
    let lines = table.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let [variant, position, unit, counts] = fields[..] else { panic!("four fields: {line}") };
        let count = |text: &str| text.parse().unwrap_or_else(|_| panic!("`{text}`: {line}"));
        KnownCounts {
            variant,
            position: (position != "-").then_some(position),
            unit: unit.parse().unwrap_or_else(|why| panic!("{why}: {line}")),
            counts: counts.split(' ').map(count).collect(),
        }
    })
}

impl KnownCounts<'_> {
    /// Counts by the rules of a game, on two threads, what is known to be within a range; what is
    /// outside takes too long, or is left to another test.
    ///
    /// # Panics
    ///
    /// When the game has no such variant or position, or a count is another.
    pub fn check<G: Game>(&self, range: impl RangeBounds<u64>) {
        let variant: G::Variant =
            self.variant.parse().unwrap_or_else(|faults| panic!("{}: {faults}", self.variant));
        let start = match self.position {
            None => G::start(&variant),
            Some(text) => {
                G::read(&variant, text).unwrap_or_else(|faults| panic!("{text}: {faults}"))
            }
        };
        self.compare(range, |depth, unit| match unit {
            Unit::Actions | Unit::Turns => {
                perft::divide(&start, depth, unit, 2).iter().map(|(_, count)| count).sum()
            }
            // The same position may stand in several parts.
            Unit::Positions => perft::count(&start, depth, unit),
        });
    }

    /// Compares what is known to be within a range with a function of depth and unit, such as another
    /// implementation of the rules.
    ///
    /// # Panics
    ///
    /// When a count is another.
    pub fn compare(&self, range: impl RangeBounds<u64>, count: impl Fn(u32, Unit) -> u64) {
        for (depth, &known) in (1..).zip(&self.counts) {
            if range.contains(&known) {
                let found = count(depth, self.unit);
                assert_eq!(found, known, "{self:?}, depth {depth}");
            }
        }
    }
}

//! The positions to learn from, a line of text each.

use std::fmt;
use std::io::{BufRead, BufReader};
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use rules::Game;

/// A position with what is known of it, from the side of the player to move.
pub(crate) struct Sample<G> {
    pub(crate) position: G,
    /// The score of a search, in hundredths of a basic piece.
    pub(crate) score: i32,
    /// What the player got out of the game, if it belongs to one.
    pub(crate) points: Option<f32>,
}

impl<G: Game> fmt::Display for Sample<G> {
    /// The score, the points or `-`, the position.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let points = self.points.map_or_else(|| "-".to_owned(), |points| points.to_string());
        write!(f, "{} {points} {}", self.score, self.position)
    }
}

/// Reads a file: the game with its variant in the first line, then the samples.
pub(crate) fn read<G: Game>(path: &Path, mut each: impl FnMut(Sample<G>)) -> Result<()> {
    let file =
        std::fs::File::open(path).with_context(|| format!("cannot read {}", path.display()))?;
    let mut lines = BufReader::new(file).lines();
    let head = lines.next().transpose()?.unwrap_or_default();
    let variant = head.strip_prefix(G::KEY).and_then(|rest| rest.strip_prefix(':'));
    let Some(variant) = variant else { bail!("{}: no positions of {}", path.display(), G::KEY) };
    let variant: G::Variant = variant.parse().map_err(|fault| anyhow!("{fault}"))?;
    for (number, line) in lines.enumerate() {
        let line = line?;
        let sample = sample(&variant, &line);
        each(sample.with_context(|| format!("{}, line {}", path.display(), number + 2))?);
    }
    Ok(())
}

fn sample<G: Game>(variant: &G::Variant, line: &str) -> Result<Sample<G>> {
    let mut parts = line.splitn(3, ' ');
    let mut next = || parts.next().context("a line has a score, points and a position");
    Ok(Sample {
        score: next()?.parse()?,
        points: match next()? {
            "-" => None,
            points => Some(points.parse()?),
        },
        position: G::read(variant, next()?).map_err(|fault| anyhow!("{fault}"))?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_as_it_was_written() {
        let variant = gipf::Variant::default();
        for (score, points) in [(-37, Some(0.0)), (12, Some(0.5)), (1000, None)] {
            let written = Sample { position: gipf::Position::start(&variant), score, points };
            let line = written.to_string();
            let read = sample::<gipf::Position>(&variant, &line).unwrap();
            assert_eq!((read.position, read.score, read.points), (written.position, score, points));
        }
        for line in ["", "1 1", "x 1 standard", "1 y standard", "1 1 standard"] {
            assert!(sample::<gipf::Position>(&variant, line).is_err(), "{line}");
        }
    }
}

//! Who plays a match: an evaluation, and how the search that asks it is changed.

use anyhow::{Result, anyhow, bail};
use search::{Features, Limits, Overlooking};

use crate::kit::{Judge, Kit};

/// A player of a match: `hand`, `best` or the file of a network, then what is changed, as
/// `hand,nodes=600,misjudges=150,misses=450,reductions=off`.
pub(crate) struct Contender<G: Kit> {
    pub(crate) judge: Judge<G>,
    /// What the search does.
    pub(crate) features: Features,
    nodes: Option<u64>,
    misjudges: u32,
    misses: u32,
}

impl<G: Kit> Contender<G> {
    pub(crate) fn named(text: &str, variant: &G::Variant) -> Result<Self> {
        let (name, changes) = text.split_once(',').unwrap_or((text, ""));
        let mut contender = Self {
            judge: Judge::named(name, variant)?,
            features: Features::ALL,
            nodes: None,
            misjudges: 0,
            misses: 0,
        };
        for change in changes.split_terminator(',') {
            let (what, value) =
                change.split_once('=').ok_or_else(|| anyhow!("`{change}` is no WHAT=VALUE"))?;
            match (what, value) {
                ("nodes", number) => contender.nodes = Some(number.parse()?),
                ("misjudges", number) => contender.misjudges = number.parse()?,
                ("misses", number) => contender.misses = number.parse()?,
                (feature, "off") => {
                    contender.features = contender.features.without(feature.parse()?);
                }
                _ => bail!("`{change}` is neither a number nor `off`"),
            }
        }
        Ok(contender)
    }

    /// The evaluation with its errors, which follow from the seed.
    pub(crate) fn evaluation(&self, seed: u64) -> Overlooking<&Judge<G>> {
        let Self { judge, misjudges, misses, .. } = self;
        Overlooking { inner: judge, seed, misjudges: *misjudges, misses: *misses }
    }

    /// The limits of the match, with its own number of positions if it has one.
    pub(crate) fn limits(&self, limits: Limits) -> Limits {
        Limits { nodes: self.nodes.or(limits.nodes), ..limits }
    }
}

#[cfg(test)]
mod tests {
    use search::Feature;

    use super::*;

    fn named(text: &str) -> Result<Contender<gipf::Position>> {
        Contender::named(text, &gipf::Variant::default())
    }

    #[test]
    fn changes_are_read() {
        let plain = named("hand").unwrap();
        assert_eq!((plain.features, plain.nodes), (Features::ALL, None));
        let weak = named("best,nodes=600,misses=450,table=off").unwrap();
        assert_eq!((weak.nodes, weak.misjudges, weak.misses), (Some(600), 0, 450));
        assert_eq!(weak.features, Features::ALL.without(Feature::Table));
        for wrong in ["none", "hand,table=on", "hand,tables=off", "hand,nodes=x", "hand,nodes"] {
            assert!(named(wrong).is_err(), "{wrong}");
        }
    }
}

use std::fmt;
use std::str::FromStr;

/// What full search does beyond plain alpha-beta, one by one. Each can be left out, to see what it is
/// worth; `docs/strength.md` tells what was measured.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Feature {
    /// Remembers the positions it has looked at.
    Table,
    /// Looks early at what has refuted another action as far ahead of the board.
    Killers,
    /// Looks early at what has often been good anywhere.
    Merits,
    /// Looks beyond the depth at what is forcing.
    Forcing,
    /// Looks less deep at what comes late.
    Reductions,
    /// Takes a position near the end of depth as it stands if that is far above what is needed.
    Above,
}

impl Feature {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Table, Self::Killers, Self::Merits, Self::Forcing, Self::Reductions, Self::Above];

    /// Its word, by which tools know it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Killers => "killers",
            Self::Merits => "merits",
            Self::Forcing => "forcing",
            Self::Reductions => "reductions",
            Self::Above => "above",
        }
    }
}

impl fmt::Display for Feature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// No feature has this word.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("search has no feature `{0}`; there are {names}", names = Feature::ALL.map(Feature::name).join(", "))]
pub struct NoFeature(String);

impl FromStr for Feature {
    type Err = NoFeature;

    fn from_str(text: &str) -> Result<Self, NoFeature> {
        let found = Self::ALL.into_iter().find(|feature| feature.name() == text);
        found.ok_or_else(|| NoFeature(text.to_owned()))
    }
}

/// A set of features.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Features(u16);

impl Features {
    /// All there are.
    pub const ALL: Self = Self((1 << Feature::ALL.len()) - 1);

    /// The same set without one.
    #[must_use]
    pub const fn without(self, feature: Feature) -> Self {
        Self(self.0 & !(1 << feature as u16))
    }

    /// Whether a feature is in it.
    #[inline]
    pub const fn has(self, feature: Feature) -> bool {
        self.0 & 1 << feature as u16 != 0
    }

    /// Without those that may miss something: what is left equals minimax.
    #[cfg(test)]
    pub(crate) fn exact() -> Self {
        Self::ALL.without(Feature::Reductions).without(Feature::Above)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_feature_has_a_word_and_a_place() {
        for feature in Feature::ALL {
            assert_eq!(feature.to_string().parse(), Ok(feature));
            assert!(Features::ALL.has(feature));
            assert!(!Features::ALL.without(feature).has(feature));
            let others = Feature::ALL.into_iter().filter(|&other| other != feature);
            assert!(others.into_iter().all(|other| Features::ALL.without(feature).has(other)));
        }
        assert!("Table".parse::<Feature>().is_err());
    }
}

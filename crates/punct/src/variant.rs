//! Which game (P1).

use std::fmt;
use std::str::FromStr;

use rules::{Explain, Faults, arg};

/// The standard game, or the basic one.
///
/// ```
/// let variant: punct::Variant = "basic".parse().unwrap();
/// assert_eq!(variant.to_string(), "basic");
/// assert_eq!(punct::Variant::default().to_string(), "standard");
/// assert_eq!("quick,pieces=6".parse::<punct::Variant>().unwrap_err().iter().count(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Variant {
    /// No piece is added in the centre hexagon; it decides a game without a connection.
    #[default]
    Standard,
    /// Only White's first piece stays out of the centre hexagon; without a connection nobody wins.
    Basic,
}

impl Variant {
    /// Both, the default one first.
    pub const ALL: [Self; 2] = [Self::Standard, Self::Basic];

    /// The key, the first field of a position text.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Basic => "basic",
        }
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Variant {
    type Err = Faults<VariantFault>;

    fn from_str(text: &str) -> Result<Self, Faults<VariantFault>> {
        let mut parts = text.split(',');
        let name = parts.next().unwrap_or_default();
        let mut faults = Vec::new();
        let variant = Self::ALL.into_iter().find(|variant| variant.key() == name);
        if variant.is_none() {
            faults.push(VariantFault::UnknownVariant { name: name.to_owned() });
        }
        for part in parts {
            let key = part.split_once('=').map_or(part, |(key, _)| key);
            faults.push(VariantFault::UnknownOption { key: key.to_owned() });
        }
        Faults::none_or(faults, variant.unwrap_or_default())
    }
}

/// Why a variant cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum VariantFault {
    #[error("PÜNCT has no variant `{name}`; there are standard and basic")]
    UnknownVariant { name: String },
    #[error("PÜNCT has no option `{key}`, nor any other")]
    UnknownOption { key: String },
}

impl Explain for VariantFault {
    fn code(&self) -> &'static str {
        match self {
            Self::UnknownVariant { .. } => "unknown-variant",
            Self::UnknownOption { .. } => "unknown-option",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        Some("P1")
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::UnknownVariant { name } => vec![arg("name", name)],
            Self::UnknownOption { key } => vec![arg("key", key)],
        }
    }
}

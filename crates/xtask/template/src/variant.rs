//! Which game (N1).

use std::fmt;
use std::str::FromStr;

use rules::{Explain, Faults};

/// The standard game, as yet the only one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Variant;

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("standard")
    }
}

impl FromStr for Variant {
    type Err = Faults<VariantFault>;

    fn from_str(text: &str) -> Result<Self, Faults<VariantFault>> {
        let (name, options) = text.split_once(',').map_or((text, ""), |(name, rest)| (name, rest));
        let mut faults = Vec::new();
        if name != "standard" {
            faults.push(VariantFault::UnknownVariant { name: name.to_owned() });
        }
        for option in options.split(',').filter(|option| !option.is_empty()) {
            let key = option.split_once('=').map_or(option, |(key, _)| key);
            faults.push(VariantFault::UnknownOption { key: key.to_owned() });
        }
        Faults::none_or(faults, Self)
    }
}

/// Why a variant cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum VariantFault {
    #[error("NEWGAME has no variant `{name}`; there is standard")]
    UnknownVariant { name: String },
    #[error("NEWGAME has no option `{key}`, nor any other")]
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
        Some("N1")
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::UnknownVariant { name } => vec![("name", name.clone())],
            Self::UnknownOption { key } => vec![("key", key.clone())],
        }
    }
}

//! Which game (T1).

use std::fmt;
use std::str::FromStr;

use rules::{Explain, Faults, arg};

/// How much time has to do with the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord)]
pub enum Level {
    /// Nothing: the glasses are pieces like others.
    #[default]
    One,
    /// The glasses run, and one that has run out stays where it is.
    Two,
    /// The same, and the player who waits may start the glass of 15 seconds.
    Three,
}

impl Level {
    /// All three, the default one first.
    pub const ALL: [Self; 3] = [Self::One, Self::Two, Self::Three];

    /// The key, the first field of a position text.
    pub const fn key(self) -> &'static str {
        match self {
            Self::One => "level1",
            Self::Two => "level2",
            Self::Three => "level3",
        }
    }

    /// Whether the glasses run.
    pub const fn has_sand(self) -> bool {
        !matches!(self, Self::One)
    }
}

/// A game of TAMSK with its options.
///
/// ```
/// let variant: tamsk::Variant = "level2,tie=draw".parse().unwrap();
/// assert_eq!(variant.to_string(), "level2,tie=draw");
/// assert_eq!(tamsk::Variant::default().to_string(), "level1");
/// assert_eq!("level1,ring=always".parse::<tamsk::Variant>().unwrap().to_string(), "level1");
/// let faults = "level1,ring=never,tie=draw".parse::<tamsk::Variant>().unwrap_err();
/// assert_eq!(faults.iter().count(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Variant {
    level: Level,
    ring_is_optional: bool,
    tie_is_draw: bool,
}

impl Variant {
    /// The game of a level without options.
    pub const fn new(level: Level) -> Self {
        Self { level, ring_is_optional: false, tie_is_draw: false }
    }

    /// How much time has to do with it.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// Whether the ring may be left out (T5.1).
    pub const fn ring_is_optional(&self) -> bool {
        self.ring_is_optional
    }

    /// Whether equal rings are a draw also where the glasses run (T9.3).
    pub const fn tie_is_draw(&self) -> bool {
        self.tie_is_draw || !self.level.has_sand()
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.level.key())?;
        if self.ring_is_optional {
            f.write_str(",ring=optional")?;
        }
        if self.tie_is_draw {
            f.write_str(",tie=draw")?;
        }
        Ok(())
    }
}

impl FromStr for Variant {
    type Err = Faults<VariantFault>;

    fn from_str(text: &str) -> Result<Self, Faults<VariantFault>> {
        let mut parts = text.split(',');
        let name = parts.next().unwrap_or_default();
        let mut faults = Vec::new();
        let level = Level::ALL.into_iter().find(|level| level.key() == name);
        if level.is_none() {
            faults.push(VariantFault::UnknownVariant { name: name.to_owned() });
        }
        let mut variant = Self::new(level.unwrap_or_default());
        let mut told = Vec::new();
        for part in parts {
            let (key, value) = part.split_once('=').unwrap_or((part, ""));
            if told.contains(&key) {
                faults.push(VariantFault::RepeatedOption { key: key.to_owned() });
                continue;
            }
            told.push(key);
            let value_fault =
                || VariantFault::BadValue { key: key.to_owned(), value: value.to_owned() };
            match (key, value) {
                ("ring", "always" | "optional") => variant.ring_is_optional = value == "optional",
                ("tie", _) if level == Some(Level::One) => {
                    faults.push(VariantFault::OptionOfOthers { key: key.to_owned() });
                }
                ("tie", "glass" | "draw") => variant.tie_is_draw = value == "draw",
                ("ring" | "tie", _) => faults.push(value_fault()),
                _ => faults.push(VariantFault::UnknownOption { key: key.to_owned() }),
            }
        }
        Faults::none_or(faults, variant)
    }
}

/// Why a variant cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum VariantFault {
    #[error("TAMSK has no variant `{name}`; there are level1, level2 and level3")]
    UnknownVariant { name: String },
    #[error("TAMSK has no option `{key}`; there are ring, and tie at levels 2 and 3")]
    UnknownOption { key: String },
    #[error("the option `{key}` is for levels 2 and 3")]
    OptionOfOthers { key: String },
    #[error("the option `{key}` stands there twice")]
    RepeatedOption { key: String },
    #[error("ring is always or optional and tie is glass or draw, not `{key}={value}`")]
    BadValue { key: String, value: String },
}

impl Explain for VariantFault {
    fn code(&self) -> &'static str {
        match self {
            Self::UnknownVariant { .. } => "unknown-variant",
            Self::UnknownOption { .. } => "unknown-option",
            Self::OptionOfOthers { .. } => "option-of-others",
            Self::RepeatedOption { .. } => "repeated-option",
            Self::BadValue { .. } => "bad-option-value",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        Some("T1")
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::UnknownVariant { name } => vec![arg("name", name)],
            Self::UnknownOption { key }
            | Self::OptionOfOthers { key }
            | Self::RepeatedOption { key } => vec![arg("key", key)],
            Self::BadValue { key, value } => vec![arg("key", key), arg("value", value)],
        }
    }
}

//! Which game of the family, with which options (G1).

use std::fmt;
use std::str::FromStr;

use rules::{Explain, Faults, Player};

/// A game of the family.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Kind {
    /// Basic pieces only.
    Basic,
    /// Exactly three GIPF pieces each, on the board from the start.
    #[default]
    Standard,
    /// An empty board, and as many GIPF pieces as a player likes, before anything else.
    Tournament,
}

impl Kind {
    /// All of them, the default one first.
    pub const ALL: [Self; 3] = [Self::Standard, Self::Basic, Self::Tournament];

    /// The key, the first field of a position text.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Basic => "basic",
            Self::Standard => "standard",
            Self::Tournament => "tournament",
        }
    }

    /// Whether a player without a GIPF piece in play loses (G7.1).
    pub const fn needs_gipf_pieces(self) -> bool {
        !matches!(self, Self::Basic)
    }

    /// The most GIPF pieces a player can have on the board.
    pub(crate) const fn most_gipf_pieces(self) -> u8 {
        match self {
            Self::Basic => 0,
            Self::Standard => 3,
            Self::Tournament => 9,
        }
    }
}

impl FromStr for Kind {
    type Err = VariantFault;

    fn from_str(text: &str) -> Result<Self, VariantFault> {
        Self::ALL
            .into_iter()
            .find(|kind| kind.key() == text)
            .ok_or_else(|| VariantFault::UnknownVariant { name: text.to_owned() })
    }
}

/// A game of the family with its options, always playable.
///
/// ```
/// let variant: gipf::Variant = "basic,reserve=12/15".parse().unwrap();
/// assert_eq!(variant.to_string(), "basic,reserve=12/15");
/// assert_eq!(gipf::Variant::default().to_string(), "standard");
/// let faults = "basic,reserve=3,order=fixed".parse::<gipf::Variant>().unwrap_err();
/// assert_eq!(faults.iter().count(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Variant {
    kind: Kind,
    reserve: [u8; 2],
}

impl Variant {
    /// The least basic pieces in the reserve at the start of `basic`, and what is usual.
    pub const LEAST_RESERVE: u8 = 12;
    /// The most basic pieces in the reserve at the start of `basic`.
    pub const MOST_RESERVE: u8 = 15;

    /// A game of the family without options.
    pub const fn new(kind: Kind) -> Self {
        let reserve = match kind {
            Kind::Basic | Kind::Standard => 12,
            Kind::Tournament => 18,
        };
        Self { kind, reserve: [reserve; 2] }
    }

    /// Which game of the family it is.
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// How many basic pieces a player has in the reserve at the start.
    pub const fn reserve(&self, player: Player) -> u8 {
        self.reserve[player.index()]
    }

    /// How many basic pieces a player has in all; a GIPF piece is made of two.
    pub const fn pieces(&self, player: Player) -> u8 {
        self.reserve(player)
            + match self.kind {
                Kind::Basic => 3,
                Kind::Standard => 6,
                Kind::Tournament => 0,
            }
    }
}

impl Default for Variant {
    fn default() -> Self {
        Self::new(Kind::default())
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.key())?;
        let [first, second] = self.reserve;
        if *self == Self::new(self.kind) {
            Ok(())
        } else if first == second {
            write!(f, ",reserve={first}")
        } else {
            write!(f, ",reserve={first}/{second}")
        }
    }
}

impl FromStr for Variant {
    type Err = Faults<VariantFault>;

    fn from_str(text: &str) -> Result<Self, Faults<VariantFault>> {
        let mut parts = text.split(',');
        let mut faults = Vec::new();
        let kind = parts.next().unwrap_or_default().parse().unwrap_or_else(|fault| {
            faults.push(fault);
            Kind::default()
        });
        // Nothing can be said about the options of a game that does not exist.
        let known = faults.is_empty();
        let mut variant = Self::new(kind);
        let mut seen = Vec::new();
        for part in parts {
            let (key, value) = part.split_once('=').unwrap_or((part, ""));
            if seen.contains(&key) {
                faults.push(VariantFault::RepeatedOption { key: key.to_owned() });
                continue;
            }
            seen.push(key);
            match key {
                "reserve" if kind == Kind::Basic => match reserves(value) {
                    Ok(reserve) => variant.reserve = reserve,
                    Err(fault) => faults.push(fault),
                },
                "reserve" if known => {
                    faults.push(VariantFault::OptionOfOthers {
                        key: key.to_owned(),
                        variant: kind.key(),
                    });
                }
                "reserve" => {}
                _ => faults.push(VariantFault::UnknownOption { key: key.to_owned() }),
            }
        }
        Faults::none_or(faults, variant)
    }
}

fn reserves(value: &str) -> Result<[u8; 2], VariantFault> {
    let (first, second) = value.split_once('/').unwrap_or((value, value));
    let number = |text: &str| {
        let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse()
            .ok()
            .filter(|n| digits && (Variant::LEAST_RESERVE..=Variant::MOST_RESERVE).contains(n))
    };
    match (number(first), number(second)) {
        (Some(first), Some(second)) => Ok([first, second]),
        _ => Err(VariantFault::ReserveOutOfRange { value: value.to_owned() }),
    }
}

/// Why a variant cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum VariantFault {
    #[error("GIPF has no variant `{name}`; there are standard, basic and tournament")]
    UnknownVariant { name: String },
    #[error("GIPF has no option `{key}`; there is reserve")]
    UnknownOption { key: String },
    #[error("the option `{key}` is not for the variant {variant}")]
    OptionOfOthers { key: String, variant: &'static str },
    #[error("the option `{key}` stands there twice")]
    RepeatedOption { key: String },
    #[error("reserve is a number from 12 to 15, or two of them as 12/15, not `{value}`")]
    ReserveOutOfRange { value: String },
}

impl Explain for VariantFault {
    fn code(&self) -> &'static str {
        match self {
            Self::UnknownVariant { .. } => "unknown-variant",
            Self::UnknownOption { .. } => "unknown-option",
            Self::OptionOfOthers { .. } => "option-of-others",
            Self::RepeatedOption { .. } => "repeated-option",
            Self::ReserveOutOfRange { .. } => "reserve-out-of-range",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        Some("G1")
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::UnknownVariant { name } => vec![("name", name.clone())],
            Self::UnknownOption { key } | Self::RepeatedOption { key } => {
                vec![("key", key.clone())]
            }
            Self::OptionOfOthers { key, variant } => {
                vec![("key", key.clone()), ("variant", (*variant).to_owned())]
            }
            Self::ReserveOutOfRange { value } => vec![("value", value.clone())],
        }
    }
}

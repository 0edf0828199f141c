//! How the pieces come onto the board (D1).

use std::fmt;
use std::str::FromStr;

use rules::{Explain, Faults, arg};

use crate::start::Placement;

/// How the pieces come onto the board: the first field of a position text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Kind {
    /// The players place them.
    #[default]
    Standard,
    /// They lie there by chance.
    Random,
    /// They lie there by chance, so that neither side has an advantage.
    Symmetric,
}

impl Kind {
    /// All of them, the default one first.
    pub const ALL: [Self; 3] = [Self::Standard, Self::Random, Self::Symmetric];

    /// The key.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Random => "random",
            Self::Symmetric => "symmetric",
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

/// A game with its options, always playable.
///
/// ```
/// let variant: dvonn::Variant = "random,seed=7".parse().unwrap();
/// assert_eq!(variant.to_string(), "random,seed=7");
/// assert_eq!(dvonn::Variant::default().to_string(), "standard");
/// let faults = "blitz,seed=x,seed=7".parse::<dvonn::Variant>().unwrap_err();
/// assert_eq!(faults.iter().count(), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Variant {
    /// The players place the pieces (D4).
    #[default]
    Standard,
    /// The standard game, begun when the pieces have been placed so.
    Placed(Placement),
    /// The pieces lie by chance, drawn with this seed.
    Random(u32),
    /// The same with a board that turned by half is itself with white and black exchanged.
    Symmetric(u32),
}

impl Variant {
    /// How the pieces come onto the board.
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Standard | Self::Placed(_) => Kind::Standard,
            Self::Random(_) => Kind::Random,
            Self::Symmetric(_) => Kind::Symmetric,
        }
    }

    /// How the pieces lie when the players make their first decision; none if they place them.
    #[must_use]
    pub fn placement(&self) -> Option<Placement> {
        match *self {
            Self::Standard => None,
            Self::Placed(placement) => Some(placement),
            Self::Random(seed) => Some(Placement::random(seed)),
            Self::Symmetric(seed) => Some(Placement::symmetric(seed)),
        }
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind().key())?;
        match self {
            Self::Placed(placement) => write!(f, ",board={placement}"),
            Self::Standard | Self::Random(0) | Self::Symmetric(0) => Ok(()),
            Self::Random(seed) | Self::Symmetric(seed) => write!(f, ",seed={seed}"),
        }
    }
}

impl FromStr for Variant {
    type Err = Faults<VariantFault>;

    fn from_str(text: &str) -> Result<Self, Faults<VariantFault>> {
        let mut parts = text.split(',');
        let mut faults = Vec::new();
        let kind = parts.next().unwrap_or_default().parse();
        let (mut seed, mut board) = (0, None);
        let mut told = Vec::new();
        for part in parts {
            let (key, value) = part.split_once('=').unwrap_or((part, ""));
            if told.contains(&key) {
                faults.push(VariantFault::RepeatedOption { key: key.to_owned() });
                continue;
            }
            told.push(key);
            match (key, &kind) {
                ("board", Ok(Kind::Standard) | Err(_)) => match value.parse() {
                    Ok(placement) => board = Some(placement),
                    Err(fault) => faults.push(fault),
                },
                ("seed", Ok(Kind::Random | Kind::Symmetric) | Err(_)) => match read_seed(value) {
                    Some(number) => seed = number,
                    None => faults.push(VariantFault::BadSeed { value: value.to_owned() }),
                },
                _ => faults.push(VariantFault::UnknownOption { key: key.to_owned() }),
            }
        }
        let variant = match kind {
            Ok(Kind::Standard) => board.map_or(Self::Standard, Self::Placed),
            Ok(Kind::Random) => Self::Random(seed),
            Ok(Kind::Symmetric) => Self::Symmetric(seed),
            Err(fault) => {
                faults.insert(0, fault);
                Self::default()
            }
        };
        Faults::none_or(faults, variant)
    }
}

/// A number without a sign and without zeros in front.
fn read_seed(text: &str) -> Option<u32> {
    text.parse().ok().filter(|number: &u32| number.to_string() == text)
}

/// Why a variant cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum VariantFault {
    #[error("DVONN has no variant `{name}`; there are standard, random and symmetric")]
    UnknownVariant { name: String },
    #[error(
        "this variant has no option `{key}`; standard has board, random and symmetric have seed"
    )]
    UnknownOption { key: String },
    #[error("the option `{key}` stands there twice")]
    RepeatedOption { key: String },
    #[error("seed is a whole number up to 4294967295, not `{value}`")]
    BadSeed { value: String },
    #[error(
        "board names the pieces of the columns a to k from bottom to top, as WBR/BWBW/…: 23 W, 23 B \
         and 3 R, not `{value}`"
    )]
    BadBoard { value: String },
}

impl Explain for VariantFault {
    fn code(&self) -> &'static str {
        match self {
            Self::UnknownVariant { .. } => "unknown-variant",
            Self::UnknownOption { .. } => "unknown-option",
            Self::RepeatedOption { .. } => "repeated-option",
            Self::BadSeed { .. } => "bad-seed",
            Self::BadBoard { .. } => "bad-board",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        Some("D1")
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::UnknownVariant { name } => vec![arg("name", name)],
            Self::UnknownOption { key } | Self::RepeatedOption { key } => {
                vec![arg("key", key)]
            }
            Self::BadSeed { value } | Self::BadBoard { value } => vec![arg("value", value)],
        }
    }
}

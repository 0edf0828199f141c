//! Which game, on which board, with which options (Z1).

use std::fmt;
use std::str::FromStr;

use rules::{Explain, Faults, Wanted, arg};

use crate::board::Board;
use crate::marble::{Counts, Marble};

/// How many marbles there are and what wins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Kind {
    /// 5 white, 7 grey, 9 black marbles and the smaller sets; today called Blitz.
    Basic,
    /// 6 white, 8 grey, 10 black marbles and the larger sets; today the normal game.
    #[default]
    Tournament,
}

/// A set of captured marbles that wins (Z8.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WinningSet {
    /// The least marbles of each colour it takes.
    pub marbles: Counts,
    /// What it is called as the reason of a result.
    pub reason: &'static str,
}

impl WinningSet {
    const fn new(white: u8, grey: u8, black: u8, reason: &'static str) -> Self {
        Self { marbles: Counts::new(white, grey, black), reason }
    }

    /// One of each of the four kinds of sets.
    const fn four(each: u8, white: u8, grey: u8, black: u8) -> [Self; 4] {
        [
            Self::new(each, each, each, "set-of-each"),
            Self::new(white, 0, 0, "set-of-white"),
            Self::new(0, grey, 0, "set-of-grey"),
            Self::new(0, 0, black, "set-of-black"),
        ]
    }
}

static BASIC_SETS: [WinningSet; 4] = WinningSet::four(2, 3, 4, 5);
static TOURNAMENT_SETS: [WinningSet; 4] = WinningSet::four(3, 4, 5, 6);

impl Kind {
    /// Both, the default one first.
    pub const ALL: [Self; 2] = [Self::Tournament, Self::Basic];

    /// The key, the first field of a position text.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Basic => "basic",
            Self::Tournament => "tournament",
        }
    }

    /// All marbles of the game, in the pool at the start.
    #[must_use]
    pub const fn marbles(self) -> Counts {
        match self {
            Self::Basic => Counts::new(5, 7, 9),
            Self::Tournament => Counts::new(6, 8, 10),
        }
    }

    /// The sets that win.
    pub const fn winning_sets(self) -> &'static [WinningSet; 4] {
        match self {
            Self::Basic => &BASIC_SETS,
            Self::Tournament => &TOURNAMENT_SETS,
        }
    }

    /// How many marbles of a colour win alone, and how many of each do.
    pub(crate) fn wanted(self, marble: Marble) -> Wanted {
        let most = |sets: &[WinningSet]| sets.iter().map(|set| set.marbles.of(marble)).max();
        let [of_each, of_one @ ..] = self.winning_sets();
        Wanted { alone: most(of_one).unwrap_or_default(), each: of_each.marbles.of(marble) }
    }

    /// The first winning set among captured marbles.
    #[must_use]
    pub fn set_among(self, captured: Counts) -> Option<&'static WinningSet> {
        self.winning_sets().iter().find(|set| captured.includes(set.marbles))
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

/// How isolated groups are taken (Z7.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Claiming {
    /// All of them, without a decision.
    #[default]
    Auto,
    /// Those the player chooses, after the placing turn that isolated them.
    Choice,
}

/// A game with its board and options, always playable.
///
/// ```
/// let variant: zertz::Variant = "tournament,rings=48".parse().unwrap();
/// assert_eq!(variant.to_string(), "tournament,rings=48");
/// assert_eq!(zertz::Variant::default().to_string(), "tournament");
/// let faults = "blitz,rings=38,rings=40".parse::<zertz::Variant>().unwrap_err();
/// assert_eq!(faults.iter().count(), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Variant {
    /// How many marbles there are and what wins.
    pub kind: Kind,
    /// The board to begin with.
    pub board: Board,
    /// How isolated groups are taken.
    pub claiming: Claiming,
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.key())?;
        if self.board != Board::default() {
            write!(f, ",rings={}", self.board.size())?;
        }
        if self.claiming == Claiming::Choice {
            f.write_str(",claim=choice")?;
        }
        Ok(())
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
        let mut variant = Self { kind, ..Self::default() };
        let mut seen = Vec::new();
        for part in parts {
            let (key, value) = part.split_once('=').unwrap_or((part, ""));
            if seen.contains(&key) {
                faults.push(VariantFault::RepeatedOption { key: key.to_owned() });
                continue;
            }
            seen.push(key);
            match key {
                "rings" => match Board::ALL.into_iter().find(|b| b.size().to_string() == value) {
                    Some(board) => variant.board = board,
                    None => faults.push(VariantFault::UnknownBoard { value: value.to_owned() }),
                },
                "claim" => match value {
                    "auto" => variant.claiming = Claiming::Auto,
                    "choice" => variant.claiming = Claiming::Choice,
                    _ => faults.push(VariantFault::UnknownClaiming { value: value.to_owned() }),
                },
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
    #[error("ZÈRTZ has no variant `{name}`; there are tournament and basic")]
    UnknownVariant { name: String },
    #[error("ZÈRTZ has no option `{key}`; there are rings and claim")]
    UnknownOption { key: String },
    #[error("the option `{key}` stands there twice")]
    RepeatedOption { key: String },
    #[error("rings is 37, 40, 43, 44, 48 or 61, not `{value}`")]
    UnknownBoard { value: String },
    #[error("claim is auto or choice, not `{value}`")]
    UnknownClaiming { value: String },
}

impl Explain for VariantFault {
    fn code(&self) -> &'static str {
        match self {
            Self::UnknownVariant { .. } => "unknown-variant",
            Self::UnknownOption { .. } => "unknown-option",
            Self::RepeatedOption { .. } => "repeated-option",
            Self::UnknownBoard { .. } => "unknown-board",
            Self::UnknownClaiming { .. } => "unknown-claiming",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        Some("Z1")
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::UnknownVariant { name } => vec![arg("name", name)],
            Self::UnknownOption { key } | Self::RepeatedOption { key } => {
                vec![arg("key", key)]
            }
            Self::UnknownBoard { value } | Self::UnknownClaiming { value } => {
                vec![arg("value", value)]
            }
        }
    }
}

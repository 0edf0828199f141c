use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// One of the two players; colours are names a game gives them (in GIPF White is first).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// The player who begins.
    First,
    /// The other one.
    Second,
}

impl Player {
    /// Both players, the first one first.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// 0 for the first player, 1 for the second: the place in a table of two.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name in texts of every kind: `first` or `second`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text names no player.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a player is `first` or `second`, not `{0}`")]
pub struct UnknownPlayer(pub String);

impl FromStr for Player {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<Self, UnknownPlayer> {
        match text {
            "first" => Ok(Self::First),
            "second" => Ok(Self::Second),
            _ => Err(UnknownPlayer(text.to_owned())),
        }
    }
}

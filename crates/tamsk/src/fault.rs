//! Why a position cannot be read or cannot arise (T10).

use rules::{Explain, Player, arg};

use crate::board::{COLUMNS, SPACES, Space};
use crate::position::{GLASSES, RINGS};
use crate::variant::Level;

/// Why a position cannot be read or cannot arise.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum SetupFault {
    #[error("a position of {} has {wanted} fields separated by one space, this has {found}", level.key())]
    Fields { level: Level, wanted: usize, found: usize },
    #[error("there is no variant `{name}` of TAMSK")]
    UnknownVariant { name: String },
    #[error("the board has {COLUMNS} columns separated by `/`, the text has {found}")]
    Columns { found: usize },
    #[error("column {column} has {wanted} spaces, this describes {found}")]
    ColumnLength { column: char, wanted: usize, found: usize },
    #[error("column {column}: `{found}` is no ring `o` and no hourglass `G` or `g`")]
    UnknownPiece { column: char, found: char },
    #[error("column {column}: empty spaces are counted by one number without zeros in front")]
    EmptyCount { column: char },
    #[error("column {column}: parentheses hold rings, and an hourglass behind them")]
    Parentheses { column: char },
    #[error("the rings that are left are written as 32/32, not `{found}`")]
    Hands { found: String },
    #[error("the player to move is `r` or `b`, not `{found}`")]
    Side { found: String },
    #[error(
        "what was done in the turn is -, +b2 for a ring left out there, or ^a1 for an hourglass in the hand, not `{found}`"
    )]
    UnknownStep { found: String },
    #[error("the time of {} has {wanted} parts separated by `;`, this has {found}", level.key())]
    Time { level: Level, wanted: usize, found: usize },
    #[error(
        "the sand of the six hourglasses, by their spaces, is - (not started), 0 (run out) or milliseconds up to 180000, not `{found}`"
    )]
    UnknownSand { found: String },
    #[error("whose hourglass was the last to run out is -, r, b or = for both, not `{found}`")]
    UnknownLastOut { found: String },
    #[error(
        "the 15-second glass is 0, its milliseconds (with ! in the turn in which it was started), late or lost, not `{found}`"
    )]
    UnknownFast { found: String },
    #[error("the turns to be skipped are written as 0/1, not `{found}`")]
    UnknownSkips { found: String },
    #[error("the drawing has not the {SPACES} spaces of the board, or not in its order")]
    Drawing,
    #[error("this is a position of {}, not of {}", found.key(), wanted.key())]
    OtherVariant { found: Level, wanted: Level },
    #[error("the {player} player has {GLASSES} hourglasses, and {found} here")]
    GlassCount { player: Player, found: usize },
    #[error("there are two hourglasses on {space}")]
    TwoOnOneSpace { space: Space },
    #[error("{space} takes {} rings, and there are {found}", space.capacity())]
    TooManyInSpace { space: Space, found: u8 },
    #[error("the {player} player has {RINGS} rings at the most, and {found} here")]
    TooManyInHand { player: Player, found: u8 },
    #[error("there are 64 rings on the board and in the hands together, and {found} here")]
    RingCount { found: u32 },
    #[error("the hourglass on {space} cannot have this sand")]
    Sand { space: Space },
    #[error("the 15-second glass cannot stand so")]
    FastGlass,
    #[error("no ring was left out on {space}")]
    NothingLeftOut { space: Space },
    #[error("the hourglass of {space} cannot be in the hand of the player to move")]
    NotInHand { space: Space },
}

impl Explain for SetupFault {
    fn code(&self) -> &'static str {
        match self {
            Self::Fields { .. } => "position-fields",
            Self::UnknownVariant { .. } => "position-variant",
            Self::Columns { .. } => "position-columns",
            Self::ColumnLength { .. } => "position-column-length",
            Self::UnknownPiece { .. } => "position-unknown-piece",
            Self::EmptyCount { .. } => "position-empty-count",
            Self::Parentheses { .. } => "position-parentheses",
            Self::Hands { .. } => "position-hands",
            Self::Side { .. } => "position-side",
            Self::UnknownStep { .. } => "position-step",
            Self::Time { .. } => "position-time",
            Self::UnknownSand { .. } => "position-unknown-sand",
            Self::UnknownLastOut { .. } => "position-last-out",
            Self::UnknownFast { .. } => "position-unknown-fast",
            Self::UnknownSkips { .. } => "position-skips",
            Self::Drawing => "position-drawing",
            Self::OtherVariant { .. } => "position-other-variant",
            Self::GlassCount { .. } => "position-glass-count",
            Self::TwoOnOneSpace { .. } => "position-two-on-one-space",
            Self::TooManyInSpace { .. } => "position-too-many-in-space",
            Self::TooManyInHand { .. } => "position-too-many-in-hand",
            Self::RingCount { .. } => "position-ring-count",
            Self::Sand { .. } => "position-sand",
            Self::FastGlass => "position-fast-glass",
            Self::NothingLeftOut { .. } => "position-nothing-left-out",
            Self::NotInHand { .. } => "position-not-in-hand",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Self::TooManyInSpace { .. } => "T3.1",
            Self::GlassCount { .. } => "T3.2",
            Self::TooManyInHand { .. } | Self::RingCount { .. } => "T3.3",
            Self::TwoOnOneSpace { .. } => "T4.1",
            Self::NothingLeftOut { .. } => "T5.2",
            Self::Sand { .. } => "T7.2",
            Self::FastGlass => "T8.1",
            Self::NotInHand { .. } => "T8.2",
            _ => "T10",
        })
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::Fields { level, wanted, found } | Self::Time { level, wanted, found } => {
                vec![arg("variant", level.key()), arg("wanted", wanted), arg("found", found)]
            }
            Self::UnknownVariant { name } => vec![arg("name", name)],
            Self::Columns { found } => vec![arg("wanted", COLUMNS), arg("found", found)],
            Self::ColumnLength { column, wanted, found } => {
                vec![arg("column", column), arg("wanted", wanted), arg("found", found)]
            }
            Self::UnknownPiece { column, found } => {
                vec![arg("column", column), arg("found", found)]
            }
            Self::EmptyCount { column } | Self::Parentheses { column } => {
                vec![arg("column", column)]
            }
            Self::Hands { found }
            | Self::Side { found }
            | Self::UnknownStep { found }
            | Self::UnknownSand { found }
            | Self::UnknownLastOut { found }
            | Self::UnknownFast { found }
            | Self::UnknownSkips { found } => vec![arg("found", found)],
            Self::Drawing => vec![arg("wanted", SPACES)],
            Self::OtherVariant { found, wanted } => {
                vec![arg("found", found.key()), arg("wanted", wanted.key())]
            }
            Self::GlassCount { player, found } => {
                vec![arg("player", player), arg("wanted", GLASSES), arg("found", found)]
            }
            Self::TooManyInSpace { space, found } => {
                vec![arg("space", space), arg("most", space.capacity()), arg("found", found)]
            }
            Self::TooManyInHand { player, found } => {
                vec![arg("player", player), arg("most", RINGS), arg("found", found)]
            }
            Self::RingCount { found } => vec![arg("found", found)],
            Self::TwoOnOneSpace { space }
            | Self::Sand { space }
            | Self::NothingLeftOut { space }
            | Self::NotInHand { space } => vec![arg("space", space)],
            Self::FastGlass => Vec::new(),
        }
    }
}

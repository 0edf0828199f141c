//! Why a position cannot be read or cannot arise (Y8).

use rules::{Explain, Player, arg};

use crate::board::Point;
use crate::row::Row;
use crate::variant::Variant;

/// Why a position cannot be read or cannot arise.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum SetupFault {
    #[error("a position has four fields separated by one space, this has {found}")]
    Fields { found: usize },
    #[error("there is no variant `{name}` of YINSH")]
    UnknownVariant { name: String },
    #[error("the board has 11 columns separated by `/`, the text has {found}")]
    Columns { found: usize },
    #[error("column {column} has {wanted} points, this describes {found}")]
    ColumnLength { column: char, wanted: usize, found: usize },
    #[error("column {column}: `{found}` is not one of R M r m or a number of vacant points")]
    UnknownPiece { column: char, found: char },
    #[error("column {column}: a number of vacant points has no leading zero and follows no other")]
    BadNumber { column: char },
    #[error("the player to move is `w` or `b`, not `{found}`")]
    Side { found: String },
    #[error("the phase is 0 to 5, not `{found}`")]
    UnknownPhase { found: String },
    #[error("the drawing has not the 85 points of the board, or not in its order")]
    Drawing,
    #[error("this is a position of {found}, not of {wanted}")]
    OtherVariant { found: Variant, wanted: Variant },
    #[error("there are two pieces on {point}")]
    TwoOnOnePoint { point: Point },
    #[error("there are 51 markers in the game, and {found} here")]
    TooManyMarkers { found: u32 },
    #[error("the {player} player has five rings, and {found} here")]
    TooManyRings { player: Player, found: u32 },
    #[error(
        "rings are placed in turn: {first} of the first and {second} of the second player do not fit who is to move"
    )]
    NotInTurn { first: u32, second: u32 },
    #[error("all rings are on the board, so none is placed")]
    AllPlaced,
    #[error("there is a marker on {point} before all rings are on the board")]
    MarkerTooEarly { point: Point },
    #[error("the {player} player has removed {removed} rings, so the game was over before")]
    HasWon { player: Player, removed: u8 },
    #[error("the player to move has no row, so none must be taken")]
    NoRow,
    #[error("no row can have been taken: there are only {pool} markers in the pool")]
    NoRowTaken { pool: u8 },
    #[error("the {player} player should have taken the row {row} before")]
    RowNotTaken { row: Row, player: Player },
}

impl Explain for SetupFault {
    fn code(&self) -> &'static str {
        match self {
            Self::Fields { .. } => "position-fields",
            Self::UnknownVariant { .. } => "position-variant",
            Self::Columns { .. } => "position-columns",
            Self::ColumnLength { .. } => "position-column-length",
            Self::UnknownPiece { .. } => "position-unknown-piece",
            Self::BadNumber { .. } => "position-bad-number",
            Self::Side { .. } => "position-side",
            Self::UnknownPhase { .. } => "position-phase",
            Self::Drawing => "position-drawing",
            Self::OtherVariant { .. } => "position-other-variant",
            Self::TwoOnOnePoint { .. } => "position-two-on-one-point",
            Self::TooManyMarkers { .. } => "position-too-many-markers",
            Self::TooManyRings { .. } => "position-too-many-rings",
            Self::NotInTurn { .. } => "position-not-in-turn",
            Self::AllPlaced => "position-all-placed",
            Self::MarkerTooEarly { .. } => "position-marker-too-early",
            Self::HasWon { .. } => "position-has-won",
            Self::NoRow => "position-no-row",
            Self::NoRowTaken { .. } => "position-no-row-taken",
            Self::RowNotTaken { .. } => "position-row-not-taken",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Self::TooManyMarkers { .. } | Self::TooManyRings { .. } => "Y3",
            Self::NotInTurn { .. } | Self::AllPlaced | Self::MarkerTooEarly { .. } => "Y4.1",
            Self::TwoOnOnePoint { .. } => "Y5.2",
            Self::NoRow => "Y6.1",
            Self::NoRowTaken { .. } => "Y6.2",
            Self::RowNotTaken { .. } => "Y6.4",
            Self::HasWon { .. } => "Y7.1",
            _ => "Y8",
        })
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::Fields { found } | Self::Columns { found } => vec![arg("found", found)],
            Self::UnknownVariant { name } => vec![arg("name", name)],
            Self::ColumnLength { column, wanted, found } => {
                vec![arg("column", column), arg("wanted", wanted), arg("found", found)]
            }
            Self::UnknownPiece { column, found } => {
                vec![arg("column", column), arg("found", found)]
            }
            Self::BadNumber { column } => vec![arg("column", column)],
            Self::Side { found } | Self::UnknownPhase { found } => vec![arg("found", found)],
            Self::OtherVariant { found, wanted } => {
                vec![arg("found", found), arg("wanted", wanted)]
            }
            Self::TwoOnOnePoint { point } | Self::MarkerTooEarly { point } => {
                vec![arg("point", point)]
            }
            Self::TooManyMarkers { found } => vec![arg("found", found)],
            Self::TooManyRings { player, found } => {
                vec![arg("player", player), arg("found", found)]
            }
            Self::NotInTurn { first, second } => vec![arg("first", first), arg("second", second)],
            Self::HasWon { player, removed } => {
                vec![arg("player", player), arg("removed", removed)]
            }
            Self::NoRowTaken { pool } => vec![arg("pool", pool)],
            Self::RowNotTaken { row, player } => vec![arg("row", row), arg("player", player)],
            Self::Drawing | Self::AllPlaced | Self::NoRow => Vec::new(),
        }
    }
}

//! What can be wrong with a described position (D9).

use rules::{Explain, arg};

use crate::board::{COLUMNS, SPACES, Space};
use crate::piece::Piece;
use crate::variant::Kind;

/// Why a position cannot be read or cannot arise.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum SetupFault {
    #[error("a position has four fields separated by one space, this has {found}")]
    Fields { found: usize },
    #[error("there is no variant `{name}` of DVONN")]
    UnknownVariant { name: String },
    #[error("the board has {COLUMNS} columns of spaces separated by `/`, this has {found}")]
    Columns { found: usize },
    #[error("column {column} has {wanted} spaces, this describes {found}")]
    ColumnLength { column: char, wanted: usize, found: usize },
    #[error("column {column}: `{found}` is not one of W B R")]
    UnknownPiece { column: char, found: char },
    #[error("column {column}: vacant spaces are counted by one number without zeros in front")]
    EmptyCount { column: char },
    #[error("column {column}: parentheses hold two or more pieces of one stack")]
    Parentheses { column: char },
    #[error("the side to move is `w` or `b`, not `{found}`")]
    Side { found: String },
    #[error("the phase is `p` while pieces are placed or `m` while stacks move, not `{found}`")]
    UnknownPhase { found: String },
    #[error("the drawing has not the {SPACES} spaces of the board, or not in its order")]
    Drawing,
    #[error("this is a position of {}, not of {}", found.key(), wanted.key())]
    OtherVariant { found: Kind, wanted: Kind },
    #[error("{space} is described twice or holds a stack without pieces")]
    NotOneStack { space: Space },
    #[error("there are {found} pieces of {}, and {} is the most", piece.letter(), piece.supply())]
    TooManyPieces { piece: Piece, found: usize },
    #[error("a red piece cannot lie on top of others, as it does on {space}")]
    RedOnTop { space: Space },
    #[error("there is a stack on {space}, but stacks come only once all pieces are placed")]
    StackWhilePlacing { space: Space },
    #[error(
        "after {placed} placings {red} of the pieces are red, {white} white and {black} black: three \
         red ones, then black and white in turn"
    )]
    PlacedOutOfTurn { placed: usize, red: usize, white: usize, black: usize },
    #[error("after {placed} placings it is the other player's turn")]
    OtherSide { placed: usize },
    #[error("all pieces have been placed, so the phase is `m`")]
    AllPlaced,
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
            Self::Side { .. } => "position-side",
            Self::UnknownPhase { .. } => "position-phase",
            Self::Drawing => "position-drawing",
            Self::OtherVariant { .. } => "position-other-variant",
            Self::NotOneStack { .. } => "position-not-one-stack",
            Self::TooManyPieces { .. } => "position-too-many-pieces",
            Self::RedOnTop { .. } => "position-red-on-top",
            Self::StackWhilePlacing { .. } => "position-stack-while-placing",
            Self::PlacedOutOfTurn { .. } => "position-placed-out-of-turn",
            Self::OtherSide { .. } => "position-other-side",
            Self::AllPlaced => "position-all-placed",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Self::TooManyPieces { .. } => "D3",
            Self::PlacedOutOfTurn { .. } => "D4.3",
            Self::OtherSide { .. } => "D4.1",
            Self::StackWhilePlacing { .. } | Self::AllPlaced => "D4.4",
            Self::RedOnTop { .. } => "D5.5",
            _ => "D9",
        })
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::Fields { found } => vec![arg("found", found)],
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
            Self::Side { found } | Self::UnknownPhase { found } => vec![arg("found", found)],
            Self::Drawing => vec![arg("wanted", SPACES)],
            Self::OtherVariant { found, wanted } => {
                vec![arg("found", found.key()), arg("wanted", wanted.key())]
            }
            Self::TooManyPieces { piece, found } => {
                vec![arg("piece", piece.letter()), arg("found", found), arg("most", piece.supply())]
            }
            Self::NotOneStack { space }
            | Self::RedOnTop { space }
            | Self::StackWhilePlacing { space } => vec![arg("space", space)],
            Self::PlacedOutOfTurn { placed, red, white, black } => vec![
                arg("placed", placed),
                arg("red", red),
                arg("white", white),
                arg("black", black),
            ],
            Self::OtherSide { placed } => vec![arg("placed", placed)],
            Self::AllPlaced => Vec::new(),
        }
    }
}

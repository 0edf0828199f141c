//! Why an action may not be played, with the number of the rule (see `RULES.md`).

use rules::{Explain, arg};

use crate::board::Space;
use crate::kind::Kind;
use crate::placement::Placement;

/// Why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum Refusal {
    #[error("the game is over")]
    GameOver,
    #[error("you have no piece {} left to add", kind.letter())]
    NotInHand { kind: Kind },
    #[error("{space} is covered: add a piece on three vacant spaces")]
    Occupied { space: Space },
    #[error("{space} is in the centre hexagon, where no piece is added")]
    InCentre { space: Space },
    #[error("{space} is in the centre hexagon, where White's first piece is not added")]
    FirstInCentre { space: Space },
    #[error("no piece {} has its PÜNCT on {space}", kind.letter())]
    NoPieceThere { kind: Kind, space: Space },
    #[error("the piece {} on {space} is your opponent's", kind.letter())]
    NotYourPiece { kind: Kind, space: Space },
    #[error("your piece {} on {space} cannot move: another piece lies on it", kind.letter())]
    Covered { kind: Kind, space: Space },
    #[error("{from} and {to} are not on one line: the PÜNCT moves straight")]
    NotInLine { from: Space, to: Space },
    #[error("the piece would lie as before: move or turn it")]
    Unchanged,
    #[error(
        "{placement} is not even: all dots lie equally high, or the ends do and the middle lies lower"
    )]
    Uneven { placement: Placement },
    #[error(
        "nothing lies on {space}: a piece that covers others has its PÜNCT on a dot of its colour"
    )]
    PunctOnNothing { space: Space },
    #[error("the dot on {space} is your opponent's: the PÜNCT must come onto a dot of its colour")]
    PunctOnOpponent { space: Space },
    #[error("you may not pass: you can add or move a piece")]
    MayNotPass,
}

impl Explain for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::NotInHand { .. } => "not-in-hand",
            Self::Occupied { .. } => "occupied",
            Self::InCentre { .. } => "in-centre",
            Self::FirstInCentre { .. } => "first-in-centre",
            Self::NoPieceThere { .. } => "no-piece-there",
            Self::NotYourPiece { .. } => "not-your-piece",
            Self::Covered { .. } => "covered",
            Self::NotInLine { .. } => "not-in-line",
            Self::Unchanged => "unchanged",
            Self::Uneven { .. } => "uneven",
            Self::PunctOnNothing { .. } => "punct-on-nothing",
            Self::PunctOnOpponent { .. } => "punct-on-opponent",
            Self::MayNotPass => "may-not-pass",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Self::GameOver => "P8.1",
            Self::NotInHand { .. } => "P3.1",
            Self::Occupied { .. } => "P5.1",
            Self::InCentre { .. } => "P5.2",
            Self::FirstInCentre { .. } => "P5.3",
            Self::NoPieceThere { .. } | Self::NotYourPiece { .. } | Self::Covered { .. } => "P6.1",
            Self::NotInLine { .. } => "P6.2",
            Self::Unchanged => "P6.3",
            Self::Uneven { .. } => "P6.5",
            Self::PunctOnNothing { .. } | Self::PunctOnOpponent { .. } => "P6.6",
            Self::MayNotPass => "P9",
        })
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::NotInHand { kind } => vec![("letter", kind.letter().to_owned())],
            Self::Occupied { space }
            | Self::InCentre { space }
            | Self::FirstInCentre { space }
            | Self::PunctOnNothing { space }
            | Self::PunctOnOpponent { space } => vec![arg("space", space)],
            Self::NoPieceThere { kind, space }
            | Self::NotYourPiece { kind, space }
            | Self::Covered { kind, space } => {
                vec![("letter", kind.letter().to_owned()), arg("space", space)]
            }
            Self::NotInLine { from, to } => {
                vec![arg("from", from), arg("to", to)]
            }
            Self::Uneven { placement } => vec![arg("placement", placement)],
            Self::GameOver | Self::Unchanged | Self::MayNotPass => Vec::new(),
        }
    }
}

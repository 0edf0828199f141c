//! Why an action may not be played, with the number of the rule (see `RULES.md`).

use rules::{Explain, arg};

use crate::board::Space;

/// Why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum Refusal {
    #[error("the game is over")]
    GameOver,
    #[error("all pieces are placed; move one of your stacks")]
    AllPlaced,
    #[error("there is a piece on {space}")]
    SpaceOccupied { space: Space },
    #[error("the pieces are still being placed ({left} to go); name a vacant space")]
    PlaceFirst { left: u32 },
    #[error("there is nothing on {space}")]
    NothingToMove { space: Space },
    #[error("the stack on {space} is not yours: the piece on top decides")]
    NotYours { space: Space },
    #[error("a single red piece, as on {space}, does not move")]
    RedAlone { space: Space },
    #[error("the stack on {space} is enclosed on all six sides and may not move")]
    Enclosed { space: Space },
    #[error("{from} and {to} are not on one straight line")]
    NoLine { from: Space, to: Space },
    #[error("the stack on {from} moves as far as it is high, {height}, and {to} is {steps} away")]
    WrongDistance { from: Space, to: Space, height: usize, steps: usize },
    #[error("there is nothing on {space} to move onto")]
    NothingThere { space: Space },
    #[error("you may not pass: you have a stack that can move")]
    MayNotPass,
}

impl Explain for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::AllPlaced => "all-placed",
            Self::SpaceOccupied { .. } => "space-occupied",
            Self::PlaceFirst { .. } => "place-first",
            Self::NothingToMove { .. } => "nothing-to-move",
            Self::NotYours { .. } => "not-yours",
            Self::RedAlone { .. } => "red-alone",
            Self::Enclosed { .. } => "enclosed",
            Self::NoLine { .. } => "no-line",
            Self::WrongDistance { .. } => "wrong-distance",
            Self::NothingThere { .. } => "nothing-there",
            Self::MayNotPass => "may-not-pass",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Self::SpaceOccupied { .. } => "D4.1",
            Self::AllPlaced | Self::PlaceFirst { .. } => "D4.4",
            Self::NothingToMove { .. } | Self::NotYours { .. } => "D5.1",
            Self::NoLine { .. } | Self::WrongDistance { .. } => "D5.2",
            Self::NothingThere { .. } => "D5.3",
            Self::Enclosed { .. } => "D5.4",
            Self::RedAlone { .. } => "D5.5",
            Self::MayNotPass => "D6",
            Self::GameOver => "D8.1",
        })
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::SpaceOccupied { space }
            | Self::NothingToMove { space }
            | Self::NotYours { space }
            | Self::RedAlone { space }
            | Self::Enclosed { space }
            | Self::NothingThere { space } => vec![arg("space", space)],
            Self::PlaceFirst { left } => vec![arg("left", left)],
            Self::NoLine { from, to } => {
                vec![arg("from", from), arg("to", to)]
            }
            Self::WrongDistance { from, to, height, steps } => {
                vec![arg("from", from), arg("to", to), arg("height", height), arg("steps", steps)]
            }
            Self::GameOver | Self::AllPlaced | Self::MayNotPass => Vec::new(),
        }
    }
}

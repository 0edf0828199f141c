//! Why an action may not be played, with the number of the rule (see `RULES.md`).

use rules::Explain;

use crate::board::Cell;

/// Why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum Refusal {
    #[error("the game is over")]
    GameOver,
    #[error("there is a piece on {cell}")]
    Occupied { cell: Cell },
}

impl Explain for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::Occupied { .. } => "occupied",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Self::GameOver => "N4.1",
            Self::Occupied { .. } => "N3",
        })
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::GameOver => Vec::new(),
            Self::Occupied { cell } => vec![("cell", cell.to_string())],
        }
    }
}

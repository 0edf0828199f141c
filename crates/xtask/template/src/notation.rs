//! The players' notation, read and written given a position (N5).

use rules::{Explain, Game};

use crate::action::Action;
use crate::position::Position;
use crate::refusal::Refusal;

/// Writes the actions of one turn.
pub(crate) fn write(actions: &[Action]) -> String {
    actions.iter().map(ToString::to_string).collect()
}

/// Reads one turn.
pub(crate) fn read(position: &Position, text: &str) -> Result<Vec<Action>, NotationError> {
    let action: Action = text
        .trim()
        .to_lowercase()
        .parse()
        .map_err(|_| NotationError::Unreadable { text: text.to_owned() })?;
    position.check(action).map_err(NotationError::Illegal)?;
    Ok(vec![action])
}

/// Why a turn in the players' notation cannot be read in a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum NotationError {
    #[error("`{text}` is no turn: write a cell such as c3")]
    Unreadable { text: String },
    #[error(transparent)]
    Illegal(Refusal),
}

impl Explain for NotationError {
    fn code(&self) -> &'static str {
        match self {
            Self::Unreadable { .. } => "notation-unreadable",
            Self::Illegal(why) => why.code(),
        }
    }

    fn is_misspelling(&self) -> bool {
        matches!(self, Self::Unreadable { .. })
    }

    fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Unreadable { .. } => Some("N5"),
            Self::Illegal(why) => why.rule(),
        }
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::Unreadable { text } => vec![("text", text.clone())],
            Self::Illegal(why) => why.args(),
        }
    }
}

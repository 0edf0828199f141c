//! The players' notation, read and written given a position (T10).

use rules::{Explain, Game};

use crate::action::Action;
use crate::position::{Position, Step};
use crate::refusal::Refusal;
use crate::variant::Level;

/// Writes the actions of one turn, or of its beginning or rest, that are legal one after the other. A
/// glass that is lifted and put down is one move.
pub(crate) fn write(actions: &[Action]) -> String {
    let is_lifted_on = |index: usize| matches!(actions.get(index + 1), Some(Action::Move { .. }));
    let mut parts = Vec::new();
    for (index, action) in actions.iter().enumerate() {
        match action {
            Action::Lift(_) if is_lifted_on(index) => {}
            Action::Pass | Action::Fast => parts.push(action.to_string()),
            _ => parts.push(action.to_string().to_uppercase()),
        }
    }
    parts.join(";")
}

/// Reads one turn, or its beginning or rest.
pub(crate) fn read(position: &Position, text: &str) -> Result<Vec<Action>, NotationError> {
    let mut at = *position;
    let mut actions = Vec::new();
    for part in text.split(';').map(str::trim) {
        if at.to_move != position.to_move {
            return Err(NotationError::TurnIsOver { text: text.to_owned() });
        }
        let unreadable = || NotationError::Unreadable { text: text.to_owned() };
        let action = part.to_lowercase().parse().map_err(|_| unreadable())?;
        let lifted = match action {
            Action::Move { from, .. }
                if at.variant.level() == Level::Three && !matches!(at.step, Step::Held(_)) =>
            {
                Some(Action::Lift(from))
            }
            _ => None,
        };
        for action in lifted.into_iter().chain([action]) {
            let illegal = |why| NotationError::Illegal { text: part.to_owned(), why };
            at.play(action).map_err(illegal)?;
            actions.push(action);
        }
    }
    Ok(actions)
}

/// Why a turn in the players' notation cannot be read in a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum NotationError {
    #[error("`{text}` is no turn: write A1-B2, A1-B2* without a ring, +B2;A1-A2 or pass")]
    Unreadable { text: String },
    #[error("`{text}` goes on after the end of the turn")]
    TurnIsOver { text: String },
    #[error("`{text}` is refused: {why}")]
    Illegal { text: String, why: Refusal },
}

impl Explain for NotationError {
    fn code(&self) -> &'static str {
        match self {
            Self::Unreadable { .. } => "notation-unreadable",
            Self::TurnIsOver { .. } => "notation-turn-is-over",
            Self::Illegal { why, .. } => why.code(),
        }
    }

    fn is_misspelling(&self) -> bool {
        matches!(self, Self::Unreadable { .. })
    }

    fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Illegal { why, .. } => why.rule(),
            _ => Some("T10"),
        }
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::Unreadable { text } | Self::TurnIsOver { text } => vec![("text", text.clone())],
            Self::Illegal { why, .. } => why.args(),
        }
    }
}

//! The players' notation, read and written given a position (T10).

use std::convert::Infallible;

use rules::{Game, Notation};

use crate::action::Action;
use crate::position::{Position, Step};
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
pub type NotationError = rules::NotationError<Position>;

impl Notation for Position {
    const RULE: &'static str = "T10";
    const FORMS: &'static str = "A1-B2, A1-B2* without a ring, +B2;A1-A2 or pass";

    type Other = Infallible;
}

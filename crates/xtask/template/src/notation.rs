//! The players' notation, read and written given a position (N5).

use std::convert::Infallible;

use rules::{Game, Notation};

use crate::action::Action;
use crate::position::Position;

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
    position
        .check(action)
        .map_err(|why| NotationError::Illegal { text: text.to_owned(), why })?;
    Ok(vec![action])
}

/// Why a turn in the players' notation cannot be read in a position.
pub type NotationError = rules::NotationError<Position>;

impl Notation for Position {
    const RULE: &'static str = "N5";
    const FORMS: &'static str = "a cell such as c3";

    type Other = Infallible;
}

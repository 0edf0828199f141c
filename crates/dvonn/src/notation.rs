//! The players' published notation, read and written given a position (D9).

use std::convert::Infallible;

use rules::{Game, Notation};

use crate::action::Action;
use crate::board::Space;
use crate::place;
use crate::position::{Phase, Position};

/// Writes the actions of one turn, each of which is one.
pub(crate) fn write(actions: &[Action]) -> String {
    actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Reads one turn. Where one piece is left to be placed, a move stands for the placing and for the
/// move: published games leave out what has no choice.
pub(crate) fn read(position: &Position, text: &str) -> Result<Vec<Action>, NotationError> {
    let text = text.trim();
    let action = parse(text).ok_or_else(|| NotationError::Unreadable { text: text.to_owned() })?;
    let mut actions = Vec::new();
    let mut at = *position;
    if let (Action::Move { .. }, Phase::Placing, 1, Some(last)) =
        (action, at.phase(), place::vacant(&at).len(), place::vacant(&at).lowest())
    {
        actions.push(Action::Place(last));
        at.apply(Action::Place(last));
    }
    at.check(action).map_err(|why| NotationError::Illegal { text: text.to_owned(), why })?;
    actions.push(action);
    Ok(actions)
}

/// The action of a text in small or capital letters, its two spaces with or without a dash.
fn parse(text: &str) -> Option<Action> {
    let text = text.to_ascii_lowercase();
    if text == "pass" {
        return Some(Action::Pass);
    }
    let (from, rest) = text.split_at_checked(2)?;
    let from: Space = from.parse().ok()?;
    if rest.is_empty() {
        return Some(Action::Place(from));
    }
    let to = rest.strip_prefix('-').unwrap_or(rest).parse().ok()?;
    Some(Action::Move { from, to })
}

/// Why a turn in the players' notation cannot be read in a position.
pub type NotationError = rules::NotationError<Position>;

impl Notation for Position {
    const RULE: &'static str = "D9";
    const FORMS: &'static str = "g2 for a placing, a1-a3 for a move, or pass";

    type Other = Infallible;
}

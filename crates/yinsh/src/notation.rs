//! The players' published notation, read and written given a position (Y8).

use rules::{Explain, Game, Notation, arg};

use crate::action::Action;
use crate::board::Point;
use crate::position::{Phase, Position};
use crate::row::{self, Row};

/// Writes the actions of one turn, or of its beginning or rest, that are legal one after the other.
pub(crate) fn write(actions: &[Action]) -> String {
    let mut text = String::new();
    let mut before: Option<&Action> = None;
    for action in actions {
        let is_move = |action: &Action| !matches!(action, Action::TakeRow(_) | Action::TakeRing(_));
        if before.is_some_and(|before| is_move(before) != is_move(action)) {
            text.push(';');
        }
        text.push_str(&action.to_string());
        before = Some(action);
    }
    text
}

/// Reads one turn, or its beginning or rest. A row without a choice need not be named before its
/// ring.
pub(crate) fn read(position: &Position, text: &str) -> Result<Vec<Action>, NotationError> {
    let mut reader = Reader { text, at: *position, is_over: false, actions: Vec::new() };
    let unreadable = || NotationError::Unreadable { text: text.to_owned() };
    let plain = text.to_lowercase().replace('×', "x");
    for part in plain.split(';') {
        let mut groups = part.split('x').map(str::trim);
        // What stands before the first `x` is a move, and nothing stands there in other parts.
        let first = groups.next().unwrap_or_default();
        if !first.is_empty() {
            reader.play(read_move(first).ok_or_else(unreadable)?)?;
        } else if !part.contains('x') {
            return Err(unreadable());
        }
        for group in groups {
            reader.take(group)?;
        }
    }
    Ok(reader.actions)
}

/// A placing, a move or a pass.
fn read_move(text: &str) -> Option<Action> {
    if text == "pass" || text == "-" {
        return Some(Action::Pass);
    }
    match text.split_once('-') {
        None => Some(Action::Place(text.parse().ok()?)),
        Some((from, to)) => {
            Some(Action::Move { from: from.trim().parse().ok()?, to: to.trim().parse().ok()? })
        }
    }
}

struct Reader<'a> {
    text: &'a str,
    at: Position,
    /// Whether the turn is complete.
    is_over: bool,
    actions: Vec<Action>,
}

impl Reader<'_> {
    fn play(&mut self, action: Action) -> Result<(), NotationError> {
        if self.is_over {
            return Err(NotationError::TurnIsOver { text: self.text.to_owned() });
        }
        let before = self.at;
        let illegal = |why| NotationError::Illegal { text: action.to_string(), why };
        self.at.play(action).map_err(illegal)?;
        self.is_over = before.completes_turn(&self.at);
        self.actions.push(action);
        Ok(())
    }

    /// What stands behind an `x`: the ends of a row, or a ring.
    fn take(&mut self, text: &str) -> Result<(), NotationError> {
        let unreadable = || NotationError::Unreadable { text: self.text.to_owned() };
        if let Some((from, to)) = text.split_once('-') {
            let end = |name: &str| name.trim().parse::<Point>().map_err(|_| unreadable());
            let (from, to) = (end(from)?, end(to)?);
            let row = Row::between(from, to).or_else(|_| Row::between(to, from));
            let row = row.map_err(|_| {
                NotationError::Other(NotationFault::NoRow { first: from, last: to })
            })?;
            return self.play(Action::TakeRow(row));
        }
        let ring: Point = text.parse().map_err(|_| unreadable())?;
        if !self.is_over && matches!(self.at.phase(), Phase::RowBefore | Phase::RowAfter) {
            let mut rows = row::of(&self.at, self.at.to_move());
            match (rows.next(), rows.count()) {
                (Some(row), 0) => self.play(Action::TakeRow(row))?,
                (_, more) => {
                    return Err(NotationError::Other(NotationFault::Ambiguous {
                        choices: more + 1,
                    }));
                }
            }
        }
        self.play(Action::TakeRing(ring))
    }
}

/// Why a turn in the players' notation cannot be read in a position.
pub type NotationError = rules::NotationError<Position>;

impl Notation for Position {
    const RULE: &'static str = "Y8";
    const FORMS: &'static str = "e3, e3-g5, and xg5-g9xa5 for a row and a ring";

    type Other = NotationFault;
}

/// What else can be wrong with a turn.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum NotationFault {
    #[error("from {first} to {last} are not five points of a line")]
    NoRow { first: Point, last: Point },
    #[error(
        "a ring alone is short for a row without a choice, and there are {choices}: name the ends of the row"
    )]
    Ambiguous { choices: usize },
}

impl Explain for NotationFault {
    fn code(&self) -> &'static str {
        match self {
            Self::NoRow { .. } => "notation-no-row",
            Self::Ambiguous { .. } => "notation-ambiguous-row",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        Some(Position::RULE)
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::NoRow { first, last } => vec![arg("first", first), arg("last", last)],
            Self::Ambiguous { choices } => vec![arg("choices", choices)],
        }
    }
}

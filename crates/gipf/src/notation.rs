//! The players' published notation, read and written given a position (G8, *Players' notation*).

use hexgrid::CellSet;
use rules::{Explain, Game, Notation, arg};

use crate::action::{Action, Piece};
use crate::board::{Point, Way};
use crate::position::{Phase, Position};

/// Writes the actions of one turn, or of its beginning, that are legal one after the other.
pub(crate) fn write(position: &Position, actions: &[Action]) -> String {
    let mut at = *position;
    let mut parts = Vec::new();
    for &action in actions {
        parts.push(match action {
            Action::Push { piece: piece @ (Piece::Basic | Piece::Gipf), way } => {
                push(&at, piece, way)
            }
            Action::Remove(cells) => removal(&at, cells),
            // There is no published notation for potentials; ours is the text of the action.
            _ => action.to_string(),
        });
        at.apply(action);
    }
    parts.join(";")
}

/// The landing spot of a push that moves nothing, else the dot and the spot reached by the furthest
/// piece moved.
fn push(position: &Position, piece: Piece, way: Way) -> String {
    let letter = if piece == Piece::Gipf { "G" } else { "" };
    match furthest(position, way) {
        None => format!("{letter}{}", Point::from(way.first())),
        Some(spot) => format!("{letter}{}-{spot}", way.dot()),
    }
}

/// The spot that the furthest piece moved by a push comes to; none if it moves nothing.
fn furthest(position: &Position, way: Way) -> Option<Point> {
    let shifting = way.shifting(position.board(), position.occupied());
    // Without the spots that were occupied before, only the furthest is left.
    let reached = (way.moved_on(shifting) - shifting) - way.first().set();
    reached.lowest().map(Point::from)
}

fn removal(position: &Position, cells: CellSet) -> String {
    let mut text = "x".to_owned();
    for (index, cell) in cells.iter().enumerate() {
        if index > 0 {
            text.push(',');
        }
        if position.gipf_pieces().contains(cell) {
            text.push('G');
        }
        text.push_str(&Point::from(cell).to_string());
        if !position.owned(position.to_move()).contains(cell) {
            text.push('*');
        }
    }
    text
}

/// Reads one turn, or its beginning. Where a row that may be left is not mentioned, it is left.
pub(crate) fn read(position: &Position, text: &str) -> Result<Vec<Action>, NotationError> {
    let mut at = *position;
    let mut actions = Vec::new();
    let mut play = |at: &mut Position, action| match at.play(action) {
        Ok(()) => {
            actions.push(action);
            Ok(())
        }
        Err(refusal) => Err(NotationError::Illegal { text: action.to_string(), why: refusal }),
    };
    for part in text.trim().split(';') {
        let part = part.trim();
        if at.to_move() != position.to_move() || at.outcome().is_some() {
            return Err(NotationError::TurnIsOver { text: part.to_owned() });
        }
        if part == "x-" {
            play(&mut at, Action::Leave)?;
        } else if let Some(list) = part.strip_prefix('x') {
            for cells in read_removals(&at, list)? {
                play(&mut at, Action::Remove(cells))?;
            }
        } else {
            if at.phase() == Phase::RowsBefore && at.check(Action::Leave).is_ok() {
                play(&mut at, Action::Leave)?;
            }
            if let Some(action) = read_potential(part) {
                play(&mut at, action)?;
                continue;
            }
            let (piece, target) = read_push(part)?;
            let way = find_way(&at, part, target)?;
            play(&mut at, Action::Push { piece, way })?;
        }
    }
    if at.to_move() == position.to_move()
        && at.phase() == Phase::RowsAfter
        && at.check(Action::Leave).is_ok()
    {
        play(&mut at, Action::Leave)?;
    }
    Ok(actions)
}

/// An action with a potential, which is written by its stable text.
fn read_potential(part: &str) -> Option<Action> {
    match part.parse().ok()? {
        Action::Push { piece: Piece::Basic | Piece::Gipf, .. }
        | Action::Leave
        | Action::Remove(_) => None,
        action => Some(action),
    }
}

/// What a push names: a landing spot, or a dot and a spot on the line from there.
#[derive(Clone, Copy)]
enum Target {
    Landing(Point),
    Along(Point, Point),
}

fn read_push(part: &str) -> Result<(Piece, Target), NotationError> {
    let unreadable = || NotationError::Unreadable { text: part.to_owned() };
    let point = |name: &str| name.parse::<Point>().map_err(|_| unreadable());
    let (piece, rest) = match part.strip_prefix('G') {
        Some(rest) => (Piece::Gipf, rest),
        None => (Piece::Basic, part),
    };
    let target = match rest.split_once('-') {
        None => Target::Landing(point(rest)?),
        Some((dot, spot)) => Target::Along(point(dot)?, point(spot)?),
    };
    Ok((piece, target))
}

fn find_way(position: &Position, part: &str, target: Target) -> Result<Way, NotationError> {
    let found = match target {
        Target::Landing(spot) => position.board().ways().find(|&way| {
            Point::from(way.first()) == spot && !position.occupied().contains(way.first())
        }),
        Target::Along(dot, spot) => position.board().ways().find(|way| {
            let along = position.board().spot(spot);
            way.dot() == dot && along.is_some_and(|cell| way.line(position.board()).contains(cell))
        }),
    };
    found.ok_or_else(|| match target {
        Target::Landing(spot) => {
            NotationError::Other(NotationFault::NoLanding { spot: spot.to_string() })
        }
        Target::Along(..) => NotationError::Other(NotationFault::NoLine { text: part.to_owned() }),
    })
}

/// The removals that a list stands for: one row, or several that cross, one after the other.
fn read_removals(position: &Position, list: &str) -> Result<Vec<CellSet>, NotationError> {
    let mut legal = Vec::new();
    position.legal_actions(&mut legal);
    let removals = || {
        legal.iter().filter_map(|action| match *action {
            Action::Remove(cells) => Some(cells),
            _ => None,
        })
    };
    if list.is_empty() {
        let mut choices = removals();
        return match (choices.next(), choices.count()) {
            (Some(cells), 0) => Ok(vec![cells]),
            (Some(_), more) => {
                Err(NotationError::Other(NotationFault::Ambiguous { choices: more + 1 }))
            }
            (None, _) => Ok(vec![CellSet::EMPTY]),
        };
    }
    let mut cells = CellSet::EMPTY;
    for name in list.split(',') {
        let bare = name.trim();
        let bare = bare.strip_prefix('G').unwrap_or(bare);
        let bare = bare.strip_suffix('*').unwrap_or(bare);
        let spot = bare.parse::<Point>().ok().and_then(|point| position.board().spot(point));
        let cell = spot.ok_or_else(|| NotationError::Unreadable { text: format!("x{list}") })?;
        cells |= cell.set();
    }
    // If the list cannot be taken apart it is one removal, and refused as such with the reason.
    Ok(taken_apart(position, cells).unwrap_or_else(|| vec![cells]))
}

/// The removals that together clear exactly these cells, first in byte order.
fn taken_apart(position: &Position, cells: CellSet) -> Option<Vec<CellSet>> {
    let mut legal = Vec::new();
    position.legal_actions(&mut legal);
    if legal.contains(&Action::Remove(cells)) {
        return Some(vec![cells]);
    }
    legal.into_iter().find_map(|action| {
        let Action::Remove(part) = action else { return None };
        if !cells.includes(part) {
            return None;
        }
        let mut next = *position;
        next.apply(action);
        if next.to_move() != position.to_move() {
            return None;
        }
        let mut rest = taken_apart(&next, cells - part)?;
        rest.insert(0, part);
        Some(rest)
    })
}

/// Why a turn in the players' notation cannot be read in a position.
pub type NotationError = rules::NotationError<Position>;

impl Notation for Position {
    const RULE: &'static str = "G8";
    const FORMS: &'static str = "e2, e1-e4, Ge1-e4, or xb2,b3* for a removal";

    type Other = NotationFault;
}

/// What else can be wrong with a turn.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum NotationFault {
    #[error("no piece can be pushed onto {spot} without moving another: write the dot too")]
    NoLanding { spot: String },
    #[error("`{text}`: no line begins at the dot and goes through that spot")]
    NoLine { text: String },
    #[error("`x` is short for a removal without a choice, and there are {choices}: list the spots")]
    Ambiguous { choices: usize },
}

impl Explain for NotationFault {
    fn code(&self) -> &'static str {
        match self {
            Self::NoLanding { .. } => "notation-no-landing",
            Self::NoLine { .. } => "notation-no-line",
            Self::Ambiguous { .. } => "notation-ambiguous",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        Some(Position::RULE)
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::NoLanding { spot } => vec![arg("spot", spot)],
            Self::NoLine { text } => vec![arg("text", text)],
            Self::Ambiguous { choices } => vec![arg("choices", choices)],
        }
    }
}

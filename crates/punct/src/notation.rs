//! The notation in which players tell turns, read and written given a position (P10).

use rules::{Explain, Game, Notation, arg};

use crate::action::Action;
use crate::board::Space;
use crate::kind::Kind;
use crate::placement::Placement;
use crate::position::Position;

/// Writes the actions of one turn, each of which is one.
pub(crate) fn write(actions: &[Action]) -> String {
    actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Reads one turn.
pub(crate) fn read(position: &Position, text: &str) -> Result<Vec<Action>, NotationError> {
    let unreadable = || NotationError::Unreadable { text: text.to_owned() };
    let action = if text.trim().eq_ignore_ascii_case("pass") {
        Action::Pass
    } else {
        let (kind, spaces) = parse(&text.trim().to_ascii_lowercase()).ok_or_else(unreadable)?;
        let &[ref from @ .., punct, a, b] = spaces.as_slice() else { return Err(unreadable()) };
        // Where the dots lie tells the kind, if it is not told.
        let placement = Placement::of(punct, [a, b])
            .filter(|placement| kind.is_none_or(|kind| placement.kind() == kind))
            .ok_or_else(|| {
                NotationError::Other(NotationFault::NoShape { text: text.to_owned() })
            })?;
        match *from {
            [] => Action::Add(placement),
            [from] => Action::Move { from, to: placement },
            _ => return Err(unreadable()),
        }
    };
    position
        .check(action)
        .map_err(|why| NotationError::Illegal { text: action.to_string(), why })?;
    Ok(vec![action])
}

/// The kind, if it is told, and the spaces of a text in small letters.
fn parse(text: &str) -> Option<(Option<Kind>, Vec<Space>)> {
    let is_digit = |sign: char| sign.is_ascii_digit();
    let (mut kind, mut rest) = (None, text);
    let letters = text.find(is_digit)?;
    // What stands before the letter of the first space is the kind: R, AR for an angle, SC for a straight.
    let (name, spaces) = text.split_at_checked(letters.checked_sub(1)?)?;
    let name = name.trim_end_matches('-').trim_end();
    if !name.is_empty() {
        let name = match name {
            "al" | "am" | "ar" | "sc" | "se" => &name[1..],
            _ => name,
        };
        let found = |it: &Kind| it.letter().eq_ignore_ascii_case(name);
        kind = Some(Kind::ALL.into_iter().find(found)?);
        rest = spaces;
    }
    let mut spaces = Vec::new();
    while !rest.is_empty() {
        let digits = rest.get(1..)?;
        let end = digits.find(|sign| !is_digit(sign)).unwrap_or(digits.len()) + 1;
        spaces.push(rest[..end].parse().ok()?);
        let next = rest[end..].trim_start();
        rest = next.strip_prefix([',', '-']).unwrap_or(next).trim_start();
    }
    Some((kind, spaces))
}

/// Why a turn in the players' notation cannot be read in a position.
pub type NotationError = rules::NotationError<Position>;

impl Notation for Position {
    const RULE: &'static str = "P10";
    const FORMS: &'static str =
        "Td3,d4,e4 to add a piece, Td3-i8,h7,h8 to move one, the PÜNCT first, or pass";

    type Other = NotationFault;
}

/// What else can be wrong with a turn.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum NotationFault {
    #[error("no piece, or not the one that is named, can lie as `{text}` says")]
    NoShape { text: String },
}

impl Explain for NotationFault {
    fn code(&self) -> &'static str {
        match self {
            Self::NoShape { .. } => "notation-no-shape",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        Some(Position::RULE)
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::NoShape { text } => vec![arg("text", text)],
        }
    }
}

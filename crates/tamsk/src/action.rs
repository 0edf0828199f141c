//! One decision of one player, and its text (T10).

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use crate::board::Space;

/// One decision of one player. The order is the byte order of the texts.
///
/// ```
/// use tamsk::Action;
/// for text in ["a1-b2", "a1-b2*", "+b2", "a1", "pass", "fast"] {
///     assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
/// }
/// assert!("a1b2".parse::<Action>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// A ring is dropped where the opponent has left it out (T5.2).
    Counter(Space),
    /// A glass is taken into the hand (T8.2).
    Lift(Space),
    /// A glass is moved (T4.1).
    Move {
        /// The space it leaves.
        from: Space,
        /// The space it comes to.
        to: Space,
        /// Whether a ring is dropped over it (T4.2, T5.1).
        ring: bool,
    },
    /// The turn goes by without a move (T6).
    Pass,
    /// The player who waits turns the glass of 15 seconds over (T8.1).
    Fast,
}

impl Action {
    /// The text, padded with zeros.
    #[allow(clippy::cast_possible_truncation, reason = "columns and numbers are below 8")]
    fn bytes(self) -> [u8; 6] {
        let letter = |space: Space| b'a' + space.column_and_number().0 as u8;
        let digit = |space: Space| b'0' + space.column_and_number().1 as u8;
        match self {
            Self::Counter(space) => [b'+', letter(space), digit(space), 0, 0, 0],
            Self::Lift(space) => [letter(space), digit(space), 0, 0, 0, 0],
            Self::Move { from, to, ring } => {
                let star = if ring { 0 } else { b'*' };
                [letter(from), digit(from), b'-', letter(to), digit(to), star]
            }
            Self::Pass => *b"pass\0\0",
            Self::Fast => *b"fast\0\0",
        }
    }
}

impl Ord for Action {
    fn cmp(&self, other: &Self) -> Ordering {
        self.bytes().cmp(&other.bytes())
    }
}

impl PartialOrd for Action {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Counter(space) => write!(f, "+{space}"),
            Self::Lift(space) => space.fmt(f),
            Self::Move { from, to, ring: true } => write!(f, "{from}-{to}"),
            Self::Move { from, to, ring: false } => write!(f, "{from}-{to}*"),
            Self::Pass => f.write_str("pass"),
            Self::Fast => f.write_str("fast"),
        }
    }
}

/// The text is no action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "an action is a1-b2, a1-b2* without a ring, +b2, a1, pass or fast, with spaces of the board"
)]
pub struct BadAction;

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Self, BadAction> {
        let space = |name: &str| name.parse().map_err(|_| BadAction);
        if text == "pass" {
            Ok(Self::Pass)
        } else if text == "fast" {
            Ok(Self::Fast)
        } else if let Some(name) = text.strip_prefix('+') {
            Ok(Self::Counter(space(name)?))
        } else if let Some((from, to)) = text.split_once('-') {
            let (to, ring) = to.strip_suffix('*').map_or((to, true), |to| (to, false));
            Ok(Self::Move { from: space(from)?, to: space(to)?, ring })
        } else {
            space(text).map(Self::Lift)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn t10_the_order_is_that_of_the_texts() {
        let texts = ["+b2", "a1", "a1-a2", "a1-a2*", "a1-b1", "f5-g4", "fast", "g1", "pass"];
        assert!(texts.is_sorted());
        let actions: Vec<Action> = texts.iter().filter_map(|text| text.parse().ok()).collect();
        assert_eq!(actions.len(), texts.len());
        assert!(actions.is_sorted());
    }
}

//! One decision of one player, and its text (D9).

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use crate::board::Space;

/// One decision of one player. The order is the byte order of the texts.
///
/// ```
/// use dvonn::Action;
/// for text in ["f3", "a1-a3", "pass"] {
///     assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
/// }
/// assert!("a1a3".parse::<Action>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// A piece is put on a vacant space (D4.1); which one follows from the turn.
    Place(Space),
    /// A stack is put on top of another (D5.1).
    Move {
        /// The space it leaves.
        from: Space,
        /// The space it comes to.
        to: Space,
    },
    /// No stack can move (D6).
    Pass,
}

impl Action {
    /// What is compared: the first space, then the second, if there are any.
    const fn rank(self) -> (u8, Option<Space>, Option<Space>) {
        match self {
            Self::Place(space) => (0, Some(space), None),
            Self::Move { from, to } => (0, Some(from), Some(to)),
            Self::Pass => (1, None, None),
        }
    }
}

impl Ord for Action {
    fn cmp(&self, other: &Self) -> Ordering {
        self.rank().cmp(&other.rank())
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
            Self::Place(space) => space.fmt(f),
            Self::Move { from, to } => write!(f, "{from}-{to}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

/// The text is no action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an action is f3, a1-a3 or pass, with spaces of the board")]
pub struct BadAction;

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Self, BadAction> {
        let space = |name: &str| name.parse().map_err(|_| BadAction);
        if text == "pass" {
            Ok(Self::Pass)
        } else if let Some((from, to)) = text.split_once('-') {
            Ok(Self::Move { from: space(from)?, to: space(to)? })
        } else {
            space(text).map(Self::Place)
        }
    }
}

//! One decision of one player, and its text (Y8).

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use crate::board::Point;
use crate::row::{NoRow, Row};

/// One decision of one player. The order is the byte order of the texts.
///
/// ```
/// use yinsh::Action;
/// for text in ["e3", "h11-g7", "pass", "xa5", "xg5-g9"] {
///     assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
/// }
/// assert!("xg9-g5".parse::<Action>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// A ring is put on a vacant point (Y4.1).
    Place(Point),
    /// A marker is put into a ring, which moves away from it (Y5).
    Move {
        /// The point it leaves, and where the marker stays.
        from: Point,
        /// The point it comes to.
        to: Point,
    },
    /// No ring can be moved (Y5.4).
    Pass,
    /// The markers of a row go back to the pool (Y6.2).
    TakeRow(Row),
    /// A ring is taken off the board for a row (Y6.2).
    TakeRing(Point),
}

impl Action {
    /// What is compared, as the texts are: `pass` lies between the points and the `x`.
    fn key(self) -> (u8, Option<Point>, Option<Point>) {
        match self {
            Self::Place(point) => (0, Some(point), None),
            Self::Move { from, to } => (0, Some(from), Some(to)),
            Self::Pass => (1, None, None),
            Self::TakeRing(point) => (2, Some(point), None),
            Self::TakeRow(row) => (2, Some(row.first()), Some(row.last())),
        }
    }
}

impl Ord for Action {
    fn cmp(&self, other: &Self) -> Ordering {
        self.key().cmp(&other.key())
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
            Self::Place(point) => point.fmt(f),
            Self::Move { from, to } => write!(f, "{from}-{to}"),
            Self::Pass => f.write_str("pass"),
            Self::TakeRow(row) => write!(f, "x{row}"),
            Self::TakeRing(point) => write!(f, "x{point}"),
        }
    }
}

/// The text is no action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ActionError {
    /// It names no point of the board.
    #[error("`{0}` is no point of the board")]
    NoPoint(String),
    /// It names the ends of no row.
    #[error(transparent)]
    NoRow(NoRow),
}

impl FromStr for Action {
    type Err = ActionError;

    fn from_str(text: &str) -> Result<Self, ActionError> {
        let point = |name: &str| name.parse().map_err(|_| ActionError::NoPoint(name.to_owned()));
        if text == "pass" {
            return Ok(Self::Pass);
        }
        let (takes, names) = text.strip_prefix('x').map_or((false, text), |rest| (true, rest));
        match (takes, names.split_once('-')) {
            (false, None) => Ok(Self::Place(point(names)?)),
            (false, Some((from, to))) => Ok(Self::Move { from: point(from)?, to: point(to)? }),
            (true, None) => Ok(Self::TakeRing(point(names)?)),
            (true, Some((first, last))) => {
                let row = Row::between(point(first)?, point(last)?);
                row.map(Self::TakeRow).map_err(ActionError::NoRow)
            }
        }
    }
}

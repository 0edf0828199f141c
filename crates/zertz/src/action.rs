//! One decision of one player, and its text (Z9).

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use crate::board::Ring;
use crate::marble::Marble;
use crate::set::RingSet;

/// One decision of one player. The order is the byte order of the texts.
///
/// ```
/// use zertz::Action;
/// for text in ["+-", "+a1,a2", "-d1", "Wd4", "d1:d3", "pass"] {
///     assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
/// }
/// assert!("Xd4".parse::<Action>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// The isolated groups that still stand are left for good (Z7.2).
    Leave,
    /// One isolated group is claimed (Z7.2).
    Claim(RingSet),
    /// A free ring is removed (Z5.2).
    Remove(Ring),
    /// A marble is put on a vacant ring (Z5.1).
    Place {
        /// The marble.
        marble: Marble,
        /// Where.
        ring: Ring,
    },
    /// A marble jumps over another and captures it (Z6.1).
    Jump {
        /// The ring it leaves.
        from: Ring,
        /// The ring it comes to.
        to: Ring,
    },
    /// Nothing can be done (Z5.5).
    Pass,
}

impl Action {
    const fn rank(&self) -> u8 {
        match self {
            Self::Leave => 0,
            Self::Claim(_) => 1,
            Self::Remove(_) => 2,
            Self::Place { .. } => 3,
            Self::Jump { .. } => 4,
            Self::Pass => 5,
        }
    }
}

impl Ord for Action {
    fn cmp(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Self::Claim(a), Self::Claim(b)) => a.iter().cmp(b.iter()),
            (Self::Remove(a), Self::Remove(b)) => a.cmp(b),
            (Self::Place { marble: a, ring: at }, Self::Place { marble: b, ring: there }) => {
                (a, at).cmp(&(b, there))
            }
            (Self::Jump { from: a, to: at }, Self::Jump { from: b, to: there }) => {
                (a, at).cmp(&(b, there))
            }
            _ => self.rank().cmp(&other.rank()),
        }
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
            Self::Leave => f.write_str("+-"),
            Self::Claim(group) => write!(f, "+{group}"),
            Self::Remove(ring) => write!(f, "-{ring}"),
            Self::Place { marble, ring } => write!(f, "{}{ring}", marble.letter()),
            Self::Jump { from, to } => write!(f, "{from}:{to}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

/// The text is no action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ActionError {
    /// It has none of the forms of an action.
    #[error("an action is Wd4, -d1, d1:d3, +a1,a2, +- or pass")]
    Unreadable,
    /// It names no ring of any board.
    #[error("`{0}` is no ring")]
    NoRing(String),
    /// A claim names its rings in another order than by column and number, or one of them twice.
    #[error("the rings of a group stand in the order of columns and numbers, each once")]
    Disordered,
}

impl FromStr for Action {
    type Err = ActionError;

    fn from_str(text: &str) -> Result<Self, ActionError> {
        let ring = |name: &str| name.parse().map_err(|_| ActionError::NoRing(name.to_owned()));
        if text == "pass" {
            Ok(Self::Pass)
        } else if text == "+-" {
            Ok(Self::Leave)
        } else if let Some(list) = text.strip_prefix('+') {
            group(list).map(Self::Claim)
        } else if let Some(name) = text.strip_prefix('-') {
            ring(name).map(Self::Remove)
        } else if let Some((from, to)) = text.split_once(':') {
            Ok(Self::Jump { from: ring(from)?, to: ring(to)? })
        } else {
            let letter = text.chars().next().ok_or(ActionError::Unreadable)?;
            let marble = Marble::of_letter(letter).ok_or(ActionError::Unreadable)?;
            Ok(Self::Place { marble, ring: ring(&text[1..])? })
        }
    }
}

fn group(list: &str) -> Result<RingSet, ActionError> {
    let mut rings = RingSet::EMPTY;
    let mut before = None;
    for name in list.split(',') {
        let ring: Ring = name.parse().map_err(|_| ActionError::NoRing(name.to_owned()))?;
        if before >= Some(ring) {
            return Err(ActionError::Disordered);
        }
        before = Some(ring);
        rings |= ring.set();
    }
    Ok(rings)
}

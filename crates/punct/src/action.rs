//! One decision of one player, and its text (P10).

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use crate::board::Space;
use crate::placement::{BadPlacement, Placement, fmt_dots};

/// One decision of one player, which is a turn. The order is the byte order of the texts.
///
/// ```
/// use punct::Action;
/// for text in ["Td3,d4,e4", "Td3-i8,h7,h8", "pass"] {
///     assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
/// }
/// assert!("d3,d4,e4".parse::<Action>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// A piece is put on the board (P5).
    Add(Placement),
    /// A piece on the board is moved (P6).
    Move {
        /// The space that its PÜNCT leaves.
        from: Space,
        /// How it lies then.
        to: Placement,
    },
    /// There is nothing to add or to move (P9).
    Pass,
}

impl Action {
    /// What is compared: the letter, the first space, whether a comma or a dash follows, the rest.
    fn key(self) -> Option<(crate::Kind, Space, bool, Placement)> {
        match self {
            Self::Add(to) => Some((to.kind(), to.punct(), false, to)),
            Self::Move { from, to } => Some((to.kind(), from, true, to)),
            Self::Pass => None,
        }
    }
}

impl Ord for Action {
    fn cmp(&self, other: &Self) -> Ordering {
        // Passing stands last.
        let (this, that) = (self.key(), other.key());
        this.is_none().cmp(&that.is_none()).then(this.cmp(&that))
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
            Self::Add(placement) => placement.fmt(f),
            Self::Move { from, to } => {
                write!(f, "{}{from}-", to.kind().letter())?;
                fmt_dots(*to, f)
            }
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = BadPlacement;

    fn from_str(text: &str) -> Result<Self, BadPlacement> {
        if text == "pass" {
            return Ok(Self::Pass);
        }
        let Some((start, dots)) = text.split_once('-') else { return text.parse().map(Self::Add) };
        let (letter, from) = start.split_at_checked(1).ok_or(BadPlacement)?;
        let from = from.parse().map_err(|_| BadPlacement)?;
        Ok(Self::Move { from, to: format!("{letter}{dots}").parse()? })
    }
}

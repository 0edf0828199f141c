//! One decision of one player, and its text (G8).

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use hexgrid::CellSet;

use crate::board::{Point, Way};

/// What a push brings onto the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Piece {
    /// Two basic pieces, one on the other.
    Gipf,
    /// One basic piece.
    Basic,
}

impl Piece {
    /// The letter in position texts, upper case.
    pub const fn letter(self) -> char {
        match self {
            Self::Gipf => 'G',
            Self::Basic => 'B',
        }
    }

    /// How many basic pieces it is made of.
    pub const fn basics(self) -> u8 {
        match self {
            Self::Gipf => 2,
            Self::Basic => 1,
        }
    }
}

/// One decision of one player. The order is the byte order of the texts.
///
/// ```
/// use gipf::Action;
/// for text in ["Ge1-e2", "a1-b2", "x-", "xb2,b3,c3"] {
///     assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
/// }
/// assert!("a1-a2".parse::<Action>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// A piece is put on a dot and pushed onto the board (G4.3).
    Push {
        /// The piece.
        piece: Piece,
        /// Where.
        way: Way,
    },
    /// All rows that may be left are left (G6.4).
    Leave,
    /// One row is dealt with: the top layers of these cells are removed (G6.2).
    Remove(CellSet),
}

impl Ord for Action {
    fn cmp(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Self::Push { piece: a, way: v }, Self::Push { piece: b, way: w }) => {
                (a, v).cmp(&(b, w))
            }
            (Self::Remove(a), Self::Remove(b)) => a.iter().cmp(b.iter()),
            _ => self.rank().cmp(&other.rank()),
        }
    }
}

impl PartialOrd for Action {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Action {
    const fn rank(&self) -> u8 {
        match self {
            Self::Push { .. } => 0,
            Self::Leave => 1,
            Self::Remove(_) => 2,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Push { piece: Piece::Basic, way } => write!(f, "{way}"),
            Self::Push { piece, way } => write!(f, "{}{way}", piece.letter()),
            Self::Leave => f.write_str("x-"),
            Self::Remove(cells) => {
                f.write_str("x")?;
                for (index, cell) in cells.iter().enumerate() {
                    let comma = if index == 0 { "" } else { "," };
                    write!(f, "{comma}{}", Point::from(cell))?;
                }
                Ok(())
            }
        }
    }
}

/// The text is no action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ActionError {
    /// It has none of the forms of an action.
    #[error("an action is a push as a1-b2 or Ga1-b2, a removal as xb2,b3,b4, or x-")]
    Unreadable,
    /// A push does not begin on a dot and end on a spot next to it.
    #[error("no piece can be pushed in there: a push goes from a dot onto a spot next to it")]
    NoWay,
    /// A removal names a cell that is no spot.
    #[error("a removal lists spots, joined by commas")]
    NoSpot,
    /// A removal names its cells in another order than by column and number, or one of them twice.
    #[error("the spots of a removal stand in the order of columns and numbers, each once")]
    Disordered,
}

impl FromStr for Action {
    type Err = ActionError;

    fn from_str(text: &str) -> Result<Self, ActionError> {
        if text == "x-" {
            return Ok(Self::Leave);
        }
        if let Some(list) = text.strip_prefix('x') {
            return removal(list).map(Self::Remove);
        }
        let (piece, rest) = match text.strip_prefix('G') {
            Some(rest) => (Piece::Gipf, rest),
            None => (Piece::Basic, text),
        };
        let (dot, spot) = rest.split_once('-').ok_or(ActionError::Unreadable)?;
        let dot = dot.parse().map_err(|_| ActionError::Unreadable)?;
        let spot = spot.parse().map_err(|_| ActionError::Unreadable)?;
        let way = Way::onto(dot, spot).ok_or(ActionError::NoWay)?;
        Ok(Self::Push { piece, way })
    }
}

fn removal(list: &str) -> Result<CellSet, ActionError> {
    let mut cells = CellSet::EMPTY;
    let mut before = None;
    for name in list.split(',') {
        let point: Point = name.parse().map_err(|_| ActionError::NoSpot)?;
        let cell = point.spot().ok_or(ActionError::NoSpot)?;
        if before >= Some(cell) {
            return Err(ActionError::Disordered);
        }
        before = Some(cell);
        cells |= cell.set();
    }
    Ok(cells)
}

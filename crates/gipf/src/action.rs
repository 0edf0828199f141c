//! One decision of one player, and its text (G8).

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use hexgrid::{Cell, CellSet, Hex};

use crate::board::{Board, Point, Way};
use crate::potential::Potential;

/// What a push brings onto the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// One basic piece.
    Basic,
    /// A GIPF piece: two basic pieces one on the other, in MATRX a piece of its own.
    Gipf,
    /// A basic piece loaded with a potential, in MATRX two potentials of a kind.
    Loaded(Potential),
}

impl Piece {
    /// All of them, in the order of the texts of their pushes.
    pub(crate) const ALL: [Self; 7] = [
        Self::Loaded(Potential::Dvonn),
        Self::Gipf,
        Self::Loaded(Potential::Punct),
        Self::Loaded(Potential::Tamsk),
        Self::Loaded(Potential::Yinsh),
        Self::Loaded(Potential::Zertz),
        Self::Basic,
    ];

    /// The letter, upper case.
    pub const fn letter(self) -> char {
        match self {
            Self::Basic => 'B',
            Self::Gipf => 'G',
            Self::Loaded(potential) => potential.letter(),
        }
    }

    /// The letter in front of the text of a push.
    const fn prefix(self) -> Option<char> {
        match self {
            Self::Basic => None,
            Self::Gipf | Self::Loaded(_) => Some(self.letter()),
        }
    }
}

/// The first point in the order of names that can be a dot of one board and a spot of the other: i1.
const FIRST_OF_BOTH: Point = match Point::at(Hex::new(4, -4)) {
    Some(point) => point,
    None => unreachable!(),
};

/// One decision of one player. The order is the byte order of the texts.
///
/// ```
/// use gipf::Action;
/// for text in ["!d4", "*-", "*c1-c2", "Dd4-e5", "Ge1-e2", "Pe5-e6=2", "a1-b2", "x-", "xb2,b3,c3"] {
///     assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
/// }
/// assert!("a1-a2".parse::<Action>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// A challenge was lost: the potential on this spot leaves the game. Never legal by the rules; a
    /// match of a combined game plays it in place of what was announced.
    Forfeit(Cell),
    /// The extra move of a TAMSK is declined (G5.6).
    Decline,
    /// The extra move of a TAMSK: its top piece is pushed in (G5.6).
    Extra {
        /// Where.
        way: Way,
    },
    /// A piece is put on a dot and pushed onto the board (G4.3).
    Push {
        /// The piece.
        piece: Piece,
        /// Where.
        way: Way,
    },
    /// A potential moves by its own ability (G5).
    Use {
        /// Its kind.
        potential: Potential,
        /// The spot of the piece that carries it.
        from: Cell,
        /// The spot it comes to.
        to: Cell,
    },
    /// A PÜNCT lets its player cover a GIPF piece (G5.4).
    Cover {
        /// The spot of the piece that carries it.
        from: Cell,
        /// The spot of the GIPF piece.
        to: Cell,
        /// With how many basic pieces, 1 or 2.
        basics: u8,
    },
    /// All rows that may be left are left (G6.4).
    Leave,
    /// One row is dealt with: the top layers of these cells are removed (G6.2).
    Remove(CellSet),
}

impl Action {
    /// The move of a potential. Three spots of the `matrx` board are dots of the `gipf` board: a move
    /// from there onto a spot next to it has the text of a push, and so it is that action.
    pub(crate) fn of_potential(potential: Potential, from: Cell, to: Cell) -> Self {
        let both = Point::from(from) >= FIRST_OF_BOTH;
        match both.then(|| Way::onto(from.into(), to.into())).flatten() {
            Some(way) => Self::Push { piece: Piece::Loaded(potential), way },
            None => Self::Use { potential, from, to },
        }
    }

    /// What the action is on a board: the move of a potential if the text of a push begins on a spot.
    pub(crate) fn on(self, board: Board) -> Self {
        match self {
            Self::Push { piece: Piece::Loaded(potential), way } => match board.spot(way.dot()) {
                Some(from) => Self::Use { potential, from, to: way.first() },
                None => self,
            },
            _ => self,
        }
    }

    /// The first sign of the text where it tells the action's form, else one that stands for it.
    const fn sign(&self) -> char {
        match self {
            Self::Forfeit(_) => '!',
            Self::Decline | Self::Extra { .. } => '*',
            Self::Push { piece: Piece::Basic, .. } => 'a',
            Self::Push { piece, .. } => piece.letter(),
            Self::Use { potential, .. } => potential.letter(),
            Self::Cover { .. } => Potential::Punct.letter(),
            Self::Leave | Self::Remove(_) => 'x',
        }
    }

    /// Where a push or a move comes from and goes to, and with how many basic pieces.
    fn places(&self) -> Option<(Point, Point, u8)> {
        match *self {
            Self::Extra { way } | Self::Push { way, .. } => {
                Some((way.dot(), way.first().into(), 0))
            }
            Self::Use { from, to, .. } => Some((from.into(), to.into(), 0)),
            Self::Cover { from, to, basics } => Some((from.into(), to.into(), basics)),
            Self::Forfeit(spot) => Some((spot.into(), spot.into(), 0)),
            Self::Decline | Self::Leave | Self::Remove(_) => None,
        }
    }
}

impl Ord for Action {
    fn cmp(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Self::Remove(a), Self::Remove(b)) => compare_lists(*a, *b),
            (Self::Leave, Self::Remove(_)) => Ordering::Less,
            (Self::Remove(_), Self::Leave) => Ordering::Greater,
            _ => (self.sign(), self.places()).cmp(&(other.sign(), other.places())),
        }
    }
}

/// Compares two sets as the lists of their cells: at the first cell that is in one of them alone, that
/// list is the lesser one if the other goes on.
fn compare_lists(a: CellSet, b: CellSet) -> Ordering {
    let Some(first) = (a ^ b).lowest() else { return Ordering::Equal };
    let goes_on = |set: CellSet| set.highest() > Some(first);
    match a.contains(first) {
        true if goes_on(b) => Ordering::Less,
        true => Ordering::Greater,
        false if goes_on(a) => Ordering::Greater,
        false => Ordering::Less,
    }
}

impl PartialOrd for Action {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Forfeit(spot) => write!(f, "!{}", Point::from(spot)),
            Self::Decline => f.write_str("*-"),
            Self::Extra { way } => write!(f, "*{way}"),
            Self::Push { piece, way } => match piece.prefix() {
                None => write!(f, "{way}"),
                Some(letter) => write!(f, "{letter}{way}"),
            },
            Self::Use { potential, from, to } => {
                write!(f, "{}{}-{}", potential.letter(), Point::from(from), Point::from(to))
            }
            Self::Cover { from, to, basics } => {
                write!(f, "P{}-{}={basics}", Point::from(from), Point::from(to))
            }
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
    #[error(
        "an action is a push as a1-b2 or Ga1-b2, a potential move as Zd4-d7, an extra move as *a1-b2 \
         or *-, a removal as xb2,b3,b4, or x-; after a lost challenge !d4"
    )]
    Unreadable,
    /// A push does not begin on a dot and end on a spot next to it.
    #[error("no piece can be pushed in there: a push goes from a dot onto a spot next to it")]
    NoWay,
    /// A removal, or what a lost challenge costs, names a cell that is no spot.
    #[error("only spots can be named here, in a removal joined by commas")]
    NoSpot,
    /// A removal names its cells in another order than by column and number, or one of them twice.
    #[error("the spots of a removal stand in the order of columns and numbers, each once")]
    Disordered,
}

impl FromStr for Action {
    type Err = ActionError;

    fn from_str(text: &str) -> Result<Self, ActionError> {
        match text {
            "x-" => return Ok(Self::Leave),
            "*-" => return Ok(Self::Decline),
            _ => {}
        }
        if let Some(list) = text.strip_prefix('x') {
            return removal(list).map(Self::Remove);
        }
        if let Some(spot) = text.strip_prefix('!') {
            let point: Point = spot.parse().map_err(|_| ActionError::Unreadable)?;
            return Board::Matrx.spot(point).map(Self::Forfeit).ok_or(ActionError::NoSpot);
        }
        let letter = text.chars().next().filter(|sign| !sign.is_ascii_lowercase());
        let rest = letter.map_or(text, |letter| &text[letter.len_utf8()..]);
        let (rest, basics) = match rest.split_once('=') {
            None => (rest, None),
            Some((rest, basics @ ("1" | "2"))) => (rest, Some(if basics == "1" { 1 } else { 2 })),
            Some(_) => return Err(ActionError::Unreadable),
        };
        let (from, to) = rest.split_once('-').ok_or(ActionError::Unreadable)?;
        let from: Point = from.parse().map_err(|_| ActionError::Unreadable)?;
        let to: Point = to.parse().map_err(|_| ActionError::Unreadable)?;
        let way = || Way::onto(from, to).ok_or(ActionError::NoWay);
        let piece = match (letter, basics) {
            (Some('*'), None) => return Ok(Self::Extra { way: way()? }),
            (None, None) => Piece::Basic,
            (Some('G'), None) => Piece::Gipf,
            (Some(letter), _) => {
                let potential = Potential::with_letter(letter).ok_or(ActionError::Unreadable)?;
                // A potential move names two spots, a push a dot and a spot; no pair is both.
                let spots = Board::Matrx.spot(from).zip(Board::Matrx.spot(to));
                match (spots, basics) {
                    (_, Some(_)) if potential != Potential::Punct => {
                        return Err(ActionError::Unreadable);
                    }
                    (Some((from, to)), Some(basics)) => {
                        return Ok(Self::Cover { from, to, basics });
                    }
                    (None, Some(_)) => return Err(ActionError::NoSpot),
                    (Some((from, to)), None) if Way::onto(from.into(), to.into()).is_none() => {
                        return Ok(Self::Use { potential, from, to });
                    }
                    _ => Piece::Loaded(potential),
                }
            }
            (None, Some(_)) => return Err(ActionError::Unreadable),
        };
        Ok(Self::Push { piece, way: way()? })
    }
}

fn removal(list: &str) -> Result<CellSet, ActionError> {
    let mut cells = CellSet::EMPTY;
    let mut before = None;
    for name in list.split(',') {
        let point: Point = name.parse().map_err(|_| ActionError::NoSpot)?;
        let cell = Board::Matrx.spot(point).ok_or(ActionError::NoSpot)?;
        if before >= Some(cell) {
            return Err(ActionError::Disordered);
        }
        before = Some(cell);
        cells |= cell.set();
    }
    Ok(cells)
}

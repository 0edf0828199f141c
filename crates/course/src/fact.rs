//! What can be stated about a position and about the turn that led to it.

use std::fmt;
use std::str::FromStr;

use rules::Player;

/// A statement about a position, or about the turn that has just been played, that the rules can decide.
///
/// Its text is a verb with its values, as `docs/course-format.md` lists them: `captures 3`,
/// `illegal a1-b2 G4.3`, `at e5 G first`; `not` before it turns it round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// The other fact does not hold.
    Not(Box<Fact>),
    /// Each of these actions may be played.
    Legal(Vec<String>),
    /// The action is refused, and by which rule if a rule is named.
    Illegal {
        /// The action.
        action: String,
        /// The rule.
        rule: Option<String>,
    },
    /// How many actions may be played.
    Moves(Amount),
    /// The game is over, as it is told.
    Over {
        /// Who has won; `None` is a draw.
        winner: Option<Player>,
        /// Why, if that is told.
        reason: Option<String>,
    },
    /// Whose decision is next.
    ToMove(Player),
    /// What is on top of a cell.
    At {
        /// The cell.
        cell: String,
        /// The letter of the kind.
        kind: String,
        /// Whose it is.
        owner: Option<Player>,
    },
    /// Nothing stands on any of these cells.
    Empty(Vec<String>),
    /// The player has a row of exactly these cells, the complete row.
    Row {
        /// Whose row.
        owner: Player,
        /// Its cells.
        cells: Vec<String>,
    },
    /// How many rows of the player stand.
    Rows {
        /// Whose rows.
        owner: Player,
        /// How many.
        amount: Amount,
    },
    /// Exactly these cells are cleared in any case when the player to move deals with own rows.
    MustGo(Vec<String>),
    /// Exactly these cells may be cleared or left then.
    MayStay(Vec<String>),
    /// No action begins at any of these cells.
    Blocked(Vec<String>),
    /// How many pieces of a kind a player has on top of the spots of the board.
    Board(Pieces),
    /// How many pieces of a kind lie in the reserve of a player.
    Reserve(Pieces),
    /// How many pieces lie captured with a player.
    Captured {
        /// With whom.
        by: Player,
        /// How many.
        amount: Amount,
    },
    /// What a player has so far, in games decided by counting.
    Score {
        /// Who.
        player: Player,
        /// How much.
        amount: Amount,
    },
    /// The player to move can force a win in so many own turns, and in no fewer.
    Win(u32),
    /// How many pieces the turn has captured, of a kind if one is named.
    Captures {
        /// The letter of the kind.
        kind: Option<String>,
        /// How many.
        amount: Amount,
    },
    /// How many pieces the turn has brought back to the reserve.
    Returns(Amount),
    /// How many pieces the turn has pushed on.
    Shifts(Amount),
    /// Whatever the player to move plays next, no piece of the other player is captured (of a kind, if
    /// one is named).
    Safe(Option<String>),
}

/// Pieces of a kind of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pieces {
    /// Whose.
    pub owner: Player,
    /// The letter of the kind.
    pub kind: String,
    /// How many.
    pub amount: Amount,
}

/// A number, or at least a number (`3+`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Amount {
    /// The number.
    pub least: usize,
    /// Whether more will do.
    pub or_more: bool,
}

impl Amount {
    /// Whether `count` is meant.
    pub const fn is(self, count: usize) -> bool {
        count == self.least || (self.or_more && count > self.least)
    }
}

impl FromStr for Amount {
    type Err = FactError;

    fn from_str(text: &str) -> Result<Self, FactError> {
        let (digits, or_more) = match text.strip_suffix('+') {
            Some(digits) => (digits, true),
            None => (text, false),
        };
        let least = digits.parse().map_err(|_| FactError::Number(text.to_owned()))?;
        Ok(Self { least, or_more })
    }
}

/// Why a text states no fact.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FactError {
    /// There is no such verb.
    #[error("nothing is stated with `{0}`; docs/course-format.md lists what can be")]
    Verb(String),
    /// Values are missing or too many.
    #[error("`{verb}` is written `{form}`")]
    Form {
        /// The verb.
        verb: String,
        /// How it is written.
        form: &'static str,
    },
    /// A number was expected.
    #[error("`{0}` is no number; `3` is exactly three, `3+` three or more")]
    Number(String),
    /// A player was expected.
    #[error("`{0}` is no player; they are `first` and `second`")]
    Player(String),
}

/// A player by name.
pub(crate) fn player(text: &str) -> Result<Player, FactError> {
    match text {
        "first" => Ok(Player::First),
        "second" => Ok(Player::Second),
        _ => Err(FactError::Player(text.to_owned())),
    }
}

/// Cells written with commas.
pub(crate) fn cells(text: &str) -> Vec<String> {
    text.split(',').map(str::to_owned).collect()
}

impl FromStr for Fact {
    type Err = FactError;

    fn from_str(text: &str) -> Result<Self, FactError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let (verb, values) = words.split_first().ok_or(FactError::Verb(String::new()))?;
        let form = |form| FactError::Form { verb: (*verb).to_owned(), form };
        Ok(match (*verb, values) {
            ("not", [_, ..]) => Self::Not(Box::new(values.join(" ").parse()?)),
            ("not", _) => return Err(form("not FACT")),
            ("legal", [_, ..]) => Self::Legal(values.iter().map(ToString::to_string).collect()),
            ("legal", _) => return Err(form("legal ACTION …")),
            ("illegal", [action]) => Self::Illegal { action: (*action).to_owned(), rule: None },
            ("illegal", [action, rule]) => {
                Self::Illegal { action: (*action).to_owned(), rule: Some((*rule).to_owned()) }
            }
            ("illegal", _) => return Err(form("illegal ACTION [RULE]")),
            ("moves", [amount]) => Self::Moves(amount.parse()?),
            ("moves", _) => return Err(form("moves N")),
            ("over", [winner, reason @ ..]) if reason.len() < 2 => Self::Over {
                winner: if *winner == "nobody" { None } else { Some(player(winner)?) },
                reason: reason.first().map(ToString::to_string),
            },
            ("over", _) => return Err(form("over WINNER [REASON]")),
            ("to-move", [who]) => Self::ToMove(player(who)?),
            ("to-move", _) => return Err(form("to-move PLAYER")),
            ("at", [cell, kind, owner]) => Self::At {
                cell: (*cell).to_owned(),
                kind: (*kind).to_owned(),
                owner: if *owner == "nobody" { None } else { Some(player(owner)?) },
            },
            ("at", _) => return Err(form("at CELL KIND OWNER")),
            ("empty", [list]) => Self::Empty(cells(list)),
            ("empty", _) => return Err(form("empty CELL,…")),
            ("row", [owner, list]) => Self::Row { owner: player(owner)?, cells: cells(list) },
            ("row", _) => return Err(form("row PLAYER CELL,…")),
            ("rows", [owner, amount]) => {
                Self::Rows { owner: player(owner)?, amount: amount.parse()? }
            }
            ("rows", _) => return Err(form("rows PLAYER N")),
            ("must-go", [list]) => Self::MustGo(cells(list)),
            ("must-go", _) => return Err(form("must-go CELL,…")),
            ("may-stay", [list]) => Self::MayStay(cells(list)),
            ("may-stay", _) => return Err(form("may-stay CELL,…")),
            ("blocked", [list]) => Self::Blocked(cells(list)),
            ("blocked", _) => return Err(form("blocked CELL,…")),
            ("board", [owner, kind, amount]) => Self::Board(pieces(owner, kind, amount)?),
            ("board", _) => return Err(form("board PLAYER KIND N")),
            ("reserve", [owner, kind, amount]) => Self::Reserve(pieces(owner, kind, amount)?),
            ("reserve", _) => return Err(form("reserve PLAYER KIND N")),
            ("captured", [by, amount]) => {
                Self::Captured { by: player(by)?, amount: amount.parse()? }
            }
            ("captured", _) => return Err(form("captured PLAYER N")),
            ("score", [who, amount]) => {
                Self::Score { player: player(who)?, amount: amount.parse()? }
            }
            ("score", _) => return Err(form("score PLAYER N")),
            ("win", [turns]) => {
                Self::Win(turns.parse().map_err(|_| FactError::Number((*turns).to_owned()))?)
            }
            ("win", _) => return Err(form("win N")),
            ("captures", [amount]) => Self::Captures { kind: None, amount: amount.parse()? },
            ("captures", [kind, amount]) => {
                Self::Captures { kind: Some((*kind).to_owned()), amount: amount.parse()? }
            }
            ("captures", _) => return Err(form("captures [KIND] N")),
            ("returns", [amount]) => Self::Returns(amount.parse()?),
            ("returns", _) => return Err(form("returns N")),
            ("shifts", [amount]) => Self::Shifts(amount.parse()?),
            ("shifts", _) => return Err(form("shifts N")),
            ("safe", []) => Self::Safe(None),
            ("safe", [kind]) => Self::Safe(Some((*kind).to_owned())),
            ("safe", _) => return Err(form("safe [KIND]")),
            _ => return Err(FactError::Verb((*verb).to_owned())),
        })
    }
}

fn pieces(owner: &str, kind: &str, amount: &str) -> Result<Pieces, FactError> {
    Ok(Pieces { owner: player(owner)?, kind: kind.to_owned(), amount: amount.parse()? })
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.least, if self.or_more { "+" } else { "" })
    }
}

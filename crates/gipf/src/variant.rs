//! Which game of the family, with which options (G1).

use std::fmt;
use std::str::FromStr;

use rules::{Explain, Faults, Player, arg};

use crate::board::Board;
use crate::potential::Potential;

/// A game of the family.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Kind {
    /// Basic pieces only.
    Basic,
    /// Exactly three GIPF pieces each, on the board from the start.
    #[default]
    Standard,
    /// An empty board, and as many GIPF pieces as a player likes, before anything else.
    Tournament,
    /// As tournament, with three more basic pieces and fifteen potentials each.
    Ultimate,
    /// MATRX GIPF: three GIPF pieces and thirty potentials each, and nothing else.
    Matrx,
}

impl Kind {
    /// All of them, the default one first.
    pub const ALL: [Self; 5] =
        [Self::Standard, Self::Basic, Self::Tournament, Self::Ultimate, Self::Matrx];

    /// The key, the first field of a position text.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Basic => "basic",
            Self::Standard => "standard",
            Self::Tournament => "tournament",
            Self::Ultimate => "ultimate",
            Self::Matrx => "matrx",
        }
    }

    /// Whether a player without a GIPF piece in play loses (G7.1).
    pub const fn needs_gipf_pieces(self) -> bool {
        !matches!(self, Self::Basic)
    }

    /// Whether the game begins with pushing in GIPF pieces made of two basic pieces (G4.6).
    pub const fn opens_with_gipf_pieces(self) -> bool {
        matches!(self, Self::Tournament | Self::Ultimate)
    }

    /// Whether its pieces can carry potentials by agreement.
    const fn takes_potentials(self) -> bool {
        matches!(self, Self::Standard | Self::Tournament | Self::Ultimate)
    }
}

impl FromStr for Kind {
    type Err = VariantFault;

    fn from_str(text: &str) -> Result<Self, VariantFault> {
        Self::ALL
            .into_iter()
            .find(|kind| kind.key() == text)
            .ok_or_else(|| VariantFault::UnknownVariant { name: text.to_owned() })
    }
}

/// How many potentials of each kind, in the order of [`Potential::ALL`].
pub(crate) type Counts = [u8; 5];

/// A game of the family with its options, always playable.
///
/// ```
/// let variant: gipf::Variant = "basic,reserve=12/15".parse().unwrap();
/// assert_eq!(variant.to_string(), "basic,reserve=12/15");
/// let variant: gipf::Variant = "tournament,order=fixed,potentials=Z6/T3D3".parse().unwrap();
/// assert_eq!(variant.to_string(), "tournament,potentials=Z6/T3D3,order=fixed");
/// assert_eq!(gipf::Variant::default().to_string(), "standard");
/// let faults = "basic,reserve=3,order=fixed".parse::<gipf::Variant>().unwrap_err();
/// assert_eq!(faults.iter().count(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Variant {
    kind: Kind,
    board: Board,
    reserve: [u8; 2],
    potentials: [Counts; 2],
    fixed_order: bool,
}

impl Variant {
    /// The least basic pieces in the reserve at the start of `basic`, and what is usual.
    pub const LEAST_RESERVE: u8 = 12;
    /// The most basic pieces in the reserve at the start of `basic`.
    pub const MOST_RESERVE: u8 = 15;
    /// The most potentials of one kind a player can bring.
    pub const MOST_OF_A_KIND: u8 = 6;
    /// The most potentials a player can load.
    pub const MOST_POTENTIALS: u8 = 15;
    /// The fewest potentials of one kind a player is advised to bring, if any.
    pub const LEAST_ADVISED_OF_A_KIND: u8 = 3;
    /// The most potentials a player is advised to load, except in `ultimate`.
    pub const MOST_ADVISED_POTENTIALS: u8 = 12;

    /// A game of the family without options.
    pub const fn new(kind: Kind) -> Self {
        let (board, reserve, potentials) = match kind {
            Kind::Basic | Kind::Standard => (Board::Gipf, 12, 0),
            Kind::Tournament => (Board::Gipf, 18, 0),
            Kind::Ultimate => (Board::Gipf, 21, 3),
            Kind::Matrx => (Board::Matrx, 0, 6),
        };
        let (reserve, potentials) = ([reserve; 2], [[potentials; 5]; 2]);
        Self { kind, board, reserve, potentials, fixed_order: false }
    }

    /// Which game of the family it is.
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// On which board it is played.
    pub const fn board(&self) -> Board {
        self.board
    }

    /// How many basic pieces a player has in the reserve at the start.
    pub const fn reserve(&self, player: Player) -> u8 {
        self.reserve[player.index()]
    }

    /// How many basic pieces a player has in all; a GIPF piece is made of two.
    pub const fn pieces(&self, player: Player) -> u8 {
        self.reserve(player)
            + match self.kind {
                Kind::Basic => 3,
                Kind::Standard => 6,
                Kind::Tournament | Kind::Ultimate | Kind::Matrx => 0,
            }
    }

    /// How many potentials of a kind a player brings.
    pub const fn potentials(&self, player: Player, potential: Potential) -> u8 {
        self.potentials[player.index()][potential as usize]
    }

    pub(crate) const fn all_potentials(&self, player: Player) -> Counts {
        self.potentials[player.index()]
    }

    /// Whether potentials belong to it.
    pub fn has_potentials(&self) -> bool {
        self.potentials != [[0; 5]; 2]
    }

    /// Whether the kinds of potentials come into play in a fixed order.
    pub const fn has_fixed_order(&self) -> bool {
        self.fixed_order
    }

    /// The most GIPF pieces a player can have on the board at once.
    pub(crate) const fn most_gipf_pieces(&self, player: Player) -> u8 {
        match self.kind {
            Kind::Basic => 0,
            // A PÜNCT can make a new one.
            Kind::Standard if self.potentials(player, Potential::Punct) == 0 => 3,
            Kind::Standard | Kind::Tournament | Kind::Ultimate => self.pieces(player) / 2,
            Kind::Matrx => 3,
        }
    }

    /// What the rulebooks advise against, though it can be played.
    pub fn warnings(&self) -> Vec<VariantWarning> {
        let mut warnings = Vec::new();
        if !self.kind.takes_potentials() {
            return warnings;
        }
        for player in Player::BOTH {
            for potential in Potential::ALL {
                let count = self.potentials(player, potential);
                if count > 0 && count < Self::LEAST_ADVISED_OF_A_KIND {
                    warnings.push(VariantWarning::FewOfAKind { player, potential });
                }
            }
            let total = self.all_potentials(player).iter().sum();
            if total > Self::MOST_ADVISED_POTENTIALS && self.kind != Kind::Ultimate {
                warnings.push(VariantWarning::Many { player, total });
            }
        }
        warnings
    }
}

impl Default for Variant {
    fn default() -> Self {
        Self::new(Kind::default())
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let usual = Self::new(self.kind);
        f.write_str(self.kind.key())?;
        if self.reserve != usual.reserve {
            f.write_str(",reserve=")?;
            write_each(f, self.reserve.map(|count| count.to_string()))?;
        }
        if self.potentials != usual.potentials {
            f.write_str(",potentials=")?;
            write_each(f, self.potentials.map(potentials_text))?;
        }
        if self.fixed_order {
            f.write_str(",order=fixed")?;
        }
        if self.board != usual.board {
            write!(f, ",board={}", self.board.key())?;
        }
        Ok(())
    }
}

/// Writes a value once if it is the same for both players, else apart by `/`.
fn write_each(f: &mut fmt::Formatter<'_>, [first, second]: [String; 2]) -> fmt::Result {
    if first == second { f.write_str(&first) } else { write!(f, "{first}/{second}") }
}

/// Letters and counts, `-` for none.
fn potentials_text(counts: Counts) -> String {
    let mut text = String::new();
    for (potential, count) in Potential::ALL.into_iter().zip(counts).filter(|&(_, n)| n > 0) {
        text.push(potential.letter());
        text.push_str(&count.to_string());
    }
    if text.is_empty() { "-".to_owned() } else { text }
}

impl FromStr for Variant {
    type Err = Faults<VariantFault>;

    fn from_str(text: &str) -> Result<Self, Faults<VariantFault>> {
        let mut parts = text.split(',');
        let mut faults = Vec::new();
        let kind = match parts.next().unwrap_or_default().parse::<Kind>() {
            Ok(kind) => Some(kind),
            Err(fault) => {
                faults.push(fault);
                None
            }
        };
        let mut variant = Self::new(kind.unwrap_or_default());
        let mut named = Vec::new();
        for part in parts {
            let (key, value) = part.split_once('=').unwrap_or((part, ""));
            if named.contains(&key) {
                faults.push(VariantFault::RepeatedOption { key: key.to_owned() });
                continue;
            }
            named.push(key);
            // Of a game that does not exist, only its options that do not exist either are named.
            let wanted = |fits: fn(Kind) -> bool| match kind {
                None => Ok(false),
                Some(kind) if fits(kind) => Ok(true),
                Some(kind) => {
                    Err(VariantFault::OptionOfOthers { key: key.to_owned(), variant: kind.key() })
                }
            };
            let read = match key {
                "reserve" => wanted(|kind| kind == Kind::Basic)
                    .and_then(|is| if is { variant.read_reserve(value) } else { Ok(()) }),
                "potentials" => wanted(Kind::takes_potentials)
                    .and_then(|is| if is { variant.read_potentials(value) } else { Ok(()) }),
                "order" => wanted(Kind::takes_potentials)
                    .and_then(|is| if is { variant.read_order(value) } else { Ok(()) }),
                "board" => wanted(|kind| kind == Kind::Matrx)
                    .and_then(|is| if is { variant.read_board(value) } else { Ok(()) }),
                _ => Err(VariantFault::UnknownOption { key: key.to_owned() }),
            };
            faults.extend(read.err());
        }
        Faults::none_or(faults, variant)
    }
}

impl Variant {
    fn read_reserve(&mut self, value: &str) -> Result<(), VariantFault> {
        let (first, second) = value.split_once('/').unwrap_or((value, value));
        match (number(first), number(second)) {
            (Some(first), Some(second))
                if [first, second]
                    .iter()
                    .all(|n| (Self::LEAST_RESERVE..=Self::MOST_RESERVE).contains(n)) =>
            {
                self.reserve = [first, second];
                Ok(())
            }
            _ => Err(VariantFault::ReserveOutOfRange { value: value.to_owned() }),
        }
    }

    fn read_potentials(&mut self, value: &str) -> Result<(), VariantFault> {
        let (first, second) = value.split_once('/').unwrap_or((value, value));
        self.potentials = [read_counts(first)?, read_counts(second)?];
        Ok(())
    }

    fn read_order(&mut self, value: &str) -> Result<(), VariantFault> {
        self.fixed_order = match value {
            "any" => false,
            "fixed" => true,
            _ => return Err(VariantFault::UnknownOrder { value: value.to_owned() }),
        };
        Ok(())
    }

    fn read_board(&mut self, value: &str) -> Result<(), VariantFault> {
        self.board = [Board::Gipf, Board::Matrx]
            .into_iter()
            .find(|board| board.key() == value)
            .ok_or_else(|| VariantFault::UnknownBoard { value: value.to_owned() })?;
        Ok(())
    }
}

/// A number of digits alone.
fn number(text: &str) -> Option<u8> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if digits { text.parse().ok() } else { None }
}

/// Reads letters with counts, as `T3Z3`; each letter once.
fn read_counts(text: &str) -> Result<Counts, VariantFault> {
    let unreadable = || VariantFault::Potentials { value: text.to_owned() };
    let mut counts: Counts = [0; 5];
    if text == "-" {
        return Ok(counts);
    }
    let mut named = [false; 5];
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let potential = Potential::with_letter(letter).ok_or_else(unreadable)?;
        rest = &rest[1..];
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let count = number(&rest[..digits]).ok_or_else(unreadable)?;
        rest = &rest[digits..];
        if std::mem::replace(&mut named[potential as usize], true) {
            return Err(unreadable());
        }
        if count > Variant::MOST_OF_A_KIND {
            return Err(VariantFault::TooManyOfAKind { potential, count });
        }
        counts[potential as usize] = count;
    }
    let total = counts.iter().sum();
    if text.is_empty() {
        Err(unreadable())
    } else if total > Variant::MOST_POTENTIALS {
        Err(VariantFault::TooManyPotentials { total })
    } else {
        Ok(counts)
    }
}

/// Something that can be played, though the rulebooks advise against it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum VariantWarning {
    #[error(
        "the {player} player has fewer than {least} {} potentials: bring {least} or more of a kind, or none",
        potential.letter(), least = Variant::LEAST_ADVISED_OF_A_KIND
    )]
    FewOfAKind { player: Player, potential: Potential },
    #[error(
        "the {player} player has {total} potentials: more than {} are meant for ultimate",
        Variant::MOST_ADVISED_POTENTIALS
    )]
    Many { player: Player, total: u8 },
}

impl Explain for VariantWarning {
    fn code(&self) -> &'static str {
        match self {
            Self::FewOfAKind { .. } => "few-of-a-kind",
            Self::Many { .. } => "many-potentials",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        None
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::FewOfAKind { player, potential } => vec![
                arg("player", player),
                arg("letter", potential.letter()),
                ("least", Variant::LEAST_ADVISED_OF_A_KIND.to_string()),
            ],
            Self::Many { player, total } => vec![
                arg("player", player),
                arg("total", total),
                ("most", Variant::MOST_ADVISED_POTENTIALS.to_string()),
            ],
        }
    }
}

/// Why a variant cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum VariantFault {
    #[error(
        "GIPF has no variant `{name}`; there are standard, basic, tournament, ultimate and matrx"
    )]
    UnknownVariant { name: String },
    #[error("GIPF has no option `{key}`; there are reserve, potentials, order and board")]
    UnknownOption { key: String },
    #[error("the option `{key}` is not for the variant {variant}")]
    OptionOfOthers { key: String, variant: &'static str },
    #[error("the option `{key}` stands there twice")]
    RepeatedOption { key: String },
    #[error("reserve is a number from 12 to 15, or two of them as 12/15, not `{value}`")]
    ReserveOutOfRange { value: String },
    #[error("potentials are letters with counts as T3Z3, `-` for none, not `{value}`")]
    Potentials { value: String },
    #[error("{count} {} potentials are too many: 6 of a kind is the most", potential.letter())]
    TooManyOfAKind { potential: Potential, count: u8 },
    #[error("{total} potentials are too many: 15 is the most")]
    TooManyPotentials { total: u8 },
    #[error("order is any or fixed, not `{value}`")]
    UnknownOrder { value: String },
    #[error("board is matrx or gipf, not `{value}`")]
    UnknownBoard { value: String },
}

impl Explain for VariantFault {
    fn code(&self) -> &'static str {
        match self {
            Self::UnknownVariant { .. } => "unknown-variant",
            Self::UnknownOption { .. } => "unknown-option",
            Self::OptionOfOthers { .. } => "option-of-others",
            Self::RepeatedOption { .. } => "repeated-option",
            Self::ReserveOutOfRange { .. } => "reserve-out-of-range",
            Self::Potentials { .. } => "potentials-unreadable",
            Self::TooManyOfAKind { .. } => "too-many-of-a-kind",
            Self::TooManyPotentials { .. } => "too-many-potentials",
            Self::UnknownOrder { .. } => "unknown-order",
            Self::UnknownBoard { .. } => "unknown-board",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        Some("G1")
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::UnknownVariant { name } => vec![("name", name.clone())],
            Self::UnknownOption { key } | Self::RepeatedOption { key } => {
                vec![("key", key.clone())]
            }
            Self::OptionOfOthers { key, variant } => {
                vec![("key", key.clone()), ("variant", (*variant).to_owned())]
            }
            Self::ReserveOutOfRange { value }
            | Self::Potentials { value }
            | Self::UnknownOrder { value }
            | Self::UnknownBoard { value } => vec![("value", value.clone())],
            Self::TooManyOfAKind { potential, count } => {
                vec![("letter", potential.letter().to_string()), ("count", count.to_string())]
            }
            Self::TooManyPotentials { total } => vec![("total", total.to_string())],
        }
    }
}

//! Section 1: variants and options.

use std::sync::Arc;

use super::board::Board;
use super::pieces::{Kind, Layer, Piece, Reserve};
use super::position::{Phase, Position, Stage};

/// The key of a variant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Variant {
    Basic,
    Standard,
    Tournament,
    Ultimate,
    Matrx,
}

impl Variant {
    pub fn key(self) -> &'static str {
        match self {
            Self::Basic => "basic",
            Self::Standard => "standard",
            Self::Tournament => "tournament",
            Self::Ultimate => "ultimate",
            Self::Matrx => "matrx",
        }
    }

    fn from_key(key: &str) -> Option<Self> {
        [Self::Basic, Self::Standard, Self::Tournament, Self::Ultimate, Self::Matrx]
            .into_iter()
            .find(|variant| variant.key() == key)
    }
}

/// A variant with its options: what stays the same during a game. Cheap to clone.
#[derive(Clone)]
pub struct Game(Arc<Configuration>);

pub struct Configuration {
    pub variant: Variant,
    pub board: Board,
    /// What each player has in the reserve at the start.
    pub reserves: [Reserve; 2],
    /// Whether the potentials must be loaded in the order of [`Kind::FIXED_ORDER`].
    pub fixed_order: bool,
}

impl std::ops::Deref for Game {
    type Target = Configuration;

    fn deref(&self) -> &Configuration {
        &self.0
    }
}

impl Game {
    /// Reads a variant with its options: `tournament,potentials=Z6/T3D3,order=fixed`.
    ///
    /// # Errors
    /// Every fault, joined by `; `.
    pub fn new(text: &str) -> Result<Self, String> {
        let mut parts = text.split(',');
        let key = parts.next().unwrap_or_default();
        let variant = Variant::from_key(key).ok_or_else(|| format!("no variant `{key}`"))?;
        let mut configuration = Configuration {
            variant,
            board: if variant == Variant::Matrx { Board::matrx() } else { Board::gipf() },
            reserves: [start_reserve(variant), start_reserve(variant)],
            fixed_order: false,
        };
        let mut faults = Vec::new();
        let mut seen = Vec::new();
        for part in parts {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            if seen.contains(&name) {
                faults.push(format!("`{name}` is given twice"));
            }
            seen.push(name);
            if let Err(fault) = configuration.set(name, value) {
                faults.push(fault);
            }
        }
        if faults.is_empty() { Ok(Self(Arc::new(configuration))) } else { Err(faults.join("; ")) }
    }

    /// The position before the first move.
    pub fn start(&self) -> Position {
        let mut spots = vec![Vec::new(); self.board.size()];
        let corner_piece = match self.variant {
            Variant::Basic => Some(Piece::Basic),
            Variant::Standard => Some(Piece::Gipf),
            Variant::Tournament | Variant::Ultimate | Variant::Matrx => None,
        };
        if let Some(piece) = corner_piece {
            for (owner, corners) in [["e2", "b5", "h5"], ["e8", "b2", "h2"]].iter().enumerate() {
                for name in corners {
                    let spot = self.board.spot(name).expect("the corners are spots");
                    spots[spot].push(Layer { owner, piece });
                }
            }
        }
        let stage = |player: usize| match self.variant {
            Variant::Tournament | Variant::Ultimate => Stage::Gipfs,
            Variant::Matrx => Stage::None,
            _ if self.reserves[player].has_potentials() => Stage::Loading,
            _ => Stage::Basics,
        };
        Position {
            spots,
            reserves: self.reserves.clone(),
            to_move: 0,
            stages: [stage(0), stage(1)],
            phase: Phase::Move,
            game: self.clone(),
        }
    }

    /// How many basics a player has in all, a GIPF piece being two.
    pub fn basics(&self, player: usize) -> usize {
        let on_the_corners = match self.variant {
            Variant::Basic => 3,
            Variant::Standard => 6,
            Variant::Tournament | Variant::Ultimate | Variant::Matrx => 0,
        };
        self.reserves[player].basics + on_the_corners
    }
}

fn start_reserve(variant: Variant) -> Reserve {
    let (basics, gipfs, of_each_kind) = match variant {
        Variant::Basic | Variant::Standard => (12, 0, 0),
        Variant::Tournament => (18, 0, 0),
        Variant::Ultimate => (21, 0, 3),
        Variant::Matrx => (0, 3, 6),
    };
    Reserve { basics, gipfs, potentials: [of_each_kind; 5] }
}

impl Configuration {
    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let variant = self.variant;
        let takes_potentials = !matches!(variant, Variant::Basic | Variant::Matrx);
        match name {
            "reserve" if variant == Variant::Basic => {
                for (reserve, text) in self.reserves.iter_mut().zip(of_both(value)) {
                    reserve.basics = number(text)
                        .filter(|count| (12..=15).contains(count))
                        .ok_or_else(|| format!("a reserve is 12 to 15, not `{text}`"))?;
                }
            }
            "potentials" if takes_potentials => {
                for (reserve, text) in self.reserves.iter_mut().zip(of_both(value)) {
                    reserve.potentials = potentials(text)?;
                }
            }
            "order" if takes_potentials => {
                self.fixed_order = match value {
                    "any" => false,
                    "fixed" => true,
                    _ => return Err(format!("no order `{value}`")),
                };
            }
            "board" if variant == Variant::Matrx => {
                self.board = match value {
                    "gipf" => Board::gipf(),
                    "matrx" => Board::matrx(),
                    _ => return Err(format!("no board `{value}`")),
                };
            }
            _ => return Err(format!("`{}` has no option `{name}`", variant.key())),
        }
        Ok(())
    }
}

/// The texts of White and of Black: apart by `/`, or one for both.
fn of_both(value: &str) -> [&str; 2] {
    let (white, black) = value.split_once('/').unwrap_or((value, value));
    [white, black]
}

/// A number in its shortest form.
pub fn number(text: &str) -> Option<usize> {
    text.parse().ok().filter(|number: &usize| number.to_string() == text)
}

/// The potentials of one player: `T3Z3`, or `-`.
fn potentials(text: &str) -> Result<[usize; 5], String> {
    let mut counts = [0; 5];
    if text == "-" {
        return Ok(counts);
    }
    for (letter, count) in counted(text).ok_or_else(|| format!("unreadable: `{text}`"))? {
        let kind = Kind::from_letter(letter).ok_or_else(|| format!("no potential `{letter}`"))?;
        if count > 6 {
            return Err(format!("{count} potentials of one kind, more than 6"));
        }
        counts[kind as usize] = count;
    }
    let sum: usize = counts.iter().sum();
    if sum > 15 {
        return Err(format!("{sum} potentials, more than 15"));
    }
    Ok(counts)
}

/// Splits letters with counts, `B12T3`; no letter may come twice.
pub fn counted(text: &str) -> Option<Vec<(char, usize)>> {
    let mut found: Vec<(char, usize)> = Vec::new();
    let mut rest = text;
    loop {
        let letter = rest.chars().next().filter(char::is_ascii_uppercase)?;
        rest = &rest[1..];
        let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        let count = number(&rest[..end])?;
        if found.iter().any(|&(earlier, _)| earlier == letter) {
            return None;
        }
        found.push((letter, count));
        rest = &rest[end..];
        if rest.is_empty() {
            return Some(found);
        }
    }
}

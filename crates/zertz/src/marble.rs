//! Marbles, and how many there are of each colour (Z3).

use std::fmt;
use std::str::FromStr;

/// A marble, by its colour. The order is the byte order of the letters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[allow(missing_docs, reason = "the colours of the marbles")]
pub enum Marble {
    Black,
    Grey,
    White,
}

impl Marble {
    /// All three, in order.
    pub const ALL: [Self; 3] = [Self::Black, Self::Grey, Self::White];

    /// The letter in texts, upper case.
    pub const fn letter(self) -> char {
        match self {
            Self::Black => 'B',
            Self::Grey => 'G',
            Self::White => 'W',
        }
    }

    /// The marble of a letter in upper case.
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|marble| marble.letter() == letter)
    }

    /// Its place in a table of three.
    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

/// How many marbles there are of each colour.
///
/// The text lists white, grey and black ones, those there are: `W6G8B10`; `-` is none.
///
/// ```
/// use zertz::{Counts, Marble};
/// let counts: Counts = "W1B12".parse().unwrap();
/// assert_eq!((counts.of(Marble::Black), counts.total()), (12, 13));
/// assert_eq!(counts.to_string(), "W1B12");
/// assert_eq!("-".parse(), Ok(Counts::NONE));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Counts([u8; 3]);

impl Counts {
    /// No marbles.
    pub const NONE: Self = Self([0; 3]);

    /// So many white, grey and black ones.
    #[must_use]
    pub const fn new(white: u8, grey: u8, black: u8) -> Self {
        Self([black, grey, white])
    }

    /// How many there are of one colour.
    pub const fn of(self, marble: Marble) -> u8 {
        self.0[marble.index()]
    }

    /// How many there are in all.
    pub const fn total(self) -> u8 {
        self.0[0] + self.0[1] + self.0[2]
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        matches!(self.0, [0, 0, 0])
    }

    /// Whether there are at least as many of each colour as in `other`.
    pub const fn includes(self, other: Self) -> bool {
        self.0[0] >= other.0[0] && self.0[1] >= other.0[1] && self.0[2] >= other.0[2]
    }

    /// The colours there are any of, in order.
    pub fn colours(self) -> impl Iterator<Item = Marble> {
        Marble::ALL.into_iter().filter(move |&marble| self.of(marble) > 0)
    }

    /// How many colours there are any of.
    pub(crate) const fn colour_count(self) -> u64 {
        (self.0[0] > 0) as u64 + (self.0[1] > 0) as u64 + (self.0[2] > 0) as u64
    }

    pub(crate) const fn add(&mut self, marble: Marble, count: u8) {
        self.0[marble.index()] += count;
    }

    pub(crate) const fn take(&mut self, marble: Marble) {
        self.0[marble.index()] -= 1;
    }

    /// The counts as bytes: black, grey, white.
    pub(crate) const fn bytes(self) -> [u8; 3] {
        self.0
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for marble in Marble::ALL.into_iter().rev().filter(|&marble| self.of(marble) > 0) {
            write!(f, "{}{}", marble.letter(), self.of(marble))?;
        }
        Ok(())
    }
}

/// The text does not count marbles.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("marbles are counted as W6G8B10, those there are, or `-` for none")]
pub struct BadCounts;

impl FromStr for Counts {
    type Err = BadCounts;

    fn from_str(text: &str) -> Result<Self, BadCounts> {
        if text == "-" {
            return Ok(Self::NONE);
        }
        let (mut counts, mut rest) = (Self::NONE, text);
        for marble in Marble::ALL.into_iter().rev() {
            let Some(after) = rest.strip_prefix(marble.letter()) else { continue };
            let digits = after.find(|c: char| !c.is_ascii_digit()).unwrap_or(after.len());
            let (number, behind) = after.split_at(digits);
            if number.starts_with('0') {
                return Err(BadCounts);
            }
            let number: u8 = number.parse().map_err(|_| BadCounts)?;
            // Far more than any game has, and so few that totals stay within a byte.
            if number > 60 {
                return Err(BadCounts);
            }
            counts.add(marble, number);
            rest = behind;
        }
        if rest.is_empty() && !counts.is_empty() { Ok(counts) } else { Err(BadCounts) }
    }
}

//! Where a piece can lie (P3.2): its kind and the spaces of its dots.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use hexgrid::Direction;

use crate::board::{CENTRE, SPACES, Space};
use crate::kind::Kind;
use crate::set::SpaceSet;

/// How many words the placements of a kind take, and the first of them.
const WIDTHS: [usize; 6] = [9, 17, 17, 17, 17, 18];
const FIRSTS: [usize; 6] = [0, 9, 26, 43, 60, 77];
/// How many words all placements take.
pub(crate) const WORDS: usize = 95;
/// How many numbers there are for placements; some belong to none.
pub const NUMBERS: usize = WORDS * 64;
/// The words of the kind with the most placements.
pub(crate) const WIDEST: usize = 18;
/// In how many ways a piece can be turned at most.
pub(crate) const MOST_TURNS: usize = 6;

/// A kind of piece on three spaces of the board, whatever lies there. The order is the byte order of the
/// texts.
///
/// ```
/// let placement: punct::Placement = "Td3,d4,e4".parse().unwrap();
/// assert_eq!(placement.to_string(), "Td3,d4,e4");
/// assert!("Td3,e4,d4".parse::<punct::Placement>().is_err(), "minor dots in order");
/// assert!("Ed3,d4,e4".parse::<punct::Placement>().is_err(), "a triangle");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Placement(u16);

/// What is known about a placement.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    pub(crate) kind: Kind,
    /// The PÜNCT, then the minor dots in order.
    pub(crate) dots: [Space; 3],
    /// Which of them lies between the other two; 3 if none does.
    pub(crate) middle: u8,
    /// In which direction it is turned, by its number.
    pub(crate) turned: u8,
}

impl Placement {
    pub(crate) const fn numbered(index: usize) -> Self {
        #[allow(clippy::cast_possible_truncation, reason = "below 6080")]
        Self(index as u16)
    }

    /// The placement with the PÜNCT on the first and minor dots on the other two spaces, if a piece can lie
    /// so.
    #[must_use]
    pub fn of(punct: Space, minor: [Space; 2]) -> Option<Self> {
        let [a, b] = minor;
        let wanted = [punct, a.min(b), a.max(b)];
        Kind::ALL
            .into_iter()
            .flat_map(|kind| TABLES.with_punct(kind, punct))
            .map(Self::numbered)
            .find(|it| it.dots() == wanted)
    }

    /// All placements in order.
    pub fn all() -> impl Iterator<Item = Self> {
        let exists = |index: &usize| TABLES.all[index / 64] >> (index % 64) & 1 != 0;
        (0..NUMBERS).filter(exists).map(Self::numbered)
    }

    /// Its number, below [`NUMBERS`](crate::NUMBERS), in order.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The kind of the piece.
    #[inline]
    pub fn kind(self) -> Kind {
        self.shape().kind
    }

    /// The space of the PÜNCT.
    #[inline]
    pub fn punct(self) -> Space {
        self.dots()[0]
    }

    /// The spaces of the three dots: the PÜNCT, then the minor dots in order.
    #[inline]
    pub fn dots(self) -> [Space; 3] {
        self.shape().dots
    }

    /// The two ends and the dot between them; none for a triangle.
    pub fn ends_and_middle(self) -> Option<([Space; 2], Space)> {
        let Shape { dots: [punct, a, b], middle, .. } = self.shape();
        match middle {
            0 => Some(([a, b], punct)),
            1 => Some(([punct, b], a)),
            2 => Some(([punct, a], b)),
            _ => None,
        }
    }

    #[inline]
    pub(crate) fn shape(self) -> Shape {
        TABLES.shapes[self.index()]
    }

    /// The spaces of the three dots.
    pub fn spaces(self) -> SpaceSet {
        self.dots().into_iter().collect()
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind().letter())?;
        fmt_dots(*self, f)
    }
}

/// Writes the three spaces, the PÜNCT first.
pub(crate) fn fmt_dots(placement: Placement, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let [punct, a, b] = placement.dots();
    write!(f, "{punct},{a},{b}")
}

/// The text is no placement.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "a piece is its letter, one of C E L M R T, and the spaces of its dots, the PÜNCT first and the others in \
     order, as Td3,d4,e4"
)]
pub struct BadPlacement;

impl FromStr for Placement {
    type Err = BadPlacement;

    fn from_str(text: &str) -> Result<Self, BadPlacement> {
        let read = || {
            let letter = text.chars().next()?;
            let kind = Kind::of_letter(letter)?;
            let mut names = text[letter.len_utf8()..].split(',');
            let mut space = || names.next()?.parse::<Space>().ok();
            let (punct, minor) = (space()?, [space()?, space()?]);
            let placement = Self::of(punct, minor).filter(|it| it.kind() == kind)?;
            (names.next().is_none() && minor[0] < minor[1]).then_some(placement)
        };
        read().ok_or(BadPlacement)
    }
}

/// A set of placements.
pub(crate) type Words = [u64; WORDS];

/// What is known about placements before any game.
pub(crate) struct Tables {
    pub(crate) shapes: Vec<Shape>,
    /// For each kind and space the first placement with the PÜNCT there; one more ends the last.
    starts: [[u16; SPACES + 1]; 6],
    /// The placements that exist.
    pub(crate) all: Words,
    /// Those with no dot in the centre hexagon.
    pub(crate) outside: Words,
    /// For each space the placements with a dot on it.
    pub(crate) with_dot: Vec<Words>,
    /// For each kind and space the placements with the PÜNCT on that space or in line with it (P6.2),
    /// within the words of the kind.
    reach: Vec<[u64; WIDEST]>,
}

/// The tables, made when they are first asked for.
pub(crate) static TABLES: LazyLock<Tables> = LazyLock::new(Tables::new);

/// The words of a kind within those of all placements.
pub(crate) const fn words_of(kind: Kind) -> std::ops::Range<usize> {
    let first = FIRSTS[kind.index()];
    first..first + WIDTHS[kind.index()]
}

impl Tables {
    fn new() -> Self {
        let nowhere = Shape { kind: Kind::T, dots: [Space::of_index(0); 3], middle: 3, turned: 0 };
        let mut tables = Self {
            shapes: vec![nowhere; NUMBERS],
            starts: [[0; SPACES + 1]; 6],
            all: [0; WORDS],
            outside: [0; WORDS],
            with_dot: vec![[0; WORDS]; SPACES],
            reach: vec![[0; WIDEST]; 6 * SPACES],
        };
        for kind in Kind::ALL {
            tables.add_kind(kind);
        }
        tables
    }

    fn add_kind(&mut self, kind: Kind) {
        let mut index = words_of(kind).start * 64;
        for punct in Space::all() {
            self.starts[kind.index()][punct.index()] = Placement::numbered(index).0;
            let mut found: Vec<Shape> = Direction::ALL
                .into_iter()
                .filter_map(|turned| {
                    let minor = kind.minor_dots(punct, turned)?;
                    Some(Shape { turned: turned as u8, ..shape_of(kind, punct, minor) })
                })
                .collect();
            found.sort_by_key(|shape| shape.dots);
            // A straight piece about its centre lies the same after half a turn.
            found.dedup_by_key(|shape| shape.dots);
            for shape in found {
                let bit = 1 << (index % 64);
                self.all[index / 64] |= bit;
                if !shape.dots.iter().any(|&space| CENTRE.contains(space)) {
                    self.outside[index / 64] |= bit;
                }
                for space in shape.dots {
                    self.with_dot[space.index()][index / 64] |= bit;
                }
                self.shapes[index] = shape;
                index += 1;
            }
        }
        self.starts[kind.index()][SPACES] = Placement::numbered(index).0;
        debug_assert!(index <= words_of(kind).end * 64, "the placements fit into their words");
        for from in Space::all() {
            for to in from.in_line().with_space(from) {
                for index in self.with_punct(kind, to) {
                    let bit = index - words_of(kind).start * 64;
                    self.reach[kind.index() * SPACES + from.index()][bit / 64] |= 1 << (bit % 64);
                }
            }
        }
    }

    /// The numbers of the placements of a kind with the PÜNCT on a space.
    pub(crate) fn with_punct(&self, kind: Kind, punct: Space) -> std::ops::Range<usize> {
        let starts = &self.starts[kind.index()];
        usize::from(starts[punct.index()])..usize::from(starts[punct.index() + 1])
    }

    /// The placements that a piece with its PÜNCT on a space can come to as far as its way goes.
    pub(crate) fn reach(&self, kind: Kind, from: Space) -> &[u64; WIDEST] {
        &self.reach[kind.index() * SPACES + from.index()]
    }
}

/// The shape of a piece, of which the first minor dot is the nearer to the PÜNCT if one is.
fn shape_of(kind: Kind, punct: Space, [near, far]: [Space; 2]) -> Shape {
    let middle = match kind {
        Kind::C | Kind::M => 0,
        Kind::E | Kind::L | Kind::R if near < far => 1,
        Kind::E | Kind::L | Kind::R => 2,
        Kind::T => 3,
    };
    Shape { kind, dots: [punct, near.min(far), near.max(far)], middle, turned: 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn p3_2_placements_of_each_kind() {
        let count = |words: &Words, kind| -> u32 {
            words[words_of(kind)].iter().map(|word| word.count_ones()).sum()
        };
        let all = Kind::ALL.map(|kind| count(&TABLES.all, kind));
        assert_eq!(all, [531, 1062, 1074, 1074, 1074, 1116]);
        let outside = Kind::ALL.map(|kind| count(&TABLES.outside, kind));
        assert_eq!(outside, [444, 888, 900, 900, 900, 954]);
    }

    #[test]
    fn texts_read_back_in_order() {
        let mut texts = Vec::new();
        for kind in Kind::ALL {
            for index in Space::all().flat_map(|punct| TABLES.with_punct(kind, punct)) {
                let placement = Placement::numbered(index);
                assert_eq!(placement.kind(), kind);
                assert_eq!(placement.to_string().parse(), Ok(placement));
                texts.push(placement.to_string());
            }
        }
        assert!(texts.is_sorted() && texts.len() == 5931);
    }
}

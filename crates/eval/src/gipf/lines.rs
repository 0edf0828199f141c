//! The lines of a board and what stands along them, as numbers.

use std::sync::LazyLock;

use gipf::board::Board;
use hexgrid::{Cell, CellSet, Direction};

/// The longest line, in spots.
const LONGEST: usize = 7;

/// A line of spots.
struct Line {
    /// The bit of its first spot.
    first: u32,
    length: usize,
}

/// The lines along an axis.
type Axis = Vec<Line>;

/// The patterns along lines of each length, numbered so that a pattern and its mirror image share a
/// number, those of longer lines after those of shorter ones.
pub(super) struct Patterns {
    /// By length, then by the spots in base three: 0 empty, 1 own, 2 of the opponent.
    numbers: [[u16; 2187]; LONGEST + 1],
    /// Each pattern from one end to the other.
    pub(super) spots: Vec<Vec<u8>>,
}

pub(super) static PATTERNS: LazyLock<Patterns> = LazyLock::new(|| {
    let mut patterns = Patterns { numbers: [[0; 2187]; LONGEST + 1], spots: Vec::new() };
    for length in 3..=LONGEST {
        let mut numbers = [u16::MAX; 2187];
        for pattern in 0..3_usize.pow(u32::try_from(length).expect("at most 7")) {
            if numbers[pattern] != u16::MAX {
                continue;
            }
            let number = u16::try_from(patterns.spots.len()).expect("there are 1710 patterns");
            let mut rest = pattern;
            let mut spots = Vec::new();
            for _ in 0..length {
                spots.push(u8::try_from(rest % 3).expect("below three"));
                rest /= 3;
            }
            let image = spots.iter().fold(0, |sum, &spot| 3 * sum + usize::from(spot));
            numbers[pattern] = number;
            numbers[image] = number;
            patterns.spots.push(spots);
        }
        patterns.numbers[length] = numbers;
    }
    patterns
});

/// Seven bits read in base three.
static TERNARY: [u16; 128] = {
    let mut table = [0; 128];
    let mut bits = 0;
    while bits < 128 {
        let (mut bit, mut power) = (0, 1);
        while bit < 7 {
            if bits >> bit & 1 == 1 {
                table[bits] += power;
            }
            power *= 3;
            bit += 1;
        }
        bits += 1;
    }
    table
};

/// By board: the bits of the spots of a line are 1, 7 or 8 apart.
static AXES: LazyLock<[[Axis; 3]; 2]> = LazyLock::new(|| [Board::Gipf, Board::Matrx].map(axes));

fn axes(board: Board) -> [Axis; 3] {
    // Each line has a way at either end; the one going up begins at the lowest bit.
    [Direction::N, Direction::SE, Direction::NE].map(|direction| {
        let ways = board.ways().filter(|way| way.direction() == direction);
        ways.map(|way| {
            let line = way.line(board);
            let first = line.lowest().map_or(0, Cell::index);
            let first = u32::try_from(first).expect("below 64");
            Line { first, length: line.len() as usize }
        })
        .collect()
    })
}

/// The bits of a set along a line, side by side, where they are `APART`.
#[inline]
fn along<const APART: usize>(line: &Line, set: CellSet) -> usize {
    let set = set.bits() >> line.first;
    // The products bring the bit of spot `n` to place 56 + n; no two terms meet.
    let gathered = match APART {
        1 => set,
        7 => (set & 0x0000_0408_1020_4081).wrapping_mul(0x0104_1041_0410_0000) >> 56,
        8 => (set & 0x0001_0101_0101_0101).wrapping_mul(0x0102_0408_1020_4000) >> 56,
        _ => unreachable!(),
    };
    #[allow(clippy::cast_possible_truncation, reason = "seven bits at most")]
    let bits = gathered as usize & ((1 << line.length) - 1) & 127;
    bits
}

#[inline]
fn each_along<const APART: usize>(axis: &Axis, sets: [CellSet; 2], see: &mut impl FnMut(usize)) {
    let patterns = &*PATTERNS;
    for line in axis {
        let [own, others] = sets.map(|set| usize::from(TERNARY[along::<APART>(line, set)]));
        see(patterns.numbers[line.length & 7][own + 2 * others].into());
    }
}

/// Calls `see` with the number of the pattern along each line.
#[inline]
pub(super) fn each_pattern(
    board: Board,
    own: CellSet,
    others: CellSet,
    mut see: impl FnMut(usize),
) {
    let [up, down, across] = &AXES[board as usize];
    each_along::<1>(up, [own, others], &mut see);
    each_along::<7>(down, [own, others], &mut see);
    each_along::<8>(across, [own, others], &mut see);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_along_lines_are_those_of_the_spots() {
        let mut rng = fastrand::Rng::with_seed(1);
        for board in [Board::Gipf, Board::Matrx] {
            let axes = &AXES[board as usize];
            let count: usize = axes.iter().map(Vec::len).sum();
            assert_eq!(count, if board == Board::Gipf { 21 } else { 22 });
            for (axis, apart) in axes.iter().zip([1, 7, 8]) {
                for line in axis {
                    let set = CellSet::from_bits(rng.u64(..) & board.spots().bits());
                    let bit = |n: usize| set.bits() >> (line.first as usize + n * apart) & 1;
                    let expected: u64 = (0..line.length).map(|n| bit(n) << n).sum();
                    let bits = match apart {
                        1 => along::<1>(line, set),
                        7 => along::<7>(line, set),
                        _ => along::<8>(line, set),
                    };
                    assert_eq!(bits as u64, expected, "{apart} apart");
                }
            }
        }
    }

    #[test]
    fn a_pattern_and_its_mirror_image_are_one() {
        assert_eq!(PATTERNS.spots.len(), 18 + 45 + 135 + 378 + 1134);
        let numbers = &PATTERNS.numbers[4];
        assert_eq!(numbers[1 + 3 * 2], numbers[27 + 9 * 2]);
        assert_ne!(numbers[1 + 3 * 2], numbers[2 + 3]);
    }
}

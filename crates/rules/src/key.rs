use std::fmt;

/// A 64-bit fingerprint of a position, with side and phase; equal for equal positions and stable
/// across releases.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Key(pub u64);

impl Key {
    /// The key of a position given as words that determine it.
    ///
    /// Each word is folded in by a 64×64→128 bit multiplication, so that one changed bit changes
    /// half of the key. A position of three or four words is hashed faster so than a Zobrist key
    /// could be kept up to date through pushes that shift up to seven pieces.
    #[must_use]
    pub const fn of(words: &[u64]) -> Self {
        // Odd constants with well spread bits: the fractions of the golden ratio and of √2.
        let mut state = 0x9e37_79b9_7f4a_7c15;
        let mut index = 0;
        while index < words.len() {
            state = fold(state ^ words[index], 0x6a09_e667_f3bc_c909 ^ state.rotate_left(32));
            index += 1;
        }
        Self(fold(state, 0xd1b5_4a32_d192_ed03))
    }
}

#[allow(clippy::cast_possible_truncation, reason = "the two halves of the product are wanted")]
const fn fold(a: u64, b: u64) -> u64 {
    let product = (a as u128).wrapping_mul(b as u128);
    (product as u64) ^ ((product >> 64) as u64)
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_and_its_place_count() {
        let keys = [
            Key::of(&[1, 2, 3]),
            Key::of(&[1, 3, 2]),
            Key::of(&[0, 2, 3]),
            Key::of(&[1, 2]),
            Key::of(&[1, 2, 0]),
        ];
        for (i, a) in keys.iter().enumerate() {
            assert!(keys[i + 1..].iter().all(|b| a != b));
        }
    }

    #[test]
    fn stable_across_releases() {
        assert_eq!(Key::of(&[1, 2, 3]).to_string(), "e4523414d85c11f7");
    }
}

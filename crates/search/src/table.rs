use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicU8, AtomicU64};

use rules::Key;
use zerocopy::FromZeros;

use crate::Score;

/// What a score in the table says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    AtMost,
    Exact,
    AtLeast,
}

impl Bound {
    const ALL: [Self; 3] = [Self::AtMost, Self::Exact, Self::AtLeast];

    /// Whether a score with this bound settles a search in the window (`alpha`, `beta`).
    pub(crate) fn settles(self, score: Score, alpha: Score, beta: Score) -> bool {
        match self {
            Self::AtMost => score <= alpha,
            Self::Exact => true,
            Self::AtLeast => score >= beta,
        }
    }
}

/// What was found out about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// From the side of the player to move; proofs count from the position itself.
    pub(crate) score: Score,
    pub(crate) bound: Bound,
    /// In actions.
    pub(crate) depth: u8,
    /// The place of the best action among the legal ones.
    pub(crate) best: u16,
}

const SLOTS: usize = 4;

/// A packed [`Entry`], and before it the key mixed with it: what two threads have written half each
/// belongs to no key, so that slots need no lock.
type Slot = [AtomicU64; 2];

/// Four entries that share a place, 64 bytes.
type Bucket = [Slot; SLOTS];

/// Positions that were looked at, kept between moves and shared by threads: 16 bytes an entry, four entries a bucket, a
/// power of two of buckets, so `size_of_val` of it is the greatest power of two within the bytes
/// asked for (at least one bucket).
pub(crate) struct Table {
    buckets: Vec<Bucket>,
    /// Counts searches, modulo 64; never 0, so that a packed entry is never 0.
    age: AtomicU8,
}

impl Table {
    pub(crate) fn new(bytes: usize) -> Self {
        let buckets = (bytes / size_of::<Bucket>()).max(1);
        // Fresh memory is zero already and need not be written, which would take longer than a search.
        let buckets = Bucket::new_vec_zeroed(1 << buckets.ilog2());
        Self { buckets: buckets.expect("there is memory for the table"), age: AtomicU8::new(1) }
    }

    /// A new search begins: what earlier ones left is replaced first.
    pub(crate) fn grow_older(&self) {
        self.age.store(self.age.load(Relaxed) % 63 + 1, Relaxed);
    }

    #[allow(clippy::cast_possible_truncation, reason = "masked to the number of buckets")]
    #[inline]
    fn place(&self, key: Key) -> usize {
        key.0 as usize & (self.buckets.len() - 1)
    }

    #[inline]
    pub(crate) fn get(&self, key: Key) -> Option<Entry> {
        let bucket = &self.buckets[self.place(key)];
        let word = bucket.iter().find_map(|slot| {
            let word = slot[1].load(Relaxed);
            (word != 0 && slot[0].load(Relaxed) ^ word == key.0).then_some(word)
        });
        word.map(unpack)
    }

    /// Keeps `entry` in place of the same position, or of the least worthy one in its bucket: from
    /// an earlier search, then less deep.
    #[inline]
    pub(crate) fn put(&self, key: Key, entry: Entry) {
        let age = self.age.load(Relaxed);
        let bucket = &self.buckets[self.place(key)];
        let words = bucket.each_ref().map(|slot| slot[1].load(Relaxed));
        let is_same = |(slot, word): (&Slot, &u64)| slot[0].load(Relaxed) ^ word == key.0;
        let same = bucket.iter().zip(&words).position(is_same);
        let index = same.unwrap_or_else(|| {
            let worth = |word: u64| (word != 0, word & 63 == u64::from(age), word >> 8 & 255);
            let least = words.iter().enumerate().min_by_key(|(_, word)| worth(**word));
            least.map_or(0, |(index, _)| index)
        });
        let word = pack(entry, age);
        bucket[index][0].store(key.0 ^ word, Relaxed);
        bucket[index][1].store(word, Relaxed);
    }
}

/// Score in bits 32 to 63, best in 16 to 31, depth in 8 to 15, bound in 6 and 7, age in 0 to 5.
fn pack(entry: Entry, age: u8) -> u64 {
    u64::from(entry.score.value().cast_unsigned()) << 32
        | u64::from(entry.best) << 16
        | u64::from(entry.depth) << 8
        | (entry.bound as u64) << 6
        | u64::from(age)
}

#[allow(clippy::cast_possible_truncation, reason = "each field is cut out of the word")]
fn unpack(word: u64) -> Entry {
    Entry {
        score: Score::from_value(((word >> 32) as u32).cast_signed()),
        best: (word >> 16) as u16,
        depth: (word >> 8) as u8,
        bound: Bound::ALL[(word >> 6 & 3) as usize],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_come_back_as_they_were() {
        let table = Table::new(1 << 12);
        let scores = [Score::loss_in(3), Score::estimate(-17), Score::EVEN, Score::win_in(9)];
        for (index, score) in scores.into_iter().enumerate() {
            for (depth, bound) in (0..).zip(Bound::ALL) {
                let key = Key::of(&[index as u64, u64::from(depth)]);
                let entry = Entry { score, bound, depth, best: u16::MAX - u16::from(depth) };
                table.put(key, entry);
                assert_eq!(table.get(key), Some(entry));
            }
        }
        assert_eq!(table.get(Key(99)), None);
        assert_eq!(table.get(Key(0)), None);
    }

    #[test]
    fn old_and_shallow_entries_go_first() {
        let table = Table::new(1);
        let entry = |depth| Entry { score: Score::EVEN, bound: Bound::Exact, depth, best: 0 };
        table.put(Key(1), entry(9));
        table.grow_older();
        for key in 2..=4 {
            table.put(Key(key), entry(5 - u8::try_from(key).unwrap()));
        }
        table.put(Key(5), entry(1));
        assert_eq!(table.get(Key(1)), None, "from an earlier search");
        table.put(Key(6), entry(8));
        let kept = [2, 3, 4, 5, 6].map(|key| table.get(Key(key)).is_some());
        assert_eq!(kept.iter().filter(|&&kept| kept).count(), 4);
        assert!(kept[0] && kept[1] && kept[4], "a deep entry gave way to a shallow one");
    }

    #[test]
    fn as_large_as_said() {
        assert_eq!(size_of_val(Table::new(1 << 20).buckets.as_slice()), 1 << 20);
        assert_eq!(size_of_val(Table::new((1 << 20) - 1).buckets.as_slice()), 1 << 19);
        assert_eq!(size_of_val(Table::new(0).buckets.as_slice()), 64);
    }
}

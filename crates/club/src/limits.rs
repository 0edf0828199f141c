//! How much somebody may do: buckets that fill slowly and are emptied by doing.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::sync::{Mutex, PoisonError};

use crate::ClubError;

/// What is limited. Each has buckets of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Limited {
    /// Becoming a guest or registering, by address.
    Enter,
    /// Proving who one is, by address.
    ProveFrom,
    /// Proving who one is, by name.
    ProveAs,
    /// Whatever is asked or done by HTTP, by address, and by player wherever they are.
    Ask,
    /// Whatever is said to others, by player.
    Chat,
    /// Bringing together what was done in the course, by player.
    Learn,
    /// Complaints, by player.
    Report,
    /// Letters, by whom they are for.
    Letter,
    /// Taking along all that is kept, by player.
    Export,
}

impl Limited {
    /// How many at once, and milliseconds until there is one more.
    fn bucket(self) -> (u64, u64) {
        match self {
            // A class behind one address: each comes in and registers, some from two devices.
            Self::Enter => (90, 30_000),
            Self::ProveFrom => (30, 10_000),
            Self::ProveAs => (10, 60_000),
            Self::Ask => (120, 250),
            Self::Chat => (8, 2_000),
            Self::Learn => (60, 2_000),
            Self::Report => (10, 600_000),
            Self::Letter => (3, 1_200_000),
            Self::Export => (3, 600_000),
        }
    }

    /// How empty a bucket is, in thousandths, that will be full again by then.
    fn emptiness(self, full: u64, now: u64) -> u64 {
        let (most, each) = self.bucket();
        full.saturating_sub(now) * 1000 / (most * each)
    }
}

/// The most buckets that are kept. Full ones are as good as none, and go first.
const MOST: usize = 50_000;

/// When each bucket will be full again. Whose it is stands there as a hash, since anybody may send a name of any length.
#[derive(Default)]
pub(crate) struct Limits {
    buckets: Mutex<HashMap<(Limited, u64), u64>>,
    hashes: RandomState,
}

impl Limits {
    /// How many buckets are kept.
    pub(crate) fn count(&self) -> usize {
        self.buckets.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Takes one from a bucket.
    ///
    /// # Errors
    ///
    /// How long to wait if it is empty.
    pub(crate) fn take(&self, limited: Limited, who: &str, now: u64) -> Result<(), ClubError> {
        let (most, each) = limited.bucket();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST {
            buckets.retain(|_, full| *full > now);
            if buckets.len() > MOST / 2 {
                // Somebody uses very many addresses or names. Those stay limited who have used most of what they may.
                let mut emptiness: Vec<u64> = buckets
                    .iter()
                    .map(|((limited, _), full)| limited.emptiness(*full, now))
                    .collect();
                let (_, middle, _) = emptiness.select_nth_unstable(buckets.len() - MOST / 2);
                let middle = *middle;
                buckets.retain(|(limited, _), full| limited.emptiness(*full, now) > middle);
            }
        }
        let full = buckets.entry((limited, self.hashes.hash_one(who))).or_default();
        let next = (*full).max(now) + each;
        let over = next.saturating_sub(now + most * each);
        if over > 0 {
            return Err(ClubError::TooMany { seconds: over.div_ceil(1000) });
        }
        *full = next;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn however_many_ask_no_more_is_kept_than_there_is_room_for() {
        let limits = Limits::default();
        for n in 0..MOST + 1000 {
            limits.take(Limited::Ask, &format!("address {n}"), 0).unwrap();
            assert!(limits.count() <= MOST);
        }
    }

    #[test]
    fn who_has_done_too_much_has_to_wait_however_many_others_come() {
        let limits = Limits::default();
        for _ in 0..10 {
            limits.take(Limited::ProveAs, "ada", 0).unwrap();
        }
        for n in 0..3 * MOST {
            let kinds = [Limited::Ask, Limited::ProveFrom, Limited::ProveAs, Limited::Letter];
            let kind = kinds[n % kinds.len()];
            limits.take(kind, &format!("address {n}"), 0).unwrap();
        }
        assert_eq!(
            limits.take(Limited::ProveAs, "ada", 0),
            Err(ClubError::TooMany { seconds: 60 })
        );
    }

    #[test]
    fn a_bucket_is_emptied_and_fills_again() {
        let limits = Limits::default();
        let take = |who, now| limits.take(Limited::ProveAs, who, now);
        for _ in 0..10 {
            take("ada", 0).unwrap();
        }
        assert_eq!(take("ada", 0), Err(ClubError::TooMany { seconds: 60 }));
        take("bo", 0).unwrap();
        assert_eq!(take("ada", 59_999), Err(ClubError::TooMany { seconds: 1 }));
        take("ada", 60_000).unwrap();
        assert!(take("ada", 60_000).is_err());
    }
}

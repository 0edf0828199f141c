//! What the network takes is given back, within limits.

/// The most that is given back for one action, in milliseconds.
const MOST: u64 = 500;
/// How much a player has at first, and at most.
const STORE: u64 = 1500;
/// How much comes with each action.
const EACH: u64 = 150;

/// What can be given back to a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Credit(u64);

impl Credit {
    pub(crate) fn new() -> Self {
        Self(STORE)
    }

    /// How much would be given back for a message and answer that take that long.
    pub(crate) fn offered(self, round_trip: u64) -> u64 {
        round_trip.min(MOST).min(self.0)
    }

    /// Gives it back for an action.
    pub(crate) fn take(&mut self, round_trip: u64) -> u64 {
        let given = self.offered(round_trip);
        self.0 = (self.0 - given + EACH).min(STORE);
        given
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lag_is_given_back_within_limits() {
        let mut credit = Credit::new();
        assert_eq!(credit.take(80), 80);
        assert_eq!(credit.take(9000), 500);
        let given: u64 = (0..20).map(|_| credit.take(9000)).sum();
        assert!((3000..5000).contains(&given), "{given}");
        assert_eq!(credit.take(0), 0);
    }
}

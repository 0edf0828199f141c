//! How long to think about a turn by the clock.

use std::fmt;
use std::time::Duration;

/// What a player's clock shows before a turn, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Clock {
    /// What is left.
    pub(crate) left: u64,
    /// What is added for the turn once it is played.
    pub(crate) increment: u64,
}

/// For how many more turns of the player the time is to last.
const TURNS: u64 = 25;
/// What passes between a decision and the stop of the clock.
const OVERHEAD: u64 = 30;

impl Clock {
    /// How long to think, in milliseconds, at least 1: an even share of what is left and most of the
    /// increment, but never so much that two more such turns could not be played.
    pub(crate) fn budget(self) -> u64 {
        let usable = self.left.saturating_sub(OVERHEAD);
        let share = usable / TURNS + self.increment / 4 * 3;
        share.min(usable / 3).max(1)
    }

    /// Takes off what a turn took and adds the increment.
    ///
    /// # Errors
    ///
    /// By how much the time was exceeded.
    pub(crate) fn press(&mut self, used: Duration) -> Result<(), Duration> {
        let left = Duration::from_millis(self.left);
        let rest = left.checked_sub(used).ok_or_else(|| used.saturating_sub(left))?;
        let rest = u64::try_from(rest.as_millis()).unwrap_or(u64::MAX);
        self.left = rest.saturating_add(self.increment);
        Ok(())
    }
}

impl fmt::Display for Clock {
    /// In seconds, as records have it: `300+5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = |millis: u64| Duration::from_millis(millis).as_secs_f64();
        write!(f, "{}+{}", seconds(self.left), seconds(self.increment))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn budget(left: u64, increment: u64) -> u64 {
        Clock { left, increment }.budget()
    }

    #[test]
    fn the_time_lasts_for_some_turns() {
        assert_eq!(budget(60_030, 0), 2400);
        assert_eq!(budget(60_030, 1000), 3150);
    }

    #[test]
    fn the_clock_never_runs_out() {
        for increment in [0, 10, 1000, 60_000] {
            for start in [100, 1000, 30_000, 600_000] {
                let mut left = start;
                for _ in 0..500 {
                    // A machine that takes 20 ms more than it should.
                    let used = budget(left, increment) + 20;
                    assert!(used < left, "{used} of {left} with {increment}");
                    left = left - used + increment;
                    if left < 100 {
                        break;
                    }
                }
            }
        }
    }

    #[test]
    fn with_an_increment_it_plays_on_for_ever() {
        let mut left = 5000;
        for _ in 0..1000 {
            left = left - budget(left, 100) - 20 + 100;
        }
        assert!(left > 200, "{left}");
    }

    #[test]
    fn a_turn_takes_off_what_it_used() {
        let mut clock = Clock { left: 1000, increment: 50 };
        clock.press(Duration::from_millis(300)).unwrap();
        assert_eq!(clock, Clock { left: 750, increment: 50 });
        assert_eq!(clock.press(Duration::from_millis(760)), Err(Duration::from_millis(10)));
        assert_eq!(Clock { left: 60_000, increment: 500 }.to_string(), "60+0.5");
    }

    #[test]
    fn there_is_always_an_answer() {
        for left in 0..=OVERHEAD {
            assert_eq!(budget(left, 1000), 1);
        }
        assert!(budget(u64::MAX, u64::MAX) > 0);
    }
}

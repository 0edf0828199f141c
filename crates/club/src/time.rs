//! What time it is: read here and nowhere else.

use std::sync::Arc;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970, never falling: the time of day when the program began, and what has passed since,
/// so that setting the clock of the machine changes no game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Time {
    began: u64,
    since: Instant,
}

impl Time {
    pub(crate) fn new() -> Self {
        let began = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self { began: millis(began), since: Instant::now() }
    }

    pub(crate) fn now(&self) -> u64 {
        self.began.saturating_add(millis(self.since.elapsed()))
    }

    pub(crate) fn clock(self) -> store::Clock {
        Arc::new(move || self.now())
    }
}

fn millis(duration: std::time::Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

//! What time it is: read here and nowhere else.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970, never falling: the time of day when the program began, and what has passed since,
/// so that setting the clock of the machine changes no game. Nodes go by the clock of their database.
#[derive(Clone, Debug)]
pub(crate) struct Time(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    since: Instant,
    /// What time it was when the program began.
    began: AtomicU64,
    /// The latest time that was told.
    last: AtomicU64,
}

impl Time {
    pub(crate) fn new() -> Self {
        let began = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let (began, last) = (AtomicU64::new(millis(began)), AtomicU64::new(0));
        Self(Arc::new(Inner { since: Instant::now(), began, last }))
    }

    pub(crate) fn now(&self) -> u64 {
        let Inner { since, began, last } = &*self.0;
        let now = began.load(Ordering::Relaxed).saturating_add(millis(since.elapsed()));
        last.fetch_max(now, Ordering::Relaxed).max(now)
    }

    /// Goes by another clock from now on, which showed that time in the middle since then.
    pub(crate) fn adjust(&self, shown: u64, asked: Instant) {
        let Inner { since, began, .. } = &*self.0;
        let middle = asked.duration_since(*since) + asked.elapsed() / 2;
        began.store(shown.saturating_sub(millis(middle)), Ordering::Relaxed);
    }

    /// Lets some milliseconds pass at once: for tests only.
    pub(crate) fn leap(&self, millis: u64) {
        self.0.began.fetch_add(millis, Ordering::Relaxed);
    }

    pub(crate) fn clock(&self) -> store::Clock {
        let time = self.clone();
        Arc::new(move || time.now())
    }
}

fn millis(duration: std::time::Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_goes_by_another_clock_and_never_falls() {
        let time = Time::new();
        let before = time.now();
        time.adjust(before + 60_000, Instant::now());
        let later = time.now();
        assert!(later >= before + 60_000);
        time.adjust(before, Instant::now());
        assert!(time.now() >= later, "it stands until the other has caught up");
    }
}

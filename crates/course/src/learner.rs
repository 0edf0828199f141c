//! What a learner has done: it only grows, and what was done on two devices comes together without loss.

use protocol::{DeedKind, Experience, Form, Hidden, Learner, Pace, Setting};

/// A day in milliseconds.
pub(crate) const DAY: u64 = 24 * 60 * 60 * 1000;

/// Everything that either has done. The order does not matter, nor does doing it twice: the deeds are a
/// set, and this is its union.
pub fn join(mine: &Learner, theirs: &Learner) -> Learner {
    Learner { deeds: mine.deeds.union(&theirs.deeds).cloned().collect() }
}

/// What a learner has set last.
pub(crate) fn settings(learner: &Learner) -> (Form, Pace) {
    let chosen = learner.deeds.iter().rev().find_map(|deed| match deed.what {
        DeedKind::Choose { form, pace } => Some((form, pace)),
        _ => None,
    });
    chosen.unwrap_or_default()
}

/// What a learner has told last about the time before the course.
pub(crate) fn experience(learner: &Learner) -> Option<Experience> {
    learner.deeds.iter().rev().find_map(|deed| match deed.what {
        DeedKind::Tell { experience } => Some(experience),
        _ => None,
    })
}

/// When a learner has opened a lesson, the first time first.
pub(crate) fn visits<'a>(learner: &'a Learner, id: &'a str) -> impl Iterator<Item = u64> + 'a {
    learner.deeds.iter().filter_map(move |deed| match &deed.what {
        DeedKind::Visit { lesson } if lesson == id => Some(deed.at),
        _ => None,
    })
}

/// How often a learner has opened what the settings had put away, since that setting was chosen or a
/// suggestion about it was declined.
pub(crate) fn looks(learner: &Learner, setting: Setting, wanted: Hidden) -> usize {
    let since = learner.deeds.iter().rev().take_while(|deed| match deed.what {
        DeedKind::Choose { .. } => false,
        DeedKind::Decline { setting: declined } => declined != setting,
        _ => true,
    });
    since.filter(|deed| matches!(deed.what, DeedKind::Look { part, .. } if part == wanted)).count()
}

/// The day of a moment, counted from 1970.
pub(crate) const fn day(at: u64) -> u64 {
    at / DAY
}

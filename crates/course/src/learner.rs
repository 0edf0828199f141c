//! What a learner has done: it only grows until it is forgotten, and what was done on two devices comes together
//! without loss.

use std::collections::BTreeSet;

use protocol::{Deed, DeedKind, Experience, Form, Hidden, LeaningView, Learner, Pace, Setting};

/// A day in milliseconds.
pub(crate) const DAY: u64 = 24 * 60 * 60 * 1000;

/// Everything that either has done since everything was forgotten last. The order does not matter, nor does
/// doing it twice: the deeds are a set, and this is its union.
pub fn join(mine: &Learner, theirs: &Learner) -> Learner {
    let all = || mine.deeds.union(&theirs.deeds);
    let forgotten = all().filter(|deed| deed.what == DeedKind::Forget).last();
    let counts = |deed: &&Deed| {
        forgotten.is_none_or(|forgotten| deed.at > forgotten.at || *deed == forgotten)
    };
    Learner { deeds: all().filter(counts).cloned().collect() }
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

/// The games of which a learner has played a guided game.
pub(crate) fn guided(learner: &Learner) -> Vec<String> {
    let games = learner.deeds.iter().filter_map(|deed| match &deed.what {
        DeedKind::Guided { game } => Some(game.clone()),
        _ => None,
    });
    games.collect::<BTreeSet<_>>().into_iter().collect()
}

/// How often a learner has opened or put away a sort of part, since that setting was chosen or a suggestion about
/// it was declined.
pub(crate) fn acts(learner: &Learner, setting: Setting, wanted: Hidden, away: bool) -> usize {
    let since = learner.deeds.iter().rev().take_while(|deed| match deed.what {
        DeedKind::Choose { .. } => false,
        DeedKind::Decline { setting: declined } => declined != setting,
        _ => true,
    });
    let such = |deed: &&Deed| match deed.what {
        DeedKind::Look { part, .. } => part == wanted && !away,
        DeedKind::Away { part, .. } => part == wanted && away,
        _ => false,
    };
    since.filter(such).count()
}

/// How many more answers must speak for one side than for the other: two of three.
const CLEAR: i8 = 2;

/// For which of two sides answers speak, or for neither.
fn side<T>(sum: i8, [one, neither, other]: [T; 3]) -> T {
    if sum <= -CLEAR {
        one
    } else if sum >= CLEAR {
        other
    } else {
        neither
    }
}

/// For which settings a learner's last answers speak.
pub(crate) fn leaning(learner: &Learner) -> Option<LeaningView> {
    learner.deeds.iter().rev().find_map(|deed| match deed.what {
        DeedKind::Ponder { form, pace } => Some(LeaningView {
            form: side(form, [Form::Visual, Form::Neutral, Form::Verbal]),
            pace: side(pace, [Pace::Global, Pace::Neutral, Pace::Sequential]),
        }),
        _ => None,
    })
}

/// The day of a moment, counted from 1970.
pub(crate) const fn day(at: u64) -> u64 {
    at / DAY
}

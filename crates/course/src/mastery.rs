//! How well an exercise and a lesson are known, and when they should be refreshed.

use protocol::{DeedKind, Experience, Learner, LessonState};

use crate::learner::{day, experience, visits};
use crate::{Course, Lesson};

/// After how many days an exercise is due again that was solved so often in time.
///
/// Source: the boxes of Leitner's card index (1972), each about three times as long as the one before, as
/// Pimsleur's graduated intervals (1967) grow.
const INTERVALS: [u64; 5] = [1, 3, 8, 21, 60];

/// The variants whose rules everybody knows who knows GIPF.
const KNOWN: [&str; 3] = ["basic", "standard", "tournament"];

/// How an exercise stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Strength {
    /// How often it was solved when it was due; 0 if it is not solved now.
    box_: usize,
    /// The day on which it is due again.
    due: u64,
}

impl Strength {
    pub(crate) const fn is_solved(self) -> bool {
        self.box_ > 0
    }

    pub(crate) const fn is_due(self, today: u64) -> bool {
        self.is_solved() && today >= self.due
    }
}

/// How an exercise stands after all attempts at it.
pub(crate) fn strength(learner: &Learner, lesson: &str, exercise: &str) -> Strength {
    let mut strength = Strength::default();
    for deed in &learner.deeds {
        let DeedKind::Attempt { lesson: of, exercise: which, right, hints } = &deed.what else {
            continue;
        };
        if of != lesson || which != exercise {
            continue;
        }
        let today = day(deed.at);
        if !right {
            // What is forgotten begins anew.
            strength = Strength::default();
        } else if !strength.is_solved() || today >= strength.due {
            // A hint helps to solve it, and does not show that it is known.
            if *hints == 0 || !strength.is_solved() {
                strength.box_ = (strength.box_ + 1).min(INTERVALS.len());
            }
            strength.due = today + INTERVALS[strength.box_ - 1];
        }
    }
    strength
}

/// Whether a lesson tells nothing new to somebody who has told so: the rules of GIPF without potentials, to
/// whoever knew them before.
pub(crate) fn is_known(learner: &Learner, lesson: &Lesson) -> bool {
    let knew = experience(learner).is_some_and(|it| it > Experience::Never);
    let common = lesson.figures.iter().all(|figure| {
        let variant = figure.stage.spec.variant();
        let key = variant.split(',').next().unwrap_or_default();
        KNOWN.contains(&key) && !variant.contains("potentials")
    });
    let rules = &lesson.rules;
    let told = !rules.is_empty() && rules.iter().all(|rule| rule.starts_with('G'));
    knew && common && told && lesson.games == ["gipf"]
}

/// How many exercises of a lesson are solved.
pub(crate) fn solved(learner: &Learner, lesson: &Lesson) -> usize {
    let all = lesson.exercises.iter();
    all.filter(|it| strength(learner, &lesson.id, &it.id).is_solved()).count()
}

/// Whether a lesson was visited and all its exercises are solved.
pub(crate) fn is_mastered(learner: &Learner, lesson: &Lesson) -> bool {
    visits(learner, &lesson.id).next().is_some()
        && solved(learner, lesson) == lesson.exercises.len()
}

/// Whether a mastered lesson should be refreshed.
pub(crate) fn is_due(learner: &Learner, lesson: &Lesson, today: u64) -> bool {
    is_mastered(learner, lesson)
        && lesson.exercises.iter().any(|it| strength(learner, &lesson.id, &it.id).is_due(today))
}

impl Course {
    /// The lessons a lesson builds on that are not there yet: not visited, or, where one step comes after
    /// the other, not mastered.
    pub(crate) fn missing<'a>(
        &'a self,
        learner: &'a Learner,
        lesson: &'a Lesson,
        strict: bool,
    ) -> impl Iterator<Item = &'a Lesson> + 'a {
        let required = lesson.requires.iter().filter_map(|id| self.lesson(id));
        required.filter(move |it| {
            let there = if strict {
                is_mastered(learner, it)
            } else {
                visits(learner, &it.id).next().is_some()
            };
            !there && !is_known(learner, it)
        })
    }

    /// How a lesson stands.
    pub(crate) fn state(&self, learner: &Learner, lesson: &Lesson, strict: bool) -> LessonState {
        if is_mastered(learner, lesson) {
            LessonState::Mastered
        } else if visits(learner, &lesson.id).next().is_some() {
            LessonState::Visited
        } else if self.missing(learner, lesson, strict).next().is_some() {
            LessonState::NotReady
        } else {
            LessonState::Ready
        }
    }
}

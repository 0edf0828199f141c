//! The course as it is for one learner: how links are annotated, what comes next, what is suggested.

use protocol::{
    CourseView, DeedKind, Form, Hidden, Learner, LessonLink, LessonState, NextView, Pace, PartView,
    Setting, SuggestionView, Why,
};

use crate::learner::{acts, day, experience, guided, leaning, settings, visits};
use crate::mastery::{is_due, is_known, is_mastered, solved};
use crate::rating;
use crate::{Course, Lesson, Part};

/// How often something must be done against a setting before a change of it is suggested.
const OFTEN: usize = 4;

/// Who reads, in which language and when.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// What the reader has done.
    pub learner: &'a Learner,
    /// The language of the texts.
    pub language: &'a str,
    /// Milliseconds since 1970 by the clock on the reader's wall.
    pub now: u64,
}

impl Reader<'_> {
    pub(crate) fn today(&self) -> u64 {
        day(self.now)
    }

    /// Whether a lesson must be mastered before another one is ready that builds on it.
    fn strict(&self) -> bool {
        settings(self.learner).1 == Pace::Sequential
    }
}

impl Course {
    /// The course for a reader.
    pub fn view(&self, reader: Reader<'_>) -> CourseView {
        let (form, pace) = settings(reader.learner);
        let next = self.next(reader);
        let parts = self.parts.iter().map(|part| {
            let lessons: Vec<LessonLink> =
                self.of_part(part).map(|lesson| self.link(reader, lesson)).collect();
            let here = next.as_ref().is_some_and(|it| part.lessons.contains(&it.lesson.id));
            let begun = lessons.iter().any(|it| it.state == LessonState::Visited);
            PartView {
                id: part.id.clone(),
                title: title(part, reader.language),
                open: match pace {
                    Pace::Global => true,
                    Pace::Neutral => here || begun,
                    Pace::Sequential => here,
                },
                lessons,
            }
        });
        let (right, tried) = rating::record(self, reader.learner);
        let mastered = self.lessons.iter().filter(|it| is_mastered(reader.learner, it)).count();
        CourseView {
            parts: parts.collect(),
            form,
            pace,
            experience: experience(reader.learner),
            leaning: leaning(reader.learner),
            guided: guided(reader.learner),
            suggestion: suggestion(reader.learner),
            mastered: count(mastered),
            lessons: count(self.lessons.len()),
            rating: rating::of(self, reader.learner),
            problems: [count(right), count(tried)],
            next,
        }
    }

    pub(crate) fn of_part<'a>(&'a self, part: &'a Part) -> impl Iterator<Item = &'a Lesson> + 'a {
        part.lessons.iter().filter_map(|id| self.lesson(id))
    }

    /// A lesson from outside. Its keywords are shown from the second visit on.
    pub fn link(&self, reader: Reader<'_>, lesson: &Lesson) -> LessonLink {
        let learner = reader.learner;
        let texts = lesson.text(reader.language).cloned().unwrap_or_default();
        let visited = visits(learner, &lesson.id).next().is_some();
        let missing = self.missing(learner, lesson, reader.strict()).map(|it| {
            let title = it.text(reader.language).map(|texts| texts.title.clone());
            (it.id.clone(), title.unwrap_or_default())
        });
        LessonLink {
            id: lesson.id.clone(),
            title: texts.title,
            about: texts.about,
            keywords: if visited { texts.keywords } else { Vec::new() },
            state: self.state(learner, lesson, reader.strict()),
            missing: missing.collect(),
            exercises: [count(solved(learner, lesson)), count(lesson.exercises.len())],
            due: is_due(learner, lesson, reader.today()),
        }
    }

    /// What to do next: to end what was begun last, to refresh what may be forgotten, then what builds on
    /// what is there, in the order of the course; whoever wants the whole first gets the openings of the
    /// parts before.
    pub(crate) fn next(&self, reader: Reader<'_>) -> Option<NextView> {
        let learner = reader.learner;
        let (_, pace) = settings(learner);
        let state = |lesson: &Lesson| self.state(learner, lesson, reader.strict());
        let begun = || {
            let open = self.lessons.iter().filter(|it| state(it) == LessonState::Visited);
            open.max_by_key(|it| visits(learner, &it.id).last())
        };
        let due = || self.lessons.iter().find(|it| is_due(learner, it, reader.today()));
        let ready = |it: &&Lesson| state(it) == LessonState::Ready && !is_known(learner, it);
        let overview = || {
            let openings = self.parts.iter().filter_map(|part| self.of_part(part).next());
            (pace == Pace::Global).then_some(openings)?.find(ready)
        };
        let follows = || self.lessons.iter().find(ready);
        // What was known before comes last, for those who want to see it all.
        let rest = || self.lessons.iter().find(|it| state(it) == LessonState::Ready);
        let first = || if learner.deeds.iter().any(is_visit) { None } else { follows() };
        let (lesson, why) = first()
            .map(|it| (it, Why::Begin))
            .or_else(|| begun().map(|it| (it, Why::GoOn)))
            .or_else(|| due().map(|it| (it, Why::Refresh)))
            .or_else(|| overview().map(|it| (it, Why::Overview)))
            .or_else(|| follows().or_else(rest).map(|it| (it, Why::Follows)))?;
        Some(NextView { lesson: self.link(reader, lesson), why })
    }
}

fn is_visit(deed: &protocol::Deed) -> bool {
    matches!(deed.what, DeedKind::Visit { .. })
}

/// A change of a setting, where what the learner does speaks against it. Whoever puts the description or the
/// boards away again and again needs them less, whoever opens what is put away needs it; and so with the
/// whole of a part and the steps of a lesson.
pub(crate) fn suggestion(learner: &Learner) -> Option<SuggestionView> {
    let (form, pace) = settings(learner);
    let often = |setting, part, away| acts(learner, setting, part, away) >= OFTEN;
    let forms = [
        (Hidden::Description, true, Form::Visual),
        (Hidden::Figure, true, Form::Verbal),
        (Hidden::Figure, false, Form::Neutral),
        (Hidden::Description, false, Form::Neutral),
    ];
    let paces = [
        (Hidden::Steps, false, Pace::Sequential),
        (Hidden::Place, false, Pace::Global),
        (Hidden::Place, true, Pace::Neutral),
        (Hidden::Whole, false, Pace::Neutral),
    ];
    let form_for = forms
        .into_iter()
        .find(|&(part, away, other)| other != form && often(Setting::Form, part, away));
    let pace_for = paces
        .into_iter()
        .find(|&(part, away, other)| other != pace && often(Setting::Pace, part, away));
    let told =
        |setting, because, away, form, pace| SuggestionView { setting, because, away, form, pace };
    form_for.map(|(part, away, other)| told(Setting::Form, part, away, other, pace)).or_else(|| {
        pace_for.map(|(part, away, other)| told(Setting::Pace, part, away, form, other))
    })
}

/// The title of a part.
pub(crate) fn title(part: &Part, language: &str) -> String {
    let titles = &part.titles;
    titles.get(language).or_else(|| titles.values().next()).cloned().unwrap_or_default()
}

/// A count as it is sent.
pub(crate) fn count(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

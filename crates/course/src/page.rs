//! A lesson as it is for one learner: which pieces, in which order, what is put away, in which steps.

use protocol::{
    Event, EventKind, Form, LessonLink, LessonPart, LessonView, Pace, PlaceView, SavedMatch,
    TaskView,
};

use crate::adapt::{Reader, suggestion, title};
use crate::learner::settings;
use crate::lesson::{Exercise, Figure, Stage, Step, Task, Texts};
use crate::markdown::links;
use crate::mastery::strength;
use crate::rating::beginning;
use crate::texts::ABOUT;
use crate::{Course, Lesson, solve};

impl Course {
    /// A lesson for a reader.
    pub fn page(&self, reader: Reader<'_>, lesson: &Lesson) -> LessonView {
        let (form, pace) = settings(reader.learner);
        let part = self.parts.iter().find(|part| part.lessons.contains(&lesson.id));
        let texts = lesson.text(reader.language).cloned().unwrap_or_default();
        let parts = parts(reader, lesson, &texts, form, pace);
        let steps = match pace {
            Pace::Sequential => parts.into_iter().map(|part| vec![part]).collect(),
            Pace::Global | Pace::Neutral => vec![parts],
        };
        let lessons = part.into_iter().flat_map(|part| self.of_part(part));
        let gist = texts.sections.get("conclusion").filter(|_| pace != Pace::Global);
        let around = PlaceView {
            lessons: lessons.map(|it| self.link(reader, it)).collect(),
            gist: gist.cloned().unwrap_or_default(),
            folded: pace != Pace::Global,
        };
        LessonView {
            lesson: self.link(reader, lesson),
            part: part.map(|part| title(part, reader.language)).unwrap_or_default(),
            place: around,
            guided: self.guided(lesson),
            steps,
            links: self.links(reader, &texts),
            next: self.next(reader),
            suggestion: suggestion(reader.learner),
        }
    }

    /// The game whose first game is guided, if a lesson is the first one about it.
    fn guided(&self, lesson: &Lesson) -> Option<String> {
        let first = self.lessons.iter().find(|it| it.games == lesson.games)?;
        let [game] = &lesson.games[..] else { return None };
        (first.id == lesson.id && crate::guide::is_for(game)).then(|| game.clone())
    }

    /// The lessons that texts lead to.
    fn links(&self, reader: Reader<'_>, texts: &Texts) -> Vec<LessonLink> {
        let told = texts.exercises.values();
        let told = told.flat_map(|it| it.hints.iter().chain([&it.question, &it.solved]));
        let all = texts.sections.values().chain(texts.captions.values()).chain(told);
        let ids = all.flat_map(|blocks| links(blocks)).filter_map(|to| to.strip_prefix("lesson:"));
        let mut ids: Vec<&str> = ids.collect();
        ids.sort_unstable();
        ids.dedup();
        ids.into_iter().filter_map(|id| self.lesson(id)).map(|it| self.link(reader, it)).collect()
    }
}

/// The pieces of a lesson in the order in which they are shown.
///
/// Boards come before the text for those who learn by seeing, and are put away behind the description for
/// those who learn by words; the conclusion comes first for those who want the whole before the parts.
fn parts(
    reader: Reader<'_>,
    lesson: &Lesson,
    texts: &Texts,
    form: Form,
    pace: Pace,
) -> Vec<LessonPart> {
    let section = |name: &str, folded| {
        let blocks = texts.sections.get(name)?.clone();
        Some(LessonPart::Section { name: name.to_owned(), blocks, folded })
    };
    let figures = || lesson.figures.iter().map(|it| figure(it, texts, form == Form::Verbal));
    let description = || section("description", form == Form::Visual);
    let mut parts: Vec<LessonPart> = Vec::new();
    parts.extend(section(ABOUT, false));
    parts.extend(section("introduction", false));
    if pace == Pace::Global {
        parts.extend(section("conclusion", false));
    }
    match form {
        Form::Visual => {
            parts.extend(figures());
            parts.extend(section("text", false));
            parts.extend(description());
        }
        Form::Neutral => {
            parts.extend(section("text", false));
            parts.extend(figures());
            parts.extend(description());
        }
        Form::Verbal => {
            parts.extend(section("text", false));
            parts.extend(description());
            parts.extend(figures());
        }
    }
    parts.extend(lesson.exercises.iter().map(|it| exercise(reader, lesson, it, texts)));
    if pace != Pace::Global {
        parts.extend(section("conclusion", false));
    }
    parts
}

fn figure(figure: &Figure, texts: &Texts, folded: bool) -> LessonPart {
    LessonPart::Figure {
        id: figure.id.clone(),
        caption: texts.captions.get(&figure.id).cloned().unwrap_or_default(),
        saved: played(&figure.stage),
        marks: figure.stage.marks.clone(),
        folded,
    }
}

fn exercise(reader: Reader<'_>, lesson: &Lesson, exercise: &Exercise, texts: &Texts) -> LessonPart {
    let told = texts.exercises.get(&exercise.id).cloned().unwrap_or_default();
    LessonPart::Exercise {
        id: exercise.id.clone(),
        question: told.question,
        hints: told.hints,
        solved: told.solved,
        saved: played(&exercise.stage),
        marks: exercise.stage.marks.clone(),
        task: match exercise.task {
            Task::Turn { .. } => TaskView::Turn,
            Task::Win { turns, .. } => TaskView::Win { turns },
            Task::Find { .. } => TaskView::Find,
            Task::Judge { .. } => TaskView::Judge,
        },
        done: strength(reader.learner, &lesson.id, &exercise.id).is_solved(),
    }
}

/// The match that a board plays.
fn played(stage: &Stage) -> SavedMatch {
    let mut saved = beginning(&stage.spec.to_string(), stage.position.as_deref());
    let Ok(mut scene) = solve::begin(stage) else { return saved };
    for (_, step) in &stage.steps {
        let Step::Play(turn) = step else { continue };
        let Ok(actions) = scene.session().read_turn(turn, catalog::Layer::Either) else { break };
        for action in actions {
            let by = scene.session().to_move();
            if scene.act(&action).is_err() {
                return saved;
            }
            saved.log.push(Event { by, at: 0, kind: EventKind::Act { action } });
        }
    }
    saved
}

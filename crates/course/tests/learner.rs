//! What a learner has done on two devices comes together, and the course follows what was done.
#![allow(clippy::unwrap_used, reason = "tests")]

use std::collections::BTreeSet;

use course::{Course, Reader, join};
use proptest::prelude::*;
use protocol::{
    Deed, DeedKind, Experience, Form, Hidden, Learner, LessonPart, LessonState, LessonView, Pace,
    Setting, Why,
};

use LessonState::{Mastered, NotReady, Ready, Visited};

const DAY: u64 = 24 * 60 * 60 * 1000;

fn deed() -> impl Strategy<Value = Deed> {
    let lesson = prop::sample::select(vec!["gipf-push", "gipf-row", "gipf-end"]);
    let kind = (0..8, lesson, any::<bool>(), 0..3_u32).prop_map(|(kind, lesson, right, hints)| {
        let lesson = lesson.to_owned();
        match kind {
            0 => DeedKind::Visit { lesson },
            1 => DeedKind::Attempt { lesson, exercise: "one".to_owned(), right, hints },
            2 => DeedKind::Solve { problem: "gipf-1".to_owned(), right },
            3 => DeedKind::Look { lesson, part: Hidden::Figure },
            4 => DeedKind::Choose { form: Form::Visual, pace: Pace::Global },
            5 => DeedKind::Decline { setting: Setting::Form },
            6 => DeedKind::Tell { experience: Experience::Rules },
            _ => DeedKind::Guided { game: "gipf".to_owned() },
        }
    });
    (0..50_u64, kind).prop_map(|(at, what)| Deed { at, what })
}

fn learner() -> impl Strategy<Value = Learner> {
    prop::collection::btree_set(deed(), 0..12).prop_map(|deeds| Learner { deeds })
}

/// A learner who may have forgotten everything at some time.
fn forgetful() -> impl Strategy<Value = Learner> {
    (learner(), prop::option::of(0..50_u64)).prop_map(|(learner, at)| {
        let forget = at.map(|at| Deed { at, what: DeedKind::Forget });
        join(&learner, &Learner { deeds: forget.into_iter().collect() })
    })
}

proptest! {
    #[test]
    fn joining_does_not_ask_who_comes_first(a in learner(), b in learner(), c in learner()) {
        prop_assert_eq!(join(&a, &b), join(&b, &a));
        prop_assert_eq!(join(&join(&a, &b), &c), join(&a, &join(&b, &c)));
        prop_assert_eq!(&join(&a, &a), &a);
        prop_assert_eq!(join(&join(&a, &b), &b), join(&a, &b));
    }

    #[test]
    fn what_is_forgotten_on_one_device_is_forgotten_on_all(
        a in forgetful(), b in forgetful(), c in forgetful(),
    ) {
        prop_assert_eq!(join(&a, &b), join(&b, &a));
        prop_assert_eq!(join(&join(&a, &b), &c), join(&a, &join(&b, &c)));
        prop_assert_eq!(&join(&a, &a), &a);
        let both = join(&a, &b);
        let forgets = |deed: &&Deed| deed.what == DeedKind::Forget;
        let last = a.deeds.union(&b.deeds).filter(forgets).map(|deed| deed.at).max();
        for deed in a.deeds.union(&b.deeds) {
            let counts = last.is_none_or(|at| deed.at > at || deed.at == at && forgets(&deed));
            prop_assert_eq!(both.deeds.contains(deed), counts);
        }
    }

    #[test]
    fn joining_loses_nothing(a in learner(), b in learner()) {
        let both = join(&a, &b);
        prop_assert!(a.deeds.is_subset(&both.deeds) && b.deeds.is_subset(&both.deeds));
        prop_assert!(both.deeds.len() <= a.deeds.len() + b.deeds.len());
    }
}

/// A course of three small lessons, the second built on the first, the third on the second.
fn course() -> Course {
    let text = |id: &str| {
        format!(
            "---\nid: {id}\ntitle: {id}\nabout: A.\nkeywords: one, two\n---\n# introduction\na\n# text\n\
             a\n# description\na\n# figure board\na\n# exercise one\na\n## hint\na\n# conclusion\na\n"
        )
    };
    let lesson = |requires: &str| {
        format!(
            "{requires}\ngames gipf\nrules G4.3\nfigure board\nspec gipf:basic\nplay e1-e2\n\
             exercise one\nspec gipf:basic\ntask judge\nclaim moves 42\nanswer yes\n"
        )
    };
    let texts = ["a", "b", "c"].map(text);
    let lessons = [lesson(""), lesson("requires a"), lesson("requires b")];
    let mut files = vec![(
        "lessons/course.txt".to_owned(),
        "part p\nen P\nko P\na\nb\npart q\nen Q\nko Q\nc".to_owned(),
    )];
    for (index, id) in ["a", "b", "c"].iter().enumerate() {
        files.push((format!("lessons/{id}/lesson.txt"), lessons[index].clone()));
        for language in ["en", "ko"] {
            files.push((format!("lessons/{id}/{language}.md"), texts[index].clone()));
        }
    }
    let files: Vec<(&str, &str)> = files.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
    let problems = "{\"id\":\"p-1\",\"spec\":\"gipf:basic\",\"position\":\"x\",\"goal\":{\"win\":2},\
                    \"first\":[],\"line\":[],\"level\":1}\n{\"id\":\"p-2\",\"spec\":\"gipf:basic\",\
                    \"position\":\"x\",\"goal\":{\"win\":2},\"first\":[],\"line\":[],\"level\":8}";
    let (course, flaws) = Course::read(&files, &[("problems/p.jsonl", problems)]);
    assert!(flaws.is_empty(), "{flaws:?}");
    course
}

fn visit(lesson: &str) -> DeedKind {
    DeedKind::Visit { lesson: lesson.to_owned() }
}

fn attempt(lesson: &str, right: bool) -> DeedKind {
    DeedKind::Attempt { lesson: lesson.to_owned(), exercise: "one".to_owned(), right, hints: 0 }
}

/// A learner who did these things, one a millisecond, beginning on day `day`.
fn did(deeds: impl IntoIterator<Item = DeedKind>) -> Learner {
    let deeds = (0..).zip(deeds).map(|(at, what)| Deed { at, what });
    Learner { deeds: deeds.collect() }
}

fn reader(learner: &Learner) -> Reader<'_> {
    Reader { learner, language: "en", now: 1000 }
}

#[test]
fn links_are_annotated_by_what_was_done() {
    let course = course();
    let states = |learner: &Learner| {
        let parts = course.view(reader(learner)).parts;
        parts.into_iter().flat_map(|part| part.lessons).map(|it| it.state).collect::<Vec<_>>()
    };
    assert_eq!(states(&did([])), [Ready, NotReady, NotReady]);
    assert_eq!(states(&did([visit("a")])), [Visited, Ready, NotReady]);
    assert_eq!(states(&did([visit("a"), attempt("a", true)])), [Mastered, Ready, NotReady]);
    let forgot = [visit("a"), attempt("a", true), attempt("a", false)];
    assert_eq!(states(&did(forgot)), [Visited, Ready, NotReady]);
    let parts = course.view(reader(&did([]))).parts;
    assert_eq!(parts[1].lessons[0].missing, [("b".to_owned(), "b".to_owned())]);
}

#[test]
fn step_after_step_a_lesson_is_ready_once_the_one_before_is_mastered() {
    let course = course();
    let chosen = DeedKind::Choose { form: Form::Neutral, pace: Pace::Sequential };
    let state = |learner: &Learner| course.view(reader(learner)).parts[0].lessons[1].state;
    assert_eq!(state(&did([chosen.clone(), visit("a")])), LessonState::NotReady);
    assert_eq!(state(&did([chosen, visit("a"), attempt("a", true)])), LessonState::Ready);
}

#[test]
fn whoever_knows_the_rules_need_not_visit_what_teaches_them() {
    let course = course();
    let learner = did([DeedKind::Tell { experience: Experience::Rules }]);
    let view = course.view(reader(&learner));
    assert_eq!(view.parts[1].lessons[0].state, LessonState::Ready);
    let learner = did([DeedKind::Tell { experience: Experience::Never }]);
    assert_eq!(course.view(reader(&learner)).parts[1].lessons[0].state, LessonState::NotReady);
}

#[test]
fn keywords_are_shown_from_the_second_visit_on() {
    let course = course();
    let keywords = |learner: &Learner| {
        course.page(reader(learner), course.lesson("a").unwrap()).lesson.keywords
    };
    assert!(keywords(&did([])).is_empty());
    assert_eq!(keywords(&did([visit("a")])), ["one", "two"]);
}

#[test]
fn what_comes_next_and_why() {
    let course = course();
    let next = |learner: &Learner, now: u64| {
        let view = course.view(Reader { learner, language: "en", now });
        view.next.map(|next| (next.lesson.id, next.why))
    };
    let is = |id: &str, why| Some((id.to_owned(), why));
    assert_eq!(next(&did([]), 10), is("a", Why::Begin));
    assert_eq!(next(&did([visit("a")]), 10), is("a", Why::GoOn));
    let first = [visit("a"), attempt("a", true)];
    assert_eq!(next(&did(first.clone()), 10), is("b", Why::Follows));
    assert_eq!(next(&did(first.clone()), DAY), is("a", Why::Refresh));
    let global = DeedKind::Choose { form: Form::Neutral, pace: Pace::Global };
    let both = [visit("a"), attempt("a", true), visit("b"), attempt("b", true), global];
    assert_eq!(next(&did(both), 10), is("c", Why::Overview));
    let all = ["a", "b", "c"].into_iter().flat_map(|id| [visit(id), attempt(id, true)]);
    assert_eq!(next(&did(all), 10), None);
}

#[test]
fn what_is_solved_in_time_is_asked_more_and_more_seldom() {
    let course = course();
    let due = |deeds: &[(u64, DeedKind)], day: u64| {
        let deeds = deeds.iter().map(|(day, what)| Deed { at: day * DAY, what: what.clone() });
        let learner = Learner { deeds: deeds.collect() };
        let reader = Reader { learner: &learner, language: "en", now: day * DAY };
        course.view(reader).parts[0].lessons[0].due
    };
    let mut deeds = vec![(0, visit("a")), (0, attempt("a", true))];
    assert!(!due(&deeds, 0) && due(&deeds, 1));
    deeds.push((1, attempt("a", true)));
    assert!(!due(&deeds, 3) && due(&deeds, 4));
    deeds.push((4, attempt("a", true)));
    assert!(!due(&deeds, 11) && due(&deeds, 12));
}

/// What a lesson consists of, in order: section names, `[…]` around what is put away, `/` between steps.
fn shape(view: &LessonView) -> String {
    let name = |part: &LessonPart| match part {
        LessonPart::Section { name, folded: true, .. } => format!("[{name}]"),
        LessonPart::Section { name, .. } => name.clone(),
        LessonPart::Figure { folded: true, .. } => "[figure]".to_owned(),
        LessonPart::Figure { .. } => "figure".to_owned(),
        LessonPart::Exercise { .. } => "exercise".to_owned(),
    };
    let steps = view.steps.iter().map(|step| step.iter().map(name).collect::<Vec<_>>().join(" "));
    steps.collect::<Vec<_>>().join(" / ")
}

#[test]
fn each_setting_changes_what_is_shown() {
    let course = course();
    let shape = |form, pace| {
        let learner = did([DeedKind::Choose { form, pace }]);
        shape(&course.page(reader(&learner), course.lesson("a").unwrap()))
    };
    assert_eq!(
        shape(Form::Neutral, Pace::Neutral),
        "introduction text figure description exercise conclusion"
    );
    assert_eq!(
        shape(Form::Visual, Pace::Neutral),
        "introduction figure text [description] exercise conclusion"
    );
    assert_eq!(
        shape(Form::Verbal, Pace::Neutral),
        "introduction text description [figure] exercise conclusion"
    );
    assert_eq!(
        shape(Form::Neutral, Pace::Global),
        "introduction conclusion text figure description exercise"
    );
    assert_eq!(
        shape(Form::Verbal, Pace::Sequential),
        "introduction / text / description / [figure] / exercise / conclusion"
    );
    let forms = [Form::Visual, Form::Neutral, Form::Verbal];
    let all: BTreeSet<String> = forms
        .into_iter()
        .flat_map(|form| {
            [Pace::Global, Pace::Neutral, Pace::Sequential].map(|pace| shape(form, pace))
        })
        .collect();
    assert_eq!(all.len(), 9);
}

#[test]
fn what_is_done_against_a_setting_again_and_again_is_told() {
    let course = course();
    let suggestion = |deeds: Vec<DeedKind>| course.view(reader(&did(deeds))).suggestion;
    let verbal = DeedKind::Choose { form: Form::Verbal, pace: Pace::Neutral };
    let look = DeedKind::Look { lesson: "a".to_owned(), part: Hidden::Figure };
    let mut deeds = vec![verbal.clone()];
    deeds.extend(std::iter::repeat_n(look.clone(), 3));
    assert_eq!(suggestion(deeds.clone()), None);
    deeds.push(look);
    let told = suggestion(deeds.clone()).unwrap();
    assert_eq!((told.setting, told.form, told.pace), (Setting::Form, Form::Neutral, Pace::Neutral));
    deeds.push(DeedKind::Decline { setting: Setting::Form });
    assert_eq!(suggestion(deeds), None);
}

#[test]
fn suggestions_lead_from_every_setting_to_every_other() {
    let course = course();
    let [forms, paces] = [Hidden::Figure, Hidden::Place].map(|part| {
        [Hidden::Description, Hidden::Whole, Hidden::Steps, part].map(|part| {
            let lesson = || "a".to_owned();
            [DeedKind::Look { lesson: lesson(), part }, DeedKind::Away { lesson: lesson(), part }]
        })
    });
    let acts: Vec<DeedKind> = forms.into_iter().chain(paces).flatten().collect();
    let mut reached = BTreeSet::new();
    for form in [Form::Visual, Form::Neutral, Form::Verbal] {
        for pace in [Pace::Global, Pace::Neutral, Pace::Sequential] {
            for act in &acts {
                let deeds = std::iter::once(DeedKind::Choose { form, pace });
                let learner = did(deeds.chain(std::iter::repeat_n(act.clone(), 4)));
                let Some(told) = course.view(reader(&learner)).suggestion else { continue };
                let changed = [told.form != form, told.pace != pace];
                let of = [told.setting == Setting::Form, told.setting == Setting::Pace];
                assert_eq!(changed, of, "exactly the setting that it is about: {told:?}");
                reached.insert((form, pace, told.form, told.pace));
            }
        }
    }
    // From each of nine states to the two other forms and the two other orders.
    assert_eq!(reached.len(), 9 * 4, "{reached:?}");
}

#[test]
fn answers_speak_for_a_side_if_they_are_clear() {
    let course = course();
    let leaning = |deeds: Vec<DeedKind>| {
        course.view(reader(&did(deeds))).leaning.map(|it| (it.form, it.pace))
    };
    let ponder = |form, pace| DeedKind::Ponder { form, pace };
    assert_eq!(leaning(vec![]), None);
    assert_eq!(leaning(vec![ponder(1, -1)]), Some((Form::Neutral, Pace::Neutral)));
    assert_eq!(leaning(vec![ponder(-2, 3)]), Some((Form::Visual, Pace::Sequential)));
    let changed = vec![ponder(-2, 3), ponder(2, -3)];
    assert_eq!(leaning(changed), Some((Form::Verbal, Pace::Global)), "the last answers count");
    let view = course.view(reader(&did([ponder(3, 3)])));
    assert_eq!((view.form, view.pace), (Form::Neutral, Pace::Neutral), "they change nothing");
}

#[test]
fn the_place_of_a_lesson_is_at_hand_and_comes_first_with_the_whole() {
    let course = course();
    let place = |pace| {
        let learner = did([DeedKind::Choose { form: Form::Neutral, pace }]);
        course.page(reader(&learner), course.lesson("a").unwrap()).place
    };
    for (pace, folded) in [(Pace::Global, false), (Pace::Neutral, true), (Pace::Sequential, true)] {
        let place = place(pace);
        let lessons: Vec<_> = place.lessons.iter().map(|it| it.id.as_str()).collect();
        assert_eq!(
            (place.folded, place.gist.is_empty(), lessons),
            (folded, !folded, vec!["a", "b"])
        );
    }
}

#[test]
fn problems_are_rated_and_one_belongs_to_each_day() {
    let course = course();
    let view = |learner: &Learner, now| course.problems(Reader { learner, language: "en", now });
    let solve = |problem: &str, right| DeedKind::Solve { problem: problem.to_owned(), right };
    let none = did([]);
    let begin = view(&none, 0);
    assert_eq!(begin.rating, 1000);
    assert_eq!(begin.next.as_ref().unwrap().id, "p-1");
    assert!(begin.problems[0].rating < begin.problems[1].rating);
    let better = view(&did([solve("p-2", true)]), 0);
    let worse = view(&did([solve("p-1", false), solve("p-1", true)]), 0);
    assert!(better.rating > 1000 && worse.rating < 1000, "only the first answer counts");
    assert!(worse.problems[0].solved && worse.problems[0].tried == Some(false));
    let daily = |day: u64| view(&none, day * DAY + 5).daily.unwrap().id;
    assert_eq!(daily(3), view(&none, 3 * DAY + 80_000_000).daily.unwrap().id);
    let days: BTreeSet<String> = (0..40).map(daily).collect();
    assert_eq!(days.len(), 2, "each has its days");
}

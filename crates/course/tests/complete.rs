//! A learner who does what comes next, and answers everything rightly, comes to the end of the course.
#![allow(clippy::unwrap_used, reason = "tests")]

use std::collections::BTreeSet;

use catalog::{Ask, Level, Limits, Mind, Thinker};
use course::{Course, Reader};
use protocol::{Asked, Deed, DeedKind, Form, Given, Learner, LessonPart, LessonState, Pace};

/// Answers an exercise by what the course itself shows, turn by turn.
fn solve(course: &Course, asked: &Asked) -> bool {
    let mut played = Vec::new();
    loop {
        let mut given = course.show(asked, &played).unwrap();
        if let Given::Actions { actions } = &mut given {
            played.append(actions);
            given = Given::Actions { actions: played.clone() };
        }
        let verdict = course.answer(asked, &given).unwrap();
        match verdict.right {
            Some(right) => return right,
            None => played.extend(verdict.reply),
        }
    }
}

#[test]
fn a_learner_completes_the_course() {
    let course = Course::shipped();
    for (language, pace) in [("en", Pace::Neutral), ("ko", Pace::Global), ("en", Pace::Sequential)]
    {
        let mut learner = Learner::default();
        let mut at = 0;
        let mut does = |learner: &mut Learner, what| {
            at += 1;
            learner.deeds.insert(Deed { at, what });
        };
        does(&mut learner, DeedKind::Choose { form: Form::Neutral, pace });
        let mut lessons = 0;
        loop {
            let reader = Reader { learner: &learner, language, now: 5000 };
            let Some(next) = course.view(reader).next else { break };
            let id = next.lesson.id;
            assert!(next.lesson.missing.is_empty(), "{id} comes too early");
            let lesson = course.lesson(&id).unwrap();
            let page = course.page(reader, lesson);
            assert!(!page.lesson.title.is_empty());
            does(&mut learner, DeedKind::Visit { lesson: id.clone() });
            for part in page.steps.iter().flatten() {
                let LessonPart::Exercise { id: exercise, .. } = part else { continue };
                let (lesson, exercise) = (id.clone(), exercise.clone());
                let asked = Asked::Lesson { lesson: lesson.clone(), exercise: exercise.clone() };
                assert!(solve(course, &asked), "{lesson}/{exercise}");
                let right = true;
                does(&mut learner, DeedKind::Attempt { lesson, exercise, right, hints: 0 });
            }
            lessons += 1;
            assert!(lessons <= course.lessons.len(), "{id} comes again");
        }
        let reader = Reader { learner: &learner, language, now: 5000 };
        let view = course.view(reader);
        assert_eq!(view.mastered, view.lessons);
        let all = view.parts.iter().flat_map(|part| &part.lessons);
        assert!(all.into_iter().all(|it| it.state == LessonState::Mastered));
    }
}

#[test]
fn a_wrong_turn_is_answered_on_the_board() {
    let course = Course::shipped();
    let puzzle = course.problems.iter().find(|it| it.id == "gipf-1").unwrap();
    let asked = Asked::Problem { problem: puzzle.id.clone() };
    assert!(solve(course, &asked));
    let session = {
        let spec: catalog::Spec = puzzle.spec.parse().unwrap();
        spec.open(Some(&puzzle.position)).unwrap()
    };
    let wrong = session.legal().into_iter().find(|it| !puzzle.first.contains(it)).unwrap();
    let verdict = course.answer(&asked, &Given::Actions { actions: vec![wrong] }).unwrap();
    assert_eq!((verdict.right, verdict.code), (Some(false), "win-missed"));
    assert!(!verdict.reply.is_empty());
}

#[test]
fn a_newcomer_is_guided_through_a_game() {
    let course = Course::shipped();
    let spec: catalog::Spec = "gipf:basic".parse().unwrap();
    let code = |position: Option<&str>, turns| {
        let session = spec.open(position).unwrap();
        course.guide(&*session, rules::Player::First, turns)[0].code
    };
    assert_eq!(code(None, 0), "first");
    assert_eq!(code(None, 2), "third");
    assert_eq!(code(Some("basic 4/5/6/BBB4/6/5/4 B8/B8 w BB 3"), 5), "complete");
    assert_eq!(code(Some("basic 4/5/6/BBBb3/6/5/4 B8/B8 w BB 3"), 5), "capture");
    assert_eq!(code(Some("basic 4/5/6/BBBBb2/6/5/4 B8/B8 w BB 1"), 5), "take-capture");
    assert_eq!(code(Some("basic 4/5/6/bbbB3/6/5/4 B8/B8 w BB 3"), 5), "threat");
    assert_eq!(code(Some("basic 4/5/6/BBB4/6/5/4 B8/B8 b BB 3"), 5), "watch");
    assert_eq!(code(Some("basic 4/5/6/B6/6/5/4 B2/B8 w BB 3"), 5), "low");
    assert_eq!(code(Some("basic 4/5/6/B6/6/5/4 B9/- b BB 3"), 5), "won");
}

/// How many turns of their own a newcomer may need for the guided first game; it is some forty as a rule, which takes
/// ten minutes.
const MOST: u32 = 80;

#[test]
fn whoever_follows_the_guide_ends_a_game_of_basic_gipf() {
    let course = Course::shipped();
    for seed in 0..4 {
        let mut session = "gipf:basic".parse::<catalog::Spec>().unwrap().start();
        let mut mind = Mind::new(Thinker::Level(Level::ALL[0]));
        let (mut turns, mut at) = (0, 0);
        while session.outcome().is_none() {
            at += 1;
            let legal = session.legal();
            let is_own = session.to_move() == rules::Player::First;
            let action = if is_own {
                let advice = course.guide(&*session, rules::Player::First, turns);
                let named = |action: &&String| {
                    let cells = &advice[0].cells;
                    // A row is named by all its cells, a push by the dots from which it may begin.
                    cells.iter().any(|cell| action.starts_with(cell.as_str()))
                        || (action.starts_with('x') && cells.iter().all(|it| action.contains(it)))
                };
                // Where nothing is named, from anywhere.
                let free = &legal[(at * 7 + seed) % legal.len()];
                legal.iter().find(named).unwrap_or(free).clone()
            } else {
                let ask = Ask {
                    mind: &mut mind,
                    seed: seed as u64,
                    history: &[],
                    limits: Limits { nodes: Some(600), ..Limits::default() },
                    clock: &|| 0,
                    stop: &|| false,
                    progress: &mut |_| {},
                };
                session.think(ask).unwrap().action
            };
            let played = session.play(&action).unwrap();
            turns += u32::from(played.completes_turn && is_own);
            assert!(turns <= MOST, "seed {seed}: {}", session.position());
        }
    }
}

/// Plays a game through as somebody does who follows the guide where it names actions, and else plays what
/// comes; the other side plays what comes. All that was said.
fn guided(spec: &str) -> BTreeSet<&'static str> {
    let course = Course::shipped();
    let mut session = spec.parse::<catalog::Spec>().unwrap().start();
    let (mut told, mut turns, mut chance) = (BTreeSet::new(), 0, 1_usize);
    for _ in 0..400 {
        let first = session.to_move() == rules::Player::First;
        let advice = course.guide(&*session, rules::Player::First, turns);
        assert!(!advice.is_empty(), "{}", session.position());
        for it in &advice {
            assert!(it.lesson.is_some(), "{} leads to no lesson", it.code);
        }
        told.extend(advice.iter().map(|it| it.code));
        if session.outcome().is_some() {
            break;
        }
        chance =
            chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let legal = session.legal();
        let urgent = &advice[0].cells;
        let named = |action: &&String| urgent.iter().all(|cell| action.contains(cell.as_str()));
        let follows = legal.iter().find(|it| first && !urgent.is_empty() && named(it));
        let action = follows.unwrap_or(&legal[(chance >> 33) % legal.len()]).clone();
        turns += u32::from(session.play(&action).unwrap().completes_turn && first);
    }
    told
}

#[test]
fn every_game_has_a_guided_first_game() {
    for (spec, wanted) in [
        ("gipf:basic", vec!["first", "second", "watch"]),
        ("zertz:basic", vec!["zertz-first", "zertz-ring", "zertz-jump", "wait"]),
        ("dvonn:random,seed=5", vec!["dvonn-first", "dvonn-land", "dvonn-few", "wait"]),
        ("dvonn", vec!["dvonn-red", "dvonn-place"]),
        ("yinsh:blitz", vec!["yinsh-place", "yinsh-first", "yinsh-second", "yinsh-third", "wait"]),
        ("tamsk:level1", vec!["tamsk-first", "tamsk-second", "tamsk-third", "wait"]),
        ("punct:basic", vec!["punct-first", "punct-second", "punct-third", "punct-gap", "wait"]),
    ] {
        let told = guided(spec);
        for code in wanted {
            assert!(told.contains(code), "{spec} never said {code}: {told:?}");
        }
    }
}

#[test]
fn a_guide_sees_what_is_urgent() {
    let course = Course::shipped();
    let first = |spec: &str, position: &str| {
        let session = spec.parse::<catalog::Spec>().unwrap().open(Some(position)).unwrap();
        let advice = course.guide(&*session, session.to_move(), 9);
        (advice[0].code, advice[0].cells.clone(), advice[0].count)
    };
    let gap = "Cn10,m10,o10/Ea8,b9,c10/Ed10,e10,f10/Eg10,h10,i10/Tp10,p11,q11/te7,d6,e6/th12,h13,i13/tk12,k13,l13/tl7,k6,l6";
    let (code, mut cells, _) = first("punct:basic", &format!("basic {gap} w"));
    cells.sort();
    assert_eq!((code, cells), ("punct-win", ["j10", "k10", "l10"].map(str::to_owned).to_vec()));
    assert_eq!(first("punct:basic", &format!("basic {gap} b")).0, "punct-threat");
    let (code, _, count) = first("tamsk:level1", "level1 G2g/5/6/g5G/6/5/G2g 32/32 r -");
    assert_eq!((code, count), ("tamsk-free", 32));
}

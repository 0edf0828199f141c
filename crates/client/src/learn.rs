use arena::Match;
use course::{Course, Reader};
use protocol::{Failure, Request, Response};

use crate::fault::{RequestFault, failure};

/// Answers a request about the course.
pub(crate) fn learn(request: &Request) -> Result<Response, Failure> {
    let course = Course::shipped();
    Ok(match request {
        Request::Course { reader } => {
            Response::Course { course: Box::new(course.view(of(reader))) }
        }
        Request::Lesson { lesson, reader } => {
            let found = course.lesson(lesson).ok_or_else(|| unknown(lesson))?;
            Response::Lesson { lesson: Box::new(course.page(of(reader), found)) }
        }
        Request::Teaches { rule, reader } => {
            let lesson = course.teaches(rule).map(|lesson| course.link(of(reader), lesson));
            Response::Taught { lesson }
        }
        Request::Problems { reader } => {
            Response::Problems { problems: Box::new(course.problems(of(reader))) }
        }
        Request::Answer { asked, given } => {
            let verdict = course.answer(asked, given).map_err(|fault| failure(&fault))?;
            Response::Verdict { verdict }
        }
        Request::Show { asked, played } => {
            let given = course.show(asked, played).map_err(|fault| failure(&fault))?;
            Response::Shown { given }
        }
        Request::Join { learner, other } => {
            Response::Learner { learner: course::join(learner, other) }
        }
        Request::Guide { saved, player } => {
            let game = Match::open(saved)?;
            let plies = game.view().plies;
            let mine = plies.iter().filter(|ply| ply.by == *player).map(|ply| ply.turn);
            let turns = mine.collect::<std::collections::BTreeSet<_>>().len();
            let turns = u32::try_from(turns).unwrap_or(u32::MAX);
            Response::Advice { advice: course.guide(game.position(), *player, turns) }
        }
        _ => return Err(failure(&RequestFault::NotOfTheCourse)),
    })
}

fn of(reader: &protocol::Reader) -> Reader<'_> {
    Reader { learner: &reader.learner, language: &reader.language, now: reader.now }
}

fn unknown(lesson: &str) -> Failure {
    failure(&RequestFault::NoLesson { lesson: lesson.to_owned() })
}

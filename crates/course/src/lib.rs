//! The course: what is to be learned, what a learner has done, and what comes next.
//!
//! The lessons lie in `content/lessons/`, in the form that `docs/course-format.md` tells, and inside of
//! this library; [`Course::shipped`] reads them. Whatever a lesson states about a position is decided by
//! the rules, and [`Course::check`] does so for all of it. Nothing here keeps anything, reads a clock or
//! draws a random number.
#![cfg_attr(test, allow(clippy::unwrap_used, reason = "tests"))]

mod adapt;
mod answer;
mod check;
mod content;
mod fact;
mod flaw;
mod guide;
mod learner;
mod lesson;
mod markdown;
mod mastery;
mod page;
mod rating;
mod read;
mod scene;
mod solve;
mod texts;
mod turns;

pub use adapt::Reader;
pub use answer::AnswerError;
pub use content::{Course, Part};
pub use fact::{Amount, Fact, FactError, Pieces};
pub use flaw::{Flaw, What};
pub use learner::join;
pub use lesson::{
    Answers, Exercise, ExerciseTexts, Figure, Find, LANGUAGES, Lesson, SECTIONS, Stage, Step, Task,
    Texts,
};
pub use scene::Scene;

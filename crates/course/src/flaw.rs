//! What can be wrong with the content.

use crate::fact::FactError;

/// Something that is wrong in a file of the content.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("content/{file}:{line}: {what}")]
pub struct Flaw {
    /// The file, from `content/` on.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub what: What,
}

/// What is wrong.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum What {
    /// A line begins with no word that is known there.
    #[error("`{0}` means nothing here; docs/course-format.md lists what can stand there")]
    Word(String),
    /// A statement cannot be read.
    #[error("{0}")]
    Fact(#[from] FactError),
    /// A line is not written as it must be.
    #[error("this is written `{0}`")]
    Form(&'static str),
    /// Something is said twice.
    #[error("`{0}` is there already")]
    Twice(String),
    /// Something is not said.
    #[error("`{0}` is missing")]
    Missing(String),
    /// A text belongs to nothing.
    #[error("there is no {0} in lesson.txt")]
    Strange(String),
    /// A game, a position or an action cannot be used.
    #[error("{0}")]
    Game(catalog::Error),
    /// There is no such game.
    #[error("{0}")]
    NoGame(catalog::UnknownGame),
    /// A name leads nowhere.
    #[error("`{0}` leads nowhere: there is no such lesson, rule or address")]
    Link(String),
    /// A lesson stands before one it builds on.
    #[error("the lesson stands before `{0}`, which it builds on")]
    Order(String),
    /// A statement is not true.
    #[error("this is not true: {0}")]
    Untrue(String),
    /// An exercise cannot be done wrongly.
    #[error("whatever is played is right")]
    Trivial,
    /// An exercise has other answers.
    #[error("the answers are {found}, not {stated}")]
    Answers {
        /// Those there are.
        found: String,
        /// Those that are stated.
        stated: String,
    },
    /// A part of the board is named that does not exist.
    #[error("there is no `{0}` on the board")]
    Cell(String),
    /// A line of a file of problems is no problem.
    #[error("this is no problem: {0}")]
    Problem(String),
}

/// What is wrong with one line of a file.
pub(crate) fn flaw(file: &str, line: usize, what: impl Into<What>) -> Flaw {
    Flaw { file: file.to_owned(), line, what: what.into() }
}

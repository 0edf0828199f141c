use protocol::{Failure, Problem};
use rules::{Explain, Faults};

/// What a person is told about `error`; the only place where errors become wire types.
pub fn problem(error: &impl Explain) -> Problem {
    Problem {
        code: error.code().to_owned(),
        rule: error.rule().map(str::to_owned),
        args: error.args().into_iter().map(|(name, value)| (name.to_owned(), value)).collect(),
        message: error.to_string(),
    }
}

/// What a person is told about each of the faults, in their order.
pub(crate) fn problems<F: Explain>(faults: &Faults<F>) -> Vec<Problem> {
    faults.iter().map(problem).collect()
}

/// Why the door stayed shut; nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    /// What kind of input was wrong.
    pub kind: ErrorKind,
    /// All that is wrong with it, never empty.
    pub problems: Vec<Problem>,
}

/// What kind of input was wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ErrorKind {
    /// No game has that key.
    Game,
    /// The game has no such variant or option, or they do not go together.
    Variant,
    /// The position text is unreadable or names a position that cannot arise.
    Position,
    /// The text is no action of the game.
    Unreadable,
    /// The rules forbid the action here.
    Refused,
    /// The text is meant for the other layer: the players' notation where an action text is asked
    /// for, or the reverse.
    Layer,
}

impl ErrorKind {
    /// A stable word in kebab case, for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Game => "unknown-game",
            Self::Variant => "bad-variant",
            Self::Position => "bad-position",
            Self::Unreadable => "unreadable-action",
            Self::Refused => "refused-action",
            Self::Layer => "other-layer",
        }
    }
}

impl Error {
    pub(crate) fn one(kind: ErrorKind, error: &impl Explain) -> Self {
        Self { kind, problems: vec![problem(error)] }
    }

    pub(crate) fn all<F: Explain>(kind: ErrorKind, faults: &Faults<F>) -> Self {
        Self { kind, problems: problems(faults) }
    }
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (index, problem) in self.problems.iter().enumerate() {
            if index > 0 {
                f.write_str("; ")?;
            }
            f.write_str(&problem.message)?;
        }
        Ok(())
    }
}

impl std::error::Error for Error {}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Self { problems: error.problems }
    }
}

/// A text that is no action, or belongs to the other layer of text.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum TextFault {
    #[error("`{text}` is no action: {why}")]
    NoAction { text: String, why: String },
    #[error("`{text}` is neither an action nor a turn in the players' notation")]
    Neither { text: String },
    #[error("in `{text}` there is nothing on one side of a `;`, which stands between two actions")]
    EmptyPart { text: String },
    #[error("nothing is at stake with `{action}`")]
    NothingStaked { action: String },
    #[error("`{text}` goes on after the turn is over")]
    TurnOver { text: String },
    #[error("`{text}` is the players' notation; the action text is `{action}`")]
    IsNotation { text: String, action: String },
    #[error("`{text}` is an action text; the players' notation is `{notation}`")]
    IsAction { text: String, notation: String },
}

impl Explain for TextFault {
    fn code(&self) -> &'static str {
        match self {
            Self::NoAction { .. } => "no-action",
            Self::Neither { .. } => "no-text",
            Self::EmptyPart { .. } => "empty-part",
            Self::NothingStaked { .. } => "nothing-staked",
            Self::TurnOver { .. } => "turn-over",
            Self::IsNotation { .. } => "is-notation",
            Self::IsAction { .. } => "is-action-text",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        None
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::NoAction { text, why } => {
                vec![("text", text.clone()), ("why", why.clone())]
            }
            Self::Neither { text } | Self::EmptyPart { text } | Self::TurnOver { text } => {
                vec![("text", text.clone())]
            }
            Self::NothingStaked { action } => vec![("action", action.clone())],
            Self::IsNotation { text, action } => {
                vec![("text", text.clone()), ("action", action.clone())]
            }
            Self::IsAction { text, notation } => {
                vec![("text", text.clone()), ("notation", notation.clone())]
            }
        }
    }
}

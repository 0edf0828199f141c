use protocol::{Failure, Response};
use rules::Explain;

/// A request that is wrong in itself.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum RequestFault {
    /// It is no JSON, or no request.
    #[error("this is no request: {why}")]
    Unreadable { why: String },
    /// Somebody is to think who is not in this program.
    #[error("`{player}` does not think here")]
    ThinksElsewhere { player: String },
    /// There is no such lesson.
    #[error("there is no lesson `{lesson}`")]
    NoLesson { lesson: String },
    /// It is not about the course.
    #[error("this request is not about the course")]
    NotOfTheCourse,
}

impl Explain for RequestFault {
    fn code(&self) -> &'static str {
        match self {
            Self::Unreadable { .. } | Self::NotOfTheCourse => "bad-request",
            Self::ThinksElsewhere { .. } => "thinks-elsewhere",
            Self::NoLesson { .. } => "no-lesson",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        None
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::Unreadable { why } => vec![("why", why.clone())],
            Self::ThinksElsewhere { player } => vec![("player", player.clone())],
            Self::NoLesson { lesson } => vec![("lesson", lesson.clone())],
            Self::NotOfTheCourse => vec![("why", self.to_string())],
        }
    }
}

impl From<RequestFault> for Response {
    fn from(fault: RequestFault) -> Self {
        Self::Failed { failure: failure(&fault) }
    }
}

/// The failure that tells of one error.
pub(crate) fn failure(error: &impl Explain) -> Failure {
    Failure { problems: vec![catalog::problem(error)] }
}

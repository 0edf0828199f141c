use std::io;
use std::process::ExitCode;

use crate::text::warn;
use crate::ugi::BadPosition;

/// Why a command did not end well.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The answer is no: an action is refused, a game was lost to a fault. Status 1.
    Negative(String),
    /// Wrong use: an argument that means nothing. Status 2.
    Wrong(String),
    /// Reading or writing failed. Status 1; quiet if nobody reads the output any more.
    Io(io::Error),
}

impl Failure {
    /// Says on standard error what is wrong, in one line, and gives the exit status.
    pub(crate) fn report(&self) -> ExitCode {
        let status = match self {
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Self::Negative(_) | Self::Io(_) => 1,
            Self::Wrong(_) => 2,
        };
        warn(&self.text());
        ExitCode::from(status)
    }

    /// What is wrong.
    pub(crate) fn text(&self) -> String {
        match self {
            Self::Negative(text) | Self::Wrong(text) => text.clone(),
            Self::Io(error) => error.to_string(),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        Self::Io(error.into())
    }
}

impl From<catalog::Error> for Failure {
    fn from(error: catalog::Error) -> Self {
        match error.kind {
            catalog::ErrorKind::Refused => Self::Negative(error.to_string()),
            _ => Self::Wrong(error.to_string()),
        }
    }
}

impl From<BadPosition> for Failure {
    fn from(bad: BadPosition) -> Self {
        match bad {
            BadPosition::Refused(error) => error.into(),
            BadPosition::Incomplete { .. } => Self::Wrong(bad.to_string()),
        }
    }
}

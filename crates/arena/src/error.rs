use protocol::{Failure, Problem};
use rules::{Explain, Player};

/// Why an event cannot happen; the match is unchanged then.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MatchError {
    /// Somebody acts whose decision it is not.
    #[error("the {to_move} player decides now, not the {} player", to_move.other())]
    OutOfTurn {
        /// Whose decision it is.
        to_move: Player,
    },
    /// The match has ended.
    #[error("the match is over")]
    Over,
    /// The event is dated before the one before it.
    #[error("time falls from {last} to {at} milliseconds")]
    TimeFalls {
        /// The time of the event.
        at: u64,
        /// The time of the last event.
        last: u64,
    },
    /// As many actions as should stay were not played, or nothing would be taken back.
    #[error("{plies} actions were played; nothing can be taken back to {to}")]
    TakeBack {
        /// How many should stay.
        to: u32,
        /// How many were played.
        plies: u32,
    },
    /// The match is looked at beyond what was played.
    #[error("only {plies} actions were played, not {wanted}")]
    NotPlayed {
        /// After how many actions it is looked at.
        wanted: u32,
        /// How many were played.
        plies: u32,
    },
    /// The action is unreadable, or the rules refuse it.
    #[error(transparent)]
    Action(#[from] catalog::Error),
}

impl MatchError {
    /// What a person is told, never empty.
    pub fn problems(&self) -> Vec<Problem> {
        match self {
            Self::Action(error) => error.problems.clone(),
            _ => vec![catalog::problem(self)],
        }
    }
}

impl From<MatchError> for Failure {
    fn from(error: MatchError) -> Self {
        Self { problems: error.problems() }
    }
}

impl Explain for MatchError {
    fn code(&self) -> &'static str {
        match self {
            Self::OutOfTurn { .. } => "out-of-turn",
            Self::Over => "match-over",
            Self::TimeFalls { .. } => "time-falls",
            Self::TakeBack { .. } => "take-back",
            Self::NotPlayed { .. } => "not-played",
            Self::Action(error) => error.kind.name(),
        }
    }

    fn rule(&self) -> Option<&'static str> {
        None
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::OutOfTurn { to_move } => vec![("player", to_move.to_string())],
            Self::Over | Self::Action(_) => Vec::new(),
            Self::TimeFalls { at, last } => {
                vec![("at", at.to_string()), ("last", last.to_string())]
            }
            Self::TakeBack { to, plies } => {
                vec![("to", to.to_string()), ("plies", plies.to_string())]
            }
            Self::NotPlayed { wanted, plies } => {
                vec![("wanted", wanted.to_string()), ("plies", plies.to_string())]
            }
        }
    }
}

/// Why a match that was kept cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    /// The game or the position it began from.
    #[error(transparent)]
    Start(#[from] catalog::Error),
    /// A seat names no player.
    #[error("the {seat} player: {error}")]
    Seat {
        /// Which seat.
        seat: Player,
        /// What is wrong with it.
        error: catalog::PlayerFault,
    },
    /// An event of the log cannot have happened.
    #[error("event {index} of the log: {error}")]
    Event {
        /// Its place in the log, from 0.
        index: usize,
        /// Why it cannot have happened.
        error: MatchError,
    },
}

impl OpenError {
    /// What a person is told, never empty.
    pub fn problems(&self) -> Vec<Problem> {
        match self {
            Self::Start(error) => error.problems.clone(),
            Self::Seat { error, .. } => vec![catalog::problem(error)],
            Self::Event { error, .. } => error.problems(),
        }
    }
}

impl From<OpenError> for Failure {
    fn from(error: OpenError) -> Self {
        Self { problems: error.problems() }
    }
}

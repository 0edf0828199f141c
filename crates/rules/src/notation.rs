use crate::{Explain, Game, arg};

/// What is a game's own in its players' notation.
pub trait Notation: Game {
    /// The number of the rule that describes it.
    const RULE: &'static str;

    /// How turns are written, by examples: what follows the word “write”.
    const FORMS: &'static str;

    /// What else can be wrong with a turn; [`Infallible`](std::convert::Infallible) if nothing can.
    type Other: Explain;
}

/// Why a turn in the players' notation cannot be read in a position.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum NotationError<G: Notation> {
    /// The text has none of the forms of a turn.
    #[error("`{text}` is no turn: write {}", G::FORMS)]
    Unreadable {
        /// What was written.
        text: String,
    },
    /// There is more than one turn.
    #[error("`{text}` goes on after the end of the turn")]
    TurnIsOver {
        /// What was written.
        text: String,
    },
    /// The turn can be read and is not legal.
    #[error("`{text}` is refused: {why}")]
    Illegal {
        /// What was written.
        text: String,
        /// The rule that forbids it.
        why: G::Refusal,
    },
    /// What only this game knows of.
    #[error(transparent)]
    Other(G::Other),
}

impl<G: Notation> Explain for NotationError<G> {
    fn code(&self) -> &'static str {
        match self {
            Self::Unreadable { .. } => "notation-unreadable",
            Self::TurnIsOver { .. } => "notation-turn-is-over",
            Self::Illegal { why, .. } => why.code(),
            Self::Other(other) => other.code(),
        }
    }

    fn is_misspelling(&self) -> bool {
        matches!(self, Self::Unreadable { .. })
    }

    fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Illegal { why, .. } => why.rule(),
            Self::Other(other) => other.rule(),
            Self::Unreadable { .. } | Self::TurnIsOver { .. } => Some(G::RULE),
        }
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::Unreadable { text } | Self::TurnIsOver { text } => vec![arg("text", text)],
            Self::Illegal { why, .. } => why.args(),
            Self::Other(other) => other.args(),
        }
    }
}

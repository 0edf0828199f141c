//! Why an action may not be played, with the number of the rule (see `RULES.md`).

use rules::{Explain, arg};

use crate::board::Space;

/// Why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum Refusal {
    #[error("the game is over")]
    GameOver,
    #[error("there is no hourglass on {space}")]
    NoGlass { space: Space },
    #[error("the hourglass on {space} is your opponent's")]
    NotYours { space: Space },
    #[error("{to} is not next to {from}")]
    NotAdjacent { from: Space, to: Space },
    #[error("there is an hourglass on {space}")]
    GlassThere { space: Space },
    #[error("{space} is full: no hourglass can enter it any more")]
    Full { space: Space },
    #[error("no space next to {space} can be entered")]
    ShutIn { space: Space },
    #[error("you have no ring left, so you cannot move")]
    NoRings,
    #[error("in this game every move drops a ring")]
    RingMustDrop,
    #[error("your opponent has not left out a ring on {space}")]
    NothingLeftOut { space: Space },
    #[error("you may not pass: you have an hourglass that can move")]
    MayNotPass,
    #[error("first each of your hourglasses is started; the one on {space} runs already")]
    StartOthers { space: Space },
    #[error("the hourglass on {space} has run out and stays where it is")]
    RunOut { space: Space },
    #[error("lift the hourglass on {space} first")]
    LiftFirst { space: Space },
    #[error("hourglasses are lifted at level 3 only")]
    NoLifting,
    #[error("you have the hourglass of {space} in your hand")]
    OtherInHand { space: Space },
    #[error("only the player who waits starts the 15-second glass")]
    FastByOther,
    #[error("this turn is lost")]
    TurnLost,
}

impl Explain for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::NoGlass { .. } => "no-glass",
            Self::NotYours { .. } => "not-your-glass",
            Self::NotAdjacent { .. } => "not-adjacent",
            Self::GlassThere { .. } => "glass-there",
            Self::Full { .. } => "space-full",
            Self::ShutIn { .. } => "glass-shut-in",
            Self::NoRings => "no-rings-left",
            Self::RingMustDrop => "ring-must-drop",
            Self::NothingLeftOut { .. } => "nothing-left-out",
            Self::MayNotPass => "may-not-pass",
            Self::StartOthers { .. } => "start-others",
            Self::RunOut { .. } => "run-out",
            Self::LiftFirst { .. } => "lift-first",
            Self::NoLifting => "no-lifting",
            Self::OtherInHand { .. } => "other-in-hand",
            Self::FastByOther => "fast-by-other",
            Self::TurnLost => "turn-lost",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Self::NoGlass { .. }
            | Self::NotYours { .. }
            | Self::NotAdjacent { .. }
            | Self::GlassThere { .. }
            | Self::ShutIn { .. } => "T4.1",
            Self::RingMustDrop => "T4.2",
            Self::Full { .. } => "T4.3",
            Self::NoRings => "T4.4",
            Self::NothingLeftOut { .. } => "T5.2",
            Self::MayNotPass => "T6.1",
            Self::StartOthers { .. } => "T7.1",
            Self::RunOut { .. } => "T7.3",
            Self::FastByOther => "T8.1",
            Self::LiftFirst { .. } | Self::NoLifting | Self::OtherInHand { .. } => "T8.2",
            Self::TurnLost => "T8.3",
            Self::GameOver => "T9.1",
        })
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::NoGlass { space }
            | Self::NotYours { space }
            | Self::GlassThere { space }
            | Self::Full { space }
            | Self::ShutIn { space }
            | Self::NothingLeftOut { space }
            | Self::StartOthers { space }
            | Self::RunOut { space }
            | Self::LiftFirst { space }
            | Self::OtherInHand { space } => vec![arg("space", space)],
            Self::NotAdjacent { from, to } => {
                vec![arg("from", from), arg("to", to)]
            }
            Self::GameOver
            | Self::NoRings
            | Self::RingMustDrop
            | Self::MayNotPass
            | Self::NoLifting
            | Self::FastByOther
            | Self::TurnLost => Vec::new(),
        }
    }
}

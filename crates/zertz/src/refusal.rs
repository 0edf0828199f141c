//! Why an action may not be played, with the number of the rule (see `RULES.md`).

use rules::{Explain, arg};

use crate::board::Ring;
use crate::marble::Marble;
use crate::set::RingSet;

/// Why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum Refusal {
    #[error("the game is over")]
    GameOver,
    #[error("a capture is possible and must be made, for example from {from} to {to}")]
    MustCapture { from: Ring, to: Ring },
    #[error("the marble on {ring} can jump again and must go on")]
    MustJumpOn { ring: Ring },
    #[error("remove a free ring first")]
    RingFirst,
    #[error("claim the isolated groups first, or leave them (+-)")]
    ClaimFirst,
    #[error("place a marble before you remove a ring")]
    MarbleFirst,
    #[error("the board of {rings} rings has no ring {ring}")]
    NoSuchRing { ring: Ring, rings: u8 },
    #[error("the ring {ring} has left the board")]
    RingHasGone { ring: Ring },
    #[error("the group with {ring} was left for good")]
    GroupWasLeft { ring: Ring },
    #[error("there is a marble on {ring}")]
    RingOccupied { ring: Ring },
    #[error("there is no such marble ({}) in the pool", marble.letter())]
    NotInPool { marble: Marble },
    #[error("the pool is empty, and you have captured no such marble ({})", marble.letter())]
    NotCaptured { marble: Marble },
    #[error("you have no marble to place and must pass")]
    MustPass,
    #[error("you may not pass: you have a marble to place")]
    MayNotPass,
    #[error("the ring {ring} is not free: it cannot be slid out without disturbing others")]
    RingNotFree { ring: Ring },
    #[error("there is no marble on {ring}")]
    NoMarble { ring: Ring },
    #[error("from {from} to {to} is no jump: a marble jumps in a straight line over the next ring")]
    NoJump { from: Ring, to: Ring },
    #[error("there is no marble on {ring} to jump over")]
    NothingToJump { ring: Ring },
    #[error("no isolated group waits to be claimed")]
    NothingToClaim,
    #[error("{rings} are not all the rings of one isolated group")]
    NoGroup { rings: RingSet },
}

impl Explain for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::MustCapture { .. } => "must-capture",
            Self::MustJumpOn { .. } => "must-jump-on",
            Self::RingFirst => "ring-first",
            Self::ClaimFirst => "claim-first",
            Self::MarbleFirst => "marble-first",
            Self::NoSuchRing { .. } => "no-such-ring",
            Self::RingHasGone { .. } => "ring-has-gone",
            Self::GroupWasLeft { .. } => "group-was-left",
            Self::RingOccupied { .. } => "ring-occupied",
            Self::NotInPool { .. } => "not-in-pool",
            Self::NotCaptured { .. } => "not-captured",
            Self::MustPass => "must-pass",
            Self::MayNotPass => "may-not-pass",
            Self::RingNotFree { .. } => "ring-not-free",
            Self::NoMarble { .. } => "no-marble",
            Self::NoJump { .. } => "no-jump",
            Self::NothingToJump { .. } => "nothing-to-jump",
            Self::NothingToClaim => "nothing-to-claim",
            Self::NoGroup { .. } => "no-group",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Self::GameOver => "Z8.1",
            Self::NoSuchRing { .. } | Self::RingHasGone { .. } => "Z2",
            Self::MustCapture { .. } => "Z4",
            Self::MarbleFirst | Self::NotInPool { .. } | Self::RingOccupied { .. } => "Z5.1",
            Self::RingFirst | Self::RingNotFree { .. } => "Z5.2",
            Self::NotCaptured { .. } => "Z5.4",
            Self::MustPass | Self::MayNotPass => "Z5.5",
            Self::NoMarble { .. } | Self::NoJump { .. } | Self::NothingToJump { .. } => "Z6.1",
            Self::MustJumpOn { .. } => "Z6.3",
            Self::NoGroup { .. } => "Z7.1",
            Self::ClaimFirst | Self::GroupWasLeft { .. } | Self::NothingToClaim => "Z7.2",
        })
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::MustCapture { from, to } | Self::NoJump { from, to } => {
                vec![arg("from", from), arg("to", to)]
            }
            Self::NoSuchRing { ring, rings } => {
                vec![arg("ring", ring), arg("rings", rings)]
            }
            Self::MustJumpOn { ring }
            | Self::RingHasGone { ring }
            | Self::GroupWasLeft { ring }
            | Self::RingOccupied { ring }
            | Self::RingNotFree { ring }
            | Self::NoMarble { ring }
            | Self::NothingToJump { ring } => vec![arg("ring", ring)],
            Self::NotInPool { marble } | Self::NotCaptured { marble } => {
                vec![arg("marble", marble.letter())]
            }
            Self::NoGroup { rings } => vec![arg("rings", rings)],
            Self::GameOver
            | Self::RingFirst
            | Self::ClaimFirst
            | Self::MarbleFirst
            | Self::MustPass
            | Self::MayNotPass
            | Self::NothingToClaim => Vec::new(),
        }
    }
}

//! Why an action may not be played, with the number of the rule (see `RULES.md`).

use rules::{Explain, arg};

use crate::board::Point;
use crate::row::Row;
use crate::set::PointSet;

/// Why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum Refusal {
    #[error("the game is over")]
    GameOver,
    #[error("place a ring: no ring moves before all are on the board")]
    PlaceFirst,
    #[error("all rings have been placed")]
    AllPlaced,
    #[error("take your row {row} first")]
    RowFirst { row: Row },
    #[error("take one of your rings off the board first, for the row")]
    RingFirst,
    #[error("you have no row to take now")]
    NoRow,
    #[error("{points} is not your marker, so {row} is no row of yours")]
    NotInRow { points: PointSet, row: Row },
    #[error("there is a ring or a marker on {point}")]
    Occupied { point: Point },
    #[error("there is no ring on {point}")]
    NoRingThere { point: Point },
    #[error("the ring on {point} is your opponent's")]
    NotYourRing { point: Point },
    #[error("{from} and {to} are not on one line")]
    NotInLine { from: Point, to: Point },
    #[error("the ring on {ring} is in the way to {to}")]
    RingInTheWay { ring: Point, to: Point },
    #[error(
        "the ring on {from} cannot go on to {to}: behind the first markers it crosses it must stop"
    )]
    MustStop { from: Point, to: Point },
    #[error("you may not pass: you can move a ring")]
    MayNotPass,
}

impl Explain for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::PlaceFirst => "place-first",
            Self::AllPlaced => "all-placed",
            Self::RowFirst { .. } => "row-first",
            Self::RingFirst => "ring-first",
            Self::NoRow => "no-row",
            Self::NotInRow { .. } => "not-in-row",
            Self::Occupied { .. } => "occupied",
            Self::NoRingThere { .. } => "no-ring-there",
            Self::NotYourRing { .. } => "not-your-ring",
            Self::NotInLine { .. } => "not-in-line",
            Self::RingInTheWay { .. } => "ring-in-the-way",
            Self::MustStop { .. } => "must-stop",
            Self::MayNotPass => "may-not-pass",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Self::GameOver => "Y7.1",
            Self::PlaceFirst | Self::AllPlaced => "Y4.1",
            Self::RowFirst { .. } => "Y6.4",
            Self::RingFirst => "Y6.2",
            Self::NoRow | Self::NotInRow { .. } => "Y6.1",
            Self::NoRingThere { .. } | Self::NotYourRing { .. } => "Y5.1",
            Self::Occupied { .. }
            | Self::NotInLine { .. }
            | Self::RingInTheWay { .. }
            | Self::MustStop { .. } => "Y5.2",
            Self::MayNotPass => "Y5.4",
        })
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::RowFirst { row } => vec![arg("row", row)],
            Self::NotInRow { points, row } => {
                vec![arg("points", points), arg("row", row)]
            }
            Self::Occupied { point }
            | Self::NoRingThere { point }
            | Self::NotYourRing { point } => vec![arg("point", point)],
            Self::NotInLine { from, to } | Self::MustStop { from, to } => {
                vec![arg("from", from), arg("to", to)]
            }
            Self::RingInTheWay { ring, to } => {
                vec![arg("ring", ring), arg("to", to)]
            }
            Self::GameOver
            | Self::PlaceFirst
            | Self::AllPlaced
            | Self::RingFirst
            | Self::NoRow
            | Self::MayNotPass => Vec::new(),
        }
    }
}

//! Why an action may not be played, with the number of the rule (see `RULES.md`).

use std::fmt;

use hexgrid::CellSet;
use rules::Explain;

use crate::board::{Point, Way};

/// Why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum Refusal {
    #[error("the game is over")]
    GameOver,
    #[error("deal with your row {} first", Names(*row))]
    RowFirst { row: CellSet },
    #[error("say first whether you take from your row of GIPF pieces or leave it (x-)")]
    TakeOrLeaveFirst,
    #[error("the line from {} is full, so nothing can be pushed in there", way.dot())]
    LineFull { way: Way },
    #[error("your first move must bring in a GIPF piece")]
    GipfPieceFirst,
    #[error("in {variant} no GIPF pieces are pushed in")]
    NoGipfPieces { variant: &'static str },
    #[error("GIPF pieces are over: you have pushed in a basic piece")]
    GipfPiecesOver,
    #[error("a GIPF piece takes two basic pieces, and you have {left}")]
    TooFewForGipf { left: u8 },
    #[error("you have no row to deal with now")]
    NoRow,
    #[error("these pieces of the row must go too: {}", Names(*cells))]
    MustGo { cells: CellSet },
    #[error("{} is not part of the row {}", Names(*cells), Names(*row))]
    NotInRow { cells: CellSet, row: CellSet },
    #[error("one row at a time: deal with {} alone first", Names(*row))]
    OneRowAtATime { row: CellSet },
    #[error("you may not leave the row {}", Names(*row))]
    MayNotLeave { row: CellSet },
}

impl Explain for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::RowFirst { .. } => "row-first",
            Self::TakeOrLeaveFirst => "take-or-leave-first",
            Self::LineFull { .. } => "line-full",
            Self::GipfPieceFirst => "gipf-piece-first",
            Self::NoGipfPieces { .. } => "no-gipf-pieces",
            Self::GipfPiecesOver => "gipf-pieces-over",
            Self::TooFewForGipf { .. } => "too-few-for-gipf",
            Self::NoRow => "no-row",
            Self::MustGo { .. } => "must-go",
            Self::NotInRow { .. } => "not-in-row",
            Self::OneRowAtATime { .. } => "one-row-at-a-time",
            Self::MayNotLeave { .. } => "may-not-leave",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Self::GameOver => "G7",
            Self::RowFirst { .. } | Self::TakeOrLeaveFirst => "G4.1",
            Self::LineFull { .. } => "G4.3",
            Self::GipfPieceFirst | Self::NoGipfPieces { .. } | Self::GipfPiecesOver => "G4.6",
            Self::TooFewForGipf { .. } => "G3",
            Self::NoRow => "G6.1",
            Self::MustGo { .. } | Self::NotInRow { .. } => "G6.2",
            Self::MayNotLeave { .. } => "G6.4",
            Self::OneRowAtATime { .. } => "G6.5",
        })
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        let cells = |name, cells: &CellSet| (name, Names(*cells).to_string());
        match self {
            Self::RowFirst { row } | Self::OneRowAtATime { row } | Self::MayNotLeave { row } => {
                vec![cells("row", row)]
            }
            Self::LineFull { way } => vec![("dot", way.dot().to_string())],
            Self::NoGipfPieces { variant } => vec![("variant", (*variant).to_owned())],
            Self::TooFewForGipf { left } => vec![("left", left.to_string())],
            Self::MustGo { cells: missing } => vec![cells("cells", missing)],
            Self::NotInRow { cells: beside, row } => {
                vec![cells("cells", beside), cells("row", row)]
            }
            Self::GameOver
            | Self::TakeOrLeaveFirst
            | Self::GipfPieceFirst
            | Self::GipfPiecesOver
            | Self::NoRow => Vec::new(),
        }
    }
}

/// The names of cells, joined by commas.
struct Names(CellSet);

impl fmt::Display for Names {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, cell) in self.0.iter().enumerate() {
            let comma = if index == 0 { "" } else { ", " };
            write!(f, "{comma}{}", Point::from(cell))?;
        }
        Ok(())
    }
}

//! Why an action may not be played, with the number of the rule (see `RULES.md`).

use std::fmt;

use hexgrid::{Cell, CellSet};
use rules::{Explain, arg};

use crate::action::Piece;
use crate::board::{Point, Way};
use crate::potential::Potential;

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
    #[error("make or decline (*-) the extra move of your TAMSK first")]
    ExtraMoveFirst,
    #[error("no extra move of a TAMSK is due")]
    NoExtraMove,
    #[error("no challenge was lost over the potential on {}", Point::from(*spot))]
    NoChallengeLost { spot: Cell },
    #[error("the line from {} is full, so nothing can be pushed in there", way.dot())]
    LineFull { way: Way },
    #[error("{way} is no way onto this board")]
    OtherBoard { way: Way },
    #[error("your first move must bring in a GIPF piece")]
    GipfPieceFirst,
    #[error("a GIPF piece waits in your reserve and must be the move")]
    GipfPieceWaits,
    #[error("in {variant} no GIPF pieces are pushed in")]
    NoGipfPieces { variant: &'static str },
    #[error("in {variant} there are no basic pieces")]
    NoBasicPieces { variant: &'static str },
    #[error("GIPF pieces are over: you have pushed in another piece")]
    GipfPiecesOver,
    #[error("a GIPF piece takes two basic pieces, and you have {left}")]
    TooFewForGipf { left: u8 },
    #[error("no potentials were agreed for this game")]
    NoPotentials,
    #[error("potentials are over: you have pushed in a basic piece, or all of yours are in play")]
    PotentialsOver,
    #[error("you have no {} in the reserve", piece.letter())]
    NoneInReserve { piece: Piece },
    #[error("a single {} waits in your reserve for a second one", potential.letter())]
    SingleWaits { potential: Potential },
    #[error("you have no unused {} on {}", potential.letter(), Point::from(*spot))]
    NoSuchPotential { potential: Potential, spot: Cell },
    #[error("the {} on {} cannot go to {}", potential.letter(), Point::from(*from), Point::from(*to))]
    CannotReach { potential: Potential, from: Cell, to: Cell },
    #[error("say with how many basic pieces the GIPF piece is covered: =1 or =2")]
    SayHowManyCover,
    #[error("{} in the reserve to cover it with", match left {
        0 => "you have no basic piece".to_owned(),
        1 => "you have only one basic piece".to_owned(),
        _ => format!("you have {left} basic pieces"),
    })]
    TooFewForCover { left: u8 },
    #[error("you have no row to deal with now")]
    NoRow,
    #[error("these pieces of the row must go too: {}", Names(*cells))]
    MustGo { cells: CellSet },
    #[error("four pieces of the row {} would be left standing that must be broken", Names(*row))]
    MustBeBroken { row: CellSet },
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
            Self::ExtraMoveFirst => "extra-move-first",
            Self::NoExtraMove => "no-extra-move",
            Self::NoChallengeLost { .. } => "no-challenge-lost",
            Self::LineFull { .. } => "line-full",
            Self::OtherBoard { .. } => "other-board",
            Self::GipfPieceFirst => "gipf-piece-first",
            Self::GipfPieceWaits => "gipf-piece-waits",
            Self::NoGipfPieces { .. } => "no-gipf-pieces",
            Self::NoBasicPieces { .. } => "no-basic-pieces",
            Self::GipfPiecesOver => "gipf-pieces-over",
            Self::TooFewForGipf { .. } => "too-few-for-gipf",
            Self::NoPotentials => "no-potentials",
            Self::PotentialsOver => "potentials-over",
            Self::NoneInReserve { .. } => "none-in-reserve",
            Self::SingleWaits { .. } => "single-waits",
            Self::NoSuchPotential { .. } => "no-such-potential",
            Self::CannotReach { .. } => "cannot-reach",
            Self::SayHowManyCover => "say-how-many-cover",
            Self::TooFewForCover { .. } => "too-few-for-cover",
            Self::NoRow => "no-row",
            Self::MustGo { .. } => "must-go",
            Self::MustBeBroken { .. } => "must-be-broken",
            Self::NotInRow { .. } => "not-in-row",
            Self::OneRowAtATime { .. } => "one-row-at-a-time",
            Self::MayNotLeave { .. } => "may-not-leave",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Self::GameOver => "G7.1",
            Self::RowFirst { .. } | Self::TakeOrLeaveFirst => "G4.1",
            Self::ExtraMoveFirst => "G4.4",
            Self::LineFull { .. } => "G4.3",
            Self::OtherBoard { .. } => "G2",
            Self::GipfPieceFirst
            | Self::GipfPieceWaits
            | Self::NoGipfPieces { .. }
            | Self::NoBasicPieces { .. }
            | Self::GipfPiecesOver
            | Self::NoPotentials
            | Self::PotentialsOver
            | Self::NoneInReserve { .. } => "G4.6",
            Self::TooFewForGipf { .. } | Self::SingleWaits { .. } => "G3",
            Self::NoSuchPotential { potential, .. } | Self::CannotReach { potential, .. } => {
                potential.rule()
            }
            Self::NoExtraMove => Potential::Tamsk.rule(),
            Self::NoChallengeLost { .. } => "G8",
            Self::SayHowManyCover | Self::TooFewForCover { .. } => Potential::Punct.rule(),
            Self::NoRow => "G6.1",
            Self::MustGo { .. } | Self::NotInRow { .. } => "G6.2",
            Self::MustBeBroken { .. } => "G6.3",
            Self::MayNotLeave { .. } => "G6.4",
            Self::OneRowAtATime { .. } => "G6.5",
        })
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        let cells = |name, cells: &CellSet| (name, Names(*cells).to_string());
        let letter = |potential: &Potential| arg("letter", potential.letter());
        let spot = |name, cell: &Cell| (name, Point::from(*cell).to_string());
        match self {
            Self::RowFirst { row }
            | Self::OneRowAtATime { row }
            | Self::MayNotLeave { row }
            | Self::MustBeBroken { row } => vec![cells("row", row)],
            Self::LineFull { way } => vec![arg("dot", way.dot())],
            Self::OtherBoard { way } => vec![arg("way", way)],
            Self::NoGipfPieces { variant } | Self::NoBasicPieces { variant } => {
                vec![arg("variant", variant)]
            }
            Self::TooFewForGipf { left } | Self::TooFewForCover { left } => {
                vec![arg("left", left)]
            }
            Self::NoneInReserve { piece } => vec![arg("letter", piece.letter())],
            Self::SingleWaits { potential } => vec![letter(potential)],
            Self::NoSuchPotential { potential, spot: cell } => {
                vec![letter(potential), spot("spot", cell)]
            }
            Self::CannotReach { potential, from, to } => {
                vec![letter(potential), spot("from", from), spot("to", to)]
            }
            Self::NoChallengeLost { spot: cell } => vec![spot("spot", cell)],
            Self::MustGo { cells: missing } => vec![cells("cells", missing)],
            Self::NotInRow { cells: beside, row } => {
                vec![cells("cells", beside), cells("row", row)]
            }
            Self::GameOver
            | Self::TakeOrLeaveFirst
            | Self::ExtraMoveFirst
            | Self::NoExtraMove
            | Self::GipfPieceFirst
            | Self::GipfPieceWaits
            | Self::GipfPiecesOver
            | Self::NoPotentials
            | Self::PotentialsOver
            | Self::SayHowManyCover
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

//! What can be wrong with a described position (G8).

use rules::{Explain, Player, arg};

use crate::board::Point;
use crate::position::Phase;
use crate::potential::Potential;
use crate::variant::Kind;

/// Why a position cannot be read or cannot arise.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum SetupFault {
    #[error("a position has six fields separated by one space, this has {found}")]
    Fields { found: usize },
    #[error("there is no variant `{name}` of GIPF")]
    UnknownVariant { name: String },
    #[error("the board has {wanted} columns of spots separated by `/`, this has {found}")]
    Columns { wanted: usize, found: usize },
    #[error("column {column} has {wanted} spots, this describes {found}")]
    ColumnLength { column: char, wanted: usize, found: usize },
    #[error("column {column}: `{found}` is no piece")]
    UnknownPiece { column: char, found: char },
    #[error("column {column}: empty spots are counted by one number without zeros in front")]
    EmptyCount { column: char },
    #[error("column {column}: parentheses hold two or more layers of one stack")]
    Parentheses { column: char },
    #[error(
        "the reserves are two, White's and Black's, as B12/B12T3 with letters in the order BGTZDYP, \
         or `-` for none, not `{found}`"
    )]
    Reserves { found: String },
    #[error("the side to move is `w` or `b`, not `{found}`")]
    Side { found: String },
    #[error("the stages are two of G, L, B and -, White's and Black's, not `{found}`")]
    Stages { found: String },
    #[error("the phase is 1 to 5 or 1t, not `{found}`")]
    UnknownPhase { found: String },
    #[error("the drawing has not the {wanted} dots and spots of the board, or not in its order")]
    Drawing { wanted: usize },
    #[error("this is a position of {}, not of {}", found.key(), wanted.key())]
    OtherVariant { found: Kind, wanted: Kind },
    #[error("the stack on {spot} cannot arise")]
    ImpossibleStack { spot: Point },
    #[error(
        "{} has {found} basic pieces on the board and in the reserve (a GIPF piece is two), and \
         {most} is the most",
        colour(*player)
    )]
    TooManyPieces { player: Player, found: u32, most: u8 },
    #[error("{} has {found} GIPF pieces, and {most} is the most", colour(*player))]
    TooManyGipfPieces { player: Player, found: u32, most: u8 },
    #[error("{} has {found} {} potentials, and {most} is the most", colour(*player), potential.letter())]
    TooManyPotentials { player: Player, potential: Potential, found: u32, most: u8 },
    #[error("{} has GIPF pieces in the reserve: only in matrx they are pieces of their own", colour(*player))]
    GipfPiecesInReserve { player: Player },
    #[error("the stage of {} is `-` in matrx and only there", colour(*player))]
    StageOfMatrx { player: Player },
    #[error("{} cannot be in the stage G: only tournament and ultimate have it", colour(*player))]
    StageOfTournament { player: Player },
    #[error("{} cannot be in the stage L without potentials in the reserve", colour(*player))]
    StageNeedsPotentials { player: Player },
    #[error("{} cannot be in the stage B with potentials in the reserve", colour(*player))]
    StageWithoutPotentials { player: Player },
    #[error("phase {} needs a row of the player to move or a lost game", *phase as u8)]
    NothingToDealWith { phase: Phase },
    #[error("phase {} needs an unused TAMSK of the player to move on e5", *phase as u8)]
    NoTamskOnCentre { phase: Phase },
    #[error(
        "in phase {} the player to move has no unused TAMSK on e5: it has been used or given up before",
        *phase as u8
    )]
    TamskPassedOver { phase: Phase },
    #[error("the phase is 1t exactly if the player to move has an unused TAMSK on e5 in phase 1")]
    Owed,
}

/// What a player is called in GIPF.
const fn colour(player: Player) -> &'static str {
    match player {
        Player::First => "White",
        Player::Second => "Black",
    }
}

impl Explain for SetupFault {
    fn code(&self) -> &'static str {
        match self {
            Self::Fields { .. } => "position-fields",
            Self::UnknownVariant { .. } => "position-variant",
            Self::Columns { .. } => "position-columns",
            Self::ColumnLength { .. } => "position-column-length",
            Self::UnknownPiece { .. } => "position-unknown-piece",
            Self::EmptyCount { .. } => "position-empty-count",
            Self::Parentheses { .. } => "position-parentheses",
            Self::Reserves { .. } => "position-reserves",
            Self::Side { .. } => "position-side",
            Self::Stages { .. } => "position-stages",
            Self::UnknownPhase { .. } => "position-phase",
            Self::Drawing { .. } => "position-drawing",
            Self::OtherVariant { .. } => "position-other-variant",
            Self::ImpossibleStack { .. } => "position-impossible-stack",
            Self::TooManyPieces { .. } => "position-too-many-pieces",
            Self::TooManyGipfPieces { .. } => "position-too-many-gipf-pieces",
            Self::TooManyPotentials { .. } => "position-too-many-potentials",
            Self::GipfPiecesInReserve { .. } => "position-gipf-pieces-in-reserve",
            Self::StageOfMatrx { .. } => "position-stage-of-matrx",
            Self::StageOfTournament { .. } => "position-stage-of-tournament",
            Self::StageNeedsPotentials { .. } => "position-stage-needs-potentials",
            Self::StageWithoutPotentials { .. } => "position-stage-without-potentials",
            Self::NothingToDealWith { .. } => "position-nothing-to-deal-with",
            Self::NoTamskOnCentre { .. } => "position-no-tamsk-on-centre",
            Self::TamskPassedOver { .. } => "position-tamsk-passed-over",
            Self::Owed => "position-owed",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Self::TooManyPieces { .. }
            | Self::TooManyGipfPieces { .. }
            | Self::TooManyPotentials { .. } => "G1",
            Self::GipfPiecesInReserve { .. } => "G3",
            Self::ImpossibleStack { .. } => "G5.5",
            Self::StageOfMatrx { .. }
            | Self::StageOfTournament { .. }
            | Self::StageNeedsPotentials { .. }
            | Self::StageWithoutPotentials { .. } => "G4.6",
            Self::NothingToDealWith { .. } => "G4.7",
            Self::NoTamskOnCentre { .. } | Self::TamskPassedOver { .. } | Self::Owed => "G5.6",
            _ => "G8",
        })
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::Fields { found } => vec![arg("found", found)],
            Self::Columns { wanted, found } => vec![arg("wanted", wanted), arg("found", found)],
            Self::UnknownVariant { name } => vec![arg("name", name)],
            Self::ColumnLength { column, wanted, found } => {
                vec![arg("column", column), arg("wanted", wanted), arg("found", found)]
            }
            Self::UnknownPiece { column, found } => {
                vec![arg("column", column), arg("found", found)]
            }
            Self::EmptyCount { column } | Self::Parentheses { column } => {
                vec![arg("column", column)]
            }
            Self::Reserves { found }
            | Self::Side { found }
            | Self::Stages { found }
            | Self::UnknownPhase { found } => vec![arg("found", found)],
            Self::Drawing { wanted } => vec![arg("wanted", wanted)],
            Self::OtherVariant { found, wanted } => {
                vec![arg("found", found.key()), arg("wanted", wanted.key())]
            }
            Self::ImpossibleStack { spot } => vec![arg("spot", spot)],
            Self::TooManyPieces { player, found, most }
            | Self::TooManyGipfPieces { player, found, most } => {
                vec![arg("player", player), arg("found", found), arg("most", most)]
            }
            Self::TooManyPotentials { player, potential, found, most } => vec![
                arg("player", player),
                arg("letter", potential.letter()),
                arg("found", found),
                arg("most", most),
            ],
            Self::GipfPiecesInReserve { player }
            | Self::StageOfMatrx { player }
            | Self::StageOfTournament { player }
            | Self::StageNeedsPotentials { player }
            | Self::StageWithoutPotentials { player } => vec![arg("player", player)],
            Self::NothingToDealWith { phase }
            | Self::NoTamskOnCentre { phase }
            | Self::TamskPassedOver { phase } => {
                vec![arg("phase", *phase as u8)]
            }
            Self::Owed => Vec::new(),
        }
    }
}

//! Setting up a position, the usual one or any other that can arise (G8).

use std::fmt;

use hexgrid::{CellSet, Hex};
use rules::{Explain, Faults, Player};

use crate::board::Point;
use crate::position::{Phase, Position, Stage};
use crate::row;
use crate::variant::{Kind, Variant};

/// A position as somebody describes it, not yet known to be possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The game it is meant for.
    pub kind: Kind,
    /// The spots of White and Black.
    pub owned: [CellSet; 2],
    /// Those of them with a GIPF piece.
    pub gipf: CellSet,
    /// The basic pieces in the reserves of White and Black.
    pub reserve: [u8; 2],
    /// Whose decision is next.
    pub to_move: Player,
    /// What White and Black may still push in.
    pub stage: [Stage; 2],
    /// Where in the turn it stands.
    pub phase: Phase,
}

/// The position in which a game begins.
pub(crate) fn start(variant: Variant) -> Position {
    let corners = |hexes: [Hex; 3]| -> CellSet {
        hexes.into_iter().filter_map(|hex| Point::at(hex)?.spot()).collect()
    };
    // White on b5, e2, h5, Black on b2, e8, h2.
    let white = corners([Hex::new(-3, 3), Hex::new(0, -3), Hex::new(3, 0)]);
    let black = corners([Hex::new(-3, 0), Hex::new(0, 3), Hex::new(3, -3)]);
    let (owned, gipf, stage) = match variant.kind() {
        Kind::Basic => ([white, black], CellSet::EMPTY, Stage::Basics),
        Kind::Standard => ([white, black], white | black, Stage::Basics),
        Kind::Tournament => ([CellSet::EMPTY; 2], CellSet::EMPTY, Stage::GipfPieces),
    };
    Position {
        owned,
        gipf,
        reserve: Player::BOTH.map(|player| variant.reserve(player)),
        stage: [stage; 2],
        to_move: Player::First,
        phase: Phase::Move,
        kind: variant.kind(),
    }
}

impl Position {
    /// The position that a set-up describes: the only way to an arbitrary one.
    ///
    /// # Errors
    ///
    /// Every reason why it cannot arise in `variant`.
    pub fn from_setup(variant: Variant, setup: &Setup) -> Result<Self, Faults<SetupFault>> {
        let Setup { kind, owned, gipf, reserve, to_move, stage, phase } = *setup;
        let position = Self { owned, gipf, reserve, stage, to_move, phase, kind };
        let mut faults = Vec::new();
        if kind != variant.kind() {
            faults.push(SetupFault::OtherVariant { found: kind, wanted: variant.kind() });
        }
        if owned[0].meets(owned[1]) || !position.occupied().includes(gipf) {
            faults.push(SetupFault::TwoOnOneSpot);
        }
        for player in Player::BOTH {
            let owned = position.owned(player);
            let found = u32::from(reserve[player.index()]) + owned.len() + (owned & gipf).len();
            let most = variant.pieces(player);
            if found > u32::from(most) {
                faults.push(SetupFault::TooManyPieces { player, found, most });
            }
            let found = (owned & gipf).len();
            let most = kind.most_gipf_pieces();
            if found > u32::from(most) {
                faults.push(SetupFault::TooManyGipfPieces { player, found, most });
            }
            if stage[player.index()] == Stage::GipfPieces && kind != Kind::Tournament {
                faults.push(SetupFault::StageOfTournament { player });
            }
        }
        let waits = phase != Phase::Move;
        if waits && !row::stands(&position, to_move) && rules::Game::outcome(&position).is_none() {
            faults.push(SetupFault::NothingToDealWith { phase });
        }
        Faults::none_or(faults, position)
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        let Position { owned, gipf, reserve, stage, to_move, phase, kind } = *position;
        Self { kind, owned, gipf, reserve, to_move, stage, phase }
    }
}

/// Why a position cannot be read or cannot arise.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum SetupFault {
    #[error("a position has six fields separated by one space, this has {found}")]
    Fields { found: usize },
    #[error("there is no variant `{name}` of GIPF")]
    UnknownVariant { name: String },
    #[error("the board has seven columns of spots separated by `/`, this has {found}")]
    Columns { found: usize },
    #[error("column {column} has {wanted} spots, this describes {found}")]
    ColumnLength { column: char, wanted: usize, found: usize },
    #[error("column {column}: `{found}` is no piece of this game")]
    UnknownPiece { column: char, found: char },
    #[error("column {column}: empty spots are counted by one number without zeros in front")]
    EmptyCount { column: char },
    #[error(
        "the reserves are two, White's and Black's, as B12/B12, or `-` for none, not `{found}`"
    )]
    Reserves { found: String },
    #[error("the side to move is `w` or `b`, not `{found}`")]
    Side { found: String },
    #[error("the stages are two of G and B, White's and Black's, not `{found}`")]
    Stages { found: String },
    #[error("the phase is 1, 3 or 5, not `{found}`")]
    UnknownPhase { found: String },
    #[error("the drawing has not the {wanted} dots and spots of the board, or not in its order")]
    Drawing { wanted: usize },
    #[error("this is a position of {}, not of {}", found.key(), wanted.key())]
    OtherVariant { found: Kind, wanted: Kind },
    #[error("a spot holds pieces of both colours, or a GIPF piece of nobody")]
    TwoOnOneSpot,
    #[error("{} has {found} pieces on the board and in the reserve (a GIPF piece is two), and {most} is the most", colour(*player))]
    TooManyPieces { player: Player, found: u32, most: u8 },
    #[error("{} has {found} GIPF pieces, and {most} is the most", colour(*player))]
    TooManyGipfPieces { player: Player, found: u32, most: u8 },
    #[error("{} cannot be in the stage of GIPF pieces: only tournament has it", colour(*player))]
    StageOfTournament { player: Player },
    #[error("phase {} needs a row of the player to move or a lost game", *phase as u8)]
    NothingToDealWith { phase: Phase },
}

/// What a player is called in GIPF.
pub(crate) const fn colour(player: Player) -> &'static str {
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
            Self::Reserves { .. } => "position-reserves",
            Self::Side { .. } => "position-side",
            Self::Stages { .. } => "position-stages",
            Self::UnknownPhase { .. } => "position-phase",
            Self::Drawing { .. } => "position-drawing",
            Self::OtherVariant { .. } => "position-other-variant",
            Self::TwoOnOneSpot => "position-two-on-one-spot",
            Self::TooManyPieces { .. } => "position-too-many-pieces",
            Self::TooManyGipfPieces { .. } => "position-too-many-gipf-pieces",
            Self::StageOfTournament { .. } => "position-stage-of-tournament",
            Self::NothingToDealWith { .. } => "position-nothing-to-deal-with",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        match self {
            Self::TooManyPieces { .. } | Self::TooManyGipfPieces { .. } => Some("G1"),
            Self::TwoOnOneSpot => Some("G3"),
            Self::StageOfTournament { .. } => Some("G4.6"),
            Self::NothingToDealWith { .. } => Some("G4.7"),
            _ => Some("G8"),
        }
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        fn arg(name: &'static str, value: impl fmt::Display) -> (&'static str, String) {
            (name, value.to_string())
        }
        match self {
            Self::Fields { found } | Self::Columns { found } => vec![arg("found", found)],
            Self::UnknownVariant { name } => vec![arg("name", name)],
            Self::ColumnLength { column, wanted, found } => {
                vec![arg("column", column), arg("wanted", wanted), arg("found", found)]
            }
            Self::UnknownPiece { column, found } => {
                vec![arg("column", column), arg("found", found)]
            }
            Self::EmptyCount { column } => vec![arg("column", column)],
            Self::Reserves { found }
            | Self::Side { found }
            | Self::Stages { found }
            | Self::UnknownPhase { found } => vec![arg("found", found)],
            Self::Drawing { wanted } => vec![arg("wanted", wanted)],
            Self::OtherVariant { found, wanted } => {
                vec![arg("found", found.key()), arg("wanted", wanted.key())]
            }
            Self::TwoOnOneSpot => Vec::new(),
            Self::TooManyPieces { player, found, most }
            | Self::TooManyGipfPieces { player, found, most } => {
                vec![arg("player", player), arg("found", found), arg("most", most)]
            }
            Self::StageOfTournament { player } => vec![arg("player", player)],
            Self::NothingToDealWith { phase } => vec![arg("phase", *phase as u8)],
        }
    }
}

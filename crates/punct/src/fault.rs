//! Why a position cannot be read or cannot arise (P10).

use rules::{Explain, Player, arg};

use crate::kind::Kind;
use crate::placement::Placement;
use crate::variant::Variant;

/// Why a position cannot be read or cannot arise.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum SetupFault {
    #[error("a position has three fields separated by one space, this has {found}")]
    Fields { found: usize },
    #[error("there is no variant `{name}` of PÜNCT")]
    UnknownVariant { name: String },
    #[error(
        "`{found}` is no piece: write one of C E L M R T, small for Black, and the spaces of its dots, the PÜNCT \
         first and the others in order, as Td3,d4,e4"
    )]
    UnknownPiece { found: String },
    #[error("the player to move is `w` or `b`, not `{found}`")]
    Side { found: String },
    #[error(
        "the drawing has not the 211 spaces of the board in order, or shows other dots than the pieces below it"
    )]
    Drawing,
    #[error("this is a position of {found}, not of {wanted}")]
    OtherVariant { found: Variant, wanted: Variant },
    #[error(
        "the {player} player has {supply} pieces {letter}, and {found} here",
        supply = kind.supply(), letter = kind.letter()
    )]
    TooMany { player: Player, kind: Kind, found: usize },
    #[error(
        "the piece {placement} of the {player} player cannot lie on what was described before it"
    )]
    Unsupported { player: Player, placement: Placement },
    #[error(
        "the {player} player has put the last piece on the board, so it was that player's turn when the game ended"
    )]
    LastPieceOutOfTurn { player: Player },
}

impl Explain for SetupFault {
    fn code(&self) -> &'static str {
        match self {
            Self::Fields { .. } => "position-fields",
            Self::UnknownVariant { .. } => "position-variant",
            Self::UnknownPiece { .. } => "position-unknown-piece",
            Self::Side { .. } => "position-side",
            Self::Drawing => "position-drawing",
            Self::OtherVariant { .. } => "position-other-variant",
            Self::TooMany { .. } => "position-too-many-pieces",
            Self::Unsupported { .. } => "position-unsupported",
            Self::LastPieceOutOfTurn { .. } => "position-last-piece-out-of-turn",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Self::TooMany { .. } => "P3.1",
            Self::Unsupported { .. } => "P6.5",
            Self::LastPieceOutOfTurn { .. } => "P8.3",
            _ => "P10",
        })
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::Fields { found } => vec![arg("found", found)],
            Self::UnknownVariant { name } => vec![arg("name", name)],
            Self::UnknownPiece { found } | Self::Side { found } => vec![arg("found", found)],
            Self::OtherVariant { found, wanted } => {
                vec![arg("found", found), arg("wanted", wanted)]
            }
            Self::TooMany { player, kind, found } => vec![
                arg("player", player),
                ("letter", kind.letter().to_owned()),
                arg("supply", kind.supply()),
                arg("found", found),
            ],
            Self::Unsupported { player, placement } => {
                vec![arg("player", player), arg("placement", placement)]
            }
            Self::LastPieceOutOfTurn { player } => vec![arg("player", player)],
            Self::Drawing => Vec::new(),
        }
    }
}

//! Setting up any position (D9).

use rules::{Faults, Player};

use crate::board::{SPACES, Space};
use crate::fault::SetupFault;
use crate::piece::Piece;
use crate::place;
use crate::position::{Phase, Position};
use crate::stack::Stacks;
use crate::variant::{Kind, Variant};

/// A position as somebody describes it, not yet known to be possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The game it is meant for.
    pub kind: Kind,
    /// What stands on the spaces that are not vacant, each stack from bottom to top.
    pub stacks: Vec<(Space, Vec<Piece>)>,
    /// Whose decision is next.
    pub to_move: Player,
    /// Which phase the game is in.
    pub phase: Phase,
}

impl Position {
    /// The position that a set-up describes: the only way to an arbitrary one.
    ///
    /// Books and lessons show parts of a board. So red pieces may be missing, and stacks may be connected
    /// with none: the next move removes those.
    ///
    /// # Errors
    ///
    /// Every reason why it cannot arise in `variant`.
    pub fn from_setup(variant: &Variant, setup: &Setup) -> Result<Self, Faults<SetupFault>> {
        let mut faults = Vec::new();
        let Setup { kind, to_move, phase, .. } = *setup;
        if kind != variant.kind() {
            faults.push(SetupFault::OtherVariant { found: kind, wanted: variant.kind() });
        }
        judge_pieces(setup, &mut faults);
        let mut stacks = Stacks::default();
        for &(space, ref pieces) in &setup.stacks {
            if pieces.is_empty() || stacks.occupied().contains(space) {
                faults.push(SetupFault::NotOneStack { space });
            } else if faults.is_empty() {
                for &piece in pieces {
                    stacks.put(space, piece);
                }
            }
            if pieces.len() > 1 && pieces.last() == Some(&Piece::Red) {
                faults.push(SetupFault::RedOnTop { space });
            }
        }
        match phase {
            Phase::Placing if variant.placement().is_some() => faults.push(SetupFault::AllPlaced),
            Phase::Placing => judge_placing(setup, &mut faults),
            Phase::Moving => {}
        }
        Faults::none_or(faults, Self { stacks, to_move, phase, kind })
    }
}

/// There are never more pieces of a kind than the game has.
fn judge_pieces(setup: &Setup, faults: &mut Vec<SetupFault>) {
    for piece in Piece::ALL {
        let found = count(setup, piece);
        if found > usize::from(piece.supply()) {
            faults.push(SetupFault::TooManyPieces { piece, found });
        }
    }
}

/// While pieces are placed they stand alone, and which ones they are follows from their number.
fn judge_placing(setup: &Setup, faults: &mut Vec<SetupFault>) {
    if let Some(&(space, _)) = setup.stacks.iter().find(|(_, pieces)| pieces.len() > 1) {
        faults.push(SetupFault::StackWhilePlacing { space });
    }
    let placed = setup.stacks.len();
    if placed >= SPACES {
        faults.push(SetupFault::AllPlaced);
        return;
    }
    let wanted =
        |piece: Piece| (0..placed).filter(|&turn| place::piece_of_turn(turn) == piece).count();
    if Piece::ALL.into_iter().any(|piece| count(setup, piece) != wanted(piece)) {
        faults.push(SetupFault::PlacedOutOfTurn {
            placed,
            red: wanted(Piece::Red),
            white: wanted(Piece::White),
            black: wanted(Piece::Black),
        });
    }
    if place::player_of_turn(placed) != setup.to_move {
        faults.push(SetupFault::OtherSide { placed });
    }
}

fn count(setup: &Setup, piece: Piece) -> usize {
    setup.stacks.iter().flat_map(|(_, pieces)| pieces).filter(|&&other| other == piece).count()
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        let Position { kind, to_move, phase, .. } = *position;
        let stack = |space| (space, position.pieces_on(space).collect());
        Self { kind, stacks: position.occupied().iter().map(stack).collect(), to_move, phase }
    }
}

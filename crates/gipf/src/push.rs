//! Pushing a piece from the reserve onto the board (G4.3), and what may be pushed (G4.6).

use crate::action::{Action, Piece};
use crate::board::{self, Way};
use crate::position::{Phase, Position, Stage, pieces_to_push};
use crate::refusal::Refusal;
use crate::{row, variant};

/// Adds the legal pushes, in order.
pub(crate) fn list(position: &Position, out: &mut Vec<Action>) {
    let open = board::open_ways(position.occupied());
    for piece in pieces_to_push(position, position.to_move) {
        out.extend(board::ways_in(open).map(|way| Action::Push { piece, way }));
    }
}

/// How many legal pushes there are.
pub(crate) fn count(position: &Position) -> u64 {
    let open = board::open_ways(position.occupied());
    u64::from(open.count_ones()) * pieces_to_push(position, position.to_move).count() as u64
}

/// Pushes a piece in. The pieces in an unbroken run from the first spot shift one on, up to the
/// first empty spot.
pub(crate) fn apply(position: &mut Position, piece: Piece, way: Way) {
    let player = position.to_move.index();
    let shifting = way.shifting(position.occupied());
    for layer in position.owned.iter_mut().chain([&mut position.gipf]) {
        *layer = (*layer - shifting) | way.moved_on(*layer & shifting);
    }
    let first = way.first().set();
    position.owned[player] |= first;
    match piece {
        Piece::Gipf => position.gipf |= first,
        Piece::Basic => position.stage[player] = Stage::Basics,
    }
    position.reserve[player] -= piece.basics();
}

/// Why a push is refused.
pub(crate) fn check(position: &Position, piece: Piece, way: Way) -> Result<(), Refusal> {
    let player = position.to_move;
    if position.phase() != Phase::Move {
        return Err(row::first(position));
    }
    if position.occupied().includes(way.line()) {
        return Err(Refusal::LineFull { way });
    }
    if pieces_to_push(position, player).any(|may| may == piece) {
        return Ok(());
    }
    Err(match piece {
        Piece::Basic => Refusal::GipfPieceFirst,
        Piece::Gipf if position.kind() != variant::Kind::Tournament => {
            Refusal::NoGipfPieces { variant: position.kind().key() }
        }
        Piece::Gipf if position.stage(player) != Stage::GipfPieces => Refusal::GipfPiecesOver,
        Piece::Gipf => Refusal::TooFewForGipf { left: position.reserve(player) },
    })
}

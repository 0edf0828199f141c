//! Pushing a piece from the reserve onto the board (G4.3), and what may be pushed (G4.6).

use hexgrid::CellSet;
use rules::Player;

use crate::action::{Action, Piece};
use crate::board::{self, Board, MOST_WAYS, Way};
use crate::position::{Phase, Position, Stage};
use crate::potential::{self, Potential};
use crate::refusal::Refusal;
use crate::stack::Layer;
use crate::variant::Kind;

/// A set of kinds of pieces, by their place in [`Piece::ALL`].
#[derive(Clone, Copy)]
pub(crate) struct Pieces(u8);

impl Pieces {
    const GIPF: Self = Self(1 << 1);
    const BASIC: Self = Self(1 << 6);

    const fn loaded(potential: Potential) -> Self {
        Self(
            1 << match potential {
                Potential::Dvonn => 0,
                Potential::Punct => 2,
                Potential::Tamsk => 3,
                Potential::Yinsh => 4,
                Potential::Zertz => 5,
            },
        )
    }

    pub(crate) const fn contains(self, piece: Piece) -> bool {
        let set = match piece {
            Piece::Gipf => Self::GIPF,
            Piece::Basic => Self::BASIC,
            Piece::Loaded(potential) => Self::loaded(potential),
        };
        self.0 & set.0 != 0
    }

    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }
}

/// The pieces a player may push in now if a line is open.
pub(crate) fn may_push(position: &Position, player: Player) -> Pieces {
    let reserve = &position.reserve[player.index()];
    if position.kind() == Kind::Matrx {
        if reserve.gipf > 0 {
            return Pieces::GIPF;
        }
        let stacks = Potential::ALL.into_iter().filter(|&kind| reserve.of(kind) >= 2);
        return Pieces(stacks.fold(0, |set, kind| set | Pieces::loaded(kind).0));
    }
    let mut set = 0;
    if position.stage(player) == Stage::GipfPieces {
        if reserve.basics >= 2 {
            set |= Pieces::GIPF.0;
        }
        if position.has_not_begun(player) {
            return Pieces(set);
        }
    }
    if reserve.basics >= 1 {
        set |= Pieces::BASIC.0;
        if position.has_potentials() {
            let loads = Potential::ALL.into_iter().filter(|&kind| reserve.of(kind) > 0);
            set |= loads.fold(0, |set, kind| set | Pieces::loaded(kind).0);
        }
    }
    Pieces(set)
}

/// The pushes of one kind of piece along all ways of a board, in order.
#[derive(Clone, Copy)]
struct Pushes {
    along: [Action; MOST_WAYS],
    count: usize,
}

/// All pushes by board and piece, in the order of [`Piece::ALL`].
static ALL_PUSHES: [[Pushes; 7]; 2] = [pushes(Board::Gipf), pushes(Board::Matrx)];

const fn pushes(board: Board) -> [Pushes; 7] {
    let mut pushes = [Pushes { along: [Action::Leave; MOST_WAYS], count: 0 }; 7];
    let mut number = 0;
    while number < pushes.len() {
        let mut ways = board.all_ways();
        while let Some(way) = board::first_way(ways) {
            let count = pushes[number].count;
            pushes[number].along[count] = Action::Push { piece: Piece::ALL[number], way };
            pushes[number].count += 1;
            ways &= ways - 1;
        }
        number += 1;
    }
    pushes
}

/// Adds the pushes of a piece along some ways, given as bits by number.
fn add(piece: Piece, ways: u64, all: &Pushes, out: &mut Vec<Action>) {
    if ways.count_ones() as usize == all.count {
        // No line is full, as is nearly always so.
        out.extend_from_slice(&all.along[..all.count]);
    } else {
        out.reserve(ways.count_ones() as usize);
        out.extend(board::ways_in(ways).map(|way| Action::Push { piece, way }));
    }
}

/// Adds the legal pushes and potential moves, in order: those of one letter by where they begin.
pub(crate) fn list(position: &Position, out: &mut Vec<Action>) {
    let board = position.board();
    let open = board.open_ways(position.occupied());
    let may = may_push(position, position.to_move);
    let uses = potential::may_move(position);
    for (piece, all) in Piece::ALL.into_iter().zip(&ALL_PUSHES[board as usize]) {
        let mut ways = if may.contains(piece) { open } else { 0 };
        if let Piece::Loaded(kind) = piece
            && uses
        {
            for from in potential::movers(position, kind) {
                let before = ways & board::ways_before(from);
                add(piece, before, all, out);
                ways &= !before;
                potential::list_from(position, kind, from, out);
            }
        }
        if ways != 0 {
            add(piece, ways, all, out);
        }
    }
}

/// How many legal pushes there are.
pub(crate) fn count(position: &Position) -> u64 {
    let open = position.board().open_ways(position.occupied());
    u64::from(open.count_ones() * may_push(position, position.to_move).len())
}

/// The layer that a piece is on the board.
pub(crate) const fn layer(piece: Piece) -> Layer {
    match piece {
        Piece::Basic => Layer::Basic,
        Piece::Gipf => Layer::Gipf,
        Piece::Loaded(potential) => Layer::Unused(potential),
    }
}

/// Pushes a piece in from the reserve.
pub(crate) fn apply(position: &mut Position, piece: Piece, way: Way) {
    let player = position.to_move.index();
    let matrx = position.rules().is_matrx();
    shift(position, way, layer(piece));
    let reserve = &mut position.reserve[player];
    reserve.take(piece, matrx);
    if matrx {
        return;
    }
    match piece {
        Piece::Gipf => return,
        // Potentials not yet in play leave the game.
        Piece::Basic if position.game.kind.opens_with_gipf_pieces() => reserve.potentials = [0; 5],
        Piece::Loaded(potential) if position.game.fixed_order => reserve.give_up_before(potential),
        Piece::Basic | Piece::Loaded(_) => {}
    }
    position.stage[player] =
        if reserve.has_potentials() { Stage::Potentials } else { Stage::Basics };
}

/// Pushes a layer of the player to move in. The pieces in an unbroken run from the first spot shift one
/// on, up to the first empty spot.
pub(crate) fn shift(position: &mut Position, way: Way, layer: Layer) {
    let shifting = way.shifting(position.board(), position.occupied());
    let shifted = |set: CellSet| (set - shifting) | way.moved_on(set & shifting);
    position.owned = position.owned.map(shifted);
    position.gipf = shifted(position.gipf);
    if position.has_potentials() {
        position.stacks.shift(way, shifting);
    }
    let first = way.first();
    position.owned[position.to_move.index()] |= first.set();
    match layer {
        Layer::Basic => {}
        Layer::Gipf => position.gipf |= first.set(),
        Layer::Unused(_) | Layer::Used(_) => {
            let single = position.rules().cover(None, position.to_move, layer);
            position.stacks.set(first, single);
        }
    }
}

/// Whether something can be pushed in along a way.
pub(crate) fn check_line(position: &Position, way: Way) -> Result<(), Refusal> {
    let line = way.line(position.board());
    if line.is_empty() || !position.board().is_dot(way.dot()) {
        Err(Refusal::OtherBoard { way })
    } else if position.occupied().includes(line) {
        Err(Refusal::LineFull { way })
    } else {
        Ok(())
    }
}

/// Why a push is refused.
pub(crate) fn check(position: &Position, piece: Piece, way: Way) -> Result<(), Refusal> {
    let player = position.to_move;
    if position.phase() != Phase::Move {
        return Err(position.other_decision_first());
    }
    check_line(position, way)?;
    if may_push(position, player).contains(piece) {
        return Ok(());
    }
    let reserve = position.reserve(player);
    let variant = position.kind().key();
    let matrx = position.kind() == Kind::Matrx;
    Err(match piece {
        Piece::Basic if matrx => Refusal::NoBasicPieces { variant },
        Piece::Loaded(_) if matrx && reserve.gipf > 0 => Refusal::GipfPieceWaits,
        Piece::Loaded(potential) if matrx && reserve.of(potential) == 1 => {
            Refusal::SingleWaits { potential }
        }
        _ if matrx => Refusal::NoneInReserve { piece },
        _ if position.has_not_begun(player) => Refusal::GipfPieceFirst,
        Piece::Gipf if !position.kind().opens_with_gipf_pieces() => {
            Refusal::NoGipfPieces { variant }
        }
        Piece::Gipf if position.stage(player) != Stage::GipfPieces => Refusal::GipfPiecesOver,
        Piece::Gipf => Refusal::TooFewForGipf { left: reserve.basics },
        Piece::Loaded(_) if !position.has_potentials() => Refusal::NoPotentials,
        Piece::Loaded(_) if !reserve.has_potentials() => Refusal::PotentialsOver,
        Piece::Loaded(potential) if reserve.of(potential) > 0 => {
            Refusal::NoneInReserve { piece: Piece::Basic }
        }
        Piece::Basic | Piece::Loaded(_) => Refusal::NoneInReserve { piece },
    })
}

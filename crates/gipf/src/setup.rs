//! Setting up a position, the usual one or any other that can arise (G8).

use hexgrid::{Cell, CellSet, Hex};
use rules::{Faults, Game, Player};

use crate::board::Point;
use crate::fault::SetupFault;
use crate::position::{Phase, Position, Stage};
use crate::potential::{Potential, tamsk};
use crate::reserve::Reserve;
use crate::row;
use crate::stack::{Layer, Stacks};
use crate::variant::{Kind, Variant};

/// A position as somebody describes it, not yet known to be possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The game it is meant for.
    pub kind: Kind,
    /// What stands on the spots that are not empty, each stack from bottom to top.
    pub stacks: Vec<(Cell, Vec<(Player, Layer)>)>,
    /// What White and Black have in the reserve.
    pub reserve: [Reserve; 2],
    /// Whose decision is next.
    pub to_move: Player,
    /// What White and Black may still push in.
    pub stage: [Stage; 2],
    /// Where in the turn it stands.
    pub phase: Phase,
    /// Whether a TAMSK move is owed once phase 1 is over.
    pub owed: bool,
}

/// The position in which a game begins.
pub(crate) fn start(variant: Variant) -> Position {
    let kind = variant.kind();
    let corners = |hexes: [Hex; 3]| -> CellSet { hexes.into_iter().filter_map(Cell::at).collect() };
    // White on b5, e2, h5, Black on b2, e8, h2.
    let white = corners([Hex::new(-3, 3), Hex::new(0, -3), Hex::new(3, 0)]);
    let black = corners([Hex::new(-3, 0), Hex::new(0, 3), Hex::new(3, -3)]);
    let (owned, gipf) = match kind {
        Kind::Basic => ([white, black], CellSet::EMPTY),
        Kind::Standard => ([white, black], white | black),
        Kind::Tournament | Kind::Ultimate | Kind::Matrx => ([CellSet::EMPTY; 2], CellSet::EMPTY),
    };
    let reserve = Player::BOTH.map(|player| Reserve {
        gipf: if kind == Kind::Matrx { 3 } else { 0 },
        ..Reserve::new(variant.reserve(player), variant.all_potentials(player))
    });
    let stage = reserve.map(|reserve| match kind {
        Kind::Matrx => Stage::None,
        Kind::Tournament | Kind::Ultimate => Stage::GipfPieces,
        Kind::Basic | Kind::Standard if reserve.has_potentials() => Stage::Potentials,
        Kind::Basic | Kind::Standard => Stage::Basics,
    });
    Position {
        owned,
        gipf,
        stacks: Stacks::default(),
        reserve,
        stage,
        to_move: Player::First,
        phase: Phase::Move,
        game: variant.into(),
    }
}

/// What belongs to one player, on the board and in the reserve.
#[derive(Default)]
struct Census {
    basics: u32,
    gipf: u32,
    potentials: [u32; 5],
}

impl Census {
    /// Counts the layers of a player and the reserve.
    fn of(player: Player, setup: &Setup, matrx: bool) -> Self {
        let reserve = setup.reserve[player.index()];
        let mut census = Self {
            basics: reserve.basics.into(),
            gipf: reserve.gipf.into(),
            potentials: reserve.potentials.map(u32::from),
        };
        let layers = setup.stacks.iter().flat_map(|(_, layers)| layers);
        for &(_, layer) in layers.filter(|(owner, _)| *owner == player) {
            match layer {
                Layer::Basic => census.basics += 1,
                Layer::Gipf => {
                    census.gipf += 1;
                    census.basics += if matrx { 0 } else { 2 };
                }
                Layer::Unused(kind) => {
                    census.potentials[kind as usize] += if matrx { 2 } else { 1 };
                    census.basics += u32::from(!matrx);
                }
                Layer::Used(kind) => census.potentials[kind as usize] += 1,
            }
        }
        census
    }

    /// Names what is more than a player can have.
    fn check(&self, player: Player, variant: Variant, faults: &mut Vec<SetupFault>) {
        let (found, most) = (self.basics, variant.pieces(player));
        if found > u32::from(most) {
            faults.push(SetupFault::TooManyPieces { player, found, most });
        }
        let (found, most) = (self.gipf, variant.most_gipf_pieces(player));
        if found > u32::from(most) {
            faults.push(SetupFault::TooManyGipfPieces { player, found, most });
        }
        for potential in Potential::ALL {
            let found = self.potentials[potential as usize];
            let most = variant.potentials(player, potential);
            if found > u32::from(most) {
                faults.push(SetupFault::TooManyPotentials { player, potential, found, most });
            }
        }
    }
}

impl Position {
    /// The position that a set-up describes: the only way to an arbitrary one.
    ///
    /// # Errors
    ///
    /// Every reason why it cannot arise in `variant`.
    pub fn from_setup(variant: Variant, setup: &Setup) -> Result<Self, Faults<SetupFault>> {
        let mut position = start(variant);
        let mut faults = Vec::new();
        if setup.kind != variant.kind() {
            faults.push(SetupFault::OtherVariant { found: setup.kind, wanted: variant.kind() });
        }
        position.owned = [CellSet::EMPTY; 2];
        position.gipf = CellSet::EMPTY;
        position.reserve = setup.reserve;
        position.stage = setup.stage;
        position.to_move = setup.to_move;
        position.phase = setup.phase;
        for (cell, layers) in &setup.stacks {
            let rules = position.rules();
            let mut stack = None;
            let arises = layers.iter().all(|&(owner, layer)| {
                stack = rules.cover(stack, owner, layer);
                stack.is_some()
            });
            // Nothing comes to lie on anything in a game without potentials.
            let fits = layers.len() == 1 || (layers.len() > 1 && position.has_potentials());
            if !arises || !fits || !variant.board().spots().contains(*cell) {
                faults.push(SetupFault::ImpossibleStack { spot: Point::from(*cell) });
            } else {
                position.put(*cell, stack);
            }
        }
        for player in Player::BOTH {
            Census::of(player, setup, position.rules().is_matrx()).check(
                player,
                variant,
                &mut faults,
            );
            if setup.reserve[player.index()].gipf > 0 && variant.kind() != Kind::Matrx {
                faults.push(SetupFault::GipfPiecesInReserve { player });
            }
            check_stage(player, variant, setup, &mut faults);
        }
        if faults.is_empty() {
            check_phase(&position, setup, &mut faults);
        }
        Faults::none_or(faults, position)
    }
}

fn check_stage(player: Player, variant: Variant, setup: &Setup, faults: &mut Vec<SetupFault>) {
    let stage = setup.stage[player.index()];
    let potentials = setup.reserve[player.index()].has_potentials();
    let kind = variant.kind();
    if (stage == Stage::None) != (kind == Kind::Matrx) {
        faults.push(SetupFault::StageOfMatrx { player });
    } else if stage == Stage::GipfPieces && !kind.opens_with_gipf_pieces() {
        faults.push(SetupFault::StageOfTournament { player });
    } else if stage == Stage::Potentials && !potentials {
        faults.push(SetupFault::StageNeedsPotentials { player });
    } else if stage == Stage::Basics && potentials {
        faults.push(SetupFault::StageWithoutPotentials { player });
    }
}

fn check_phase(position: &Position, setup: &Setup, faults: &mut Vec<SetupFault>) {
    let phase = setup.phase;
    let due = tamsk::is_due(position);
    if due && matches!(phase, Phase::Move | Phase::RowsAfter) {
        faults.push(SetupFault::TamskPassedOver { phase });
    }
    match phase {
        Phase::RowsBefore | Phase::RowsAfter => {
            let over = position.outcome().is_some();
            if !row::stands(position, position.to_move) && !over {
                faults.push(SetupFault::NothingToDealWith { phase });
            }
            if setup.owed != (due && phase == Phase::RowsBefore && !over) {
                faults.push(SetupFault::Owed);
            }
        }
        Phase::Owed | Phase::Extra if !due => faults.push(SetupFault::NoTamskOnCentre { phase }),
        Phase::Owed | Phase::Extra | Phase::Move => {}
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        Self {
            kind: position.kind(),
            stacks: position.occupied().iter().map(|cell| (cell, position.layers(cell))).collect(),
            reserve: position.reserve,
            to_move: position.to_move,
            stage: position.stage,
            phase: position.phase,
            owed: position.owes_tamsk(),
        }
    }
}

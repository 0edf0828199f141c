//! The position, and the way of a turn through its phases (G4).

use hexgrid::{Cell, CellSet};
use rules::{Explain, Faults, Game, Key, Outcome, Player, Stake, Stakes};

use crate::action::{Action, Piece};
use crate::board::Board;
use crate::fault::SetupFault;
use crate::potential::{self, Potential, punct, tamsk};
use crate::refusal::Refusal;
use crate::reserve::Reserve;
use crate::stack::{Layer, Stack, StackRules, Stacks};
use crate::variant::{Kind, Variant, VariantFault};
use crate::{push, row};

/// Where in a turn a decision stands; the numbers are those of the position text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Phase {
    /// Own rows standing at the start of the turn (G4.1).
    RowsBefore = 1,
    /// A TAMSK move is owed, since the opponent pushed a TAMSK piece onto the centre (G4.2).
    Owed = 2,
    /// The move (G4.3).
    Move = 3,
    /// A TAMSK extra move, since the player's own push brought a TAMSK piece there (G4.4).
    Extra = 4,
    /// Own rows after the move (G4.5).
    RowsAfter = 5,
}

/// What a player may still push in (G4.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// GIPF pieces, and whatever comes after them.
    GipfPieces,
    /// Loaded pieces and basic pieces.
    Potentials,
    /// Basic pieces only.
    Basics,
    /// MATRX has no stages.
    None,
}

/// A position of the GIPF family.
///
/// ```
/// use rules::Game;
/// let mut position = gipf::Position::start(&gipf::Variant::default());
/// assert_eq!(position.to_string(), "standard g2G/5/6/G5g/6/5/g2G B12/B12 w BB 3");
/// position.play("e1-e2".parse().unwrap()).unwrap();
/// assert_eq!(position.to_string(), "standard g2G/5/6/BG4g/6/5/g2G B11/B12 b BB 3");
/// ```
#[derive(Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The spots each player owns: those with their piece on top.
    pub(crate) owned: [CellSet; 2],
    /// The spots with a GIPF piece on top.
    pub(crate) gipf: CellSet,
    /// What potentials and covered pieces there are; none in a game without potentials.
    pub(crate) stacks: Stacks,
    pub(crate) reserve: [Reserve; 2],
    pub(crate) stage: [Stage; 2],
    pub(crate) to_move: Player,
    pub(crate) phase: Phase,
    pub(crate) game: Agreed,
}

/// What of a variant the rules ask for during the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Agreed {
    pub(crate) kind: Kind,
    pub(crate) board: Board,
    pub(crate) potentials: bool,
    pub(crate) fixed_order: bool,
}

impl From<Variant> for Agreed {
    fn from(variant: Variant) -> Self {
        Self {
            kind: variant.kind(),
            board: variant.board(),
            potentials: variant.has_potentials(),
            fixed_order: variant.has_fixed_order(),
        }
    }
}

#[allow(
    clippy::expl_impl_clone_on_copy,
    clippy::non_canonical_clone_impl,
    reason = "the same value, sooner: perft and search clone at every node"
)]
impl Clone for Position {
    #[inline]
    fn clone(&self) -> Self {
        let stacks = if self.has_potentials() { self.stacks } else { Stacks::default() };
        Self { stacks, ..*self }
    }
}

const _: () = assert!(size_of::<Position>() <= 152, "positions are copied at every node");

impl Position {
    /// Which game of the family it belongs to.
    pub const fn kind(&self) -> Kind {
        self.game.kind
    }

    /// On which board it stands.
    pub const fn board(&self) -> Board {
        self.game.board
    }

    /// Whether potentials belong to its game.
    pub const fn has_potentials(&self) -> bool {
        self.game.potentials
    }

    /// The spots a player owns.
    pub const fn owned(&self, player: Player) -> CellSet {
        self.owned[player.index()]
    }

    /// The spots that are not empty.
    pub const fn occupied(&self) -> CellSet {
        self.owned[0].with(self.owned[1])
    }

    /// The spots with a GIPF piece of either colour on top.
    pub const fn gipf_pieces(&self) -> CellSet {
        self.gipf
    }

    /// The spots with an unused potential of either colour on top.
    pub const fn unused_potentials(&self) -> CellSet {
        self.stacks.unused()
    }

    /// The spots with a used potential of either colour on top.
    pub fn used_potentials(&self) -> CellSet {
        self.stacks.potentials() - self.stacks.unused()
    }

    /// The spots with a potential of a kind on top, used or not.
    pub fn potentials_of(&self, potential: Potential) -> CellSet {
        self.stacks.of(potential)
    }

    /// The spots on which something lies covered.
    pub fn towers(&self) -> CellSet {
        if self.has_potentials() { self.stacks.towers(self.rules()) } else { CellSet::EMPTY }
    }

    /// What a player has in the reserve.
    pub const fn reserve(&self, player: Player) -> Reserve {
        self.reserve[player.index()]
    }

    /// What a player may still push in.
    pub const fn stage(&self, player: Player) -> Stage {
        self.stage[player.index()]
    }

    /// Where in the turn the next decision stands.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The basic pieces a player has in play on the board and in the reserve; a GIPF piece is two, a
    /// loaded piece one.
    pub fn basics(&self, player: Player) -> u8 {
        let owned = self.owned(player);
        let used = if self.has_potentials() { self.used_potentials() } else { CellSet::EMPTY };
        #[allow(clippy::cast_possible_truncation, reason = "at most two on each of 40 spots")]
        let board = ((owned - used).len() + (owned & self.gipf).len()) as u8;
        board + self.reserve(player).basics
    }

    /// The layers on a spot from bottom to top.
    pub fn layers(&self, cell: Cell) -> Vec<(Player, Layer)> {
        self.stack(cell).map_or_else(Vec::new, |stack| self.rules().layers(stack))
    }

    /// How stacks behave in this game.
    pub(crate) const fn rules(&self) -> StackRules {
        StackRules::new(matches!(self.game.kind, Kind::Matrx))
    }

    /// What stands on a spot.
    pub(crate) fn stack(&self, cell: Cell) -> Option<Stack> {
        let owner = Player::BOTH.into_iter().find(|&player| self.owned(player).contains(cell))?;
        Some(self.stacks.get(cell, owner, self.gipf.contains(cell)))
    }

    /// Puts a stack on a spot in place of what stood there, or empties it.
    pub(crate) fn put(&mut self, cell: Cell, stack: Option<Stack>) {
        for set in self.owned.iter_mut().chain([&mut self.gipf]) {
            *set = *set - cell.set();
        }
        if let Some(stack) = stack {
            self.owned[stack.owner.index()] |= cell.set();
            if stack.top == Layer::Gipf {
                self.gipf |= cell.set();
            }
        }
        self.stacks.set(cell, stack);
    }

    /// Whether a player has not played anything yet in a game that opens with GIPF pieces (G7.1).
    pub(crate) fn has_not_begun(&self, player: Player) -> bool {
        self.game.kind.opens_with_gipf_pieces()
            && self.stage(player) == Stage::GipfPieces
            && self.reserve(player).basics == Variant::new(self.game.kind).reserve(player)
            && self.owned(player).is_empty()
    }

    /// Whether a player has lost for want of a GIPF piece, if that is looked for now (G7.1).
    fn is_without_gipf_piece(&self, player: Player) -> bool {
        self.game.kind.needs_gipf_pieces()
            && !self.gipf.meets(self.owned(player))
            && self.reserve(player).gipf == 0
            && !self.has_not_begun(player)
    }

    /// The result of the check at the end of phases 1 and 5 (G7.1). If both are without a GIPF
    /// piece, the player whose turn it is wins.
    fn check_of_gipf_pieces(&self) -> Option<Outcome> {
        let (mover, opponent) = (self.to_move, self.to_move.other());
        if self.is_without_gipf_piece(opponent) {
            Some(Outcome::win(mover, "no-gipf-piece"))
        } else if self.is_without_gipf_piece(mover) {
            Some(Outcome::win(opponent, "no-gipf-piece"))
        } else {
            None
        }
    }

    /// Whether phase 1 or 5 waits for a decision about a row. A row that may be left is not asked
    /// about any more once the check would end the game: the text of a finished game must not be
    /// that of an unfinished one.
    pub(crate) fn waits_for_rows(&self) -> bool {
        row::stands(self, self.to_move)
            && (self.check_of_gipf_pieces().is_none()
                || row::of(self, self.to_move).any(|row| row.is_compulsory()))
    }

    /// Goes on through phases without a decision, up to the next one or to the end of the game.
    fn settle(&mut self) {
        if self.has_potentials() || self.is_held_up() {
            self.settle_by_phases();
            return;
        }
        if matches!(self.phase, Phase::Extra | Phase::RowsAfter) {
            self.to_move = self.to_move.other();
        }
        self.phase = Phase::Move;
    }

    /// Whether somebody has a row or no GIPF piece: without potentials nothing else comes between two
    /// moves.
    fn is_held_up(&self) -> bool {
        Player::BOTH.into_iter().any(|player| row::stands(self, player))
            || self.check_of_gipf_pieces().is_some()
    }

    #[inline(never)] // Most moves of most games do not come here.
    fn settle_by_phases(&mut self) {
        loop {
            let waits = match self.phase {
                Phase::Move => true,
                Phase::Owed | Phase::Extra => tamsk::is_due(self),
                Phase::RowsBefore | Phase::RowsAfter => {
                    self.waits_for_rows() || self.check_of_gipf_pieces().is_some()
                }
            };
            if waits {
                return;
            }
            self.pass();
        }
    }

    /// Ends a phase.
    fn pass(&mut self) {
        self.phase = match self.phase {
            Phase::RowsBefore => Phase::Owed,
            Phase::Owed => Phase::Move,
            Phase::Move => Phase::Extra,
            Phase::Extra => Phase::RowsAfter,
            Phase::RowsAfter => {
                self.to_move = self.to_move.other();
                Phase::RowsBefore
            }
        };
    }

    #[inline(never)] // Most positions are counted without a list.
    fn count_by_list(&self) -> u64 {
        let mut actions = Vec::new();
        self.legal_actions(&mut actions);
        actions.len() as u64
    }

    /// The refusal of an action that belongs to another decision than the one that is due.
    pub(crate) fn other_decision_first(&self) -> Refusal {
        match self.phase {
            Phase::RowsBefore | Phase::RowsAfter => row::first(self),
            Phase::Owed | Phase::Extra => Refusal::ExtraMoveFirst,
            Phase::Move => Refusal::NoRow,
        }
    }
}

impl Game for Position {
    const KEY: &'static str = "gipf";
    const REASONS: &'static [&'static str] = &["no-move", "no-gipf-piece"];

    type Action = Action;
    type Variant = Variant;
    type VariantFault = VariantFault;
    type Refusal = Refusal;
    type Fault = SetupFault;

    fn warnings(variant: &Variant) -> Vec<impl Explain> {
        variant.warnings()
    }

    fn start(variant: &Variant) -> Self {
        crate::setup::start(*variant)
    }

    fn read(variant: &Variant, text: &str) -> Result<Self, Faults<SetupFault>> {
        crate::text::read(*variant, text)
    }

    fn to_move(&self) -> Player {
        self.to_move
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Move if self.count_actions() == 0 => {
                Some(Outcome::win(self.to_move.other(), "no-move"))
            }
            Phase::Move | Phase::Owed | Phase::Extra => None,
            Phase::RowsBefore | Phase::RowsAfter if self.waits_for_rows() => None,
            Phase::RowsBefore | Phase::RowsAfter => self.check_of_gipf_pieces(),
        }
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Move => push::list(self, out),
            Phase::Owed | Phase::Extra => tamsk::list(self, out),
            Phase::RowsBefore | Phase::RowsAfter if self.waits_for_rows() => row::list(self, out),
            Phase::RowsBefore | Phase::RowsAfter => {}
        }
    }

    fn count_actions(&self) -> u64 {
        match self.phase {
            Phase::Move if self.has_potentials() => push::count(self) + potential::count(self),
            Phase::Move => push::count(self),
            Phase::Owed | Phase::Extra | Phase::RowsBefore | Phase::RowsAfter => {
                self.count_by_list()
            }
        }
    }

    fn apply(&mut self, action: Action) {
        match action.on(self.board()) {
            Action::Push { piece, way } => {
                push::apply(self, piece, way);
                self.phase = Phase::Extra;
            }
            Action::Use { potential, from, to } => {
                potential::apply(self, potential, from, to);
                self.phase = Phase::RowsAfter;
            }
            Action::Cover { from, to, basics } => {
                punct::apply(self, from, to, basics);
                self.phase = Phase::RowsAfter;
            }
            Action::Forfeit(spot) => potential::unload(self, spot),
            Action::Extra { way } => tamsk::extra(self, way),
            Action::Decline => tamsk::decline(self),
            Action::Leave => self.pass(),
            Action::Remove(cells) => row::remove(self, cells),
        }
        self.settle();
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        match action.on(self.board()) {
            Action::Push { piece, way } => push::check(self, piece, way),
            Action::Use { potential, from, to } => {
                potential::check(self, potential, (from, to), None)
            }
            Action::Cover { from, to, basics } => {
                potential::check(self, Potential::Punct, (from, to), Some(basics))
            }
            Action::Forfeit(spot) => Err(Refusal::NoChallengeLost { spot }),
            Action::Extra { way } => tamsk::check(self, Some(way)),
            Action::Decline => tamsk::check(self, None),
            Action::Leave => row::check_leave(self),
            Action::Remove(cells) => row::check_removal(self, cells),
        }
    }

    fn stakes(variant: &Variant) -> Stakes {
        potential::stakes(variant)
    }

    fn stake(&self, action: Action) -> Option<Stake<Action>> {
        potential::stake(self, action)
    }

    fn has_leftovers(&self) -> bool {
        self.phase == Phase::RowsBefore && self.outcome().is_none()
    }

    fn passed(&self) -> Option<Self> {
        let mut next = *self;
        if self.phase != Phase::Move || self.outcome().is_some() {
            return None;
        }
        next.phase = Phase::RowsAfter;
        next.settle();
        (next.to_move != self.to_move && next.outcome().is_none()).then_some(next)
    }

    fn key(&self) -> Key {
        let side = |player: Player| {
            let mut bytes = [self.stage(player) as u8; 8];
            bytes[..7].copy_from_slice(&self.reserve(player).counts());
            u64::from_le_bytes(bytes)
        };
        let Agreed { kind, board, potentials, fixed_order } = self.game;
        let rest = u64::from_le_bytes([
            self.to_move as u8,
            self.phase as u8,
            kind as u8,
            board as u8,
            potentials.into(),
            fixed_order.into(),
            0,
            0,
        ]);
        let first = [
            self.owned[0].bits(),
            self.owned[1].bits(),
            self.gipf.bits(),
            side(Player::First),
            side(Player::Second),
            rest,
        ];
        if potentials {
            let mut words = [0; 19];
            words[..6].copy_from_slice(&first);
            words[6..].copy_from_slice(&self.stacks.words());
            Key::of(&words)
        } else {
            Key::of(&first)
        }
    }
}

/// The pieces a player may push in now if a line is open (G4.6), in the order of their texts.
pub(crate) fn pieces_to_push(
    position: &Position,
    player: Player,
) -> impl Iterator<Item = Piece> + use<> {
    let may = push::may_push(position, player);
    Piece::ALL.into_iter().filter(move |&piece| may.contains(piece))
}

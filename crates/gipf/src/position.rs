//! The position, and the way of a turn through its phases (G4).

use hexgrid::CellSet;
use rules::{Faults, Game, Key, Outcome, Player};

use crate::action::{Action, Piece};
use crate::refusal::Refusal;
use crate::setup::SetupFault;
use crate::variant::{Kind, Variant, VariantFault};
use crate::{push, row};

/// Where in a turn a decision stands; the numbers are those of the position text. Phases 2 and 4
/// belong to potentials.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Phase {
    /// Own rows standing at the start of the turn (G4.1).
    RowsBefore = 1,
    /// The move (G4.3).
    Move = 3,
    /// Own rows after the move (G4.5).
    RowsAfter = 5,
}

/// What a player may still push in (G4.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// GIPF pieces, in the opening of a tournament game.
    GipfPieces,
    /// Basic pieces only.
    Basics,
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The spots each player owns: those with their piece on top.
    pub(crate) owned: [CellSet; 2],
    /// The spots with a GIPF piece on top.
    pub(crate) gipf: CellSet,
    /// The basic pieces in each reserve.
    pub(crate) reserve: [u8; 2],
    pub(crate) stage: [Stage; 2],
    pub(crate) to_move: Player,
    pub(crate) phase: Phase,
    pub(crate) kind: Kind,
}

const _: () = assert!(size_of::<Position>() <= 32, "positions are copied at every node");

impl Position {
    /// Which game of the family it belongs to.
    pub const fn kind(&self) -> Kind {
        self.kind
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

    /// The basic pieces in a player's reserve.
    pub const fn reserve(&self, player: Player) -> u8 {
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

    /// The basic pieces a player has on the board and in the reserve; a GIPF piece is two.
    pub fn basics(&self, player: Player) -> u8 {
        let owned = self.owned(player);
        #[allow(clippy::cast_possible_truncation, reason = "at most two on each of 37 spots")]
        let board = (owned.len() + (owned & self.gipf).len()) as u8;
        board + self.reserve(player)
    }

    /// Whether a player has not played anything yet in a tournament game (G7.1).
    pub(crate) const fn has_not_begun(&self, player: Player) -> bool {
        matches!(self.kind, Kind::Tournament)
            && matches!(self.stage(player), Stage::GipfPieces)
            && self.reserve(player) == Variant::new(Kind::Tournament).reserve(player)
            && self.owned(player).is_empty()
    }

    /// Whether a player has lost for want of a GIPF piece, if that is looked for now (G7.1).
    fn is_without_gipf_piece(&self, player: Player) -> bool {
        self.kind.needs_gipf_pieces()
            && !self.gipf.meets(self.owned(player))
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
        while self.phase != Phase::Move {
            if self.waits_for_rows() || self.check_of_gipf_pieces().is_some() {
                return;
            }
            self.pass();
        }
    }

    /// Ends phase 1 or 5.
    fn pass(&mut self) {
        if self.phase == Phase::RowsBefore {
            self.phase = Phase::Move;
        } else {
            self.to_move = self.to_move.other();
            self.phase = Phase::RowsBefore;
        }
    }
}

impl Game for Position {
    const KEY: &'static str = "gipf";

    type Action = Action;
    type Variant = Variant;
    type VariantFault = VariantFault;
    type Refusal = Refusal;
    type Fault = SetupFault;

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
            Phase::Move if push::count(self) == 0 => {
                Some(Outcome::win(self.to_move.other(), "no-move"))
            }
            Phase::Move => None,
            Phase::RowsBefore | Phase::RowsAfter if self.waits_for_rows() => None,
            Phase::RowsBefore | Phase::RowsAfter => self.check_of_gipf_pieces(),
        }
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Move => push::list(self, out),
            Phase::RowsBefore | Phase::RowsAfter if self.waits_for_rows() => row::list(self, out),
            Phase::RowsBefore | Phase::RowsAfter => {}
        }
    }

    fn count_actions(&self) -> u64 {
        match self.phase {
            Phase::Move => push::count(self),
            Phase::RowsBefore | Phase::RowsAfter => {
                let mut actions = Vec::new();
                self.legal_actions(&mut actions);
                actions.len() as u64
            }
        }
    }

    fn apply(&mut self, action: Action) {
        match action {
            Action::Push { piece, way } => {
                push::apply(self, piece, way);
                self.phase = Phase::RowsAfter;
            }
            Action::Leave => self.pass(),
            Action::Remove(cells) => row::remove(self, cells),
        }
        self.settle();
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        match action {
            Action::Push { piece, way } => push::check(self, piece, way),
            Action::Leave => row::check_leave(self),
            Action::Remove(cells) => row::check_removal(self, cells),
        }
    }

    fn has_leftovers(&self) -> bool {
        self.phase == Phase::RowsBefore && self.outcome().is_none()
    }

    fn key(&self) -> Key {
        let rest = u64::from_le_bytes([
            self.reserve[0],
            self.reserve[1],
            self.stage[0] as u8,
            self.stage[1] as u8,
            self.to_move as u8,
            self.phase as u8,
            self.kind as u8,
            0,
        ]);
        Key::of(&[self.owned[0].bits(), self.owned[1].bits(), self.gipf.bits(), rest])
    }
}

/// The pieces a player may push in now, in the order of their letters, if a line is open (G4.6).
pub(crate) fn pieces_to_push(position: &Position, player: Player) -> impl Iterator<Item = Piece> {
    let reserve = position.reserve(player);
    let gipf = position.stage(player) == Stage::GipfPieces;
    let basic = reserve >= 1 && !position.has_not_begun(player);
    [(gipf && reserve >= 2, Piece::Gipf), (basic, Piece::Basic)]
        .into_iter()
        .filter_map(|(may, piece)| may.then_some(piece))
}

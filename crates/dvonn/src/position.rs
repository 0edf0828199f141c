//! The position, and the way from one decision to the next.

use rules::{Faults, Game, Key, Outcome, Player};

use crate::action::Action;
use crate::board::Space;
use crate::fault::SetupFault;
use crate::piece::Piece;
use crate::refusal::Refusal;
use crate::set::SpaceSet;
use crate::stack::Stacks;
use crate::variant::{Kind, Variant, VariantFault};
use crate::{ending, moving, pass, place};

/// Which of the two phases the game is in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The pieces are placed (D4).
    Placing,
    /// Stacks are moved (D5).
    Moving,
}

/// A position of DVONN.
///
/// ```
/// use rules::Game;
/// let mut position = dvonn::Position::start(&dvonn::Variant::default());
/// position.play("f3".parse().unwrap()).unwrap();
/// assert_eq!(position.to_string(), "standard 3/4/5/5/5/2R2/5/5/5/4/3 b p");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(crate) stacks: Stacks,
    pub(crate) to_move: Player,
    pub(crate) phase: Phase,
    pub(crate) kind: Kind,
}

const _: () = assert!(size_of::<Position>() <= 96, "positions are copied at every node");

impl Position {
    /// How the pieces came onto the board.
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// Which phase the game is in.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The spaces with a stack.
    pub fn occupied(&self) -> SpaceSet {
        self.stacks.occupied()
    }

    /// The stacks of a player (D3).
    pub const fn owned(&self, player: Player) -> SpaceSet {
        self.stacks.owned(player)
    }

    /// The stacks with a red piece anywhere, single red pieces among them.
    pub const fn with_red(&self) -> SpaceSet {
        self.stacks.with_red()
    }

    /// How high the stack on a space is; 0 if there is none.
    pub fn height(&self, space: Space) -> usize {
        self.stacks.height(space)
    }

    /// The stacks on some spaces, gathered by their heights, in no order.
    pub fn by_height(&self, among: SpaceSet) -> impl Iterator<Item = (usize, SpaceSet)> + use<'_> {
        self.stacks.by_height(among)
    }

    /// The pieces of a stack from bottom to top.
    pub fn pieces_on(&self, space: Space) -> impl DoubleEndedIterator<Item = Piece> + use<'_> {
        self.stacks.pieces(space)
    }

    /// How many pieces the stacks on some spaces have in all.
    pub fn pieces_in(&self, spaces: SpaceSet) -> usize {
        self.stacks.pieces_on(spaces)
    }

    /// How many pieces of a kind are on the board.
    pub fn count(&self, piece: Piece) -> u32 {
        self.stacks.count(piece)
    }

    /// How many pieces are in the stacks of a player (D8.2).
    pub fn controlled(&self, player: Player) -> usize {
        self.stacks.pieces_on(self.owned(player))
    }

    /// The stacks that are not enclosed (D5.4) and may therefore move, if they find a target.
    pub fn open(&self) -> SpaceSet {
        let occupied = self.occupied();
        occupied - occupied.enclosed()
    }

    /// Whether a player could move a stack if it was their turn.
    #[must_use]
    pub fn can_move(&self, player: Player) -> bool {
        moving::any(self, player)
    }

    /// How many moves a player would have if it was their turn.
    pub fn mobility(&self, player: Player) -> u32 {
        moving::count(self, player)
    }

    /// The piece that is placed next; none once all have been placed.
    #[must_use]
    pub fn next_piece(&self) -> Option<Piece> {
        place::next_piece(self)
    }
}

impl Game for Position {
    const KEY: &'static str = "dvonn";
    const REASONS: &'static [&'static str] = &["more-pieces", "equal-pieces"];

    type Action = Action;
    type Variant = Variant;
    type VariantFault = VariantFault;
    type Refusal = Refusal;
    type Fault = SetupFault;

    fn start(variant: &Variant) -> Self {
        crate::start::start(variant)
    }

    fn read(variant: &Variant, text: &str) -> Result<Self, Faults<SetupFault>> {
        crate::text::read(variant, text)
    }

    fn to_move(&self) -> Player {
        self.to_move
    }

    fn outcome(&self) -> Option<Outcome> {
        ending::outcome(self)
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Placing => place::list(self, out),
            Phase::Moving => {
                let before = out.len();
                moving::list(self, out);
                if out.len() == before {
                    pass::list(self, out);
                }
            }
        }
    }

    fn count_actions(&self) -> u64 {
        match self.phase {
            Phase::Placing => place::vacant(self).len().into(),
            Phase::Moving => match moving::count(self, self.to_move) {
                0 => pass::is_due(self).into(),
                moves => moves.into(),
            },
        }
    }

    fn apply(&mut self, action: Action) {
        match action {
            Action::Place(space) => place::apply(self, space),
            Action::Move { from, to } => moving::apply(self, from, to),
            Action::Pass => self.to_move = self.to_move.other(),
        }
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        match action {
            Action::Place(space) => place::check(self, space),
            Action::Move { from, to } => moving::check(self, from, to),
            Action::Pass => pass::check(self),
        }
    }

    /// Who has no stack left once the moves have begun gets none again (D8).
    fn can_still_win(&self, player: Player) -> bool {
        self.phase == Phase::Placing || !self.owned(player).is_empty()
    }

    // Every decision is a turn: White has two in a row, the last placing and the first move (D4.4).
    fn completes_turn(&self, _: &Self) -> bool {
        true
    }

    fn ends_turn_by_any_action(&self) -> bool {
        true
    }

    /// The order inside a stack counts for nothing any more, and the key does not tell it.
    fn passed(&self) -> Option<Self> {
        let next = Self { to_move: self.to_move.other(), ..*self };
        let goes_on = self.outcome().is_none() && next.outcome().is_none();
        (self.phase == Phase::Moving && goes_on).then_some(next)
    }

    fn key(&self) -> Key {
        let rest = [self.to_move as u64, self.phase as u64, self.kind as u64];
        let mut words = [0; 10];
        words[..9].copy_from_slice(&self.stacks.words());
        words[9] = rest.iter().fold(0, |word, part| word << 2 | part);
        Key::of(&words)
    }
}

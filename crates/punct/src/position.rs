//! The position.

use rules::{Faults, Game, Key, Outcome, Player};

use crate::action::Action;
use crate::board::Space;
use crate::fault::SetupFault;
use crate::ground::Ground;
use crate::kind::{Kind, PIECES};
use crate::pile::{Laid, Pile};
use crate::placement::Placement;
use crate::refusal::Refusal;
use crate::set::SpaceSet;
use crate::variant::{Variant, VariantFault};
use crate::{chance, ending, moving, pass, place};

/// A position of PÜNCT.
///
/// ```
/// use rules::Game;
/// let mut position = punct::Position::start(&punct::Variant::default());
/// assert_eq!(position.to_string(), "standard - w");
/// position.play("Td3,d4,e4".parse().unwrap()).unwrap();
/// assert_eq!(position.to_string(), "standard Td3,d4,e4 b");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(crate) pile: Pile,
    /// Follows from the pieces.
    pub(crate) ground: Ground,
    /// How many pieces of each kind each player has beside the board; follows from the pieces.
    pub(crate) hand: [[u8; 6]; 2],
    /// Who connects two opposite sides; follows from the pieces.
    pub(crate) connects: [bool; 2],
    pub(crate) to_move: Player,
    pub(crate) variant: Variant,
}

impl Position {
    /// The game that is played.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The pieces on the board, from below.
    #[inline]
    pub fn laid(&self) -> &[Laid] {
        self.pile.pieces()
    }

    /// The pieces of a player on which nothing lies, in the order of the texts of their moves.
    pub(crate) fn free(&self, player: Player) -> Vec<Laid> {
        let is_free = |it: &Laid| it.owner() == player && self.ground.is_free(*it);
        let mut free: Vec<Laid> = self.laid().iter().copied().filter(is_free).collect();
        free.sort_by_key(|it| it.placement());
        free
    }

    /// The spaces where dots of a player are seen (P7.1).
    #[inline]
    pub const fn visible(&self, player: Player) -> SpaceSet {
        self.ground.visible[player.index()]
    }

    /// Whether nothing lies on a piece, so that it can be moved (P6.1).
    pub fn is_free(&self, laid: Laid) -> bool {
        self.ground.is_free(laid)
    }

    /// Whether the player to move may add a piece so (P5), in a game that goes on.
    pub fn may_add(&self, placement: Placement) -> bool {
        place::is_legal(self, placement)
    }

    /// Whether a piece that is free may be moved so by its owner (P6), in a game that goes on. `to` is of its
    /// kind.
    pub fn may_move(&self, laid: Laid, to: Placement) -> bool {
        moving::is_legal(self, laid, to)
    }

    /// How many levels of pieces lie on a space; what is under a bridge counts as high as the bridge.
    #[inline]
    pub const fn height(&self, space: Space) -> u8 {
        self.ground.heights[space.index()]
    }

    /// How many pieces of a kind a player has beside the board.
    pub const fn in_hand(&self, player: Player, kind: Kind) -> u8 {
        self.hand[player.index()][kind.index()]
    }

    /// How many pieces a player has on the board.
    pub fn on_board(&self, player: Player) -> u8 {
        PIECES - self.hand[player.index()].iter().sum::<u8>()
    }

    /// Whether a player connects two opposite sides (P7.2).
    pub const fn connects(&self, player: Player) -> bool {
        self.connects[player.index()]
    }

    /// Hands the turn over, unless the game is over.
    pub(crate) fn end_turn(&mut self) {
        if !ending::is_decided(self) {
            self.to_move = self.to_move.other();
        }
    }
}

impl Game for Position {
    const KEY: &'static str = "punct";
    const REASONS: &'static [&'static str] =
        &["connection", "last-piece", "centre", "nobody-can-move"];

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
        ending::outcome(self)
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        if ending::is_decided(self) {
            return;
        }
        let before = out.len();
        moving::list_with_additions(self, out);
        if out.len() == before {
            pass::list(self, out);
        }
    }

    fn any_action(
        &self,
        list: &mut Vec<Action>,
        draw: &mut impl FnMut(usize) -> usize,
    ) -> Option<Action> {
        if ending::is_decided(self) { None } else { chance::any(self, list, draw) }
    }

    fn count_actions(&self) -> u64 {
        if ending::is_decided(self) {
            return 0;
        }
        let count = place::count(self) + moving::count(self);
        if count == 0 { pass::is_due(self).into() } else { count.into() }
    }

    fn apply(&mut self, action: Action) {
        match action {
            Action::Add(placement) => place::apply(self, placement),
            Action::Move { from, to } => moving::apply(self, from, to),
            Action::Pass => self.to_move = self.to_move.other(),
        }
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        match action {
            Action::Add(placement) => place::check(self, placement),
            Action::Move { from, to } => moving::check(self, from, to),
            Action::Pass => pass::check(self),
        }
    }

    fn ends_turn_by_any_action(&self) -> bool {
        true
    }

    fn passed(&self) -> Option<Self> {
        let mut next = *self;
        next.end_turn();
        let goes_on = self.outcome().is_none() && next.outcome().is_none();
        (goes_on && next.to_move != self.to_move).then_some(next)
    }

    fn key(&self) -> Key {
        let mut words = [0; Pile::WORDS + 1];
        for (word, pieces) in words.iter_mut().zip(self.pile.words()) {
            *word = pieces;
        }
        let pieces = self.laid().len() as u64;
        words[Pile::WORDS] = self.to_move as u64 | (self.variant as u64) << 1 | pieces << 2;
        Key::of(&words)
    }
}

//! The position, and the way of a turn through its decisions (Z4).

use rules::{Faults, Game, Key, Outcome, Player};

use crate::action::Action;
use crate::board::Ring;
use crate::marble::{Counts, Marble};
use crate::refusal::Refusal;
use crate::set::RingSet;
use crate::setup::SetupFault;
use crate::variant::{Claiming, Variant, VariantFault};
use crate::{ending, isolate, jump, place, ring};

/// What decision is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The first of a turn: a capture if one is possible, else a marble is placed (Z4).
    Turn,
    /// A free ring must be removed (Z5.2).
    Ring,
    /// Isolated groups may be claimed (Z7.2).
    Claim,
    /// The marble on this ring must jump on (Z6.3).
    Jump(Ring),
}

/// A position of ZÈRTZ.
///
/// ```
/// use rules::Game;
/// let mut position = zertz::Position::start(&zertz::Variant::default());
/// position.play("Wd4".parse().unwrap()).unwrap();
/// assert_eq!(
///     position.to_string(),
///     "tournament ..../...../....../...W.../....../...../.... W5G8B10 -/- 1 r"
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The rings in play. A marble on a ring that is not in play belongs to a group that was left
    /// for good.
    pub(crate) rings: RingSet,
    /// The rings with a marble of each colour.
    pub(crate) marbles: [RingSet; 3],
    /// The rings in play that can be slid out if they are vacant; follows from `rings`.
    pub(crate) loose: RingSet,
    pub(crate) pool: Counts,
    pub(crate) captured: [Counts; 2],
    pub(crate) to_move: Player,
    pub(crate) phase: Phase,
    pub(crate) variant: Variant,
}

const _: () = assert!(size_of::<Position>() <= 56, "positions are copied at every node");

impl Position {
    /// The game, the board and the options.
    pub const fn variant(&self) -> &Variant {
        &self.variant
    }

    /// The rings in play: all but those that were removed, went with an isolated group, or belong
    /// to a group that was left for good.
    pub const fn rings(&self) -> RingSet {
        self.rings
    }

    /// The rings with a marble of one colour, those of groups that were left among them.
    pub const fn marbles(&self, marble: Marble) -> RingSet {
        self.marbles[marble.index()]
    }

    /// The rings with a marble, those of groups that were left among them.
    pub const fn marbled(&self) -> RingSet {
        self.marbles[0].with(self.marbles[1]).with(self.marbles[2])
    }

    /// The rings in play with a marble.
    pub fn occupied(&self) -> RingSet {
        self.marbled() & self.rings
    }

    /// The rings in play without a marble.
    pub fn vacant(&self) -> RingSet {
        self.rings - self.marbled()
    }

    /// The rings that may be removed when it comes to that (Z5.2).
    pub fn free_rings(&self) -> RingSet {
        self.loose - self.marbled()
    }

    /// Whether any marble could jump over another as the rings and marbles lie now (Z6.1), also
    /// where another decision is due first.
    #[must_use]
    pub fn has_jump(&self) -> bool {
        jump::any(self)
    }

    /// The rings of groups that were left for good (Z7.2).
    pub fn left(&self) -> RingSet {
        self.marbled() - self.rings
    }

    /// The marble on a ring.
    #[must_use]
    pub fn marble_on(&self, ring: Ring) -> Option<Marble> {
        Marble::ALL.into_iter().find(|&marble| self.marbles(marble).contains(ring))
    }

    /// The marbles in the pool.
    pub const fn pool(&self) -> Counts {
        self.pool
    }

    /// The marbles a player has captured and not played again.
    pub const fn captured(&self, player: Player) -> Counts {
        self.captured[player.index()]
    }

    /// What decision is due.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Where the player to move takes marbles to be placed from: the pool, or the own captured ones
    /// once it is empty (Z5.4).
    #[must_use]
    pub const fn supply_of_mover(&self) -> Counts {
        if self.pool.is_empty() { self.captured(self.to_move) } else { self.pool }
    }

    /// Goes on after a placing whose ring, if one was free, has been removed.
    pub(crate) fn end_placing(&mut self) {
        let groups = isolate::full(self);
        if groups.is_empty() {
            self.end_turn();
        } else if self.variant.claiming == Claiming::Auto {
            isolate::claim(self, groups);
            self.end_turn();
        } else if self.vacant().is_empty() {
            // The game is over whatever is claimed (Z8.2).
            self.end_turn();
        } else {
            self.phase = Phase::Claim;
        }
    }

    /// Hands the turn over, or leaves it with the player who has won.
    pub(crate) fn end_turn(&mut self) {
        self.phase = Phase::Turn;
        if ending::won(self).is_none() {
            self.to_move = self.to_move.other();
        }
    }
}

impl Game for Position {
    const KEY: &'static str = "zertz";
    const REASONS: &'static [&'static str] =
        &["set-of-each", "set-of-white", "set-of-grey", "set-of-black", "board-full", "no-marbles"];
    // Z8.4: the players have repeated a sequence.
    const REPETITIONS: usize = 2;

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
        match self.phase {
            Phase::Turn if ending::won(self).is_some() => {}
            Phase::Turn if jump::any(self) => jump::list(self, self.occupied(), out),
            Phase::Turn => place::list(self, out),
            Phase::Ring => out.extend(self.free_rings().iter().map(Action::Remove)),
            Phase::Claim => isolate::list(self, out),
            Phase::Jump(ring) => jump::list(self, ring.set(), out),
        }
    }

    fn count_actions(&self) -> u64 {
        match self.phase {
            Phase::Turn if !jump::any(self) && ending::won(self).is_none() => place::count(self),
            Phase::Ring => self.free_rings().len().into(),
            _ => {
                let mut actions = Vec::new();
                self.legal_actions(&mut actions);
                actions.len() as u64
            }
        }
    }

    fn apply(&mut self, action: Action) {
        match action {
            Action::Place { marble, ring } => place::apply(self, marble, ring),
            Action::Pass => self.to_move = self.to_move.other(),
            Action::Remove(ring) => ring::apply(self, ring),
            Action::Jump { from, to } => jump::apply(self, from, to),
            Action::Claim(group) => isolate::apply(self, group),
            Action::Leave => isolate::leave(self),
        }
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        match action {
            Action::Place { marble, ring } => place::check(self, marble, ring),
            Action::Pass => place::check_pass(self),
            Action::Remove(ring) => ring::check(self, ring),
            Action::Jump { from, to } => jump::check(self, from, to),
            Action::Claim(group) => isolate::check(self, group),
            Action::Leave => isolate::check_leave(self),
        }
    }

    fn ends_turn_by_any_action(&self) -> bool {
        self.phase == Phase::Ring && self.variant.claiming == Claiming::Auto
    }

    fn passed(&self) -> Option<Self> {
        let mut next = *self;
        next.end_turn();
        let goes_on =
            self.phase == Phase::Turn && self.outcome().is_none() && next.outcome().is_none();
        (goes_on && next.to_move != self.to_move).then_some(next)
    }

    fn key(&self) -> Key {
        let counts = [self.pool, self.captured[0], self.captured[1]].map(Counts::bytes);
        let phase = match self.phase {
            Phase::Turn => 0,
            Phase::Ring => 1,
            Phase::Claim => 2,
            Phase::Jump(ring) => 3 + ring.index() as u64,
        };
        // No count reaches 16: nine of them take 36 bits.
        let counts =
            counts.as_flattened().iter().fold(0, |word, &count| word << 4 | u64::from(count));
        let game =
            [self.variant.kind as u64, self.variant.board as u64, self.variant.claiming as u64];
        let game = game.iter().fold(self.to_move as u64, |word, &part| word << 3 | part);
        let [black, grey, white] = self.marbles.map(RingSet::bits);
        Key::of(&[self.rings.bits(), black, grey, white, counts << 24 | game << 8 | phase])
    }
}

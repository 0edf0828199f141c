//! The position, and the way of a turn through its decisions (Y4).

use rules::{Faults, Game, Key, Outcome, Player};

use crate::action::Action;
use crate::fault::SetupFault;
use crate::place::RINGS;
use crate::refusal::Refusal;
use crate::set::PointSet;
use crate::variant::{Variant, VariantFault};
use crate::{ending, moving, place, row};

/// How many markers there are (Y3).
pub const MARKERS: u8 = 51;

/// What decision is due; the numbers are those of the position text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Phase {
    /// A ring is placed (Y4.1).
    Place = 0,
    /// An own row that the opponent has made must be taken (Y4.2).
    RowBefore = 1,
    /// A ring must be taken off for it; or that was the last one it took to win.
    RingBefore = 2,
    /// A ring is moved (Y4.3).
    Move = 3,
    /// An own row must be taken after the move (Y4.4).
    RowAfter = 4,
    /// A ring must be taken off for it; or that was the last one it took to win.
    RingAfter = 5,
}

/// A position of YINSH.
///
/// ```
/// use rules::Game;
/// let mut position = yinsh::Position::start(&yinsh::Variant::default());
/// assert_eq!(position.to_string(), "standard 4/7/8/9/10/9/10/9/8/7/4 w 0");
/// position.play("e3".parse().unwrap()).unwrap();
/// assert_eq!(position.to_string(), "standard 4/7/8/9/2R7/9/10/9/8/7/4 b 0");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The points with a ring of each player.
    pub(crate) rings: [PointSet; 2],
    /// The points with a marker that shows the colour of each player.
    pub(crate) markers: [PointSet; 2],
    pub(crate) to_move: Player,
    pub(crate) phase: Phase,
    pub(crate) variant: Variant,
}

const _: () = assert!(size_of::<Position>() <= 80, "positions are copied at every node");

impl Position {
    /// The game that is played.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The points with a ring of a player.
    pub const fn rings(&self, player: Player) -> PointSet {
        self.rings[player.index()]
    }

    /// The points with a ring.
    pub const fn all_rings(&self) -> PointSet {
        self.rings[0].with(self.rings[1])
    }

    /// The points with a marker that shows the colour of a player.
    pub const fn markers(&self, player: Player) -> PointSet {
        self.markers[player.index()]
    }

    /// The points with a marker.
    pub const fn all_markers(&self) -> PointSet {
        self.markers[0].with(self.markers[1])
    }

    /// The points without a ring or a marker.
    pub fn vacant(&self) -> PointSet {
        !(self.all_rings() | self.all_markers())
    }

    /// How many markers are in the pool.
    #[allow(clippy::cast_possible_truncation, reason = "at most 51")]
    pub const fn pool(&self) -> u8 {
        MARKERS.saturating_sub(self.all_markers().len() as u8)
    }

    /// How many rings a player has yet to place.
    pub fn unplaced(&self, player: Player) -> u8 {
        if self.phase == Phase::Place { self.off_board(player) } else { 0 }
    }

    /// How many rings a player has removed for rows.
    pub fn removed(&self, player: Player) -> u8 {
        if self.phase == Phase::Place { 0 } else { self.off_board(player) }
    }

    #[allow(clippy::cast_possible_truncation, reason = "at most 5")]
    const fn off_board(&self, player: Player) -> u8 {
        RINGS.saturating_sub(self.rings(player).len() as u8)
    }

    /// What decision is due.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The points that a ring on a point could move to as the pieces stand now (Y5.2).
    #[must_use]
    pub fn destinations(&self, from: crate::Point) -> PointSet {
        moving::destinations(from, self.all_rings(), self.all_markers())
    }

    /// Hands the turn over to the opponent, who first takes the rows that were made for them.
    pub(crate) fn end_turn(&mut self) {
        self.to_move = self.to_move.other();
        let is_row = row::stands(self.markers(self.to_move));
        self.phase = if is_row { Phase::RowBefore } else { Phase::Move };
    }
}

impl Game for Position {
    const KEY: &'static str = "yinsh";
    const REASONS: &'static [&'static str] =
        &["rings-removed", "markers-used-up", "nobody-can-move"];

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
        if self.outcome().is_some() {
            return;
        }
        match self.phase {
            Phase::Place => place::list(self, out),
            Phase::Move => moving::list(self, out),
            Phase::RowBefore | Phase::RowAfter => row::list(self, out),
            Phase::RingBefore | Phase::RingAfter => {
                out.extend(self.rings(self.to_move).iter().map(Action::TakeRing));
            }
        }
    }

    fn count_actions(&self) -> u64 {
        if self.outcome().is_some() {
            return 0;
        }
        let count = match self.phase {
            Phase::Place => (!self.all_rings()).len(),
            Phase::Move => moving::count(self),
            Phase::RowBefore | Phase::RowAfter => row::count(self.markers(self.to_move)),
            Phase::RingBefore | Phase::RingAfter => self.rings(self.to_move).len(),
        };
        count.into()
    }

    fn apply(&mut self, action: Action) {
        match action {
            Action::Place(point) => place::apply(self, point),
            Action::Move { from, to } => moving::apply(self, from, to),
            Action::Pass => self.end_turn(),
            Action::TakeRow(row) => row::apply(self, row),
            Action::TakeRing(point) => row::apply_ring(self, point),
        }
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        match action {
            Action::Place(point) => place::check(self, point),
            Action::Move { from, to } => moving::check(self, from, to),
            Action::Pass => moving::check_pass(self),
            Action::TakeRow(row) => row::check(self, row),
            Action::TakeRing(point) => row::check_ring(self, point),
        }
    }

    fn has_leftovers(&self) -> bool {
        matches!(self.phase, Phase::RowBefore | Phase::RingBefore)
    }

    fn ends_turn_by_any_action(&self) -> bool {
        match self.phase {
            Phase::Place => true,
            // The move adds a marker where one of the rings is; the rest can only be turned over.
            Phase::Move => !row::stands(self.all_markers() | self.rings(self.to_move)),
            _ => false,
        }
    }

    fn passed(&self) -> Option<Self> {
        let mut next = *self;
        next.end_turn();
        let goes_on =
            self.phase == Phase::Move && self.outcome().is_none() && next.outcome().is_none();
        (goes_on && next.to_move != self.to_move).then_some(next)
    }

    fn key(&self) -> Key {
        // The seven bits above the last point of a word tell the rest.
        let rest = self.phase as u128 | (self.to_move as u128) << 3 | (self.variant as u128) << 4;
        let [rings, other_rings] = self.rings.map(PointSet::bits);
        let [white, black] = self.markers.map(PointSet::bits);
        let words = [rings | rest << 121, other_rings, white, black];
        #[allow(clippy::cast_possible_truncation, reason = "both halves are taken")]
        let halves = words.map(|word| [word as u64, (word >> 64) as u64]);
        Key::of(halves.as_flattened())
    }
}

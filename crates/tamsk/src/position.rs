//! The position, and the way from one decision to the next.

use rules::{Faults, Game, Key, Outcome, Player};

use crate::action::Action;
use crate::board::Space;
use crate::fast::Fast;
use crate::fault::SetupFault;
use crate::refusal::Refusal;
use crate::rings::Rings;
use crate::sand::Glass;
use crate::set::SpaceSet;
use crate::variant::{Variant, VariantFault};
use crate::{ending, fast, moving, pass, ring, time};

/// How many glasses each player has (T3.2).
pub const GLASSES: usize = 3;
/// How many rings each player has (T3.3).
pub const RINGS: u8 = 32;

/// What has been done in the turn, or has been left for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Nothing.
    Begin,
    /// The opponent has left the ring out on this space, and the player may drop one there (T5.2).
    Left(Space),
    /// The player has the glass of this space in the hand (T8.2).
    Held(Space),
}

/// Which player's glass was the last to run out (T9.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LastOut {
    /// None has.
    Nobody,
    /// One of this player.
    Of(Player),
    /// Glasses of both at the same moment.
    Both,
}

/// A position of TAMSK.
///
/// Time is a value in it: what every glass has left to run. Nothing here knows what time it is;
/// [`elapse`](Game::elapse) is told how much of it passes.
///
/// ```
/// use rules::Game;
/// let mut position = tamsk::Position::start(&tamsk::Variant::default());
/// position.play("a1-b2".parse().unwrap()).unwrap();
/// assert_eq!(position.to_string(), "level1 3g/1(oG)3/6/g5G/6/5/G2g 31/32 b -");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(crate) rings: Rings,
    /// Each player's glasses, in order.
    pub(crate) glasses: [[Glass; GLASSES]; 2],
    /// How many rings each has left.
    pub(crate) hands: [u8; 2],
    pub(crate) to_move: Player,
    pub(crate) step: Step,
    pub(crate) variant: Variant,
    pub(crate) last_out: LastOut,
    pub(crate) fast: Fast,
    /// How many of their next turns each player loses (T8.3).
    pub(crate) skips: [u8; 2],
    /// How many milliseconds pass with each decision by assumption; 0 where the caller lets time pass.
    pub(crate) pace: u32,
}

const _: () = assert!(size_of::<Position>() <= 128, "positions are copied at every node");

impl Position {
    /// Which game it is.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// What has been done in the turn.
    pub const fn step(&self) -> Step {
        self.step
    }

    /// A player's glasses, in the order of their spaces.
    pub const fn glasses(&self, player: Player) -> &[Glass; GLASSES] {
        &self.glasses[player.index()]
    }

    /// The spaces of a player's glasses.
    pub fn standing(&self, player: Player) -> SpaceSet {
        self.glasses(player).iter().map(|glass| glass.space).collect()
    }

    /// Whose glass stands on a space, and which, if one does.
    #[must_use]
    pub fn glass_on(&self, space: Space) -> Option<(Player, Glass)> {
        Player::BOTH.into_iter().find_map(|player| {
            let on = self.glasses(player).iter().find(|glass| glass.space == space)?;
            Some((player, *on))
        })
    }

    /// How many rings a player has left.
    pub const fn hand(&self, player: Player) -> u8 {
        self.hands[player.index()]
    }

    /// How many rings lie in a space.
    pub const fn rings_in(&self, space: Space) -> u8 {
        self.rings.count(space)
    }

    /// How many rings lie on the board.
    pub const fn rings_dropped(&self) -> u32 {
        self.rings.all()
    }

    /// How many more rings some spaces take (T3.1).
    pub fn room_in(&self, spaces: SpaceSet) -> u32 {
        self.rings.room(spaces)
    }

    /// The spaces that are not full (T3.1).
    pub fn unfilled(&self) -> SpaceSet {
        !self.rings.full()
    }

    /// The spaces that a glass can come to from next to them: neither full nor occupied (T4.1).
    pub fn open(&self) -> SpaceSet {
        self.unfilled() - self.standing(Player::First) - self.standing(Player::Second)
    }

    /// Whether a player could move a glass if it was their turn (T4.1, T4.4, T7.1, T7.3).
    #[must_use]
    pub fn can_move(&self, player: Player) -> bool {
        moving::any(self, player)
    }

    /// How many moves a player would have if it was their turn, each counted once whether a ring is
    /// dropped or not.
    pub fn mobility(&self, player: Player) -> u32 {
        moving::count(self, player)
    }

    /// The glasses that a player may move as far as sand decides it (T7.1, T7.3).
    pub fn alive(&self, player: Player) -> impl Iterator<Item = Glass> + use<'_> {
        moving::alive(self, player)
    }

    /// The glass of 15 seconds (T8).
    pub const fn fast(&self) -> Fast {
        self.fast
    }

    /// Which player's glass was the last to run out (T9.3).
    pub const fn last_out(&self) -> LastOut {
        self.last_out
    }
}

impl Game for Position {
    const KEY: &'static str = "tamsk";
    const REASONS: &'static [&'static str] = &["fewer-rings", "last-glass", "equal-rings"];

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
        ring::list(self, out);
        if pass::is_due(self) {
            out.push(Action::Pass);
        } else {
            moving::list(self, out);
        }
    }

    fn apply(&mut self, action: Action) {
        match action {
            Action::Counter(space) => ring::apply_counter(self, space),
            Action::Lift(space) => self.step = Step::Held(space),
            Action::Move { from, to, ring } => moving::apply(self, from, to, ring),
            Action::Pass => pass::apply(self),
            Action::Fast => fast::apply(self),
        }
        time::keep_pace(self);
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        match action {
            Action::Counter(space) => ring::check_counter(self, space),
            Action::Lift(space) => moving::check_lift(self, space),
            Action::Move { from, to, ring } => moving::check(self, from, to, ring),
            Action::Pass => pass::check(self),
            Action::Fast => Err(Refusal::FastByOther),
        }
    }

    fn ends_turn_by_any_action(&self) -> bool {
        let has_one_decision =
            self.variant.level() != crate::Level::Three || matches!(self.step, Step::Held(_));
        has_one_decision && !matches!(self.step, Step::Left(_))
    }

    fn elapse(&mut self, millis: u64) {
        time::elapse(self, millis);
    }

    fn alarm(&self) -> Option<u64> {
        time::alarm(self)
    }

    fn due(&self) -> Option<Action> {
        pass::by_itself(self).then_some(Action::Pass)
    }

    fn interjections(&self, out: &mut Vec<Action>) {
        if fast::may_start(self) {
            out.push(Action::Fast);
        }
    }

    fn assumed(&self) -> Self {
        Self { pace: time::ASSUMED_PACE, ..*self }
    }

    fn passed(&self) -> Option<Self> {
        let mut next = *self;
        fast::end_turn(&mut next);
        let goes_on = self.outcome().is_none() && next.outcome().is_none();
        (self.step == Step::Begin && goes_on).then_some(next)
    }

    fn key(&self) -> Key {
        let [ones, twos, fours] = self.rings.words();
        let glasses = || self.glasses.as_flattened().iter();
        let spaces = glasses().fold(0, |word, glass| word << 6 | glass.space.index() as u64);
        let step = match self.step {
            Step::Begin => 0,
            Step::Left(space) => 64 | space.index() as u64,
            Step::Held(space) => 128 | space.index() as u64,
        };
        let hands = self.hands.iter().fold(0, |word, &hand| word << 8 | u64::from(hand));
        let rest = (hands << 8 | step) << 1 | self.to_move as u64;
        if !self.variant.level().has_sand() {
            return Key::of(&[ones, twos, fours, spaces, rest]);
        }
        let mut words = [0; 10];
        words[..5].copy_from_slice(&[ones, twos, fours, spaces, rest]);
        for (number, glass) in glasses().enumerate() {
            words[5 + number / 2] |= glass.sand.word() << (32 * (number % 2));
        }
        words[8] = self.fast.word();
        let skips = self.skips.iter().fold(0, |word, &skip| word << 8 | u64::from(skip));
        let last_out = match self.last_out {
            LastOut::Nobody => 0,
            LastOut::Of(player) => 1 + player as u64,
            LastOut::Both => 3,
        };
        words[9] = skips << 2 | last_out;
        Key::of(&words)
    }
}

//! Setting up a position, the usual one (T3) or any other that can arise (T10).

use rules::{Faults, Player};

use crate::board::Space;
use crate::fast::{FAST, Fast};
use crate::fault::SetupFault;
use crate::position::{GLASSES, LastOut, Position, RINGS, Step};
use crate::rings::Rings;
use crate::sand::{FULL, Glass, Sand};
use crate::set::SpaceSet;
use crate::variant::{Level, Variant};

/// Where the glasses of the first and the second player stand at first (T3.2).
const CORNERS: [[(usize, usize); GLASSES]; 2] =
    [[(0, 1), (3, 7), (6, 1)], [(0, 4), (3, 1), (6, 4)]];

/// A position as somebody describes it, not yet known to be possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The level it is meant for.
    pub level: Level,
    /// How many rings lie in the spaces that have any.
    pub rings: Vec<(Space, u8)>,
    /// The glasses of the first and of the second player.
    pub glasses: [Vec<Glass>; 2],
    /// How many rings each player has left.
    pub hands: [u8; 2],
    /// Whose decision is next.
    pub to_move: Player,
    /// What has been done in the turn.
    pub step: Step,
    /// Which player's glass was the last to run out.
    pub last_out: LastOut,
    /// The glass of 15 seconds.
    pub fast: Fast,
    /// How many of their next turns each player loses.
    pub skips: [u8; 2],
}

/// The position in which a game begins.
pub(crate) fn start(variant: Variant) -> Position {
    let glass = |(column, number)| {
        let space = Space::at(column, number).expect("a corner is a space");
        Glass { space, sand: Sand::Still }
    };
    Position {
        rings: Rings::default(),
        glasses: CORNERS.map(|corners| corners.map(glass)),
        hands: [RINGS; 2],
        to_move: Player::First,
        step: Step::Begin,
        variant,
        last_out: LastOut::Nobody,
        fast: Fast::Empty,
        skips: [0; 2],
        pace: 0,
    }
}

impl Position {
    /// The position that a set-up describes: the only way to an arbitrary one.
    ///
    /// # Errors
    ///
    /// Every reason why it cannot arise in `variant`.
    pub fn from_setup(variant: Variant, setup: &Setup) -> Result<Self, Faults<SetupFault>> {
        let mut faults = Vec::new();
        if setup.level != variant.level() {
            faults.push(SetupFault::OtherVariant { found: setup.level, wanted: variant.level() });
        }
        let mut position = Self {
            hands: setup.hands,
            to_move: setup.to_move,
            step: setup.step,
            last_out: setup.last_out,
            fast: setup.fast,
            skips: setup.skips,
            ..start(variant)
        };
        place_glasses(setup, &mut position, &mut faults);
        place_rings(setup, &mut position, &mut faults);
        judge_sand(setup, variant.level(), &mut faults);
        if faults.is_empty() {
            judge_step(&position, &mut faults);
        }
        Faults::none_or(faults, position)
    }
}

fn place_glasses(setup: &Setup, position: &mut Position, faults: &mut Vec<SetupFault>) {
    let mut taken = SpaceSet::EMPTY;
    for player in Player::BOTH {
        let mut glasses = setup.glasses[player.index()].clone();
        glasses.sort_unstable();
        match glasses.as_slice().try_into() {
            Ok(three) => position.glasses[player.index()] = three,
            Err(_) => faults.push(SetupFault::GlassCount { player, found: glasses.len() }),
        }
        for glass in glasses {
            if taken.contains(glass.space) {
                faults.push(SetupFault::TwoOnOneSpace { space: glass.space });
            }
            taken |= glass.space.set();
        }
    }
}

/// No space holds more rings than it takes, and no ring is ever lost.
fn place_rings(setup: &Setup, position: &mut Position, faults: &mut Vec<SetupFault>) {
    for &(space, found) in &setup.rings {
        if found > space.capacity() || position.rings.any().contains(space) {
            faults.push(SetupFault::TooManyInSpace { space, found });
            continue;
        }
        for _ in 0..found {
            position.rings.drop_into(space);
        }
    }
    for player in Player::BOTH {
        let found = setup.hands[player.index()];
        if found > RINGS {
            faults.push(SetupFault::TooManyInHand { player, found });
        }
    }
    let on_board: u32 = setup.rings.iter().map(|&(_, count)| u32::from(count)).sum();
    let found = on_board + setup.hands.iter().map(|&hand| u32::from(hand)).sum::<u32>();
    if faults.is_empty() && found != 2 * u32::from(RINGS) {
        faults.push(SetupFault::RingCount { found });
    }
}

/// No glass runs longer than its sand lasts, and none at all at level 1.
fn judge_sand(setup: &Setup, level: Level, faults: &mut Vec<SetupFault>) {
    for glass in setup.glasses.iter().flatten() {
        let is_possible = match glass.sand {
            Sand::Still => true,
            Sand::Runs(left) => level.has_sand() && (1..=FULL).contains(&left),
            Sand::Out => level.has_sand(),
        };
        if !is_possible {
            faults.push(SetupFault::Sand { space: glass.space });
        }
    }
    let is_possible = match setup.fast {
        Fast::Empty => true,
        Fast::Runs { left, .. } => (1..=FAST).contains(&left),
        Fast::Late => matches!(setup.step, Step::Held(_)),
        Fast::Lost => setup.step == Step::Begin,
    };
    let is_unused = setup.fast == Fast::Empty && setup.skips == [0; 2];
    if !is_possible || (level != Level::Three && !is_unused) {
        faults.push(SetupFault::FastGlass);
    }
}

/// A ring was left out where the opponent's glass stands, and the glass in the hand can be put down.
fn judge_step(position: &Position, faults: &mut Vec<SetupFault>) {
    let player = position.to_move;
    match position.step {
        Step::Begin => {}
        Step::Left(space) => {
            let is_theirs = position.standing(player.other()).contains(space);
            let has_room = position.unfilled().contains(space) && position.hand(player) > 0;
            if !(position.variant.ring_is_optional() && is_theirs && has_room) {
                faults.push(SetupFault::NothingLeftOut { space });
            }
        }
        Step::Held(space) => {
            let may_be_held = position.variant.level() == Level::Three
                && position.standing(player).contains(space)
                && position.can_move(player);
            if !may_be_held {
                faults.push(SetupFault::NotInHand { space });
            }
        }
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        let rings = position.rings.any().iter().map(|space| (space, position.rings_in(space)));
        Self {
            level: position.variant.level(),
            rings: rings.collect(),
            glasses: position.glasses.map(|glasses| glasses.to_vec()),
            hands: position.hands,
            to_move: position.to_move,
            step: position.step,
            last_out: position.last_out,
            fast: position.fast,
            skips: position.skips,
        }
    }
}

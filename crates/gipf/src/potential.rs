//! The five potentials (G5), one file each. A potential is used once; it never ends on a dot, and its
//! move has all the consequences of a push.

pub(crate) mod dvonn;
pub(crate) mod punct;
pub(crate) mod tamsk;
pub(crate) mod yinsh;
pub(crate) mod zertz;

use hexgrid::{Cell, CellSet, Direction};
use rules::{Player, Stake, StakeKind, Stakes};

use crate::action::Action;
use crate::board::{CENTRE, Ray};
use crate::position::{Phase, Position};
use crate::refusal::Refusal;
use crate::stack::Layer;
use crate::variant::{Kind, Variant};

/// A kind of potential.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Potential {
    /// An extra move when it is pushed onto the centre.
    Tamsk,
    /// A jump over adjacent pieces.
    Zertz,
    /// A jump onto a piece of the opponent.
    Dvonn,
    /// A slide along a line.
    Yinsh,
    /// A jump onto a PÜNCT piece or a GIPF piece of the opponent.
    Punct,
}

impl Potential {
    /// All five, in the order of the reserve in position texts.
    pub const ALL: [Self; 5] = [Self::Tamsk, Self::Zertz, Self::Dvonn, Self::Yinsh, Self::Punct];

    /// The order in which `order=fixed` brings them into play.
    pub const FIXED_ORDER: [Self; 5] =
        [Self::Zertz, Self::Yinsh, Self::Punct, Self::Dvonn, Self::Tamsk];

    /// Those that move, in the order of their letters.
    pub(crate) const MOVING: [Self; 4] = [Self::Dvonn, Self::Punct, Self::Yinsh, Self::Zertz];

    /// The letter in texts, upper case.
    pub const fn letter(self) -> char {
        match self {
            Self::Tamsk => 'T',
            Self::Zertz => 'Z',
            Self::Dvonn => 'D',
            Self::Yinsh => 'Y',
            Self::Punct => 'P',
        }
    }

    /// The letter as a text of its own.
    const fn name(self) -> &'static str {
        match self {
            Self::Tamsk => "T",
            Self::Zertz => "Z",
            Self::Dvonn => "D",
            Self::Yinsh => "Y",
            Self::Punct => "P",
        }
    }

    /// The key of the game it is named after.
    const fn namesake(self) -> &'static str {
        match self {
            Self::Tamsk => "tamsk",
            Self::Zertz => "zertz",
            Self::Dvonn => "dvonn",
            Self::Yinsh => "yinsh",
            Self::Punct => "punct",
        }
    }

    /// The kind with this letter, upper case.
    #[must_use]
    pub fn with_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// The rule about it.
    pub(crate) const fn rule(self) -> &'static str {
        match self {
            Self::Zertz => "G5.1",
            Self::Yinsh => "G5.2",
            Self::Dvonn => "G5.3",
            Self::Punct => "G5.4",
            Self::Tamsk => "G5.6",
        }
    }
}

/// Where the potential on a spot may go: spots on which it comes to lie, and GIPF pieces that it lets
/// its player cover with basic pieces.
#[derive(Clone, Copy, Default)]
pub(crate) struct Targets {
    pub(crate) onto: CellSet,
    pub(crate) cover: CellSet,
}

/// Where the unused potential of a kind on a spot may go.
pub(crate) fn targets(position: &Position, potential: Potential, from: Cell) -> Targets {
    let onto = match potential {
        Potential::Tamsk => CellSet::EMPTY,
        Potential::Zertz => zertz::targets(position, from),
        Potential::Yinsh => yinsh::targets(position, from),
        Potential::Dvonn => dvonn::targets(position, from),
        Potential::Punct => punct::targets(position, from),
    };
    let cover =
        if potential == Potential::Punct { punct::covers(position, from) } else { CellSet::EMPTY };
    Targets { onto, cover }
}

/// The spots with an unused potential of a kind that belongs to the player to move.
pub(crate) fn movers(position: &Position, potential: Potential) -> CellSet {
    position.stacks.unused_of(potential) & position.owned(position.to_move)
}

/// Whether the player to move may use potentials now (G4.6): not while a GIPF piece of MATRX waits in
/// the reserve.
pub(crate) fn may_move(position: &Position) -> bool {
    position.has_potentials() && position.reserve[position.to_move.index()].gipf == 0
}

/// How many potential moves there are.
#[inline(never)] // The count of pushes alone is to stay short.
pub(crate) fn count(position: &Position) -> u64 {
    if !may_move(position) {
        return 0;
    }
    let covers = u32::from(punct::most_basics(position));
    Potential::MOVING
        .into_iter()
        .flat_map(|potential| movers(position, potential).iter().map(move |from| (potential, from)))
        .map(|(potential, from)| {
            let Targets { onto, cover } = targets(position, potential, from);
            u64::from(onto.len() + covers * cover.len())
        })
        .sum()
}

/// Adds the moves of the potential on a spot, in order.
pub(crate) fn list_from(
    position: &Position,
    potential: Potential,
    from: Cell,
    out: &mut Vec<Action>,
) {
    let Targets { onto, cover } = targets(position, potential, from);
    for to in onto | cover {
        if onto.contains(to) {
            out.push(Action::of_potential(potential, from, to));
        } else {
            let most = punct::most_basics(position);
            out.extend((1..=most).map(|basics| Action::Cover { from, to, basics }));
        }
    }
}

/// Moves a potential: what stays behind is a basic piece (MATRX: a used potential), what moved is a
/// used potential from then on.
pub(crate) fn apply(position: &mut Position, potential: Potential, from: Cell, to: Cell) {
    unload(position, from);
    let player = position.to_move;
    let target = position.stack(to);
    let moved = position.rules().cover(target, player, Layer::Used(potential));
    position.put(to, Some(moved.expect("a potential goes only where it may lie")));
}

/// Takes the potential off the piece on a spot.
pub(crate) fn unload(position: &mut Position, cell: Cell) {
    let stack = position.stack(cell).expect("there is a piece with a potential");
    position.put(cell, Some(position.rules().unload(stack)));
}

/// The kinds of potentials that either player has, for combined games. The rulebook of MATRX does not
/// combine it.
pub(crate) fn stakes(variant: &Variant) -> Stakes {
    let mut kinds = Potential::ALL.to_vec();
    kinds.retain(|&kind| Player::BOTH.iter().any(|&player| variant.potentials(player, kind) > 0));
    kinds.sort_by_key(|kind| kind.letter());
    let kind = |kind: Potential| StakeKind { letter: kind.name(), namesake: kind.namesake() };
    Stakes { kinds: kinds.into_iter().map(kind).collect(), is_usual: variant.kind() != Kind::Matrx }
}

/// The potential that a legal action uses, and what becomes of it if the right to use it is lost.
pub(crate) fn stake(position: &Position, action: Action) -> Option<Stake<Action>> {
    let (potential, spot) = match action.on(position.board()) {
        Action::Use { potential, from, .. } => (potential, from),
        Action::Cover { from, .. } => (Potential::Punct, from),
        Action::Extra { .. } => (Potential::Tamsk, CENTRE),
        _ => return None,
    };
    Some(Stake { kind: potential.name(), forfeit: Action::Forfeit(spot) })
}

/// Why the move of a potential is refused, if it is.
pub(crate) fn check(
    position: &Position,
    potential: Potential,
    (from, to): (Cell, Cell),
    basics: Option<u8>,
) -> Result<(), Refusal> {
    if position.phase() != Phase::Move {
        return Err(position.other_decision_first());
    }
    if position.has_potentials() && !may_move(position) {
        return Err(Refusal::GipfPieceWaits);
    }
    if !movers(position, potential).contains(from) {
        return Err(Refusal::NoSuchPotential { potential, spot: from });
    }
    let Targets { onto, .. } = targets(position, potential, from);
    let may_cover = potential == Potential::Punct && punct::coverable(position, from).contains(to);
    let left = position.reserve[position.to_move.index()].basics;
    match basics {
        None if onto.contains(to) => Ok(()),
        Some(basics) if may_cover && basics <= left => Ok(()),
        None if may_cover && left > 0 => Err(Refusal::SayHowManyCover),
        _ if may_cover => Err(Refusal::TooFewForCover { left }),
        _ => Err(Refusal::CannotReach { potential, from, to }),
    }
}

/// The spots in all six directions from one.
fn rays(position: &Position, from: Cell) -> impl Iterator<Item = Ray> {
    let board = position.board();
    Direction::ALL.into_iter().map(move |direction| board.ray(from, direction))
}

/// The spots next to one.
fn neighbours(position: &Position, from: Cell) -> CellSet {
    let spots = position.board().spots();
    let around = Direction::ALL.into_iter().map(|direction| from.set().shifted(direction));
    around.fold(CellSet::EMPTY, |set, next| set | next) & spots
}

//! Moving a glass (T4, T7.1 to T7.3, T8.2).

use rules::Player;

use crate::action::Action;
use crate::board::Space;
use crate::position::{Position, Step};
use crate::refusal::Refusal;
use crate::sand::{Glass, Sand};
use crate::set::SpaceSet;
use crate::variant::Level;
use crate::{fast, ring};

/// The glasses of a player that may move as far as sand decides it: at first those that stand still
/// (T7.1), then those that run (T7.3).
pub(crate) fn alive(position: &Position, player: Player) -> impl Iterator<Item = Glass> + use<'_> {
    let glasses = position.glasses(player).iter().copied();
    let begins = glasses.clone().any(|glass| glass.sand == Sand::Still);
    glasses.filter(
        move |glass| if begins { glass.sand == Sand::Still } else { glass.sand != Sand::Out },
    )
}

/// The moves of a player, if it was their turn: each glass with where it can go.
fn moves(position: &Position, player: Player) -> impl Iterator<Item = (Space, SpaceSet)> + use<'_> {
    let has_ring = position.hand(player) > 0;
    let open = position.open();
    let held = if let Step::Held(space) = position.step { Some(space) } else { None };
    let is_free = move |glass: &Glass| {
        has_ring && (held.is_none_or(|space| space == glass.space) || position.to_move != player)
    };
    alive(position, player)
        .filter(is_free)
        .map(move |glass| (glass.space, glass.space.neighbours() & open))
}

pub(crate) fn any(position: &Position, player: Player) -> bool {
    moves(position, player).any(|(_, to)| !to.is_empty())
}

pub(crate) fn count(position: &Position, player: Player) -> u32 {
    moves(position, player).map(|(_, to)| to.len()).sum()
}

/// Whether the next decision is which glass, and only then where it goes (T8.2).
fn must_lift(position: &Position) -> bool {
    position.variant.level() == Level::Three && !matches!(position.step, Step::Held(_))
}

pub(crate) fn list(position: &Position, out: &mut Vec<Action>) {
    let lifts = must_lift(position);
    for (from, reached) in moves(position, position.to_move) {
        if lifts {
            out.extend((!reached.is_empty()).then_some(Action::Lift(from)));
            continue;
        }
        for to in reached {
            out.push(Action::Move { from, to, ring: true });
            if position.variant.ring_is_optional() {
                out.push(Action::Move { from, to, ring: false });
            }
        }
    }
}

pub(crate) fn apply(position: &mut Position, from: Space, to: Space, with_ring: bool) {
    let mover = position.to_move;
    let has_sand = position.variant.level().has_sand();
    let glasses = &mut position.glasses[mover.index()];
    for glass in glasses.iter_mut().filter(|glass| glass.space == from) {
        let sand = if has_sand { glass.sand.turned() } else { glass.sand };
        *glass = Glass { space: to, sand };
    }
    glasses.sort_unstable();
    position.step = Step::Begin;
    if with_ring {
        ring::drop_into(position, mover, to);
    } else if position.hand(mover.other()) > 0 {
        position.step = Step::Left(to);
    }
    fast::end_turn(position);
}

pub(crate) fn check_lift(position: &Position, space: Space) -> Result<(), Refusal> {
    if position.variant.level() != Level::Three {
        return Err(Refusal::NoLifting);
    }
    if let Step::Held(held) = position.step {
        return Err(Refusal::OtherInHand { space: held });
    }
    check_glass(position, space)?;
    let open = space.neighbours() & position.open();
    if open.is_empty() { Err(Refusal::ShutIn { space }) } else { Ok(()) }
}

pub(crate) fn check(
    position: &Position,
    from: Space,
    to: Space,
    with_ring: bool,
) -> Result<(), Refusal> {
    check_glass(position, from)?;
    if !with_ring && !position.variant.ring_is_optional() {
        return Err(Refusal::RingMustDrop);
    }
    if !from.neighbours().contains(to) {
        return Err(Refusal::NotAdjacent { from, to });
    }
    if position.glass_on(to).is_some() {
        return Err(Refusal::GlassThere { space: to });
    }
    if !position.unfilled().contains(to) {
        return Err(Refusal::Full { space: to });
    }
    if must_lift(position) { Err(Refusal::LiftFirst { space: from }) } else { Ok(()) }
}

/// Whether the glass on a space may be moved, wherever it goes.
fn check_glass(position: &Position, space: Space) -> Result<(), Refusal> {
    let mover = position.to_move;
    crate::pass::check_not_taken(position)?;
    let glass = match position.glass_on(space) {
        None => return Err(Refusal::NoGlass { space }),
        Some((owner, _)) if owner != mover => return Err(Refusal::NotYours { space }),
        Some((_, glass)) => glass,
    };
    if position.hand(mover) == 0 {
        return Err(Refusal::NoRings);
    }
    match position.step {
        Step::Held(held) if held != space => return Err(Refusal::OtherInHand { space: held }),
        _ => {}
    }
    if glass.sand == Sand::Out {
        return Err(Refusal::RunOut { space });
    }
    if alive(position, mover).all(|alive| alive.space != space) {
        return Err(Refusal::StartOthers { space });
    }
    Ok(())
}

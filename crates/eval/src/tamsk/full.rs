use rules::{Game, Player};
use search::Evaluate;
use tamsk::{GLASSES, Position, Sand};

use super::{material, reach};

/// Everything known about TAMSK: who is ahead in rings, which glasses can still move and where to, the
/// room in the spaces that a player comes to first, and the sand that is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Full;

/// A glass that can move now; without it the game goes on without it.
const MOVER: i32 = 60;
/// A glass that is alive, that is, has not run out.
const ALIVE: i32 = 120;
/// A way to move.
const MOVE: i32 = 6;
/// A space that can be entered next.
const NEXT: i32 = 4;
/// A ring's place in the spaces that the player comes to first.
const ROOM_NEARER: i32 = 9;
/// A ring's place in all the spaces that the player comes to.
const ROOM: i32 = 4;
/// To be on turn.
const ON_TURN: i32 = 20;
/// A glass with less sand than this must be moved soon, in milliseconds.
const URGENT: u32 = 30_000;
/// So many milliseconds below that are worth a hundredth.
const MILLIS: u32 = 500;

fn of(position: &Position, player: Player, reach: reach::Reach) -> i32 {
    let [movers, alive] = reach::movers(position, player).map(u32::cast_signed);
    let sand: u32 = position
        .alive(player)
        .filter_map(|glass| match glass.sand {
            Sand::Runs(left) => Some(URGENT.saturating_sub(left) / MILLIS),
            _ => None,
        })
        .sum();
    let begins = position.glasses(player).iter().any(|glass| glass.sand == Sand::Still);
    // In the first turns each glass moves once, and none has stopped.
    let alive = if begins { 3 } else { alive };
    debug_assert!(alive.unsigned_abs() as usize <= GLASSES);
    let room = |spaces| position.room_in(spaces).cast_signed();
    material::of(position, player)
        + MOVER * movers
        + ALIVE * alive
        + MOVE * position.mobility(player).cast_signed()
        + NEXT * reach.next.len().cast_signed()
        + ROOM_NEARER * room(reach.nearer)
        + ROOM * room(reach.all)
        - sand.cast_signed()
}

impl Evaluate<Position> for Full {
    fn value(&self, position: &Position) -> i32 {
        let player = position.to_move();
        let reach = reach::of(position, player);
        let value = |player: Player| of(position, player, reach[player.index()]);
        value(player) - value(player.other()) + ON_TURN
    }

    // A pass, and what follows from lifting a glass, takes nothing from the depth.
    fn follows_single(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use tamsk::Variant;

    use super::*;

    fn value(text: &str) -> i32 {
        let level = &text[..6];
        let variant: Variant = level.parse().unwrap();
        Full.value(&Position::read(&variant, text).unwrap())
    }

    #[test]
    fn a_glass_that_is_shut_in_is_worth_less() {
        let free = value("level1 G2g/5/6/g5G/6/5/G2g 32/32 r -");
        let shut_in = value("level1 Go1g/oo3/6/g5G/6/5/G2g 30/31 r -");
        assert!(free > shut_in - 100, "{free} {shut_in}");
    }

    #[test]
    fn both_sides_are_seen_alike() {
        let one = value("level1 1(oG)1g/5/6/g5G/6/3(og)1/G3 31/31 r -");
        let other = value("level1 1(og)1G/5/6/G5g/6/3(oG)1/g3 31/31 b -");
        assert_eq!(one, other);
    }

    #[test]
    fn little_sand_is_a_danger() {
        let with = |sand: u32| {
            value(&format!(
                "level2 1(oG)2/3(og)1/6/1(og)3(oG)1/6/1(oG)1(og)1/4 29/29 r - \
                 {sand},90000,90000,90000,90000,90000 -"
            ))
        };
        assert!(with(60_000) > with(10_000));
        assert_eq!(with(60_000), with(120_000));
    }
}

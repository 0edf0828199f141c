use rules::{Game, Player};
use search::Evaluate;
use tamsk::{Position, RINGS, Sand, SpaceSet};

use super::reach;

/// Everything known about TAMSK: who is ahead in rings, which glasses can still move and where to, the
/// room in the spaces that a player comes to first, and the sand that is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Full;

/// What something is worth when all rings have been dropped and when none has; in between in proportion.
struct Worth {
    end: i32,
    start: i32,
}

const fn worth(end: i32, start: i32) -> Worth {
    Worth { end, start }
}

// The numbers were fitted by logistic regression to the results of 20,700 positions from 430 games of the
// engine against itself at level 1 of the game, begun with some random turns; those of the last two, which are
// about sand, are chosen by hand. 173 of them multiply the odds by e.

/// What is counted for a player, in the order of [`counts`].
const WORTHS: [Worth; COUNTS] = [
    worth(173, 73),
    worth(-225, 681),
    worth(79, -17),
    worth(-29, -13),
    worth(24, -8),
    worth(-7, 7),
    worth(60, -46),
    worth(56, -15),
    worth(78, -163),
    worth(16, -33),
    worth(120, 120),
    worth(-3, -3),
];
/// To be on turn.
const ON_TURN: Worth = worth(-24, -54);

const COUNTS: usize = 12;
/// How many rings there are.
const ALL: i32 = 2 * RINGS as i32;
/// A glass with less sand than this must be moved soon, in milliseconds.
const URGENT: u32 = 30_000;
/// A second, in milliseconds.
const SECOND: u32 = 1000;

/// What is counted for both players: rings that were dropped; glasses that can move; moves; spaces that can
/// be entered next, and the room in them; the room in the spaces that are nearer than to the opponent, and in
/// all that are reached; spaces that are nearer; glasses with a single way out; the room under the own
/// glasses; glasses that have not run out; and the seconds that are missing in those with little sand.
fn counts(position: &Position) -> [[u32; COUNTS]; 2] {
    let reach = reach::of(position, position.to_move());
    let open = position.open();
    Player::BOTH.map(|player| {
        let own = reach[player.index()];
        let room = |spaces| position.room_in(spaces);
        let ways = position.alive(player).map(|glass| (open & glass.space.neighbours()).len());
        let (mut movers, mut alone, mut alive) = (0, 0, 0);
        for ways in ways {
            movers += u32::from(ways > 0);
            alone += u32::from(ways == 1);
            alive += 1;
        }
        // In the first turns each glass moves once, and none has stopped.
        if position.glasses(player).iter().any(|glass| glass.sand == Sand::Still) {
            alive = 3;
        }
        let sand = position.alive(player).filter_map(|glass| glass.sand.left());
        let missing: u32 = sand.map(|left| URGENT.saturating_sub(left) / SECOND).sum();
        let standing: SpaceSet = position.alive(player).map(|glass| glass.space).collect();
        [
            u32::from(RINGS - position.hand(player)),
            movers,
            position.mobility(player),
            own.next.len(),
            room(own.next),
            room(own.nearer),
            room(own.all),
            own.nearer.len(),
            alone,
            room(standing),
            alive,
            missing,
        ]
    })
}

impl Evaluate<Position> for Full {
    fn value(&self, position: &Position) -> i32 {
        let player = position.to_move();
        let counts = counts(position);
        let (own, other) = (&counts[player.index()], &counts[player.other().index()]);
        let dropped = position.rings_dropped().cast_signed();
        let now = |worth: &Worth| worth.end * dropped + worth.start * (ALL - dropped);
        let parts =
            own.iter().zip(other).zip(&WORTHS).map(|((&own, &other), worth)| {
                (own.cast_signed() - other.cast_signed()) * now(worth)
            });
        (parts.sum::<i32>() + now(&ON_TURN)) / ALL
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
                 {sand},90000,90000,90000,90000,90000;-"
            ))
        };
        assert!(with(60_000) > with(10_000));
        assert_eq!(with(60_000), with(120_000));
    }
}

//! What the network sees of a position of TAMSK.

use std::sync::LazyLock;

use hexgrid::{Direction, Symmetry};
use rules::{Game, Player};
use tamsk::{BOARD, Glass, Position, RINGS, Space, SpaceSet};

use super::reach;
use crate::net::Features;

/// The features of TAMSK: where each glass that can still move stands, what is around it and how far it
/// comes; and of both players the rings, the moves, and the room that they come to. Sand is not seen.
///
/// Spaces that a symmetry of the board maps onto each other share their features.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen;

/// What a neighbour can be: closed (full or off the board), open for a single ring, open for more, with a glass.
const STATES: usize = 4;
/// All that can be around a glass, turned and mirrored or not.
const AROUND: usize = STATES.pow(6);
/// Classes of spaces under the symmetries of the board.
const CLASSES: usize = 6;
/// How much room a space has under a glass, at most.
const UNDER: usize = 4;
/// The neighbours a glass can go to, and the spaces it can come to from there, zero among them.
const NEAR: usize = 7;
const BEYOND: usize = 13;
/// How many of each count are told apart, zero among them.
const ROOM: usize = 16;
const MOVES: usize = 19;
const MOVERS: usize = 4;
/// A lead goes so far either way.
const LEAD: usize = 24;
const LEADS: usize = 2 * LEAD + 1;
/// Into how many phases the rings on the board part the game.
const PHASES: usize = 8;
const ALL: usize = 2 * RINGS as usize;

/// Where each group of features begins; the numbers of its features follow.
struct Layout {
    around: usize,
    beyond: usize,
    alone: usize,
    rings: usize,
    dropped: usize,
    nearer: usize,
    reached: usize,
    rooms: usize,
    next: usize,
    moves: usize,
    movers: usize,
    count: usize,
    /// The class of each space.
    class: [usize; 64],
    /// The six neighbours of each space.
    ways: [[Option<Space>; 6]; 64],
    /// The number of each pattern around a glass, the same for its turned and mirrored images.
    pattern: Vec<usize>,
    /// The parts of each feature.
    parts_of: Vec<Vec<u16>>,
}

/// How often each state is around a glass of either player.
const PARTS: usize = 2 * STATES * 7;

static LAYOUT: LazyLock<Layout> = LazyLock::new(|| {
    let mut class = [0; 64];
    let mut ways = [[None; 6]; 64];
    let mut known = Vec::new();
    for space in BOARD {
        let images = Symmetry::all().filter_map(|it| Space::on(it.map(space.place())));
        class[space.index()] = number(&mut known, images.map(Space::index).min());
        ways[space.index()] = Direction::ALL.map(|it| Space::on(space.place().step(it)));
    }
    assert_eq!(known.len(), CLASSES);
    let mut known = Vec::new();
    let pattern: Vec<usize> =
        (0..AROUND).map(|pattern| number(&mut known, least_image(pattern))).collect();
    let patterns = known.len();
    let mut next = 2 * CLASSES * UNDER;
    let mut group = |size: usize| {
        let begin = next;
        next += size;
        begin
    };
    let mut layout = Layout {
        around: group(2 * patterns),
        beyond: group(2 * NEAR * BEYOND),
        alone: group(2 * ROOM * PHASES),
        rings: group(LEADS * PHASES),
        dropped: group(ALL + 1),
        nearer: group(LEADS * PHASES),
        reached: group(LEADS * PHASES),
        rooms: group(ROOM * ROOM),
        next: group(2 * LEADS),
        moves: group(2 * MOVES),
        movers: group(MOVERS * MOVERS * PHASES),
        count: group(0),
        class,
        ways,
        pattern,
        parts_of: Vec::new(),
    };
    layout.parts_of = vec![Vec::new(); layout.count];
    for side in 0..2 {
        for (number, least) in known.iter().copied().flatten().enumerate() {
            let around = digits(least);
            let parts = (0..STATES).map(|state| {
                let often = around.iter().filter(|&&it| it == state).count();
                u16::try_from((side * STATES + state) * 7 + often).expect("there are few")
            });
            layout.parts_of[layout.around + side * patterns + number] = parts.collect();
        }
    }
    layout
});

/// The place of something among what is known, which it is put to if it is new.
fn number<T: PartialEq>(known: &mut Vec<T>, it: T) -> usize {
    known.iter().position(|other| *other == it).unwrap_or_else(|| {
        known.push(it);
        known.len() - 1
    })
}

/// The six states of a pattern.
fn digits(pattern: usize) -> [usize; 6] {
    let mut left = pattern;
    std::array::from_fn(|_| {
        let digit = left % STATES;
        left /= STATES;
        digit
    })
}

/// The least of the turned and mirrored images of a pattern.
fn least_image(pattern: usize) -> Option<usize> {
    let around = digits(pattern);
    let image = |turn: usize, mirrored: bool| {
        (0..6).fold(0, |image, at| {
            let at = if mirrored { 6 - at } else { at };
            image * STATES + around[(at + turn) % 6]
        })
    };
    (0..6).flat_map(|turn| [image(turn, false), image(turn, true)]).min()
}

/// A count of one side against the other's, within bounds.
fn lead(own: u32, other: u32) -> usize {
    (own as usize + LEAD).saturating_sub(other as usize).min(2 * LEAD)
}

impl Layout {
    /// The features of a glass.
    #[inline]
    fn glass(&self, position: &Position, glass: Glass, side: usize, see: &mut impl FnMut(usize)) {
        let space = glass.space;
        let open = position.open();
        let unfilled = position.unfilled();
        let under = usize::from(space.capacity() - position.rings_in(space)).min(UNDER - 1);
        see((side * CLASSES + self.class[space.index()]) * UNDER + under);
        let mut around = 0;
        for way in self.ways[space.index()] {
            let state = match way {
                Some(next) if open.contains(next) => {
                    1 + usize::from(next.capacity() - position.rings_in(next) > 1)
                }
                Some(next) if unfilled.contains(next) || position.glass_on(next).is_some() => 3,
                _ => 0,
            };
            around = around * STATES + state;
        }
        let patterns = (self.beyond - self.around) / 2;
        see(self.around + side * patterns + self.pattern[around]);
        let near = space.neighbours() & open;
        let beyond = (near.grown() & open) - near;
        let (ways, further) = (near.len() as usize, (beyond.len() as usize).min(BEYOND - 1));
        see(self.beyond + (side * NEAR + ways) * BEYOND + further);
        let mut alone = near;
        loop {
            let more = alone.grown() & open;
            if more == alone {
                break;
            }
            alone = more;
        }
        let room = (position.room_in(alone) as usize).min(ROOM - 1);
        see(self.alone + (side * ROOM + room) * PHASES + phase(position));
    }
}

fn phase(position: &Position) -> usize {
    position.rings_dropped() as usize * PHASES / (ALL + 1)
}

impl Features<Position> for Seen {
    fn count(&self) -> usize {
        LAYOUT.count
    }

    #[inline]
    fn each(&self, position: &Position, mut see: impl FnMut(usize)) {
        let layout = &*LAYOUT;
        let mover = position.to_move();
        let players = [mover, mover.other()];
        let phase = phase(position);
        for (side, player) in players.into_iter().enumerate() {
            for glass in position.glasses(player) {
                layout.glass(position, *glass, side, &mut see);
            }
        }
        let reach = reach::of(position, mover);
        let reach = players.map(|player| reach[player.index()]);
        let room = |spaces: SpaceSet| position.room_in(spaces);
        let hands = players.map(|player| u32::from(position.hand(player)));
        see(layout.rings + lead(hands[1], hands[0]) * PHASES + phase);
        see(layout.dropped + position.rings_dropped() as usize);
        let nearer = reach.map(|it| room(it.nearer));
        see(layout.nearer + lead(nearer[0], nearer[1]) * PHASES + phase);
        let reached = reach.map(|it| room(it.all));
        see(layout.reached + lead(reached[0], reached[1]) * PHASES + phase);
        let rooms = reached.map(|room| (room as usize).min(ROOM - 1));
        see(layout.rooms + rooms[0] * ROOM + rooms[1]);
        let mut movers = 0;
        for (side, player) in players.into_iter().enumerate() {
            see(layout.next + side * LEADS + (room(reach[side].next) as usize).min(LEADS - 1));
            let ways = (position.mobility(player) as usize).min(MOVES - 1);
            see(layout.moves + side * MOVES + ways);
            movers = movers * MOVERS + can_move(position, player);
        }
        see(layout.movers + movers * PHASES + phase);
    }

    fn parts(&self) -> usize {
        PARTS
    }

    fn parts_of(&self, feature: usize) -> &[u16] {
        &LAYOUT.parts_of[feature]
    }
}

/// How many glasses a player can move.
fn can_move(position: &Position, player: Player) -> usize {
    let open = position.open();
    position.glasses(player).iter().filter(|it| !(it.space.neighbours() & open).is_empty()).count()
}

#[cfg(test)]
mod tests {
    use rules::testkit;

    use super::*;
    use crate::net::MOST_FEATURES;

    fn seen(position: &Position) -> Vec<usize> {
        let mut features = Vec::new();
        Seen.each(position, |feature| features.push(feature));
        features.sort_unstable();
        features
    }

    #[test]
    fn features_stay_within_their_number() {
        for level in ["level1", "level1,ring=optional"] {
            let variant = level.parse().unwrap();
            testkit::random_positions(&variant, 1, 20, 100, |position: &Position, _| {
                let features = seen(position);
                assert!(features.len() <= MOST_FEATURES, "{features:?}");
                for feature in features {
                    assert!(feature < Seen.count());
                    let parts = Seen.parts_of(feature).iter();
                    assert!(parts.copied().all(|part| usize::from(part) < Seen.parts()));
                }
            });
        }
    }

    #[test]
    fn mirror_images_and_exchanged_colours_look_alike() {
        let read = |text| Position::read(&"level1".parse().unwrap(), text).unwrap();
        let one = seen(&read("level1 1(oG)1g/5/6/g5G/6/5/G2g 32/31 b -"));
        let mirrored = read("level1 G2g/5/6/g5G/6/5/1(oG)1g 32/31 b -");
        assert_eq!(one, seen(&mirrored));
        let exchanged = read("level1 1(og)1G/5/6/G5g/6/5/g2G 31/32 r -");
        assert_eq!(one, seen(&exchanged));
    }
}

//! What the network sees of a position of ZÈRTZ.

use std::sync::LazyLock;

use hexgrid::{Direction, Symmetry};
use rules::Game;
use zertz::board::RINGS;
use zertz::{Board, Kind, Marble, Phase, Position, RingSet};

use crate::net::Features;

/// The features of the games on one board: what stands on each ring and around each marble, what has
/// been captured, what is left in the pool, and how much of the board. Rings that a symmetry of the
/// board maps onto each other share their features.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen(pub Board);

/// What a place can hold: no ring, none but a ring, a black, a grey, a white marble.
const STATES: usize = 5;
const COLOURS: usize = 3;
/// How many of each count are told apart, zero among them.
const CAPTURED: usize = 8;
const POOL: usize = 11;
const TOTAL: usize = 25;
const FREE: usize = 20;

const AROUND: usize = COLOURS * STATES * STATES;
const GROUPS: [usize; 6] = [
    AROUND,
    2 * Kind::ALL.len() * COLOURS * CAPTURED,
    COLOURS * POOL,
    2 * TOTAL,
    2 * FREE,
    RINGS + 1,
];
/// Where each of these groups begins.
const BEGINS: [usize; 7] = {
    let mut begins = [0; 7];
    let mut group = 0;
    while group < 6 {
        begins[group + 1] = begins[group] + GROUPS[group];
        group += 1;
    }
    begins
};

/// What lies where on a board.
struct Layout {
    /// The class of each ring under the symmetries of the board.
    class: [usize; RINGS],
    classes: usize,
    /// The next ring and the one beyond in each direction; [`RINGS`] is none.
    ways: [[[usize; 2]; 6]; RINGS],
}

static LAYOUTS: LazyLock<[Layout; 6]> = LazyLock::new(|| Board::ALL.map(layout));

fn layout(board: Board) -> Layout {
    let image = |symmetry: &Symmetry, ring| board.ring(symmetry.map(board.place(ring)?));
    let stays =
        |symmetry: &Symmetry| board.rings().iter().all(|ring| image(symmetry, ring).is_some());
    let symmetries: Vec<Symmetry> = Symmetry::all().filter(stays).collect();
    let mut layout = Layout { class: [0; RINGS], classes: 0, ways: [[[RINGS; 2]; 6]; RINGS] };
    let mut known = Vec::new();
    for ring in board.rings() {
        let least = symmetries.iter().filter_map(|symmetry| image(symmetry, ring)).min();
        let number = known.iter().position(|&other| other == least).unwrap_or(known.len());
        if number == known.len() {
            known.push(least);
        }
        layout.class[ring.index()] = number;
        for direction in Direction::ALL {
            let mut place = board.place(ring).expect("it is a ring of this board");
            for distance in 0..2 {
                place = place.step(direction);
                if let Some(next) = board.ring(place) {
                    layout.ways[ring.index()][direction as usize][distance] = next.index();
                }
            }
        }
    }
    layout.classes = known.len();
    layout
}

impl Features<Position> for Seen {
    fn count(&self) -> usize {
        BEGINS[6] + LAYOUTS[self.0 as usize].classes * (STATES - 1)
    }

    #[inline]
    fn each(&self, position: &Position, mut see: impl FnMut(usize)) {
        let layout = &LAYOUTS[self.0 as usize];
        let mut states = [0; RINGS + 1];
        let mut fill = |rings: RingSet, state: usize| {
            for ring in rings {
                states[ring.index()] = state;
                see(BEGINS[6] + layout.class[ring.index()] * (STATES - 1) + state - 1);
            }
        };
        fill(position.vacant(), 1);
        for (colour, marble) in Marble::ALL.into_iter().enumerate() {
            fill(position.marbles(marble) & position.rings(), 2 + colour);
        }
        for ring in position.occupied() {
            let colour = states[ring.index()] - 2;
            for [near, far] in layout.ways[ring.index()] {
                see((colour * STATES + states[near]) * STATES + states[far]);
            }
        }
        let mover = position.to_move();
        let kind = position.variant().kind as usize;
        let pool = position.pool();
        for (side, player) in [mover, mover.other()].into_iter().enumerate() {
            let captured = position.captured(player);
            for (colour, marble) in Marble::ALL.into_iter().enumerate() {
                let group = ((side * Kind::ALL.len() + kind) * COLOURS + colour) * CAPTURED;
                see(BEGINS[1] + group + usize::from(captured.of(marble)).min(CAPTURED - 1));
            }
        }
        for (colour, marble) in Marble::ALL.into_iter().enumerate() {
            see(BEGINS[2] + colour * POOL + usize::from(pool.of(marble)).min(POOL - 1));
        }
        let placed = usize::from(position.phase() == Phase::Ring);
        see(BEGINS[3] + placed * TOTAL + usize::from(pool.total()).min(TOTAL - 1));
        see(BEGINS[4] + placed * FREE + (position.free_rings().len() as usize).min(FREE - 1));
        see(BEGINS[5] + position.rings().len() as usize);
    }

    fn parts(&self) -> usize {
        1
    }

    fn parts_of(&self, _feature: usize) -> &[u16] {
        &[]
    }
}

#[cfg(test)]
mod tests {
    use rules::testkit;

    use super::*;
    use crate::net::MOST_FEATURES;

    #[test]
    fn features_stay_within_their_number() {
        for board in ["37", "48", "61"] {
            let variant = format!("tournament,rings={board}").parse().unwrap();
            testkit::random_positions(&variant, 1, 10, 150, |position: &Position, _| {
                let seen = Seen(position.variant().board);
                let mut count = 0;
                seen.each(position, |feature| {
                    assert!(feature < seen.count());
                    count += 1;
                });
                assert!(count <= MOST_FEATURES, "{count}");
            });
        }
    }
}

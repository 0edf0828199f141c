//! The sets of three spaces that pieces lie on: a hub, and the spaces next to it in two directions. Three
//! pieces or ways to turn one share each: they connect and block alike, and differ in where the PÜNCT is.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::LazyLock;

use hexgrid::Direction;
use punct::{Action, BITS_OF_SET, Kind, Placement, Position, Space, SpaceSet};

use Direction::{N, NE, NW, S, SE, SW};

/// How three spaces can lie to each other: where the hub has its two neighbours.
pub(super) const SHAPES: [[Direction; 2]; 11] = [
    [N, S],
    [NE, SW],
    [SE, NW],
    [N, NE],
    [NE, SE],
    [N, SE],
    [NE, S],
    [SE, SW],
    [S, NW],
    [SW, N],
    [NW, NE],
];

/// Which of [`SHAPES`] a piece has, and which of the three placements on them are its own.
pub(super) const fn of_kind(kind: Kind) -> (Range<usize>, Range<usize>) {
    match kind {
        Kind::C => (0..3, 0..1),
        Kind::E => (0..3, 1..3),
        Kind::T => (3..5, 0..3),
        Kind::L => (5..11, 0..1),
        Kind::M => (5..11, 1..2),
        Kind::R => (5..11, 2..3),
    }
}

/// Three spaces, by their shape and the bit of the hub.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Lie(u16);

impl Lie {
    pub(super) fn new(shape: usize, hub: usize) -> Self {
        Self(u16::try_from(shape * BITS_OF_SET + hub).expect("there are eleven shapes"))
    }

    pub(super) fn shape(self) -> usize {
        usize::from(self.0) / BITS_OF_SET
    }

    /// The three placements on these spaces, in order.
    #[inline]
    pub(super) fn placements(self) -> [Placement; 3] {
        LIES.placements[usize::from(self.0)]
    }

    /// The action by which the player to move adds a piece there, if there is one.
    pub(super) fn added(self, position: &Position) -> Option<Action> {
        let placements = self.placements();
        if placements[0].dots().iter().any(|dot| position.height(*dot) > 0) {
            return None;
        }
        placements.into_iter().find(|it| position.may_add(*it)).map(Action::Add)
    }
}

/// What is known about them before any game.
pub(super) struct Lies {
    /// How many bits from the hub each of the other two spaces is, by shape.
    pub(super) steps: [[isize; 2]; SHAPES.len()],
    /// The hubs with which all three spaces are on the board, by shape.
    pub(super) hubs: [SpaceSet; SHAPES.len()],
    /// The same by the bits of the hubs: all ones for those, else 0.
    pub(super) on_board: [[u8; BITS_OF_SET]; SHAPES.len()],
    /// By number; of those that do not exist it says nothing.
    placements: Vec<[Placement; 3]>,
}

/// The table, made when it is first asked for.
pub(super) static LIES: LazyLock<Lies> = LazyLock::new(|| {
    let mut known: HashMap<[Space; 3], Vec<Placement>> = HashMap::new();
    for placement in Placement::all() {
        let mut spaces = placement.dots();
        spaces.sort_unstable();
        known.entry(spaces).or_default().push(placement);
    }
    let some = Placement::all().next().expect("there are placements");
    let mut lies = Lies {
        steps: [[0; 2]; SHAPES.len()],
        hubs: [SpaceSet::EMPTY; SHAPES.len()],
        on_board: [[0; BITS_OF_SET]; SHAPES.len()],
        placements: vec![[some; 3]; SHAPES.len() * BITS_OF_SET],
    };
    for (shape, ways) in SHAPES.into_iter().enumerate() {
        for hub in Space::all() {
            let [Some(a), Some(b)] = ways.map(|way| hub.step(way)) else { continue };
            let mut spaces = [hub, a, b];
            spaces.sort_unstable();
            let lie = Lie::new(shape, hub.bit());
            lies.placements[usize::from(lie.0)].copy_from_slice(&known[&spaces]);
            lies.hubs[shape] = lies.hubs[shape].with_space(hub);
            lies.on_board[shape][hub.bit()] = u8::MAX;
            lies.steps[shape] =
                [a, b].map(|other| other.bit().cast_signed() - hub.bit().cast_signed());
        }
    }
    lies
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_placements_belong_to_them_by_their_kinds() {
        let mut count = 0;
        for (shape, hubs) in LIES.hubs.iter().enumerate() {
            for lie in hubs.iter().map(|hub| Lie::new(shape, hub.bit())) {
                assert_eq!(lie.shape(), shape);
                for (at, placement) in lie.placements().into_iter().enumerate() {
                    let (shapes, places) = of_kind(placement.kind());
                    assert!(shapes.contains(&shape) && places.contains(&at), "{placement}");
                    assert_eq!(placement.spaces(), lie.placements()[0].spaces());
                    count += 1;
                }
            }
        }
        assert_eq!(count, Placement::all().count());
    }
}

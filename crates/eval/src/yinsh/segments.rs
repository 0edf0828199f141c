//! Where rows can come about: the 123 places of five neighbouring points, by what lies there.

use hexgrid::Direction;
use rules::{Game, Player};
use yinsh::board::BOARD;
use yinsh::{PointSet, Position};

/// How many kinds of places are told apart.
pub(super) const KINDS: usize = 5;

/// How many of the five points that begin at each point along an axis are in a set: at least one, and the
/// three digits of their number in base two. Counted for points that begin fewer than five, too.
struct Tally {
    any: PointSet,
    ones: PointSet,
    twos: PointSet,
    fours: PointSet,
}

impl Tally {
    fn of(set: PointSet, axis: Direction) -> Self {
        let b = set.one_before(axis);
        let c = b.one_before(axis);
        let d = c.one_before(axis);
        let e = d.one_before(axis);
        // Two full adders, one after the other.
        let three = set ^ b ^ c;
        let carry = (set & b) | (c & (set ^ b));
        let ones = three ^ d ^ e;
        let other_carry = (three & d) | (e & (three ^ d));
        Self {
            any: set | b | c | d | e,
            ones,
            twos: carry ^ other_carry,
            fours: carry & other_carry,
        }
    }

    fn one(&self) -> PointSet {
        self.ones - self.twos - self.fours
    }

    fn two(&self) -> PointSet {
        self.twos - self.ones
    }

    fn three(&self) -> PointSet {
        self.twos & self.ones
    }

    fn four(&self) -> PointSet {
        self.fours - self.ones
    }
}

/// The places along each of [`Direction::AXES`], each by its first point.
static PLACES: [PointSet; 3] = {
    let [up, right, down] = Direction::AXES;
    [BOARD.fives(up), BOARD.fives(right), BOARD.fives(down)]
};

/// How many places of each kind there are, for the first and for the second player. The kinds, by the
/// player's own markers there: two beside an own ring and a marker of the other colour; three beside an own ring,
/// without such a marker and with one; four beside an own ring, and four with a marker of the other colour. A ring of
/// the opponent is in none of them.
pub(super) fn counts(position: &Position) -> [[u32; KINDS]; 2] {
    let mut counts = [[0; KINDS]; 2];
    for (axis, places) in Direction::AXES.into_iter().zip(PLACES) {
        let markers = Player::BOTH.map(|player| Tally::of(position.markers(player), axis));
        let rings = Player::BOTH.map(|player| any(position.rings(player), axis));
        for player in Player::BOTH {
            let (own, other) = (&markers[player.index()], &markers[player.other().index()]);
            let (ring, blocked) = (rings[player.index()], rings[player.other().index()]);
            let open = places - blocked;
            let (none, one) = (open - other.any, open & other.one());
            let (two, three) = (own.two(), own.three());
            let kinds = [
                two & one & ring,
                three & none & ring,
                three & one & ring,
                own.four() & none & ring,
                own.four() & one,
            ];
            for (count, kind) in counts[player.index()].iter_mut().zip(kinds) {
                // Most are empty, and counting is not free on every processor.
                if !kind.is_empty() {
                    *count += kind.len();
                }
            }
        }
    }
    counts
}

/// The points that begin five points along an axis of which at least one is in a set.
fn any(set: PointSet, axis: Direction) -> PointSet {
    let two = set | set.one_before(axis);
    let four = two | two.one_before(axis).one_before(axis);
    four | four.one_before(axis)
}

/// Whether the player to move may be able to make an own row with one move: where five points are full of
/// markers and own rings, and four of the markers are own ones, or an own ring could turn others over.
pub(super) fn may_make_row(position: &Position) -> bool {
    let player = position.to_move();
    let (own, rings) = (position.markers(player), position.rings(player));
    let full = position.all_markers() | rings;
    Direction::AXES.into_iter().any(|axis| {
        let full = full.fives(axis);
        !full.is_empty()
            && (full.meets(Tally::of(own, axis).four())
                || full.meets(any(rings, axis) & any(position.markers(player.other()), axis)))
    })
}

#[cfg(test)]
mod tests {
    use yinsh::{Row, Variant};

    use super::*;

    /// The same, place by place.
    fn slowly(position: &Position, player: Player) -> [u32; KINDS] {
        let mut counts = [0; KINDS];
        for first in BOARD {
            for last in BOARD {
                let Ok(row) = Row::between(first, last) else { continue };
                let of = |set: PointSet| (set & row.points()).len();
                let own = of(position.markers(player));
                let other = of(position.markers(player.other()));
                let ring = of(position.rings(player)) > 0;
                if of(position.rings(player.other())) > 0 {
                    continue;
                }
                let kind = match (own, other, ring) {
                    (2, 1, true) => 0,
                    (3, 0, true) => 1,
                    (3, 1, true) => 2,
                    (4, 0, true) => 3,
                    (4, 1, _) => 4,
                    _ => continue,
                };
                counts[kind] += 1;
            }
        }
        counts
    }

    #[test]
    fn places_are_counted_as_they_are_one_by_one() {
        let mut seen = [0; KINDS];
        rules::testkit::random_positions(
            &Variant::Standard,
            5,
            20,
            200,
            |position: &Position, _| {
                let counted = counts(position);
                for player in Player::BOTH {
                    assert_eq!(counted[player.index()], slowly(position, player), "{position}");
                    for (sum, count) in seen.iter_mut().zip(counted[player.index()]) {
                        *sum += count;
                    }
                }
            },
        );
        assert!(seen.iter().all(|&sum| sum > 0), "{seen:?}");
        let start = Position::start(&Variant::Standard);
        assert_eq!(counts(&start), [[0; KINDS]; 2]);
    }
}

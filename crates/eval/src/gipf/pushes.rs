//! Which pushes complete a row of four, found for all lines of a direction at once.

use std::sync::LazyLock;

use gipf::board::{Board, Way};
use hexgrid::{CellSet, Direction};

/// All six directions; three steps on is the opposite one.
const DIRECTIONS: [Direction; 6] =
    [Direction::N, Direction::NE, Direction::SE, Direction::S, Direction::SW, Direction::NW];

/// What is known of a board beforehand, for each of [`DIRECTIONS`].
struct Table {
    spots: CellSet,
    /// The first spots of the lines.
    first: [CellSet; 6],
    /// The way along the line through a cell.
    way: [[Option<Way>; 64]; 6],
    /// The ways by their number.
    by_number: [Option<Way>; 64],
}

static TABLES: LazyLock<[Table; 2]> = LazyLock::new(|| [Board::Gipf, Board::Matrx].map(table));

fn table(board: Board) -> Table {
    let mut table = Table {
        spots: board.spots(),
        first: [CellSet::EMPTY; 6],
        way: [[None; 64]; 6],
        by_number: [None; 64],
    };
    for way in board.ways() {
        let number = DIRECTIONS.iter().position(|&to| to == way.direction());
        let number = number.expect("these are all directions");
        table.by_number[way.index()] = Some(way);
        table.first[number] |= way.first().set();
        for cell in way.line(board) {
            table.way[number][cell.index()] = Some(way);
        }
    }
    table
}

/// What all the pushes of a direction together would do: lines of one direction have no spot in
/// common.
#[derive(Clone, Copy, Default)]
struct Stream {
    /// What shifts.
    shifting: CellSet,
    /// Where new pieces come to stand.
    first: CellSet,
}

/// The pushes that are open on a board, whoever makes them.
pub(super) struct Pushes {
    table: &'static Table,
    streams: [Stream; 6],
}

impl Pushes {
    pub(super) fn new(board: Board, occupied: CellSet) -> Self {
        let table = &TABLES[board as usize];
        let mut streams = [Stream::default(); 6];
        for (number, to) in DIRECTIONS.into_iter().enumerate() {
            let mut first = table.first[number];
            let mut shifting = first & occupied;
            // A line has seven spots at most.
            for _ in 0..6 {
                shifting |= shifting.shifted(to) & occupied;
            }
            let last = table.first[(number + 3) % 6];
            for full in shifting & last {
                if let Some(way) = table.way[number][full.index()] {
                    let line = way.line(board);
                    shifting = shifting - line;
                    first = first - line;
                }
            }
            streams[number] = Stream { shifting, first };
        }
        Self { table, streams }
    }

    /// The ways by which the owner of `owned` completes a row, in order.
    pub(super) fn completing_rows(&self, owned: CellSet) -> impl Iterator<Item = Way> {
        let mut ways = self.bits_completing_rows(owned);
        std::iter::from_fn(move || {
            let way = self.table.by_number.get(ways.trailing_zeros() as usize)?;
            ways &= ways - 1;
            *way
        })
    }

    /// The same, as bits by number.
    fn bits_completing_rows(&self, owned: CellSet) -> u64 {
        let gaps = [0, 1, 2].map(|axis| gaps(owned, DIRECTIONS[axis]));
        let mut ways = 0;
        for (number, stream) in self.streams.iter().enumerate() {
            let to = DIRECTIONS[number];
            let arriving = (owned & stream.shifting).shifted(to) | stream.first;
            let after = (owned - stream.shifting) | arriving;
            let across = gaps[(number + 1) % 3] | gaps[(number + 2) % 3];
            let along = after.runs_of_four(to) - owned.runs_of_four(to);
            let hits = along | (arriving & across);
            for cell in hits & self.table.spots {
                if let Some(way) = self.table.way[number][cell.index()] {
                    ways |= 1 << way.index();
                }
            }
        }
        ways
    }
}

/// The cells that make four adjacent ones with three others of the set, along an axis.
fn gaps(owned: CellSet, to: Direction) -> CellSet {
    let [one, two, three] = steps(owned, to);
    let [back, back_two, back_three] = steps(owned, to.opposite());
    (one & ((two & (three | back)) | (back & back_two))) | (back & back_two & back_three)
}

fn steps(set: CellSet, to: Direction) -> [CellSet; 3] {
    let one = set.shifted(to);
    let two = one.shifted(to);
    [one, two, two.shifted(to)]
}

#[cfg(test)]
mod tests {
    use gipf::{Phase, Position, Variant};
    use rules::{Game, Player};

    use super::*;

    /// The same, way by way.
    fn one_by_one(position: &Position, player: Player) -> Vec<Way> {
        let (board, occupied) = (position.board(), position.occupied());
        let owned = position.owned(player);
        let open = board.ways().filter(|way| !occupied.includes(way.line(board)));
        open.filter(|way| {
            let shifting = way.shifting(board, occupied);
            let shifted = way.moved_on(owned & shifting) | way.first().set();
            let after = (owned - shifting) | shifted;
            Direction::AXES.iter().any(|&axis| !after.runs_of_four(axis).is_empty())
        })
        .collect()
    }

    #[test]
    fn as_way_by_way() {
        let mut rng = fastrand::Rng::with_seed(1);
        let mut seen = 0;
        for round in 0..300 {
            let variants = ["basic", "standard", "tournament", "matrx", "ultimate"];
            let variant: Variant = variants[round % 5].parse().unwrap();
            let mut position = Position::start(&variant);
            let mut actions = Vec::new();
            for _ in 0..120 {
                let stands = |player| {
                    let owned = position.owned(player);
                    Direction::AXES.iter().any(|&axis| !owned.runs_of_four(axis).is_empty())
                };
                // With a row on the board every push seems to complete one, way by way.
                if position.phase() == Phase::Move && !Player::BOTH.into_iter().any(stands) {
                    for player in Player::BOTH {
                        let expected = one_by_one(&position, player);
                        let pushes = Pushes::new(position.board(), position.occupied());
                        let owned = position.owned(player);
                        assert!(pushes.completing_rows(owned).eq(expected.iter().copied()));
                        seen += expected.len();
                    }
                }
                actions.clear();
                position.legal_actions(&mut actions);
                if actions.is_empty() {
                    break;
                }
                position.apply(actions[rng.usize(..actions.len())]);
            }
        }
        assert!(seen > 1000, "{seen}");
    }
}

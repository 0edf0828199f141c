//! What the network sees of a position of the GIPF family.

use std::ops::Range;
use std::sync::LazyLock;

use gipf::board::Board;
use gipf::{Kind, Layer, Position, Potential};
use hexgrid::{Cell, CellSet, Symmetry};
use rules::{Game, Player};

use super::full::captured_by;
use super::lines::{PATTERNS, each_pattern};
use super::pushes::Pushes;
use super::supply::pushes_left;
use crate::net::Features;

/// The features of the games on one board: who owns what along every line; where GIPF pieces and
/// potentials stand; what is in reserve and on the board; and what the next push could capture.
///
/// Spots and lines that a symmetry of the board maps onto each other share their features, so that a
/// network cannot but judge mirror images alike (except along the lines of MATRX, which share by
/// length alone).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen(pub Board);

/// The layers other than basic pieces: GIPF, five kinds unused, five kinds used.
const LAYERS: usize = 11;
/// The kinds of layers that can be covered, whatever potentials they are: basic pieces, GIPF pieces,
/// unused and used potentials.
const COVERED: usize = 4;
/// How many of each count are told apart, zero among them.
const SINGLES: usize = 20;
const GIPF: usize = 10;
const RESERVE: usize = 22;
const GIPF_RESERVE: usize = 4;
const POTENTIALS: usize = 7;
/// The ways to complete a row are counted to 3, the pieces captured by the best of them to 5.
const WAYS: usize = 4;
const CAPTURES: usize = 6;
const THREATS: usize = WAYS * CAPTURES;

/// Where each group of features begins; the numbers of its features follow.
struct Layout {
    spots: usize,
    singles: usize,
    gipf: usize,
    reserve: usize,
    stage: usize,
    gipf_reserve: usize,
    potentials: usize,
    covered: usize,
    threats: usize,
    count: usize,
    /// The class of each cell under the symmetries of the board.
    class: [usize; 64],
    /// The parts of each feature, and how many there are.
    parts_of: Vec<Vec<u16>>,
    parts: usize,
}

static LAYOUTS: LazyLock<[Layout; 2]> = LazyLock::new(|| [Board::Gipf, Board::Matrx].map(layout));

fn layout(board: Board) -> Layout {
    let class = classes(board);
    let classes = class.iter().max().map_or(0, |last| last + 1);
    let mut next = PATTERNS.spots.len();
    let mut group = |size: usize| {
        let begin = next;
        next += size;
        begin
    };
    let mut layout = Layout {
        spots: group(classes * 2 * LAYERS),
        singles: group(2 * SINGLES),
        gipf: group(2 * GIPF),
        reserve: group(2 * RESERVE * Kind::ALL.len()),
        stage: group(2 * 4),
        gipf_reserve: group(2 * GIPF_RESERVE),
        potentials: group(2 * Potential::ALL.len() * POTENTIALS),
        covered: group(2 * COVERED),
        threats: group(THREATS * THREATS),
        count: group(0),
        class,
        parts_of: Vec::new(),
        parts: 0,
    };
    let parts = (0..layout.count).map(|feature| parts(&layout, feature));
    let mut numbers = std::collections::HashMap::new();
    layout.parts_of = parts
        .map(|parts| {
            let number = |part| {
                let next = u16::try_from(numbers.len()).expect("there are some hundred parts");
                *numbers.entry(part).or_insert(next)
            };
            parts.into_iter().map(number).collect()
        })
        .collect();
    layout.parts = numbers.len();
    layout
}

/// The smallest number among the images of each cell, counted without gaps.
fn classes(board: Board) -> [usize; 64] {
    let place = |cell: Cell| cell.hex();
    let stays = |symmetry: &Symmetry| {
        let image = |cell| Cell::at(symmetry.map(place(cell)));
        board
            .spots()
            .iter()
            .all(|cell| image(cell).is_some_and(|cell| board.spots().contains(cell)))
    };
    let symmetries: Vec<Symmetry> = Symmetry::all().filter(stays).collect();
    let mut class = [0; 64];
    let mut known: Vec<usize> = Vec::new();
    for cell in board.spots() {
        let images = symmetries.iter().filter_map(|symmetry| Cell::at(symmetry.map(place(cell))));
        let least = images.map(Cell::index).min().unwrap_or(0);
        let number = known.iter().position(|&other| other == least).unwrap_or(known.len());
        if number == known.len() {
            known.push(least);
        }
        class[cell.index()] = number;
    }
    class
}

/// What a feature has in common with others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Part {
    /// Whose a spot of a line is: the length of the line, the place counted from the nearer end.
    Spot(usize, usize, u8),
    /// The same of two neighbours, in either order.
    Pair(usize, usize, u8, u8),
    /// A layer of a player.
    Layer(usize),
    /// A count in reserve in whatever game.
    Reserve(usize),
    /// What one player threatens.
    Threat(bool, usize),
}

fn parts(layout: &Layout, feature: usize) -> Vec<Part> {
    if let Some(spots) = PATTERNS.spots.get(feature) {
        let length = spots.len();
        let single = spots.iter().enumerate().filter(|&(_, &owner)| owner > 0);
        let single = single.map(|(at, &owner)| Part::Spot(length, at.min(length - 1 - at), owner));
        let pairs = spots.windows(2).enumerate().filter(|(_, pair)| pair[0] > 0 && pair[1] > 0);
        let pairs = pairs.map(|(at, pair)| {
            let (low, high) = (pair[0].min(pair[1]), pair[0].max(pair[1]));
            Part::Pair(length, at.min(length - 2 - at), low, high)
        });
        return single.chain(pairs).collect();
    }
    let within = |group: Range<usize>| group.contains(&feature).then(|| feature - group.start);
    if let Some(spot) = within(layout.spots..layout.singles) {
        return vec![Part::Layer(spot % (2 * LAYERS))];
    }
    if let Some(count) = within(layout.reserve..layout.stage) {
        return vec![Part::Reserve(count % (2 * RESERVE))];
    }
    if let Some(threats) = within(layout.threats..layout.count) {
        return vec![Part::Threat(true, threats / THREATS), Part::Threat(false, threats % THREATS)];
    }
    Vec::new()
}

impl Seen {
    fn layout(self) -> &'static Layout {
        &LAYOUTS[self.0 as usize]
    }
}

impl Features<Position> for Seen {
    fn count(&self) -> usize {
        self.layout().count
    }

    #[inline]
    fn each(&self, position: &Position, mut see: impl FnMut(usize)) {
        let layout = self.layout();
        let mover = position.to_move();
        let players = [mover, mover.other()];
        let owned = players.map(|player| position.owned(player));
        each_pattern(self.0, owned[0], owned[1], &mut see);
        let mut stand = |set: CellSet, layer: usize| {
            for (side, owned) in owned.into_iter().enumerate() {
                for cell in set & owned {
                    let class = layout.class[cell.index()];
                    see(layout.spots + class * 2 * LAYERS + side * LAYERS + layer);
                }
            }
        };
        let gipf = position.gipf_pieces();
        stand(gipf, 0);
        if position.has_potentials() {
            let unused = position.unused_potentials();
            for (number, kind) in Potential::ALL.into_iter().enumerate() {
                let of_kind = position.potentials_of(kind);
                stand(of_kind & unused, 1 + number);
                stand(of_kind - unused, 6 + number);
            }
        }
        for cell in if position.has_potentials() { position.towers() } else { CellSet::EMPTY } {
            let layers = position.layers(cell);
            for &(owner, layer) in &layers[..layers.len() - 1] {
                let kind = match layer {
                    Layer::Basic => 0,
                    Layer::Gipf => 1,
                    Layer::Unused(_) => 2,
                    Layer::Used(_) => 3,
                };
                see(layout.covered + usize::from(owner != mover) * COVERED + kind);
            }
        }
        let pushes = Pushes::new(self.0, position.occupied());
        let mut threats = 0;
        for (side, player) in players.into_iter().enumerate() {
            let reserve = position.reserve(player);
            let counts = [
                (layout.singles, SINGLES, (owned[side] - gipf).len() as usize),
                (layout.gipf, GIPF, (owned[side] & gipf).len() as usize),
                (
                    layout.reserve + position.kind() as usize * 2 * RESERVE,
                    RESERVE,
                    usize::from(reserve.basics),
                ),
                (layout.stage, 4, position.stage(player) as usize),
            ];
            for (group, most, count) in counts {
                see(group + side * most + count.min(most - 1));
            }
            if position.has_potentials() {
                let count = usize::from(reserve.gipf).min(GIPF_RESERVE - 1);
                see(layout.gipf_reserve + side * GIPF_RESERVE + count);
                for (number, singles) in reserve.potentials.into_iter().enumerate() {
                    let group = layout.potentials + (side * 5 + number) * POTENTIALS;
                    see(group + usize::from(singles).min(POTENTIALS - 1));
                }
            }
            threats = threats * THREATS + threat(position, player, owned[side], &pushes);
        }
        see(layout.threats + threats);
    }

    fn parts(&self) -> usize {
        self.layout().parts
    }

    fn parts_of(&self, feature: usize) -> &[u16] {
        &self.layout().parts_of[feature]
    }
}

/// How many ways a player has to complete a row and what the best of them captures.
fn threat(position: &Position, player: Player, owned: CellSet, pushes: &Pushes) -> usize {
    if pushes_left(position, player) == 0 {
        return 0;
    }
    let (mut ways, mut most) = (0, 0);
    for way in pushes.completing_rows(owned) {
        ways += 1;
        most = captured_by(position, player, way).max(most);
    }
    let most = usize::try_from(most).unwrap_or(0);
    ways.min(WAYS - 1) * CAPTURES + most.min(CAPTURES - 1)
}

//! What the network sees of a position of the GIPF family.

use std::ops::Range;
use std::sync::LazyLock;

use gipf::board::Board;
use gipf::{Kind, Layer, Position, Potential};
use hexgrid::{Cell, CellSet, Symmetry};
use rules::{Game, Player};

use super::full::captured_by;
use super::lines::{PATTERNS, each_pattern};
use super::potentials::coverable_in_matrx;
use super::pushes::Pushes;
use super::supply::pushes_left;
use crate::net::Features;

/// The features of the games on one board: who owns what along every line; where GIPF pieces and
/// potentials stand; what is in reserve and on the board; and what the next push could capture. On the
/// board of MATRX also whose GIPF pieces are in play and could be captured, and what potentials could cover.
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
/// GIPF pieces in play in MATRX, none among them, and what a player could cover there, to 3.
const IN_PLAY: usize = 4;
const COVERS: usize = 4;
/// The kinds that cover pieces.
const COVERING: [Potential; 2] = [Potential::Dvonn, Potential::Punct];

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
    /// In MATRX alone.
    in_play: usize,
    at_risk: usize,
    covers: usize,
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
    let in_matrx = |size: usize| if board == Board::Matrx { size } else { 0 };
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
        in_play: group(in_matrx(IN_PLAY * IN_PLAY)),
        at_risk: group(in_matrx(2 * IN_PLAY * IN_PLAY)),
        covers: group(in_matrx(2 * COVERING.len() * COVERS)),
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
    if let Some(threats) = within(layout.threats..layout.in_play) {
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
        let in_play = players.map(|player| gipf_in_play(position, player).min(IN_PLAY - 1));
        for (side, player) in players.into_iter().enumerate() {
            let reserve = position.reserve(player);
            let counts = [
                (layout.singles, SINGLES, (owned[side] - gipf).len() as usize),
                (layout.gipf, GIPF, (owned[side] & gipf).len() as usize),
                (
                    layout.reserve + position.kind() as usize * 2 * RESERVE,
                    RESERVE,
                    usize::try_from(pushes_left(position, player)).unwrap_or(0),
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
            let threat = Threat::of(position, player, owned[side], &pushes);
            threats = threats * THREATS + threat.number();
            if self.0 == Board::Matrx {
                let group = layout.at_risk + (side * IN_PLAY + in_play[1 - side]) * IN_PLAY;
                see(group + threat.gipf.min(IN_PLAY - 1));
                for (number, kind) in COVERING.into_iter().enumerate() {
                    let group = layout.covers + (side * COVERING.len() + number) * COVERS;
                    see(group
                        + (coverable_in_matrx(position, player, kind) as usize).min(COVERS - 1));
                }
            }
        }
        see(layout.threats + threats);
        if self.0 == Board::Matrx {
            see(layout.in_play + in_play[0] * IN_PLAY + in_play[1]);
        }
    }

    fn parts(&self) -> usize {
        self.layout().parts
    }

    fn parts_of(&self, feature: usize) -> &[u16] {
        &self.layout().parts_of[feature]
    }
}

/// What a player's next push could capture.
#[derive(Default)]
struct Threat {
    /// How many ways there are to complete a row.
    ways: usize,
    /// What the best of them captures, in basic pieces.
    most: usize,
    /// The most GIPF pieces that one of them captures, counted in MATRX alone.
    gipf: usize,
}

impl Threat {
    fn of(position: &Position, player: Player, owned: CellSet, pushes: &Pushes) -> Self {
        let mut threat = Self::default();
        if pushes_left(position, player) == 0 {
            return threat;
        }
        for way in pushes.completing_rows(owned) {
            let captured = captured_by(position, player, way);
            threat.ways += 1;
            threat.most = threat.most.max(captured.basics as usize);
            threat.gipf = threat.gipf.max(captured.gipf as usize);
        }
        threat
    }

    /// Its place among [`THREATS`].
    fn number(&self) -> usize {
        self.ways.min(WAYS - 1) * CAPTURES + self.most.min(CAPTURES - 1)
    }
}

/// The GIPF pieces a player has in play: on top of a spot, in MATRX in the reserve too.
fn gipf_in_play(position: &Position, player: Player) -> usize {
    let board = (position.owned(player) & position.gipf_pieces()).len() as usize;
    board + usize::from(position.reserve(player).gipf)
}

use std::fmt;
use std::time::Duration;

use protocol::LevelInfo;

use crate::Limits;

/// One of the engine's eight levels, 1 for a true beginner to 8 for full strength.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Level(u8);

/// What makes a level weak or strong.
pub(crate) struct Strength {
    /// How many positions it looks at; what makes a level equally strong on every machine.
    nodes: Option<u64>,
    /// The longest it thinks about one action, for slow machines.
    millis: u64,
    /// By how much it may misjudge a position either way, in hundredths of a basic piece.
    pub(crate) misjudges: u32,
    /// How many actions in a thousand it does not notice one action ahead of the board; twice as
    /// many two actions ahead, and so on.
    pub(crate) misses: u32,
}

/// What makes the levels of a game, weakest first.
pub(crate) type Strengths = [Strength; Level::ALL.len()];

const fn strength(nodes: u64, misjudges: u32, misses: u32, millis: u64) -> Strength {
    Strength { nodes: Some(nodes), millis, misjudges, misses }
}

/// Full strength: as long as the time lasts, without errors of its own making.
const FULL: Strength = Strength { nodes: None, millis: 2000, misjudges: 0, misses: 0 };

/// Set so that each is about 200 Elo above the one before, by games of neighbours in pairs of openings:
/// docs/strength.md tells what was measured. What a weak level does not see lies in what the others
/// answer, and in how a position is judged, as with people; it always sees what its own action does at
/// once. A level that misjudges nothing judges by the network, and needs fewer positions for as much.
const STANDARD_GIPF: Strengths = [
    strength(1_100, 77, 250, 200),
    strength(1_800, 54, 175, 200),
    strength(3_300, 37, 112, 300),
    strength(7_200, 22, 65, 500),
    strength(300, 0, 0, 700),
    strength(560, 0, 0, 1000),
    strength(1_080, 0, 0, 1500),
    FULL,
];

/// The same for MATRX GIPF, by its network from the sixth level on.
const MATRX: Strengths = [
    strength(640, 124, 414, 200),
    strength(1_020, 79, 257, 200),
    strength(1_725, 59, 185, 300),
    strength(2_815, 42, 130, 500),
    strength(4_100, 32, 98, 700),
    strength(850, 0, 0, 1000),
    strength(1_800, 0, 0, 1500),
    FULL,
];

/// The same for the variants that are judged by hand, the first five as in MATRX GIPF.
const GIPF_BY_HAND: Strengths = [
    strength(640, 124, 414, 200),
    strength(1_020, 79, 257, 200),
    strength(1_725, 59, 185, 300),
    strength(2_815, 42, 130, 500),
    strength(4_100, 32, 98, 700),
    strength(6_500, 23, 69, 1000),
    strength(11_000, 13, 39, 1500),
    FULL,
];

/// What makes the levels of a variant of GIPF.
pub(crate) fn gipf(variant: &gipf::Variant) -> &'static Strengths {
    match (variant.kind(), variant.board()) {
        (gipf::Kind::Standard, _) if !variant.has_potentials() => &STANDARD_GIPF,
        (gipf::Kind::Matrx, gipf::board::Board::Matrx) => &MATRX,
        _ => &GIPF_BY_HAND,
    }
}

/// The same for ZÈRTZ, where few actions have an answer and an oversight costs less.
pub(crate) const ZERTZ: Strengths = [
    strength(40, 2000, 750, 200),
    strength(225, 434, 382, 200),
    strength(650, 220, 246, 300),
    strength(2_050, 95, 141, 500),
    strength(5_500, 34, 65, 700),
    strength(12_300, 12, 26, 1000),
    strength(22_000, 5, 8, 1500),
    FULL,
];

/// The same for DVONN.
pub(crate) const DVONN: Strengths = [
    strength(90, 500, 500, 200),
    strength(240, 340, 390, 200),
    strength(510, 245, 305, 300),
    strength(1_080, 180, 232, 500),
    strength(2_300, 120, 160, 700),
    strength(5_000, 65, 95, 1000),
    strength(13_000, 24, 36, 1500),
    FULL,
];

/// The same for TAMSK.
pub(crate) const TAMSK: Strengths = [
    strength(60, 650, 620, 200),
    strength(240, 385, 414, 200),
    strength(600, 240, 290, 300),
    strength(1_700, 135, 180, 500),
    strength(3_600, 85, 120, 700),
    strength(9_000, 36, 50, 1000),
    strength(25_000, 8, 10, 1500),
    FULL,
];

/// The same for YINSH.
pub(crate) const YINSH: Strengths = [
    strength(100, 400, 500, 200),
    strength(290, 264, 384, 200),
    strength(800, 173, 269, 300),
    strength(2_600, 93, 149, 500),
    strength(5_700, 54, 82, 700),
    strength(12_000, 27, 41, 1000),
    strength(25_000, 10, 14, 1500),
    FULL,
];

/// The same for PÜNCT, where a search looks at the forty most promising actions alone: who looks at hardly more and
/// misjudges them all plays any of these.
pub(crate) const PUNCT: Strengths = [
    strength(45, 700, 600, 200),
    strength(120, 165, 310, 200),
    strength(330, 105, 225, 300),
    strength(1_000, 60, 120, 500),
    strength(2_400, 36, 68, 700),
    strength(8_000, 14, 24, 1000),
    strength(20_000, 6, 8, 1500),
    FULL,
];

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 8] =
        [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7), Self(8)];

    /// 1 to 8.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What clients are told about it.
    pub(crate) const fn info(self, strengths: &Strengths) -> LevelInfo {
        LevelInfo { number: self.0, millis: self.strength(strengths).millis }
    }

    pub(crate) const fn strength(self, strengths: &Strengths) -> &Strength {
        &strengths[self.0 as usize - 1]
    }
}

impl Strength {
    /// Whether it makes errors of its own making.
    pub(crate) const fn errs(&self) -> bool {
        self.misjudges > 0 || self.misses > 0
    }

    /// When it stops. With limits from outside its own time counts no more, so that limits in
    /// positions or depth alone give the same action on every machine; its positions still do, so that it
    /// stays the level it is.
    pub(crate) fn limits(&self, asked: Limits) -> search::Limits {
        let own_time = (asked == Limits::default()).then_some(self.millis);
        search::Limits {
            depth: asked.depth,
            nodes: [self.nodes, asked.nodes].into_iter().flatten().min(),
            time: asked.millis.or(own_time).map(Duration::from_millis),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

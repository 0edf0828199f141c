use std::fmt;
use std::time::Duration;

use protocol::LevelInfo;

use crate::Limits;

/// One of the engine's eight levels, 1 for a true beginner to 8 for full strength.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Level(u8);

/// What makes a level weak or strong.
pub(crate) struct Strength {
    /// How many actions it looks ahead at most; forced removals come on top.
    depth: Option<u32>,
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

/// One row a level, weakest first.
///
/// Found by duels of neighbours in standard GIPF when they judged by material and centre, so that each wins between 80 and 95 of 100 games
/// against the one before it (`gipf duel level:2 level:1 gipf --games 60`), and the first about 75
/// against random play.
const STRENGTHS: [Strength; 8] = [
    // Sees what its own push does to the board, dimly.
    Strength { depth: Some(1), nodes: None, millis: 200, misjudges: 500, misses: 0 },
    Strength { depth: Some(1), nodes: None, millis: 200, misjudges: 60, misses: 0 },
    // Looks at the answer, and does not notice every eighth.
    Strength { depth: Some(2), nodes: None, millis: 300, misjudges: 50, misses: 120 },
    // Has a plan: its push, the answer, its next one.
    Strength { depth: Some(3), nodes: None, millis: 500, misjudges: 50, misses: 120 },
    Strength { depth: Some(3), nodes: None, millis: 700, misjudges: 10, misses: 20 },
    Strength { depth: Some(4), nodes: Some(8_000), millis: 1000, misjudges: 5, misses: 8 },
    // Makes no errors of its own making from here on.
    Strength { depth: None, nodes: Some(10_000), millis: 1500, misjudges: 0, misses: 0 },
    Strength { depth: None, nodes: None, millis: 2000, misjudges: 0, misses: 0 },
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
    pub fn info(self) -> LevelInfo {
        LevelInfo { number: self.0, millis: self.strength().millis }
    }

    pub(crate) const fn strength(self) -> &'static Strength {
        &STRENGTHS[self.0 as usize - 1]
    }
}

impl Strength {
    /// When it stops. With limits from outside its own time counts no more, so that limits in
    /// positions or depth alone give the same action on every machine; its depth and positions still do, so
    /// that it stays the level it is.
    pub(crate) fn limits(&self, asked: Limits) -> search::Limits {
        let own_time = (asked == Limits::default()).then_some(self.millis);
        search::Limits {
            depth: [self.depth, asked.depth].into_iter().flatten().min(),
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

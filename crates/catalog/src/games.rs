use protocol::{Board, GameInfo, OptionKind, Problem, VariantInfo, VariantOption};
use record::Record;
use record::sgf::Tree;
use rules::{Game, Rulebook, Show, Stakes};
use search::Evaluate;

use crate::import::{Flaw, Import, Unwritable};
use crate::levels::{self, Strengths};
use crate::problem::problem;
use crate::table::Table;
use crate::{Error, ErrorKind, Level, Session};

/// The games, in the order in which they are shown: one row each.
pub(crate) static GAMES: &[&dyn Row] = &[
    &Listing::<gipf::Position, _, _> {
        variants: &[
            ("standard", &[POTENTIALS, ORDER]),
            ("basic", &[RESERVE]),
            ("tournament", &[POTENTIALS, ORDER]),
            ("ultimate", &[POTENTIALS, ORDER]),
            ("matrx", &[BOARD]),
        ],
        board: render::gipf::board,
        plain: eval::gipf::Material,
        full: eval::gipf::Best::LEARNED,
        hand: eval::gipf::Best::BY_HAND,
        strengths: levels::gipf,
        sgf: None,
    },
    &Listing::<zertz::Position, _, _> {
        variants: &[("tournament", &[RINGS, CLAIM]), ("basic", &[RINGS, CLAIM])],
        board: render::zertz::board,
        plain: eval::zertz::Material,
        full: eval::zertz::Full,
        hand: eval::zertz::Full,
        strengths: |_| &levels::ZERTZ,
        sgf: Some(Sgf {
            read: |tree| match zertz::sgf::replay(tree) {
                Ok(replay) => {
                    let flaw = replay.fault.map(|fault| Flaw::new(fault.line, &fault, &fault.kind));
                    Some(Ok(Import { record: replay.record, flaw }))
                }
                Err(fault) if fault.is_other_game() => None,
                Err(fault) => Some(Err(Flaw::new(fault.line, &fault, &fault.kind))),
            },
            write: |record| Ok(zertz::sgf::write(record)?),
        }),
    },
    &Listing::<dvonn::Position, _, _> {
        variants: &[("standard", &[PLACED]), ("random", &[SEED]), ("symmetric", &[SEED])],
        board: render::dvonn::board,
        plain: eval::dvonn::Material,
        full: eval::dvonn::Full,
        hand: eval::dvonn::Full,
        strengths: |_| &levels::DVONN,
        sgf: None,
    },
    &Listing::<yinsh::Position, _, _> {
        variants: &[("standard", &[]), ("blitz", &[])],
        board: render::yinsh::board,
        plain: eval::yinsh::Material,
        full: eval::yinsh::Full,
        hand: eval::yinsh::Full,
        strengths: |_| &levels::YINSH,
        sgf: None,
    },
    &Listing::<tamsk::Position, _, _> {
        variants: &[("level1", &[RING]), ("level2", &[RING, TIE]), ("level3", &[RING, TIE])],
        board: render::tamsk::board,
        plain: eval::tamsk::Material,
        full: eval::tamsk::Best::LEARNED,
        hand: eval::tamsk::Best::BY_HAND,
        strengths: |_| &levels::TAMSK,
        sgf: None,
    },
    &Listing::<punct::Position, _, _> {
        variants: &[("standard", &[]), ("basic", &[])],
        board: render::punct::board,
        plain: eval::punct::Material,
        full: eval::punct::Full,
        hand: eval::punct::Full,
        strengths: |_| &levels::PUNCT,
        sgf: None,
    },
];

/// The reserve at the start of basic GIPF.
const RESERVE: VariantOption = VariantOption {
    key: "reserve",
    kind: OptionKind::NumberEach {
        least: gipf::Variant::LEAST_RESERVE,
        most: gipf::Variant::MOST_RESERVE,
        default: gipf::Variant::LEAST_RESERVE,
    },
};

/// The potentials that the players bring.
const POTENTIALS: VariantOption = VariantOption {
    key: "potentials",
    kind: OptionKind::CountsEach {
        letters: "TZDYP",
        most: gipf::Variant::MOST_OF_A_KIND,
        total: gipf::Variant::MOST_POTENTIALS,
    },
};

/// The order in which they come into play.
const ORDER: VariantOption =
    VariantOption { key: "order", kind: OptionKind::Choice { values: &["any", "fixed"] } };

/// The board of MATRX.
const BOARD: VariantOption =
    VariantOption { key: "board", kind: OptionKind::Choice { values: &["matrx", "gipf"] } };

/// The board of ZÈRTZ, by its rings.
const RINGS: VariantOption = VariantOption {
    key: "rings",
    kind: OptionKind::Choice { values: &["37", "40", "43", "44", "48", "61"] },
};

/// How isolated groups are taken in ZÈRTZ.
const CLAIM: VariantOption =
    VariantOption { key: "claim", kind: OptionKind::Choice { values: &["auto", "choice"] } };

/// How all pieces of DVONN lie when the game begins.
const PLACED: VariantOption = VariantOption {
    key: "board",
    kind: OptionKind::Text { like: "RBB/RWWW/RBBBW/BWWWB/WBBBW/BWWWB/WBBBW/BWWWB/WBBBW/WWWB/BBW" },
};

/// Which chance lays the pieces of DVONN.
const SEED: VariantOption =
    VariantOption { key: "seed", kind: OptionKind::Seed { most: u32::MAX } };

/// Whether the ring may be left out in TAMSK.
const RING: VariantOption =
    VariantOption { key: "ring", kind: OptionKind::Choice { values: &["always", "optional"] } };

/// What decides between equals in TAMSK.
const TIE: VariantOption =
    VariantOption { key: "tie", kind: OptionKind::Choice { values: &["glass", "draw"] } };

/// What the catalog says about a game, and everything it needs to open it.
pub(crate) struct Listing<G: Game, P, F> {
    /// The key of each variant and the options it takes, the default variant first.
    pub(crate) variants: &'static [(&'static str, &'static [VariantOption])],
    /// The geometry of the board and the drawings of the pieces.
    pub(crate) board: fn(&G::Variant) -> Board,
    /// What the plain players know about the game: greedy, uct and alphabeta.
    pub(crate) plain: P,
    /// What the levels know about the game.
    pub(crate) full: F,
    /// The same by hand alone.
    pub(crate) hand: F,
    /// What makes the levels of a variant.
    pub(crate) strengths: fn(&G::Variant) -> &'static Strengths,
    /// The dialect of SGF that servers keep it in, if there is one.
    pub(crate) sgf: Option<Sgf>,
}

/// A dialect of SGF.
pub(crate) struct Sgf {
    /// Replays a game; `None` for another game.
    pub(crate) read: fn(&Tree) -> Option<Result<Import, Flaw>>,
    /// Writes a game so that it can be read back.
    pub(crate) write: fn(&Record) -> Result<String, Unwritable>,
}

/// A listing of whatever game.
pub(crate) trait Row: Sync {
    fn key(&self) -> &'static str;
    fn info(&self) -> GameInfo;
    fn rulebook(&self, language: &str) -> Rulebook;
    /// The variant of that text (the default one if there is none) as the game writes it.
    fn variant(&self, text: Option<&str>) -> Result<String, Error>;
    /// What is advised against in a variant that [`variant`](Row::variant) has written.
    fn warnings(&self, variant: &str) -> Vec<Problem>;
    /// The beginning of a variant that [`variant`](Row::variant) has written.
    fn start(&'static self, variant: &str) -> Box<dyn Session>;
    fn read(&'static self, variant: &str, position: &str) -> Result<Box<dyn Session>, Error>;
    fn stakes(&self, variant: &str) -> Stakes;
    fn board(&self, variant: &str) -> Board;
    /// The game that is told in SGF; `None` if it is another one.
    fn read_sgf(&self, tree: &Tree) -> Option<Result<Import, Flaw>>;
    /// The game in SGF; `None` if it is never kept so.
    fn write_sgf(&self, record: &Record) -> Option<Result<String, Unwritable>>;
}

impl<G, P, F> Row for Listing<G, P, F>
where
    G: Show,
    P: Evaluate<G> + Send + Sync + 'static,
    F: Evaluate<G> + Send + Sync + 'static,
{
    fn key(&self) -> &'static str {
        G::KEY
    }

    fn info(&self) -> GameInfo {
        let variants = self.variants.iter().map(|&(key, options)| VariantInfo {
            key,
            spec: format!("{}:{key}", G::KEY),
            options: options.to_vec(),
        });
        let strengths = (self.strengths)(&G::Variant::default());
        GameInfo {
            key: G::KEY,
            variants: variants.collect(),
            levels: Level::ALL.map(|level| level.info(strengths)).to_vec(),
        }
    }

    fn rulebook(&self, language: &str) -> Rulebook {
        Rulebook::of::<G>(language)
    }

    fn variant(&self, text: Option<&str>) -> Result<String, Error> {
        let variant = match text {
            None => G::Variant::default(),
            Some(text) => text.parse().map_err(|faults| Error::all(ErrorKind::Variant, &faults))?,
        };
        Ok(variant.to_string())
    }

    fn warnings(&self, variant: &str) -> Vec<Problem> {
        G::warnings(&reread::<G>(variant)).iter().map(problem).collect()
    }

    fn start(&'static self, variant: &str) -> Box<dyn Session> {
        let variant = reread::<G>(variant);
        let position = G::start(&variant);
        Box::new(Table { listing: self, variant, position })
    }

    fn read(&'static self, variant: &str, position: &str) -> Result<Box<dyn Session>, Error> {
        let variant = reread::<G>(variant);
        let position = G::read(&variant, position)
            .map_err(|faults| Error::all(ErrorKind::Position, &faults))?;
        Ok(Box::new(Table { listing: self, variant, position }))
    }

    fn stakes(&self, variant: &str) -> Stakes {
        G::stakes(&reread::<G>(variant))
    }

    fn board(&self, variant: &str) -> Board {
        (self.board)(&reread::<G>(variant))
    }

    fn read_sgf(&self, tree: &Tree) -> Option<Result<Import, Flaw>> {
        (self.sgf.as_ref()?.read)(tree)
    }

    fn write_sgf(&self, record: &Record) -> Option<Result<String, Unwritable>> {
        Some((self.sgf.as_ref()?.write)(record))
    }
}

fn reread<G: Game>(variant: &str) -> G::Variant {
    variant.parse().expect("the game has written this text itself")
}

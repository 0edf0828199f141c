//! The agreement before a combined game (C1, C8, C9), and its text.

use std::fmt;

use catalog::{PlayerSpec, Spec};
use rules::{Explain, Player, StakeKind};

use crate::clock::{self, Clock, ClockFault, Clocks};

/// What is played for the right to use a potential.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SideGame {
    /// Rock-paper-scissors.
    Hands,
    /// A game elsewhere, whose result both players tell.
    Elsewhere,
    /// What the challenger names and the challenged player accepts; else rock-paper-scissors.
    Free,
    /// A game of the catalog, from its official start.
    Catalog(Spec),
}

impl SideGame {
    /// The side game of that text.
    pub(crate) fn read(text: &str) -> Result<Self, catalog::Error> {
        Ok(match text {
            "hands" => Self::Hands,
            "elsewhere" => Self::Elsewhere,
            "free" => Self::Free,
            _ => Self::Catalog(text.parse()?),
        })
    }
}

/// The same rule for every kind.
#[derive(Clone, Copy)]
enum Preset {
    Hands,
    Elsewhere,
    Free,
    /// The game that the kind is named after, if the catalog has it, else rock-paper-scissors.
    Namesakes,
}

impl Preset {
    fn read(word: &str) -> Option<Self> {
        match word {
            "hands" => Some(Self::Hands),
            "elsewhere" => Some(Self::Elsewhere),
            "free" => Some(Self::Free),
            "namesakes" => Some(Self::Namesakes),
            _ => None,
        }
    }

    fn game(self, kind: StakeKind) -> SideGame {
        match self {
            Self::Hands => SideGame::Hands,
            Self::Elsewhere => SideGame::Elsewhere,
            Self::Free => SideGame::Free,
            Self::Namesakes => kind.namesake.parse().map_or(SideGame::Hands, SideGame::Catalog),
        }
    }
}

impl fmt::Display for SideGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hands => f.write_str("hands"),
            Self::Elsewhere => f.write_str("elsewhere"),
            Self::Free => f.write_str("free"),
            Self::Catalog(spec) => spec.fmt(f),
        }
    }
}

/// The game that is combined, and who plays it.
pub(crate) struct Seating<'a> {
    pub(crate) spec: &'a Spec,
    pub(crate) players: &'a [PlayerSpec; 2],
}

impl Seating<'_> {
    /// Whether both players are people, who alone can play elsewhere.
    pub(crate) fn is_of_people(&self) -> bool {
        self.players.iter().all(|player| *player == PlayerSpec::Human)
    }
}

/// The agreement of a combined game.
#[allow(clippy::struct_excessive_bools, reason = "each is an option of its own")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Combine {
    /// The side game for each kind that is linked to one, in the order of the letters.
    links: Vec<(&'static str, SideGame)>,
    /// How many challenges each player has; none for as many as there are uses.
    pub(crate) challenges: [Option<u32>; 2],
    /// Whether every use is fought for, without being challenged.
    pub(crate) always: bool,
    /// Whether a tie lets the announced action happen.
    pub(crate) tie_allows: bool,
    /// The clocks of side games.
    pub(crate) clock: Option<[Clock; 2]>,
    /// Whether ties in rock-paper-scissors are repeated, or count.
    pub(crate) hands_repeat: bool,
    /// Whether a lot decides when the players disagree twice about a game elsewhere.
    pub(crate) lots: bool,
    /// Whether a game is combined that the rulebooks do not combine.
    anyway: bool,
}

impl Combine {
    /// Reads an agreement: words in any order, of which one may be `hands`, `namesakes`, `elsewhere` or
    /// `free` for all kinds, and each of the others is an option `key=value`, the key of a single kind
    /// being its letter.
    pub(crate) fn read(text: &str, seating: &Seating<'_>) -> Result<Self, CombineFault> {
        let stakes = seating.spec.stakes();
        if stakes.kinds.is_empty() {
            return Err(CombineFault::NothingAtStake { game: seating.spec.to_string() });
        }
        let mut preset = None;
        let mut agreed = Self {
            links: Vec::new(),
            challenges: [None; 2],
            always: false,
            tie_allows: true,
            clock: None,
            hands_repeat: true,
            lots: true,
            anyway: false,
        };
        let mut single: Vec<(&str, Option<SideGame>)> = Vec::new();
        for word in text.split_whitespace() {
            match word.split_once('=') {
                None => {
                    preset = Some(
                        Preset::read(word)
                            .ok_or_else(|| CombineFault::Word { word: word.to_owned() })?,
                    );
                }
                Some((kind, game)) if stakes.kinds.iter().any(|it| it.letter == kind) => {
                    single.push((kind, read_link(game)?));
                }
                Some((key, value)) => agreed.set(key, value)?,
            }
        }
        for kind in &stakes.kinds {
            let own = single.iter().rev().find(|(letter, _)| *letter == kind.letter);
            let game = match own {
                Some((_, game)) => game.clone(),
                None => preset.map(|preset| preset.game(*kind)),
            };
            agreed.links.extend(game.map(|game| (kind.letter, game)));
        }
        if agreed.links.is_empty() {
            return Err(CombineFault::NoLink);
        }
        if !stakes.is_usual && !agreed.anyway {
            return Err(CombineFault::Unusual { game: seating.spec.to_string() });
        }
        let elsewhere = agreed.links.iter().any(|(_, game)| *game == SideGame::Elsewhere);
        if elsewhere && !seating.is_of_people() {
            return Err(CombineFault::ElsewhereAlone);
        }
        Ok(agreed)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), CombineFault> {
        let fault =
            |wanted| CombineFault::Value { key: key.to_owned(), value: value.to_owned(), wanted };
        let choice = |yes: &str, no: &str, wanted| match value {
            _ if value == yes => Ok(true),
            _ if value == no => Ok(false),
            _ => Err(fault(wanted)),
        };
        match key {
            "challenges" => {
                let one = |text: &str| match text {
                    "all" => Ok(None),
                    _ => text
                        .parse()
                        .map(Some)
                        .map_err(|_| fault("a number, `all`, or two apart by /")),
                };
                self.challenges = match value.split_once('/') {
                    None => [one(value)?; 2],
                    Some((first, second)) => [one(first)?, one(second)?],
                };
            }
            "challenge" => self.always = choice("always", "optional", "`optional` or `always`")?,
            "tie" => self.tie_allows = choice("allows", "denies", "`allows` or `denies`")?,
            "hands" => self.hands_repeat = choice("repeat", "tie", "`repeat` or `tie`")?,
            "lots" => self.lots = choice("yes", "no", "`yes` or `no`")?,
            "anyway" => self.anyway = choice("yes", "no", "`yes` or `no`")?,
            "clock" => self.clock = Some(clock::read_pair(value)?),
            _ => return Err(CombineFault::Word { word: format!("{key}={value}") }),
        }
        Ok(())
    }

    /// The side game that a kind is linked to.
    pub(crate) fn link(&self, kind: &str) -> Option<&SideGame> {
        self.links.iter().find(|(letter, _)| *letter == kind).map(|(_, game)| game)
    }

    pub(crate) fn links(&self) -> &[(&'static str, SideGame)] {
        &self.links
    }

    /// Until when a player must answer who has owed it since then: a moment, if there is a limit.
    pub(crate) fn answer_by(&self, since: Option<u64>, player: Player) -> Option<u64> {
        let limit = Clocks::new(self.clock?).left(player);
        Some(since?.saturating_add(limit))
    }

    /// The clock text of a side game in which that player of the match begins.
    pub(crate) fn side_clock(&self, begins: Player) -> Option<String> {
        let [first, second] = self.clock?;
        let pair = if begins == Player::First { [first, second] } else { [second, first] };
        Some(clock::write_pair(&pair))
    }
}

fn read_link(text: &str) -> Result<Option<SideGame>, CombineFault> {
    if text == "-" { Ok(None) } else { Ok(Some(SideGame::read(text)?)) }
}

impl fmt::Display for Combine {
    /// The agreement with every kind by itself, so that it means the same when the catalog has more
    /// games.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (letter, game)) in self.links.iter().enumerate() {
            let space = if index == 0 { "" } else { " " };
            write!(f, "{space}{letter}={game}")?;
        }
        let count = |count: Option<u32>| count.map_or("all".to_owned(), |count| count.to_string());
        match self.challenges {
            [None, None] => {}
            [first, second] if first == second => write!(f, " challenges={}", count(first))?,
            [first, second] => write!(f, " challenges={}/{}", count(first), count(second))?,
        }
        if let Some(clock) = &self.clock {
            write!(f, " clock={}", clock::write_pair(clock))?;
        }
        for (is_said, word) in [
            (self.always, "challenge=always"),
            (!self.tie_allows, "tie=denies"),
            (!self.hands_repeat, "hands=tie"),
            (!self.lots, "lots=no"),
            (self.anyway, "anyway=yes"),
        ] {
            if is_said {
                write!(f, " {word}")?;
            }
        }
        Ok(())
    }
}

/// Why a game cannot be combined so.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CombineFault {
    /// The game has no potentials, or nothing like them.
    #[error("{game} has nothing to fight for; a combined game needs potentials")]
    NothingAtStake {
        /// The game with its options.
        game: String,
    },
    /// The rulebooks do not combine the game.
    #[error("{game} is not usually combined; say `anyway=yes` if you want to")]
    Unusual {
        /// The game with its options.
        game: String,
    },
    /// No kind is linked to a side game.
    #[error(
        "say what is played: `hands`, `namesakes`, `elsewhere`, `free`, or a game for each kind as Z=zertz"
    )]
    NoLink,
    /// A word means nothing here.
    #[error(
        "`{word}` is no part of the agreement of a combined game; there are `hands`, `namesakes`, \
         `elsewhere`, `free`, a kind of potential as Z=zertz, challenges=, challenge=, tie=, clock=, \
         hands=, lots= and anyway="
    )]
    Word {
        /// The word.
        word: String,
    },
    /// An option has a value that it does not take.
    #[error("{key}= takes {wanted}, not `{value}`")]
    Value {
        /// The option.
        key: String,
        /// The value.
        value: String,
        /// What it takes.
        wanted: &'static str,
    },
    /// A side game is no game of the catalog.
    #[error("{0}; a side game is `hands`, `elsewhere`, `free` or one of those")]
    Game(#[from] catalog::Error),
    /// The clock of the side games.
    #[error(transparent)]
    Clock(#[from] ClockFault),
    /// A program cannot play elsewhere.
    #[error("only two people can play a side game elsewhere")]
    ElsewhereAlone,
}

impl Explain for CombineFault {
    fn code(&self) -> &'static str {
        match self {
            Self::NothingAtStake { .. } => "nothing-at-stake",
            Self::Unusual { .. } => "combine-unusual",
            Self::NoLink => "combine-no-link",
            Self::Word { .. } => "combine-word",
            Self::Value { .. } => "combine-value",
            Self::Game(_) => "combine-game",
            Self::Clock(fault) => fault.code(),
            Self::ElsewhereAlone => "elsewhere-alone",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Self::NothingAtStake { .. } | Self::Unusual { .. } | Self::ElsewhereAlone => "C10",
            _ => "C1",
        })
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::NothingAtStake { game } | Self::Unusual { game } => vec![("game", game.clone())],
            Self::NoLink | Self::ElsewhereAlone => Vec::new(),
            Self::Word { word } => vec![("word", word.clone())],
            Self::Value { key, value, .. } => {
                vec![("key", key.clone()), ("value", value.clone())]
            }
            Self::Game(error) => vec![("why", error.to_string())],
            Self::Clock(fault) => fault.args(),
        }
    }
}

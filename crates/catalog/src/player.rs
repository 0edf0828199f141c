use std::fmt;
use std::str::FromStr;

use rules::Explain;

use crate::Level;

/// Who plays: `human`, `level:N`, `level:N,eval=hand`, `random`, `greedy`, `uct:N`, `alphabeta:N` or
/// `engine:CMD`; the same everywhere.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum PlayerSpec {
    /// A person.
    Human,
    /// A player of this program, thinking where it is asked.
    Own(Thinker),
    /// Another program, started by this command, speaking the engine protocol.
    Engine(String),
}

/// A player of this program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Thinker {
    /// One of the eight levels.
    Level(Level),
    /// The same by the hand-written evaluation where it would have a learned one.
    LevelByHand(Level),
    /// Any legal action, each as likely as the others.
    Random,
    /// The action after which the evaluation is best, looking no further.
    Greedy,
    /// Monte-Carlo tree search with that many random games for each action.
    Uct(u32),
    /// Alpha-beta search of that many actions in depth.
    AlphaBeta(u32),
}

impl Thinker {
    /// The level it plays at, by whatever evaluation; `None` for those that are no level.
    pub const fn level(self) -> Option<Level> {
        match self {
            Self::Level(level) | Self::LevelByHand(level) => Some(level),
            Self::Random | Self::Greedy | Self::Uct(_) | Self::AlphaBeta(_) => None,
        }
    }
}

/// What stands behind a level that judges by the hand-written evaluation.
const BY_HAND: &str = ",eval=hand";
/// The highest level.
#[allow(clippy::cast_possible_truncation, reason = "there are eight")]
const MOST_LEVEL: u32 = Level::ALL.len() as u32;
/// The most random games of `uct:N`.
const MOST_GAMES: u32 = 100_000_000;
/// The greatest depth of `alphabeta:N`.
const MOST_DEPTH: u32 = 100;

impl FromStr for PlayerSpec {
    type Err = PlayerFault;

    fn from_str(text: &str) -> Result<Self, PlayerFault> {
        let (kind, value) = match text.split_once(':') {
            None => (text, None),
            Some((kind, value)) => (kind, Some(value)),
        };
        let number = |kind: &'static str, value: Option<&str>, most: u32| {
            value
                .and_then(|digits| digits.parse().ok())
                .filter(|number| (1..=most).contains(number))
                .ok_or_else(|| PlayerFault::Number {
                    kind,
                    most,
                    text: value.unwrap_or_default().to_owned(),
                })
        };
        match (kind, value) {
            ("human", None) => Ok(Self::Human),
            ("random", None) => Ok(Self::Own(Thinker::Random)),
            ("greedy", None) => Ok(Self::Own(Thinker::Greedy)),
            ("level", _) => {
                let by_hand = value.and_then(|value| value.strip_suffix(BY_HAND));
                let number = number("level", by_hand.or(value), MOST_LEVEL)?;
                let level = Level::ALL[number as usize - 1];
                let thinker = if by_hand.is_some() { Thinker::LevelByHand } else { Thinker::Level };
                Ok(Self::Own(thinker(level)))
            }
            ("uct", _) => Ok(Self::Own(Thinker::Uct(number("uct", value, MOST_GAMES)?))),
            ("alphabeta", _) => {
                Ok(Self::Own(Thinker::AlphaBeta(number("alphabeta", value, MOST_DEPTH)?)))
            }
            ("engine", Some(command)) if !command.trim().is_empty() => {
                Ok(Self::Engine(command.trim().to_owned()))
            }
            ("engine", _) => Err(PlayerFault::NoCommand),
            _ => Err(PlayerFault::Unknown(text.to_owned())),
        }
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.pad("human"),
            Self::Own(thinker) => thinker.fmt(f),
            Self::Engine(command) => f.pad(&format!("engine:{command}")),
        }
    }
}

impl fmt::Display for Thinker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => f.pad(&format!("level:{level}")),
            Self::LevelByHand(level) => f.pad(&format!("level:{level}{BY_HAND}")),
            Self::Random => f.pad("random"),
            Self::Greedy => f.pad("greedy"),
            Self::Uct(games) => f.pad(&format!("uct:{games}")),
            Self::AlphaBeta(depth) => f.pad(&format!("alphabeta:{depth}")),
        }
    }
}

/// Why a text names no player.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayerFault {
    /// No player is written like that.
    #[error(
        "`{0}` is no player; a player is `human`, `level:N`, `level:N,eval=hand`, `random`, `greedy`, \
         `uct:N`, `alphabeta:N` or `engine:CMD`"
    )]
    Unknown(String),
    /// The number is missing or out of range.
    #[error("`{kind}:N` takes a number from 1 to {most}, not `{text}`")]
    Number {
        /// What stands before the colon.
        kind: &'static str,
        /// The greatest number it takes.
        most: u32,
        /// What stands behind the colon.
        text: String,
    },
    /// `engine:` names no command.
    #[error("`engine:CMD` takes a command")]
    NoCommand,
}

impl Explain for PlayerFault {
    fn code(&self) -> &'static str {
        match self {
            Self::Unknown(_) => "unknown-player",
            Self::Number { .. } => "player-number",
            Self::NoCommand => "player-command",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        None
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::Unknown(text) => vec![("player", text.clone())],
            Self::Number { kind, most, text } => vec![
                ("kind", (*kind).to_owned()),
                ("most", most.to_string()),
                ("text", text.clone()),
            ],
            Self::NoCommand => Vec::new(),
        }
    }
}

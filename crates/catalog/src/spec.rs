use std::fmt;
use std::str::FromStr;

use protocol::{Board, GameInfo, Problem, StakeInfo, StakesInfo};
use rules::{Explain, Game, Rulebook, Stakes};

use crate::games::GAMES;
use crate::{Error, ErrorKind, Session};

/// One of the games of the catalog; its text is the game's key.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GameId(usize);

impl GameId {
    /// Every game, in the order in which they are shown.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..GAMES.len()).map(Self)
    }

    /// The key of the game, e.g. `gipf`.
    pub fn key(self) -> &'static str {
        GAMES[self.0].key()
    }

    /// What there is to choose: variants, options, levels.
    pub fn info(self) -> GameInfo {
        GAMES[self.0].info()
    }

    /// The numbered rules of the game in the language of that tag, in English if there are none
    /// in it.
    pub fn rulebook(self, language: &str) -> Rulebook {
        GAMES[self.0].rulebook(language)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.key())
    }
}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Self, UnknownGame> {
        Self::all().find(|game| game.key() == text).ok_or_else(|| UnknownGame(text.to_owned()))
    }
}

/// No game has that key.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game `{0}`; the games are {keys}{hint}", keys = keys(), hint = hint(.0))]
pub struct UnknownGame(pub String);

/// What was perhaps meant by a text without a variant.
fn hint(text: &str) -> String {
    let known = text.split_once(',').and_then(|(game, options)| {
        let game = GameId::all().find(|known| known.key() == game)?;
        Some(format!("; options stand behind a variant, as in `{game}:VARIANT,{options}`"))
    });
    known.unwrap_or_default()
}

fn keys() -> String {
    GameId::all().map(|game| format!("`{game}`")).collect::<Vec<_>>().join(", ")
}

impl Explain for UnknownGame {
    fn code(&self) -> &'static str {
        "unknown-game"
    }

    fn rule(&self) -> Option<&'static str> {
        None
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        vec![("game", self.0.clone()), ("games", keys())]
    }
}

/// A game with its variant and options, `GAME[:VARIANT[,key=value…]]`; `GAME` alone is its default
/// variant. `Display` always writes the variant.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Spec {
    game: GameId,
    /// As the game itself writes it.
    variant: String,
}

impl Spec {
    pub(crate) fn of<G: Game>(variant: &G::Variant) -> Self {
        let game = GameId::all().find(|game| game.key() == G::KEY);
        Self { game: game.expect("the game is listed"), variant: variant.to_string() }
    }

    /// The game.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// The variant with its options, e.g. `basic,reserve=12/15`.
    pub fn variant(&self) -> &str {
        &self.variant
    }

    /// What the rulebooks advise against in it, though it can be played.
    pub fn warnings(&self) -> Vec<Problem> {
        GAMES[self.game.0].warnings(&self.variant)
    }

    /// The beginning of the game.
    pub fn start(&self) -> Box<dyn Session> {
        GAMES[self.game.0].start(&self.variant)
    }

    /// The position of that text, or the beginning of the game if there is none.
    ///
    /// # Errors
    ///
    /// Every fault of the position ([`ErrorKind::Position`]).
    pub fn open(&self, position: Option<&str>) -> Result<Box<dyn Session>, Error> {
        match position {
            None => Ok(self.start()),
            Some(text) => GAMES[self.game.0].read(&self.variant, text),
        }
    }

    /// What can be at stake when it is combined with other games.
    pub fn stakes(&self) -> Stakes {
        GAMES[self.game.0].stakes(&self.variant)
    }

    /// The same as clients are told, with the games here that the kinds are named after.
    pub fn stakes_info(&self) -> StakesInfo {
        let Stakes { kinds, is_usual } = self.stakes();
        let namesake = |key: &str| key.parse::<Self>().ok().map(|spec| spec.to_string());
        let info = |kind: rules::StakeKind| StakeInfo {
            letter: kind.letter,
            namesake: namesake(kind.namesake),
        };
        StakesInfo { kinds: kinds.into_iter().map(info).collect(), usual: is_usual }
    }

    /// Whether it is a variant with no option changed, as anybody would begin it.
    pub fn is_plain(&self) -> bool {
        !self.variant.contains(',')
    }

    /// The geometry and the drawings of its board.
    pub fn board(&self) -> Board {
        GAMES[self.game.0].board(&self.variant)
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}:{}", self.game, self.variant))
    }
}

impl FromStr for Spec {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let (game, variant) = match text.split_once(':') {
            None => (text, None),
            Some((game, variant)) => (game, Some(variant)),
        };
        let game: GameId = game.parse().map_err(|error| Error::one(ErrorKind::Game, &error))?;
        let variant = GAMES[game.0].variant(variant)?;
        Ok(Self { game, variant })
    }
}

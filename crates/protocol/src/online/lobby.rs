use serde::{Deserialize, Serialize};

use super::{MatchId, PlayerId, PlayerInfo, Rating, SeekId, Speed};
use crate::Terms;

/// What somebody wants to play: `POST api/seeks`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NewSeek {
    /// The game with its options. Where chance decides how it begins, the server draws it.
    pub spec: String,
    /// What else is wanted. Taking back is `agreed` if nothing is said; `free` is refused.
    #[serde(default, deserialize_with = "crate::terms::object")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Terms>"))]
    pub terms: Terms,
    /// Whether ratings are at stake: needs a clock, a game that is not combined, two registered players.
    pub rated: bool,
    /// Which side whoever seeks wants to have.
    pub colour: Colour,
    /// For whom it is.
    pub audience: Audience,
}

/// Which side somebody wants to have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// The first player's.
    First,
    /// The second player's.
    Second,
    /// Drawn by lot.
    Any,
}

/// For whom a seek is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "for", rename_all = "kebab-case")]
pub enum Audience {
    /// Everybody in the lobby.
    Everybody,
    /// Whoever has the link, once.
    Link,
    /// One player, who may decline.
    Player {
        /// Who.
        player: PlayerId,
    },
}

/// A seek that stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Seek {
    /// Its name. An invitation's link holds it.
    pub id: SeekId,
    /// Who seeks.
    pub by: PlayerInfo,
    /// Their rating in this game at this speed, if they have one.
    pub rating: Option<Rating>,
    /// What is wanted.
    pub wanted: NewSeek,
    /// How fast the game is; none without a clock.
    pub speed: Option<Speed>,
    /// Since when: milliseconds since 1970.
    pub since: u64,
}

/// A seek was taken: the answer to `POST api/seeks/ID/accept`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Taken {
    /// The match that has begun.
    #[serde(rename = "match")]
    pub game: MatchId,
}

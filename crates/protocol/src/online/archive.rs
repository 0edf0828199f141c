use serde::{Deserialize, Serialize};

use super::{MatchId, MatchSummary, Speed};

/// How a match went for a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum MatchOutcome {
    /// They have won.
    Won,
    /// They have lost.
    Lost,
    /// Nobody has won.
    Drawn,
    /// It goes on.
    GoesOn,
}

/// Which matches of a player are looked for: the query of `GET api/players/ID/matches`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, optional_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct Search {
    /// Of that game, by its key.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// At that speed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub speed: Option<Speed>,
    /// Rated or not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rated: Option<bool>,
    /// With that result for the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<MatchOutcome>,
    /// Against the registered player of that name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub against: Option<String>,
    /// Those that come after this match in the list.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<MatchId>,
}

/// Matches of a player: `GET api/players/ID/matches`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Archive {
    /// The newest first, at most 30.
    pub matches: Vec<MatchSummary>,
    /// Whether there are more, `before` the last of them.
    pub more: bool,
}

/// How a rating of a player went: one of `GET api/players/ID/ratings`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RatingHistory {
    /// The game's key.
    pub game: String,
    /// How fast.
    pub speed: Speed,
    /// What each rated match has made of it, the oldest first.
    pub points: Vec<RatingPoint>,
}

/// What a rated match has made of a rating.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RatingPoint {
    /// When it ended: milliseconds since 1970.
    pub at: u64,
    /// The rating before.
    pub before: f64,
    /// The rating after.
    pub after: f64,
    /// Which match.
    #[serde(rename = "match")]
    pub game: MatchId,
}

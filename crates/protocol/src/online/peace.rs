use serde::{Deserialize, Serialize};

use super::{ChatLine, MatchId, MatchSummary, PlayerId, PlayerInfo, ReportId};

/// How much of another somebody does not want.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// What they say does not reach them.
    Mute,
    /// Nor do their challenges and seeks.
    Block,
}

/// Somebody who is not wanted: `GET api/shuns`. They are not told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Shun {
    /// Who.
    pub player: PlayerInfo,
    /// How much.
    pub how: How,
}

/// How much of a player is not wanted: `PUT api/shuns/PLAYER`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NewShun {
    /// How much.
    pub how: How,
}

/// A complaint about a player: `POST api/reports`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NewReport {
    /// About whom.
    pub player: PlayerId,
    /// In which match, if it is about one.
    #[serde(rename = "match", default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub game: Option<MatchId>,
    /// The time of the line in it, if it is about one.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub said_at: Option<u64>,
    /// Why: 1 to 300 characters.
    pub why: String,
}

/// A complaint as administrators see it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Report {
    /// Its name.
    pub id: ReportId,
    /// When: milliseconds since 1970.
    pub at: u64,
    /// Who complains.
    pub by: PlayerInfo,
    /// Of whom.
    pub player: PlayerInfo,
    /// Until when that player is suspended.
    pub suspended: Option<u64>,
    /// In which match.
    #[serde(rename = "match")]
    pub game: Option<MatchId>,
    /// The line that is complained of.
    pub line: Option<String>,
    /// All that was said in the match, the oldest first.
    pub said: Vec<ChatLine>,
    /// Why.
    pub why: String,
    /// Since when it is dealt with.
    pub closed: Option<u64>,
}

/// A player may not seek, accept, or say anything until then: `POST api/admin/suspensions`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Suspension {
    /// Who.
    pub player: PlayerId,
    /// For how many days from now on, 1 to 36500; none to lift it.
    pub days: Option<u32>,
    /// Why.
    pub why: String,
}

/// A player as administrators find them: `GET api/admin/players?name=BEGIN`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KnownPlayer {
    /// Who.
    pub player: PlayerInfo,
    /// Since when: milliseconds since 1970.
    pub since: u64,
    /// Until when they are suspended.
    pub suspended: Option<u64>,
    /// Whether they are an administrator.
    pub administrator: bool,
    /// Whether they are connected to the server that was asked.
    pub here: bool,
}

/// How it goes on the whole: `GET api/admin`.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Overview {
    /// The matches that go on, the newest first, at most 50.
    pub matches: Vec<MatchSummary>,
    /// How many go on.
    pub playing: u64,
    /// How many registered players there are.
    pub registered: u64,
    /// How many guests there are.
    pub guests: u64,
    /// How many connections are open to this server.
    pub connections: u64,
    /// How many matches this server has in memory.
    pub tables: u64,
    /// How many events this server has kept since it began.
    pub events: u64,
    /// How long one waited for the disk on average, in microseconds.
    pub commit_micros: u64,
    /// How many messages were refused.
    pub refused: u64,
    /// How many connections were cut off for reading too slowly.
    pub slow: u64,
    /// How many complaints nobody has dealt with.
    pub reports: u64,
}

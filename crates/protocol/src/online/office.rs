use serde::{Deserialize, Serialize};

use super::{GatheringId, MatchId, MatchSummary, PlayerId, PlayerInfo, ReportId};
use crate::{Ruling, Terms};

/// What somebody may do in an event besides playing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Gives and takes roles, pairs players, closes the event.
    Organiser,
    /// Pairs players, stops and decides their matches, corrects results.
    Arbiter,
}

/// An event in which people meet to play: `GET api/gatherings/ID`.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Gathering {
    /// Its name in addresses.
    pub id: GatheringId,
    /// What it is called.
    pub name: String,
    /// Since when: milliseconds since 1970.
    pub since: u64,
    /// Since when nothing more is done in it.
    pub closed: Option<u64>,
    /// Who has which role.
    pub officials: Vec<Official>,
    /// Its matches, the newest first, at most 200; none in a list of events.
    pub matches: Vec<MatchSummary>,
}

/// Somebody with a role in an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Official {
    /// Who.
    pub player: PlayerInfo,
    /// Which role.
    pub role: Role,
}

/// A new event: `POST api/gatherings`. Whoever makes it is its first organiser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NewGathering {
    /// What it is called: 1 to 80 characters.
    pub name: String,
    /// Why, as for every act: 1 to 300 characters.
    pub why: String,
}

/// Somebody gets a role in an event, or has it no longer: `POST api/gatherings/ID/officials`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Appointment {
    /// Who; a registered player.
    pub player: PlayerId,
    /// Which role.
    pub role: Role,
    /// Whether they have it from now on.
    pub on: bool,
    /// Why.
    pub why: String,
}

/// Two players of an event are to play each other: `POST api/gatherings/ID/pairings`. The match begins at once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Pairing {
    /// Who, the first player first.
    pub players: [PlayerId; 2],
    /// The game with its options.
    pub spec: String,
    /// What else is agreed.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Terms>"))]
    pub terms: Terms,
    /// Whether ratings are at stake.
    pub rated: bool,
    /// Why.
    pub why: String,
}

/// A ruling about a match: `POST api/matches/ID/rulings`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Judgement {
    /// What is decided.
    pub ruling: Ruling,
    /// Why.
    pub why: String,
}

/// A reason by itself, for acts that need nothing else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Reason {
    /// Why: 1 to 300 characters.
    pub why: String,
}

/// Something that was done by somebody who may do more than play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Act {
    /// When: milliseconds since 1970.
    pub at: u64,
    /// By whom; nobody if by whoever has the machine.
    pub by: Option<PlayerInfo>,
    /// What: `appoint`, `dismiss`, `open`, `close`, `official`, `no-official`, `pair`, `halt`, `resume`, `decide`,
    /// `correct`, `suspend`, `unsuspend`, `close-report`.
    pub act: String,
    /// To whom.
    pub player: Option<PlayerInfo>,
    /// In which match.
    #[serde(rename = "match")]
    pub game: Option<MatchId>,
    /// In which event.
    pub gathering: Option<GatheringId>,
    /// About which report.
    pub report: Option<ReportId>,
    /// What is to be known besides: a role, a result (`first`, `second`, `draw`), a time.
    pub detail: Option<String>,
    /// Why.
    pub why: String,
}

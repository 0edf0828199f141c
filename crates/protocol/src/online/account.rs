use serde::{Deserialize, Serialize};

use super::{MatchSummary, PlayerId, Scope, SessionId};

/// A player as others see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerInfo {
    /// Who.
    pub id: PlayerId,
    /// The name; none once everything about the player was deleted.
    pub name: Option<String>,
    /// Whether they play without having registered.
    pub guest: bool,
    /// Whether a program plays for them: a token of theirs that allows it was used.
    #[serde(default)]
    pub program: bool,
}

/// Whoever asks.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Me {
    /// As others see it.
    pub player: PlayerInfo,
    /// The session that asks, or the token.
    pub session: SessionId,
    /// What the token that asks allows; none for a session, which allows everything.
    pub scopes: Option<Vec<Scope>>,
    /// How many recovery codes are unused.
    pub codes: u32,
    /// All ratings there are.
    pub ratings: Vec<Rating>,
    /// Whether they look after the server.
    pub administrator: bool,
    /// Until when they may not seek, accept, or say anything: milliseconds since 1970.
    pub suspended: Option<u64>,
}

/// What a registration needs: `POST api/register`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Registration {
    /// 2 to 20 letters, digits, `-` and `_`, of any alphabet, beginning with a letter. Unique without
    /// regard to case.
    pub name: String,
    /// 8 to 200 characters.
    pub password: String,
}

/// What signing in needs: `POST api/login`. Also `POST api/codes`, where the name is not looked at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Credentials {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
}

/// A new password in place of a forgotten one (`POST api/recover`) or of the old one
/// (`POST api/password`).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Recovery {
    /// The name; not looked at where the player is signed in.
    pub name: String,
    /// One of the recovery codes, which is used up; or the old password.
    pub proof: String,
    /// The new password, 8 to 200 characters.
    pub password: String,
}

/// What deletion needs: `POST api/delete`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Deletion {
    /// The password of a registered player; not looked at for a guest.
    pub password: String,
}

/// Codes with which a forgotten password is replaced, each of them once. They are told this one time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Codes {
    /// Whoever asked, as they are now.
    pub me: Me,
    /// To be written down; they take the place of all earlier ones.
    pub codes: Vec<String>,
}

/// A place where a player is signed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SessionInfo {
    /// Its name, with which it can be ended.
    pub id: SessionId,
    /// Since when: milliseconds since 1970.
    pub since: u64,
    /// When it was used last, to the hour: milliseconds since 1970.
    pub seen: u64,
    /// What the browser said it is, shortened.
    pub agent: String,
    /// Whether it is the one that asks.
    pub this: bool,
}

/// How fast a game is, by the time a player has for forty turns. Ratings are apart by it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// Below 8 minutes.
    Fast,
    /// Below 30 minutes.
    Medium,
    /// 30 minutes and more.
    Slow,
    /// Days for each turn.
    Days,
}

/// How strong a player is in a game at a speed (Glicko-2).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rating {
    /// The game's key, e.g. `gipf`.
    pub game: String,
    /// How fast.
    pub speed: Speed,
    /// 1500 for whoever is unknown.
    pub rating: f64,
    /// How uncertain it is: with 95 % the strength lies within twice that.
    pub deviation: f64,
    /// How many rated games it comes from.
    pub games: u32,
}

/// What a rated match has changed.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Change {
    /// The rating before.
    pub before: f64,
    /// The rating after.
    pub after: f64,
}

/// A player's page: `GET api/players/ID`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Profile {
    /// Who.
    pub player: PlayerInfo,
    /// Since when: milliseconds since 1970.
    pub since: u64,
    /// All ratings there are.
    pub ratings: Vec<Rating>,
    /// The newest matches first, at most 50.
    pub matches: Vec<MatchSummary>,
}

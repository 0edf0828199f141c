use rules::Player;
use serde::{Deserialize, Serialize};

use super::{Change, MatchId, PlanView, PlayerInfo, Speed};
use crate::{
    ClockView, CombineView, Ending, Event, FightView, FoughtView, MatchView, OfferView, PlyView,
    View,
};

/// How whoever asks is related to a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Relation {
    /// Plays in it.
    Seat {
        /// On which side.
        side: Player,
    },
    /// Watches.
    Spectator,
}

/// A match as a list shows it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MatchSummary {
    /// Its name.
    pub id: MatchId,
    /// The game with its options.
    pub spec: String,
    /// The clock, if there is one.
    pub clock: Option<String>,
    /// How fast it is; none without a clock.
    pub speed: Option<Speed>,
    /// Whether ratings are at stake.
    pub rated: bool,
    /// Who plays, the first player first.
    pub players: [PlayerInfo; 2],
    /// When it began: milliseconds since 1970.
    pub began: u64,
    /// Whose decision is next, as far as that is known.
    pub deciders: Vec<Player>,
    /// How it ended, if it has.
    pub ending: Option<Ending>,
    /// What it has changed, the first player's first, if it was rated and has ended.
    pub ratings: Option<[Change; 2]>,
}

/// All of a match that somebody may see; what a subscription begins with.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LiveMatch {
    /// What lists show.
    pub summary: MatchSummary,
    /// Who looks.
    pub you: Relation,
    /// How many events there were: the length of the log.
    pub seq: u32,
    /// Milliseconds since the match began, when this was sent. The clocks in `state` stood so at the last
    /// event; since then one of them has run.
    pub at: u64,
    /// Whether each player is there, the first player first.
    pub here: [bool; 2],
    /// How many watch.
    pub spectators: u32,
    /// The state. Its legal actions are left out for whoever has not to decide.
    pub state: Box<MatchView>,
    /// What was said, oldest first: in the rooms that are open to whoever looks.
    pub chat: Vec<ChatLine>,
    /// What whoever looks has planned.
    pub plan: Option<PlanView>,
    /// From when on the opponent of whoever has to decide may claim that they have left: milliseconds since
    /// the match began. None while they are there, or their time will be up by itself.
    pub claim: Option<u64>,
    /// The next match, if both wanted another one.
    pub next: Option<MatchId>,
}

/// What has changed in a match: everything that is not here is as before.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Happened {
    /// How many events there are now.
    pub seq: u32,
    /// Milliseconds since the match began.
    pub at: u64,
    /// From which event on the log is replaced by `events`: the old `seq`, or less if something that was
    /// hidden is seen now.
    pub from: u32,
    /// The log from there on.
    pub events: Vec<Event>,
    /// From which action on `state.plies` is replaced by `plies`.
    pub plies_from: u32,
    /// The actions from there on.
    pub plies: Vec<PlyView>,
    /// As in `state`.
    pub view: View,
    /// As in `state`.
    pub settled: u32,
    /// As in `state`.
    pub ending: Option<Ending>,
    /// As in `state`.
    pub deciders: Vec<Player>,
    /// As in `state`.
    pub clocks: Option<[ClockView; 2]>,
    /// As in `state`.
    pub offers: Vec<OfferView>,
    /// As in `state`.
    pub paused: bool,
    /// As in `state`.
    pub halted: bool,
    /// As in `state`.
    pub combined: Option<CombineView>,
    /// As in `state`.
    pub fight: Option<FightView>,
    /// As in `state`.
    pub fought: Vec<FoughtView>,
    /// What it has changed, once a rated match has ended.
    pub ratings: Option<[Change; 2]>,
    /// As in [`LiveMatch`].
    pub claim: Option<u64>,
    /// The next match, once both want another one.
    pub next: Option<MatchId>,
}

/// Who hears what is said.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ChatRoom {
    /// The two players, and once the match is over everybody.
    Players,
    /// Everybody but the players, and once the match is over everybody.
    Spectators,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ChatLine {
    /// Where.
    pub room: ChatRoom,
    /// By whom.
    pub by: PlayerInfo,
    /// When: milliseconds since 1970.
    pub at: u64,
    /// What: plain text, at most 300 characters.
    pub text: String,
}

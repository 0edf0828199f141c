use serde::{Deserialize, Serialize};

use super::{
    ActionId, Branch, ChatLine, ChatRoom, Happened, LiveMatch, MatchId, MatchSummary, Me, PlanView,
    Seek, SeekId,
};
use crate::{EventKind, Failure};

/// What a client says through the WebSocket: JSON in a text frame of at most 8 KiB.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "say", rename_all = "kebab-case")]
pub enum ClientMessage {
    /// Hears what happens in a match from now on. Answered by [`ServerMessage::Match`].
    Watch {
        /// Which.
        #[serde(rename = "match")]
        game: MatchId,
    },
    /// Hears no more of it.
    Unwatch {
        /// Which.
        #[serde(rename = "match")]
        game: MatchId,
    },
    /// Hears of the lobby, or no more. Answered by [`ServerMessage::Lobby`].
    Lobby {
        /// Whether.
        on: bool,
    },
    /// Lets something happen in a match in which the client plays. Answered by [`ServerMessage::Done`]
    /// once it can not be lost any more, or by [`ServerMessage::Refused`].
    Do {
        /// In which.
        #[serde(rename = "match")]
        game: MatchId,
        /// Its name, new for everything that is not the same again: 1 to 40 printable characters.
        id: ActionId,
        /// How many events the client knew of. It is refused as stale if since then something has
        /// happened that matters for it.
        seq: u32,
        /// What. `abandon` and `lot` are the server's.
        event: EventKind,
    },
    /// Plays some actions of a turn at once, all of them or none. Answered as `do`.
    Turn {
        /// In which match.
        #[serde(rename = "match")]
        game: MatchId,
        /// Its name; as for `do`.
        id: ActionId,
        /// How many events the client knew of; as for `do`.
        seq: u32,
        /// The actions, by their stable texts: at least one.
        actions: Vec<String>,
    },
    /// Plans what is played by itself from the opponent's next turn on; it takes the place of what was planned
    /// before. Answered by [`ServerMessage::Done`] once it is kept, or by [`ServerMessage::Refused`].
    Plan {
        /// In which match.
        #[serde(rename = "match")]
        game: MatchId,
        /// Its name; as for `do`.
        id: ActionId,
        /// How many events the client knew of. It is refused as stale if since then the player has acted, or
        /// something was taken back.
        seq: u32,
        /// The answers; none forgets what was planned.
        branches: Vec<Branch>,
    },
    /// Says something. Answered by [`ServerMessage::Done`] or [`ServerMessage::Refused`].
    Chat {
        /// In which match.
        #[serde(rename = "match")]
        game: MatchId,
        /// Its name; as for `do`.
        id: ActionId,
        /// To whom.
        room: ChatRoom,
        /// What: 1 to 300 characters.
        text: String,
    },
    /// Whether the server is there.
    Ping {
        /// Comes back.
        n: u32,
    },
}

/// What the server says through the WebSocket.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "tell", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// Said first: who is connected.
    Hello {
        /// Who; nobody who only watches.
        me: Option<Box<Me>>,
        /// The time: milliseconds since 1970.
        now: u64,
        /// The matches in which they play and that go on.
        matches: Vec<MatchSummary>,
    },
    /// All of a match: after `watch`, and whenever the client may have missed something.
    Match {
        /// The match.
        #[serde(rename = "match")]
        game: Box<LiveMatch>,
    },
    /// Something has happened.
    Happened {
        /// In which match.
        #[serde(rename = "match")]
        game: MatchId,
        /// What.
        change: Box<Happened>,
    },
    /// Who is there has changed.
    Presence {
        /// In which match.
        #[serde(rename = "match")]
        game: MatchId,
        /// Whether each player is there, the first player first.
        here: [bool; 2],
        /// How many watch.
        spectators: u32,
        /// As in [`LiveMatch`].
        claim: Option<u64>,
    },
    /// What the client's player has planned has changed.
    Plan {
        /// In which match.
        #[serde(rename = "match")]
        game: MatchId,
        /// What is planned now, if anything.
        plan: Option<PlanView>,
    },
    /// The client's player has to decide in a match now, and had not before.
    Due {
        /// It.
        #[serde(rename = "match")]
        game: Box<MatchSummary>,
    },
    /// Somebody has said something.
    Chat {
        /// In which match.
        #[serde(rename = "match")]
        game: MatchId,
        /// What.
        line: ChatLine,
    },
    /// What the client has sent is done and will not be lost; also if it arrived before.
    Done {
        /// In which match.
        #[serde(rename = "match")]
        game: MatchId,
        /// Its name.
        id: ActionId,
        /// How many events there were after it.
        seq: u32,
    },
    /// What the client has sent was refused; nothing has changed.
    Refused {
        /// In which match.
        #[serde(rename = "match")]
        game: MatchId,
        /// Its name.
        id: ActionId,
        /// How many events there are.
        seq: u32,
        /// Why.
        failure: Failure,
    },
    /// All seeks that the client may see: after `lobby`.
    Lobby {
        /// All of them, oldest first.
        seeks: Vec<Seek>,
        /// How many matches go on.
        playing: u32,
        /// How many are connected.
        connected: u32,
    },
    /// There is a new seek.
    Seek {
        /// It.
        seek: Box<Seek>,
    },
    /// A seek is gone.
    SeekGone {
        /// Which.
        seek: SeekId,
        /// Whether the player whom it was for has declined it.
        declined: bool,
    },
    /// A match has begun in which the client plays.
    Began {
        /// It.
        #[serde(rename = "match")]
        game: Box<MatchSummary>,
    },
    /// What the client has sent was no message, or asks for something that there is not.
    Failed {
        /// Why.
        failure: Failure,
    },
    /// The answer to a ping.
    Pong {
        /// What was sent.
        n: u32,
        /// The time: milliseconds since 1970.
        now: u64,
    },
    /// The server stops, or the client was too slow; nothing is lost. Come back after a while.
    Closing {
        /// After how many milliseconds.
        after: u64,
    },
}

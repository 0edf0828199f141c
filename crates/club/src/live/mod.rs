//! Matches that go on: each is a task that owns its `arena` match.

mod absence;
mod chat;
mod lag;
mod plans;
mod rulings;
mod state;
pub(crate) mod table;
mod views;

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use protocol::EventKind;
use protocol::online::{ActionId, Branch, ChatRoom, LiveMatch};
use tokio::sync::oneshot;

use crate::ClubError;
use crate::hub::Outbox;

pub(crate) use rulings::Order;
pub(crate) use state::Live;

/// Who says something to a match.
#[derive(Clone)]
pub(crate) struct Sender {
    pub(crate) connection: u64,
    pub(crate) player: Option<String>,
    pub(crate) outbox: Outbox,
    /// See [`Connection`](crate::Connection).
    pub(crate) lag: Arc<AtomicU64>,
    /// Whose chat they do not want to hear.
    pub(crate) unheard: Arc<HashSet<String>>,
}

/// What a match is given to do.
pub(crate) enum Command {
    Watch(Sender),
    Leave {
        connection: u64,
    },
    Do {
        sender: Sender,
        id: ActionId,
        seq: u32,
        /// All of them happen, or none.
        events: Vec<EventKind>,
    },
    Plan {
        sender: Sender,
        id: ActionId,
        seq: u32,
        branches: Vec<Branch>,
    },
    Say {
        sender: Sender,
        id: ActionId,
        room: ChatRoom,
        text: String,
    },
    Show {
        player: Option<String>,
        reply: oneshot::Sender<Box<LiveMatch>>,
    },
    Record {
        reply: oneshot::Sender<String>,
    },
    /// Lets an arbiter's ruling happen.
    Rule {
        order: Box<Order>,
        reply: oneshot::Sender<Result<(), ClubError>>,
    },
    /// Looks whether a flag has fallen.
    Look,
    /// Keeps neither the name nor the lines of a player in memory who has deleted their account.
    Forget {
        player: String,
    },
    Stop {
        done: oneshot::Sender<()>,
    },
}

//! Who is connected, and how they hear.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bus::Bus;
use bytes::Bytes;
use protocol::online::{Seek, ServerMessage};
use serde::{Deserialize, Serialize};
use tokio::sync::{Notify, mpsc};

use crate::nodes::Word;
use crate::{Access, Signed};

/// How many messages wait for a connection before it is closed for being too slow.
const WAITING: usize = 64;

/// The way to one connection. Messages to it never wait: a reader that is too slow is cut off, and gets
/// everything when it comes back.
#[derive(Clone, Debug)]
pub struct Outbox(Way);

#[derive(Clone, Debug)]
enum Way {
    /// The connection is one of ours.
    Here { sender: mpsc::Sender<Bytes>, cut: Arc<Cut> },
    /// It is one of another node.
    There { bus: Bus, connection: u64 },
}

#[derive(Debug, Default)]
struct Cut {
    done: AtomicBool,
    slow: AtomicBool,
    notify: Notify,
}

impl Outbox {
    pub(crate) fn new() -> (Self, mpsc::Receiver<Bytes>) {
        let (sender, receiver) = mpsc::channel(WAITING);
        (Self(Way::Here { sender, cut: Arc::default() }), receiver)
    }

    /// The way to a connection of another node.
    pub(crate) fn there(bus: Bus, connection: u64) -> Self {
        Self(Way::There { bus, connection })
    }

    /// Sends a message in its wire form.
    pub(crate) fn send(&self, message: &Bytes) {
        match &self.0 {
            Way::Here { sender, cut } => {
                if let Err(mpsc::error::TrySendError::Full(_)) = sender.try_send(message.clone()) {
                    cut.slow.store(true, Ordering::Relaxed);
                    self.cut();
                }
            }
            Way::There { .. } => Self::send_each([self], message),
        }
    }

    /// Sends a message to many; to each other node only once.
    pub(crate) fn send_each<'a>(to: impl IntoIterator<Item = &'a Self>, message: &Bytes) {
        let mut there: HashMap<u64, (&Bus, Vec<u64>)> = HashMap::new();
        for outbox in to {
            match &outbox.0 {
                Way::Here { .. } => outbox.send(message),
                Way::There { bus, connection } => {
                    let node = there.entry(node_of(*connection));
                    node.or_insert_with(|| (bus, Vec::new())).1.push(*connection);
                }
            }
        }
        for (node, (bus, to)) in there {
            bus.tell(node, &Word::Tell { to }.write(message));
        }
    }

    /// Sends a message.
    pub(crate) fn tell(&self, message: &ServerMessage) {
        self.send(&wire(message));
    }

    /// Ends the connection.
    pub(crate) fn cut(&self) {
        match &self.0 {
            Way::Here { cut, .. } => {
                cut.done.store(true, Ordering::Release);
                cut.notify.notify_one();
            }
            Way::There { bus, connection } => {
                let word = Word::Cut { connection: *connection };
                bus.tell(node_of(*connection), &word.write(b""));
            }
        }
    }

    /// How many messages wait to be written.
    fn waiting(&self) -> usize {
        match &self.0 {
            Way::Here { sender, .. } => sender.max_capacity() - sender.capacity(),
            Way::There { .. } => 0,
        }
    }

    /// Whether the reader was too slow.
    pub(crate) fn is_slow(&self) -> bool {
        matches!(&self.0, Way::Here { cut, .. } if cut.slow.load(Ordering::Relaxed))
    }

    /// Whether the connection is to be closed; of one of another node its own node decides.
    pub fn is_cut(&self) -> bool {
        matches!(&self.0, Way::Here { cut, .. } if cut.done.load(Ordering::Acquire))
    }

    /// Ends once the connection is to be closed. Of one of another node its own node decides.
    pub async fn until_cut(&self) {
        let Way::Here { cut, .. } = &self.0 else { return std::future::pending().await };
        while !self.is_cut() {
            cut.notify.notified().await;
        }
    }
}

/// A message in its wire form.
pub(crate) fn wire(message: &ServerMessage) -> Bytes {
    let text = serde_json::to_vec(message).expect("wire types have text keys");
    Bytes::from(text)
}

/// The node of a connection.
pub(crate) fn node_of(connection: u64) -> u64 {
    connection >> NUMBERS
}

/// How many bits of the name of a connection number those of its node.
const NUMBERS: u32 = 32;

/// What proves a player no more: sessions that have ended, tokens that were revoked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Which {
    /// All of them.
    All,
    /// All but this session.
    But(String),
    /// All sessions but this one.
    OtherSessions(String),
    /// This session.
    Session(String),
    /// This token.
    Token(String),
}

impl Which {
    fn is(&self, signed: &Signed) -> bool {
        match self {
            Self::All => true,
            Self::But(this) => !signed.is_by_session(this),
            Self::OtherSessions(this) => {
                signed.access == Access::All && !signed.is_by_session(this)
            }
            Self::Session(this) => signed.is_by_session(this),
            Self::Token(this) => signed.is_by_token(this),
        }
    }
}

struct Member {
    signed: Option<Signed>,
    outbox: Outbox,
    lobby: bool,
}

/// All connections, and whose they are.
#[derive(Default)]
struct Members {
    all: HashMap<u64, Member>,
    /// The connections of each player who has some.
    by_player: HashMap<String, Vec<u64>>,
}

impl Members {
    /// The connections of a player. Every action asks for them, so they are found without looking at all others.
    fn of<'a>(&'a self, player: &str) -> impl Iterator<Item = &'a Member> {
        let own = self.by_player.get(player).into_iter().flatten();
        own.filter_map(move |connection| self.all.get(connection))
    }
}

/// All connections.
#[derive(Default)]
pub(crate) struct Hub {
    members: Mutex<Members>,
    next: AtomicU64,
}

impl Hub {
    fn members(&self) -> MutexGuard<'_, Members> {
        self.members.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn join(&self, signed: Option<Signed>, outbox: Outbox) -> u64 {
        let id = self.next.fetch_add(1, Ordering::Relaxed);
        let mut members = self.members();
        if let Some(signed) = &signed {
            members.by_player.entry(signed.player.id.clone()).or_default().push(id);
        }
        members.all.insert(id, Member { signed, outbox, lobby: false });
        id
    }

    /// Connections from now on are those of a node.
    pub(crate) fn begin(&self, node: u64) {
        self.next.store(node << NUMBERS, Ordering::Relaxed);
    }

    pub(crate) fn leave(&self, id: u64) {
        let mut members = self.members();
        let Some(Member { signed: Some(signed), .. }) = members.all.remove(&id) else { return };
        let player = signed.player.id;
        if let Some(own) = members.by_player.get_mut(&player) {
            own.retain(|connection| *connection != id);
            if own.is_empty() {
                members.by_player.remove(&player);
            }
        }
    }

    /// How many messages wait for all of them.
    pub(crate) fn waiting(&self) -> usize {
        self.members().all.values().map(|member| member.outbox.waiting()).sum()
    }

    pub(crate) fn count(&self) -> usize {
        self.members().all.len()
    }

    /// Whether a player is connected.
    pub(crate) fn is_here(&self, player: &str) -> bool {
        self.members().by_player.contains_key(player)
    }

    pub(crate) fn set_lobby(&self, id: u64, on: bool) {
        if let Some(member) = self.members().all.get_mut(&id) {
            member.lobby = on;
        }
    }

    /// Tells a player, wherever they are connected to this server.
    pub(crate) fn tell_player(&self, player: &str, message: &Bytes) {
        for member in self.members().of(player) {
            member.outbox.send(message);
        }
    }

    /// Tells connections that another node has named.
    pub(crate) fn tell_connections(&self, to: &[u64], message: &Bytes) {
        let members = self.members();
        for member in to.iter().filter_map(|connection| members.all.get(connection)) {
            member.outbox.send(message);
        }
    }

    /// Lets a connection come back.
    pub(crate) fn cut_connection(&self, connection: u64) {
        if let Some(member) = self.members().all.get(&connection) {
            member.outbox.send(&crate::Connection::farewell());
            member.outbox.cut();
        }
    }

    /// Tells all who look at the lobby and may see that seek, but those who are apart from whoever seeks.
    pub(crate) fn tell_lobby(&self, seek: &Seek, message: &ServerMessage, apart: &HashSet<String>) {
        let message = wire(message);
        for member in self.members().all.values().filter(|member| member.lobby) {
            let player = member.signed.as_ref().map(|signed| signed.player.id.as_str());
            let is_apart = player.is_some_and(|player| apart.contains(player));
            if !is_apart && crate::lobby::is_seen(seek, player) {
                member.outbox.send(&message);
            }
        }
    }

    /// Cuts off connections of a player that nothing proves any more.
    pub(crate) fn cut(&self, player: &str, which: &Which) {
        for member in self.members().of(player) {
            if member.signed.as_ref().is_some_and(|signed| which.is(signed)) {
                member.outbox.cut();
            }
        }
    }

    /// Cuts everybody off.
    pub(crate) fn cut_all(&self, message: &ServerMessage) {
        let message = wire(message);
        for member in self.members().all.values() {
            member.outbox.send(&message);
            member.outbox.cut();
        }
    }
}

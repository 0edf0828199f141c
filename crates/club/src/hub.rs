//! Who is connected, and how they hear.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bytes::Bytes;
use protocol::online::{Seek, ServerMessage};
use tokio::sync::{Notify, mpsc};

use crate::Signed;

/// How many messages wait for a connection before it is closed for being too slow.
const WAITING: usize = 64;

/// The way to one connection. Messages to it never wait: a reader that is too slow is cut off, and gets
/// everything when it comes back.
#[derive(Clone, Debug)]
pub struct Outbox {
    sender: mpsc::Sender<Bytes>,
    cut: Arc<Cut>,
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
        (Self { sender, cut: Arc::default() }, receiver)
    }

    /// Sends a message in its wire form.
    pub(crate) fn send(&self, message: &Bytes) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.sender.try_send(message.clone()) {
            self.cut.slow.store(true, Ordering::Relaxed);
            self.cut();
        }
    }

    /// Sends a message.
    pub(crate) fn tell(&self, message: &ServerMessage) {
        self.send(&wire(message));
    }

    /// Ends the connection.
    pub(crate) fn cut(&self) {
        self.cut.done.store(true, Ordering::Release);
        self.cut.notify.notify_one();
    }

    /// How many messages wait to be written.
    fn waiting(&self) -> usize {
        self.sender.max_capacity() - self.sender.capacity()
    }

    /// Whether the reader was too slow.
    pub(crate) fn is_slow(&self) -> bool {
        self.cut.slow.load(Ordering::Relaxed)
    }

    /// Ends once the connection is to be closed.
    pub async fn until_cut(&self) {
        while !self.cut.done.load(Ordering::Acquire) {
            self.cut.notify.notified().await;
        }
    }
}

/// A message in its wire form.
pub(crate) fn wire(message: &ServerMessage) -> Bytes {
    let text = serde_json::to_vec(message).expect("wire types have text keys");
    Bytes::from(text)
}

struct Member {
    signed: Option<Signed>,
    outbox: Outbox,
    lobby: bool,
}

/// All connections.
#[derive(Default)]
pub(crate) struct Hub {
    members: Mutex<HashMap<u64, Member>>,
    next: AtomicU64,
}

impl Hub {
    fn members(&self) -> MutexGuard<'_, HashMap<u64, Member>> {
        self.members.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn join(&self, signed: Option<Signed>, outbox: Outbox) -> u64 {
        let id = self.next.fetch_add(1, Ordering::Relaxed);
        self.members().insert(id, Member { signed, outbox, lobby: false });
        id
    }

    pub(crate) fn leave(&self, id: u64) {
        self.members().remove(&id);
    }

    /// How many messages wait for all of them.
    pub(crate) fn waiting(&self) -> usize {
        self.members().values().map(|member| member.outbox.waiting()).sum()
    }

    pub(crate) fn count(&self) -> usize {
        self.members().len()
    }

    /// Whether a player is connected.
    pub(crate) fn is_here(&self, player: &str) -> bool {
        self.members().values().any(|member| member.is(player))
    }

    pub(crate) fn set_lobby(&self, id: u64, on: bool) {
        if let Some(member) = self.members().get_mut(&id) {
            member.lobby = on;
        }
    }

    /// Tells a player, wherever they are connected.
    pub(crate) fn tell_player(&self, player: &str, message: &ServerMessage) {
        let message = wire(message);
        for member in self.members().values().filter(|member| member.is(player)) {
            member.outbox.send(&message);
        }
    }

    /// Tells all who look at the lobby and may see that seek, but those who are apart from whoever seeks.
    pub(crate) fn tell_lobby(&self, seek: &Seek, message: &ServerMessage, apart: &HashSet<String>) {
        let message = wire(message);
        for member in self.members().values().filter(|member| member.lobby) {
            let player = member.signed.as_ref().map(|signed| signed.player.id.as_str());
            let is_apart = player.is_some_and(|player| apart.contains(player));
            if !is_apart && crate::lobby::is_seen(seek, player) {
                member.outbox.send(&message);
            }
        }
    }

    /// Cuts off those connections of a player whose session has ended or whose token was revoked.
    pub(crate) fn cut(&self, player: &str, which: impl Fn(&Signed) -> bool) {
        for member in self.members().values().filter(|member| member.is(player)) {
            if member.signed.as_ref().is_some_and(&which) {
                member.outbox.cut();
            }
        }
    }

    /// Cuts everybody off.
    pub(crate) fn cut_all(&self, message: &ServerMessage) {
        let message = wire(message);
        for member in self.members().values() {
            member.outbox.send(&message);
            member.outbox.cut();
        }
    }
}

impl Member {
    fn is(&self, player: &str) -> bool {
        self.signed.as_ref().is_some_and(|signed| signed.player.id == player)
    }
}

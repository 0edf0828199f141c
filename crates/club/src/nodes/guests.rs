//! Connections of other nodes that watch matches here.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use bus::Bus;
use protocol::online::MatchId;

use super::lock;
use super::word::Speaker;
use crate::hub::{Outbox, node_of};
use crate::live::Sender;

#[derive(Default)]
struct Guest {
    lag: Arc<AtomicU64>,
    /// Whose chat they do not want to hear, as of the last match that they asked to watch.
    unheard: Arc<HashSet<String>>,
    watches: HashSet<MatchId>,
}

/// All of them.
#[derive(Default)]
pub(super) struct Guests(Mutex<HashMap<u64, Guest>>);

impl Guests {
    /// Somebody watches a match through another node, and does not want to hear those.
    pub(super) fn watch(&self, from: &Speaker, game: &MatchId, unheard: HashSet<String>) {
        let mut guests = lock(&self.0);
        let guest = guests.entry(from.connection).or_default();
        guest.unheard = Arc::new(unheard);
        guest.watches.insert(game.clone());
    }

    /// Somebody says something through another node.
    pub(super) fn hear(&self, bus: &Bus, from: Speaker) -> Sender {
        let Speaker { connection, player, lag } = from;
        let mut guests = lock(&self.0);
        let guest = guests.entry(connection).or_default();
        guest.lag.store(lag, Ordering::Relaxed);
        let (lag, unheard) = (Arc::clone(&guest.lag), Arc::clone(&guest.unheard));
        Sender { connection, player, outbox: Outbox::there(bus.clone(), connection), lag, unheard }
    }

    /// Somebody watches a match no more.
    pub(super) fn leave(&self, connection: u64, game: &MatchId) {
        if let Some(guest) = lock(&self.0).get_mut(&connection) {
            guest.watches.remove(game);
        }
    }

    /// A connection is closed; what it watched.
    pub(super) fn remove(&self, connection: u64) -> Vec<MatchId> {
        let guest = lock(&self.0).remove(&connection);
        guest.map(|guest| guest.watches.into_iter().collect()).unwrap_or_default()
    }

    /// The connections of a node.
    pub(super) fn of(&self, node: u64) -> Vec<u64> {
        lock(&self.0).keys().copied().filter(|connection| node_of(*connection) == node).collect()
    }

    /// Forgets all.
    pub(super) fn clear(&self) {
        lock(&self.0).clear();
    }
}

//! Many servers over one database: each is a node, any serves any player. A match is in the memory of one; what is said
//! to it elsewhere is carried there, and what it tells is carried back. See decision 16.

mod asks;
mod guests;
mod heed;
mod keep;
mod route;
mod word;

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use bus::Bus;

pub(crate) use route::Found;
pub(crate) use word::Word;

use self::asks::Asks;
use self::guests::Guests;
use crate::ClubError;

/// How many matches can be taken into memory at the same time; a match always has the same place.
const CLAIMS: usize = 64;

/// What a club knows of other nodes, if there may be any.
pub(crate) struct Nodes {
    /// Where NATS is.
    address: String,
    /// By what name they find one another.
    name: String,
    state: Mutex<State>,
    /// How many are connected to each other node.
    others: Mutex<BTreeMap<u64, u64>>,
    /// Which nodes each connection of ours may hear from.
    hears: Mutex<HashMap<u64, HashSet<u64>>>,
    guests: Guests,
    asks: Asks,
    /// Those that are gone for good.
    gone: Mutex<HashSet<u64>>,
    claims: [tokio::sync::Mutex<()>; CLAIMS],
}

struct State {
    bus: Bus,
    /// Whether this node serves; if not it has no match, and nobody is connected.
    serves: bool,
    /// Since when it could write without a break.
    sure: Option<Instant>,
    /// When it could write last.
    kept: Instant,
    /// Whether it is the eldest, who looks after what nobody asks for.
    eldest: bool,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Nodes {
    pub(crate) fn new(address: String, name: String, bus: Bus) -> Self {
        Self {
            address,
            name,
            state: Mutex::new(State {
                bus,
                serves: true,
                sure: None,
                kept: Instant::now(),
                eldest: false,
            }),
            others: Mutex::default(),
            hears: Mutex::default(),
            guests: Guests::default(),
            asks: Asks::default(),
            gone: Mutex::default(),
            claims: std::array::from_fn(|_| tokio::sync::Mutex::default()),
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        lock(&self.state)
    }

    /// The way to other nodes.
    ///
    /// # Errors
    ///
    /// [`ClubError::Apart`] if there is none at present.
    pub(crate) fn bus(&self) -> Result<Bus, ClubError> {
        let state = self.state();
        if state.serves && state.bus.is_well() {
            Ok(state.bus.clone())
        } else {
            Err(ClubError::Apart)
        }
    }

    /// Whether this node serves.
    ///
    /// # Errors
    ///
    /// [`ClubError::Apart`] if not.
    pub(crate) fn expect_serving(&self) -> Result<(), ClubError> {
        if self.state().serves { Ok(()) } else { Err(ClubError::Apart) }
    }

    /// Whether this node looks after what nobody asks for.
    pub(crate) fn is_eldest(&self) -> bool {
        let state = self.state();
        state.serves && state.eldest
    }

    /// How many are connected to other nodes.
    pub(crate) fn connected(&self) -> u64 {
        lock(&self.others).values().sum()
    }

    /// Tells all other nodes.
    pub(crate) fn tell_all(&self, word: &Word, rest: &[u8]) {
        // Whoever is apart comes back and looks anew at everything.
        let bus = self.state().bus.clone();
        bus.tell_all(&word.write(rest));
    }

    /// A connection of ours is closed.
    pub(crate) fn leave(&self, connection: u64) {
        let nodes = lock(&self.hears).remove(&connection).unwrap_or_default();
        let bus = self.state().bus.clone();
        let word = Word::Gone { connection }.write(b"");
        for node in nodes {
            bus.tell(node, &word);
        }
    }

    /// Takes leave of the other nodes, once everything is said.
    pub(crate) async fn close(&self) {
        let bus = {
            let mut state = self.state();
            state.serves = false;
            state.bus.clone()
        };
        bus.flush().await;
    }
}

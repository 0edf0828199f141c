//! Staying among the nodes: showing that one lives, ending those that are gone, stepping out and coming back.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use bus::Bus;
use protocol::online::PlayerId;
use store::StoreError;
use tokio::time::timeout;

use super::{Nodes, Word, heed, lock};
use crate::ClubError;
use crate::club::Club;
use crate::metrics::more;

/// How long a node must have been able to write before it takes silence of another for its end: else it may have been
/// the database that was silent.
const SURE: Duration = Duration::from_secs(7);
/// How long a node may be unable to write before it steps out; it could write no more then.
const UNABLE: Duration = Duration::from_secs(5);
/// How long is waited for the database, each time.
const PATIENCE: Duration = Duration::from_secs(3);

impl Nodes {
    /// Listens to the other nodes from now on.
    pub(crate) async fn listen(
        address: &str,
        name: &str,
        node: u64,
    ) -> Result<(Bus, tokio::sync::mpsc::Receiver<bus::Heard>), bus::BusError> {
        Bus::open(address, name, node).await
    }

    /// Heeds what is heard.
    pub(crate) fn begin(club: &Arc<Club>, heard: tokio::sync::mpsc::Receiver<bus::Heard>) {
        tokio::spawn(heed::heed(Arc::downgrade(club), heard));
    }

    /// Done each second: whether this node can serve, and who else can.
    pub(crate) async fn look_after(&self, club: &Arc<Club>) -> Result<(), ClubError> {
        if !self.state().serves {
            return self.come_back(club).await;
        }
        if self.bus().is_err() {
            self.step_out(club, "other nodes cannot be heard").await;
            return Err(ClubError::Apart);
        }
        let beat = timeout(PATIENCE, club.store.beat()).await;
        match beat.unwrap_or_else(|_| Err(StoreError::Database("it does not answer".to_owned()))) {
            Ok(()) => self.state().kept = Instant::now(),
            Err(StoreError::Fenced) => {
                self.step_out(club, "it was taken for gone").await;
                return Err(ClubError::Apart);
            }
            Err(error) => {
                let since = {
                    let mut state = self.state();
                    state.sure = None;
                    state.kept
                };
                if since.elapsed() > UNABLE {
                    self.step_out(club, "the database cannot be reached").await;
                }
                return Err(error.into());
            }
        }
        let epoch = club.store.epoch().await?;
        let rows = club.store.nodes().await?;
        let own = club.store.node();
        let (sure, bus) = {
            let mut state = self.state();
            state.eldest = rows.first().is_some_and(|row| row.id == own);
            let since = *state.sure.get_or_insert_with(Instant::now);
            (since.elapsed() > SURE, state.bus.clone())
        };
        let mut living: Vec<u64> = Vec::with_capacity(rows.len());
        for row in rows {
            if row.id != own && club.store.end_if_gone(row, sure).await? {
                more(&club.metrics.ended_nodes_total);
            } else {
                living.push(row.id);
            }
        }
        self.know(club, &bus, epoch, &living).await;
        Ok(())
    }

    /// Takes note of who lives. Whoever is known, came before `epoch` and does not live is gone.
    async fn know(&self, club: &Arc<Club>, bus: &Bus, epoch: u64, living: &[u64]) {
        let known: BTreeSet<u64> = {
            let mut others = lock(&self.others);
            for node in living.iter().filter(|node| **node != bus.node()) {
                others.entry(*node).or_default();
            }
            let hears = lock(&self.hears);
            others.keys().chain(hears.values().flatten()).copied().collect()
        };
        let count = u64::try_from(living.len()).unwrap_or(u64::MAX);
        club.metrics.nodes.store(count, Ordering::Relaxed);
        for node in known {
            if node <= epoch && !living.contains(&node) && !lock(&self.gone).contains(&node) {
                tracing::info!(node, "a node is gone");
                self.part(club, bus, node).await;
            }
        }
    }

    /// Tells the others who is connected here.
    pub(crate) fn tell_who_is_here(&self, club: &Club, seeking: Vec<PlayerId>) {
        let connected = u64::try_from(club.hub.count()).unwrap_or(u64::MAX);
        let seeking = seeking.into_iter().map(|player| player.0).collect();
        self.tell_all(&Word::Here { connected, seeking }, b"");
    }

    /// Serves nobody for now: no match is in memory, nobody is connected.
    pub(crate) async fn step_out(&self, club: &Arc<Club>, why: &str) {
        {
            let mut state = self.state();
            if !state.serves {
                return;
            }
            state.serves = false;
            state.sure = None;
            state.eldest = false;
        }
        tracing::error!(why, "this node serves nobody until it can again");
        more(&club.metrics.stepped_out_total);
        club.stop_tables().await;
        club.send_away();
        // If even that fails, others find out by its silence.
        if !matches!(timeout(PATIENCE, club.store.leave()).await, Ok(Ok(()))) {
            tracing::debug!("this node could not take leave");
        }
        self.guests.clear();
        self.asks.clear();
        lock(&self.hears).clear();
    }

    /// Serves again, as a new node, once the database and the other nodes can be reached.
    async fn come_back(&self, club: &Arc<Club>) -> Result<(), ClubError> {
        if club.is_stopping() {
            return Err(ClubError::Stopping);
        }
        // The bus of before goes on trying.
        if !self.state().bus.is_well() {
            return Err(ClubError::Apart);
        }
        club.adjust_time().await?;
        club.store.come_back().await?;
        let node = club.store.node();
        let opened = Self::listen(&self.address, &self.name, node).await;
        let (bus, heard) = opened.map_err(|error| {
            tracing::error!(%error, "this node cannot come back yet");
            ClubError::Apart
        })?;
        club.hub.begin(node);
        lock(&self.others).clear();
        Self::begin(club, heard);
        // Listening first, so that no seek is missed between.
        club.read_seeks().await?;
        {
            let mut state = self.state();
            state.bus = bus;
            state.serves = true;
            state.kept = Instant::now();
        }
        club.clocks_run();
        // Whoever came in meanwhile belongs to the node that this was.
        club.send_away();
        tracing::info!(node, "this node serves again");
        Ok(())
    }
}

//! How what is said to a match finds the node that has it.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::Ordering;

use protocol::online::{LiveMatch, MatchId};
use store::{Claim, StoreError};
use tokio::sync::mpsc;

use super::word::Speaker;
use super::{CLAIMS, Nodes, Word, lock};
use crate::ClubError;
use crate::club::Club;
use crate::live::{Command, Live, Sender};
use crate::metrics::more;

/// Where a match is.
pub(crate) enum Found {
    Here(mpsc::Sender<Command>),
    /// In the memory of another node.
    At(u64),
}

fn missing(error: StoreError) -> ClubError {
    match error {
        StoreError::Gone => ClubError::NoMatch,
        error => error.into(),
    }
}

impl Nodes {
    /// Where a match is; it is taken into memory if it is nowhere.
    pub(crate) async fn find(&self, club: &Arc<Club>, id: &str) -> Result<Found, ClubError> {
        self.bus()?;
        let owner = club.store.owner(id).await.map_err(missing)?;
        if owner != 0 && owner != club.store.node() {
            return Ok(Found::At(owner));
        }
        let mut place = DefaultHasher::new();
        id.hash(&mut place);
        let place = usize::try_from(place.finish() % CLAIMS as u64).unwrap_or_default();
        let _alone = self.claims[place].lock().await;
        if let Some(table) = club.tables().get(id).filter(|table| !table.is_closed()) {
            return Ok(Found::Here(table.clone()));
        }
        match club.store.claim(id.to_owned()).await.map_err(missing)? {
            Claim::Ours(lease) => Ok(Found::Here(club.begin_table(id, Some(lease)))),
            Claim::Of(node) => Ok(Found::At(node)),
        }
    }

    /// Carries what is said to a match to the node that has it.
    pub(crate) fn forward(
        &self,
        club: &Club,
        node: u64,
        game: MatchId,
        command: Command,
    ) -> Result<(), ClubError> {
        let bus = self.bus()?;
        let from = |sender: Sender| {
            lock(&self.hears).entry(sender.connection).or_default().insert(node);
            if lock(&self.gone).contains(&node) {
                // It was gone before this was noted; they find the match where it is now.
                club.hub.cut_connection(sender.connection);
            }
            let lag = sender.lag.load(Ordering::Relaxed);
            Speaker { connection: sender.connection, player: sender.player, lag }
        };
        let word = match command {
            Command::Watch(sender) => {
                let unheard = sender.unheard.iter().cloned().collect();
                Word::Watch { game, from: from(sender), unheard }
            }
            Command::Leave { connection } => Word::Leave { game, connection },
            Command::Do { sender, id, seq, events } => {
                Word::Do { game, from: from(sender), id, seq, events }
            }
            Command::Plan { sender, id, seq, branches } => {
                Word::Plan { game, from: from(sender), id, seq, branches }
            }
            Command::Say { sender, id, room, text } => {
                Word::Say { game, from: from(sender), id, room, text }
            }
            Command::Rule { order, reply } => {
                let ask = self.asks.wait(Some(node), reply);
                if lock(&self.gone).contains(&node) {
                    self.asks.give_up(node);
                }
                Word::Rule { game, ask, order }
            }
            // Its node does so itself.
            Command::Look | Command::Forget { .. } => return Ok(()),
            Command::Show { .. } | Command::Record { .. } | Command::Stop { .. } => {
                return Err(ClubError::Busy);
            }
        };
        more(&club.metrics.forwarded_total);
        bus.tell(node, &word.write(b""));
        Ok(())
    }

    /// A connection of ours watches a match no more that is not in memory here.
    pub(crate) fn unwatch(&self, connection: u64, game: MatchId) {
        let nodes = lock(&self.hears).get(&connection).cloned().unwrap_or_default();
        let bus = self.state().bus.clone();
        let word = Word::Leave { game, connection }.write(b"");
        for node in nodes {
            bus.tell(node, &word);
        }
    }
}

impl Club {
    /// A match that is not in memory here, as it is kept: who is there is not known.
    pub(crate) async fn kept(
        &self,
        player: Option<&str>,
        id: &MatchId,
    ) -> Result<LiveMatch, ClubError> {
        Ok(Live::load(self, &id.0).await?.show_kept(player, self.now()))
    }

    /// The record of a match that is not in memory here.
    pub(crate) async fn kept_record(&self, id: &MatchId) -> Result<String, ClubError> {
        Ok(Live::load(self, &id.0).await?.game.record().to_string())
    }
}

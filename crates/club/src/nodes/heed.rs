//! What is heard of other nodes, and what comes of it.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};

use bus::{Bus, Heard};
use bytes::Bytes;
use protocol::online::MatchId;
use tokio::sync::{mpsc, oneshot};

use super::{Found, Nodes, Word, lock};
use crate::ClubError;
use crate::club::Club;
use crate::live::{Command, Sender, table};
use crate::metrics::more;

/// How many work at a time on what was heard; what belongs to one match or seek always goes to the same.
const HANDS: usize = 16;
/// How much waits for each.
const WAITING: usize = 1024;

/// Something to be done in its order.
enum Task {
    Command(MatchId, Command),
    Seek(String),
    SeekGone(String, bool),
}

/// Heeds what a node hears until its bus is gone.
pub(super) async fn heed(club: Weak<Club>, mut heard: mpsc::Receiver<Heard>) {
    let hands: Vec<_> = (0..HANDS)
        .map(|_| {
            let (hand, tasks) = mpsc::channel(WAITING);
            tokio::spawn(work(Weak::clone(&club), tasks));
            hand
        })
        .collect();
    while let Some(heard) = heard.recv().await {
        let Some(club) = club.upgrade() else { return };
        let Some(nodes) = &club.nodes else { return };
        let tasks = match heard {
            Heard::Gap { from } => nodes.miss(&club, from),
            Heard::Message { from, message } => {
                if let Some((word, rest)) = Word::read(&message) {
                    nodes.hear(&club, from, word, &rest)
                } else {
                    tracing::warn!(from, "another node says what this one does not know");
                    Vec::new()
                }
            }
        };
        drop(club);
        for (key, task) in tasks {
            let mut place = DefaultHasher::new();
            key.hash(&mut place);
            let place = usize::try_from(place.finish() % HANDS as u64).unwrap_or_default();
            if hands[place].send(task).await.is_err() {
                return;
            }
        }
    }
}

async fn work(club: Weak<Club>, mut tasks: mpsc::Receiver<Task>) {
    while let Some(task) = tasks.recv().await {
        let Some(club) = club.upgrade() else { return };
        match task {
            Task::Command(game, command) => club.send_here(&game, command).await,
            Task::Seek(id) => {
                if let Err(error) = club.place_seek(&id).await {
                    tracing::error!(%error, "a seek of another node could not be read");
                }
            }
            Task::SeekGone(id, declined) => club.displace_seek(&id, declined),
        }
    }
}

impl Nodes {
    /// What is to be done in its order, each by what it belongs to. The rest is done at once.
    fn hear(&self, club: &Club, from: u64, word: Word, rest: &Bytes) -> Vec<(String, Task)> {
        let bus = self.state().bus.clone();
        let command = |game: MatchId, command| vec![(game.0.clone(), Task::Command(game, command))];
        match word {
            Word::Watch { game, from, unheard } => {
                self.guests.watch(&from, &game, unheard);
                let sender = self.guests.hear(&bus, from);
                return command(game, Command::Watch(sender));
            }
            Word::Leave { game, connection } => {
                self.guests.leave(connection, &game);
                return command(game, Command::Leave { connection });
            }
            Word::Do { game, from, id, seq, events } => {
                let sender = self.guests.hear(&bus, from);
                return command(game, Command::Do { sender, id, seq, events });
            }
            Word::Plan { game, from, id, seq, branches } => {
                let sender = self.guests.hear(&bus, from);
                return command(game, Command::Plan { sender, id, seq, branches });
            }
            Word::Say { game, from, id, room, text } => {
                let sender = self.guests.hear(&bus, from);
                return command(game, Command::Say { sender, id, room, text });
            }
            Word::Rule { game, ask, order } => {
                let (reply, answer) = oneshot::channel();
                tokio::spawn(async move {
                    let failed = answer.await.unwrap_or(Err(ClubError::Busy)).err();
                    bus.tell(from, &Word::Answer { ask, failed }.write(b""));
                });
                return command(game, Command::Rule { order, reply });
            }
            Word::Wanted { player, ask } => {
                if club.hub.is_here(&player) {
                    bus.tell(from, &Word::Answer { ask, failed: None }.write(b""));
                }
            }
            Word::Answer { ask, failed } => self.asks.answer(ask, failed.map_or(Ok(()), Err)),
            Word::Gone { connection } => return self.see_off(connection),
            Word::Tell { to } => {
                let mut hears = lock(&self.hears);
                for connection in &to {
                    if let Some(nodes) = hears.get_mut(connection) {
                        nodes.insert(from);
                    }
                }
                drop(hears);
                club.hub.tell_connections(&to, rest);
            }
            Word::Cut { connection } => club.hub.cut_connection(connection),
            Word::Anew => club.send_away(),
            Word::Seek { seek } => return vec![(seek.0.clone(), Task::Seek(seek.0))],
            Word::SeekGone { seek, declined } => {
                return vec![(seek.0.clone(), Task::SeekGone(seek.0, declined))];
            }
            Word::Player { player } => club.hub.tell_player(&player, rest),
            Word::Deleted { player } => {
                let forget = |(game, _): (String, _)| {
                    let command = Command::Forget { player: player.clone() };
                    (game.clone(), Task::Command(MatchId(game), command))
                };
                return club.all_tables().into_iter().map(forget).collect();
            }
            Word::Sessions { player, which } => club.hub.cut(&player, &which),
            Word::Here { connected, seeking } => {
                if let Some(count) = lock(&self.others).get_mut(&from) {
                    *count = connected;
                }
                club.seen_elsewhere(&seeking);
            }
        }
        Vec::new()
    }

    /// A connection of another node is gone.
    fn see_off(&self, connection: u64) -> Vec<(String, Task)> {
        let leave =
            |game: MatchId| (game.0.clone(), Task::Command(game, Command::Leave { connection }));
        self.guests.remove(connection).into_iter().map(leave).collect()
    }

    /// Something that a node said was lost: ours and its own have to come back, and see everything anew.
    fn miss(&self, club: &Club, from: u64) -> Vec<(String, Task)> {
        tracing::warn!(node = from, "something that another node said was lost");
        more(&club.metrics.gaps_total);
        let bus = self.state().bus.clone();
        bus.tell(from, &Word::Anew.write(b""));
        club.send_away();
        self.asks.give_up(from);
        self.guests.of(from).into_iter().flat_map(|connection| self.see_off(connection)).collect()
    }

    /// A node is gone: whoever heard from it has to come back, and nobody of it watches any more.
    pub(super) async fn part(&self, club: &Arc<Club>, bus: &Bus, node: u64) {
        bus.forget(node);
        lock(&self.gone).insert(node);
        lock(&self.others).remove(&node);
        self.asks.give_up(node);
        club.doubt_seeks();
        club.plans_wait.store(true, Ordering::Relaxed);
        let heard: Vec<u64> = lock(&self.hears)
            .iter()
            .filter(|(_, nodes)| nodes.contains(&node))
            .map(|(connection, _)| *connection)
            .collect();
        for connection in heard {
            club.hub.cut_connection(connection);
        }
        for connection in self.guests.of(node) {
            for (_, task) in self.see_off(connection) {
                if let Task::Command(game, command) = task {
                    club.send_here(&game, command).await;
                }
            }
        }
    }
}

impl Club {
    /// Gives a match something to do for somebody of another node. If it is not here, they have to come back, and
    /// find it where it is now.
    async fn send_here(self: &Arc<Self>, game: &MatchId, command: Command) {
        if let Command::Leave { .. } | Command::Forget { .. } = command {
            let table = self.tables().get(&game.0).cloned();
            if let Some(table) = table {
                // A match that is gone needs neither.
                let _ = table.send(command).await;
            }
            return;
        }
        let sender = sender(&command).cloned();
        let sent = match self.find(&game.0).await {
            Ok(Found::Here(table)) => table.send(command).await.is_ok(),
            Ok(Found::At(_)) => false,
            Err(error) => return table::refuse(game, command, &error),
        };
        if let Some(sender) = sender.filter(|_| !sent) {
            sender.outbox.cut();
        }
    }

    /// Whoever is connected has to come back.
    pub(crate) fn send_away(&self) {
        self.hub.cut_all(&crate::club::closing());
    }
}

fn sender(command: &Command) -> Option<&Sender> {
    match command {
        Command::Watch(sender)
        | Command::Do { sender, .. }
        | Command::Plan { sender, .. }
        | Command::Say { sender, .. } => Some(sender),
        _ => None,
    }
}

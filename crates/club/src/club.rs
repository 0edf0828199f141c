use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bus::BusError;
use bytes::Bytes;
use protocol::online::{LiveMatch, MatchId, MatchSummary, PlayerId, PlayerInfo, ServerMessage};
use store::{Faults, Lease, MatchRow, Place, Store, StoreError};
use tokio::sync::{mpsc, oneshot};

use crate::accounts::{Signed, info};
use crate::chores;
use crate::hub::{Hub, Which};
use crate::limits::{Limited, Limits};
use crate::live::{Command, table};
use crate::lobby::Seeks;
use crate::metrics::Metrics;
use crate::nodes::{Found, Nodes, Word};
use crate::notices::Notices;
use crate::secret::{self, Passwords};
use crate::time::Time;
use crate::{ClubError, agree};

/// How long matches are given to finish what was begun when the server stops.
const DRAIN: Duration = Duration::from_secs(5);
/// How long the database may take to tell the time, for it to be believed.
const PROMPT: Duration = Duration::from_millis(200);
/// How many commands wait for a match before whoever brings one has to wait.
const WAITING: usize = 128;
/// How long somebody must be away before they have left, in milliseconds.
const AWAY: u64 = 120_000;
/// When those who are sent away may come back, in milliseconds.
const BACK: u64 = 1000;

/// What a club is opened with.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where everything is kept.
    pub place: Place,
    /// The address of NATS, where the place is shared with other nodes.
    pub nodes: Option<String>,
    /// Whether passwords are hashed with next to no work: for tests only.
    pub cheap_passwords: bool,
    /// Whether limits of what one may do in a time are left out: for tests only.
    pub unlimited: bool,
    /// What happens to whatever is written, on a server that is alone: for tests only.
    pub faults: Option<Arc<dyn Faults>>,
    /// For how many milliseconds whoever has to decide must be away before the opponent may say that they have
    /// left, where a clock runs.
    pub away: u64,
}

impl Settings {
    /// Everything as it should be, at that place.
    pub fn at(place: Place) -> Self {
        Self {
            place,
            nodes: None,
            cheap_passwords: false,
            unlimited: false,
            faults: None,
            away: AWAY,
        }
    }
}

/// Why a club cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    /// What is kept cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Other nodes cannot be reached.
    #[error(transparent)]
    Bus(#[from] BusError),
}

/// What is said to those who are sent away.
pub(crate) fn closing() -> ServerMessage {
    ServerMessage::Closing { after: BACK }
}

/// Everything of online play. It is shared, and lives until it is closed.
pub struct Club {
    pub(crate) store: Store,
    pub(crate) passwords: Passwords,
    pub(crate) hub: Hub,
    pub(crate) seeks: Mutex<Seeks>,
    /// None for a server that is alone.
    pub(crate) nodes: Option<Nodes>,
    /// What is counted.
    pub metrics: Metrics,
    time: Time,
    limits: Option<Limits>,
    tables: Mutex<HashMap<String, mpsc::Sender<Command>>>,
    pub(crate) clocks_run: AtomicBool,
    /// Whether something planned may be due in a match that nobody has in memory.
    pub(crate) plans_wait: AtomicBool,
    stopping: AtomicBool,
    /// See [`Settings`].
    pub(crate) away: u64,
    pub(crate) notices: Notices,
}

impl Club {
    /// Opens a club, and what was kept of it.
    ///
    /// # Errors
    ///
    /// If the place cannot be used, or other nodes cannot be reached.
    pub async fn open(settings: &Settings) -> Result<Arc<Self>, OpenError> {
        let time = Time::new();
        let Some(address) = &settings.nodes else {
            let (place, clock) = (&settings.place, time.clock());
            let store = match &settings.faults {
                Some(faults) => Store::open_with(place, clock, Arc::clone(faults)).await?,
                None => Store::open(place, clock).await?,
            };
            return Ok(Self::opened(settings, store, time, None).await?);
        };
        let asked = Instant::now();
        time.adjust(Store::time_at(&settings.place).await?, asked);
        let store = Store::open_node(&settings.place, time.clock()).await?;
        let name = store.name_of_nodes(&secret::id()).await?;
        match Nodes::listen(address, &name, store.node()).await {
            Ok((bus, heard)) => {
                let nodes = Nodes::new(address.clone(), name, bus);
                let club = Self::opened(settings, store, time, Some(nodes)).await?;
                Nodes::begin(&club, heard);
                Ok(club)
            }
            Err(error) => {
                // It will be tried again; until then no other waits for this node.
                let left = store.leave().await;
                store.close().await;
                left?;
                Err(error.into())
            }
        }
    }

    async fn opened(
        settings: &Settings,
        store: Store,
        time: Time,
        nodes: Option<Nodes>,
    ) -> Result<Arc<Self>, StoreError> {
        let hub = Hub::default();
        hub.begin(store.node());
        let club = Arc::new(Self {
            store,
            passwords: Passwords::new(settings.cheap_passwords),
            hub,
            seeks: Mutex::default(),
            nodes,
            metrics: Metrics::default(),
            time,
            limits: (!settings.unlimited).then(Limits::default),
            tables: Mutex::default(),
            clocks_run: AtomicBool::new(true),
            plans_wait: AtomicBool::new(true),
            stopping: AtomicBool::new(false),
            away: settings.away,
            notices: Notices::default(),
        });
        club.read_seeks().await?;
        tokio::spawn(chores::tick(Arc::clone(&club)));
        tokio::spawn(chores::stay(Arc::clone(&club)));
        Ok(club)
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> u64 {
        self.time.now()
    }

    /// Lets some milliseconds pass at once: for tests only.
    pub fn leap(&self, millis: u64) {
        self.time.leap(millis);
    }

    pub(crate) fn limit(&self, limited: Limited, who: &str) -> Result<(), ClubError> {
        match &self.limits {
            Some(limits) => limits.take(limited, who, self.now()),
            None => Ok(()),
        }
    }

    /// What is counted, as text for Prometheus, with what is held in memory for others at this moment.
    pub fn metrics_text(&self) -> String {
        let count = |count: usize| u64::try_from(count).unwrap_or(u64::MAX);
        self.metrics.waiting.store(count(self.hub.waiting()), Ordering::Relaxed);
        let buckets = self.limits.as_ref().map_or(0, Limits::count);
        self.metrics.buckets.store(count(buckets), Ordering::Relaxed);
        self.metrics.passwords_total.store(self.passwords.worked(), Ordering::Relaxed);
        self.metrics.text()
    }

    /// Counts a request of a player or an address.
    ///
    /// # Errors
    ///
    /// [`ClubError::TooMany`] if they ask too much, [`ClubError::Stopping`], [`ClubError::Apart`].
    pub fn asked(&self, who: &str) -> Result<(), ClubError> {
        if self.is_stopping() {
            return Err(ClubError::Stopping);
        }
        if let Some(nodes) = &self.nodes {
            nodes.expect_serving()?;
        }
        self.limit(Limited::Ask, who)
    }

    /// Whether somebody may connect.
    pub(crate) fn expect_open(&self) -> Result<(), ClubError> {
        if self.is_stopping() {
            return Err(ClubError::Stopping);
        }
        self.nodes.as_ref().map_or(Ok(()), |nodes| nodes.bus().map(drop))
    }

    /// How many are connected, everywhere.
    pub(crate) fn connected(&self) -> u64 {
        let here = u64::try_from(self.hub.count()).unwrap_or(u64::MAX);
        here + self.nodes.as_ref().map_or(0, Nodes::connected)
    }

    /// Tells all other nodes, if there may be any.
    pub(crate) fn tell_nodes(&self, word: &Word, rest: &[u8]) {
        if let Some(nodes) = &self.nodes {
            nodes.tell_all(word, rest);
        }
    }

    /// Tells a player, wherever they are connected.
    pub(crate) fn tell_player(&self, player: &str, message: &Bytes) {
        self.hub.tell_player(player, message);
        self.tell_nodes(&Word::Player { player: player.to_owned() }, message);
    }

    /// Cuts off the connections of a player that nothing proves any more, wherever they are.
    pub(crate) fn cut(&self, player: &str, which: Which) {
        self.hub.cut(player, &which);
        self.tell_nodes(&Word::Sessions { player: player.to_owned(), which }, b"");
    }

    /// Whether limits apply.
    pub(crate) fn is_limited(&self) -> bool {
        self.limits.is_some()
    }

    pub(crate) fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Acquire)
    }

    pub(crate) fn clocks_run(&self) {
        self.clocks_run.store(true, Ordering::Relaxed);
    }

    /// Whether matches can be kept.
    ///
    /// # Errors
    ///
    /// Why not.
    pub async fn check(&self) -> Result<(), ClubError> {
        self.expect_open()?;
        Ok(self.store.check().await?)
    }

    /// Finishes what was begun, sends everybody away and closes. Nothing that was answered is lost.
    pub async fn close(&self) {
        if self.stopping.swap(true, Ordering::AcqRel) {
            return;
        }
        self.stop_tables().await;
        self.hub.cut_all(&closing());
        if let Some(nodes) = &self.nodes {
            nodes.close().await;
        }
        let last = match &self.nodes {
            Some(_) => self.store.leave().await,
            None => self.store.beat().await,
        };
        if let Err(error) = last {
            tracing::warn!(%error, "the last sign of life was not kept");
        }
        self.store.close().await;
    }

    /// Lets all matches finish what was begun, and leave the memory.
    pub(crate) async fn stop_tables(&self) {
        let mut ended = Vec::new();
        for (_, table) in self.all_tables() {
            let (done, end) = oneshot::channel();
            if table.send(Command::Stop { done }).await.is_ok() {
                ended.push(end);
            }
        }
        let all = async {
            for end in ended {
                // Whoever is gone has ended.
                let _ = end.await;
            }
        };
        if tokio::time::timeout(DRAIN, all).await.is_err() {
            tracing::warn!("some matches did not stop in time; what was answered is kept");
        }
    }

    /// The matches in memory here.
    pub(crate) fn all_tables(&self) -> Vec<(String, mpsc::Sender<Command>)> {
        self.tables().iter().map(|(id, table)| (id.clone(), table.clone())).collect()
    }

    pub(crate) fn tables(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Command>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Where the task of a match is, which is begun if it does not live.
    pub(crate) async fn find(self: &Arc<Self>, id: &str) -> Result<Found, ClubError> {
        if let Some(table) = self.tables().get(id) {
            return Ok(Found::Here(table.clone()));
        }
        if self.is_stopping() {
            return Err(ClubError::Stopping);
        }
        if let Some(nodes) = &self.nodes {
            return nodes.find(self, id).await;
        }
        let row = self.store.game(id).await?.ok_or(ClubError::NoMatch)?;
        Ok(Found::Here(self.begin_table(&row.new.id, None)))
    }

    /// Begins the task of a match, which gives its lease back at its end.
    pub(crate) fn begin_table(
        self: &Arc<Self>,
        id: &str,
        lease: Option<Lease>,
    ) -> mpsc::Sender<Command> {
        let new = || {
            let (sender, commands) = mpsc::channel(WAITING);
            let (club, id) = (Arc::clone(self), id.to_owned());
            tokio::spawn(async move {
                table::run(Arc::clone(&club), id.clone(), commands).await;
                if let Some(lease) = lease
                    && let Err(error) = club.store.release(id, lease).await
                {
                    // Then it was taken away, or will be.
                    tracing::debug!(%error, "a match was not given back");
                }
            });
            sender
        };
        let mut tables = self.tables();
        let table = tables.entry(id.to_owned()).or_insert_with(new);
        if table.is_closed() {
            // Its end is near, and what was sent to it is not lost on it.
            *table = new();
        }
        table.clone()
    }

    /// Gives a match something to do.
    pub(crate) async fn send(
        self: &Arc<Self>,
        id: &MatchId,
        mut command: Command,
    ) -> Result<(), ClubError> {
        // A task that has just ended is begun anew, once.
        for _ in 0..3 {
            let table = match (self.find(&id.0).await?, &self.nodes) {
                (Found::Here(table), _) => table,
                (Found::At(node), Some(nodes)) => {
                    return nodes.forward(self, node, id.clone(), command);
                }
                (Found::At(_), None) => return Err(ClubError::Busy),
            };
            match table.send(command).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(unsent)) => {
                    command = unsent;
                    self.tables().retain(|_, table| !table.is_closed());
                }
            }
        }
        Err(ClubError::Busy)
    }

    /// A connection of ours watches a match no more.
    pub(crate) async fn unwatch(&self, connection: u64, game: MatchId) {
        if !self.unwatch_here(connection, &game).await
            && let Some(nodes) = &self.nodes
        {
            nodes.unwatch(connection, game);
        }
    }

    /// The same for a match in memory here; whether it is.
    pub(crate) async fn unwatch_here(&self, connection: u64, game: &MatchId) -> bool {
        let table = self.tables().get(&game.0).cloned();
        match table {
            // A match that is gone needs no leave.
            Some(table) => table.send(Command::Leave { connection }).await.is_ok(),
            None => false,
        }
    }

    /// Whether a match is to be read as it is kept, since it is not in memory here and may be elsewhere.
    fn is_elsewhere(&self, id: &MatchId) -> bool {
        self.nodes.is_some() && !self.tables().contains_key(&id.0)
    }

    /// A match as somebody may see it.
    ///
    /// # Errors
    ///
    /// [`ClubError::NoMatch`].
    pub async fn game(
        self: &Arc<Self>,
        who: Option<&Signed>,
        id: &MatchId,
    ) -> Result<LiveMatch, ClubError> {
        let player = who.map(|who| who.player.id.clone());
        let unheard = self.unheard(player.as_deref()).await?;
        let mut game = if self.is_elsewhere(id) {
            self.kept(player.as_deref(), id).await?
        } else {
            let (reply, answer) = oneshot::channel();
            self.send(id, Command::Show { player, reply }).await?;
            *answer.await.map_err(|_| ClubError::Busy)?
        };
        game.chat.retain(|line| !unheard.contains(&line.by.id.0));
        Ok(game)
    }

    /// The record of a match.
    ///
    /// # Errors
    ///
    /// [`ClubError::NoMatch`].
    pub async fn record(self: &Arc<Self>, id: &MatchId) -> Result<String, ClubError> {
        if self.is_elsewhere(id) {
            return self.kept_record(id).await;
        }
        let (reply, answer) = oneshot::channel();
        self.send(id, Command::Record { reply }).await?;
        answer.await.map_err(|_| ClubError::Busy)
    }

    /// The matches that go on: all of a player's, or the newest of all.
    ///
    /// # Errors
    ///
    /// If the store fails.
    pub async fn going_on(&self, of: Option<&Signed>) -> Result<Vec<MatchSummary>, ClubError> {
        let rows = match of {
            Some(who) => self.store.matches_of(who.id(), true).await?,
            None => self.store.going_on().await?,
        };
        self.summaries(rows).await
    }

    /// Goes by the clock of the database.
    pub(crate) async fn adjust_time(&self) -> Result<(), ClubError> {
        let asked = Instant::now();
        let shown = self.store.time().await?;
        if asked.elapsed() < PROMPT {
            self.time.adjust(shown, asked);
        }
        Ok(())
    }

    pub(crate) async fn summaries(
        &self,
        rows: Vec<MatchRow>,
    ) -> Result<Vec<MatchSummary>, ClubError> {
        let mut summaries = Vec::with_capacity(rows.len());
        for row in rows {
            summaries.push(self.summary(row).await?);
        }
        Ok(summaries)
    }

    pub(crate) async fn summary(&self, row: MatchRow) -> Result<MatchSummary, ClubError> {
        let players = self.players(&row.new.players).await?;
        let clock = row.new.terms.clock;
        Ok(MatchSummary {
            id: MatchId(row.new.id),
            spec: row.new.spec,
            speed: agree::speed(clock.as_deref()),
            clock,
            rated: row.new.rated,
            players,
            began: row.new.began,
            deciders: row.new.deciders,
            ending: row.ending,
            ratings: row.changes,
        })
    }

    pub(crate) async fn players(&self, ids: &[String; 2]) -> Result<[PlayerInfo; 2], ClubError> {
        let [first, second] = ids;
        Ok([self.player_info(first).await?, self.player_info(second).await?])
    }

    pub(crate) async fn player_info(&self, id: &str) -> Result<PlayerInfo, ClubError> {
        let row = self.store.player(id).await?;
        let id = PlayerId(id.to_owned());
        let nobody = || PlayerInfo { id, name: None, guest: false, program: false };
        Ok(row.as_ref().map_or_else(nobody, info))
    }
}

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use protocol::online::{MatchId, MatchSummary, PlayerId, PlayerInfo, ServerMessage};
use store::{MatchRow, Place, Store, StoreError};
use tokio::sync::{mpsc, oneshot};

use crate::accounts::{LASTS, Signed, info};
use crate::hub::Hub;
use crate::limits::{Limited, Limits};
use crate::live::{Command, table};
use crate::lobby::Seeks;
use crate::metrics::Metrics;
use crate::notices::Notices;
use crate::secret::Passwords;
use crate::time::Time;
use crate::{ClubError, agree};

/// How often it is looked whether a flag falls in a match that nobody watches.
const TICK: Duration = Duration::from_secs(1);
/// After how many ticks the rest is looked after.
const SWEEP: u64 = 10;
/// After how many sweeps logs are folded, and how long a match is over before.
const FOLD: (u64, u64) = (60, 86_400_000);
/// How long matches are given to finish what was begun when the server stops.
const DRAIN: Duration = Duration::from_secs(5);
/// How many commands wait for a match before whoever brings one has to wait.
const WAITING: usize = 128;
/// How long somebody must be away before they have left, in milliseconds.
const AWAY: u64 = 120_000;
/// When those who are sent away may come back, in milliseconds.
const BACK: u64 = 1000;

/// What a club is opened with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Where everything is kept.
    pub place: Place,
    /// Whether passwords are hashed with next to no work: for tests only.
    pub cheap_passwords: bool,
    /// Whether limits of what one may do in a time are left out: for tests only.
    pub unlimited: bool,
    /// For how many milliseconds whoever has to decide must be away before the opponent may say that they have
    /// left, where a clock runs.
    pub away: u64,
}

impl Settings {
    /// Everything as it should be, at that place.
    pub fn at(place: Place) -> Self {
        Self { place, cheap_passwords: false, unlimited: false, away: AWAY }
    }
}

/// Everything of online play. It is shared, and lives until it is closed.
pub struct Club {
    pub(crate) store: Store,
    pub(crate) passwords: Passwords,
    pub(crate) hub: Hub,
    pub(crate) seeks: Mutex<Seeks>,
    /// What is counted.
    pub metrics: Metrics,
    time: Time,
    limits: Option<Limits>,
    tables: Mutex<HashMap<String, mpsc::Sender<Command>>>,
    clocks_run: AtomicBool,
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
    /// If the place cannot be used.
    pub async fn open(settings: &Settings) -> Result<Arc<Self>, StoreError> {
        let time = Time::new();
        let store = Store::open(&settings.place, time.clock()).await?;
        let club = Arc::new(Self {
            store,
            passwords: Passwords::new(settings.cheap_passwords),
            hub: Hub::default(),
            seeks: Mutex::default(),
            metrics: Metrics::default(),
            time,
            limits: (!settings.unlimited).then(Limits::default),
            tables: Mutex::default(),
            clocks_run: AtomicBool::new(true),
            stopping: AtomicBool::new(false),
            away: settings.away,
            notices: Notices::default(),
        });
        club.read_seeks().await?;
        tokio::spawn(tick(Arc::clone(&club)));
        Ok(club)
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> u64 {
        self.time.now()
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
        self.metrics.text()
    }

    /// Counts a request of a player or an address.
    ///
    /// # Errors
    ///
    /// [`ClubError::TooMany`] if they ask too much, [`ClubError::Stopping`].
    pub fn asked(&self, who: &str) -> Result<(), ClubError> {
        if self.is_stopping() {
            return Err(ClubError::Stopping);
        }
        self.limit(Limited::Ask, who)
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
        if self.is_stopping() {
            return Err(ClubError::Stopping);
        }
        Ok(self.store.check().await?)
    }

    /// Finishes what was begun, sends everybody away and closes. Nothing that was answered is lost.
    pub async fn close(&self) {
        if self.stopping.swap(true, Ordering::AcqRel) {
            return;
        }
        let tables: Vec<_> = self.tables().values().cloned().collect();
        let mut ended = Vec::new();
        for table in tables {
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
        self.hub.cut_all(&ServerMessage::Closing { after: BACK });
        if let Err(error) = self.store.beat().await {
            tracing::warn!(%error, "the last sign of life was not kept");
        }
        self.store.close().await;
    }

    pub(crate) fn tables(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Command>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The way to the task of a match, which is begun if it does not live.
    async fn table(self: &Arc<Self>, id: &str) -> Result<mpsc::Sender<Command>, ClubError> {
        if let Some(table) = self.tables().get(id) {
            return Ok(table.clone());
        }
        if self.is_stopping() {
            return Err(ClubError::Stopping);
        }
        let row = self.store.game(id).await?.ok_or(ClubError::NoMatch)?;
        let mut tables = self.tables();
        let new = || {
            let (sender, commands) = mpsc::channel(WAITING);
            tokio::spawn(table::run(Arc::clone(self), row.new.id.clone(), commands));
            sender
        };
        Ok(tables.entry(id.to_owned()).or_insert_with(new).clone())
    }

    /// Gives a match something to do.
    pub(crate) async fn send(
        self: &Arc<Self>,
        id: &MatchId,
        mut command: Command,
    ) -> Result<(), ClubError> {
        // A task that has just ended is begun anew, once.
        for _ in 0..3 {
            let table = self.table(&id.0).await?;
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

    /// A match as somebody may see it.
    ///
    /// # Errors
    ///
    /// [`ClubError::NoMatch`].
    pub async fn game(
        self: &Arc<Self>,
        who: Option<&Signed>,
        id: &MatchId,
    ) -> Result<protocol::online::LiveMatch, ClubError> {
        let (reply, answer) = oneshot::channel();
        let player = who.map(|who| who.player.id.clone());
        let unheard = self.unheard(player.as_deref()).await?;
        self.send(id, Command::Show { player, reply }).await?;
        let mut game = answer.await.map_err(|_| ClubError::Busy)?;
        game.chat.retain(|line| !unheard.contains(&line.by.id.0));
        Ok(*game)
    }

    /// The record of a match.
    ///
    /// # Errors
    ///
    /// [`ClubError::NoMatch`].
    pub async fn record(self: &Arc<Self>, id: &MatchId) -> Result<String, ClubError> {
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

/// Looks after everything that nobody asks for.
async fn tick(club: Arc<Club>) {
    let mut ticks = 0_u64;
    while !club.is_stopping() {
        if let Err(error) = look_after(&club, ticks).await
            && !club.is_stopping()
        {
            tracing::error!(%error, "what has to be looked after was not");
        }
        ticks += 1;
        tokio::time::sleep(TICK).await;
    }
}

async fn look_after(club: &Arc<Club>, ticks: u64) -> Result<(), ClubError> {
    if ticks == 0 {
        // What was due when the last server stopped is played now.
        for id in club.store.planned().await? {
            club.send(&MatchId(id), Command::Look).await?;
        }
    }
    if ticks.is_multiple_of(SWEEP) {
        if let Err(error) = club.store.expect_alone().await
            && !club.is_stopping()
        {
            tracing::error!(%error, "others are not kept out any more, so this server stops");
            club.close().await;
            return Ok(());
        }
        let (_, clocked) = club.store.count_going_on().await?;
        club.clocks_run.store(clocked > 0, Ordering::Relaxed);
        club.sweep_seeks().await?;
    }
    if ticks % (SWEEP * FOLD.0) == 1 {
        club.store.tidy(club.now().saturating_sub(LASTS)).await?;
        for id in club.store.unfolded(club.now().saturating_sub(FOLD.1)).await? {
            // One that somebody looks at keeps the names of its actions for now.
            if !club.tables().contains_key(&id) {
                club.store.fold(id).await?;
            }
        }
    }
    if club.clocks_run.load(Ordering::Relaxed) {
        club.store.beat().await?;
        for id in club.store.due(club.now()).await? {
            club.send(&MatchId(id), Command::Look).await?;
        }
    }
    Ok(())
}

//! The task of a match: what is sent to it happens one after the other, is kept, and then told.

use std::collections::{HashMap, HashSet, VecDeque};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use protocol::online::{ActionId, Change, MatchId, PlanView, ServerMessage};
use protocol::{Event, EventKind};
use rules::Player;
use store::{Act, Happening, Logged, Over, Ruled, StoreError};
use tokio::sync::mpsc;

use super::absence::Absence;
use super::lag::Credit;
use super::state::{Live, Refusal, expect_allowed};
use super::views::Presence;
use super::{Command, Sender};
use crate::club::Club;
use crate::hub::{Outbox, wire};
use crate::metrics::{less, more};
use crate::notices::is_in_time;
use crate::{ClubError, Connection, rating, secret};

/// How long a match stays in memory that nobody looks at.
const IDLE: Duration = Duration::from_secs(60);
/// The most events of a match; the longest games have some hundreds.
const EVENTS: u32 = 10_000;
/// How many names of lines, and of plans, are known, so that none comes twice.
pub(super) const NAMES: usize = 64;

/// Somebody who looks at the match.
struct Watcher {
    outbox: Outbox,
    seat: Option<Player>,
    lag: Arc<AtomicU64>,
    /// Whose chat they do not want to hear.
    unheard: Arc<HashSet<String>>,
}

pub(super) struct Table {
    pub(super) club: Arc<Club>,
    pub(super) id: MatchId,
    pub(super) live: Live,
    watchers: HashMap<u64, Watcher>,
    absence: Absence,
    /// The names of plans that were sent.
    pub(super) planned: VecDeque<(Player, ActionId)>,
    /// What each player knows to be planned.
    pub(super) told: [Option<PlanView>; 2],
    credit: [Credit; 2],
    pub(super) said: VecDeque<(String, ActionId)>,
    used: Instant,
    /// Whether the match in memory holds something that is not kept.
    broken: bool,
    /// The ruling that happens now.
    pub(super) act: Option<Act>,
}

/// Serves a match until nobody needs it.
pub(crate) async fn run(club: Arc<Club>, id: String, mut commands: mpsc::Receiver<Command>) {
    more(&club.metrics.tables);
    match Live::load(&club, &id).await {
        Ok(live) => {
            let mut table = Table {
                club: Arc::clone(&club),
                id: MatchId(id.clone()),
                told: Player::BOTH.map(|player| live.plan_view(Some(player))),
                live,
                watchers: HashMap::new(),
                absence: Absence::default(),
                planned: VecDeque::new(),
                credit: [Credit::new(); 2],
                said: VecDeque::new(),
                used: Instant::now(),
                broken: false,
                act: None,
            };
            // What was due when the last server stopped.
            table.follow_up_or_log().await;
            table.note_absence();
            table.serve(&mut commands).await;
        }
        Err(error) => {
            tracing::error!(%error, id, "a match cannot be opened");
            leave(&club, &id, &mut commands);
            while let Some(command) = commands.recv().await {
                refuse(&MatchId(id.clone()), command, &error);
            }
        }
    }
    less(&club.metrics.tables);
}

/// Takes a task off the list, so that nothing comes to it any more but what is on its way.
fn leave(club: &Club, id: &str, commands: &mut mpsc::Receiver<Command>) {
    let mut tables = club.tables();
    commands.close();
    if tables.get(id).is_some_and(mpsc::Sender::is_closed) {
        tables.remove(id);
    }
}

/// Answers a command to a match that cannot be opened.
pub(crate) fn refuse(game: &MatchId, command: Command, error: &ClubError) {
    let failure = error.failure();
    match command {
        Command::Do { sender, id, .. }
        | Command::Plan { sender, id, .. }
        | Command::Say { sender, id, .. } => {
            sender.outbox.tell(&ServerMessage::Refused { game: game.clone(), id, seq: 0, failure });
        }
        Command::Watch(sender) => sender.outbox.tell(&ServerMessage::Failed { failure }),
        Command::Stop { done } => drop(done.send(())),
        Command::Rule { reply, .. } => drop(reply.send(Err(error.clone()))),
        _ => {}
    }
}

impl Table {
    async fn serve(mut self, commands: &mut mpsc::Receiver<Command>) {
        loop {
            let flow = tokio::select! {
                command = commands.recv() => match command {
                    Some(command) => self.follow(command).await,
                    None => ControlFlow::Break(()),
                },
                () = tokio::time::sleep(self.wait()) => self.look().await,
            };
            let unused = self.watchers.is_empty() && self.used.elapsed() >= IDLE;
            if flow.is_break() || self.broken || (unused && commands.is_empty()) {
                break;
            }
        }
        leave(&self.club, &self.id.0, commands);
        while let Some(command) = commands.recv().await {
            if self.broken {
                refuse(&self.id, command, &ClubError::NotKept);
            } else {
                let _ = self.follow(command).await;
            }
        }
        // Whoever still looks has to come back to whatever takes the place of this task.
        for watcher in self.watchers.values() {
            watcher.outbox.send(&Connection::farewell());
            watcher.outbox.cut();
        }
    }

    /// How long nothing has to be done by itself.
    fn wait(&self) -> Duration {
        let now = self.club.now();
        let flag = self.live.deadline(now).map(|deadline| {
            let at = deadline.at + self.grace(deadline.of);
            Duration::from_millis(self.live.of_day(at).saturating_sub(now))
        });
        flag.unwrap_or(IDLE).min(IDLE)
    }

    /// How long an action may still be on its way that was made in time.
    fn grace(&self, of: Option<Player>) -> u64 {
        of.map_or(0, |player| self.credit[player.index()].offered(self.lag(player)))
    }

    /// How long a message of a player and its answer take.
    fn lag(&self, player: Player) -> u64 {
        let own = self.watchers.values().filter(|watcher| watcher.seat == Some(player));
        own.map(|watcher| watcher.lag.load(Ordering::Relaxed)).max().unwrap_or_default()
    }

    async fn follow(&mut self, command: Command) -> ControlFlow<()> {
        if !matches!(command, Command::Forget { .. }) {
            self.used = Instant::now();
        }
        match command {
            Command::Watch(sender) => self.watch(&sender),
            Command::Leave { connection } => {
                if self.watchers.remove(&connection).is_some() {
                    self.note_absence();
                    self.tell_presence();
                }
            }
            Command::Do { sender, id, seq, events } => {
                let done = self.try_do(&sender, &id, seq, events).await;
                self.answer_act(&sender, id, done).await;
            }
            Command::Plan { sender, id, seq, branches } => {
                let done = self.plan(&sender, &id, seq, branches).await;
                self.answer_act(&sender, id, done).await;
            }
            Command::Say { sender, id, room, text } => {
                let done = self.say(&sender, &id, room, &text).await;
                self.answer(&sender, id, done.map_err(Refusal::Club));
            }
            Command::Show { player, reply } => {
                let seat = self.live.seat(player.as_deref());
                let shown = self.live.show(seat, self.club.now(), self.presence());
                // Whoever has gone does not need it.
                let _ = reply.send(Box::new(shown));
            }
            Command::Record { reply } => {
                let _ = reply.send(self.live.game.record().to_string());
            }
            Command::Rule { order, reply } => {
                // Whoever has gone sees it in the match.
                let _ = reply.send(self.rule(*order).await);
            }
            Command::Look => return self.look().await,
            Command::Forget { player } => return self.forget(&player).await,
            Command::Stop { done } => {
                let _ = done.send(());
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    }

    fn watch(&mut self, sender: &Sender) {
        let seat = self.live.seat(sender.player.as_deref());
        let (lag, unheard) = (Arc::clone(&sender.lag), Arc::clone(&sender.unheard));
        let watcher = Watcher { outbox: sender.outbox.clone(), seat, lag, unheard };
        let is_new = self.watchers.insert(sender.connection, watcher).is_none();
        self.note_absence();
        let mut game = Box::new(self.live.show(seat, self.club.now(), self.presence()));
        game.chat.retain(|line| !sender.unheard.contains(&line.by.id.0));
        sender.outbox.tell(&ServerMessage::Match { game });
        if is_new {
            self.tell_presence();
        }
    }

    fn here(&self) -> [bool; 2] {
        let is_here = |player| self.watchers.values().any(|watcher| watcher.seat == Some(player));
        Player::BOTH.map(is_here)
    }

    fn note_absence(&mut self) {
        self.absence.note(self.here(), self.club.now());
    }

    fn claim(&self) -> Option<u64> {
        self.live.claim(self.absence, self.club.away)
    }

    fn presence(&self) -> Presence {
        let spectators = self.watchers.values().filter(|watcher| watcher.seat.is_none()).count();
        Presence {
            here: self.here(),
            spectators: u32::try_from(spectators).unwrap_or(u32::MAX),
            claim: self.claim(),
        }
    }

    fn tell_presence(&self) {
        let Presence { here, spectators, claim } = self.presence();
        let game = self.id.clone();
        self.tell(&ServerMessage::Presence { game, here, spectators, claim }, |_| true);
    }

    /// Tells those who want to hear that player.
    pub(super) fn tell_but(
        &self,
        message: &ServerMessage,
        player: &str,
        to: impl Fn(Option<Player>) -> bool,
    ) {
        let watchers = self.watchers.values();
        let heard = |watcher: &&Watcher| to(watcher.seat) && !watcher.unheard.contains(player);
        Outbox::send_each(watchers.filter(heard).map(|watcher| &watcher.outbox), &wire(message));
    }

    pub(super) fn tell(&self, message: &ServerMessage, to: impl Fn(Option<Player>) -> bool) {
        let watchers = self.watchers.values().filter(|watcher| to(watcher.seat));
        Outbox::send_each(watchers.map(|watcher| &watcher.outbox), &wire(message));
    }

    fn answer(&self, sender: &Sender, id: ActionId, done: Result<u32, Refusal>) {
        let game = self.id.clone();
        sender.outbox.tell(&match done {
            Ok(seq) => ServerMessage::Done { game, id, seq },
            Err(refusal) => {
                more(&self.club.metrics.refused_total);
                let (seq, failure) = (self.live.seq(), refusal.failure());
                ServerMessage::Refused { game, id, seq, failure }
            }
        });
    }

    /// Answers what somebody did or planned; what follows from it by itself comes after its own answer.
    async fn answer_act(&mut self, sender: &Sender, id: ActionId, done: Result<u32, Refusal>) {
        let stale = matches!(done, Err(Refusal::Club(ClubError::Stale { .. })));
        self.answer(sender, id, done);
        if stale {
            self.watch(sender);
        }
        self.follow_up_or_log().await;
    }

    async fn try_do(
        &mut self,
        sender: &Sender,
        id: &ActionId,
        seq: u32,
        kinds: Vec<EventKind>,
    ) -> Result<u32, Refusal> {
        let by = self.live.seat(sender.player.as_deref()).ok_or(ClubError::NotSeated)?;
        let name = (by, id.0.clone());
        if let Some(seq) = self.live.actions.get(&name) {
            return Ok(*seq);
        }
        let now = self.live.at(self.club.now());
        for kind in &kinds {
            expect_allowed(kind)?;
            if self.live.seq() >= EVENTS && *kind != EventKind::Resign {
                return Err(ClubError::TooLong { most: EVENTS }.into());
            }
            if self.live.is_stale(by, seq, kind) {
                return Err(ClubError::Stale { seq: self.live.seq() }.into());
            }
            let has_left = self.claim().is_some_and(|from| now >= from)
                && self.live.game.deciders() == [by.other()];
            if matches!(kind, EventKind::Claim { .. }) && !has_left {
                return Err(ClubError::NotLeft.into());
            }
        }
        let lag = sender.lag.load(Ordering::Relaxed);
        let mine = self.live.game.on_clock() == Some(by);
        let back = if mine { self.credit[by.index()].take(lag) } else { 0 };
        let at = now.saturating_sub(back).max(self.live.last());
        let acts = kinds.iter().any(|kind| matches!(kind, EventKind::Act { .. }));
        let events: Vec<Event> = kinds.into_iter().map(|kind| Event { by, at, kind }).collect();
        if events.is_empty() {
            return Err(ClubError::NoActions.into());
        }
        if let Err(refusal) = self.happen(events, Some(id.0.clone())).await {
            // Whether it was kept before an answer was lost is seen from the log.
            return self.live.actions.get(&name).copied().ok_or(refusal);
        }
        if acts {
            self.forget_dropped(by).await?;
        }
        Ok(self.live.seq())
    }

    /// Lets something happen, all of it or nothing: tries it, keeps it, tells it.
    pub(super) async fn happen(
        &mut self,
        events: Vec<Event>,
        action: Option<String>,
    ) -> Result<(), Refusal> {
        let (seq, last) = (self.live.seq(), self.live.last());
        let (known, was_over) = (self.live.known(&events), self.live.is_over());
        let decided = self.live.game.deciders();
        match <[Event; 1]>::try_from(events) {
            Ok([event]) => self.live.game.happen(event),
            Err(events) => self.live.game.happen_all(events),
        }
        .map_err(Refusal::Match)?;
        let kept = self.keep(seq, last, was_over, action.clone()).await;
        let ratings = match kept {
            Ok(ratings) => ratings,
            Err(error) => {
                more(&self.club.metrics.not_kept_total);
                self.broken = true;
                self.reload().await?;
                self.broken = false;
                return Err(ClubError::from(error).into());
            }
        };
        more(&self.club.metrics.events_total);
        if let (Some(action), Some(event)) = (action, self.live.game.log().last()) {
            self.live.actions.insert((event.by, action), self.live.seq());
        }
        if self.live.is_over() && (!was_over || self.act.is_some()) {
            more(&self.club.metrics.ended_total);
            let reason = self.live.game.ending().map(|ending| ending.reason);
            tracing::info!(id = %self.id, reason, "a match has ended");
            self.live.row.ending = self.live.game.ending();
            self.live.row.changes = ratings;
            self.live.plans = [None, None];
        }
        let claim = self.claim();
        let mut changed = self.live.change(&known, self.club.now(), ratings, claim);
        for seat in [Some(Player::First), Some(Player::Second), None] {
            if self.watchers.values().any(|watcher| watcher.seat == seat) {
                let change = Box::new(self.live.happened(&mut changed, seat));
                let message = ServerMessage::Happened { game: self.id.clone(), change };
                self.tell(&message, |it| it == seat);
            }
        }
        let here = self.here();
        for player in self.live.game.deciders() {
            if !decided.contains(&player) {
                let summary = Box::new(self.live.summary());
                let of = &self.live.row.new.players[player.index()];
                self.club.notices.tell(&self.club.hub, of, player, &summary);
                let looks = here[player.index()] && is_in_time(&summary);
                let message = wire(&ServerMessage::Due { game: summary });
                if looks {
                    // They see it; that other nodes hear of each turn of every match would be too much.
                    self.club.hub.tell_player(of, &message);
                } else {
                    self.club.tell_player(of, &message);
                }
            }
        }
        Ok(())
    }

    /// Keeps what has happened since there were `seq` events.
    async fn keep(
        &mut self,
        seq: u32,
        last: u64,
        was_over: bool,
        action: Option<String>,
    ) -> Result<Option<[Change; 2]>, StoreError> {
        let now = self.club.now();
        let before = usize::try_from(seq).unwrap_or(usize::MAX);
        let events = self.live.game.log().get(before..).unwrap_or_default();
        let mut logged: Vec<Logged> =
            events.iter().map(|event| Logged { action: None, event: event.clone() }).collect();
        // It is done with the last of them.
        logged.last_mut().ok_or(StoreError::Gone)?.action = action;
        let ending = self.live.game.ending().filter(|_| !was_over || self.act.is_some());
        let over = ending.map(|ending| {
            // A match in which not both have moved does not tell who is stronger; one that was rated stays so.
            let has_moved = |player| self.live.game.plies().iter().any(|ply| ply.by == player);
            let counts = was_over || Player::BOTH.into_iter().all(has_moved);
            let rate: Option<store::Rate> =
                if self.live.row.new.rated && counts { Some(rating::rate) } else { None };
            Over { ending, rate, at: now }
        });
        let due = self.live.deadline(now).map(|deadline| self.live.of_day(deadline.at));
        let (id, seq, deciders) = (self.id.0.clone(), seq.into(), self.live.game.deciders());
        let happening = Happening { id, seq, logged, last, due, deciders, over };
        let began = Instant::now();
        let kept = match self.act.clone() {
            None => self.club.store.append(happening).await,
            Some(act) => self.club.store.rule(Ruled { happening, corrects: was_over, act }).await,
        };
        let micros = u64::try_from(began.elapsed().as_micros()).unwrap_or(u64::MAX);
        self.club.metrics.commit_micros_total.fetch_add(micros, Ordering::Relaxed);
        kept.map(|kept| kept.changes)
    }

    /// Takes what is kept for true, and shows it to all.
    async fn reload(&mut self) -> Result<(), ClubError> {
        self.live = Live::load(&self.club, &self.id.0).await?;
        self.show_all();
        Ok(())
    }

    /// Forgets the name of a player and what they have said, if they have to do with the match.
    async fn forget(&mut self, player: &str) -> ControlFlow<()> {
        let has_said = self.live.chat.iter().any(|line| line.by.id.0 == player);
        if !has_said && self.live.seat(Some(player)).is_none() {
            return ControlFlow::Continue(());
        }
        match self.reload().await {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                tracing::error!(%error, id = %self.id, "a match could not be read again");
                ControlFlow::Break(())
            }
        }
    }

    /// Shows the whole match to everybody.
    fn show_all(&self) {
        for watcher in self.watchers.values() {
            let mut game = self.live.show(watcher.seat, self.club.now(), self.presence());
            game.chat.retain(|line| !watcher.unheard.contains(&line.by.id.0));
            watcher.outbox.tell(&ServerMessage::Match { game: Box::new(game) });
        }
    }

    async fn follow_up_or_log(&mut self) {
        if let Err(error) = self.follow_up().await {
            tracing::error!(%error, id = %self.id, "what follows by itself was not kept");
        }
    }

    /// What the server does by itself after an event: draws a lot, plays what was planned, begins another
    /// match.
    async fn follow_up(&mut self) -> Result<(), ClubError> {
        if self.live.is_lot_due() {
            let value = u32::from_le_bytes(secret::chance());
            let at = self.live.at(self.club.now());
            let event = Event { by: Player::First, at, kind: EventKind::Lot { value } };
            if let Err(Refusal::Club(error)) = self.happen(vec![event], None).await {
                return Err(error);
            }
        }
        self.play_planned().await?;
        if self.live.row.next.is_none() && self.live.game.rematch().is_some() {
            self.begin_next().await?;
        }
        Ok(())
    }

    async fn begin_next(&mut self) -> Result<(), ClubError> {
        let new = &self.live.row.new;
        let [first, second] = new.players.clone();
        for player in [&first, &second] {
            self.club.expect_not_suspended(player).await?;
        }
        let spec = crate::agree::drawn(&new.spec)?;
        let (start, terms) = (new.start.clone(), new.terms.clone());
        let next = self.club.new_match(spec, start, terms, new.rated, [second, first])?;
        self.club.store.begin(next.clone(), None, Some(self.id.0.clone())).await?;
        self.live.row.next = Some(next.id.clone());
        self.club.begun(next).await?;
        self.show_all();
        Ok(())
    }

    /// Lets a flag fall if it is time.
    async fn look(&mut self) -> ControlFlow<()> {
        let now = self.club.now();
        let at = self.live.at(now);
        let Some(deadline) = self.live.deadline(now) else { return ControlFlow::Continue(()) };
        if !deadline.tried && at < deadline.at + self.grace(deadline.of) {
            return ControlFlow::Continue(());
        }
        let by = deadline.of.map_or(Player::First, Player::other);
        match self.happen(vec![Event { by, at, kind: deadline.flag }], None).await {
            Ok(()) => {
                more(&self.club.metrics.flags_total);
                self.follow_up_or_log().await;
            }
            Err(Refusal::Match(_)) => {}
            Err(Refusal::Club(error)) => {
                tracing::error!(%error, id = %self.id, "a flag was not kept");
                // It is tried again when somebody asks, or by whoever looks after flags.
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    }
}

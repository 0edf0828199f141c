//! The connection of a bot: what the server tells goes to its matches, what they say goes to the server.

use std::collections::{BTreeMap, HashMap};
use std::io::Write;
use std::time::{Duration, Instant};

use catalog::PlayerSpec;

use protocol::Failure as Refusal;
use protocol::online::{
    Audience, ClientMessage, MatchId, MatchSummary, Me, PlayerId, Seek, SeekId, Taken,
};
use remote::{Fault, Method, Remote, Socket, Told};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{MissedTickBehavior, interval, sleep};

use super::brain::{Brain, Thought};
use super::round::Round;
use super::{Rules, Wanted};
use crate::failure::Failure;
use crate::players::any_seed;
use crate::text::warn;

/// The shortest and the longest wait before a lost connection is tried anew.
const WAITS: (Duration, Duration) = (Duration::from_millis(500), Duration::from_secs(60));
/// How often it is looked whether seeks have to be made or matches forgotten.
const LOOKS: Duration = Duration::from_secs(5);
/// How long after the end of a match another one with the same opponent may be agreed.
const AFTER: Duration = Duration::from_secs(120);
/// How many matches in a row may be given up because the engine fails.
const FAILED: u32 = 3;
/// How long is waited before something is done again that the server had no time for.
const LATER: Duration = Duration::from_secs(1);

/// What a bot is told by its owner.
pub(crate) struct Settings {
    pub(crate) player: PlayerSpec,
    pub(crate) rules: Rules,
    /// What it seeks, and whether for ratings.
    pub(crate) wanted: Vec<Wanted>,
    pub(crate) rated_seeks: bool,
    /// How long it thinks about a turn where no clock says so, in milliseconds.
    pub(crate) movetime: u64,
    /// How long an engine may take beyond its time for thinking.
    pub(crate) patience: Duration,
}

/// A program that plays on a server.
pub(crate) struct Bot<'a, W> {
    remote: Remote,
    settings: Settings,
    out: &'a mut W,
    me: Option<PlayerId>,
    rounds: HashMap<MatchId, Round>,
    /// Challenges that wait until there is time for them.
    waiting: BTreeMap<String, Seek>,
    /// The seeks that stand, by the place of what is wanted.
    seeks: BTreeMap<usize, SeekId>,
    /// Whether this connection has heard what is sought, so that nothing is sought twice.
    knows_lobby: bool,
    thoughts: (UnboundedSender<Thought>, UnboundedReceiver<Thought>),
    /// How many matches were given up since a turn was played last.
    failed: u32,
    stopping: bool,
}

/// Why a connection is left.
enum Left {
    /// It is lost; it is tried again after that time, if the server has said when.
    Lost(Option<Duration>),
    /// There is nothing left to do.
    Done,
}

impl<'a, W: Write> Bot<'a, W> {
    pub(crate) fn new(remote: Remote, settings: Settings, out: &'a mut W) -> Self {
        Self {
            remote,
            settings,
            out,
            me: None,
            rounds: HashMap::new(),
            waiting: BTreeMap::new(),
            seeks: BTreeMap::new(),
            knows_lobby: false,
            thoughts: unbounded_channel(),
            failed: 0,
            stopping: false,
        }
    }

    /// Plays until it is told to stop: once to play on and begin nothing more, twice to leave at once.
    /// Whatever goes on stays on the server and is resumed the next time.
    ///
    /// # Errors
    ///
    /// If the server refuses the token or is none of ours, or the engine fails again and again.
    pub(crate) async fn run(mut self, mut stops: UnboundedReceiver<()>) -> Result<(), Failure> {
        let mut wait = WAITS.0;
        loop {
            let connected = tokio::select! {
                connected = self.remote.connect() => connected,
                _ = stops.recv() => return self.leave().await,
            };
            let after = match connected {
                Ok(mut socket) => {
                    let begun = Instant::now();
                    let left = self.talk(&mut socket, &mut stops).await?;
                    if begun.elapsed() > WAITS.1 {
                        wait = WAITS.0;
                    }
                    match left {
                        Left::Done => {
                            socket.close().await;
                            return self.leave().await;
                        }
                        Left::Lost(after) => after,
                    }
                }
                Err(fault) if fault.is_passing() => {
                    warn(&fault.to_string());
                    None
                }
                Err(fault) => return Err(refused(&fault)),
            };
            // A little chance, so that many do not come back at the same moment.
            let chance = Duration::from_millis(any_seed() % 500);
            let pause = after.unwrap_or(wait) + chance;
            wait = (wait * 2).min(WAITS.1);
            tokio::select! {
                () = sleep(pause) => {}
                _ = stops.recv() => return self.leave().await,
            }
        }
    }

    fn say(&mut self, text: &str) -> Result<(), Failure> {
        writeln!(self.out, "{text}")?;
        Ok(self.out.flush()?)
    }

    /// Takes its seeks back.
    async fn leave(mut self) -> Result<(), Failure> {
        self.withdraw().await;
        self.say("stopped")
    }

    async fn talk(
        &mut self,
        socket: &mut Socket,
        stops: &mut UnboundedReceiver<()>,
    ) -> Result<Left, Failure> {
        self.knows_lobby = false;
        let mut looks = interval(LOOKS);
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let said = tokio::select! {
                told = socket.hear() => match told {
                    Ok(Told::Closing { after }) => {
                        return Ok(Left::Lost(Some(Duration::from_millis(after))));
                    }
                    Ok(told) => self.told(told).await?,
                    Err(fault @ Fault::Strange { .. }) => return Err(refused(&fault)),
                    Err(fault) => {
                        warn(&fault.to_string());
                        return Ok(Left::Lost(None));
                    }
                },
                Some(thought) = self.thoughts.1.recv() => self.thought(thought)?,
                _ = looks.tick(), if self.knows_lobby => self.look().await?,
                stop = stops.recv() => {
                    if self.stopping || stop.is_none() || self.playing() == 0 {
                        return Ok(Left::Done);
                    }
                    self.stopping = true;
                    self.withdraw().await;
                    self.say("begins no more games; asked to stop once more it leaves at once")?;
                    Vec::new()
                }
            };
            for message in said {
                if let Err(fault) = socket.say(&message).await {
                    warn(&fault.to_string());
                    return Ok(Left::Lost(None));
                }
            }
            if self.stopping && self.playing() == 0 {
                return Ok(Left::Done);
            }
            if self.failed >= FAILED {
                let why = format!("the engine has failed in {FAILED} games, so no more are begun");
                self.withdraw().await;
                return Err(Failure::Negative(why));
            }
        }
    }

    /// How many matches go on.
    fn playing(&self) -> usize {
        self.rounds.values().filter(|round| round.over.is_none()).count()
    }

    /// Whether another match may begin.
    fn has_time(&self) -> bool {
        !self.stopping && self.playing() < self.settings.rules.at_once
    }

    async fn told(&mut self, told: Told) -> Result<Vec<ClientMessage>, Failure> {
        match told {
            Told::Hello { me: None, .. } => {
                Err(Failure::Negative("the server knows nobody by that token".to_owned()))
            }
            Told::Hello { me: Some(me), matches } => self.hello(&me, matches),
            Told::Match { game } => self.seen(*game),
            Told::Happened { game, change } => self.happened(&game, *change),
            Told::Done { game, id, seq } => {
                let Some(round) = self.rounds.get_mut(&game) else { return Ok(Vec::new()) };
                let next = round.done(&id, seq);
                let more = self.go_on(&game);
                Ok(next.into_iter().chain(more).collect())
            }
            Told::Refused { game, id, failure } => self.refused(&game, &id, &failure).await,
            Told::Began { game } => Ok(vec![ClientMessage::Watch { game: game.id }]),
            Told::Lobby { seeks } => {
                self.waiting.clear();
                self.seeks.clear();
                self.knows_lobby = true;
                for seek in seeks {
                    self.sought(seek).await?;
                }
                self.look().await
            }
            Told::Seek { seek } => self.sought(*seek).await.map(|()| Vec::new()),
            Told::SeekGone { seek, .. } => {
                self.waiting.remove(&seek.0);
                self.seeks.retain(|_, own| *own != seek);
                Ok(Vec::new())
            }
            Told::Failed { failure } => {
                warn(&format!("the server says: {}", words(&failure)));
                Ok(Vec::new())
            }
            Told::Closing { .. } | Told::Other => Ok(Vec::new()),
        }
    }

    fn hello(
        &mut self,
        me: &Me,
        matches: Vec<MatchSummary>,
    ) -> Result<Vec<ClientMessage>, Failure> {
        self.me = Some(me.player.id.clone());
        let name = me.player.name.clone().unwrap_or_default();
        self.say(&format!("is {name} at {}", self.remote.address()))?;
        // What is not among them has ended meanwhile; it is looked at once more to tell how.
        let mut ids: Vec<MatchId> = matches.into_iter().map(|game| game.id).collect();
        ids.extend(self.rounds.keys().filter(|id| !ids.contains(id)).cloned().collect::<Vec<_>>());
        let watch = ids.into_iter().map(|game| ClientMessage::Watch { game });
        Ok(std::iter::once(ClientMessage::Lobby { on: true }).chain(watch).collect())
    }

    /// A match as it stands: one that is new, or one that the bot had lost sight of.
    fn seen(&mut self, seen: remote::Seen) -> Result<Vec<ClientMessage>, Failure> {
        let id = seen.summary.id.clone();
        if let Some(round) = self.rounds.get_mut(&id) {
            let again = round.see(seen);
            let more = self.go_on(&id);
            self.tell_end(&id)?;
            return Ok(again.into_iter().chain(more).collect());
        }
        let Settings { player, patience, .. } = &self.settings;
        if seen.state.saved.terms.combine.is_some() {
            warn(&format!("{id} is a combined game, which is not played; play it on the page"));
            return Ok(Vec::new());
        }
        let brain = Brain::begin(id.clone(), player.clone(), *patience, self.thoughts.0.clone());
        let Some(round) = Round::new(seen, brain) else { return Ok(Vec::new()) };
        if round.over.is_some() {
            return Ok(Vec::new());
        }
        let told = format!("plays {id}: {} against {}", round.seen.summary.spec, round.opponent());
        self.rounds.insert(id.clone(), round);
        self.say(&told)?;
        Ok(self.go_on(&id))
    }

    fn happened(
        &mut self,
        game: &MatchId,
        change: remote::Changed,
    ) -> Result<Vec<ClientMessage>, Failure> {
        let Some(round) = self.rounds.get_mut(game) else { return Ok(Vec::new()) };
        if !round.follow(change) {
            return Ok(vec![ClientMessage::Watch { game: game.clone() }]);
        }
        self.tell_end(game)?;
        Ok(self.go_on(game))
    }

    /// What is to be done in a match.
    fn go_on(&mut self, game: &MatchId) -> Vec<ClientMessage> {
        let free = self.has_time();
        let Some(round) = self.rounds.get_mut(game) else { return Vec::new() };
        let again = free && round.over.is_some() && {
            let summary = &round.seen.summary;
            let terms = &round.seen.state.saved.terms;
            let rules = &self.settings.rules;
            rules.objection(&summary.spec, terms, summary.speed, summary.rated).is_none()
        };
        round.go_on(self.settings.movetime, again).into_iter().collect()
    }

    /// Tells how a match has ended, once.
    fn tell_end(&mut self, game: &MatchId) -> Result<(), Failure> {
        let Some(round) = self.rounds.get_mut(game).filter(|round| round.over.is_none()) else {
            return Ok(());
        };
        let Some(ending) = round.ending() else { return Ok(()) };
        round.over = Some(Instant::now());
        let told = format!("ended {game}: {ending} against {}", round.opponent());
        self.say(&told)
    }

    async fn refused(
        &mut self,
        game: &MatchId,
        id: &protocol::online::ActionId,
        failure: &Refusal,
    ) -> Result<Vec<ClientMessage>, Failure> {
        let Some(round) = self.rounds.get_mut(game) else { return Ok(Vec::new()) };
        if !round.refused(id) {
            return Ok(Vec::new());
        }
        match failure.problems.first().map_or("", |problem| problem.code.as_str()) {
            // The match comes anew by itself.
            "stale" => Ok(Vec::new()),
            "out-of-scope" | "signed-out" => Err(Failure::Negative(words(failure))),
            "too-many" | "busy" | "not-kept" | "stopping" | "apart" => {
                sleep(LATER).await;
                Ok(vec![ClientMessage::Watch { game: game.clone() }])
            }
            _ => {
                warn(&format!("in {game} the server refuses: {}", words(failure)));
                Ok(self.give_up(game))
            }
        }
    }

    fn thought(&mut self, thought: Thought) -> Result<Vec<ClientMessage>, Failure> {
        let Thought { game, seq, turn } = thought;
        let Some(round) = self.rounds.get_mut(&game) else { return Ok(Vec::new()) };
        match turn {
            Ok(turn) => {
                self.failed = 0;
                let first = round.chosen(seq, turn);
                Ok(first.into_iter().chain(self.go_on(&game)).collect())
            }
            Err(why) => {
                self.say(&format!("resigns {game}: {why}"))?;
                Ok(self.give_up(&game))
            }
        }
    }

    fn give_up(&mut self, game: &MatchId) -> Vec<ClientMessage> {
        self.failed += 1;
        self.rounds.get_mut(game).map(Round::give_up).unwrap_or_default()
    }

    /// Somebody seeks something: the bot itself, or somebody who challenges it.
    async fn sought(&mut self, seek: Seek) -> Result<(), Failure> {
        if self.me.as_ref() == Some(&seek.by.id) {
            let wanted = &self.settings.wanted;
            let place = wanted.iter().position(|wanted| wanted.is(&seek.wanted));
            if let Some(place) = place {
                self.seeks.insert(place, seek.id);
            }
            return Ok(());
        }
        match &seek.wanted.audience {
            Audience::Player { player } if self.me.as_ref() == Some(player) => {}
            _ => return Ok(()),
        }
        let rules = &self.settings.rules;
        let wanted = &seek.wanted;
        match rules.objection(&wanted.spec, &wanted.terms, seek.speed, wanted.rated) {
            None => {
                self.waiting.insert(seek.id.0.clone(), seek);
                self.take().await
            }
            Some(why) => {
                let name = seek.by.name.clone().unwrap_or_default();
                self.say(&format!("declines a challenge of {name}: {why}"))?;
                let path = format!("api/seeks/{}/decline", seek.id);
                tried(self.remote.done(Method::POST, &path).await)
            }
        }
    }

    /// Accepts a challenge that waits, the oldest first, if there is time.
    async fn take(&mut self) -> Result<(), Failure> {
        if !self.has_time() {
            return Ok(());
        }
        let oldest = self.waiting.values().min_by_key(|seek| seek.since).map(|it| it.id.clone());
        let Some(id) = oldest else { return Ok(()) };
        self.waiting.remove(&id.0);
        let path = format!("api/seeks/{id}/accept");
        let taken: Result<Taken, Fault> = self.remote.post(&path, &()).await;
        tried(taken.map(drop))
    }

    /// What is to be done by itself: challenges that wait, seeks, matches that are over.
    async fn look(&mut self) -> Result<Vec<ClientMessage>, Failure> {
        let gone = |round: &Round| round.over.is_some_and(|over| over.elapsed() > AFTER);
        let gone: Vec<MatchId> =
            self.rounds.values().filter(|it| gone(it)).map(|it| it.id().clone()).collect();
        self.rounds.retain(|id, _| !gone.contains(id));
        self.take().await?;
        if self.has_time() {
            for place in 0..self.settings.wanted.len() {
                if !self.seeks.contains_key(&place) {
                    let seek = self.settings.wanted[place].seek(self.settings.rated_seeks);
                    match self.remote.post::<Seek>("api/seeks", &seek).await {
                        Ok(seek) => drop(self.seeks.insert(place, seek.id)),
                        Err(fault) => tried(Err(fault))?,
                    }
                }
            }
        } else {
            self.withdraw().await;
        }
        Ok(gone.into_iter().map(|game| ClientMessage::Unwatch { game }).collect())
    }

    /// Takes its own seeks back.
    async fn withdraw(&mut self) {
        for (place, id) in std::mem::take(&mut self.seeks) {
            match self.remote.done(Method::DELETE, &format!("api/seeks/{id}")).await {
                Ok(()) => {}
                // It was just taken.
                Err(fault) if fault.code() == Some("no-seek") => {}
                Err(fault) => {
                    warn(&fault.to_string());
                    self.seeks.insert(place, id);
                }
            }
        }
    }
}

/// What a request came to: what the next try may mend is told, and what is wrong for good ends it all.
fn tried(done: Result<(), Fault>) -> Result<(), Failure> {
    match done {
        Ok(()) => Ok(()),
        Err(fault @ Fault::Refused { status: 401 | 403, .. }) => Err(refused(&fault)),
        // Somebody was faster.
        Err(fault) if fault.code() == Some("no-seek") => Ok(()),
        Err(fault) => {
            warn(&fault.to_string());
            Ok(())
        }
    }
}

fn refused(fault: &Fault) -> Failure {
    Failure::Negative(fault.to_string())
}

fn words(failure: &Refusal) -> String {
    failure.problems.first().map_or_else(String::new, |problem| problem.message.clone())
}

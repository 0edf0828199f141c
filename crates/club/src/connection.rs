use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bytes::Bytes;
use protocol::online::{ActionId, ClientMessage, MatchId, Scope, ServerMessage};
use protocol::{EventKind, Failure};
use rules::Explain;
use tokio::sync::mpsc;

use crate::ClubError;
use crate::accounts::Signed;
use crate::club::{Club, closing};
use crate::hub::{Outbox, wire};
use crate::live::{Command, Sender};
use crate::metrics::{less, more};

/// How many matches a connection may watch at a time.
const WATCHED: usize = 32;
/// How many messages a connection may send at once, and milliseconds until there is one more.
const MESSAGES: (u64, u64) = (60, 100);

/// A client that is connected: what it says goes in, what it is told comes out.
pub struct Connection {
    club: Arc<Club>,
    id: u64,
    signed: Option<Signed>,
    outbox: Outbox,
    watched: HashSet<MatchId>,
    /// When it will have said nothing too much; see [`MESSAGES`].
    full: u64,
    /// The time that a message takes to come and an answer to go, in milliseconds, by the best that was
    /// measured lately.
    lag: Arc<AtomicU64>,
    /// Whose chat they do not want to hear, as of the last match that they asked to watch.
    unheard: Arc<HashSet<String>>,
}

impl Connection {
    /// Connects somebody, or a spectator. What is told comes out of the receiver in its wire form.
    ///
    /// # Errors
    ///
    /// If the server stops, the store fails, or a token does not allow to read.
    pub async fn open(
        club: &Arc<Club>,
        signed: Option<Signed>,
    ) -> Result<(Self, mpsc::Receiver<Bytes>), ClubError> {
        club.expect_open()?;
        let (me, matches) = match &signed {
            None => (None, Vec::new()),
            Some(who) => {
                who.may(Scope::Read)?;
                let me = club.me(who).await?;
                (Some(Box::new(me)), club.going_on(Some(who)).await?)
            }
        };
        let (outbox, messages) = Outbox::new();
        outbox.tell(&ServerMessage::Hello { me, now: club.now(), matches });
        let id = club.hub.join(signed.clone(), outbox.clone());
        // What ended before that was not there to be cut off.
        if let Some(who) = &signed {
            let proves = club.store.proves(&who.session.id).await;
            if !matches!(proves, Ok(true)) {
                club.hub.leave(id);
                return Err(proves.map_or_else(ClubError::from, |_| ClubError::SignedOut));
            }
        }
        more(&club.metrics.connections);
        let connection = Self {
            club: Arc::clone(club),
            id,
            signed,
            outbox,
            watched: HashSet::new(),
            full: 0,
            lag: Arc::default(),
            unheard: Arc::default(),
        };
        Ok((connection, messages))
    }

    /// The way to the client; tells when the connection is to be closed.
    pub fn outbox(&self) -> &Outbox {
        &self.outbox
    }

    /// Keeps how long a message and its answer took, in milliseconds.
    pub fn measured(&self, round_trip: u64) {
        let before = self.lag.load(Ordering::Relaxed);
        // One slow answer says little, a fast one much.
        let now = if before == 0 { round_trip } else { round_trip.min(before + before / 4 + 10) };
        self.lag.store(now, Ordering::Relaxed);
    }

    /// Hears what the client says.
    pub async fn hear(&mut self, text: &[u8]) {
        let club = Arc::clone(&self.club);
        let now = club.now();
        let next = self.full.max(now) + MESSAGES.1;
        let over = next.saturating_sub(now + MESSAGES.0 * MESSAGES.1);
        if over > 0 && club.is_limited() {
            let seconds = over.div_ceil(1000);
            return self.refuse(text, &ClubError::TooMany { seconds });
        }
        self.full = next;
        match serde_json::from_slice(text) {
            Ok(message) => {
                let about = about(&message);
                if let Err(error) = self.follow(message).await {
                    self.tell_refused(about, &error);
                }
            }
            Err(why) => {
                more(&club.metrics.malformed_total);
                let failure =
                    Failure { problems: vec![catalog::problem(&NoMessage(why.to_string()))] };
                self.outbox.tell(&ServerMessage::Failed { failure });
            }
        }
    }

    async fn follow(&mut self, message: ClientMessage) -> Result<(), ClubError> {
        let club = Arc::clone(&self.club);
        match message {
            ClientMessage::Ping { n } => {
                self.outbox.tell(&ServerMessage::Pong { n, now: club.now() });
                Ok(())
            }
            ClientMessage::Lobby { on } => {
                club.hub.set_lobby(self.id, on);
                if on {
                    let (playing, _) = club.store.count_going_on().await?;
                    self.outbox.tell(&ServerMessage::Lobby {
                        seeks: club.seeks(self.signed.as_ref()).await?,
                        playing: u32::try_from(playing).unwrap_or(u32::MAX),
                        connected: u32::try_from(club.connected()).unwrap_or(u32::MAX),
                    });
                }
                Ok(())
            }
            ClientMessage::Watch { game } => {
                if self.watched.len() >= WATCHED && !self.watched.contains(&game) {
                    return Err(ClubError::TooMany { seconds: 1 });
                }
                let player = self.signed.as_ref().map(Signed::id);
                self.unheard = Arc::new(club.unheard(player).await?);
                club.send(&game, Command::Watch(self.sender())).await?;
                if self.watched.insert(game) {
                    more(&club.metrics.watched);
                }
                Ok(())
            }
            ClientMessage::Unwatch { game } => {
                if self.watched.remove(&game) {
                    less(&club.metrics.watched);
                    club.unwatch(self.id, game).await;
                }
                Ok(())
            }
            ClientMessage::Do { game, id, seq, event } => {
                let (sender, events) = (self.named(&id, Scope::Play)?, vec![event]);
                club.send(&game, Command::Do { sender, id, seq, events }).await
            }
            ClientMessage::Turn { game, id, seq, actions } => {
                let sender = self.named(&id, Scope::Play)?;
                let events = actions.into_iter().map(|action| EventKind::Act { action }).collect();
                club.send(&game, Command::Do { sender, id, seq, events }).await
            }
            ClientMessage::Plan { game, id, seq, branches } => {
                let sender = self.named(&id, Scope::Play)?;
                club.send(&game, Command::Plan { sender, id, seq, branches }).await
            }
            ClientMessage::Chat { game, id, room, text } => {
                let sender = self.named(&id, Scope::Chat)?;
                club.send(&game, Command::Say { sender, id, room, text }).await
            }
        }
    }

    /// Who sends something under a name, if they may.
    fn named(&self, id: &ActionId, scope: Scope) -> Result<Sender, ClubError> {
        expect_id(id)?;
        self.signed.as_ref().ok_or(ClubError::SignedOut)?.may(scope)?;
        Ok(self.sender())
    }

    fn sender(&self) -> Sender {
        Sender {
            connection: self.id,
            player: self.signed.as_ref().map(|signed| signed.player.id.clone()),
            outbox: self.outbox.clone(),
            lag: Arc::clone(&self.lag),
            unheard: Arc::clone(&self.unheard),
        }
    }

    fn refuse(&self, text: &[u8], error: &ClubError) {
        let about = serde_json::from_slice(text).ok().and_then(|message| about(&message));
        self.tell_refused(about, error);
    }

    fn tell_refused(&self, about: Option<(MatchId, ActionId)>, error: &ClubError) {
        more(&self.club.metrics.refused_total);
        let failure = error.failure();
        self.outbox.tell(&match about {
            Some((game, id)) => ServerMessage::Refused { game, id, seq: 0, failure },
            None => ServerMessage::Failed { failure },
        });
    }

    /// Takes leave of everything.
    pub async fn close(self) {
        self.club.hub.leave(self.id);
        less(&self.club.metrics.connections);
        if self.outbox.is_slow() {
            more(&self.club.metrics.slow_total);
        }
        for game in self.watched {
            less(&self.club.metrics.watched);
            self.club.unwatch_here(self.id, &game).await;
        }
        if let Some(nodes) = &self.club.nodes {
            nodes.leave(self.id);
        }
    }

    /// What is said to a client that is sent away.
    pub fn farewell() -> Bytes {
        wire(&closing())
    }
}

/// What has a name in a message, and the match it is about.
fn about(message: &ClientMessage) -> Option<(MatchId, ActionId)> {
    match message {
        ClientMessage::Do { game, id, .. }
        | ClientMessage::Turn { game, id, .. }
        | ClientMessage::Plan { game, id, .. }
        | ClientMessage::Chat { game, id, .. } => Some((game.clone(), id.clone())),
        _ => None,
    }
}

fn expect_id(id: &ActionId) -> Result<(), ClubError> {
    let fits = (1..=40).contains(&id.0.len()) && id.0.bytes().all(|byte| byte.is_ascii_graphic());
    if fits { Ok(()) } else { Err(ClubError::BadId) }
}

/// What was said is no message.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is no message: {0}")]
struct NoMessage(String);

impl Explain for NoMessage {
    fn code(&self) -> &'static str {
        "unreadable-message"
    }

    fn rule(&self) -> Option<&'static str> {
        None
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }
}

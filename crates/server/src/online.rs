//! Online play behind the routes: opened when somebody first wants it.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use club::{Club, OpenError, Place};
use mail::Mailer;
use tokio::sync::OnceCell;

use crate::assets::Library;
use crate::base::BasePath;
use crate::error::Error;
use crate::notices;

/// The most WebSocket connections of one address; a school may share one.
const MOST_FROM: usize = 100;
/// The most of all.
const MOST: usize = 20_000;
/// How long a failure to open is remembered, so that it is not tried for each request.
const FAILED: Duration = Duration::from_secs(3);
/// How long connections are given to hear that the server stops.
const FAREWELL: Duration = Duration::from_secs(3);

/// How online play is served.
#[derive(Clone, Debug)]
pub struct Settings {
    /// With what the club is opened, and where everything is kept.
    pub club: club::Settings,
    /// Whether people reach the server by https, through a proxy: cookies are sent so only.
    pub https: bool,
    /// Whether a proxy says in `X-Forwarded-For` who asks.
    pub behind_proxy: bool,
    /// The path below which people reach the server.
    pub base: BasePath,
    /// The way to a mail server; without it nobody is asked for an address.
    pub mail: Option<Mailer>,
    /// Whether notices are pushed also to hosts that are not on the open network: for tests only.
    pub push_anywhere: bool,
}

impl Settings {
    /// As on one's own machine.
    pub fn at(place: Place) -> Self {
        let (club, base) = (club::Settings::at(place), BasePath::default());
        Self { club, https: false, behind_proxy: false, base, mail: None, push_anywhere: false }
    }
}

/// Online play, opened or not.
pub(crate) struct Online {
    pub(crate) settings: Settings,
    library: Arc<Library>,
    club: OnceCell<Arc<Club>>,
    failed: Mutex<Option<(Instant, String)>>,
    connected: Mutex<Connected>,
}

/// How many connections there are, and how many of each address.
#[derive(Default)]
struct Connected {
    all: usize,
    from: HashMap<String, usize>,
}

/// A connection that is counted as long as it lives.
pub(crate) struct Counted {
    online: Arc<Online>,
    from: String,
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut connected = self.online.connected.lock().unwrap_or_else(PoisonError::into_inner);
        connected.all -= 1;
        if let Some(count) = connected.from.get_mut(&self.from) {
            *count -= 1;
            if *count == 0 {
                connected.from.remove(&self.from);
            }
        }
    }
}

impl Online {
    pub(crate) fn new(settings: Settings, library: Arc<Library>) -> Self {
        let (club, failed, connected) = (OnceCell::new(), Mutex::default(), Mutex::default());
        Self { settings, library, club, failed, connected }
    }

    /// The club, if somebody has needed it.
    pub(crate) fn opened(&self) -> Option<&Arc<Club>> {
        self.club.get()
    }

    /// The club, opened now if it was not.
    pub(crate) async fn club(&self) -> Result<&Arc<Club>, Error> {
        if let Some(club) = self.club.get() {
            return Ok(club);
        }
        let failed = self.failed.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some((_, why)) = failed.filter(|(at, _)| at.elapsed() < FAILED) {
            return Err(Error::NoOnlinePlay { why });
        }
        self.club.get_or_try_init(|| self.begin()).await.map_err(|error| {
            let why = error.to_string();
            tracing::error!(why, "online play cannot be opened");
            let failed = Some((Instant::now(), why.clone()));
            *self.failed.lock().unwrap_or_else(PoisonError::into_inner) = failed;
            Error::NoOnlinePlay { why }
        })
    }

    /// Opens the club, and carries what its players are told who are not there.
    async fn begin(&self) -> Result<Arc<Club>, OpenError> {
        let club = Club::open(&self.settings.club).await?;
        if let Some(told) = club.take_notices() {
            let (library, anywhere) = (Arc::clone(&self.library), self.settings.push_anywhere);
            tokio::spawn(notices::carry(Arc::clone(&club), told, library, anywhere));
        }
        Ok(club)
    }

    /// Opens what was kept before, so that its clocks run; what was never used stays closed.
    pub(crate) async fn open_kept(&self) {
        if self.settings.club.place.exists() {
            // Why it failed is in the log, and told to whoever wants to play.
            let _ = self.club().await;
        }
    }

    /// Counts a connection in, if there are not too many.
    pub(crate) fn count_in(self: &Arc<Self>, from: &str) -> Result<Counted, Error> {
        let mut connected = self.connected.lock().unwrap_or_else(PoisonError::into_inner);
        let own = connected.from.get(from).copied().unwrap_or_default();
        if connected.all >= MOST || own >= MOST_FROM {
            return Err(club::ClubError::TooMany { seconds: 10 }.into());
        }
        connected.all += 1;
        connected.from.insert(from.to_owned(), own + 1);
        Ok(Counted { online: Arc::clone(self), from: from.to_owned() })
    }

    /// Finishes what was begun and sends everybody away.
    pub(crate) async fn close(&self) {
        let Some(club) = self.club.get() else { return };
        club.close().await;
        let began = Instant::now();
        while club.metrics.connections.load(Ordering::Relaxed) > 0 && began.elapsed() < FAREWELL {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

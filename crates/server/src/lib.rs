//! The web server: the page, the files it is made of, the fallback for browsers without WebAssembly, and
//! the door to online play.
//!
//! For local play it keeps nothing: every request carries its match. Online play is a `club`, which is
//! opened when somebody first wants it; see `docs/server-api.md`.

#![cfg_attr(test, allow(clippy::unwrap_used, reason = "tests"))]

mod api;
mod asker;
mod assets;
mod base;
mod error;
mod extract;
mod headers;
mod letters;
mod notices;
mod online;
mod routes;
mod scripts;
mod serve;
mod texts;

use std::future::Future;
use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::RequestBodyTimeoutLayer;

use crate::assets::Library;
use crate::online::Online;

pub use crate::base::{BadBasePath, BasePath};
pub use crate::online::Settings;
pub use club::{Place, StoreError, administrators, backup, restore, set_administrator};
pub use mail;

/// The most bytes a request may have; a match of a thousand actions takes about a tenth of it.
const MOST_BYTES: usize = 1024 * 1024;

/// How long a client may pause while it sends a body.
const BODY: Duration = Duration::from_secs(15);

/// What the handlers share.
#[derive(Clone)]
pub struct State {
    library: Arc<Library>,
    /// One permit for each call that may be answered at the same time.
    answering: Arc<Semaphore>,
    online: Arc<Online>,
}

impl State {
    /// The embedded files, as many answers at a time as there are cores, and online play.
    pub fn new(settings: Settings) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let library = Arc::new(Library::new());
        Self {
            online: Arc::new(Online::new(settings, Arc::clone(&library))),
            library,
            answering: Arc::new(Semaphore::new(cores)),
        }
    }

    /// Opens what was kept of online play before; without it the first who wants to play does. Says in the log
    /// if the mail server cannot be used.
    pub async fn open(&self) {
        if let Some(mailer) = self.online.settings.mail.clone() {
            tokio::spawn(async move {
                if let Err(error) = mailer.reach().await {
                    tracing::warn!(%error, "no letters can be sent at present");
                }
            });
        }
        self.online.open_kept().await;
    }

    /// Finishes what was begun of online play and sends everybody away.
    pub async fn close(&self) {
        self.online.close().await;
    }
}

impl Default for State {
    /// Online play in memory.
    fn default() -> Self {
        Self::new(Settings::at(Place::Memory))
    }
}

/// The whole application as a service.
pub fn app(state: State) -> Router {
    let base = state.online.settings.base.clone();
    base.hold(application(state))
}

/// The application as it lies below its base path.
fn application(state: State) -> Router {
    routes::door()
        .into_router()
        .fallback(routes::not_found)
        .method_not_allowed_fallback(routes::wrong_method)
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .layer(RequestBodyTimeoutLayer::new(BODY))
        .layer(CompressionLayer::new())
        .layer(middleware::map_response(headers::protect))
        .with_state(state)
}

/// Serves the application until `shutdown` ends; what has begun is finished, and nothing that was answered
/// is lost.
///
/// # Errors
///
/// If the listener fails.
pub async fn run(
    listener: TcpListener,
    settings: Settings,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let state = State::new(settings);
    state.open().await;
    let router = app(state.clone());
    let stopped = async move {
        shutdown.await;
        state.close().await;
    };
    serve::serve(listener, router, stopped).await
}

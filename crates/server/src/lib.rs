//! The web server: the page, the files it is made of, and the fallback for browsers without
//! WebAssembly. It keeps nothing: every request carries its match.

mod assets;
mod error;
mod headers;
mod routes;
mod texts;

use std::future::Future;
use std::io;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::{get, post};
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tower_http::compression::CompressionLayer;

use crate::assets::Library;

/// The most bytes a request may have; a match of a thousand actions takes about a tenth of it.
const MOST_BYTES: usize = 1024 * 1024;

/// What the handlers share.
#[derive(Clone)]
pub struct State {
    library: Arc<Library>,
    /// One permit for each call that may be answered at the same time.
    answering: Arc<Semaphore>,
}

impl State {
    /// The embedded files, and as many answers at a time as there are cores.
    pub fn new() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self { library: Arc::new(Library::new()), answering: Arc::new(Semaphore::new(cores)) }
    }
}

impl Default for State {
    fn default() -> Self {
        Self::new()
    }
}

/// The whole application as a service.
pub fn app(state: State) -> Router {
    Router::new()
        .route("/", get(routes::shell::page))
        .route("/sw.js", get(routes::shell::service_worker))
        .route("/assets/{edition}/{*path}", get(routes::asset::file))
        .route("/api/call", post(routes::call::answer))
        .route("/healthz", get(routes::health::check))
        .fallback(routes::not_found)
        .method_not_allowed_fallback(routes::wrong_method)
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .layer(CompressionLayer::new())
        .layer(middleware::map_response(headers::protect))
        .with_state(state)
}

/// Serves the application until `shutdown` ends; requests that have begun are finished.
///
/// # Errors
///
/// If the listener fails.
pub async fn run(
    listener: TcpListener,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    axum::serve(listener, app(State::new())).with_graceful_shutdown(shutdown).await
}

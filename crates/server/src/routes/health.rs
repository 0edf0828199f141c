//! `healthz`, `readyz`, `metrics`: how the server is, for whoever hosts it.

use std::net::SocketAddr;

use axum::Extension;
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

use crate::asker::is_local;
use crate::error::Error;

/// Whether the process answers.
pub(crate) async fn check() -> &'static str {
    "ok\n"
}

/// Whether matches can be kept, where online play was opened or something was kept before; else why not.
pub(crate) async fn ready(State(state): State<crate::State>) -> Result<&'static str, Error> {
    if state.online.opened().is_some() || state.online.settings.club.place.exists() {
        state.online.club().await?.check().await?;
    }
    Ok("ok\n")
}

/// Counters for Prometheus, told only to the machine itself.
pub(crate) async fn metrics(
    State(state): State<crate::State>,
    peer: Option<Extension<ConnectInfo<SocketAddr>>>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Error> {
    if !is_local(peer.as_ref().map(|Extension(peer)| peer), &headers) {
        return Err(Error::NotFound);
    }
    let text = state.online.opened().map(|club| club.metrics_text()).unwrap_or_default();
    Ok(([(CONTENT_TYPE, "text/plain; version=0.0.4")], text))
}

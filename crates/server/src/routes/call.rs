//! `api/call`: what the page's own WebAssembly would have answered, for browsers without it.

use std::time::Instant;

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use protocol::{Request, Response};

use crate::error::Error;

pub(crate) async fn answer(
    State(state): State<crate::State>,
    request: Result<Json<Request>, JsonRejection>,
) -> Result<Json<Response>, Error> {
    let Json(request) = request.map_err(Error::from)?;
    // Levels have a limit of time; other players would keep a core for as long as somebody asks.
    if let Request::Think { player, .. } = &request
        && !player.starts_with("level:")
    {
        return Err(Error::ThinksElsewhere { player: player.clone() });
    }
    let permit = state.answering.acquire_owned().await.map_err(|_| Error::Broken)?;
    let answering = tokio::task::spawn_blocking(move || {
        let began = Instant::now();
        let clock = || u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX);
        let response = client::answer(&request, &clock, &mut |_| {});
        drop(permit);
        response
    });
    answering.await.map(Json).map_err(|why| {
        tracing::error!("an answer was given up: {why}");
        Error::Broken
    })
}

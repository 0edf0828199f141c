//! `api/matches`: what is and was played.

use axum::Json;
use axum::extract::{Path, Query};
use protocol::online::{LiveMatch, MatchId, MatchSummary};
use serde::Deserialize;

use crate::asker::Asker;
use crate::error::Error;

/// `?of=me`.
#[derive(Deserialize)]
pub(crate) struct Of {
    of: Option<String>,
}

pub(crate) async fn going_on(
    asker: Asker,
    Query(Of { of }): Query<Of>,
) -> Result<Json<Vec<MatchSummary>>, Error> {
    let of = if of.as_deref() == Some("me") { Some(asker.who()?) } else { None };
    Ok(Json(asker.club.going_on(of).await?))
}

pub(crate) async fn game(asker: Asker, Path(id): Path<String>) -> Result<Json<LiveMatch>, Error> {
    Ok(Json(asker.club.game(asker.signed.as_ref(), &MatchId(id)).await?))
}

pub(crate) async fn record(asker: Asker, Path(id): Path<String>) -> Result<String, Error> {
    Ok(asker.club.record(&MatchId(id)).await?)
}

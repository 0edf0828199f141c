//! `api/matches`: what is and was played.

use axum::Json;
use protocol::online::{LiveMatch, MatchId, MatchSummary, Scope};
use serde::Deserialize;

use crate::asker::Asker;
use crate::error::Error;
use crate::extract::{Path, Query};

/// `?of=me`.
#[derive(Deserialize)]
pub(crate) struct Of {
    of: Option<Whose>,
}

/// Whose matches are asked for.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Whose {
    /// Those of whoever asks.
    Me,
}

pub(crate) async fn going_on(
    asker: Asker,
    Query(Of { of }): Query<Of>,
) -> Result<Json<Vec<MatchSummary>>, Error> {
    let of = if matches!(of, Some(Whose::Me)) { Some(asker.may(Scope::Read)?) } else { None };
    Ok(Json(asker.club.going_on(of).await?))
}

pub(crate) async fn game(asker: Asker, Path(id): Path<String>) -> Result<Json<LiveMatch>, Error> {
    Ok(Json(asker.club.game(asker.reader()?, &MatchId(id)).await?))
}

pub(crate) async fn record(asker: Asker, Path(id): Path<String>) -> Result<String, Error> {
    Ok(asker.club.record(&MatchId(id)).await?)
}

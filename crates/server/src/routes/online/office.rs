//! `api/gatherings`, rulings: what those do who look after events.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use protocol::online::{
    Act, Appointment, Gathering, Judgement, MatchId, MatchSummary, NewGathering, Pairing, Reason,
};

use crate::asker::Asker;
use crate::error::Error;
use crate::extract::Path;

type Body<T> = Result<Json<T>, JsonRejection>;

pub(crate) async fn gatherings(asker: Asker) -> Result<Json<Vec<Gathering>>, Error> {
    Ok(Json(asker.club.gatherings().await?))
}

pub(crate) async fn gathering(
    asker: Asker,
    Path(id): Path<String>,
) -> Result<Json<Gathering>, Error> {
    Ok(Json(asker.club.gathering(&id).await?))
}

pub(crate) async fn open(asker: Asker, body: Body<NewGathering>) -> Result<Json<Gathering>, Error> {
    let Json(new) = body.map_err(Error::from)?;
    Ok(Json(asker.club.open_event(asker.who()?, &new).await?))
}

pub(crate) async fn close(
    asker: Asker,
    Path(id): Path<String>,
    body: Body<Reason>,
) -> Result<StatusCode, Error> {
    let Json(Reason { why }) = body.map_err(Error::from)?;
    asker.club.close_event(asker.who()?, &id, &why).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(crate) async fn appoint(
    asker: Asker,
    Path(id): Path<String>,
    body: Body<Appointment>,
) -> Result<StatusCode, Error> {
    let Json(wanted) = body.map_err(Error::from)?;
    asker.club.appoint(asker.who()?, &id, &wanted).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(crate) async fn pair(
    asker: Asker,
    Path(id): Path<String>,
    body: Body<Pairing>,
) -> Result<Json<MatchSummary>, Error> {
    let Json(wanted) = body.map_err(Error::from)?;
    Ok(Json(asker.club.pair(asker.who()?, &id, wanted).await?))
}

pub(crate) async fn acts(asker: Asker, Path(id): Path<String>) -> Result<Json<Vec<Act>>, Error> {
    Ok(Json(asker.club.acts_in(asker.who()?, &id).await?))
}

pub(crate) async fn judge(
    asker: Asker,
    Path(id): Path<String>,
    body: Body<Judgement>,
) -> Result<StatusCode, Error> {
    let Json(wanted) = body.map_err(Error::from)?;
    asker.club.judge(asker.who()?, &MatchId(id), &wanted).await?;
    Ok(StatusCode::NO_CONTENT)
}

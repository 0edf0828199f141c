//! `api/shuns`, `api/reports`, `api/admin`: the peace among players, and those who keep it.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use protocol::online::{
    Act, KnownPlayer, NewReport, NewShun, Overview, Reason, Report, Shun, Suspension,
};
use serde::Deserialize;

use crate::asker::Asker;
use crate::error::Error;
use crate::extract::{Path, Query};

type Body<T> = Result<Json<T>, JsonRejection>;

pub(crate) async fn shuns(asker: Asker) -> Result<Json<Vec<Shun>>, Error> {
    Ok(Json(asker.club.shuns(asker.who()?).await?))
}

pub(crate) async fn shun(
    asker: Asker,
    Path(player): Path<String>,
    body: Body<NewShun>,
) -> Result<Json<Vec<Shun>>, Error> {
    let Json(NewShun { how }) = body.map_err(Error::from)?;
    Ok(Json(asker.club.shun(asker.who()?, &player, Some(how)).await?))
}

pub(crate) async fn unshun(
    asker: Asker,
    Path(player): Path<String>,
) -> Result<Json<Vec<Shun>>, Error> {
    Ok(Json(asker.club.shun(asker.who()?, &player, None).await?))
}

pub(crate) async fn report(asker: Asker, body: Body<NewReport>) -> Result<StatusCode, Error> {
    let Json(new) = body.map_err(Error::from)?;
    asker.club.report(asker.who()?, new).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(crate) async fn overview(asker: Asker) -> Result<Json<Overview>, Error> {
    Ok(Json(asker.club.overview(asker.who()?).await?))
}

/// `?closed=true`.
#[derive(Deserialize)]
pub(crate) struct Which {
    #[serde(default)]
    closed: bool,
}

pub(crate) async fn reports(
    asker: Asker,
    Query(Which { closed }): Query<Which>,
) -> Result<Json<Vec<Report>>, Error> {
    Ok(Json(asker.club.reports(asker.who()?, closed).await?))
}

pub(crate) async fn close_report(
    asker: Asker,
    Path(id): Path<String>,
    body: Body<Reason>,
) -> Result<StatusCode, Error> {
    let Json(Reason { why }) = body.map_err(Error::from)?;
    asker.club.close_report(asker.who()?, &id, &why).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `?name=BEGIN`.
#[derive(Deserialize)]
pub(crate) struct Named {
    #[serde(default)]
    name: String,
}

pub(crate) async fn players(
    asker: Asker,
    Query(Named { name }): Query<Named>,
) -> Result<Json<Vec<KnownPlayer>>, Error> {
    Ok(Json(asker.club.players_like(asker.who()?, &name).await?))
}

pub(crate) async fn suspend(asker: Asker, body: Body<Suspension>) -> Result<StatusCode, Error> {
    let Json(wanted) = body.map_err(Error::from)?;
    asker.club.suspend(asker.who()?, &wanted).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(crate) async fn acts(asker: Asker) -> Result<Json<Vec<Act>>, Error> {
    Ok(Json(asker.club.acts(asker.who()?).await?))
}

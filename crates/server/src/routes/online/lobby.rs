//! `api/seeks`: what somebody wants to play.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use protocol::online::{NewSeek, Scope, Seek, Taken};

use crate::asker::Asker;
use crate::error::Error;
use crate::extract::Path;

pub(crate) async fn seeks(asker: Asker) -> Result<Json<Vec<Seek>>, Error> {
    Ok(Json(asker.club.seeks(asker.reader()?).await?))
}

pub(crate) async fn seek(asker: Asker, Path(id): Path<String>) -> Result<Json<Seek>, Error> {
    Ok(Json(asker.club.seek(asker.reader()?, &id).await?))
}

pub(crate) async fn add(
    asker: Asker,
    body: Result<Json<NewSeek>, JsonRejection>,
) -> Result<Json<Seek>, Error> {
    let Json(wanted) = body.map_err(Error::from)?;
    Ok(Json(asker.club.add_seek(asker.may(Scope::Play)?, wanted).await?))
}

pub(crate) async fn remove(asker: Asker, Path(id): Path<String>) -> Result<StatusCode, Error> {
    asker.club.remove_seek(asker.may(Scope::Play)?, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(crate) async fn accept(asker: Asker, Path(id): Path<String>) -> Result<Json<Taken>, Error> {
    Ok(Json(asker.club.accept_seek(asker.may(Scope::Play)?, &id).await?))
}

pub(crate) async fn decline(asker: Asker, Path(id): Path<String>) -> Result<StatusCode, Error> {
    asker.club.decline_seek(asker.may(Scope::Play)?, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

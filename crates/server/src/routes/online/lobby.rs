//! `api/seeks`: what somebody wants to play.

use axum::Json;
use axum::extract::Path;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use protocol::online::{NewSeek, Seek, Taken};

use crate::asker::Asker;
use crate::error::Error;

pub(crate) async fn seeks(asker: Asker) -> Result<Json<Vec<Seek>>, Error> {
    Ok(Json(asker.club.seeks(asker.signed.as_ref()).await?))
}

pub(crate) async fn seek(asker: Asker, Path(id): Path<String>) -> Result<Json<Seek>, Error> {
    Ok(Json(asker.club.seek(asker.signed.as_ref(), &id)?))
}

pub(crate) async fn add(
    asker: Asker,
    body: Result<Json<NewSeek>, JsonRejection>,
) -> Result<Json<Seek>, Error> {
    let Json(wanted) = body.map_err(Error::Unreadable)?;
    Ok(Json(asker.club.add_seek(asker.who()?, wanted).await?))
}

pub(crate) async fn remove(asker: Asker, Path(id): Path<String>) -> Result<StatusCode, Error> {
    asker.club.remove_seek(asker.who()?, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(crate) async fn accept(asker: Asker, Path(id): Path<String>) -> Result<Json<Taken>, Error> {
    Ok(Json(asker.club.accept_seek(asker.who()?, &id).await?))
}

pub(crate) async fn decline(asker: Asker, Path(id): Path<String>) -> Result<StatusCode, Error> {
    asker.club.decline_seek(asker.who()?, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

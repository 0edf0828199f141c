//! `api/push`: which browsers are told through a push service.

use axum::Json;
use axum::extract::State;
use axum::http::header::HOST;
use axum::http::{HeaderMap, StatusCode};
use protocol::online::{NewSubscription, PushKey, Unsubscription};
use push::{Keys, expect_address};

use super::account::{Body, read};
use crate::asker::Asker;
use crate::error::Error;
use crate::{notices, texts};

pub(crate) async fn key(
    State(state): State<crate::State>,
    asker: Asker,
) -> Result<Json<PushKey>, Error> {
    let post = notices::post(&asker.club, state.online.settings.push_anywhere).await?;
    Ok(Json(PushKey { key: post.key().public() }))
}

pub(crate) async fn begin(
    State(state): State<crate::State>,
    asker: Asker,
    headers: HeaderMap,
    wanted: Body<NewSubscription>,
) -> Result<StatusCode, Error> {
    let settings = &state.online.settings;
    let NewSubscription { endpoint, keys, language } = read(wanted)?;
    let is_long = endpoint.len() > 2000;
    let [p256dh, auth] =
        Keys::read(&keys.p256dh, &keys.auth).map_err(|_| Error::BadBrowser)?.write();
    expect_address(&endpoint, settings.push_anywhere).map_err(|_| Error::BadBrowser)?;
    if is_long {
        return Err(Error::BadBrowser);
    }
    let language = texts::known(&state.library.newest(), &language);
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    let scheme = if settings.https { "https" } else { "http" };
    let site = format!("{scheme}://{host}");
    asker.club.subscribe(asker.who()?, [endpoint, p256dh, auth], language, site).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(crate) async fn end(asker: Asker, ended: Body<Unsubscription>) -> Result<StatusCode, Error> {
    let Unsubscription { endpoint } = read(ended)?;
    asker.club.unsubscribe(asker.who()?, endpoint).await?;
    Ok(StatusCode::NO_CONTENT)
}

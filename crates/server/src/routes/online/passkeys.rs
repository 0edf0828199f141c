//! `api/passkeys`, `api/login/passkey`: signing in without a password.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequestParts, State};
use axum::http::header::HOST;
use axum::http::request::Parts;
use axum::response::Response;
use club::{ClubError, Site};
use protocol::online::{NewPasskey, PasskeyAsked, PasskeyInfo, PasskeyShown, PasskeyWanted};

use super::account::welcome;
use crate::asker::Asker;
use crate::error::Error;
use crate::extract::Path;

type Body<T> = Result<Json<T>, JsonRejection>;

/// Where the page of a request lies: browsers tell it as they see it.
pub(crate) struct Here(Site);

impl FromRequestParts<crate::State> for Here {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &crate::State) -> Result<Self, Error> {
        let host = parts.headers.get(HOST).and_then(|host| host.to_str().ok());
        let host = host.ok_or(ClubError::NoPasskeysHere)?.to_lowercase();
        let domain = host.rsplit_once(':').map_or(host.as_str(), |(domain, _)| domain).to_owned();
        let scheme = if state.online.settings.https { "https" } else { "http" };
        let origin = format!("{scheme}://{host}");
        Ok(Self(Site { domain, origin }))
    }
}

pub(crate) async fn list(asker: Asker) -> Result<Json<Vec<PasskeyInfo>>, Error> {
    Ok(Json(asker.club.passkeys(asker.who()?).await?))
}

pub(crate) async fn begin(
    asker: Asker,
    Here(site): Here,
    body: Body<PasskeyWanted>,
) -> Result<Json<PasskeyAsked>, Error> {
    let Json(with) = body.map_err(Error::from)?;
    Ok(Json(asker.club.begin_passkey(asker.who()?, &site, &with, &asker.from).await?))
}

pub(crate) async fn add(
    asker: Asker,
    Here(site): Here,
    body: Body<NewPasskey>,
) -> Result<Json<Vec<PasskeyInfo>>, Error> {
    let Json(new) = body.map_err(Error::from)?;
    Ok(Json(asker.club.add_passkey(asker.who()?, &site, new).await?))
}

pub(crate) async fn remove(
    asker: Asker,
    Path(id): Path<String>,
) -> Result<Json<Vec<PasskeyInfo>>, Error> {
    Ok(Json(asker.club.remove_passkey(asker.who()?, &id).await?))
}

pub(crate) async fn begin_entering(
    asker: Asker,
    Here(site): Here,
) -> Result<Json<PasskeyAsked>, Error> {
    asker.in_person()?;
    Ok(Json(asker.club.begin_entering(&site, &asker.from).await?))
}

pub(crate) async fn enter(
    State(state): State<crate::State>,
    asker: Asker,
    Here(site): Here,
    body: Body<PasskeyShown>,
) -> Result<Response, Error> {
    asker.in_person()?;
    let Json(shown) = body.map_err(Error::from)?;
    let entered = asker.club.enter_by_passkey(&site, shown, &asker.from, &asker.agent).await?;
    welcome(&state, &asker, &entered).await
}

//! Players: `api/guest`, `api/register`, `api/login` and what belongs to them.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequestParts, State};
use axum::http::header::{CONTENT_DISPOSITION, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use club::{ClubError, Entered};
use protocol::online::{
    Archive, Codes, Credentials, Deletion, MadeToken, Me, NewToken, PlayerInfo, Profile,
    RatingHistory, Recovery, Registration, Scope, Search, SessionInfo, TokenInfo,
};
use serde::Deserialize;

use crate::asker::{Asker, bearer, cookie, token};
use crate::error::Error;
use crate::extract::{Path, Query};

pub(crate) type Body<T> = Result<Json<T>, JsonRejection>;

pub(crate) fn read<T>(body: Body<T>) -> Result<T, Error> {
    body.map(|Json(body)| body).map_err(Error::from)
}

/// The answer to somebody who has just signed in.
fn with_cookie(state: &crate::State, token: Option<&str>, answer: impl IntoResponse) -> Response {
    let mut response = answer.into_response();
    response.headers_mut().insert(SET_COOKIE, cookie(token, &state.online.settings));
    response
}

pub(super) async fn welcome(
    state: &crate::State,
    asker: &Asker,
    entered: &Entered,
) -> Result<Response, Error> {
    let me = asker.club.me(&entered.signed).await?;
    Ok(with_cookie(state, Some(&entered.token), Json(me)))
}

pub(crate) async fn guest(
    State(state): State<crate::State>,
    asker: Asker,
) -> Result<Response, Error> {
    if let Some(signed) = asker.in_person()? {
        return Ok(Json(asker.club.me(signed).await?).into_response());
    }
    let entered = asker.club.enter(&asker.from, &asker.agent).await?;
    welcome(&state, &asker, &entered).await
}

/// Whoever brings no cookie is nobody; to say so nothing has to be opened.
pub(crate) async fn me(
    State(state): State<crate::State>,
    mut parts: Parts,
) -> Result<Json<Me>, Error> {
    let settings = &state.online.settings;
    if token(&parts.headers, settings).or(bearer(&parts.headers)).is_none() {
        return Err(ClubError::SignedOut.into());
    }
    let asker = Asker::from_request_parts(&mut parts, &state).await?;
    Ok(Json(asker.club.me(asker.may(Scope::Read)?).await?))
}

pub(crate) async fn register(
    State(state): State<crate::State>,
    asker: Asker,
    body: Body<Registration>,
) -> Result<Response, Error> {
    let wanted = read(body)?;
    let guest = asker.in_person()?;
    let (entered, codes) = asker.club.register(guest, &wanted, &asker.from, &asker.agent).await?;
    match (&entered, guest) {
        (Some(entered), _) => {
            let me = asker.club.me(&entered.signed).await?;
            Ok(with_cookie(&state, Some(&entered.token), Json(Codes { me, codes })))
        }
        (None, Some(guest)) => {
            let me = asker.club.me(guest).await?;
            Ok(Json(Codes { me, codes }).into_response())
        }
        (None, None) => Err(Error::Broken),
    }
}

pub(crate) async fn login(
    State(state): State<crate::State>,
    asker: Asker,
    body: Body<Credentials>,
) -> Result<Response, Error> {
    asker.in_person()?;
    let with = read(body)?;
    let entered = asker.club.sign_in(&with, &asker.from, &asker.agent).await?;
    welcome(&state, &asker, &entered).await
}

pub(crate) async fn logout(
    State(state): State<crate::State>,
    asker: Asker,
) -> Result<Response, Error> {
    if let Some(signed) = asker.in_person()? {
        match asker.club.end_session(signed, &signed.session.id).await {
            Ok(()) | Err(ClubError::NoSession) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(with_cookie(&state, None, StatusCode::NO_CONTENT))
}

pub(crate) async fn recover(
    State(state): State<crate::State>,
    asker: Asker,
    body: Body<Recovery>,
) -> Result<Response, Error> {
    asker.in_person()?;
    let with = read(body)?;
    let entered = asker.club.recover(&with, &asker.from, &asker.agent).await?;
    welcome(&state, &asker, &entered).await
}

pub(crate) async fn password(asker: Asker, body: Body<Recovery>) -> Result<StatusCode, Error> {
    let with = read(body)?;
    asker.club.change_password(asker.who()?, &with, &asker.from).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(crate) async fn codes(asker: Asker, body: Body<Credentials>) -> Result<Json<Codes>, Error> {
    let with = read(body)?;
    Ok(Json(asker.club.renew_codes(asker.who()?, &with.password, &asker.from).await?))
}

pub(crate) async fn sessions(asker: Asker) -> Result<Json<Vec<SessionInfo>>, Error> {
    Ok(Json(asker.club.sessions(asker.who()?).await?))
}

pub(crate) async fn end_sessions(asker: Asker) -> Result<StatusCode, Error> {
    asker.club.end_other_sessions(asker.who()?).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(crate) async fn end_session(asker: Asker, Path(id): Path<String>) -> Result<StatusCode, Error> {
    asker.club.end_session(asker.who()?, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(crate) async fn tokens(asker: Asker) -> Result<Json<Vec<TokenInfo>>, Error> {
    Ok(Json(asker.club.tokens(asker.who()?).await?))
}

pub(crate) async fn make_token(
    asker: Asker,
    body: Body<NewToken>,
) -> Result<Json<MadeToken>, Error> {
    let wanted = read(body)?;
    Ok(Json(asker.club.make_token(asker.who()?, wanted).await?))
}

pub(crate) async fn revoke_token(
    asker: Asker,
    Path(id): Path<String>,
) -> Result<StatusCode, Error> {
    asker.club.revoke_token(asker.who()?, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(crate) async fn export(asker: Asker) -> Result<Response, Error> {
    let all = asker.club.export(asker.who()?).await?;
    let file = HeaderValue::from_static("attachment; filename=\"gipf.json\"");
    Ok(([(CONTENT_DISPOSITION, file)], Json(all)).into_response())
}

pub(crate) async fn delete(
    State(state): State<crate::State>,
    asker: Asker,
    body: Body<Deletion>,
) -> Result<Response, Error> {
    let with = read(body)?;
    asker.club.delete(asker.who()?, &with, &asker.from).await?;
    Ok(with_cookie(&state, None, StatusCode::NO_CONTENT))
}

/// `?name=NAME`.
#[derive(Deserialize)]
pub(crate) struct Named {
    name: String,
}

pub(crate) async fn player_named(
    asker: Asker,
    Query(Named { name }): Query<Named>,
) -> Result<Json<PlayerInfo>, Error> {
    Ok(Json(asker.club.player_named(&name).await?))
}

pub(crate) async fn archive(
    asker: Asker,
    Path(id): Path<String>,
    Query(search): Query<Search>,
) -> Result<Json<Archive>, Error> {
    Ok(Json(asker.club.archive(&id, search).await?))
}

pub(crate) async fn ratings(
    asker: Asker,
    Path(id): Path<String>,
) -> Result<Json<Vec<RatingHistory>>, Error> {
    Ok(Json(asker.club.rating_histories(&id).await?))
}

pub(crate) async fn player(asker: Asker, Path(id): Path<String>) -> Result<Json<Profile>, Error> {
    Ok(Json(asker.club.profile(&id).await?))
}

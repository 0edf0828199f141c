//! `api/…` of online play: each translates a request for the club. What they mean is told in
//! `docs/server-api.md`, and by the descriptions in `doors` to other programs.

pub(crate) mod account;
mod doors;
pub(crate) mod lobby;
pub(crate) mod mail;
pub(crate) mod matches;
pub(crate) mod office;
pub(crate) mod passkeys;
pub(crate) mod peace;
pub(crate) mod progress;
pub(crate) mod push;
pub(crate) mod socket;

use axum::Router;
use axum::http::HeaderValue;
use axum::http::header::CACHE_CONTROL;
use axum::middleware::map_response;
use axum::response::Response;

pub(crate) use doors::door;

/// What is told to one player is kept by nobody on the way.
pub(crate) fn unkept(router: Router<crate::State>) -> Router<crate::State> {
    router.layer(map_response(forbid_keeping))
}

async fn forbid_keeping(mut response: Response) -> Response {
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

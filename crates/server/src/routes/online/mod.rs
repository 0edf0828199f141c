//! `api/…` of online play: each translates a request for the club. What they mean is told in
//! `docs/server-api.md`.

pub(crate) mod account;
pub(crate) mod lobby;
pub(crate) mod matches;
pub(crate) mod office;
pub(crate) mod passkeys;
pub(crate) mod peace;
pub(crate) mod progress;
pub(crate) mod socket;

use axum::Router;
use axum::http::HeaderValue;
use axum::http::header::CACHE_CONTROL;
use axum::middleware::map_response;
use axum::response::Response;
use axum::routing::{delete, get, post, put};

/// All of them.
pub(crate) fn router() -> Router<crate::State> {
    Router::new()
        .route("/guest", post(account::guest))
        .route("/me", get(account::me))
        .route("/register", post(account::register))
        .route("/login", post(account::login))
        .route("/login/passkey", post(passkeys::enter))
        .route("/login/passkey/begin", post(passkeys::begin_entering))
        .route("/passkeys", get(passkeys::list).post(passkeys::add))
        .route("/passkeys/begin", post(passkeys::begin))
        .route("/passkeys/{id}", delete(passkeys::remove))
        .route("/logout", post(account::logout))
        .route("/recover", post(account::recover))
        .route("/password", post(account::password))
        .route("/codes", post(account::codes))
        .route("/sessions", get(account::sessions).delete(account::end_sessions))
        .route("/sessions/{id}", delete(account::end_session))
        .route("/export", get(account::export))
        .route("/delete", post(account::delete))
        .route("/players", get(account::player_named))
        .route("/players/{id}", get(account::player))
        .route("/players/{id}/matches", get(account::archive))
        .route("/players/{id}/ratings", get(account::ratings))
        .route("/seeks", get(lobby::seeks).post(lobby::add))
        .route("/seeks/{id}", get(lobby::seek).delete(lobby::remove))
        .route("/seeks/{id}/accept", post(lobby::accept))
        .route("/seeks/{id}/decline", post(lobby::decline))
        .route("/matches", get(matches::going_on))
        .route("/matches/{id}", get(matches::game))
        .route("/matches/{id}/record", get(matches::record))
        .route("/progress", post(progress::join))
        .merge(offices())
        .route("/ws", get(socket::connect))
        .layer(map_response(unkept))
}

/// Those of people who look after others, and of players who keep apart from others.
fn offices() -> Router<crate::State> {
    Router::new()
        .route("/gatherings", get(office::gatherings).post(office::open))
        .route("/gatherings/{id}", get(office::gathering))
        .route("/gatherings/{id}/acts", get(office::acts))
        .route("/gatherings/{id}/close", post(office::close))
        .route("/gatherings/{id}/officials", post(office::appoint))
        .route("/gatherings/{id}/pairings", post(office::pair))
        .route("/matches/{id}/rulings", post(office::judge))
        .route("/shuns", get(peace::shuns))
        .route("/shuns/{player}", put(peace::shun).delete(peace::unshun))
        .route("/reports", post(peace::report))
        .route("/admin", get(peace::overview))
        .route("/admin/acts", get(peace::acts))
        .route("/admin/players", get(peace::players))
        .route("/admin/reports", get(peace::reports))
        .route("/admin/reports/{id}/close", post(peace::close_report))
        .route("/admin/suspensions", post(peace::suspend))
}

/// What is told to one player is kept by nobody on the way.
async fn unkept(mut response: Response) -> Response {
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

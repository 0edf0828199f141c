//! The whole application below a path that it shares its host with others.
#![allow(clippy::unwrap_used, reason = "tests")]

mod friend;

use axum::body::Body;
use axum::http::header::{COOKIE, LOCATION};
use axum::http::{Request, StatusCode};
use friend::Host;
use serde_json::json;
use server::{Place, Settings};

async fn host() -> Host {
    let mut settings = Settings::at(Place::Memory);
    settings.base = "/games/gipf".parse().unwrap();
    settings.club.cheap_passwords = true;
    settings.club.unlimited = true;
    Host::with(settings).await
}

#[tokio::test]
async fn everything_lies_below_the_base_path_and_nothing_beside_it() {
    let host = host().await;
    let get = |path: &'static str| {
        let request = Request::get(path).body(Body::empty()).unwrap();
        host.send(request)
    };
    let sent_on = get("/games/gipf?game=gipf").await;
    assert_eq!(sent_on.status, StatusCode::PERMANENT_REDIRECT);
    assert_eq!(sent_on.headers[LOCATION], "/games/gipf/?game=gipf");
    for path in
        ["/games/gipf/", "/games/gipf/?game=gipf", "/games/gipf/sw.js", "/games/gipf/healthz"]
    {
        assert_eq!(get(path).await.status, StatusCode::OK, "{path}");
    }
    for path in
        ["/", "/games", "/games/gipfx/", "/games/gipfx", "/sw.js", "/api/me", "/games/gipf//"]
    {
        assert_eq!(get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    for path in ["/healthz", "/readyz"] {
        assert_eq!(
            get(path).await.status,
            StatusCode::OK,
            "{path}: whoever hosts it asks the process"
        );
    }
}

#[tokio::test]
async fn the_cookie_is_sent_below_the_base_path_only() {
    let host = host().await;
    let request = Request::post("/games/gipf/api/guest").header("x-gipf", "1");
    let entered = host.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(entered.status, StatusCode::OK, "{}", entered.body);
    let set = entered.headers["set-cookie"].to_str().unwrap();
    assert!(set.contains("Path=/games/gipf/;"), "{set}");
    let request = Request::get("/games/gipf/api/me").header(COOKIE, entered.cookie());
    let me = host.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(me.body["player"], entered.body["player"]);
}

#[tokio::test]
async fn matches_are_played_below_the_base_path() {
    let host = host().await;
    let (ada, bo) = (host.guest().await, host.guest().await);
    let (id, [mut first, mut second]) = host.game(&ada, &bo, json!({})).await;
    first.act(&id, 0, friend::play("e1-e2")).await;
    assert_eq!(second.until("happened").await["change"]["seq"], 1);
}

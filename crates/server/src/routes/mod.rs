//! What the server answers, one file an address.

pub(crate) mod asset;
pub(crate) mod call;
pub(crate) mod health;
pub(crate) mod online;
pub(crate) mod openapi;
pub(crate) mod shell;

use axum::http::StatusCode;
use club::ClubError;
use protocol::{Request, Response};

use crate::api::{By, Door, Operation};
use crate::error::Error;

pub(crate) async fn not_found() -> Error {
    Error::NotFound
}

pub(crate) async fn wrong_method() -> Error {
    Error::WrongMethod
}

/// Every address, with what it takes, tells and refuses.
pub(crate) fn door() -> Door {
    let op = |id, about| Operation::new(id, By::Anybody, about);
    let file = |id, media, about| op(id, about).answers(StatusCode::OK, media, "The file.");
    let text = "text/plain; charset=utf-8";
    let script = "text/javascript; charset=utf-8";
    Door::new()
        .get("/", shell::page, file("page", "text/html; charset=utf-8", "The page."))
        .get("/sw.js", shell::service_worker, file("serviceWorker", script, "Its service worker."))
        .get(
            "/assets/{edition}/{*path}",
            asset::file,
            file(
                "asset",
                "*/*",
                "A file that the page is made of; its address never holds another.",
            )
            .at("edition", "Which edition of the page.")
            .at("path", "Where the file lies in it.")
            .refuses([Error::NotFound]),
        )
        .post(
            "/api/call",
            call::answer,
            op("call", "What the page's own WebAssembly answers, for browsers without it.")
                .takes::<Request>()
                .tells::<Response>()
                .refuses([Error::ThinksElsewhere { player: String::new() }, Error::Broken]),
        )
        .get(
            "/api/openapi.json",
            openapi::answer,
            op("document", "This document.").tells::<serde_json::Map<String, serde_json::Value>>(),
        )
        .nest("/api", online::door(), online::unkept)
        .get(
            "/healthz",
            health::check,
            op("isAlive", "Whether the process answers.").answers(StatusCode::OK, text, "`ok`"),
        )
        .get(
            "/readyz",
            health::ready,
            op("isReady", "Whether matches can be kept, where somebody has wanted to play.")
                .answers(StatusCode::OK, text, "`ok`")
                .refuses([ClubError::Stopping, ClubError::Apart, ClubError::NotKept])
                .refuses([Error::NoOnlinePlay { why: String::new() }]),
        )
        .get(
            "/metrics",
            health::metrics,
            op("metrics", "Counters for Prometheus; only to the machine itself.")
                .answers(StatusCode::OK, "text/plain; version=0.0.4", "The counters.")
                .refuses([Error::NotFound]),
        )
}

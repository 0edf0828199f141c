//! `assets/EDITION/PATH`: the files of the page.

use axum::extract::State;
use axum::http::HeaderValue;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use crate::error::Error;
use crate::extract::Path;
use crate::headers::POLICY;

/// An address names an edition, so what it holds never changes.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// The script that runs on its own.
const WORKER: &str = "engine/worker.js";

pub(crate) async fn file(
    State(state): State<crate::State>,
    Path((name, path)): Path<(String, String)>,
) -> Result<Response, Error> {
    let edition = state.library.kept();
    if name != edition.name || path == "sw.js" {
        return Err(Error::NotFound);
    }
    let bytes = edition.file(&path).ok_or(Error::NotFound)?.clone();
    let headers = [(CONTENT_TYPE, media_type(&path)), (CACHE_CONTROL, FOR_EVER)];
    let mut response = (headers, bytes).into_response();
    if path == WORKER {
        response.headers_mut().insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    }
    Ok(response)
}

fn media_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "css" => "text/css; charset=utf-8",
        "ftl" => "text/plain; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

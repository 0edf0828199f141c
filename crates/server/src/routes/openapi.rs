//! `api/openapi.json`: what can be asked here, for other programs.

use std::sync::LazyLock;

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use bytes::Bytes;

use crate::api::document;

static DOCUMENT: LazyLock<Bytes> = LazyLock::new(|| {
    let document = document(super::door().described());
    serde_json::to_vec(&document).expect("its keys are texts").into()
});

pub(crate) async fn answer() -> impl IntoResponse {
    let headers = [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-cache")];
    (headers, DOCUMENT.clone())
}

//! Headers that answers carry.

use axum::http::HeaderValue;
use axum::http::header::{
    CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderName, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::response::Response;

/// The page is made of its own files only, without script or style in the text; `wasm-unsafe-eval`
/// lets it compile WebAssembly and nothing else.
pub(crate) const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'";

/// What every answer carries.
const ALL: [(HeaderName, &str); 2] = [
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// What means something where an answer is shown by itself, as pages and pictures can be.
const SHOWN: [(HeaderName, &str); 5] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_FRAME_OPTIONS, "DENY"),
    (REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

/// What the page is made of, some seventy files at a first visit. A browser applies none of the above to them; a
/// script that runs on its own, as a worker, brings the policy itself.
const PARTS: [&str; 3] = ["text/css", "text/javascript", "text/plain"];

pub(crate) async fn protect(mut response: Response) -> Response {
    let kind = response.headers().get(CONTENT_TYPE).and_then(|it| it.to_str().ok());
    let is_part = kind.is_some_and(|it| PARTS.iter().any(|part| it.starts_with(part)));
    for (name, value) in ALL.into_iter().chain(SHOWN.into_iter().filter(|_| !is_part)) {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

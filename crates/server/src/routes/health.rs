//! `healthz`: whether the server is there.

pub(crate) async fn check() -> &'static str {
    "ok\n"
}

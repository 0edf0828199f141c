//! The page that everything else is loaded into, and the script that keeps it usable offline.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{
    ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, COOKIE, VARY,
};
use axum::response::{Html, IntoResponse};
use maud::{DOCTYPE, html};

use crate::asker::token;
use crate::assets::{CLIENT_PATH, Edition, STYLES_PATH};
use crate::headers::POLICY;
use crate::texts::{preferred, text, texts_path};

pub(crate) async fn page(
    State(state): State<crate::State>,
    headers: HeaderMap,
) -> impl IntoResponse {
    let edition = state.library.newest();
    let in_session = token(&headers, &state.online.settings).is_some();
    let page = shell(&edition, &preferred(&edition, &headers), in_session);
    let vary = format!("{ACCEPT_LANGUAGE}, {COOKIE}");
    ([(CACHE_CONTROL, "no-cache".to_owned()), (VARY, vary)], Html(page))
}

/// Written so that its bytes change with the edition: that is how browsers notice a new one.
pub(crate) async fn service_worker(State(state): State<crate::State>) -> impl IntoResponse {
    let edition = state.library.newest();
    let addresses: Vec<String> = edition.paths().map(|path| address(&edition, path)).collect();
    let script = edition.file("sw.js").map(|bytes| String::from_utf8_lossy(bytes));
    let body = format!(
        "const EDITION = {};\nconst FILES = {};\n{}",
        serde_json::json!(edition.name),
        serde_json::json!(addresses),
        script.unwrap_or_default()
    );
    let headers = [
        (CACHE_CONTROL, "no-cache"),
        (CONTENT_TYPE, "text/javascript; charset=utf-8"),
        (CONTENT_SECURITY_POLICY, POLICY),
    ];
    (headers, body)
}

/// Relative, so that the application also works below a path of a proxy.
fn address(edition: &Edition, path: &str) -> String {
    format!("assets/{}/{path}", edition.name)
}

fn shell(edition: &Edition, language: &str, in_session: bool) -> String {
    let file = |path: &str| address(edition, path);
    let text = |key: &str| text(edition, language, key);
    let scripts = &edition.scripts;
    html! {
        (DOCTYPE)
        html lang=(language) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                meta name="theme-color" content="#f6f3ee" media="(prefers-color-scheme: light)";
                meta name="theme-color" content="#1d1b18" media="(prefers-color-scheme: dark)";
                title { (text("app-name")) }
                meta name="description" content=(text("app-description"));
                @if edition.file(CLIENT_PATH).is_some() {
                    meta name="gipf-client" content=(file(CLIENT_PATH));
                }
                // So that the page knows without asking that there is online play behind it.
                meta name="gipf-online" content="api";
                // A script does not see the cookie; so it knows whether to ask whose it is.
                @if in_session {
                    meta name="gipf-session" content="";
                }
                link rel="icon" href=(file("icon.svg")) type="image/svg+xml";
                link rel="manifest" href=(file("app.webmanifest"));
                meta name="gipf-scripts" content=(serde_json::json!(scripts.pages));
                script src=(file("early.js")) {}
                link rel="stylesheet" href=(file(STYLES_PATH));
                link rel="preload" as="fetch" crossorigin href=(file(&texts_path(language)));
                @for path in &scripts.common {
                    link rel="modulepreload" href=(file(path));
                }
                script type="module" src=(file("app.js")) {}
            }
            body {
                div id="app" {
                    noscript { p { (text("app-needs-script")) } }
                }
            }
        }
    }
    .into_string()
}

//! What the server answers, through the service itself.
#![allow(clippy::unwrap_used, reason = "tests")]

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY,
    CONTENT_TYPE, COOKIE, VARY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderName, Method, Request, Response, StatusCode};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use server::{State, app};
use tower::ServiceExt;

async fn send(request: Request<Body>) -> Response<Body> {
    app(State::default()).oneshot(request).await.unwrap()
}

async fn get(address: &str) -> Response<Body> {
    send(Request::get(address).body(Body::empty()).unwrap()).await
}

async fn call(body: impl Into<Body>) -> Response<Body> {
    let request = Request::post("/api/call").header(CONTENT_TYPE, "application/json");
    send(request.body(body.into()).unwrap()).await
}

async fn text(response: Response<Body>) -> String {
    let bytes = response.into_body().collect().await.unwrap().to_bytes();
    String::from_utf8(bytes.to_vec()).unwrap()
}

async fn json(response: Response<Body>) -> Value {
    serde_json::from_str(&text(response).await).unwrap()
}

fn header(response: &Response<Body>, name: HeaderName) -> &str {
    response.headers().get(name).unwrap().to_str().unwrap()
}

/// The addresses of the page's own files, as they stand in it.
fn addresses(page: &str) -> Vec<&str> {
    page.split(['"', '\'']).filter(|part| part.starts_with("assets/")).collect()
}

#[tokio::test]
async fn the_page_names_its_files_by_relative_addresses() {
    let response = get("/").await;
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(header(&response, CACHE_CONTROL), "no-cache");
    let page = text(response).await;
    assert!(page.contains("<title>GIPF</title>"), "the texts come from the Fluent file");
    let addresses = addresses(&page);
    assert!(addresses.iter().any(|address| address.ends_with("/app.js")));
    assert!(addresses.iter().any(|address| address.ends_with("/styles.css")));
    assert!(!page.contains("=\"/"), "every address is relative");
    for address in addresses {
        assert_eq!(get(&format!("/{address}")).await.status(), StatusCode::OK, "{address}");
    }
}

#[tokio::test]
async fn pages_come_when_they_are_asked_for() {
    let page = text(get("/").await).await;
    let app = addresses(&page).into_iter().find(|address| address.ends_with("/app.js")).unwrap();
    let edition = app.strip_suffix("/app.js").unwrap();
    let kept = text(get("/sw.js").await).await;
    for path in ["pages/home.js", "pages/play.js", "pages/lesson.js", "pages/course/exercise.js"] {
        let address = format!("{edition}/{path}");
        assert!(!page.contains(&address) && kept.contains(&address), "{path}");
        assert_eq!(get(&format!("/{address}")).await.status(), StatusCode::OK, "{path}");
    }
    // Which scripts come with a page is told in the page, so that they come side by side.
    let (_, told) = page.split_once("name=\"gipf-scripts\" content=\"").unwrap();
    let told = told.split('"').next().unwrap().replace("&quot;", "\"");
    let told: Value = serde_json::from_str(&told).unwrap();
    let of = |name: &str| -> Vec<&str> {
        let places = told["pages"][name].as_array().unwrap();
        places
            .iter()
            .map(|at| {
                told["files"][usize::try_from(at.as_u64().unwrap()).unwrap()].as_str().unwrap()
            })
            .collect()
    };
    assert!(of("").contains(&"pages/home.js") && !of("").contains(&"pages/play.js"));
    assert!(of("play").contains(&"pages/play/table.js") && !of("play").contains(&"pages/home.js"));
    for name in ["lobby", "match", "learn", "lesson", "learn-settings", "problem", "progress"] {
        assert!(of(name).iter().any(|path| path.starts_with("pages/")), "{name}");
    }
}

#[tokio::test]
async fn scripts_travel_without_their_comments() {
    let page = text(get("/").await).await;
    let app = addresses(&page).into_iter().find(|address| address.ends_with("/app.js")).unwrap();
    let script = text(get(&format!("/{app}")).await).await;
    assert!(script.contains("addEventListener(\"hashchange\"") && !script.contains("@param"));
    let vendor = app.replace("/app.js", "/vendor/lit-html.js");
    assert!(text(get(&format!("/{vendor}")).await).await.contains("@license"));
}

#[tokio::test]
async fn the_page_is_in_the_language_that_is_preferred() {
    let cases = [
        ("ko-KR,ko;q=0.9,en-US;q=0.8,en;q=0.7", "ko"),
        ("en-US,en;q=0.9,ko;q=0.8", "en"),
        ("de, en;q=0.3, KO;q=0.5", "ko"),
        ("fr;q=0.9, ko;q=0", "en"),
        ("../../Cargo, *", "en"),
        ("", "en"),
    ];
    for (asked, language) in cases {
        let request = Request::get("/").header(ACCEPT_LANGUAGE, asked).body(Body::empty()).unwrap();
        let response = send(request).await;
        let varies: Vec<_> = response.headers().get_all(VARY).iter().collect();
        assert!(varies.iter().any(|it| *it == "accept-language, cookie"), "{varies:?}");
        let page = text(response).await;
        assert!(page.contains(&format!("<html lang=\"{language}\">")), "{asked}");
        assert!(page.contains(&format!("/locales/{language}.ftl\"")), "{asked}");
    }
}

#[tokio::test]
async fn the_page_tells_whether_there_is_a_session() {
    let told = "<meta name=\"gipf-session\"";
    assert!(!text(get("/").await).await.contains(told));
    for (cookie, is_told) in [("gipf-session=k3v9q2", true), ("theme=dark", false)] {
        let request = Request::get("/").header(COOKIE, cookie).body(Body::empty()).unwrap();
        assert_eq!(text(send(request).await).await.contains(told), is_told, "{cookie}");
    }
}

#[tokio::test]
async fn nothing_inline_is_allowed_or_used() {
    let response = get("/").await;
    let policy = header(&response, CONTENT_SECURITY_POLICY);
    assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"));
    assert_eq!(header(&response, X_FRAME_OPTIONS), "DENY");
    assert!(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"));
    let page = text(response).await;
    assert!(!page.contains("<style") && !page.contains(" style="));
    assert!(page.split("<script").skip(1).all(|rest| rest.contains("></script>")));
}

#[tokio::test]
async fn files_are_kept_for_ever_under_the_name_of_their_edition() {
    let page = text(get("/").await).await;
    let script = addresses(&page).into_iter().find(|it| it.ends_with("/app.js")).unwrap();
    let response = get(&format!("/{script}")).await;
    assert!(header(&response, CACHE_CONTROL).contains("immutable"));
    assert_eq!(header(&response, CONTENT_TYPE), "text/javascript; charset=utf-8");

    let edition = script.split('/').nth(1).unwrap();
    let types = [
        ("styles.css", "text/css; charset=utf-8"),
        ("locales/en.ftl", "text/plain; charset=utf-8"),
        ("icon.svg", "image/svg+xml"),
    ];
    for (path, wanted) in types {
        let response = get(&format!("/assets/{edition}/{path}")).await;
        assert_eq!(header(&response, CONTENT_TYPE), wanted, "{path}");
    }
}

#[tokio::test]
async fn whatever_can_be_shown_or_runs_by_itself_carries_the_policy() {
    let page = text(get("/").await).await;
    let edition = addresses(&page)[0].split('/').nth(1).unwrap().to_owned();
    let asset = |path: &str| format!("/assets/{edition}/{path}");
    let places = [
        "/".to_owned(),
        "/sw.js".to_owned(),
        "/no-such-page".to_owned(),
        "/api/matches".to_owned(),
    ];
    let files = ["engine/worker.js", "icon.svg", "app.webmanifest"].map(asset);
    for address in places.into_iter().chain(files) {
        let response = get(&address).await;
        let policy = header(&response, CONTENT_SECURITY_POLICY);
        assert!(policy.contains("default-src 'none'"), "{address}: {policy}");
    }
    // What is neither is told to be nothing else.
    for path in ["app.js", "styles.css", "locales/en.ftl", "engine/worker.js", "icon.svg"] {
        let response = get(&asset(path)).await;
        assert_eq!(header(&response, X_CONTENT_TYPE_OPTIONS), "nosniff", "{path}");
        let policy = response.headers().get("cross-origin-resource-policy").unwrap();
        assert_eq!(policy, "same-origin", "{path}");
    }
}

#[tokio::test]
async fn the_module_is_served_as_such_where_it_was_built() {
    let page = text(get("/").await).await;
    if let Some(module) = addresses(&page).into_iter().find(|it| it.ends_with("client.wasm")) {
        let response = get(&format!("/{module}")).await;
        assert_eq!(header(&response, CONTENT_TYPE), "application/wasm");
    }
}

#[tokio::test]
async fn only_the_files_of_the_page_are_served() {
    let page = text(get("/").await).await;
    let edition = addresses(&page)[0].split('/').nth(1).unwrap().to_owned();
    let others = [
        format!("/assets/{edition}/no-such-file.js"),
        format!("/assets/{edition}/package.json"),
        format!("/assets/{edition}/tsconfig.json"),
        format!("/assets/{edition}/walk/walk.mjs"),
        format!("/assets/{edition}/vendor/fluent.d.ts"),
        format!("/assets/{edition}/node_modules/axe-core/axe.min.js"),
        format!("/assets/{edition}/../../Cargo.toml"),
        format!("/assets/{edition}/%2e%2e/%2e%2e/Cargo.toml"),
        "/assets/another-edition/app.js".to_owned(),
        "/no/such/place".to_owned(),
    ];
    for address in others {
        let response = get(&address).await;
        assert_eq!(response.status(), StatusCode::NOT_FOUND, "{address}");
        assert_eq!(json(response).await["failure"]["problems"][0]["code"], "not-found");
    }
}

#[tokio::test]
async fn the_service_worker_knows_every_file() {
    let response = get("/sw.js").await;
    assert_eq!(header(&response, CACHE_CONTROL), "no-cache");
    let script = text(response).await;
    let page = text(get("/").await).await;
    for address in addresses(&page) {
        assert!(script.contains(&format!("\"{address}\"")), "{address}");
    }
    for path in ["engine/worker.js", "locales/en.ftl", "locales/ko.ftl", "locales/ko/play.ftl"] {
        assert!(script.contains(&format!("/{path}\"")), "{path}");
    }
    assert!(!script.contains("/sw.js\""));
}

#[tokio::test]
async fn long_answers_are_compressed_on_request() {
    let request = Request::get("/").header(ACCEPT_ENCODING, "gzip").body(Body::empty()).unwrap();
    assert_eq!(header(&send(request).await, CONTENT_ENCODING), "gzip");
}

#[tokio::test]
async fn a_call_is_answered() {
    let seat = json!({ "player": "human", "name": null });
    let request =
        json!({ "ask": "new", "spec": "gipf:standard", "start": null, "seats": [seat, seat] });
    let response = call(request.to_string()).await;
    assert_eq!(response.status(), StatusCode::OK);
    let answer = json(response).await;
    assert_eq!(answer["answer"], "match");
    assert_eq!(answer["state"]["view"]["actions"]["each"].as_array().unwrap().len(), 42);

    let saved = &answer["state"]["saved"];
    let request = json!({ "ask": "think", "saved": saved, "player": "level:1", "seed": 1 });
    assert_eq!(json(call(request.to_string()).await).await["answer"], "thought");
}

#[tokio::test]
async fn a_refusal_is_an_answer() {
    let response = call(json!({ "ask": "board", "spec": "chess" }).to_string()).await;
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(json(response).await["failure"]["problems"][0]["code"], "unknown-game");
}

#[tokio::test]
async fn the_server_thinks_for_levels_only() {
    let seat = json!({ "player": "human", "name": null });
    let saved = json!({ "spec": "gipf:standard", "start": null, "seats": [seat, seat], "log": [] });
    for player in ["uct:100000000", "alphabeta:100", "engine:true"] {
        let request = json!({ "ask": "think", "saved": saved, "player": player, "seed": 1 });
        let response = call(request.to_string()).await;
        assert_eq!(response.status(), StatusCode::UNPROCESSABLE_ENTITY, "{player}");
        assert_eq!(json(response).await["failure"]["problems"][0]["code"], "thinks-elsewhere");
    }
}

#[tokio::test]
async fn what_is_no_request_is_told_apart() {
    let plain = Request::post("/api/call").body(Body::from("{}")).unwrap();
    let too_long = format!("{{\"ask\":\"open\",\"record\":\"{}\"}}", " ".repeat(2_000_000));
    let cases = [
        (call("not json").await, StatusCode::BAD_REQUEST, "unreadable-request"),
        (call("{\"ask\":").await, StatusCode::BAD_REQUEST, "unreadable-request"),
        (call("\u{0}").await, StatusCode::BAD_REQUEST, "unreadable-request"),
        (call(vec![0xff, 0xfe]).await, StatusCode::BAD_REQUEST, "unreadable-request"),
        (call("{\"ask\":\"fly\"}").await, StatusCode::UNPROCESSABLE_ENTITY, "unreadable-request"),
        (send(plain).await, StatusCode::UNSUPPORTED_MEDIA_TYPE, "unreadable-request"),
        (call(too_long).await, StatusCode::PAYLOAD_TOO_LARGE, "request-too-long"),
    ];
    for (response, status, code) in cases {
        assert_eq!(response.status(), status);
        let answer = json(response).await;
        assert_eq!(answer["answer"], "failed");
        assert_eq!(answer["failure"]["problems"][0]["code"], code);
    }
}

#[tokio::test]
async fn other_methods_are_refused() {
    let request = Request::builder().method(Method::DELETE).uri("/api/call");
    let response = send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(response.status(), StatusCode::METHOD_NOT_ALLOWED);
}

#[tokio::test]
async fn health_is_told() {
    let response = get("/healthz").await;
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(text(response).await, "ok\n");
}

//! The description of the server for other programs: everything that is routed is in it, and it holds together.
#![allow(clippy::unwrap_used, reason = "tests")]

mod friend;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use axum::body::Body;
use axum::http::header::ALLOW;
use axum::http::{Request, StatusCode};
use friend::Host;
use serde_json::{Value, json};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap().to_owned()
}

async fn document(host: &Host) -> Value {
    let answer = host.ask("GET openapi.json", None, Value::Null).await;
    assert_eq!(answer.status, StatusCode::OK);
    answer.body
}

/// All values below one, with their keys.
fn walk<'a>(value: &'a Value, found: &mut impl FnMut(&'a str, &'a Value)) {
    match value {
        Value::Object(map) => {
            for (key, value) in map {
                found(key, value);
                walk(value, found);
            }
        }
        Value::Array(list) => list.iter().for_each(|value| walk(value, found)),
        _ => {}
    }
}

#[tokio::test]
async fn every_route_is_in_it_and_nothing_else() {
    let host = Host::new().await;
    let document = document(&host).await;
    assert_eq!(document["openapi"], "3.1.0");
    let paths = document["paths"].as_object().unwrap();
    assert!(paths.len() > 25 && paths.contains_key("/api/ws"));
    for (path, described) in paths {
        let address = path
            .replace("{id}", "x")
            .replace("{player}", "x")
            .replace("{edition}", "x")
            .replace("{path}", "x");
        for method in ["get", "post", "put", "patch", "delete"] {
            let request = Request::builder().method(method.to_uppercase().as_str()).uri(&address);
            let answer = host.send(request.body(Body::empty()).unwrap()).await;
            if described.get(method).is_some() {
                assert_ne!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
            } else {
                assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
                assert_eq!(answer.code(), "wrong-method");
                assert!(answer.headers.contains_key(ALLOW), "{method} {path}");
            }
        }
    }
    // Nothing is routed past what describes it.
    for file in sources(&root().join("crates/server/src")) {
        let text = fs::read_to_string(&file).unwrap();
        let routes = text.contains(".route(") || text.contains(".route_service(");
        assert_eq!(routes, file.ends_with("api/door.rs"), "{}", file.display());
    }
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

#[tokio::test]
async fn what_it_names_is_there() {
    let host = Host::new().await;
    let document = document(&host).await;
    let mut references = BTreeSet::new();
    walk(&document, &mut |key, value| {
        if key == "$ref" {
            references.insert(value.as_str().unwrap());
        }
    });
    assert!(references.len() > 40);
    for reference in references {
        let pointer = reference.strip_prefix('#').unwrap();
        assert!(document.pointer(pointer).is_some(), "{reference}");
    }
    let mut ids = BTreeSet::new();
    walk(&document["paths"], &mut |key, value| {
        if key == "operationId" {
            assert!(ids.insert(value.as_str().unwrap()), "{value} is named twice");
        }
    });
}

#[tokio::test]
async fn the_messages_of_the_websocket_are_schemas() {
    let host = Host::new().await;
    let document = document(&host).await;
    let connect = &document["paths"]["/api/ws"]["get"];
    assert_eq!(connect["x-websocket"]["client"]["$ref"], "#/components/schemas/ClientMessage");
    let words = |name: &str, tag: &str| -> BTreeSet<String> {
        let kinds = document["components"]["schemas"][name]["oneOf"].as_array().unwrap();
        let word = |kind: &Value| kind["properties"][tag]["const"].as_str().unwrap().to_owned();
        kinds.iter().map(word).collect()
    };
    let said = words("ClientMessage", "say");
    for word in ["watch", "do", "chat", "lobby", "ping"] {
        assert!(said.contains(word), "{word}");
    }
    let told = words("ServerMessage", "tell");
    for word in ["hello", "match", "happened", "done", "refused", "seek-gone", "closing"] {
        assert!(told.contains(word), "{word}");
    }
}

#[tokio::test]
async fn refusals_are_told_with_their_statuses_and_explained() {
    let host = Host::new().await;
    let document = document(&host).await;
    let codes = |path: &str, method: &str, status: &str| -> Value {
        let refusal = &document["paths"][path][method]["responses"][status];
        let schema = &refusal["content"]["application/json"]["schema"];
        schema["properties"]["failure"]["properties"]["problems"]["items"]["properties"]["code"]["enum"].clone()
    };
    assert_eq!(codes("/api/seeks/{id}", "delete", "404"), json!(["no-seek"]));
    assert_eq!(codes("/api/seeks/{id}", "delete", "401"), json!(["bad-token", "signed-out"]));
    let forbidden = json!(["foreign-request", "of-another", "out-of-scope"]);
    assert_eq!(codes("/api/seeks/{id}", "delete", "403"), forbidden);
    assert_eq!(codes("/api/tokens", "post", "409"), json!(["too-many-tokens"]));
    assert_eq!(codes("/api/me", "get", "429"), json!(["too-many"]));
    let told = fs::read_to_string(root().join("docs/server-api.md")).unwrap();
    walk(&document["paths"], &mut |key, value| {
        if key == "enum" && value[0].as_str().is_some_and(|code| code.contains('-')) {
            for code in value.as_array().unwrap() {
                let code = code.as_str().unwrap();
                assert!(told.contains(&format!("`{code}`")), "{code} is not explained");
            }
        }
    });
}

#[tokio::test]
async fn whatever_changes_something_is_refused_to_pages_of_others() {
    let host = Host::new().await;
    let ada = host.member("Ada").await;
    let document = document(&host).await;
    let mut refused = 0;
    for (path, described) in document["paths"].as_object().unwrap() {
        // Local play knows nobody and changes nothing.
        if path == "/api/call" {
            continue;
        }
        let address = path.replace("{id}", "x").replace("{player}", "x");
        for method in ["POST", "PUT", "PATCH", "DELETE"] {
            if described.get(method.to_lowercase()).is_none() {
                continue;
            }
            // What a form, and what a script of another origin could send with the cookie of whoever reads its page.
            for headers in [
                &[("content-type", "text/plain")][..],
                &[("content-type", "application/json"), ("origin", "https://evil.example")],
                &[("x-gipf", "1"), ("origin", "https://evil.example")],
                &[("x-gipf", "1"), ("sec-fetch-site", "same-site")],
            ] {
                let mut request = Request::builder().method(method).uri(&address);
                request = request.header("host", "gipf.example").header("cookie", &ada.cookie);
                for (name, value) in headers {
                    request = request.header(*name, *value);
                }
                let answer = host.send(request.body(Body::from("{}")).unwrap()).await;
                let told = (answer.status, answer.code());
                let wanted = (StatusCode::FORBIDDEN, "foreign-request");
                assert_eq!(told, wanted, "{method} {path} with {headers:?}");
                refused += 1;
            }
        }
    }
    assert!(refused > 100, "{refused}");
    assert_eq!(ada.ask("GET me", Value::Null).await.status, StatusCode::OK, "nothing has changed");
}

#[tokio::test]
async fn what_the_description_forbids_is_refused() {
    let host = Host::new().await;
    let seats = json!([{ "player": "human", "name": null }, { "player": "human", "name": null }]);
    for (terms, status) in
        [(json!({}), StatusCode::OK), (json!([]), StatusCode::UNPROCESSABLE_ENTITY)]
    {
        let body =
            json!({ "ask": "new", "spec": "gipf", "start": null, "seats": seats, "terms": terms });
        assert_eq!(host.ask("POST call", None, body).await.status, status, "{terms}");
    }
    for (what, code) in [
        ("GET matches?of=somebody", "unreadable-request"),
        ("GET players", "unreadable-request"),
        ("GET players/%ff", "unreadable-request"),
        ("GET ws", "no-websocket"),
    ] {
        let answer = host.ask(what, None, Value::Null).await;
        assert_eq!((answer.status, answer.code()), (StatusCode::BAD_REQUEST, code), "{what}");
    }
}

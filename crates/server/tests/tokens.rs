//! Personal tokens: what each of their scopes allows and what it does not, and how they end.
#![allow(clippy::unwrap_used, reason = "tests")]

mod friend;

use axum::body::Body;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, HOST};
use axum::http::{Request, StatusCode};
use friend::{Answer, Friend, Host, Socket, play};
use serde_json::{Value, json};

/// Asks as a program does: by a token, without any other header.
async fn by(host: &Host, token: &str, what: &str, body: Value) -> Answer {
    let (method, path) = what.split_once(' ').unwrap();
    let mut request = Request::builder().method(method).uri(format!("/api/{path}"));
    request = request.header(AUTHORIZATION, format!("Bearer {token}")).header(HOST, "localhost");
    let body = if body.is_null() {
        Body::empty()
    } else {
        request = request.header(CONTENT_TYPE, "application/json");
        Body::from(body.to_string())
    };
    host.send(request.body(body).unwrap()).await
}

/// A new token; its name and what proves it.
async fn token(friend: &Friend<'_>, scopes: &[&str]) -> (String, String) {
    let body = json!({ "label": "a program", "scopes": scopes });
    let made = friend.ask("POST tokens", body).await;
    assert_eq!(made.status, StatusCode::OK, "{}", made.body);
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    (text(&made.body["token"]["id"]), text(&made.body["secret"]))
}

async fn connect(host: &Host, token: &str) -> Result<Socket, u16> {
    let headers = [("authorization", format!("Bearer {token}"))];
    host.try_connect_with(&headers).await.map_err(|error| match error {
        tokio_tungstenite::tungstenite::Error::Http(answer) => answer.status().as_u16(),
        other => panic!("{other}"),
    })
}

fn seek() -> Value {
    json!({ "spec": "gipf:basic", "rated": false, "colour": "first", "audience": { "for": "everybody" } })
}

#[tokio::test]
async fn a_token_is_shown_once_and_listed_with_its_last_use() {
    let host = Host::new().await;
    let ada = host.member("Ada").await;
    let (id, secret) = token(&ada, &["play", "read", "play"]).await;
    assert!(secret.starts_with("gipf_") && secret.len() > 50);
    let listed = ada.ask("GET tokens", Value::Null).await.body;
    assert_eq!(listed[0]["id"], id.as_str());
    assert_eq!(listed[0]["scopes"], json!(["read", "play"]));
    assert_eq!(listed[0]["seen"], Value::Null);
    assert!(!listed.to_string().contains(&secret));
    let me = by(&host, &secret, "GET me", Value::Null).await;
    assert_eq!(me.body["player"]["id"], ada.id.as_str());
    assert_eq!(me.body["scopes"], json!(["read", "play"]));
    assert!(ada.ask("GET tokens", Value::Null).await.body[0]["seen"].is_u64());
    assert_eq!(ada.ask("GET me", Value::Null).await.body["scopes"], Value::Null);
    let export = ada.ask("GET export", Value::Null).await.body;
    assert_eq!(export["tokens"][0]["label"], "a program");
    assert!(!export.to_string().contains(&secret));
}

#[tokio::test]
async fn what_cannot_be_a_token_is_refused() {
    let host = Host::new().await;
    let ada = host.member("Ada").await;
    let long = "x".repeat(41);
    for (label, scopes, code) in [
        ("", json!(["read"]), "bad-label"),
        (long.as_str(), json!(["read"]), "bad-label"),
        ("a\nb", json!(["read"]), "bad-label"),
        ("a", json!([]), "no-scope"),
        ("a", json!(["account"]), "unreadable-request"),
    ] {
        let body = json!({ "label": label, "scopes": scopes });
        assert_eq!(ada.ask("POST tokens", body).await.code(), code, "{label}");
    }
    let guest = host.guest().await;
    let body = json!({ "label": "a", "scopes": ["read"] });
    assert_eq!(guest.ask("POST tokens", body.clone()).await.code(), "no-tokens");
    for _ in 0..20 {
        token(&ada, &["read"]).await;
    }
    let answer = ada.ask("POST tokens", body).await;
    assert_eq!((answer.status, answer.code()), (StatusCode::CONFLICT, "too-many-tokens"));
}

#[tokio::test]
async fn each_scope_allows_its_own_and_nothing_else() {
    let host = Host::new().await;
    let (ada, bo) = (host.member("Ada").await, host.member("Bo").await);
    let (_, read) = token(&ada, &["read"]).await;
    let (_, plays) = token(&ada, &["play"]).await;
    let (_, chat) = token(&ada, &["chat"]).await;
    let challenge = || async {
        let mut seek = seek();
        seek["audience"] = json!({ "for": "player", "player": ada.id });
        bo.ask("POST seeks", seek).await.body["id"].as_str().unwrap().to_owned()
    };

    // To read.
    for what in ["GET me", "GET matches?of=me", "GET seeks", "GET matches"] {
        let answer = by(&host, &read, what, Value::Null).await;
        assert_eq!(answer.status, StatusCode::OK, "{what}");
        for other in [&plays, &chat] {
            if what != "GET matches" {
                let answer = by(&host, other, what, Value::Null).await;
                let refused = (answer.status, answer.code());
                assert_eq!(refused, (StatusCode::FORBIDDEN, "out-of-scope"), "{what}");
                assert_eq!(answer.body["failure"]["problems"][0]["args"][0][1], "read");
            }
        }
    }
    assert_eq!(connect(&host, &plays).await.err(), Some(403));
    assert_eq!(connect(&host, &chat).await.err(), Some(403));

    // To play.
    for other in [&read, &chat] {
        let id = challenge().await;
        for what in
            ["POST seeks", "POST seeks/ID/accept", "POST seeks/ID/decline", "DELETE seeks/ID"]
        {
            let body = if what == "POST seeks" { seek() } else { Value::Null };
            let answer = by(&host, other, &what.replace("ID", &id), body).await;
            assert_eq!(
                (answer.status, answer.code()),
                (StatusCode::FORBIDDEN, "out-of-scope"),
                "{what}"
            );
        }
        bo.ask(&format!("DELETE seeks/{id}"), Value::Null).await;
    }
    let own = by(&host, &plays, "POST seeks", seek()).await;
    assert_eq!(own.status, StatusCode::OK, "{}", own.body);
    let own = own.body["id"].as_str().unwrap().to_owned();
    let done = by(&host, &plays, &format!("DELETE seeks/{own}"), Value::Null).await;
    assert_eq!(done.status, StatusCode::NO_CONTENT);
    let id = challenge().await;
    let taken = by(&host, &plays, &format!("POST seeks/{id}/accept"), Value::Null).await;
    let game = taken.body["match"].as_str().unwrap().to_owned();

    // In the match: Bo begins, then it is up to Ada.
    let mut other = bo.connect().await;
    other.watch(&game).await;
    other.act(&game, 0, play("e1-e2")).await;
    let mut socket = connect(&host, &read).await.unwrap();
    let shown = socket.watch(&game).await;
    assert_eq!(shown["you"]["side"], "second", "it sees what the player sees");
    assert_eq!(socket.refused(&game, 1, play("a1-b2")).await, "out-of-scope");
    let say = |id: &str| json!({ "say": "chat", "match": game, "id": id, "room": "players", "text": "hello" });
    socket.say(&say("one")).await;
    let refused = socket.until("refused").await;
    assert_eq!(refused["failure"]["problems"][0]["args"][0][1], "chat");

    let (_, plays) = token(&ada, &["read", "play"]).await;
    let mut socket = connect(&host, &plays).await.unwrap();
    socket.watch(&game).await;
    socket.say(&say("two")).await;
    assert_eq!(socket.until("refused").await["id"], "two");
    socket.act(&game, 1, play("a1-b2")).await;
    let (_, chats) = token(&ada, &["read", "chat"]).await;
    let mut socket = connect(&host, &chats).await.unwrap();
    socket.watch(&game).await;
    socket.say(&say("three")).await;
    assert_eq!(socket.until("done").await["id"], "three");
    assert_eq!(socket.refused(&game, 2, json!({ "kind": "resign" })).await, "out-of-scope");
}

#[tokio::test]
async fn no_token_manages_the_account() {
    let host = Host::new().await;
    let ada = host.member("Ada").await;
    let (id, all) = token(&ada, &["read", "play", "chat"]).await;
    let name = json!({ "name": "Ada", "password": "long enough" });
    let recovery = json!({ "name": "Ada", "proof": "long enough", "password": "12345678" });
    for (what, body) in [
        ("POST guest", Value::Null),
        ("POST register", json!({ "name": "Eve", "password": "long enough" })),
        ("POST login", name.clone()),
        ("POST logout", Value::Null),
        ("POST recover", recovery.clone()),
        ("POST password", recovery),
        ("POST codes", name),
        ("GET sessions", Value::Null),
        ("DELETE sessions", Value::Null),
        ("DELETE sessions/x", Value::Null),
        ("GET tokens", Value::Null),
        ("POST tokens", json!({ "label": "x", "scopes": ["read"] })),
        (&format!("DELETE tokens/{id}"), Value::Null),
        ("GET passkeys", Value::Null),
        ("POST passkeys/begin", json!({ "password": "long enough" })),
        ("POST passkeys", json!({ "ceremony": "x", "name": "x", "credential": {} })),
        ("DELETE passkeys/x", Value::Null),
        ("POST login/passkey/begin", Value::Null),
        ("POST login/passkey", json!({ "ceremony": "x", "credential": {} })),
        ("GET mail", Value::Null),
        ("POST mail/confirm", json!({ "code": "x" })),
        ("DELETE mail", Value::Null),
        ("POST forgotten", json!({ "whose": "Ada", "language": "en" })),
        ("GET shuns", Value::Null),
        ("PUT shuns/x", json!({ "how": "mute" })),
        ("DELETE shuns/x", Value::Null),
        ("POST reports", json!({ "player": "x", "why": "x" })),
        ("POST progress", json!({ "player": "x", "since": 0, "deeds": [] })),
        ("GET admin", Value::Null),
        ("GET admin/reports", Value::Null),
        ("GET admin/players", Value::Null),
        ("GET admin/acts", Value::Null),
        ("POST gatherings", json!({ "name": "x", "why": "x" })),
        ("GET gatherings/x/acts", Value::Null),
        ("POST gatherings/x/close", json!({ "why": "x" })),
        ("GET export", Value::Null),
        ("POST delete", json!({ "password": "long enough" })),
    ] {
        let answer = by(&host, &all, what, body).await;
        assert_eq!(
            (answer.status, answer.code()),
            (StatusCode::FORBIDDEN, "not-by-token"),
            "{what}"
        );
    }
    assert_eq!(ada.ask("GET me", Value::Null).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_revoked_token_proves_nothing_and_its_connections_end() {
    let host = Host::new().await;
    let ada = host.member("Ada").await;
    let (id, secret) = token(&ada, &["read", "play"]).await;
    let (_, other) = token(&ada, &["read"]).await;
    let mut socket = connect(&host, &secret).await.unwrap();
    let mut stays = connect(&host, &other).await.unwrap();
    let mut page = ada.connect().await;
    let bo = host.member("Bo").await;
    assert_eq!(bo.ask(&format!("DELETE tokens/{id}"), Value::Null).await.code(), "no-token");
    let revoked = ada.ask(&format!("DELETE tokens/{id}"), Value::Null).await;
    assert_eq!(revoked.status, StatusCode::NO_CONTENT);
    assert_eq!(socket.try_hear().await, None, "cut off");
    for socket in [&mut stays, &mut page] {
        socket.say(&json!({ "say": "ping", "n": 1 })).await;
        assert_eq!(socket.until("pong").await["n"], 1, "no other is");
    }
    let answer = by(&host, &secret, "GET me", Value::Null).await;
    assert_eq!((answer.status, answer.code()), (StatusCode::UNAUTHORIZED, "bad-token"));
    assert_eq!(connect(&host, &secret).await.err(), Some(401));
    assert_eq!(ada.ask(&format!("DELETE tokens/{id}"), Value::Null).await.code(), "no-token");

    ada.ask("DELETE sessions", Value::Null).await;
    assert_eq!(by(&host, &other, "GET me", Value::Null).await.status, StatusCode::OK);
    let with = json!({ "name": "", "proof": "long enough", "password": "another one" });
    assert_eq!(ada.ask("POST password", with).await.status, StatusCode::NO_CONTENT);
    assert_eq!(stays.try_hear().await, None, "another password voids all");
    assert_eq!(by(&host, &other, "GET me", Value::Null).await.code(), "bad-token");
}

#[tokio::test]
async fn a_bad_token_is_not_made_good_by_a_cookie() {
    let host = Host::new().await;
    let ada = host.member("Ada").await;
    let request = Request::get("/api/me").header("cookie", &ada.cookie);
    let request = request.header(AUTHORIZATION, "Bearer gipf_nothing");
    let answer = host.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(answer.code(), "bad-token");
}

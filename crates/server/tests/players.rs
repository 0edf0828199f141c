//! Guests, registered players, sessions; and what pages of others cannot do.
#![allow(clippy::unwrap_used, reason = "tests")]

mod friend;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use friend::Host;
use serde_json::{Value, json};
use server::{Place, Settings};

#[tokio::test]
async fn nothing_is_made_before_somebody_wants_to_play_online() {
    let folder = std::env::temp_dir().join(format!("gipf-unused-{}", std::process::id()));
    let host = Host::with(Settings::at(Place::Folder(folder.clone()))).await;
    let local = json!({ "ask": "games" });
    let request = Request::post("/api/call").header("content-type", "application/json");
    let answer = host.send(request.body(Body::from(local.to_string())).unwrap()).await;
    assert_eq!(answer.body["answer"], "games", "local play needs no account");
    assert_eq!(host.send(Request::get("/readyz").body(Body::empty()).unwrap()).await.status, 200);
    assert_eq!(host.ask("GET me", None, Value::Null).await.code(), "signed-out");
    assert!(!folder.exists());
    host.guest().await;
    assert!(folder.join("gipf.db").exists());
    host.state.close().await;
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn where_nothing_can_be_kept_local_play_goes_on() {
    let file = std::env::temp_dir().join(format!("gipf-no-folder-{}", std::process::id()));
    std::fs::write(&file, "a file").unwrap();
    let host = Host::with(Settings::at(Place::Folder(file.clone()))).await;
    let answer = host.ask("POST guest", None, Value::Null).await;
    assert_eq!((answer.status, answer.code()), (StatusCode::SERVICE_UNAVAILABLE, "no-online-play"));
    assert_eq!(host.send(Request::get("/").body(Body::empty()).unwrap()).await.status, 200);
    std::fs::remove_file(file).unwrap();
}

#[tokio::test]
async fn a_guest_registers_and_keeps_everything() {
    let host = Host::new().await;
    assert_eq!(host.ask("GET me", None, Value::Null).await.code(), "signed-out");
    let guest = host.guest().await;
    let me = guest.ask("GET me", Value::Null).await.body;
    assert_eq!(me["player"]["guest"], true);
    let again = guest.ask("POST guest", Value::Null).await.body;
    assert_eq!(again["player"]["id"], me["player"]["id"], "a session that there is stays");

    for (name, password, code) in [
        ("a", "long enough", "bad-name"),
        ("guest-x", "long enough", "bad-name"),
        ("Ada", "short", "bad-password"),
    ] {
        let body = json!({ "name": name, "password": password });
        let answer = guest.ask("POST register", body).await;
        assert_eq!((answer.status, answer.code()), (StatusCode::BAD_REQUEST, code));
    }
    let body = json!({ "name": "Ada", "password": "long enough" });
    let answer = guest.ask("POST register", body.clone()).await;
    assert_eq!(answer.body["me"]["player"]["id"], me["player"]["id"]);
    assert_eq!(answer.body["me"]["player"]["guest"], false);
    assert_eq!(answer.body["codes"].as_array().unwrap().len(), 10);
    assert_eq!(guest.ask("POST register", body).await.code(), "registered-already");
    let taken = json!({ "name": "aDA", "password": "long enough" });
    assert_eq!(host.ask("POST register", None, taken).await.code(), "name-taken");

    let named = host.ask("GET players?name=ada", None, Value::Null).await.body;
    assert_eq!(named["id"], guest.id.as_str());
    let profile = host.ask(&format!("GET players/{}", guest.id), None, Value::Null).await.body;
    assert_eq!(profile["player"]["name"], "Ada");
    assert_eq!(host.ask("GET players/nobody", None, Value::Null).await.code(), "no-player");
}

#[tokio::test]
async fn sessions_are_listed_and_ended() {
    let host = Host::new().await;
    let ada = host.member("Ada").await;
    let with = json!({ "name": "ada", "password": "long enough" });
    let other = host.ask("POST login", None, with.clone()).await.cookie();
    assert_ne!(other, ada.cookie);
    let list = ada.ask("GET sessions", Value::Null).await.body;
    let list = list.as_array().unwrap();
    assert_eq!(list.iter().map(|it| it["this"] == true).collect::<Vec<_>>(), [true, false]);
    let mut socket = host.connect(Some(&other)).await;
    let id = list[1]["id"].as_str().unwrap();
    let ended = ada.ask(&format!("DELETE sessions/{id}"), Value::Null).await;
    assert_eq!(ended.status, StatusCode::NO_CONTENT);
    assert_eq!(host.ask("GET me", Some(&other), Value::Null).await.code(), "signed-out");
    assert_eq!(socket.try_hear().await, None, "its connections end with it");
    let again = ada.ask(&format!("DELETE sessions/{id}"), Value::Null).await;
    assert_eq!(again.code(), "no-session");

    let third = host.ask("POST login", None, with).await.cookie();
    ada.ask("DELETE sessions", Value::Null).await;
    assert_eq!(host.ask("GET me", Some(&third), Value::Null).await.code(), "signed-out");
    assert_eq!(ada.ask("POST logout", Value::Null).await.status, StatusCode::NO_CONTENT);
    assert_eq!(ada.ask("GET me", Value::Null).await.code(), "signed-out");
}

#[tokio::test]
async fn whether_a_name_is_known_is_not_told_by_signing_in() {
    let host = Host::new().await;
    host.member("Ada").await;
    let mut told = Vec::new();
    for name in ["Ada", "Nobody"] {
        let with = json!({ "name": name, "password": "wrong password" });
        let login = host.ask("POST login", None, with).await;
        let with = json!({ "name": name, "proof": "0000-0000-0000-0000", "password": "12345678" });
        let recover = host.ask("POST recover", None, with).await;
        for answer in [login, recover] {
            assert_eq!(answer.status, StatusCode::UNAUTHORIZED);
            told.push(answer.body);
        }
    }
    told.dedup();
    assert_eq!(told.len(), 1, "{told:?}");
}

#[tokio::test]
async fn for_a_name_that_nobody_has_as_much_is_done() {
    let host = Host::new().await;
    let (ada, guest, gone) =
        (host.member("Ada").await, host.guest().await, host.member("Bo").await);
    let guest = guest.ask("GET me", Value::Null).await.body["player"]["name"].clone();
    gone.ask("POST delete", json!({ "password": "long enough" })).await;
    for name in ["Ada", "Nobody", "", guest.as_str().unwrap(), "Bo"] {
        let with = json!({ "name": name, "password": "wrong password" });
        let proof = json!({ "name": name, "proof": "0000-0000-0000-0000", "password": "12345678" });
        for (what, body) in [("POST login", with), ("POST recover", proof)] {
            let before = host.held("passwords_total").await;
            assert_eq!(host.ask(what, None, body).await.code(), "wrong-credentials");
            assert_eq!(host.held("passwords_total").await, before + 1, "{what} as {name:?}");
        }
    }
    assert_eq!(ada.ask("GET me", Value::Null).await.body["codes"], 10, "no code is used up");
}

#[tokio::test]
async fn a_code_replaces_a_forgotten_password_once() {
    let host = Host::new().await;
    let body = json!({ "name": "Ada", "password": "long enough" });
    let answer = host.ask("POST register", None, body).await;
    let (old, code) = (answer.cookie(), answer.body["codes"][3].as_str().unwrap());
    let copied = code.to_uppercase().replace('-', " ");
    let with = json!({ "name": "Ada", "proof": copied, "password": "new password" });
    let answer = host.ask("POST recover", None, with.clone()).await;
    assert_eq!(answer.status, StatusCode::OK);
    assert_eq!(answer.body["codes"], 9);
    assert_eq!(host.ask("GET me", Some(&old), Value::Null).await.code(), "signed-out");
    assert_eq!(host.ask("POST recover", None, with).await.code(), "wrong-credentials");
    let with = json!({ "name": "Ada", "password": "new password" });
    let cookie = host.ask("POST login", None, with).await.cookie();

    let with = json!({ "name": "", "proof": "long enough", "password": "third password" });
    let answer = host.ask("POST password", Some(&cookie), with).await;
    assert_eq!(answer.code(), "wrong-credentials");
    let with = json!({ "name": "", "proof": "new password", "password": "third password" });
    let answer = host.ask("POST password", Some(&cookie), with).await;
    assert_eq!(answer.status, StatusCode::NO_CONTENT);
    let with = json!({ "name": "", "password": "third password" });
    let answer = host.ask("POST codes", Some(&cookie), with).await;
    assert_eq!(answer.body["codes"].as_array().unwrap().len(), 10);
}

#[tokio::test]
async fn a_player_takes_everything_along_or_away() {
    let host = Host::new().await;
    let (ada, bo) = (host.member("Ada").await, host.guest().await);
    let (id, mut sockets) = host.game(&ada, &bo, json!({})).await;
    sockets[0].act(&id, 0, friend::play("e1-e2")).await;
    let branches = json!([{ "on": null, "play": ["i1-h2"] }]);
    let plan = json!({ "say": "plan", "match": id, "id": "p1", "seq": 1, "branches": branches });
    sockets[0].say(&plan).await;
    while sockets[0].until("done").await["id"] != "p1" {}
    ada.ask("POST reports", json!({ "player": bo.id, "why": "a test needs one" })).await;
    let export = ada.ask("GET export", Value::Null).await.body;
    assert_eq!(export["player"]["name"], "Ada");
    assert_eq!(export["matches"][0]["log"][0]["action"], "e1-e2");
    assert_eq!(export["matches"][0]["plan"][0]["play"], json!(["i1-h2"]));
    assert_eq!(export["reports"][0]["why"], "a test needs one");
    assert_eq!((&export["acts"], &export["offices"]), (&json!([]), &json!([])));
    assert!(!export.to_string().contains("argon2"));
    let other = bo.ask("GET export", Value::Null).await.body;
    assert_eq!((&other["matches"][0]["plan"], &other["reports"]), (&Value::Null, &json!([])));

    let wrong = ada.ask("POST delete", json!({ "password": "wrong" })).await;
    assert_eq!(wrong.code(), "wrong-credentials");
    let done = ada.ask("POST delete", json!({ "password": "long enough" })).await;
    assert_eq!(done.status, StatusCode::NO_CONTENT);
    assert_eq!(ada.ask("GET me", Value::Null).await.code(), "signed-out");
    let list = bo.ask("GET matches?of=me", Value::Null).await.body;
    assert_eq!(list[0]["players"][0]["name"], Value::Null, "the match stays, the name does not");
}

#[tokio::test]
async fn pages_of_others_change_nothing() {
    let host = Host::new().await;
    let guest = host.guest().await;
    let post = |header: Option<(&'static str, &'static str)>, own: bool| {
        let mut request = Request::post("/api/logout").header("cookie", guest.cookie.as_str());
        request = request.header("host", "gipf.example");
        if own {
            request = request.header("x-gipf", "1");
        }
        if let Some((name, value)) = header {
            request = request.header(name, value);
        }
        host.send(request.body(Body::empty()).unwrap())
    };
    for (header, own) in [
        (None, false),
        (Some(("origin", "https://evil.example")), true),
        (Some(("origin", "null")), true),
        (Some(("sec-fetch-site", "cross-site")), true),
    ] {
        let answer = post(header, own).await;
        assert_eq!((answer.status, answer.code()), (StatusCode::FORBIDDEN, "foreign-request"));
    }
    assert_eq!(guest.ask("GET me", Value::Null).await.status, StatusCode::OK);
    let foreign = host.try_connect(Some(&guest.cookie), Some("https://evil.example")).await;
    assert!(foreign.is_err());
    let own = format!("http://{}", host.address);
    assert!(host.try_connect(Some(&guest.cookie), Some(&own)).await.is_ok());
}

#[tokio::test]
async fn cookies_are_out_of_reach_of_scripts_and_of_plain_http_behind_https() {
    let host = Host::new().await;
    let answer = host.ask("POST guest", None, Value::Null).await;
    let set = answer.headers["set-cookie"].to_str().unwrap();
    assert!(set.contains("HttpOnly") && set.contains("SameSite=Lax"), "{set}");
    let settings = Settings { https: true, ..Settings::at(Place::Memory) };
    let host = Host::with(settings).await;
    let answer = host.ask("POST guest", None, Value::Null).await;
    let set = answer.headers["set-cookie"].to_str().unwrap();
    assert!(set.starts_with("__Host-") && set.contains("; Secure"), "{set}");
}

#[tokio::test]
async fn whoever_asks_too_much_has_to_wait() {
    let mut settings = Settings::at(Place::Memory);
    settings.club.cheap_passwords = true;
    let host = Host::with(settings).await;
    let with = json!({ "name": "Ada", "password": "wrong password" });
    for _ in 0..10 {
        assert_eq!(host.ask("POST login", None, with.clone()).await.code(), "wrong-credentials");
    }
    let answer = host.ask("POST login", None, with).await;
    assert_eq!((answer.status, answer.code()), (StatusCode::TOO_MANY_REQUESTS, "too-many"));
    assert!(answer.headers.contains_key("retry-after"));
    let mut entered = 0;
    while host.ask("POST guest", None, Value::Null).await.status == StatusCode::OK {
        entered += 1;
    }
    assert_eq!(entered, 90);
}

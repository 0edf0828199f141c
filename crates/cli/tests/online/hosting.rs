//! What whoever hosts the server sees of it.

use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::process::{Server, any_port, ask, begin, empty_folder, get, must};

#[tokio::test]
async fn the_log_is_for_programs_and_tells_no_secrets() {
    let folder = empty_folder("log");
    let mut server = Server::start_with(&folder, any_port(), &["--log", "json"], Stdio::piped());
    let address = server.address;
    let mut log = server.child.stderr.take().unwrap();
    let password = "correct-horse-battery";
    let body = json!({ "name": "Ada", "password": password });
    let (cookie, registered) = must(address, "POST register", "", body.clone()).await;
    must(address, "POST login", "", body).await;
    let (other, _) = must(address, "POST guest", "", Value::Null).await;
    begin(address, &[cookie.clone(), other], "gipf", "300").await;
    let wrong = json!({ "name": "Ada", "password": "wrong-horse-battery" });
    assert_eq!(ask(address, "POST login", "", &wrong).await.unwrap().0, 401);
    let shown = json!({ "ceremony": "secret-ceremony", "credential": { "id": "secret-passkey" } });
    assert_eq!(
        ask(address, "POST login/passkey", "", &shown).await.unwrap().0,
        400,
        "no name here"
    );
    let bo = must(address, "POST guest", "", Value::Null).await.1["player"]["id"].clone();
    let report = json!({ "player": bo, "why": "secret-words" });
    assert_eq!(ask(address, "POST reports", &cookie, &report).await.unwrap().0, 204);
    server.stop();
    let mut text = String::new();
    log.read_to_string(&mut text).unwrap();
    for line in text.lines() {
        let line: Value = serde_json::from_str(line).unwrap();
        assert!(line["level"].is_string() && line["fields"]["message"].is_string(), "{line}");
    }
    assert!(text.contains("a match has begun"), "{text}");
    let token = cookie.split('=').nth(1).unwrap();
    let code = registered["codes"][0].as_str().unwrap();
    let told = ["secret-ceremony", "secret-passkey", "secret-words"];
    for secret in [password, "wrong-horse-battery", token, code].into_iter().chain(told) {
        assert!(!text.contains(secret), "{text}");
    }
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn the_password_of_the_database_is_told_nowhere() {
    let place = "postgres://gipf:secret-of-the-database@127.0.0.1:1/gipf";
    let mut server = Command::new(env!("CARGO_BIN_EXE_gipf"))
        .args(["serve", "--bind", "127.0.0.1:0", "--log", "text"])
        .env("DATABASE_URL", place)
        .env_remove("NATS_URL")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    let mut out = BufReader::new(server.stdout.take().unwrap());
    out.read_line(&mut line).unwrap();
    let address = line.split("http://").nth(1).unwrap().split('/').next().unwrap();
    let (status, _, body) =
        ask(address.parse().unwrap(), "POST guest", "", &Value::Null).await.unwrap();
    assert_eq!(status, 503);
    server.kill().unwrap();
    let mut log = String::new();
    server.stderr.take().unwrap().read_to_string(&mut log).unwrap();
    server.wait().unwrap();
    for text in [line, body.to_string(), log] {
        assert!(!text.contains("secret-of-the-database"), "{text}");
    }
}

#[tokio::test]
async fn how_the_server_is_can_be_asked() {
    let folder = empty_folder("health");
    let server = Server::start(&folder, any_port());
    let address = server.address;
    for path in ["/healthz", "/readyz"] {
        assert_eq!(get(address, path, "").await, (200, "ok\n".to_owned()));
    }
    assert!(!folder.join("gipf.db").exists(), "nothing is made by looking");
    must(address, "POST guest", "", Value::Null).await;
    assert_eq!(get(address, "/readyz", "").await.0, 200);
    let (status, text) = get(address, "/metrics", "").await;
    assert_eq!(status, 200);
    assert!(text.contains("# TYPE gipf_connections gauge\ngipf_connections 0\n"), "{text}");
    assert_eq!(get(address, "/metrics", "x-forwarded-for: 192.0.2.7\r\n").await.0, 404);
    server.stop();
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn a_second_server_of_one_folder_plays_locally_only() {
    let folder = empty_folder("second");
    let first = Server::start(&folder, any_port());
    must(first.address, "POST guest", "", Value::Null).await;
    let second = Server::start(&folder, any_port());
    let (status, _, answer) = ask(second.address, "POST guest", "", &Value::Null).await.unwrap();
    assert_eq!(
        (status, &answer["failure"]["problems"][0]["code"]),
        (503, &json!("no-online-play"))
    );
    assert_eq!(get(second.address, "/", "").await.0, 200);
    second.stop();
    first.stop();
    std::fs::remove_dir_all(folder).unwrap();
}

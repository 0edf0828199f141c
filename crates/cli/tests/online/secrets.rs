//! What proves who somebody is stands neither in the log nor on the disk.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use mail::Sink;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::process::{ask, ask_at, begin, empty_folder, must};

/// How long a letter may take; far more than it does.
const PATIENCE: Duration = Duration::from_secs(20);

/// A process that does not outlive its test.
struct Ends(Child);

impl Drop for Ends {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The code in the next letter.
async fn sent(sink: Sink) -> (Sink, String) {
    let next = move || {
        let code = sink.next(PATIENCE).unwrap().code().unwrap();
        (sink, code)
    };
    tokio::task::spawn_blocking(next).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn no_secret_is_in_the_log_or_on_the_disk() {
    let folder = empty_folder("secrets");
    fs::create_dir_all(&folder).unwrap();
    let log = folder.join("log");
    let sink = Sink::new();
    let mut server = Command::new(env!("CARGO_BIN_EXE_gipf"))
        .args(["serve", "--bind", "127.0.0.1:0", "--log", "text", "--data"])
        .arg(&folder)
        .args(["--mail-server", &sink.server(), "--mail-from", "club@gipf.example"])
        .args(["--mail-user", "club"])
        .env("GIPF_MAIL_PASSWORD", "the-mail-password")
        .env_remove("DATABASE_URL")
        .env_remove("NATS_URL")
        .stdout(Stdio::piped())
        .stderr(File::create(&log).unwrap())
        .spawn()
        .map(Ends)
        .unwrap();
    let mut line = String::new();
    BufReader::new(server.0.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.split("http://").nth(1).unwrap().split('/').next().unwrap();
    let address = address.parse().unwrap();

    let mut secrets = vec!["the-mail-password".to_owned()];
    let mut secret = |text: &str| {
        assert!(text.len() >= 8, "{text}");
        secrets.push(text.to_owned());
        text.to_owned()
    };
    let password = secret("the-first-password");
    let body = json!({ "name": "Ada", "password": password });
    let (cookie, made) = must(address, "POST register", "", body).await;
    secret(cookie.split_once('=').unwrap().1);
    for code in made["codes"].as_array().unwrap() {
        secret(code.as_str().unwrap());
    }
    let wanted = json!({ "label": "bot", "scopes": ["read"] });
    let (_, token) = must(address, "POST tokens", &cookie, wanted).await;
    secret(token["secret"].as_str().unwrap().strip_prefix("gipf_").unwrap());
    let named = json!({ "address": "ada@gipf.example", "password": password, "language": "en" });
    must(address, "POST mail", &cookie, named).await;
    let (sink, code) = sent(sink).await;
    must(address, "POST mail/confirm", &cookie, json!({ "code": secret(&code) })).await;

    // What a browser is asked for a passkey, before it has answered.
    let begin_login = "POST login/passkey/begin";
    let asked = ask_at("localhost", "", address, begin_login, "", &Value::Null).await.unwrap();
    assert_eq!(asked.0, 200, "{}", asked.2);
    secret(asked.2["ceremony"].as_str().unwrap());

    // A match in which something is said.
    let (bo, _) = must(address, "POST guest", "", Value::Null).await;
    secret(bo.split_once('=').unwrap().1);
    let game = begin(address, &[cookie.clone(), bo], "gipf", "300").await;
    let mut request = format!("ws://{address}/api/ws").into_client_request().unwrap();
    request.headers_mut().insert("cookie", cookie.parse().unwrap());
    let stream = TcpStream::connect(address).await.unwrap();
    let (mut socket, _) = client_async(request, stream).await.unwrap();
    let said = "what nobody else should read";
    for message in [
        json!({ "say": "chat", "match": game, "id": "c1", "room": "players", "text": said }),
        json!({ "say": "do", "match": game, "id": "d1", "seq": 0, "event": { "kind": "resign" } }),
    ] {
        socket.send(Message::text(message.to_string())).await.unwrap();
        loop {
            let text = socket.next().await.unwrap().unwrap().into_text().unwrap();
            if text.contains(r#""tell":"done""#) {
                break;
            }
        }
    }

    // What is wrong is not told either.
    let wrong = json!({ "name": "Ada", "password": secret("a-wrong-password") });
    assert_eq!(ask(address, "POST login", "", &wrong).await.unwrap().0, 401);
    let forgotten = json!({ "whose": "ada", "language": "en" });
    assert_eq!(ask(address, "POST forgotten", "", &forgotten).await.unwrap().0, 202);
    let (_sink, code) = sent(sink).await;
    let recovery =
        json!({ "name": "Ada", "proof": secret(&code), "password": secret("the-last-password") });
    let (cookie, _) = must(address, "POST recover", "", recovery).await;
    secret(cookie.split_once('=').unwrap().1);

    // As much as there will ever be is on the disk while it runs: what waits to be written as well.
    let mut disk = fs::read(folder.join("gipf.db")).unwrap();
    disk.extend(fs::read(folder.join("gipf.db-wal")).unwrap());
    let id = server.0.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    assert!(server.0.wait().unwrap().success());
    let log = fs::read(log).unwrap();
    let holds =
        |bytes: &[u8], text: &str| bytes.windows(text.len()).any(|it| it == text.as_bytes());
    assert!(holds(&disk, "Ada") && holds(&disk, "argon2id") && holds(&disk, said), "it is read");
    assert!(holds(&log, "a match has ended"), "{}", String::from_utf8_lossy(&log));
    for secret in &secrets {
        assert!(!holds(&disk, secret), "{secret} is on the disk");
        // A code is also known without what parts it.
        let plain = secret.replace('-', "");
        assert!(!holds(&disk, &plain), "{plain} is on the disk");
    }
    for text in secrets.iter().map(String::as_str).chain([said, "ada@gipf.example"]) {
        assert!(!holds(&log, text), "{text} is in the log: {}", String::from_utf8_lossy(&log));
    }
    fs::remove_dir_all(folder).unwrap();
}

//! The real program in a process of its own, and how it is asked.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::sleep;

/// The real program.
pub(crate) struct Server {
    pub(crate) child: Child,
    pub(crate) address: SocketAddr,
}

impl Server {
    pub(crate) fn start(folder: &Path, address: SocketAddr) -> Self {
        Self::start_with(folder, address, &[], Stdio::inherit())
    }

    pub(crate) fn start_with(
        folder: &Path,
        address: SocketAddr,
        args: &[&str],
        log: Stdio,
    ) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_gipf"))
            .args(["serve", "--bind", &address.to_string(), "--data"])
            .arg(folder)
            .args(args)
            .env_remove("DATABASE_URL")
            .env_remove("NATS_URL")
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap();
        Self::begun(&mut child).map(|address| Self { child, address }).unwrap()
    }

    /// A node of many: over that database and that NATS server.
    pub(crate) fn start_node(database: &str, nats: &str) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_gipf"))
            .args(["serve", "--bind", "127.0.0.1:0", "--behind-proxy"])
            .env("DATABASE_URL", database)
            .env("NATS_URL", nats)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        Self::begun(&mut child).map(|address| Self { child, address }).unwrap()
    }

    /// Alone over that database.
    pub(crate) fn start_over(database: &str) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_gipf"))
            .args(["serve", "--bind", "127.0.0.1:0"])
            .env("DATABASE_URL", database)
            .env_remove("NATS_URL")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        Self::begun(&mut child).map(|address| Self { child, address }).unwrap()
    }

    /// The address that a process tells once it listens.
    fn begun(child: &mut Child) -> Option<SocketAddr> {
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        line.split("http://").nth(1)?.split('/').next()?.parse().ok()
    }

    /// Lets the system do something to it: `STOP`, `CONT`.
    pub(crate) fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args([&format!("-{name}"), &id]).status().unwrap().success());
    }

    /// Kills it where it stands.
    pub(crate) fn kill(self) {
        drop(self);
    }

    /// Asks it to end and waits until it has.
    pub(crate) fn stop(mut self) {
        self.signal("TERM");
        assert!(self.child.wait().unwrap().success());
    }
}

impl Drop for Server {
    /// None outlives its test, also where that fails.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Asks by HTTP; the status, the cookie if one was set, and the body.
pub(crate) async fn ask(
    address: SocketAddr,
    what: &str,
    cookie: &str,
    body: &Value,
) -> std::io::Result<(u16, String, Value)> {
    ask_from("127.0.0.1", address, what, cookie, body).await
}

/// The same for somebody of whom a proxy says where they are.
pub(crate) async fn ask_from(
    from: &str,
    address: SocketAddr,
    what: &str,
    cookie: &str,
    body: &Value,
) -> std::io::Result<(u16, String, Value)> {
    ask_at(&address.to_string(), from, address, what, cookie, body).await
}

/// The same by another name of the machine.
pub(crate) async fn ask_at(
    host: &str,
    from: &str,
    address: SocketAddr,
    what: &str,
    cookie: &str,
    body: &Value,
) -> std::io::Result<(u16, String, Value)> {
    let (method, path) = what.split_once(' ').unwrap();
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let request = format!(
        "{method} /api/{path} HTTP/1.1\r\nhost: {host}\r\nx-gipf: 1\r\ncookie: {cookie}\r\n\
         x-forwarded-for: {from}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await?;
    let text = String::from_utf8(bytes).unwrap();
    let Some((head, body)) = text.split_once("\r\n\r\n") else {
        return Err(std::io::ErrorKind::UnexpectedEof.into());
    };
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    let set = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = set.unwrap_or_default().split(';').next().unwrap().to_owned();
    Ok((status, cookie, serde_json::from_str(body).unwrap_or(Value::Null)))
}

/// The status and the text at an address that is not of the interface.
pub(crate) async fn get(address: SocketAddr, path: &str, headers: &str) -> (u16, String) {
    let request =
        format!("GET {path} HTTP/1.1\r\nhost: {address}\r\n{headers}connection: close\r\n\r\n");
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).await.unwrap();
    let (head, body) = text.split_once("\r\n\r\n").unwrap();
    (head.split(' ').nth(1).unwrap().parse().unwrap(), body.to_owned())
}

/// Asks something that has to succeed.
pub(crate) async fn must(
    address: SocketAddr,
    what: &str,
    cookie: &str,
    body: Value,
) -> (String, Value) {
    let (status, cookie, body) = ask(address, what, cookie, &body).await.unwrap();
    assert_eq!(status, 200, "{what}: {body}");
    (cookie, body)
}

/// A match that begins between two.
pub(crate) async fn begin(
    address: SocketAddr,
    cookies: &[String; 2],
    spec: &str,
    clock: &str,
) -> String {
    try_begin(address, cookies, spec, clock).await.unwrap()
}

/// The same where the server may be down.
pub(crate) async fn try_begin(
    address: SocketAddr,
    cookies: &[String; 2],
    spec: &str,
    clock: &str,
) -> Option<String> {
    let seek = json!({
        "spec": spec, "terms": { "clock": clock }, "rated": false, "colour": "first",
        "audience": { "for": "link" },
    });
    let (status, _, seek) = ask(address, "POST seeks", &cookies[0], &seek).await.ok()?;
    let id = seek["id"].as_str().filter(|_| status == 200)?;
    let accept = format!("POST seeks/{id}/accept");
    // It may have been taken though the answer was lost; a seek that nobody takes stands for long.
    for _ in 0..100 {
        match ask(address, &accept, &cookies[1], &Value::Null).await {
            Ok((200, _, taken)) => return Some(taken["match"].as_str().unwrap().to_owned()),
            Ok((404, ..)) => return None,
            _ => sleep(Duration::from_millis(200)).await,
        }
    }
    None
}

/// Asks for something that is there, with patience if too much is asked.
pub(crate) async fn find(address: SocketAddr, what: &str) -> Value {
    loop {
        let (status, _, body) = ask(address, what, "", &Value::Null).await.unwrap();
        if status != 429 {
            assert_eq!(status, 200, "{what}: {body}");
            return body;
        }
        sleep(Duration::from_millis(300)).await;
    }
}

pub(crate) fn empty_folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("gipf-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

pub(crate) fn any_port() -> SocketAddr {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    listener.local_addr().unwrap()
}

//! A push service of our own.
#![allow(dead_code, clippy::unwrap_used, reason = "tests; each uses a part")]

use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use push::Browser;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use crate::friend::Friend;

/// What a push service was given: for whom, with which headers, and what.
pub(crate) type Taken = (String, HeaderMap, Bytes);

/// A push service. Whoever is called `gone` is gone.
pub(crate) struct Service {
    address: String,
    pub(crate) taken: mpsc::UnboundedReceiver<Taken>,
    pub(crate) asked: Arc<Mutex<Vec<String>>>,
}

#[derive(Clone)]
struct Inside(mpsc::UnboundedSender<Taken>, Arc<Mutex<Vec<String>>>);

async fn take(
    State(Inside(sender, asked)): State<Inside>,
    Path(name): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> StatusCode {
    asked.lock().unwrap().push(name.clone());
    if name == "gone" {
        return StatusCode::GONE;
    }
    sender.send((name, headers, body)).unwrap();
    StatusCode::CREATED
}

impl Service {
    pub(crate) async fn new() -> Self {
        let (sender, taken) = mpsc::unbounded_channel();
        let asked = Arc::default();
        let inside = Inside(sender, Arc::clone(&asked));
        let router = Router::new().route("/push/{name}", post(take)).with_state(inside);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        tokio::spawn(async move { axum::serve(listener, router).await });
        Self { address, taken, asked }
    }

    pub(crate) async fn next(&mut self) -> Taken {
        let next = tokio::time::timeout(Duration::from_secs(20), self.taken.recv()).await;
        next.expect("a notice comes").unwrap()
    }

    /// What it was given meanwhile.
    pub(crate) fn try_next(&mut self) -> Option<Taken> {
        self.taken.try_recv().ok()
    }

    /// A subscription of a browser.
    pub(crate) fn of(&self, browser: &Browser, name: &str, language: &str) -> Value {
        let [p256dh, auth] = browser.keys().write();
        let endpoint = format!("{}/push/{name}", self.address);
        json!({ "endpoint": endpoint, "keys": { "p256dh": p256dh, "auth": auth }, "language": language })
    }
}

/// A browser of somebody is told from now on.
pub(crate) async fn subscribe(friend: &Friend<'_>, subscription: &Value) {
    let answer = friend.ask("POST push", subscription.clone()).await;
    assert_eq!(answer.status, StatusCode::NO_CONTENT, "{}", answer.body);
}

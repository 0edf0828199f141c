//! Two who play, and what they say and hear in its wire form.
#![allow(dead_code, clippy::unwrap_used, reason = "tests; each uses a part")]

use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use club::{Club, Connection, Faults, Place, Settings, Signed};
use serde_json::{Value, json};
use tokio::sync::mpsc;

/// How long an answer may take; far more than it does.
const PATIENCE: Duration = Duration::from_secs(20);

/// A club in memory, without limits.
pub(crate) async fn open(faults: Option<Arc<dyn Faults>>) -> Arc<Club> {
    let mut settings = Settings::at(Place::Memory);
    settings.cheap_passwords = true;
    settings.unlimited = true;
    settings.faults = faults;
    Club::open(&settings).await.unwrap()
}

/// Somebody who is connected.
pub(crate) struct Seat {
    pub(crate) signed: Signed,
    connection: Connection,
    told: mpsc::Receiver<Bytes>,
    next: u32,
}

impl Seat {
    async fn new(club: &Arc<Club>) -> Self {
        let signed = club.enter("a test", "a test").await.unwrap().signed;
        let (connection, told) = Connection::open(club, Some(signed.clone())).await.unwrap();
        Self { signed, connection, told, next: 0 }
    }

    pub(crate) async fn say(&mut self, message: &Value) {
        self.connection.hear(message.to_string().as_bytes()).await;
    }

    pub(crate) async fn hear(&mut self) -> Value {
        let told = tokio::time::timeout(PATIENCE, self.told.recv()).await;
        serde_json::from_slice(&told.expect("an answer comes").unwrap()).unwrap()
    }

    /// The next message of a sort; others are passed over.
    pub(crate) async fn until(&mut self, tell: &str) -> Value {
        loop {
            let message = self.hear().await;
            if message["tell"] == tell {
                return message;
            }
        }
    }

    /// Sends an action.
    pub(crate) async fn send(&mut self, id: &str, seq: u32, action: &str) {
        self.next += 1;
        let (name, event) = (format!("a{}", self.next), json!({ "kind": "act", "action": action }));
        self.say(&json!({ "say": "do", "match": id, "id": name, "seq": seq, "event": event }))
            .await;
    }

    /// Plays an action; what has changed.
    pub(crate) async fn act(&mut self, id: &str, seq: u32, action: &str) -> Value {
        self.send(id, seq, action).await;
        let mut change = Value::Null;
        loop {
            let message = self.hear().await;
            match message["tell"].as_str().unwrap() {
                "happened" if message["change"]["seq"] == seq + 1 => {
                    change = message["change"].clone();
                }
                "done" => return change,
                "refused" => panic!("{message}"),
                _ => {}
            }
        }
    }

    /// The code of the next refusal.
    pub(crate) async fn refusal(&mut self) -> String {
        let refused = self.until("refused").await;
        refused["failure"]["problems"][0]["code"].as_str().unwrap().to_owned()
    }
}

/// A match between two who watch it, the first of them first.
pub(crate) async fn game(club: &Arc<Club>, terms: Value) -> (String, [Seat; 2]) {
    let mut seats = [Seat::new(club).await, Seat::new(club).await];
    let wanted = json!({
        "spec": "gipf:basic", "terms": terms, "rated": false, "colour": "first",
        "audience": { "for": "link" },
    });
    let wanted = serde_json::from_value(wanted).unwrap();
    let seek = club.add_seek(&seats[0].signed, wanted).await.unwrap();
    let id = club.accept_seek(&seats[1].signed, &seek.id.0).await.unwrap().game.0;
    for seat in &mut seats {
        seat.say(&json!({ "say": "watch", "match": id })).await;
        seat.until("match").await;
    }
    (id, seats)
}

//! Several nodes over one database of its own, those who play there, and lines that can be cut.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection, Row};
use store::testkit;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::process::{Server, ask_from};

/// How long something may take that has to happen.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// A database for a test, and where NATS is.
pub(crate) struct Cluster {
    pub(crate) database: String,
    pub(crate) nats: String,
}

impl Cluster {
    /// None where the environment names no servers; that is said.
    pub(crate) async fn new(name: &str) -> Option<Self> {
        let nats = testkit::server("NATS_URL")?;
        Some(Self { database: testkit::database(&format!("cluster_{name}")).await?, nats })
    }

    pub(crate) fn node(&self) -> Server {
        Server::start_node(&self.database, &self.nats)
    }

    /// Numbers that the database holds.
    pub(crate) async fn numbers(&self, sql: &str) -> Vec<Vec<i64>> {
        let mut db = AnyConnection::connect(&self.database).await.unwrap();
        let rows = sqlx::query(sql).fetch_all(&mut db).await.unwrap();
        db.close().await.unwrap();
        let numbers =
            |row: &sqlx::any::AnyRow| -> Vec<i64> { (0..row.len()).map(|n| row.get(n)).collect() };
        rows.iter().map(numbers).collect()
    }

    /// Waits until the database holds something.
    pub(crate) async fn until(
        &self,
        sql: &str,
        fits: impl Fn(&[Vec<i64>]) -> bool,
    ) -> Vec<Vec<i64>> {
        let began = Instant::now();
        loop {
            let numbers = self.numbers(sql).await;
            if fits(&numbers) {
                return numbers;
            }
            assert!(began.elapsed() < PATIENCE, "{sql}: {numbers:?}");
            sleep(Duration::from_millis(40)).await;
        }
    }
}

/// Waits until it is so that a node is ready, or not.
pub(crate) async fn until_ready(server: &Server, ready: bool) -> String {
    let began = Instant::now();
    loop {
        let (status, why) = crate::process::get(server.address, "/readyz", "").await;
        if (status == 200) == ready {
            return why;
        }
        assert!(began.elapsed() < PATIENCE, "{why}");
        sleep(Duration::from_millis(40)).await;
    }
}

/// Somebody who plays through any node, from an address of their own.
#[derive(Clone)]
pub(crate) struct Friend {
    pub(crate) id: String,
    pub(crate) cookie: String,
    pub(crate) from: String,
}

impl Friend {
    pub(crate) async fn new(server: SocketAddr, n: usize) -> Self {
        let from = format!("10.0.{}.{}", n / 250, n % 250 + 1);
        let (status, cookie, me) =
            ask_from(&from, server, "POST guest", "", &Value::Null).await.unwrap();
        assert_eq!(status, 200, "{me}");
        Self { id: me["player"]["id"].as_str().unwrap().to_owned(), cookie, from }
    }

    pub(crate) async fn ask(&self, server: SocketAddr, what: &str, body: Value) -> (u16, Value) {
        let asked = ask_from(&self.from, server, what, &self.cookie, &body).await;
        asked.map_or((0, Value::Null), |(status, _, body)| (status, body))
    }

    pub(crate) async fn connect(&self, server: SocketAddr) -> Option<Line> {
        Line::connect(server, &self.cookie, &self.from).await
    }
}

/// A match between two, which begins at one node and is accepted at another.
pub(crate) async fn begin(
    [first, second]: [&Friend; 2],
    [one, other]: [SocketAddr; 2],
    spec: &str,
    clock: &str,
) -> String {
    let seek = json!({
        "spec": spec, "terms": { "clock": clock }, "rated": false, "colour": "first",
        "audience": { "for": "link" },
    });
    let (status, seek) = first.ask(one, "POST seeks", seek).await;
    assert_eq!(status, 200, "{seek}");
    let accept = format!("POST seeks/{}/accept", seek["id"].as_str().unwrap());
    let (status, taken) = second.ask(other, &accept, Value::Null).await;
    assert_eq!(status, 200, "{taken}");
    taken["match"].as_str().unwrap().to_owned()
}

/// A WebSocket to a node.
pub(crate) struct Line(WebSocketStream<TcpStream>);

impl Line {
    async fn connect(server: SocketAddr, cookie: &str, from: &str) -> Option<Self> {
        let connected = async {
            let mut request = format!("ws://{server}/api/ws").into_client_request().unwrap();
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
            request.headers_mut().insert("x-forwarded-for", from.parse().unwrap());
            let stream = TcpStream::connect(server).await.ok()?;
            let (socket, _) = client_async(request, stream).await.ok()?;
            Some(Self(socket))
        };
        // A process that is paused takes connections and does not answer.
        timeout(Duration::from_secs(2), connected).await.ok()?
    }

    pub(crate) async fn say(&mut self, message: &Value) -> bool {
        self.0.send(Message::text(message.to_string())).await.is_ok()
    }

    /// What is said next; none if the connection breaks or nothing is said for long.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            match timeout(Duration::from_secs(15), self.0.next()).await.ok()?? {
                Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).unwrap()),
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    }

    /// The next message of a kind.
    pub(crate) async fn until(&mut self, kind: &str) -> Option<Value> {
        loop {
            let told = self.next().await?;
            if told["tell"] == kind {
                return Some(told);
            }
        }
    }

    pub(crate) async fn watch(&mut self, id: &str) -> Option<Value> {
        self.say(&json!({ "say": "watch", "match": id })).await;
        Some(self.until("match").await?["match"].clone())
    }

    /// Says that an action is to happen.
    pub(crate) async fn act(&mut self, id: &str, name: &str, seq: u64, action: &str) -> bool {
        self.say(&json!({
            "say": "do", "match": id, "id": name, "seq": seq,
            "event": { "kind": "act", "action": action },
        }))
        .await
    }
}

/// The texts of the legal actions of a view.
pub(crate) fn legal(view: &Value) -> Vec<String> {
    let text = |action: &Value| {
        let way = usize::try_from(action[0].as_u64().unwrap()).unwrap();
        let text = view["actions"]["ways"][way]["text"].as_str().unwrap().to_owned();
        let cells = action[1].as_array().unwrap().iter().enumerate();
        cells.fold(text, |text, (at, cell)| {
            text.replace(&format!("{{{at}}}"), cell.as_str().unwrap())
        })
    };
    view["actions"]["each"].as_array().unwrap().iter().map(text).collect()
}

/// A line to some server that can be cut and mended.
pub(crate) struct Wire {
    pub(crate) address: SocketAddr,
    whole: Arc<AtomicBool>,
    cut: watch::Sender<()>,
}

impl Wire {
    pub(crate) async fn to(server: String) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let whole = Arc::new(AtomicBool::new(true));
        let (cut, cuts) = watch::channel(());
        let open = Arc::clone(&whole);
        tokio::spawn(async move {
            while let Ok((mut here, _)) = listener.accept().await {
                if !open.load(Ordering::SeqCst) {
                    continue;
                }
                let (server, mut cuts) = (server.clone(), cuts.clone());
                cuts.mark_unchanged();
                tokio::spawn(async move {
                    let Ok(mut there) = TcpStream::connect(&server).await else { return };
                    tokio::select! {
                        _ = copy_bidirectional(&mut here, &mut there) => {}
                        _ = cuts.changed() => {}
                    }
                });
            }
        });
        Self { address, whole, cut }
    }

    pub(crate) fn cut(&self) {
        self.whole.store(false, Ordering::SeqCst);
        self.cut.send_replace(());
    }

    pub(crate) fn mend(&self) {
        self.whole.store(true, Ordering::SeqCst);
    }
}

/// An address with another host and port, and the host and port that it had.
pub(crate) fn rerouted(address: &str, to: SocketAddr) -> (String, String) {
    let begin = address.rfind('@').map_or_else(|| address.find("//").unwrap() + 2, |at| at + 1);
    let end = address[begin..].find('/').map_or(address.len(), |end| begin + end);
    let new = format!("{}{to}{}", &address[..begin], &address[end..]);
    (new, address[begin..end].to_owned())
}

//! `api/ws`: the WebSocket of a client.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use bytes::Bytes;
use club::{Connection, Outbox};
use futures_util::SinkExt;
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use crate::asker::Asker;
use crate::error::Error;
use crate::online::Counted;

/// The most bytes of what a client says.
const MOST: usize = 8 * 1024;
/// What a connection reads at a time. The usual size would cost 128 KiB for each.
const BUFFER: usize = 4 * 1024;
/// How many bytes are written at once, if so much waits.
const AT_ONCE: usize = 16 * 1024;
/// How many messages are written together, if so many wait.
const TOGETHER: usize = 4;
/// The most that waits to be written; a whole match is far less.
const UNWRITTEN: usize = 4 * 1024 * 1024;
/// How often the server asks whether the client is there.
const ASKS: Duration = Duration::from_secs(20);
/// After how long a silent client is taken to be gone.
const SILENT: Duration = Duration::from_secs(60);
/// How long a message may take to be written.
const WRITES: Duration = Duration::from_secs(10);

pub(crate) async fn connect(
    State(state): State<crate::State>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
    asker: Asker,
) -> Result<Response, Error> {
    let upgrade = upgrade.map_err(|why| Error::NoWebSocket { why: why.body_text() })?;
    let counted = state.online.count_in(&asker.from)?;
    let club = Arc::clone(&asker.club);
    let (connection, messages) = Connection::open(&club, asker.into_signed()).await?;
    let upgrade = upgrade.max_message_size(MOST).max_frame_size(MOST);
    let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(AT_ONCE);
    let upgrade = upgrade.max_write_buffer_size(UNWRITTEN);
    Ok(upgrade.on_upgrade(move |socket| talk(socket, connection, messages, counted)))
}

/// Serves a client until one of both goes.
async fn talk(
    mut socket: WebSocket,
    mut connection: Connection,
    mut messages: mpsc::Receiver<Bytes>,
    _counted: Counted,
) {
    let outbox = connection.outbox().clone();
    let mut asks = interval(ASKS);
    asks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let began = Instant::now();
    let mut heard = Instant::now();
    loop {
        tokio::select! {
            () = outbox.until_cut() => {
                part(&mut socket, &mut messages).await;
                break;
            }
            message = messages.recv() => {
                let Some(message) = message else { break };
                if !write_all(&mut socket, message, &mut messages, &outbox).await {
                    break;
                }
            }
            message = socket.recv() => {
                let Some(Ok(message)) = message else { break };
                heard = Instant::now();
                match message {
                    Message::Text(text) => connection.hear(text.as_bytes()).await,
                    Message::Binary(bytes) => connection.hear(&bytes).await,
                    Message::Pong(sent) => {
                        if let Ok(sent) = sent.as_ref().try_into().map(u64::from_le_bytes) {
                            let now = millis(began);
                            connection.measured(now.saturating_sub(sent));
                        }
                    }
                    Message::Ping(_) => {}
                    Message::Close(_) => break,
                }
            }
            _ = asks.tick() => {
                if heard.elapsed() > SILENT {
                    break;
                }
                let ask = Message::Ping(millis(began).to_le_bytes().to_vec().into());
                if !write(&mut socket, ask).await {
                    break;
                }
            }
        }
    }
    connection.close().await;
}

/// Writes what waits, and that the server closes.
async fn part(socket: &mut WebSocket, messages: &mut mpsc::Receiver<Bytes>) {
    let all = async {
        while let Ok(message) = messages.try_recv() {
            if socket.send(text(message)).await.is_err() {
                return;
            }
        }
        // Who does not hear it notices the end of the connection.
        let _ = socket.send(Message::Close(None)).await;
    };
    let _ = timeout(Duration::from_secs(2), all).await;
}

/// Writes a message, together with a few that wait behind it; whether the client takes each in time.
async fn write_all(
    socket: &mut WebSocket,
    first: Bytes,
    messages: &mut mpsc::Receiver<Bytes>,
    outbox: &Outbox,
) -> bool {
    let mut next = Some(first);
    for behind in (0..TOGETHER).rev() {
        let Some(message) = next.take() else { break };
        if !in_time(socket.feed(text(message))).await {
            return false;
        }
        if behind > 0 && !outbox.is_cut() {
            next = messages.try_recv().ok();
        }
    }
    in_time(socket.flush()).await
}

/// Writes a message; whether the client takes it in time.
async fn write(socket: &mut WebSocket, message: Message) -> bool {
    in_time(socket.send(message)).await
}

/// Whether the client takes in time what is written.
async fn in_time(writing: impl Future<Output = Result<(), axum::Error>>) -> bool {
    matches!(timeout(WRITES, writing).await, Ok(Ok(())))
}

fn text(message: Bytes) -> Message {
    Message::Text(Utf8Bytes::try_from(message).expect("the club writes JSON, which is UTF-8"))
}

fn millis(since: Instant) -> u64 {
    u64::try_from(since.elapsed().as_millis()).unwrap_or(u64::MAX)
}

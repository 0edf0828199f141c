//! The server is killed again and again while many games are played: nothing that it has acknowledged is lost.

use std::net::SocketAddr;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::process::{Server, any_port, begin, empty_folder, find, must, try_begin};

/// How many games are played at once.
const GAMES: usize = 16;
/// A player sends no faster than the server allows.
const PACE: Duration = Duration::from_millis(110);

type Socket = WebSocketStream<TcpStream>;

/// Connects and watches a match, as often as it takes; what it is.
async fn watch(
    address: SocketAddr,
    cookie: &str,
    id: &str,
    ends: &AtomicBool,
) -> Option<(Socket, Value)> {
    while !ends.load(Ordering::Relaxed) {
        if let Some(watched) = try_watch(address, cookie, id).await {
            return Some(watched);
        }
        sleep(Duration::from_millis(50)).await;
    }
    None
}

async fn try_watch(address: SocketAddr, cookie: &str, id: &str) -> Option<(Socket, Value)> {
    let mut request = format!("ws://{address}/api/ws").into_client_request().unwrap();
    request.headers_mut().insert("cookie", cookie.parse().unwrap());
    let stream = TcpStream::connect(address).await.ok()?;
    let (mut socket, _) = client_async(request, stream).await.ok()?;
    let watch = json!({ "say": "watch", "match": id }).to_string();
    socket.send(Message::text(watch)).await.ok()?;
    let shown = until(&mut socket, |told| told["tell"] == "match").await?;
    Some((socket, shown["match"].clone()))
}

/// The next message that fits; none if the connection breaks.
async fn until(socket: &mut Socket, fits: impl Fn(&Value) -> bool) -> Option<Value> {
    loop {
        match timeout(Duration::from_secs(30), socket.next()).await.ok()?? {
            Ok(Message::Text(text)) => {
                let told: Value = serde_json::from_str(&text).unwrap();
                if fits(&told) {
                    return Some(told);
                }
            }
            Ok(_) => {}
            Err(_) => return None,
        }
    }
}

/// What a game knows of itself: what was acknowledged, and at which place of the log.
struct Played {
    id: String,
    acknowledged: Vec<(u64, String)>,
    broken: usize,
}

/// Plays one game after the other.
async fn play_on(
    address: SocketAddr,
    cookies: [String; 2],
    spec: &str,
    ends: Arc<AtomicBool>,
) -> Vec<Played> {
    let mut all = Vec::new();
    while !ends.load(Ordering::Relaxed) {
        match try_begin(address, &cookies, spec, "3600").await {
            Some(id) => all.push(play(address, cookies.clone(), id, Arc::clone(&ends)).await),
            // The server is down, or has been asked too much.
            None => sleep(Duration::from_millis(200)).await,
        }
    }
    all
}

/// An action that was sent.
#[derive(Clone)]
struct Sent {
    side: usize,
    name: String,
    seq: u64,
    action: String,
}

/// The action that comes as the one of that number, if any is legal.
fn choose(shown: &Value, n: u32) -> Option<Sent> {
    let view = &shown["state"]["view"];
    let actions = view["actions"]["each"].as_array()?;
    let picked = &actions[n as usize * 7919 % actions.len()];
    let way = usize::try_from(picked[0].as_u64().unwrap()).unwrap();
    let mut action = view["actions"]["ways"][way]["text"].as_str().unwrap().to_owned();
    for (at, cell) in picked[1].as_array().unwrap().iter().enumerate() {
        action = action.replace(&format!("{{{at}}}"), cell.as_str().unwrap());
    }
    Some(Sent {
        side: usize::from(shown["state"]["deciders"][0] == "second"),
        name: format!("n{n}"),
        seq: shown["seq"].as_u64().unwrap(),
        action,
    })
}

/// Plays both sides of a game with whatever is legal, through every break of the connection.
async fn play(
    address: SocketAddr,
    cookies: [String; 2],
    id: String,
    ends: Arc<AtomicBool>,
) -> Played {
    let mut played = Played { id, acknowledged: Vec::new(), broken: 0 };
    let mut pending: Option<Sent> = None;
    let mut n = 0_u32;
    'connect: while !ends.load(Ordering::Relaxed) {
        let mut sockets = Vec::new();
        let mut shown = Value::Null;
        for cookie in &cookies {
            let Some((socket, seen)) = watch(address, cookie, &played.id, &ends).await else {
                return played;
            };
            sockets.push(socket);
            if !seen["state"]["view"]["actions"]["each"].as_array().unwrap().is_empty() {
                shown = seen;
            }
        }
        loop {
            if ends.load(Ordering::Relaxed) {
                return played;
            }
            // What was not acknowledged is sent again under the same name.
            let again = pending.take();
            n += u32::from(again.is_none());
            let Some(sent) = again.or_else(|| choose(&shown, n)) else { return played };
            let Sent { side, name, seq, action } = sent.clone();
            let message = json!({
                "say": "do", "match": played.id, "id": name, "seq": seq,
                "event": { "kind": "act", "action": action },
            });
            pending = Some(sent);
            let sent = sockets[side].send(Message::text(message.to_string())).await;
            let answer = match sent {
                Ok(()) => until(&mut sockets[side], |told| told["id"] == name.as_str()).await,
                Err(_) => None,
            };
            let Some(answer) = answer else {
                played.broken += 1;
                continue 'connect;
            };
            if answer["tell"] != "done" {
                // It had too much to do, or stops.
                let code = answer["failure"]["problems"][0]["code"].as_str().unwrap();
                assert!(["too-many", "stopping", "busy"].contains(&code), "{answer}");
                sleep(Duration::from_millis(300)).await;
                continue;
            }
            pending = None;
            played.acknowledged.push((answer["seq"].as_u64().unwrap(), action));
            sleep(PACE).await;
            // Whoever decides next is shown what is legal.
            shown = Value::Null;
            for socket in &mut sockets {
                let watch = json!({ "say": "watch", "match": played.id }).to_string();
                if socket.send(Message::text(watch)).await.is_err() {
                    continue 'connect;
                }
                let Some(seen) = until(socket, |told| told["tell"] == "match").await else {
                    continue 'connect;
                };
                let seen = seen["match"].clone();
                if !seen["state"]["view"]["actions"]["each"].as_array().unwrap().is_empty() {
                    shown = seen;
                }
            }
        }
    }
    played
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_survives_every_kill() {
    let rounds: u32 = std::env::var("GIPF_ROUNDS").map_or(3, |rounds| rounds.parse().unwrap());
    let folder = empty_folder("never-lost");
    let mut server = Server::start(&folder, any_port());
    let address = server.address;
    let mut cookies = Vec::new();
    for _ in 0..4 {
        cookies.push(must(address, "POST guest", "", Value::Null).await.0);
    }
    let ends = Arc::new(AtomicBool::new(false));
    let mut tables = Vec::new();
    for table in 0..GAMES {
        let pair = [cookies[table % 4].clone(), cookies[(table + 1) % 4].clone()];
        let spec = ["gipf:tournament", "zertz:tournament", "dvonn:standard"][table % 3];
        tables.push(tokio::spawn(play_on(address, pair, spec, Arc::clone(&ends))));
    }
    let began = Instant::now();
    let mut lived = Duration::ZERO;
    for round in 0..rounds {
        let since = Instant::now();
        sleep(Duration::from_millis(700 + u64::from(round * 379 % 900))).await;
        server.kill();
        lived += since.elapsed();
        sleep(Duration::from_millis(u64::from(round * 211 % 500))).await;
        server = Server::start(&folder, address);
    }
    let since = Instant::now();
    sleep(Duration::from_secs(2)).await;
    ends.store(true, Ordering::Relaxed);
    let mut all = Vec::new();
    for table in tables {
        all.extend(table.await.unwrap());
    }
    assert!(all.len() >= GAMES);
    server.stop();
    lived += since.elapsed();
    let server = Server::start(&folder, address);
    let (mut acknowledged, mut broken) = (0, 0);
    for Played { id, acknowledged: told, broken: breaks } in &all {
        let shown = find(address, &format!("GET matches/{id}")).await;
        let log = shown["state"]["saved"]["log"].as_array().unwrap();
        for (seq, action) in told {
            let place = usize::try_from(*seq).unwrap() - 1;
            assert_eq!(log[place]["action"], action.as_str(), "{id} at {place}");
        }
        // What was sent last may have been kept without an answer; nothing else, and nothing twice.
        assert!(
            (told.len()..=told.len() + 1).contains(&log.len()),
            "{id}: {} {}",
            told.len(),
            log.len()
        );
        let at = Duration::from_millis(shown["at"].as_u64().unwrap());
        assert!(
            at <= lived + Duration::from_secs(4),
            "{id}: the clocks stood in {:?}",
            began.elapsed()
        );
        acknowledged += told.len();
        broken += breaks;
    }
    assert!(broken > 0, "connections were broken");
    server.stop();
    println!(
        "{rounds} kills, {acknowledged} acknowledged actions in {} games, {broken} broken connections, none lost",
        all.len()
    );
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn no_clock_runs_while_the_server_is_down_and_a_copy_restores_everything() {
    let folder = empty_folder("outage");
    let server = Server::start(&folder, any_port());
    let address = server.address;
    let mut cookies = Vec::new();
    for _ in 0..2 {
        cookies.push(must(address, "POST guest", "", Value::Null).await.0);
    }
    let cookies: [String; 2] = cookies.try_into().unwrap();
    let id = begin(address, &cookies, "gipf", "4").await;
    let copy = folder.join("copy.db");
    let gipf = |args: &[&std::ffi::OsStr]| {
        Command::new(env!("CARGO_BIN_EXE_gipf")).args(args).output().unwrap()
    };
    let done = gipf(&["backup".as_ref(), copy.as_ref(), "--data".as_ref(), folder.as_ref()]);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    server.kill();
    sleep(Duration::from_secs(5)).await;
    let server = Server::start(&folder, address);
    let path = format!("GET matches/{id}");
    let (_, shown) = must(address, &path, "", Value::Null).await;
    assert_eq!(shown["state"]["ending"], Value::Null, "five seconds of outage used none of four");
    let began = Instant::now();
    let ending = loop {
        let (_, shown) = must(address, &path, "", Value::Null).await;
        if !shown["state"]["ending"].is_null() {
            break shown["state"]["ending"].clone();
        }
        assert!(began.elapsed() < Duration::from_secs(30), "the flag falls once the server lives");
        sleep(Duration::from_millis(200)).await;
    };
    assert_eq!(ending["reason"], "time");
    server.stop();

    let other = empty_folder("restored");
    let restore: [&std::ffi::OsStr; 4] =
        ["restore".as_ref(), copy.as_ref(), "--data".as_ref(), other.as_ref()];
    let done = gipf(&restore);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    assert_eq!(gipf(&restore).status.code(), Some(1), "nothing is overwritten");
    let server = Server::start(&other, address);
    let (_, me) = must(address, "GET me", &cookies[0], Value::Null).await;
    assert_eq!(me["player"]["guest"], true);
    let (_, shown) = must(address, &path, "", Value::Null).await;
    assert_eq!(
        shown["state"]["ending"],
        Value::Null,
        "the game stands as it stood when it was copied"
    );
    server.stop();
    for folder in [folder, other] {
        std::fs::remove_dir_all(folder).unwrap();
    }
}

//! Clients that mean ill, or that are broken: they are let go, harm nobody, and nothing of them stays. How much memory
//! they take is told by how much is held for them, not by time.
#![allow(clippy::unwrap_used, reason = "tests")]

mod friend;

use std::time::Duration;

use friend::{Host, Socket, play};
use futures_util::SinkExt;
use serde_json::{Value, json};
use server::{Place, Settings};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

/// How many messages wait for a connection at most.
const WAITING: u64 = 64;

/// Waits until the server holds that much.
async fn until(host: &Host, name: &str, wanted: u64) {
    for _ in 0..2000 {
        if host.held(name).await == wanted {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{name} is {}, not {wanted}", host.held(name).await);
}

async fn limited() -> Host {
    let mut settings = Settings::at(Place::Memory);
    settings.club.cheap_passwords = true;
    Host::with(settings).await
}

/// Two who play, as they should.
async fn honest(host: &Host) -> (String, [Socket; 2]) {
    let (ada, bo) = (host.guest().await, host.guest().await);
    host.game(&ada, &bo, json!({})).await
}

/// The match goes on.
async fn goes_on(id: &str, sockets: &mut [Socket; 2]) {
    sockets[0].act(id, 0, play("e1-e2")).await;
    sockets[1].act(id, 1, play("e9-e8")).await;
}

#[tokio::test]
async fn what_many_deaf_readers_are_owed_is_bounded_and_goes_with_them() {
    const DEAF: u64 = 20;
    let host = Host::new().await;
    let (id, mut sockets) = honest(&host).await;
    let mut deaf = Vec::new();
    for _ in 0..DEAF {
        deaf.push(host.connect(None).await);
    }
    for _ in 0..100 {
        for socket in &mut deaf {
            // Each asks for a whole match; nothing of it is read. Whoever is cut off cannot ask any more.
            let watch = json!({ "say": "watch", "match": id }).to_string();
            let sent = socket.stream.feed(Message::text(watch)).await;
            let _ = tokio::time::timeout(Duration::from_millis(1), socket.stream.flush()).await;
            drop(sent);
        }
        let waiting = host.held("waiting").await;
        assert!(waiting <= WAITING * (DEAF + 2), "{waiting} messages wait");
        assert!(host.held("watched").await <= DEAF + 2);
    }
    goes_on(&id, &mut sockets).await;
    drop(deaf);
    until(&host, "connections", 2).await;
    until(&host, "watched", 2).await;
    until(&host, "waiting", 0).await;
}

#[tokio::test]
async fn a_flood_is_refused_and_nothing_of_it_is_kept() {
    let host = limited().await;
    let (id, mut sockets) = honest(&host).await;
    let events = host.held("events_total").await;
    let mut flood = host.connect(None).await;
    let mut refused = 0;
    for round in 0..3 {
        for n in 0..100 {
            flood.say(&json!({ "say": "ping", "n": 100 * round + n })).await;
        }
        for _ in 0..100 {
            refused += u32::from(flood.hear().await["tell"] == "failed");
            assert!(host.held("waiting").await <= WAITING);
        }
    }
    assert!(refused > 0);
    assert_eq!(host.held("events_total").await, events);
    drop(flood);
    until(&host, "connections", 2).await;
    goes_on(&id, &mut sockets).await;
}

#[tokio::test]
async fn no_connection_watches_more_than_it_may() {
    let host = limited().await;
    let mut greedy = host.connect(None).await;
    for n in 0..60 {
        greedy.say(&json!({ "say": "watch", "match": format!("nothing{n}") })).await;
        greedy.until("failed").await;
    }
    assert_eq!(host.held("watched").await, 0, "what is not there is not watched");
    assert_eq!(host.held("tables").await, 0);
}

#[tokio::test]
async fn frames_that_are_too_large_end_the_connection_before_they_are_read() {
    let host = Host::new().await;
    let (id, mut sockets) = honest(&host).await;
    // A message in parts that are small each.
    let mut parts = host.connect(None).await;
    let part = |first: bool, last: bool| {
        let code = if first { Data::Text } else { Data::Continue };
        Message::Frame(Frame::message(vec![b'x'; 4000], OpCode::Data(code), last))
    };
    for (first, last) in [(true, false), (false, false), (false, true)] {
        // The server may have closed before the last of them.
        if parts.stream.send(part(first, last)).await.is_err() {
            break;
        }
    }
    assert_eq!(parts.try_hear().await, None);
    // A frame that says it is larger than any memory.
    let mut huge = host.connect(None).await;
    let mut head = vec![0x81, 0x80 | 127];
    head.extend((1_u64 << 62).to_be_bytes());
    head.extend([0; 4]);
    huge.stream.get_mut().write_all(&head).await.unwrap();
    assert_eq!(huge.try_hear().await, None);
    // What is no frame at all.
    let mut noise = host.connect(None).await;
    noise.stream.get_mut().write_all(&[0xff; 64]).await.unwrap();
    assert_eq!(noise.try_hear().await, None);
    until(&host, "connections", 2).await;
    goes_on(&id, &mut sockets).await;
}

#[tokio::test]
async fn a_seat_cannot_be_forged() {
    let host = Host::new().await;
    let (id, mut sockets) = honest(&host).await;
    let eve = host.guest().await;
    let (other, mut own) = {
        let bo = host.guest().await;
        host.game(&eve, &bo, json!({})).await
    };
    let [eve, _] = &mut own;
    assert_eq!(
        eve.refused(&id, 0, play("e1-e2")).await,
        "not-seated",
        "a seat elsewhere is none here"
    );
    // Whoever says who they are, or where they sit, is not believed.
    for more in [
        json!({ "by": "first" }),
        json!({ "player": "x", "seat": "first", "you": { "is": "seat" } }),
    ] {
        let mut message = json!({
            "say": "do", "match": id, "id": "forged", "seq": 0, "event": play("e1-e2"),
        });
        for (key, value) in more.as_object().unwrap() {
            message[key] = value.clone();
            message["event"][key] = value.clone();
        }
        eve.say(&message).await;
        assert_eq!(eve.until("refused").await["failure"]["problems"][0]["code"], "not-seated");
    }
    // The name of another's action opens nothing either.
    let event = play("e1-e2");
    let message = json!({ "say": "do", "match": id, "id": "a1", "seq": 0, "event": event });
    sockets[0].say(&message).await;
    sockets[0].until("done").await;
    eve.say(&message).await;
    assert_eq!(eve.until("refused").await["failure"]["problems"][0]["code"], "not-seated");
    for cookie in ["gipf-session=", "gipf-session=0", "gipf-session=' OR 1=1 --"] {
        let mut nobody = host.connect(Some(cookie)).await;
        assert_eq!(nobody.refused(&id, 1, play("e9-e8")).await, "signed-out", "{cookie}");
    }
    own[0].act(&other, 0, play("e1-e2")).await;
}

/// Says something that is refused; the code.
async fn refusal(socket: &mut Socket, message: &Value) -> String {
    socket.say(message).await;
    loop {
        let told = socket.hear().await;
        if told["tell"] == "refused" || told["tell"] == "failed" {
            return told["failure"]["problems"][0]["code"].as_str().unwrap().to_owned();
        }
        assert_ne!(told["tell"], "done", "{message}");
    }
}

#[tokio::test]
async fn what_comes_in_the_wrong_order_changes_nothing() {
    let host = Host::new().await;
    let (ada, bo) = (host.guest().await, host.guest().await);
    let (id, mut sockets) = host.game(&ada, &bo, json!({})).await;
    let events = host.held("events_total").await;
    let send = |name: &str, seq: u64, event: Value| json!({ "say": "do", "match": id, "id": name, "seq": seq, "event": event });
    let [first, second] = &mut sockets;
    // Before it is one's turn, from a future that there is not yet, and answers to nothing.
    let codes = [
        (refusal(second, &send("o1", 0, play("e9-e8"))).await, "out-of-turn"),
        (refusal(first, &send("o2", 1, play("e1-e2"))).await, "stale"),
        (refusal(first, &send("o3", u64::from(u32::MAX), play("e1-e2"))).await, "stale"),
        (refusal(second, &send("o4", 0, json!({ "kind": "accept", "offer": { "of": "draw" } }))).await, "no-offer"),
        (refusal(first, &send("o5", 0, json!({ "kind": "go-on" }))).await, "not-paused"),
        (refusal(first, &send("o6", 0, json!({ "kind": "flag" }))).await, "flag-stands"),
        (refusal(first, &send("o7", 0, json!({ "kind": "lot", "value": 1 }))).await, "not-allowed"),
        (refusal(first, &json!({ "say": "turn", "match": id, "id": "o8", "seq": 0, "actions": [] })).await, "no-actions"),
        (refusal(first, &json!({ "say": "turn", "match": id, "id": "o9", "seq": 0, "actions": ["e1-e2", "e9-e8"] })).await, "out-of-turn"),
    ];
    for (code, wanted) in codes {
        assert_eq!(code, wanted);
    }
    assert_eq!(host.held("events_total").await, events, "all of a turn or nothing");
    // Whoever does not watch may act, leave what they never watched, and leave twice.
    let mut other = ada.connect().await;
    other.say(&json!({ "say": "unwatch", "match": id })).await;
    other.say(&send("p1", 0, play("e1-e2"))).await;
    other.until("done").await;
    for _ in 0..2 {
        other.say(&json!({ "say": "unwatch", "match": id })).await;
    }
    // The same name again is the same action, whatever else is said under it.
    other.say(&send("p1", 0, play("a1-b2"))).await;
    assert_eq!(other.until("done").await["seq"], 1);
    assert_eq!(host.held("events_total").await, events + 1);
    assert_eq!(host.held("watched").await, 2);
    // After the end there is nothing more to do.
    sockets[1].act(&id, 1, json!({ "kind": "resign" })).await;
    assert_eq!(refusal(&mut sockets[0], &send("q1", 2, play("e1-e2"))).await, "match-over");
    assert_eq!(
        refusal(&mut sockets[0], &send("q2", 2, json!({ "kind": "resign" }))).await,
        "match-over"
    );
    assert_eq!(host.held("events_total").await, events + 2);
}

#[tokio::test]
async fn what_is_no_message_is_told_so_and_nothing_of_it_is_kept() {
    let host = Host::new().await;
    let (id, mut sockets) = honest(&host).await;
    let mut strange = host.connect(None).await;
    let deep = format!("{}{}", "[".repeat(4000), "]".repeat(4000));
    let many = format!(r#"{{"say":"ping","n":1{}}}"#, r#","x":[{}]"#.repeat(300));
    let texts = [
        "",
        "null",
        "[]",
        "{",
        "\u{0}",
        r#"{"say":"shout"}"#,
        r#"{"say":"ping","n":-1}"#,
        r#"{"say":"ping","n":1e999}"#,
        deep.as_str(),
        r#"{"say":"watch","match":7}"#,
    ];
    for text in texts {
        strange.stream.send(Message::text(text)).await.unwrap();
        let told = strange.until("failed").await;
        assert_eq!(told["failure"]["problems"][0]["code"], "unreadable-message", "{text}");
    }
    strange.stream.send(Message::binary(vec![0xff; 100])).await.unwrap();
    strange.until("failed").await;
    assert_eq!(host.held("malformed_total").await, texts.len() as u64 + 1);
    // What is too much in a message is passed over.
    strange.stream.send(Message::text(many)).await.unwrap();
    strange.until("pong").await;
    // A message in text that is none ends the connection.
    let frame = Frame::message(vec![0xff, 0xfe], OpCode::Data(Data::Text), true);
    strange.stream.send(Message::Frame(frame)).await.unwrap();
    assert_eq!(strange.try_hear().await, None);
    until(&host, "connections", 2).await;
    goes_on(&id, &mut sockets).await;
}

#[tokio::test]
async fn who_says_nothing_any_more_is_let_go() {
    let host = Host::new().await;
    let (ada, bo) = (host.guest().await, host.guest().await);
    let (_, sockets) = host.game(&ada, &bo, json!({})).await;
    assert_eq!(host.held("connections").await, 2);
    // Nobody reads these any more, and so nobody answers whether they are there; an hour passes at once.
    tokio::time::pause();
    for _ in 0..3600 {
        if host.held("connections").await == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    assert_eq!(host.held("connections").await, 0);
    drop(sockets);
}

#[tokio::test]
async fn who_never_finishes_a_request_is_let_go() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let served = tokio::spawn(server::run(listener, Settings::at(Place::Memory), async {
        drop(stopped.await);
    }));
    let begun = [
        "",
        "GET",
        "GET / HTTP/1.1\r\nhost: ",
        "POST /api/call HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\ncontent-type: application/json\r\n\r\n{",
    ];
    let mut streams = Vec::new();
    for text in begun {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(text.as_bytes()).await.unwrap();
        streams.push(stream);
    }
    // A head that is longer than any.
    let mut long = TcpStream::connect(address).await.unwrap();
    let _ = long.write_all(&b"x: y\r\n".repeat(10_000)).await;
    streams.push(long);
    tokio::time::pause();
    for mut stream in streams {
        let mut rest = Vec::new();
        // It ends, with an answer or without.
        let _ = stream.read_to_end(&mut rest).await;
    }
    tokio::time::resume();
    stop.send(()).unwrap();
    served.await.unwrap().unwrap();
}

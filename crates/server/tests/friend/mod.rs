//! A server in this process, and clients that talk to it as others do.
#![allow(dead_code, clippy::unwrap_used, reason = "tests; each uses a part")]

use std::net::SocketAddr;
use std::time::Duration;

use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, Request, StatusCode};
use futures_util::{SinkExt, StreamExt};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use server::{Place, Settings, State, app};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async};
use tower::ServiceExt;

/// How long an answer may take; far more than it does.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server.
pub(crate) struct Host {
    pub(crate) state: State,
    pub(crate) address: SocketAddr,
    /// The path below which everything lies.
    base: String,
}

/// An answer: status, headers, and the body if it is JSON.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Value,
}

impl Answer {
    /// The code of the first problem.
    pub(crate) fn code(&self) -> &str {
        self.body["failure"]["problems"][0]["code"].as_str().unwrap_or_default()
    }

    /// The cookie that was set, as it is sent back.
    pub(crate) fn cookie(&self) -> String {
        let set = self.headers.get(SET_COOKIE).unwrap().to_str().unwrap();
        set.split(';').next().unwrap().to_owned()
    }
}

impl Host {
    /// In memory, without limits, with passwords that are cheap to check.
    pub(crate) async fn new() -> Self {
        let mut settings = Settings::at(Place::Memory);
        settings.club.cheap_passwords = true;
        settings.club.unlimited = true;
        Self::with(settings).await
    }

    pub(crate) async fn with(settings: Settings) -> Self {
        let base = settings.base.to_string();
        let state = State::new(settings);
        state.open().await;
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let service = app(state.clone()).into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(async move { axum::serve(listener, service).await });
        Self { state, address, base }
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Answer {
        let response = app(self.state.clone()).oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = body.collect().await.unwrap().to_bytes();
        let body = serde_json::from_slice(&bytes).unwrap_or(Value::Null);
        Answer { status: parts.status, headers: parts.headers, body }
    }

    /// What the server holds: a gauge or counter by its name.
    pub(crate) async fn held(&self, name: &str) -> u64 {
        let request = Request::get(format!("{}/metrics", self.base)).body(Body::empty()).unwrap();
        let response = app(self.state.clone()).oneshot(request).await.unwrap();
        let bytes = response.into_body().collect().await.unwrap().to_bytes();
        let text = String::from_utf8(bytes.to_vec()).unwrap();
        let line = text.lines().find_map(|line| line.strip_prefix(&format!("gipf_{name} ")));
        line.unwrap_or_else(|| panic!("no {name} in {text}")).parse().unwrap()
    }

    pub(crate) async fn ask(&self, what: &str, cookie: Option<&str>, body: Value) -> Answer {
        let (method, path) = what.split_once(' ').unwrap();
        let mut request =
            Request::builder().method(method).uri(format!("{}/api/{path}", self.base));
        request = request.header("x-gipf", "1").header(CONTENT_TYPE, "application/json");
        if let Some(cookie) = cookie {
            request = request.header(COOKIE, cookie);
        }
        let body = if body.is_null() { Body::empty() } else { Body::from(body.to_string()) };
        self.send(request.body(body).unwrap()).await
    }

    /// A new guest.
    pub(crate) async fn guest(&self) -> Friend<'_> {
        let answer = self.ask("POST guest", None, Value::Null).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
        Friend { host: self, cookie: answer.cookie(), id: id_of(&answer.body) }
    }

    /// Somebody who has registered.
    pub(crate) async fn member(&self, name: &str) -> Friend<'_> {
        let body = json!({ "name": name, "password": "long enough" });
        let answer = self.ask("POST register", None, body).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
        self.friend(&answer)
    }

    /// Whoever was registered by that answer.
    pub(crate) fn friend(&self, answer: &Answer) -> Friend<'_> {
        Friend { host: self, cookie: answer.cookie(), id: id_of(&answer.body["me"]) }
    }

    /// A socket of whoever has that cookie.
    pub(crate) async fn connect(&self, cookie: Option<&str>) -> Socket {
        self.try_connect(cookie, None).await.unwrap()
    }

    pub(crate) async fn try_connect(
        &self,
        cookie: Option<&str>,
        origin: Option<&str>,
    ) -> Result<Socket, tungstenite::Error> {
        let headers = [("cookie", cookie), ("origin", origin)];
        let headers: Vec<_> = headers
            .into_iter()
            .filter_map(|(name, value)| Some((name, value?.to_owned())))
            .collect();
        self.try_connect_with(&headers).await
    }

    pub(crate) async fn try_connect_with(
        &self,
        headers: &[(&'static str, String)],
    ) -> Result<Socket, tungstenite::Error> {
        let address = format!("ws://{}{}/api/ws", self.address, self.base);
        let mut request = address.into_client_request().unwrap();
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        let stream = TcpStream::connect(self.address).await.unwrap();
        let (stream, _) = client_async(request, stream).await?;
        let mut socket = Socket { stream, next: 0 };
        assert_eq!(socket.hear().await["tell"], "hello");
        Ok(socket)
    }

    /// A match between two, the first of them first, and the sockets with which they watch it.
    pub(crate) async fn game(
        &self,
        first: &Friend<'_>,
        second: &Friend<'_>,
        wanted: Value,
    ) -> (String, [Socket; 2]) {
        let mut seek = json!({
            "spec": "gipf:basic", "terms": {}, "rated": false, "colour": "first",
            "audience": { "for": "everybody" },
        });
        for (key, value) in wanted.as_object().unwrap() {
            seek[key] = value.clone();
        }
        let seek = first.ask("POST seeks", seek).await;
        assert_eq!(seek.status, StatusCode::OK, "{}", seek.body);
        let id = seek.body["id"].as_str().unwrap();
        let taken = second.ask(&format!("POST seeks/{id}/accept"), Value::Null).await;
        assert_eq!(taken.status, StatusCode::OK, "{}", taken.body);
        let id = taken.body["match"].as_str().unwrap().to_owned();
        let mut sockets = [first.connect().await, second.connect().await];
        for socket in &mut sockets {
            socket.watch(&id).await;
        }
        (id, sockets)
    }
}

fn id_of(me: &Value) -> String {
    me["player"]["id"].as_str().unwrap().to_owned()
}

/// A player.
pub(crate) struct Friend<'a> {
    host: &'a Host,
    pub(crate) cookie: String,
    pub(crate) id: String,
}

impl Friend<'_> {
    /// The same at another node.
    pub(crate) fn at<'a>(&self, host: &'a Host) -> Friend<'a> {
        Friend { host, cookie: self.cookie.clone(), id: self.id.clone() }
    }

    pub(crate) async fn ask(&self, what: &str, body: Value) -> Answer {
        self.host.ask(what, Some(&self.cookie), body).await
    }

    pub(crate) async fn connect(&self) -> Socket {
        self.host.connect(Some(&self.cookie)).await
    }
}

/// A connection.
pub(crate) struct Socket {
    pub(crate) stream: WebSocketStream<TcpStream>,
    next: u32,
}

impl Socket {
    pub(crate) async fn say(&mut self, message: &Value) {
        self.stream.send(Message::text(message.to_string())).await.unwrap();
    }

    /// The next message; none once the server has closed.
    pub(crate) async fn try_hear(&mut self) -> Option<Value> {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.stream.next()).await;
            match next.expect("an answer comes") {
                Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    pub(crate) async fn hear(&mut self) -> Value {
        self.try_hear().await.expect("the connection lives")
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

    /// Watches a match; what it is.
    pub(crate) async fn watch(&mut self, id: &str) -> Value {
        self.say(&json!({ "say": "watch", "match": id })).await;
        loop {
            let shown = self.until("match").await["match"].clone();
            if shown["summary"]["id"] == id {
                return shown;
            }
        }
    }

    /// Sends an event under a new name; the name.
    pub(crate) async fn send(&mut self, id: &str, seq: u32, event: Value) -> String {
        self.next += 1;
        let action = format!("a{}", self.next);
        let message = json!({ "say": "do", "match": id, "id": action, "seq": seq, "event": event });
        self.say(&message).await;
        action
    }

    /// Lets something happen; what has changed.
    pub(crate) async fn act(&mut self, id: &str, seq: u32, event: Value) -> Value {
        let action = self.send(id, seq, event).await;
        let mut change = Value::Null;
        loop {
            let message = self.hear().await;
            match message["tell"].as_str().unwrap() {
                "happened" => change = message["change"].clone(),
                "done" if message["id"] == action.as_str() => return change,
                "refused" => panic!("{message}"),
                _ => {}
            }
        }
    }

    /// Sends something that is refused; the code.
    pub(crate) async fn refused(&mut self, id: &str, seq: u32, event: Value) -> String {
        let action = self.send(id, seq, event).await;
        let refused = self.until("refused").await;
        assert_eq!(refused["id"], action.as_str());
        refused["failure"]["problems"][0]["code"].as_str().unwrap().to_owned()
    }
}

/// An action.
pub(crate) fn play(action: &str) -> Value {
    json!({ "kind": "act", "action": action })
}

/// The texts of the legal actions of a view.
pub(crate) fn legal(view: &Value) -> Vec<String> {
    let text = |action: &Value| {
        let way = usize::try_from(action[0].as_u64().unwrap()).unwrap();
        let cells = action[1].as_array().unwrap().iter().enumerate();
        cells.fold(
            view["actions"]["ways"][way]["text"].as_str().unwrap().to_owned(),
            |text, (at, cell)| text.replace(&format!("{{{at}}}"), cell.as_str().unwrap()),
        )
    };
    view["actions"]["each"].as_array().unwrap().iter().map(text).collect()
}

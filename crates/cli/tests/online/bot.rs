//! `gipf bot`: a program that plays on a server.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::os::unix::fs::PermissionsExt;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use protocol::online::{ActionId, ClientMessage, MatchId};
use protocol::{EventKind, Terms};
use remote::{Proof, Remote, Socket};
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::AbortHandle;
use tokio::time::{sleep, timeout};

use crate::process::{Server, any_port, ask, empty_folder, must};

/// How long anything may take; far more than it does.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server with a person and a player whose token a bot has.
struct Host {
    server: Server,
    folder: std::path::PathBuf,
    cookie: String,
    bot: String,
    token: String,
}

impl Host {
    async fn start(name: &str) -> Self {
        let folder = empty_folder(name);
        let server = Server::start(&folder, any_port());
        let register = |name: &str| json!({ "name": name, "password": "long enough" });
        let (cookie, _) = must(server.address, "POST register", "", register("Ada")).await;
        let (own, codes) = must(server.address, "POST register", "", register("Engine")).await;
        let wanted = json!({ "label": "bot", "scopes": ["read", "play", "chat"] });
        let (_, made) = must(server.address, "POST tokens", &own, wanted).await;
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let (bot, token) = (text(&codes["me"]["player"]["id"]), text(&made["secret"]));
        Self { server, folder, cookie, bot, token }
    }

    fn bot(&self, at: SocketAddr, args: &[&str]) -> Bot {
        let server = format!("http://{at}");
        let mut child = Command::new(env!("CARGO_BIN_EXE_gipf"))
            .args(["bot", "--server", &server])
            .args(args)
            .env("GIPF_TOKEN", &self.token)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let lines = Arc::new(Mutex::new(Vec::new()));
        let (output, kept) = (child.stdout.take().unwrap(), Arc::clone(&lines));
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                kept.lock().unwrap().push(line);
            }
        });
        Bot { child, lines }
    }

    /// Ada challenges the bot; the seek.
    async fn challenge(&self, spec: &str, clock: Option<&str>) -> String {
        let seek = json!({
            "spec": spec, "terms": Terms { clock: clock.map(str::to_owned), ..Terms::default() },
            "rated": false, "colour": "first", "audience": { "for": "player", "player": self.bot },
        });
        let (_, seek) = must(self.server.address, "POST seeks", &self.cookie, seek).await;
        seek["id"].as_str().unwrap().to_owned()
    }

    async fn my_matches(&self) -> Vec<MatchId> {
        let (_, list) =
            must(self.server.address, "GET matches?of=me", &self.cookie, Value::Null).await;
        let id = |game: &Value| MatchId(game["id"].as_str().unwrap().to_owned());
        list.as_array().unwrap().iter().map(id).collect()
    }

    /// The match that began by a challenge.
    async fn begun(&self) -> MatchId {
        until("a match has begun", async || self.my_matches().await.pop()).await
    }

    /// Ada at her side of a match.
    async fn sit_down(&self, game: &MatchId) -> Ada {
        let address = format!("http://{}", self.server.address).parse().unwrap();
        let proof = Proof::Cookie(self.cookie.as_str().into());
        let mut socket = Remote::new(address, proof, "test").connect().await.unwrap();
        socket.say(&ClientMessage::Watch { game: game.clone() }).await.unwrap();
        Ada { socket, game: game.clone(), seq: 0, said: Vec::new() }
    }

    fn end(self) {
        self.server.stop();
        std::fs::remove_dir_all(self.folder).unwrap();
    }
}

async fn until<T>(what: &str, mut found: impl AsyncFnMut() -> Option<T>) -> T {
    let found = async {
        loop {
            match found().await {
                Some(found) => return found,
                None => sleep(Duration::from_millis(300)).await,
            }
        }
    };
    timeout(PATIENCE, found).await.unwrap_or_else(|_| panic!("{what}"))
}

struct Bot {
    child: Child,
    lines: Arc<Mutex<Vec<String>>>,
}

impl Bot {
    async fn says(&self, begin: &str) -> String {
        let line = async || {
            let lines = self.lines.lock().unwrap();
            lines.iter().find(|line| line.starts_with(begin)).cloned()
        };
        until(begin, line).await
    }

    fn signal(&self) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    }

    async fn ends(&mut self) -> i32 {
        until("it ends", async || self.child.try_wait().unwrap()).await.code().unwrap()
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A person who plays whatever is legal first.
struct Ada {
    socket: Socket,
    game: MatchId,
    seq: u32,
    said: Vec<String>,
}

impl Ada {
    async fn send(&mut self, event: EventKind) {
        static SENT: AtomicU32 = AtomicU32::new(0);
        let id = ActionId(format!("ada-{}", SENT.fetch_add(1, Ordering::Relaxed)));
        let (game, seq) = (self.game.clone(), self.seq);
        self.socket.say(&ClientMessage::Do { game, id, seq, event }).await.unwrap();
    }

    /// What is told next of how the match stands.
    async fn hear(&mut self) -> Value {
        loop {
            let text = timeout(PATIENCE, self.socket.hear_text()).await.unwrap().unwrap();
            let told: Value = serde_json::from_str(&text).unwrap();
            let state = match told["tell"].as_str().unwrap() {
                "match" => {
                    let mut state = told["match"]["state"].clone();
                    state["seq"] = told["match"]["seq"].clone();
                    state
                }
                "happened" => told["change"].clone(),
                "chat" => {
                    self.said.push(told["line"]["text"].as_str().unwrap().to_owned());
                    continue;
                }
                "refused" => panic!("{told}"),
                _ => continue,
            };
            self.seq = state["seq"].as_u64().unwrap().try_into().unwrap();
            return state;
        }
    }

    /// Plays that many actions, each as soon as it is due, and waits for the answer to the last.
    async fn play(&mut self, actions: u32) {
        let mut played = 0;
        loop {
            let state = self.hear().await;
            assert_eq!(state["ending"], Value::Null);
            if state["deciders"] == json!(["first"]) {
                if played == actions {
                    return;
                }
                let action = legal(&state["view"]);
                self.send(EventKind::Act { action }).await;
                played += 1;
            }
        }
    }

    async fn until_over(&mut self) -> Value {
        loop {
            let state = self.hear().await;
            if state["ending"] != Value::Null {
                return state["ending"].clone();
            }
        }
    }
}

/// The first legal action of a view.
fn legal(view: &Value) -> String {
    let (way, cells) = (&view["actions"]["each"][0][0], &view["actions"]["each"][0][1]);
    let way = usize::try_from(way.as_u64().unwrap()).unwrap();
    let text = view["actions"]["ways"][way]["text"].as_str().unwrap().to_owned();
    let cells = cells.as_array().unwrap().iter().enumerate();
    cells.fold(text, |text, (at, cell)| text.replace(&format!("{{{at}}}"), cell.as_str().unwrap()))
}

/// Carries bytes to the server, until its connections are cut.
struct Relay {
    address: SocketAddr,
    carried: Arc<Mutex<Vec<AbortHandle>>>,
}

impl Relay {
    async fn to(server: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let carried: Arc<Mutex<Vec<AbortHandle>>> = Arc::default();
        let kept = Arc::clone(&carried);
        tokio::spawn(async move {
            while let Ok((mut here, _)) = listener.accept().await {
                let carry = tokio::spawn(async move {
                    let mut there = TcpStream::connect(server).await.unwrap();
                    let _ = tokio::io::copy_bidirectional(&mut here, &mut there).await;
                });
                kept.lock().unwrap().push(carry.abort_handle());
            }
        });
        Self { address, carried }
    }

    fn cut(&self) {
        self.carried.lock().unwrap().drain(..).for_each(|carry| carry.abort());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_takes_what_its_rules_allow_and_stops_when_its_game_is_over() {
    let host = Host::start("bot-rules").await;
    let args =
        ["--player", "random", "--games", "gipf:basic", "--speeds", "none,fast", "--movetime", "1"];
    let seek = ["--seek", "gipf:basic 180"];
    let mut bot = host.bot(host.server.address, &[&args[..], &seek].concat());
    bot.says("is Engine at ").await;
    let address = host.server.address;
    let seeks = async || ask(address, "GET seeks", &host.cookie, &Value::Null).await.unwrap().2;
    let sought = async || seeks().await.as_array()?.first().cloned();
    let sought = until("it seeks", sought).await;
    assert_eq!(
        (&sought["wanted"]["spec"], &sought["speed"]),
        (&json!("gipf:basic"), &json!("fast"))
    );

    host.challenge("zertz", None).await;
    bot.says("declines a challenge of Ada: `zertz:tournament` is not among the games").await;
    host.challenge("gipf:basic", Some("1800")).await;
    bot.says("declines a challenge of Ada: the clock").await;
    assert!(host.my_matches().await.is_empty());

    host.challenge("gipf:basic", None).await;
    let game = host.begun().await;
    let waits = host.challenge("gipf:basic", None).await;
    let mut ada = host.sit_down(&game).await;
    ada.play(3).await;
    assert_eq!(host.my_matches().await.len(), 1, "it plays one at a time");
    let left = async || seeks().await.as_array().filter(|left| left.len() == 1).cloned();
    let left = until("its seek is gone", left).await;
    assert_eq!(left[0]["id"], waits.as_str(), "only the challenge that waits is left");

    ada.send(EventKind::Offer { offer: protocol::Offer::Draw }).await;
    while ada.hear().await["events"][0]["kind"] != "decline" {}
    bot.signal();
    bot.says("begins no more games").await;
    ada.send(EventKind::Resign).await;
    assert_eq!(bot.ends().await, 0);
    assert!(bot.says("ended ").await.contains("won (resigned) against Ada"));
    assert!(host.my_matches().await.is_empty(), "what waited was not taken");
    host.end();
}

#[tokio::test(flavor = "multi_thread")]
async fn another_engine_plays_on_after_the_connection_was_lost() {
    let host = Host::start("bot-lost").await;
    let relay = Relay::to(host.server.address).await;
    let engine = format!("'{}' engine --player level:1", env!("CARGO_BIN_EXE_gipf"));
    let mut bot = host.bot(relay.address, &["--engine", &engine, "--movetime", "20"]);
    bot.says("is Engine at ").await;
    host.challenge("gipf:basic", None).await;
    let game = host.begun().await;
    let mut ada = host.sit_down(&game).await;
    ada.play(2).await;
    for _ in 0..2 {
        relay.cut();
        let mut ada = host.sit_down(&game).await;
        ada.play(2).await;
    }
    // It is killed in the middle of a game, and goes on with it when it is started again.
    bot.child.kill().unwrap();
    bot.child.wait().unwrap();
    let mut bot = host.bot(relay.address, &["--engine", &engine, "--movetime", "20"]);
    bot.says(&format!("plays {game}: gipf:basic against Ada")).await;
    let mut ada = host.sit_down(&game).await;
    ada.play(1).await;
    bot.signal();
    bot.says("begins no more games").await;
    bot.signal();
    assert_eq!(bot.ends().await, 0);
    assert_eq!(host.my_matches().await, [game], "the game stays");
    host.end();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_whose_engine_dies_starts_it_anew_and_resigns_in_the_end() {
    let host = Host::start("bot-dies").await;
    let script = host.folder.join("engine.sh");
    let counts = host.folder.join("starts");
    let text = format!(
        "#!/bin/sh\necho start >> '{}'\nwhile read word rest; do\ncase $word in\nugi) echo ugiok;;\n\
         isready) echo readyok;;\ngo) exit 3;;\nesac\ndone\n",
        counts.display()
    );
    std::fs::write(&script, text).unwrap();
    std::fs::set_permissions(&script, std::fs::Permissions::from_mode(0o755)).unwrap();
    let engine = format!("'{}'", script.display());
    let mut bot = host.bot(host.server.address, &["--engine", &engine]);
    bot.says("is Engine at ").await;
    for round in 1..=3 {
        host.challenge("gipf:basic", None).await;
        let game = host.begun().await;
        let mut ada = host.sit_down(&game).await;
        let state = ada.hear().await;
        if state["deciders"] == json!(["first"]) {
            let action = legal(&state["view"]);
            ada.send(EventKind::Act { action }).await;
        }
        let ending = ada.until_over().await;
        assert_eq!((&ending["winner"], &ending["reason"]), (&json!("first"), &json!("resigned")));
        assert!(ada.said.iter().any(|line| line.contains("engine has failed")), "{:?}", ada.said);
        let starts = std::fs::read_to_string(&counts).unwrap().lines().count();
        assert_eq!(starts, 3 * round, "it was tried three times");
    }
    assert_eq!(bot.ends().await, 1, "such an engine does not play for long");
    host.end();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_bot_needs_is_asked_for_plainly() {
    let host = Host::start("bot-wrong").await;
    let run = |token: &str, args: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_gipf"))
            .arg("bot")
            .args(args)
            .env("GIPF_TOKEN", token)
            .output()
            .unwrap();
        (output.status.code().unwrap(), String::from_utf8(output.stderr).unwrap())
    };
    let server = format!("http://{}", host.server.address);
    for (token, args, status, said) in [
        ("", &["--player", "random", "--server", &server][..], 2, "there is no token"),
        (
            "gipf_x",
            &["--player", "random", "--server", "http://gipf.example"],
            2,
            "could read the token",
        ),
        ("gipf_x", &["--player", "human", "--server", &server], 2, "a person plays on the page"),
        ("gipf_x", &["--player", "random", "--server", &server], 1, "unknown or was revoked"),
        ("gipf_x", &["--server", &server], 2, "--engine"),
    ] {
        let (ended, text) = run(token, args);
        assert_eq!(ended, status, "{text}");
        assert!(text.contains(said), "{text}");
    }
    host.end();
}

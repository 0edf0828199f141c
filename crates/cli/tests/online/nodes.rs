//! Play on many nodes: whichever dies, is paused or cut off, nothing is lost and no clock runs meanwhile.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::time::sleep;

use crate::cluster::{Cluster, Friend, Line, PATIENCE, Wire, begin, legal, rerouted, until_ready};
use crate::process::Server;

/// How many games are played at once.
const GAMES: usize = 100;
/// How many actions each game has before a node is killed, and after it.
const ACTIONS: usize = 6;
/// A player sends no faster than the server allows.
const PACE: Duration = Duration::from_millis(200);

/// What is known of all games.
struct Table {
    nodes: Mutex<Vec<SocketAddr>>,
    /// How many actions each game may have until the next stop.
    most: AtomicUsize,
    broken: AtomicUsize,
}

impl Table {
    /// A node that may live; another each time.
    fn node(&self, n: usize) -> SocketAddr {
        let nodes = self.nodes.lock().unwrap();
        nodes[n % nodes.len()]
    }
}

/// What one client was told of a match.
struct Seen {
    seq: u64,
    actions: Vec<String>,
    decider: Option<usize>,
}

impl Seen {
    fn read(seq: &Value, view: &Value, deciders: &Value) -> Self {
        let decider = deciders[0].as_str().map(|side| usize::from(side == "second"));
        Self { seq: seq.as_u64().unwrap(), actions: legal(view), decider }
    }
}

/// Both sides of a game, each connected to any node. What is acknowledged, at which place of the log.
async fn play(table: Arc<Table>, n: usize, pair: [Friend; 2], id: String) -> Vec<(u64, String)> {
    let mut told: Vec<(u64, String)> = Vec::new();
    let mut pending: Option<(usize, String, u64, String)> = None;
    let mut tries = n;
    'connect: loop {
        let mut lines: Vec<(Line, Seen)> = Vec::new();
        while lines.len() < 2 {
            tries += 1;
            if tries > n + 2 {
                table.broken.fetch_add(1, Ordering::Relaxed);
                sleep(Duration::from_millis(100)).await;
            }
            let Some(mut line) = pair[lines.len()].connect(table.node(tries)).await else {
                continue;
            };
            let Some(shown) = line.watch(&id).await else { continue };
            let seen =
                Seen::read(&shown["seq"], &shown["state"]["view"], &shown["state"]["deciders"]);
            lines.push((line, seen));
        }
        loop {
            let (side, name, seq, action) = if let Some(again) = pending.clone() {
                again
            } else {
                while told.len() >= table.most.load(Ordering::Relaxed) {
                    if told.len() >= 2 * ACTIONS {
                        return told;
                    }
                    sleep(Duration::from_millis(20)).await;
                }
                // Whoever decides was told so, at whatever node the other acted.
                let newest = lines.iter().map(|(_, seen)| seen.seq).max().unwrap();
                for (line, seen) in &mut lines {
                    while seen.seq < newest {
                        let Some(told) = line.until("happened").await else { continue 'connect };
                        let change = &told["change"];
                        *seen = Seen::read(&change["seq"], &change["view"], &change["deciders"]);
                    }
                }
                let Some(side) = lines[0].1.decider else { return told };
                assert!(
                    lines[1 - side].1.actions.is_empty(),
                    "legal actions are for whoever decides"
                );
                let seen = &lines[side].1;
                let action = seen.actions[told.len() * 7919 % seen.actions.len()].clone();
                (side, format!("n{}", told.len()), seen.seq, action)
            };
            pending = Some((side, name.clone(), seq, action.clone()));
            let (line, seen) = &mut lines[side];
            if !line.act(&id, &name, seq, &action).await {
                continue 'connect;
            }
            let answer = loop {
                let Some(answer) = line.next().await else { continue 'connect };
                if answer["tell"] == "happened" {
                    let change = &answer["change"];
                    *seen = Seen::read(&change["seq"], &change["view"], &change["deciders"]);
                }
                if answer["id"] == name.as_str() {
                    break answer;
                }
                if answer["tell"] == "closing" || answer["tell"] == "failed" {
                    continue 'connect;
                }
            };
            if answer["tell"] != "done" {
                let code = answer["failure"]["problems"][0]["code"].as_str().unwrap().to_owned();
                let passing = ["too-many", "busy", "stopping", "apart", "not-kept"];
                assert!(passing.contains(&code.as_str()), "{answer}");
                sleep(PACE).await;
                continue 'connect;
            }
            pending = None;
            told.push((answer["seq"].as_u64().unwrap(), action));
            // What happened may come after the answer.
            while seen.seq < told.last().unwrap().0 {
                let Some(told) = line.until("happened").await else { continue 'connect };
                let change = &told["change"];
                *seen = Seen::read(&change["seq"], &change["view"], &change["deciders"]);
            }
            sleep(PACE).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_games_go_on_when_a_node_is_killed() {
    let Some(cluster) = Cluster::new("kill").await else { return };
    // One after the other, so that the first has the least number.
    let mut servers = Vec::new();
    for _ in 0..3 {
        let server = cluster.node();
        until_ready(&server, true).await;
        servers.push(server);
    }
    let nodes: Vec<SocketAddr> = servers.iter().map(|server| server.address).collect();
    let mut friends = Vec::new();
    for n in 0..2 * GAMES {
        friends.push(Friend::new(nodes[n % 3], n).await);
    }
    let table = Arc::new(Table {
        nodes: Mutex::new(nodes.clone()),
        most: AtomicUsize::new(ACTIONS),
        broken: AtomicUsize::new(0),
    });
    let mut games = Vec::new();
    for n in 0..GAMES {
        let pair = [friends[2 * n].clone(), friends[2 * n + 1].clone()];
        let spec = ["gipf:tournament", "zertz:tournament", "dvonn:standard"][n % 3];
        let at = [nodes[n % 3], nodes[(n + 1) % 3]];
        let id = begin([&pair[0], &pair[1]], at, spec, "3600").await;
        games.push((id.clone(), tokio::spawn(play(Arc::clone(&table), n, pair, id))));
    }
    let half = i64::try_from(GAMES * ACTIONS / 2).unwrap();
    // In the middle: some wait for an answer, some for the other side.
    cluster.until("SELECT COUNT(*) FROM events", |it| it[0][0] >= half).await;
    let node = "SELECT MIN(id) FROM nodes";
    let killed = cluster.numbers(node).await[0][0];
    cluster.numbers("CREATE TABLE before_it AS SELECT id, owner FROM matches").await;
    let own = format!("SELECT COUNT(*) FROM before_it WHERE owner = {killed}");
    let owned = cluster.numbers(&own).await[0][0];
    assert!(owned > 0, "it had matches");
    table.nodes.lock().unwrap().remove(0);
    table.most.store(2 * ACTIONS, Ordering::Relaxed);
    servers.remove(0).kill();
    let mut acknowledged = 0;
    for (n, (id, game)) in games.into_iter().enumerate() {
        let told = game.await.unwrap();
        let path = format!("GET matches/{id}");
        let shown = friends[2 * n].ask(nodes[1 + n % 2], &path, Value::Null).await.1;
        let log = shown["state"]["saved"]["log"].as_array().unwrap();
        assert!(told.len() == 2 * ACTIONS || !shown["state"]["ending"].is_null(), "{id} goes on");
        // Everything that was acknowledged, at its place, and nothing twice.
        assert_eq!(log.len(), told.len(), "{id}");
        for (seq, action) in &told {
            let place = usize::try_from(*seq).unwrap() - 1;
            assert_eq!(log[place]["action"], action.as_str(), "{id} at {place}");
        }
        acknowledged += told.len();
    }
    assert!(table.broken.load(Ordering::Relaxed) > 0, "connections were broken");
    // Time has stood for those of the node that was killed, and for no others.
    let stood = format!(
        "SELECT COUNT(*), MIN(stood), MAX(stood) FROM matches JOIN before_it USING (id) \
         WHERE before_it.owner = {killed}"
    );
    let stood = cluster.numbers(&stood).await[0].clone();
    assert!(stood[0] == owned && stood[1] > 0 && stood[1] == stood[2], "{stood:?}");
    let others = format!(
        "SELECT COUNT(*) FROM matches JOIN before_it USING (id) \
         WHERE before_it.owner <> {killed} AND stood > 0"
    );
    assert_eq!(cluster.numbers(&others).await, [[0]]);
    assert_eq!(cluster.numbers("SELECT COUNT(*) FROM nodes").await[0][0], 2);
    println!(
        "{acknowledged} acknowledged actions in {GAMES} games, {owned} of them on the node that was killed, none lost"
    );
    for server in servers {
        server.stop();
    }
    assert_eq!(cluster.numbers("SELECT COUNT(*) FROM nodes").await[0][0], 0, "they took leave");
}

#[tokio::test]
async fn a_node_that_was_paused_writes_nothing_when_it_wakes_and_no_clock_has_run() {
    let Some(cluster) = Cluster::new("pause").await else { return };
    let one = cluster.node();
    until_ready(&one, true).await;
    let (ada, bo) = (Friend::new(one.address, 1).await, Friend::new(one.address, 2).await);
    let id = begin([&ada, &bo], [one.address, one.address], "gipf", "4").await;
    let mut line = ada.connect(one.address).await.unwrap();
    let shown = line.watch(&id).await.unwrap();
    let other = cluster.node();
    until_ready(&other, true).await;
    let state = format!("SELECT owner, stood, ended FROM matches WHERE id = '{id}'");
    let owner = cluster.until(&state, |it| it[0][0] != 0).await[0][0];
    one.signal("STOP");
    // What is sent to it now, it reads when it wakes.
    line.act(&id, "late", shown["seq"].as_u64().unwrap(), "e1-e2").await;
    let taken = cluster.until(&state, |it| it[0][0] != owner).await;
    let [_, stood, ended] = taken[0][..] else { panic!("three numbers") };
    assert!(stood >= 5000, "five seconds of silence have used none of four: {stood}");
    assert_eq!(ended, 0);
    let mut there = bo.connect(other.address).await.unwrap();
    there.watch(&id).await.unwrap();
    one.signal("CONT");
    // It sends whoever is connected away, and comes back as another node.
    while line.next().await.is_some() {}
    until_ready(&one, true).await;
    let nodes = cluster.until("SELECT id FROM nodes ORDER BY id", |it| it.len() == 2).await;
    assert!(nodes.iter().all(|node| node[0] != owner));
    let (_, shown) = bo.ask(other.address, &format!("GET matches/{id}"), Value::Null).await;
    let log = shown["state"]["saved"]["log"].as_array().unwrap();
    assert!(log.iter().all(|event| event["kind"] != "act"), "{log:?}");
    // The flag falls in the end, once, where the match is now.
    let ending = "SELECT CASE WHEN reason = 'time' THEN 1 ELSE 0 END FROM matches WHERE ended > 0";
    assert_eq!(cluster.until(ending, |it| !it.is_empty()).await, [[1]]);
    let events = "SELECT COUNT(*) FROM events";
    assert_eq!(cluster.numbers(events).await, [[1]]);
    one.stop();
    other.stop();
}

#[tokio::test]
async fn everybody_meets_everybody_at_whatever_node() {
    let Some(cluster) = Cluster::new("meet").await else { return };
    let (one, two) = (cluster.node(), cluster.node());
    for server in [&one, &two] {
        until_ready(server, true).await;
    }
    let (here, there) = (one.address, two.address);
    let (ada, bo, eve) =
        (Friend::new(here, 1).await, Friend::new(there, 2).await, Friend::new(there, 3).await);
    let mut lobby = bo.connect(there).await.unwrap();
    lobby.say(&json!({ "say": "lobby", "on": true })).await;
    assert_eq!(lobby.until("lobby").await.unwrap()["seeks"], json!([]));
    let mut ada_line = ada.connect(here).await.unwrap();
    ada_line.until("hello").await.unwrap();
    let seek = |audience: Value| {
        json!({
            "spec": "gipf", "terms": { "clock": "600" }, "rated": false, "colour": "first", "audience": audience,
        })
    };
    let (_, open) = ada.ask(here, "POST seeks", seek(json!({ "for": "everybody" }))).await;
    let told = lobby.until("seek").await.unwrap();
    assert_eq!(told["seek"], open, "all of it is told at the other node");
    // Of a challenge only those hear whom it is for.
    ada.ask(here, "POST seeks", seek(json!({ "for": "player", "player": eve.id }))).await;
    let accept = format!("POST seeks/{}/accept", open["id"].as_str().unwrap());
    let (status, taken) = bo.ask(there, &accept, Value::Null).await;
    assert_eq!(status, 200, "{taken}");
    let gone = lobby.until("seek-gone").await.unwrap();
    assert_eq!(gone["seek"], open["id"]);
    assert_eq!(ada_line.until("began").await.unwrap()["match"]["id"], taken["match"]);
    let again = eve.ask(here, &accept, Value::Null).await;
    assert_eq!(again.0, 404, "a seek is taken once: {}", again.1);

    // Presence, what happens and what is said go both ways; what a seat sees is for that seat.
    let id = taken["match"].as_str().unwrap().to_owned();
    let shown = ada_line.watch(&id).await.unwrap();
    let mut bo_line = bo.connect(there).await.unwrap();
    let theirs = bo_line.watch(&id).await.unwrap();
    assert_eq!(theirs["here"], json!([true, true]));
    while ada_line.until("presence").await.unwrap()["here"] != json!([true, true]) {}
    let mut watcher = eve.connect(there).await.unwrap();
    assert_eq!(watcher.watch(&id).await.unwrap()["you"]["is"], "spectator");
    assert!(!legal(&shown["state"]["view"]).is_empty());
    ada_line.act(&id, "a1", 0, "e1-e2").await;
    assert_eq!(ada_line.until("done").await.unwrap()["seq"], 1);
    let change = bo_line.until("happened").await.unwrap()["change"].clone();
    assert_eq!(change["events"][0]["action"], "e1-e2");
    assert!(!legal(&change["view"]).is_empty());
    let change = watcher.until("happened").await.unwrap()["change"].clone();
    assert!(legal(&change["view"]).is_empty());
    bo_line.act(&id, "b1", 1, "a1-b2").await;
    assert_eq!(bo_line.until("done").await.unwrap()["seq"], 2);
    // The same again, at the other node, happens once.
    let mut bo_here = bo.connect(here).await.unwrap();
    bo_here.watch(&id).await.unwrap();
    bo_here.act(&id, "b1", 1, "a1-b2").await;
    assert_eq!(bo_here.until("done").await.unwrap()["seq"], 2);
    bo_here.act(&id, "b2", 2, "a1-b2").await;
    assert_eq!(
        bo_here.until("refused").await.unwrap()["failure"]["problems"][0]["code"],
        "out-of-turn"
    );
    let say = json!({ "say": "chat", "match": id, "id": "c1", "room": "players", "text": "hello" });
    bo_line.say(&say).await;
    assert_eq!(ada_line.until("chat").await.unwrap()["line"]["text"], "hello");
    drop(bo_line);
    drop(bo_here);
    loop {
        if ada_line.until("presence").await.unwrap()["here"] == json!([true, false]) {
            break;
        }
    }
    let (_, kept) = eve.ask(here, &format!("GET matches/{id}"), Value::Null).await;
    assert_eq!(kept["seq"], 2);

    // A session that ends at one node is cut off at the other.
    let mut line = bo.connect(here).await.unwrap();
    line.until("hello").await.unwrap();
    assert_eq!(bo.ask(there, "POST logout", Value::Null).await.0, 204);
    while line.next().await.is_some() {}

    // A node that stops in good order lets its matches go on elsewhere at once.
    one.stop();
    let mut line = ada.connect(there).await.unwrap();
    assert_eq!(line.watch(&id).await.unwrap()["seq"], 2);
    let stood = cluster.numbers(&format!("SELECT stood FROM matches WHERE id = '{id}'")).await;
    assert_eq!(stood, [[0]], "no time has stood");
    two.stop();
}

/// Waits until just these seeks are seen at a node.
async fn until_sought(friend: &Friend, node: SocketAddr, wanted: &[&Value]) {
    let id = |seek: &Value| seek["id"].as_str().map(str::to_owned);
    let wanted: BTreeSet<_> = wanted.iter().map(|seek| id(seek)).collect();
    let began = Instant::now();
    loop {
        let (_, seeks) = friend.ask(node, "GET seeks", Value::Null).await;
        let seen: BTreeSet<_> = seeks.as_array().into_iter().flatten().map(id).collect();
        if seen == wanted {
            return;
        }
        assert!(began.elapsed() < PATIENCE, "{seeks}");
        sleep(Duration::from_millis(400)).await;
    }
}

#[tokio::test]
async fn what_was_planned_at_a_node_that_dies_is_played_and_what_was_sought_there_vanishes() {
    let Some(cluster) = Cluster::new("plans").await else { return };
    let (one, two) = (cluster.node(), cluster.node());
    for server in [&one, &two] {
        until_ready(server, true).await;
    }
    let (here, there) = (one.address, two.address);
    let mut friends = Vec::new();
    for n in 0..4 {
        friends.push(Friend::new([here, there][n % 2], n).await);
    }
    let [ada, bo, eve, fay] = &friends[..] else { panic!("four friends") };
    let id = begin([ada, bo], [here, there], "gipf", "600").await;
    let mut ada_line = ada.connect(here).await.unwrap();
    ada_line.watch(&id).await.unwrap();
    ada_line.act(&id, "a1", 0, "e1-e2").await;
    ada_line.until("done").await.unwrap();
    let branches = json!([{ "on": null, "play": ["i1-h2"] }]);
    let plan = json!({ "say": "plan", "match": id, "id": "p1", "seq": 1, "branches": branches });
    ada_line.say(&plan).await;
    assert_eq!(ada_line.until("done").await.unwrap()["id"], "p1");
    // Each is connected where they seek; only one of them will be after that.
    let (_eve_line, _fay_line) = (eve.connect(here).await, fay.connect(there).await);
    let seek = json!({
        "spec": "gipf", "terms": { "clock": "600" }, "rated": false, "colour": "any",
        "audience": { "for": "everybody" },
    });
    let (_, lost) = eve.ask(here, "POST seeks", seek.clone()).await;
    let (_, kept) = fay.ask(there, "POST seeks", seek).await;
    until_sought(bo, there, &[&lost, &kept]).await;
    one.kill();
    // Until it is known to be gone, whoever looks at its matches is sent away.
    let mut bo_line = loop {
        let mut line = bo.connect(there).await.unwrap();
        if line.watch(&id).await.is_some() {
            break line;
        }
    };
    bo_line.act(&id, "b1", 1, "a1-b2").await;
    loop {
        let change = bo_line.until("happened").await.unwrap()["change"].clone();
        if change["seq"] == 3 {
            assert_eq!(change["plies"][0]["action"], "i1-h2");
            break;
        }
    }
    until_sought(bo, there, &[&kept]).await;
    assert_eq!(cluster.numbers("SELECT COUNT(*) FROM seeks").await, [[1]]);
    two.stop();
}

#[tokio::test]
async fn a_node_that_is_cut_off_says_so_and_comes_back() {
    let Some(cluster) = Cluster::new("cut").await else { return };
    let nats = Wire::to(rerouted(&cluster.nats, ([127, 0, 0, 1], 1).into()).1).await;
    let database = Wire::to(rerouted(&cluster.database, ([127, 0, 0, 1], 1).into()).1).await;
    let one = Server::start_node(
        &rerouted(&cluster.database, database.address).0,
        &rerouted(&cluster.nats, nats.address).0,
    );
    let two = cluster.node();
    for server in [&one, &two] {
        until_ready(server, true).await;
    }
    let (ada, bo) = (Friend::new(two.address, 1).await, Friend::new(two.address, 2).await);
    let id = begin([&ada, &bo], [one.address, two.address], "gipf", "600").await;
    let mut seq = 0;
    for (n, wire) in [&nats, &database].into_iter().enumerate() {
        let mut here = ada.connect(one.address).await.unwrap();
        let shown = here.watch(&id).await.unwrap();
        assert_eq!(shown["seq"], seq, "what was acknowledged is there");
        let mut there = bo.connect(two.address).await.unwrap();
        there.watch(&id).await.unwrap();
        wire.cut();
        let why = until_ready(&one, false).await;
        assert!(
            ["cut off from the others", "could not be kept"].iter().any(|it| why.contains(it)),
            "{why}"
        );
        // Whoever was connected has to come back, and finds the other node.
        while here.next().await.is_some() {}
        while there.next().await.is_some() {}
        let mut here = ada.connect(two.address).await.unwrap();
        let mut there = bo.connect(two.address).await.unwrap();
        for (side, line) in [&mut here, &mut there].into_iter().enumerate() {
            assert_eq!(line.watch(&id).await.unwrap()["seq"], seq);
            let action = ["e1-e2", "a1-b2"][side];
            assert!(line.act(&id, &format!("n{n}{side}"), seq, action).await);
            assert_eq!(line.until("done").await.unwrap()["seq"], seq + 1);
            seq += 1;
        }
        wire.mend();
        until_ready(&one, true).await;
    }
    let mut line = bo.connect(one.address).await.unwrap();
    assert_eq!(line.watch(&id).await.unwrap()["seq"], seq);
    one.stop();
    two.stop();
}

#[tokio::test]
async fn a_node_needs_a_database_that_is_shared() {
    let folder = crate::process::empty_folder("no-node");
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_gipf"))
        .args(["serve", "--bind", "127.0.0.1:0", "--data"])
        .arg(&folder)
        .env("NATS_URL", "nats://127.0.0.1:1")
        .output()
        .unwrap();
    assert!(!output.status.success());
    let why = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(why.contains("DATABASE_URL"), "{why}");
}

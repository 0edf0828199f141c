//! Two nodes over one database: what happens at one is seen, told and kept at the other. Where `DATABASE_URL` and
//! `NATS_URL` name servers; see CONTRIBUTING.md.
#![allow(clippy::unwrap_used, reason = "tests")]

mod friend;
mod post;
mod service;

use std::time::Duration;

use axum::http::StatusCode;
use friend::{Friend, Host, Socket, play};
use mail::Sink;
use post::next;
use push::Browser;
use serde_json::{Value, json};
use server::{Place, Settings, set_administrator};
use service::{Service, subscribe};
use store::testkit;

/// Two nodes, and where they keep everything.
struct Nodes {
    one: Host,
    two: Host,
    place: Place,
}

impl Nodes {
    /// None where the environment names no servers; that is said.
    async fn new(name: &str) -> Option<Self> {
        Self::with(name, None).await
    }

    /// The same with a mail server for both.
    async fn with(name: &str, sink: Option<&Sink>) -> Option<Self> {
        let nats = testkit::server("NATS_URL")?;
        let place = Place::Server(testkit::database(&format!("across_{name}")).await?);
        let mut settings = Settings::at(place.clone());
        settings.club.nodes = Some(nats);
        settings.club.cheap_passwords = true;
        settings.club.unlimited = true;
        settings.club.away = 300;
        settings.push_anywhere = true;
        settings.mail = sink.map(post::mailer);
        let one = Host::with(settings.clone()).await;
        Some(Self { one, two: Host::with(settings).await, place })
    }

    /// A member who registers at one node, there and at the other.
    async fn member(&self, name: &str) -> [Friend<'_>; 2] {
        let here = self.one.member(name).await;
        let there = here.at(&self.two);
        [here, there]
    }

    /// A match in the memory of the second node: Bo watches it there first, and Ada through the first node.
    async fn game(&self, ada: &Friend<'_>, bo: &Friend<'_>, clock: Value) -> (String, [Socket; 2]) {
        let sought = ada.ask("POST seeks", seek(&json!({ "for": "everybody" }), &clock)).await;
        assert_eq!(sought.status, StatusCode::OK, "{}", sought.body);
        let accept = format!("POST seeks/{}/accept", sought.body["id"].as_str().unwrap());
        let taken = bo.ask(&accept, Value::Null).await;
        assert_eq!(taken.status, StatusCode::OK, "{}", taken.body);
        let id = taken.body["match"].as_str().unwrap().to_owned();
        let mut second = bo.connect().await;
        second.watch(&id).await;
        let mut first = ada.connect().await;
        first.watch(&id).await;
        (id, [first, second])
    }

    async fn end(&self) {
        self.one.state.close().await;
        self.two.state.close().await;
    }
}

fn seek(audience: &Value, clock: &Value) -> Value {
    json!({
        "spec": "gipf:basic", "terms": { "clock": clock }, "rated": false, "colour": "first", "audience": audience,
    })
}

fn line(id: &str, name: &str, text: &str) -> Value {
    json!({ "say": "chat", "match": id, "id": name, "room": "players", "text": text })
}

/// Waits until something is listed, or no more.
async fn until_listed(who: &Friend<'_>, count: usize) -> Value {
    for _ in 0..400 {
        let listed = who.ask("GET seeks", Value::Null).await.body;
        if listed.as_array().unwrap().len() == count {
            return listed;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("there are never {count} seeks");
}

async fn until_seq(socket: &mut Socket, seq: u32) -> Value {
    loop {
        let change = socket.until("happened").await["change"].clone();
        if change["seq"] == seq {
            return change;
        }
    }
}

#[tokio::test]
async fn what_is_sought_at_one_node_is_seen_declined_and_taken_once_at_the_other() {
    let Some(nodes) = Nodes::new("seeks").await else { return };
    let ([ada, _], [_, bo], [_, eve]) =
        (nodes.member("Ada").await, nodes.member("Bo").await, nodes.member("Eve").await);
    let mut lobby = bo.connect().await;
    lobby.say(&json!({ "say": "lobby", "on": true })).await;
    assert_eq!(lobby.until("lobby").await["seeks"], json!([]));
    let mut own = ada.connect().await;
    own.say(&json!({ "say": "lobby", "on": true })).await;
    own.until("lobby").await;

    // A challenge is told to whom it is for, and to nobody else.
    let challenge = seek(&json!({ "for": "player", "player": bo.id }), &json!("600"));
    let challenge = ada.ask("POST seeks", challenge).await.body;
    assert_eq!(lobby.until("seek").await["seek"]["id"], challenge["id"]);
    until_listed(&bo, 1).await;
    assert_eq!(eve.ask("GET seeks", Value::Null).await.body, json!([]));
    let decline = format!("POST seeks/{}/decline", challenge["id"].as_str().unwrap());
    assert_eq!(eve.ask(&decline, Value::Null).await.code(), "no-seek");
    assert_eq!(bo.ask(&decline, Value::Null).await.status, StatusCode::NO_CONTENT);
    let gone = own.until("seek-gone").await;
    assert_eq!((&gone["seek"], &gone["declined"]), (&challenge["id"], &json!(true)));

    // Two take it at the same time, one at each node.
    let open =
        ada.ask("POST seeks", seek(&json!({ "for": "everybody" }), &json!("600"))).await.body;
    let accept = format!("POST seeks/{}/accept", open["id"].as_str().unwrap());
    let eve = eve.at(&nodes.one);
    let (one, other) = tokio::join!(bo.ask(&accept, Value::Null), eve.ask(&accept, Value::Null));
    let taken = [&one, &other].map(|answer| answer.status == StatusCode::OK);
    assert!(taken[0] != taken[1], "{} {}", one.body, other.body);
    let late = if taken[0] { other } else { one };
    assert_eq!(late.code(), "no-seek");
    assert_eq!(own.until("began").await["match"]["spec"], "gipf:basic");
    until_listed(&bo, 0).await;
    nodes.end().await;
}

#[tokio::test]
async fn plans_and_whole_turns_come_from_any_node() {
    let Some(nodes) = Nodes::new("plans").await else { return };
    let (ada, bo) = (nodes.one.guest().await, nodes.two.guest().await);
    let (id, [mut first, mut second]) = nodes.game(&ada, &bo, json!("300")).await;
    let mut tablet = ada.at(&nodes.two).connect().await;
    let turn = |name: &str, seq: u32, actions: &[&str]| json!({ "say": "turn", "match": id, "id": name, "seq": seq, "actions": actions });
    first.say(&turn("t1", 0, &["e1-e2"])).await;
    assert_eq!(first.until("done").await["id"], "t1");
    let plan = json!({
        "say": "plan", "match": id, "id": "p1", "seq": 1,
        "branches": [{ "on": null, "play": ["i1-h2"] }],
    });
    first.say(&plan).await;
    assert_eq!(first.until("done").await["id"], "p1");
    assert_eq!(tablet.watch(&id).await["plan"]["branches"][0]["play"], json!(["i1-h2"]));
    assert_eq!(second.watch(&id).await["plan"], Value::Null);
    second.act(&id, 1, play("a1-b2")).await;
    assert_eq!(until_seq(&mut first, 3).await["plies"][0]["action"], "i1-h2");
    assert_eq!(first.watch(&id).await["plan"], Value::Null, "it is played");
    // Two actions of which the second cannot be: nothing happens.
    second.say(&turn("t2", 3, &["a5-b5", "a5-b5"])).await;
    assert_eq!(second.until("refused").await["id"], "t2");
    assert_eq!(first.watch(&id).await["seq"], 3);
    nodes.end().await;
}

#[tokio::test]
async fn who_has_left_the_match_at_another_node_can_be_told_so() {
    let Some(nodes) = Nodes::new("left").await else { return };
    let (ada, bo) = (nodes.one.guest().await, nodes.two.guest().await);
    let (id, [mut first, second]) = nodes.game(&ada, &bo, json!("600")).await;
    let claim = json!({ "kind": "claim", "draw": false });
    first.act(&id, 0, play("e1-e2")).await;
    assert_eq!(first.refused(&id, 1, claim.clone()).await, "not-left", "they are there");
    drop(second);
    let from = loop {
        if let Some(from) = first.until("presence").await["claim"].as_u64() {
            break from;
        }
    };
    while first.watch(&id).await["at"].as_u64().unwrap() < from {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let change = first.act(&id, 1, claim).await;
    assert_eq!(change["ending"], json!({ "winner": "first", "reason": "abandoned" }));
    nodes.end().await;
}

#[tokio::test]
async fn an_arbiter_rules_from_a_node_that_has_not_the_match() {
    let Some(nodes) = Nodes::new("rules").await else { return };
    let [admin, _] = nodes.member("Admin").await;
    set_administrator(&nodes.place, "Admin", true, "a test needs one").await.unwrap();
    let (ada, bo) = (nodes.one.guest().await, nodes.two.guest().await);
    let (id, [mut first, mut second]) = nodes.game(&ada, &bo, json!("600")).await;
    let rulings = format!("POST matches/{id}/rulings");
    let rule = |ruling: Value| json!({ "ruling": ruling, "why": "it was so" });
    let halt = rule(json!({ "to": "halt" }));
    assert_eq!(admin.ask(&rulings, halt.clone()).await.status, StatusCode::NO_CONTENT);
    for socket in [&mut first, &mut second] {
        assert_eq!(until_seq(socket, 1).await["halted"], true);
    }
    assert_eq!(admin.ask(&rulings, halt).await.code(), "halted", "why not is told");
    let decide = rule(json!({ "to": "decide", "winner": "second" }));
    assert_eq!(admin.ask(&rulings, decide).await.status, StatusCode::NO_CONTENT);
    assert_eq!(until_seq(&mut second, 2).await["ending"]["winner"], "second");
    let acts = admin.at(&nodes.two).ask("GET admin/acts", Value::Null).await.body;
    assert_eq!((&acts[0]["act"], &acts[1]["act"]), (&json!("decide"), &json!("halt")));
    nodes.end().await;
}

#[tokio::test]
async fn who_is_shut_out_or_suspended_is_so_at_every_node() {
    let Some(nodes) = Nodes::new("peace").await else { return };
    let [admin, _] = nodes.member("Admin").await;
    set_administrator(&nodes.place, "Admin", true, "a test needs one").await.unwrap();
    let ([ada, ada_there], [_, bo]) = (nodes.member("Ada").await, nodes.member("Bo").await);
    let (id, [mut first, mut second]) = nodes.game(&ada, &bo, json!("600")).await;
    second.say(&line(&id, "c0", "hello")).await;
    assert_eq!(first.until("chat").await["line"]["text"], "hello");
    ada_there.ask(&format!("PUT shuns/{}", bo.id), json!({ "how": "mute" })).await;
    assert_eq!(first.watch(&id).await["chat"], json!([]), "nor what was said before");
    second.say(&line(&id, "c1", "are you there?")).await;
    second.until("done").await;
    first.say(&line(&id, "c2", "good luck")).await;
    assert_eq!(first.until("chat").await["line"]["text"], "good luck", "nothing came before it");
    for ada in [&ada, &ada_there] {
        let shown = ada.ask(&format!("GET matches/{id}"), Value::Null).await.body;
        assert_eq!(shown["chat"].as_array().unwrap().len(), 1);
    }

    ada.ask(&format!("PUT shuns/{}", bo.id), json!({ "how": "block" })).await;
    bo.ask("POST seeks", seek(&json!({ "for": "everybody" }), &json!("600"))).await;
    until_listed(&admin, 1).await;
    until_listed(&ada, 0).await;

    let suspend = json!({ "player": bo.id, "days": 3, "why": "unkind" });
    let done = admin.ask("POST admin/suspensions", suspend).await;
    assert_eq!(done.status, StatusCode::NO_CONTENT, "{}", done.body);
    until_listed(&bo, 0).await;
    let refused = bo.ask("POST seeks", seek(&json!({ "for": "everybody" }), &json!("600"))).await;
    assert_eq!(refused.code(), "suspended");
    second.say(&line(&id, "c3", "and again")).await;
    assert_eq!(second.until("refused").await["failure"]["problems"][0]["code"], "suspended");
    nodes.end().await;
}

#[tokio::test]
async fn notices_come_from_whichever_node_has_the_match() {
    let Some(nodes) = Nodes::new("push").await else { return };
    let mut service = Service::new().await;
    let (ada, bo) = (nodes.one.guest().await, nodes.two.guest().await);
    let key = ada.ask("GET push", Value::Null).await.body["key"].clone();
    assert_eq!(bo.ask("GET push", Value::Null).await.body["key"], key, "the server is one");
    let browser = Browser::new();
    subscribe(&ada, &service.of(&browser, "phone", "en")).await;
    // Over days whoever is there is told as well.
    let (slow, [mut first, mut second]) = nodes.game(&ada, &bo, json!("days:2")).await;
    assert_eq!(service.next().await.0, "phone", "their first turn");
    first.act(&slow, 0, play("e1-e2")).await;
    second.act(&slow, 1, play("a1-b2")).await;
    assert_eq!(service.next().await.0, "phone");
    // In time only whoever is connected nowhere.
    let (fast, [mut first, mut second]) = nodes.game(&ada, &bo, json!("600")).await;
    first.act(&fast, 0, play("e1-e2")).await;
    second.act(&fast, 1, play("a1-b2")).await;
    first.until("happened").await;
    tokio::time::sleep(Duration::from_millis(700)).await;
    assert!(service.try_next().is_none(), "who is connected to the other node sees it");
    nodes.end().await;
}

#[tokio::test]
async fn whoever_is_connected_nowhere_is_told_and_due_comes_to_any_node() {
    let Some(nodes) = Nodes::new("away").await else { return };
    let mut service = Service::new().await;
    let (ada, bo) = (nodes.one.guest().await, nodes.two.guest().await);
    let (id, [mut first, mut second]) = nodes.game(&ada, &bo, json!("600")).await;
    subscribe(&ada, &service.of(&Browser::new(), "phone", "en")).await;
    first.act(&id, 0, play("e1-e2")).await;
    drop(first);
    while second.until("presence").await["here"] != json!([false, true]) {}
    let mut elsewhere = ada.connect().await;
    second.act(&id, 1, play("a1-b2")).await;
    assert_eq!(elsewhere.until("due").await["match"]["id"], id, "on whatever page they are");
    elsewhere.watch(&id).await;
    // Names of actions are the player's, whatever the connection.
    let event = play("i1-h2");
    let act = json!({ "say": "do", "match": id, "id": "b1", "seq": 2, "event": event });
    elsewhere.say(&act).await;
    elsewhere.until("done").await;
    drop(elsewhere);
    while second.until("presence").await["here"] != json!([false, true]) {}
    second.act(&id, 3, play("e9-e8")).await;
    assert_eq!(service.next().await.0, "phone");
    assert!(service.try_next().is_none());
    nodes.end().await;
}

#[tokio::test]
async fn the_course_is_one_and_a_token_ends_everywhere() {
    let Some(nodes) = Nodes::new("account").await else { return };
    let [here, there] = nodes.member("Ada").await;
    let visit = |at: u64, lesson: &str| json!({ "at": at, "did": "visit", "lesson": lesson });
    let bring =
        |since: u64, deeds: Value| json!({ "player": here.id, "since": since, "deeds": deeds });
    let first = here.ask("POST progress", bring(0, json!([visit(1, "gipf-push")]))).await;
    assert_eq!(first.status, StatusCode::OK, "{}", first.body);
    let second = there.ask("POST progress", bring(0, json!([visit(2, "gipf-row")]))).await.body;
    assert_eq!(second["deeds"], json!([visit(1, "gipf-push"), visit(2, "gipf-row")]));
    let back = here.ask("POST progress", bring(1, json!([]))).await.body;
    assert_eq!(back["deeds"], json!([visit(2, "gipf-row")]));

    let wanted = json!({ "label": "bot", "scopes": ["read", "play"] });
    let made = here.ask("POST tokens", wanted).await.body;
    let bearer = format!("Bearer {}", made["secret"].as_str().unwrap());
    let mut bot = nodes.two.try_connect_with(&[("authorization", bearer)]).await.unwrap();
    let mut page = there.connect().await;
    let revoke = format!("DELETE tokens/{}", made["token"]["id"].as_str().unwrap());
    assert_eq!(here.ask(&revoke, Value::Null).await.status, StatusCode::NO_CONTENT);
    while bot.try_hear().await.is_some() {}
    page.say(&json!({ "say": "ping", "n": 1 })).await;
    assert_eq!(page.until("pong").await["n"], 1, "the page stays");
    nodes.end().await;
}

#[tokio::test]
async fn whoever_deletes_their_account_is_forgotten_at_every_node() {
    let Some(nodes) = Nodes::new("deleted").await else { return };
    let ([ada, ada_there], [_, bo]) = (nodes.member("Ada").await, nodes.member("Bo").await);
    let (id, [mut first, mut second]) = nodes.game(&ada, &bo, json!("600")).await;
    first.say(&line(&id, "c0", "hello")).await;
    assert_eq!(second.until("chat").await["line"]["by"]["name"], "Ada");
    let done = ada_there.ask("POST delete", json!({ "password": "long enough" })).await;
    assert_eq!(done.status, StatusCode::NO_CONTENT);
    let shown = second.until("match").await["match"].clone();
    assert_eq!(
        (&shown["chat"], &shown["summary"]["players"][0]["name"]),
        (&json!([]), &Value::Null)
    );
    nodes.end().await;
}

#[tokio::test]
async fn a_letter_is_sent_once_and_its_code_is_good_at_every_node() {
    let mut sink = Some(Sink::new());
    let Some(nodes) = Nodes::with("letters", sink.as_ref()).await else { return };
    let [here, there] = nodes.member("Ada").await;
    let named =
        json!({ "address": "ada@gipf.example", "password": "long enough", "language": "en" });
    assert_eq!(here.ask("POST mail", named).await.status, StatusCode::OK);
    let code = next(&mut sink).await.code().unwrap();
    let info = there.ask("GET mail", Value::Null).await.body;
    assert_eq!(info["named"], "ada@gipf.example", "the other node knows that it waits");
    let confirm = json!({ "code": code });
    assert_eq!(there.ask("POST mail/confirm", confirm.clone()).await.body["named"], Value::Null);
    assert_eq!(here.ask("GET mail", Value::Null).await.body["address"], "ada@gipf.example");
    assert_eq!(here.ask("POST mail/confirm", confirm).await.code(), "wrong-code", "it works once");

    let forgotten = json!({ "whose": "ada", "language": "en" });
    let answer = nodes.two.ask("POST forgotten", None, forgotten).await;
    assert_eq!(answer.status, StatusCode::ACCEPTED);
    let code = next(&mut sink).await.code().unwrap();
    let mut page = there.connect().await;
    let with = json!({ "name": "Ada", "proof": code, "password": "another password" });
    let (one, two) = tokio::join!(
        nodes.one.ask("POST recover", None, with.clone()),
        nodes.two.ask("POST recover", None, with),
    );
    let done = [&one, &two].map(|answer| answer.status == StatusCode::OK);
    assert!(done[0] != done[1], "a code is used up once: {} {}", one.body, two.body);
    while page.try_hear().await.is_some() {}
    for ada in [&here, &there] {
        assert_eq!(ada.ask("GET me", Value::Null).await.code(), "signed-out");
    }
    let cookie = if done[0] { one.cookie() } else { two.cookie() };
    for node in [&nodes.one, &nodes.two] {
        assert_eq!(node.ask("GET me", Some(&cookie), Value::Null).await.status, StatusCode::OK);
    }
    assert!(sink.unwrap().next(Duration::from_millis(300)).is_none(), "each letter came once");
    nodes.end().await;
}

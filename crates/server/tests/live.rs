//! The lobby and live matches, through real sockets.
#![allow(clippy::unwrap_used, reason = "tests")]

mod friend;

use axum::http::StatusCode;
use friend::{Host, legal, play};
use futures_util::SinkExt;
use serde_json::{Value, json};
use server::{Place, Settings};
use tokio_tungstenite::tungstenite::Message;

/// The first player makes a row on the column of e: a turn of two actions.
const TO_ROW: [&str; 5] = ["e1-e2", "a1-b2", "e1-e2", "a1-b2", "e1-e2"];

#[tokio::test]
async fn seeks_are_seen_by_those_whom_they_are_for() {
    let host = Host::new().await;
    let (ada, bo, eve) = (host.guest().await, host.guest().await, host.guest().await);
    let mut lobby = eve.connect().await;
    lobby.say(&json!({ "say": "lobby", "on": true })).await;
    assert_eq!(lobby.until("lobby").await["seeks"], json!([]));
    let seek = |audience: Value| json!({ "spec": "zertz", "rated": false, "colour": "any", "audience": audience });
    let open = ada.ask("POST seeks", seek(json!({ "for": "everybody" }))).await.body;
    assert_eq!(lobby.until("seek").await["seek"]["id"], open["id"]);
    assert_eq!(open["wanted"]["spec"], "zertz:tournament");
    assert_eq!(open["wanted"]["terms"]["takebacks"], "agreed");
    let link = ada.ask("POST seeks", seek(json!({ "for": "link" }))).await.body;
    let to_bo = ada.ask("POST seeks", seek(json!({ "for": "player", "player": bo.id }))).await.body;
    assert!(link["id"].as_str().unwrap().len() >= 26, "nobody guesses a link");

    let listed = async |who: Option<&friend::Friend<'_>>| {
        let answer = match who {
            Some(who) => who.ask("GET seeks", Value::Null).await,
            None => host.ask("GET seeks", None, Value::Null).await,
        };
        answer.body.as_array().unwrap().len()
    };
    assert_eq!(listed(Some(&ada)).await, 3);
    assert_eq!(listed(Some(&bo)).await, 2);
    assert_eq!(listed(Some(&eve)).await, 1);
    assert_eq!(listed(None).await, 1);

    let path = |seek: &Value, what: &str| format!("{what} seeks/{}", seek["id"].as_str().unwrap());
    assert_eq!(eve.ask(&path(&link, "GET"), Value::Null).await.status, StatusCode::OK);
    assert_eq!(eve.ask(&path(&to_bo, "GET"), Value::Null).await.code(), "no-seek");
    let accept = |seek: &Value| path(seek, "POST") + "/accept";
    let decline = |seek: &Value| path(seek, "POST") + "/decline";
    assert_eq!(eve.ask(&accept(&to_bo), Value::Null).await.code(), "no-seek");
    assert_eq!(ada.ask(&accept(&open), Value::Null).await.code(), "own-seek");
    assert_eq!(eve.ask(&path(&open, "DELETE"), Value::Null).await.code(), "of-another");
    assert_eq!(eve.ask(&decline(&open), Value::Null).await.code(), "of-another");
    assert_eq!(host.ask(&accept(&open), None, Value::Null).await.code(), "signed-out");
    assert_eq!(bo.ask(&decline(&to_bo), Value::Null).await.status, StatusCode::NO_CONTENT);
    let path = accept(&open);
    let (one, two) = tokio::join!(bo.ask(&path, Value::Null), eve.ask(&path, Value::Null));
    let mut status = [one.status, two.status];
    status.sort();
    assert_eq!(status, [StatusCode::OK, StatusCode::NOT_FOUND], "a seek is taken once");
    assert_eq!(lobby.until("seek-gone").await["seek"], open["id"]);
    assert_eq!(eve.ask(&accept(&link), Value::Null).await.status, StatusCode::OK);
    assert_eq!(lobby.until("began").await["match"]["spec"], "zertz:tournament");
    assert_eq!(ada.ask("GET matches?of=me", Value::Null).await.body.as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn what_cannot_be_agreed_is_refused_with_its_reason() {
    let host = Host::new().await;
    let (ada, guest) = (host.member("Ada").await, host.guest().await);
    let seek = |change: Value| {
        let mut seek = json!({
            "spec": "gipf", "terms": { "clock": "300+5" }, "rated": true, "colour": "any",
            "audience": { "for": "everybody" },
        });
        for (key, value) in change.as_object().unwrap() {
            seek[key] = value.clone();
        }
        seek
    };
    for (change, code) in [
        (json!({ "spec": "chess" }), "unknown-game"),
        (json!({ "terms": { "clock": "soon" } }), "bad-clock"),
        (json!({ "terms": {} }), "not-rateable"),
        (json!({ "spec": "gipf:basic,reserve=12/15" }), "not-rateable"),
        (json!({ "terms": { "takebacks": "free" }, "rated": false }), "free-takebacks"),
        (json!({ "audience": { "for": "player", "player": "nobody" } }), "no-player"),
        (json!({ "audience": { "for": "player", "player": guest.id } }), "registered-only"),
    ] {
        let answer = ada.ask("POST seeks", seek(change)).await;
        assert_eq!(answer.code(), code, "{}", answer.body);
    }
    assert_eq!(guest.ask("POST seeks", seek(json!({}))).await.code(), "registered-only");
    for _ in 0..10 {
        assert_eq!(ada.ask("POST seeks", seek(json!({}))).await.status, StatusCode::OK);
    }
    assert_eq!(ada.ask("POST seeks", seek(json!({}))).await.code(), "too-many-seeks");
}

#[tokio::test]
async fn what_happens_is_told_to_all_and_shown_to_whoever_comes_later() {
    let host = Host::new().await;
    let (ada, bo) = (host.guest().await, host.guest().await);
    let (id, [mut first, mut second]) = host.game(&ada, &bo, json!({})).await;
    let mut watcher = host.connect(None).await;
    let shown = watcher.watch(&id).await;
    assert_eq!(shown["you"]["is"], "spectator");
    assert_eq!(
        (&shown["here"], &shown["state"]["view"]["actions"]["each"]),
        (&json!([true, true]), &json!([]))
    );
    for (seq, action) in (0..).zip(&TO_ROW) {
        let socket = if seq % 2 == 0 { &mut first } else { &mut second };
        let change = socket.act(&id, seq, play(action)).await;
        assert_eq!(change["seq"], seq + 1);
        let told = watcher.until("happened").await["change"].clone();
        assert_eq!(told["events"][0]["action"], *action);
        assert_eq!(
            told["view"]["actions"]["each"],
            json!([]),
            "legal actions are for whoever decides"
        );
    }
    // In the middle of a turn the connection breaks; what was sent twice happens once.
    let action = json!({
        "say": "do", "match": id, "id": "again", "seq": 5, "event": play("xe2,e3,e4,e5"),
    });
    first.say(&action).await;
    drop(first);
    let mut first = ada.connect().await;
    let shown = first.watch(&id).await;
    assert!(shown["state"]["plies"].as_array().unwrap().len() >= 5);
    first.say(&action).await;
    let done = first.until("done").await;
    assert_eq!((&done["id"], &done["seq"]), (&json!("again"), &json!(6)));
    let shown = second.watch(&id).await;
    assert_eq!((&shown["seq"], &shown["state"]["settled"]), (&json!(6), &json!(6)));
    assert_eq!(shown["state"]["deciders"], json!(["second"]));
    let record = host.ask(&format!("GET matches/{id}/record"), None, Value::Null).await;
    assert_eq!(record.status, StatusCode::OK);
}

#[tokio::test]
async fn what_is_stale_foreign_or_malformed_changes_nothing_and_is_told() {
    let host = Host::new().await;
    let (ada, bo, eve) = (host.guest().await, host.guest().await, host.guest().await);
    let (id, [mut first, mut second]) = host.game(&ada, &bo, json!({})).await;
    let mut third = eve.connect().await;
    let mut nobody = host.connect(None).await;
    assert_eq!(second.refused(&id, 0, play("e9-e8")).await, "out-of-turn");
    assert_eq!(third.refused(&id, 0, play("e1-e2")).await, "not-seated");
    assert_eq!(nobody.refused(&id, 0, play("e1-e2")).await, "signed-out");
    assert_eq!(first.refused(&id, 0, play("e1-e9")).await, "no-action");
    assert_eq!(first.refused(&id, 0, json!({ "kind": "abandon" })).await, "not-allowed");
    assert_eq!(first.refused(&id, 0, json!({ "kind": "lot", "value": 2 })).await, "not-allowed");
    let nested = json!({ "kind": "side", "event": { "kind": "lot", "value": 2 } });
    assert_eq!(first.refused(&id, 0, nested).await, "not-allowed");
    assert_eq!(first.refused("no-such-match", 0, play("e1-e2")).await, "no-match");
    first.act(&id, 0, play("e1-e2")).await;
    assert_eq!(second.refused(&id, 0, play("e9-e8")).await, "stale");
    assert_eq!(second.until("match").await["match"]["seq"], 1, "and it is shown how it stands");
    assert_eq!(second.refused(&id, 9, play("e9-e8")).await, "stale");
    for name in ["", " ", "a b", &"x".repeat(41)] {
        let message =
            json!({ "say": "do", "match": id, "id": name, "seq": 1, "event": play("e9-e8") });
        second.say(&message).await;
        let refused = second.until("refused").await;
        assert_eq!(refused["failure"]["problems"][0]["code"], "bad-id");
    }
    for text in ["", "{", "[]", "{\"say\":\"fly\"}", "{\"say\":\"do\"}", "null", "\u{0}"] {
        second.stream.send(Message::text(text)).await.unwrap();
        let failed = second.until("failed").await;
        assert_eq!(failed["failure"]["problems"][0]["code"], "unreadable-message", "{text}");
    }
    let deep = format!("{}{}", "{\"kind\":\"side\",\"event\":".repeat(200), "}".repeat(200));
    let text =
        format!("{{\"say\":\"do\",\"match\":\"{id}\",\"id\":\"d\",\"seq\":1,\"event\":{deep}}}");
    second.stream.send(Message::text(text)).await.unwrap();
    second.until("failed").await;
    let shown = first.watch(&id).await;
    assert_eq!(shown["seq"], 1);
}

#[tokio::test]
async fn offers_resignation_and_a_rematch_with_colours_exchanged() {
    let host = Host::new().await;
    let (ada, bo) = (host.guest().await, host.guest().await);
    let (id, [mut first, mut second]) = host.game(&ada, &bo, json!({})).await;
    let offer = |kind: &str, of: Value| json!({ "kind": kind, "offer": of });
    let back = json!({ "of": "take-back", "to": 0 });
    first.act(&id, 0, play("e1-e2")).await;
    assert_eq!(
        first.refused(&id, 1, json!({ "kind": "take-back", "to": 0 })).await,
        "take-back-by-agreement"
    );
    first.act(&id, 1, offer("offer", back.clone())).await;
    let change = second.act(&id, 2, offer("accept", back)).await;
    assert_eq!((&change["plies_from"], &change["plies"]), (&json!(0), &json!([])));
    first.act(&id, 3, play("e1-e2")).await;
    second.act(&id, 4, offer("offer", json!({ "of": "draw" }))).await;
    first.act(&id, 5, offer("decline", json!({ "of": "draw" }))).await;
    // An offer does not make an action stale that was made before it was seen.
    first.act(&id, 6, offer("offer", json!({ "of": "draw" }))).await;
    second.act(&id, 6, play("e9-e8")).await;
    let change = first.act(&id, 8, json!({ "kind": "resign" })).await;
    assert_eq!(change["ending"], json!({ "winner": "second", "reason": "resigned" }));
    assert_eq!(second.refused(&id, 9, play("e9-e8")).await, "match-over");
    second.act(&id, 9, offer("offer", json!({ "of": "rematch" }))).await;
    first.act(&id, 10, offer("accept", json!({ "of": "rematch" }))).await;
    let began = second.until("began").await["match"].clone();
    assert_eq!(began["players"][0]["id"], bo.id.as_str());
    let shown = first.watch(&id).await;
    assert_eq!(shown["next"], began["id"]);
    let next = began["id"].as_str().unwrap();
    assert_eq!(second.watch(next).await["you"]["side"], "first");
}

#[tokio::test]
async fn a_flag_falls_by_itself_and_ratings_change() {
    let host = Host::new().await;
    let (ada, bo) = (host.member("Ada").await, host.member("Bo").await);
    let wanted = json!({ "rated": true, "terms": { "clock": "1" } });
    let (id, [mut first, mut second]) = host.game(&ada, &bo, wanted).await;
    first.act(&id, 0, play("e1-e2")).await;
    second.act(&id, 1, play("e9-e8")).await;
    let change = loop {
        let change = second.until("happened").await["change"].clone();
        if change["seq"] == 3 {
            break change;
        }
    };
    assert_eq!(change["ending"], json!({ "winner": "second", "reason": "time" }));
    assert!(change["ratings"][1]["after"].as_f64().unwrap() > 1600.0, "{change}");
    assert_eq!(first.refused(&id, 3, play("e1-e2")).await, "match-over");
    let me = ada.ask("GET me", Value::Null).await.body;
    let rating = &me["ratings"][0];
    assert_eq!(
        (&rating["game"], &rating["speed"], &rating["games"]),
        (&json!("gipf"), &json!("fast"), &json!(1))
    );
    let profile = host.ask(&format!("GET players/{}", bo.id), None, Value::Null).await.body;
    assert_eq!(profile["matches"][0]["ending"]["reason"], "time");
}

#[tokio::test]
async fn ratings_change_only_once_both_have_moved() {
    let host = Host::new().await;
    let (ada, bo) = (host.member("Ada").await, host.member("Bo").await);
    let wanted = json!({ "spec": "zertz", "rated": true, "terms": { "clock": "600" } });
    let (id, [mut first, mut second]) = host.game(&ada, &bo, wanted).await;
    // The first turn of ZÈRTZ has two actions: a marble is placed and a ring removed.
    for seq in 0..2 {
        let shown = first.watch(&id).await;
        let action = legal(&shown["state"]["view"])[0].clone();
        first.act(&id, seq, play(&action)).await;
    }
    let change = second.act(&id, 2, json!({ "kind": "resign" })).await;
    assert_eq!(change["ending"], json!({ "winner": "first", "reason": "resigned" }));
    assert!(change["ratings"].is_null(), "{change}");
    for friend in [&ada, &bo] {
        assert_eq!(friend.ask("GET me", Value::Null).await.body["ratings"], json!([]));
    }
}

#[tokio::test]
async fn a_hidden_choice_is_told_to_nobody_before_both_have_chosen() {
    let host = Host::new().await;
    let (ada, bo) = (host.guest().await, host.guest().await);
    let wanted = json!({
        "spec": "gipf:standard,potentials=Y3", "terms": { "combine": "hands" },
    });
    let (id, [mut first, mut second]) = host.game(&ada, &bo, wanted).await;
    let mut watcher = host.connect(None).await;
    let shown = watcher.watch(&id).await;
    assert!(!shown["state"]["combined"].is_null(), "{shown}");
    let mut seq = 0;
    // Play anything until a use of a potential is announced.
    for _ in 0..200 {
        let (me, other) = if seq_is_first(&first.watch(&id).await) {
            (&mut first, &mut second)
        } else {
            (&mut second, &mut first)
        };
        let shown = me.watch(&id).await;
        seq = u32::try_from(shown["seq"].as_u64().unwrap()).unwrap();
        if !shown["state"]["fight"].is_null() {
            let challenge = json!({ "kind": "challenge", "game": null });
            me.act(&id, seq, challenge).await;
            seq += 1;
            let choose = |sign: &str| json!({ "kind": "choose", "sign": sign });
            let own = other.act(&id, seq, choose("rock")).await;
            assert_eq!(own["events"][0]["sign"], "rock", "whoever chose knows");
            let seen = me.watch(&id).await;
            let last = seen["state"]["saved"]["log"].as_array().unwrap().last().unwrap().clone();
            assert_eq!((&last["kind"], &last["sign"]), (&json!("choose"), &Value::Null));
            let seen = watcher.watch(&id).await;
            assert!(!seen["state"]["saved"]["log"].to_string().contains("rock"));
            // Both choose at the same time: neither makes the other's choice stale.
            let told = me.act(&id, seq, choose("paper")).await;
            assert_eq!(told["from"], seq, "what was hidden is told now");
            assert_eq!(told["events"][0]["sign"], "rock");
            return;
        }
        let actions = legal(&shown["state"]["view"]);
        // A potential that stands is used, or one is pushed in.
        let pieces = shown["state"]["view"]["pieces"].to_string();
        let uses = |it: &&String| {
            it.starts_with('Y')
                && it.get(1..3).is_some_and(|from| pieces.contains(&format!("\"{from}\"")))
        };
        let pushes = || actions.iter().find(|it| it.starts_with('Y'));
        let action = actions.iter().find(uses).or_else(pushes).unwrap_or(&actions[0]);
        me.act(&id, seq, play(action)).await;
    }
    panic!("no potential was used by event {seq}");
}

fn seq_is_first(shown: &Value) -> bool {
    shown["state"]["deciders"][0] == "first"
}

#[tokio::test]
async fn players_and_spectators_talk_apart_until_the_end() {
    let host = Host::new().await;
    let (ada, bo, eve) = (host.guest().await, host.guest().await, host.guest().await);
    let (id, [mut first, mut second]) = host.game(&ada, &bo, json!({})).await;
    let mut third = eve.connect().await;
    third.watch(&id).await;
    let line = |name: &str, room: &str, text: &str| json!({ "say": "chat", "match": id, "id": name, "room": room, "text": text });
    first.say(&line("c1", "players", "good luck")).await;
    assert_eq!(second.until("chat").await["line"]["text"], "good luck");
    first.say(&line("c1", "players", "good luck")).await;
    first.until("done").await;
    third.say(&line("c1", "spectators", "who wins?")).await;
    assert_eq!(third.until("chat").await["line"]["text"], "who wins?");
    third.say(&line("c2", "players", "e1!")).await;
    assert_eq!(third.until("refused").await["failure"]["problems"][0]["code"], "not-seated");
    for text in ["", "  ", "a\nb", &"x".repeat(301)] {
        first.say(&line("c3", "players", text)).await;
        assert_eq!(first.until("refused").await["failure"]["problems"][0]["code"], "bad-chat");
    }
    let heard = |shown: &Value| shown["chat"].as_array().unwrap().len();
    assert_eq!(heard(&second.watch(&id).await), 1, "said once");
    assert_eq!(heard(&third.watch(&id).await), 1);
    first.act(&id, 0, json!({ "kind": "resign" })).await;
    assert_eq!(heard(&second.watch(&id).await), 2);
    assert_eq!(heard(&host.connect(None).await.watch(&id).await), 2);
}

#[tokio::test]
async fn whoever_deletes_their_account_is_forgotten_by_those_who_look_as_well() {
    let host = Host::new().await;
    let (ada, bo) = (host.member("Ada").await, host.guest().await);
    let (id, [mut first, mut second]) = host.game(&ada, &bo, json!({})).await;
    let line =
        json!({ "say": "chat", "match": id, "id": "c1", "room": "players", "text": "hello" });
    first.say(&line).await;
    assert_eq!(second.until("chat").await["line"]["by"]["name"], "Ada");
    let done = ada.ask("POST delete", json!({ "password": "long enough" })).await;
    assert_eq!(done.status, StatusCode::NO_CONTENT);
    let shown = second.until("match").await["match"].clone();
    assert_eq!(
        (&shown["chat"], &shown["summary"]["players"][0]["name"]),
        (&json!([]), &Value::Null)
    );
    assert_eq!(second.watch(&id).await["chat"], json!([]));
}

#[tokio::test]
async fn hostile_clients_are_sent_away_and_harm_nobody() {
    let mut settings = Settings::at(Place::Memory);
    settings.club.cheap_passwords = true;
    let host = Host::with(settings).await;
    let (ada, bo) = (host.guest().await, host.guest().await);
    let (id, [mut first, mut second]) = host.game(&ada, &bo, json!({})).await;
    // A frame that is too long ends the connection.
    let mut third = bo.connect().await;
    let long = json!({ "say": "do", "match": "x".repeat(10_000), "id": "a", "seq": 0, "event": play("x") });
    third.say(&long).await;
    assert_eq!(third.try_hear().await, None);
    // A flood is refused, message by message.
    let mut third = bo.connect().await;
    for n in 0..200 {
        third.say(&json!({ "say": "ping", "n": n })).await;
    }
    let refused = third.until("failed").await;
    assert_eq!(refused["failure"]["problems"][0]["code"], "too-many");
    drop(third);
    first.act(&id, 0, play("e1-e2")).await;
    second.act(&id, 1, play("e9-e8")).await;
}

#[tokio::test]
async fn who_reads_nothing_is_cut_off() {
    let host = Host::new().await;
    let (ada, bo) = (host.guest().await, host.guest().await);
    let (id, [mut first, _second]) = host.game(&ada, &bo, json!({})).await;
    let mut deaf = host.connect(None).await;
    for _ in 0..3000 {
        // Each asks for a whole match; nothing of it is read.
        let watch = json!({ "say": "watch", "match": id });
        if deaf.stream.send(Message::text(watch.to_string())).await.is_err() {
            break;
        }
    }
    let shown = first.watch(&id).await;
    assert_eq!(shown["seq"], 0, "the others play on");
    first.act(&id, 0, play("e1-e2")).await;
    while deaf.try_hear().await.is_some() {}
}

#[tokio::test]
async fn a_server_that_stops_says_so_and_keeps_everything() {
    let folder = std::env::temp_dir().join(format!("gipf-stops-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let mut settings = Settings::at(Place::Folder(folder.clone()));
    settings.club.cheap_passwords = true;
    let host = Host::with(settings.clone()).await;
    let (ada, bo) = (host.guest().await, host.guest().await);
    let wanted = json!({ "terms": { "clock": "60" } });
    let (id, [mut first, _second]) = host.game(&ada, &bo, wanted).await;
    first.act(&id, 0, play("e1-e2")).await;
    host.state.close().await;
    first.until("closing").await;
    assert_eq!(first.try_hear().await, None);
    assert_eq!(ada.ask("GET me", Value::Null).await.code(), "stopping");
    let again = Host::with(settings).await;
    let me = again.ask("GET me", Some(&ada.cookie), Value::Null).await;
    assert_eq!(me.body["player"]["id"], ada.id.as_str());
    let mut first = again.connect(Some(&ada.cookie)).await;
    let shown = first.watch(&id).await;
    assert_eq!(shown["state"]["plies"][0]["action"], "e1-e2");
    again.state.close().await;
    std::fs::remove_dir_all(folder).unwrap();
}

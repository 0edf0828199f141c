//! Turns that are planned before they are due, turns that are sent as a whole, and games that somebody has left.
#![allow(clippy::unwrap_used, reason = "tests")]

mod friend;

use std::path::PathBuf;

use friend::{Host, Socket, play};
use serde_json::{Value, json};
use server::{Place, Settings};

/// A plan that answers whatever the opponent plays.
fn whatever(actions: &[&str]) -> Value {
    json!([{ "on": null, "play": actions }])
}

/// Plans something; the code of a refusal, or nothing.
async fn plan(socket: &mut Socket, id: &str, seq: u32, name: &str, branches: &Value) -> String {
    let message =
        json!({ "say": "plan", "match": id, "id": name, "seq": seq, "branches": branches });
    socket.say(&message).await;
    answer(socket, name).await
}

async fn answer(socket: &mut Socket, name: &str) -> String {
    loop {
        let message = socket.hear().await;
        if message["id"] == name {
            let code = &message["failure"]["problems"][0]["code"];
            return code.as_str().unwrap_or_default().to_owned();
        }
    }
}

/// Waits until so many events have happened; what has changed then.
async fn until_seq(socket: &mut Socket, seq: u32) -> Value {
    loop {
        let change = socket.until("happened").await["change"].clone();
        if change["seq"] == seq {
            return change;
        }
    }
}

/// Waits until nothing is planned any more.
async fn until_unplanned(socket: &mut Socket) {
    while !socket.until("plan").await["plan"].is_null() {}
}

#[tokio::test]
async fn a_premove_is_secret_and_played_at_once() {
    let host = Host::new().await;
    let (ada, bo, eve) = (host.guest().await, host.guest().await, host.guest().await);
    let wanted = json!({ "terms": { "clock": "300" } });
    let (id, [mut first, mut second]) = host.game(&ada, &bo, wanted).await;
    assert_eq!(plan(&mut first, &id, 0, "p0", &whatever(&["e1-e2"])).await, "plan-not-now");
    first.act(&id, 0, play("e1-e2")).await;
    assert_eq!(plan(&mut first, &id, 0, "p1", &whatever(&["i1-h2"])).await, "stale");
    assert_eq!(plan(&mut first, &id, 1, "p2", &whatever(&["i1-h2"])).await, "");
    let mut third = eve.connect().await;
    assert_eq!(plan(&mut third, &id, 1, "p2", &whatever(&["i2-h3"])).await, "not-seated");

    // On another device it is seen; by the others it is not.
    let mut tablet = ada.connect().await;
    assert_eq!(tablet.watch(&id).await["plan"]["branches"][0]["play"], json!(["i1-h2"]));
    assert_eq!(second.watch(&id).await["plan"], Value::Null);
    assert_eq!(third.watch(&id).await["plan"], Value::Null);

    second.act(&id, 1, play("a1-b2")).await;
    let change = until_seq(&mut second, 3).await;
    assert_eq!(
        (&change["plies"][0]["by"], &change["plies"][0]["action"]),
        (&json!("first"), &json!("i1-h2"))
    );
    assert_eq!(change["deciders"], json!(["second"]));
    until_unplanned(&mut first).await;
    // It comes once more because an answer was lost: it is done, and nothing is planned by it.
    assert_eq!(plan(&mut first, &id, 1, "p2", &whatever(&["i1-h2"])).await, "");
    assert_eq!(first.watch(&id).await["plan"], Value::Null);

    // It can be another one until it is due, or none.
    assert_eq!(plan(&mut first, &id, 3, "p3", &whatever(&["e1-e2"])).await, "");
    assert_eq!(plan(&mut tablet, &id, 3, "p4", &whatever(&["i1-h2"])).await, "");
    assert_eq!(first.watch(&id).await["plan"]["branches"][0]["play"], json!(["i1-h2"]));
    assert_eq!(plan(&mut first, &id, 3, "p5", &json!([])).await, "");
    second.act(&id, 3, play("a1-b2")).await;
    let shown = first.watch(&id).await;
    assert_eq!((&shown["seq"], &shown["plan"]), (&json!(4), &Value::Null));
    // One that was sent before the answer was seen is played at once.
    assert_eq!(plan(&mut first, &id, 3, "p6", &whatever(&["i1-h2"])).await, "");
    until_seq(&mut second, 5).await;
}

#[tokio::test]
async fn what_is_planned_is_sound_and_what_cannot_be_played_is_told() {
    let host = Host::new().await;
    let (ada, bo) = (host.guest().await, host.guest().await);
    let wanted = json!({ "terms": { "clock": "300" } });
    let (id, [mut first, mut second]) = host.game(&ada, &bo, wanted).await;
    first.act(&id, 0, play("e1-e2")).await;
    let far = json!([{ "on": null, "play": ["i1-h2"], "then": whatever(&["e1-e2"]) }]);
    let on = |on: &[&str], actions: &[&str]| json!([{ "on": on, "play": actions }]);
    let twice = json!([{ "play": ["i1-h2"] }, { "play": ["i2-h3"] }]);
    for (name, branches, code) in [
        ("far", far, "plan-ahead"),
        ("twice", twice, "bad-plan"),
        ("empty", whatever(&[]), "bad-plan"),
        ("none", on(&[], &["i1-h2"]), "bad-plan"),
        ("wrong", on(&["a1-b2"], &["e1-e9"]), "no-action"),
        ("more", on(&["a1-b2"], &["i1-h2", "e1-e2"]), "out-of-turn"),
        ("theirs", on(&["a1-a2"], &["i1-h2"]), "no-action"),
        ("right", on(&["a1-b2"], &["i1-h2"]), ""),
    ] {
        let told = plan(&mut first, &id, 1, name, &branches).await;
        assert!(told == code || (code == "no-action" && !told.is_empty()), "{name}: {told}");
    }
    // Another turn than the one that was expected: what was planned is void.
    second.act(&id, 1, play("a2-b3")).await;
    until_unplanned(&mut first).await;
    first.act(&id, 2, play("i1-h2")).await;

    assert_eq!(plan(&mut first, &id, 3, "late", &whatever(&["e1-e9"])).await, "");
    second.act(&id, 3, play("a2-b3")).await;
    let lost = loop {
        let told = first.until("plan").await["plan"].clone();
        if !told["dropped"].is_null() {
            break told["dropped"].clone();
        }
    };
    assert_eq!(lost["play"], json!(["e1-e9"]));
    assert!(lost["failure"]["problems"][0]["code"].is_string());
    let shown = first.watch(&id).await;
    assert_eq!((&shown["seq"], &shown["plan"]["dropped"]), (&json!(4), &lost));
    first.act(&id, 4, play("e1-e2")).await;
    assert_eq!(first.watch(&id).await["plan"], Value::Null, "who has acted knows");
}

fn folder() -> PathBuf {
    let folder = std::env::temp_dir().join(format!("gipf-planned-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

async fn host_at(folder: &std::path::Path) -> Host {
    let mut settings = Settings::at(Place::Folder(folder.to_owned()));
    settings.club.cheap_passwords = true;
    settings.club.unlimited = true;
    Host::with(settings).await
}

#[tokio::test]
async fn conditional_turns_are_played_while_one_is_away_also_after_the_server_has_stopped() {
    let folder = folder();
    let host = host_at(&folder).await;
    let (ada, bo) = (host.guest().await, host.guest().await);
    let wanted = json!({ "terms": { "clock": "days:3" } });
    let (id, [mut first, second]) = host.game(&ada, &bo, wanted).await;
    first.act(&id, 0, play("e1-e2")).await;
    let tree = json!([
        { "on": ["a1-b2"], "play": ["i1-h2"], "then": [
            { "on": ["a5-b5"], "play": ["e1-e2"] },
            { "on": null, "play": ["i5-h5"] },
        ] },
        { "on": ["a2-b3"], "play": ["i2-h3"] },
    ]);
    assert_eq!(plan(&mut first, &id, 1, "tree", &tree).await, "");
    let (ada, bo) = (ada.cookie.clone(), bo.cookie.clone());
    drop((first, second));
    host.state.close().await;

    let host = host_at(&folder).await;
    let mut second = host.connect(Some(&bo)).await;
    second.watch(&id).await;
    second.act(&id, 1, play("a1-b2")).await;
    assert_eq!(until_seq(&mut second, 3).await["plies"][0]["action"], "i1-h2");
    drop(second);
    host.state.close().await;

    let host = host_at(&folder).await;
    let mut second = host.connect(Some(&bo)).await;
    let shown = second.watch(&id).await;
    assert_eq!((&shown["seq"], &shown["plan"]), (&json!(3), &Value::Null));
    let action =
        json!({ "say": "do", "match": id, "id": "next", "seq": 3, "event": play("a5-b5") });
    second.say(&action).await;
    assert_eq!(until_seq(&mut second, 5).await["plies"][0]["action"], "e1-e2");
    let mut first = host.connect(Some(&ada)).await;
    assert_eq!(first.watch(&id).await["plan"], Value::Null);
    let own = host.ask("GET matches?of=me", Some(&bo), Value::Null).await.body;
    assert_eq!(own[0]["deciders"], json!(["second"]), "lists tell whose turn it is");
    host.state.close().await;
    std::fs::remove_dir_all(folder).unwrap();
}

/// Four actions after which the first player's next push completes a row with a GIPF piece in it.
const BEFORE_THE_ROW: [&str; 4] = ["e1-e2", "a1-b2", "e1-e2", "a1-b2"];

#[tokio::test]
async fn a_plan_tells_what_of_a_row_is_removed() {
    let host = Host::new().await;
    let (ada, bo) = (host.guest().await, host.guest().await);
    for (choice, left) in [("xe2,e3,e4", "the GIPF piece"), ("xe2,e3,e4,e5", "nothing")] {
        // A premove whose turn goes on with a removal.
        let wanted = json!({ "spec": "gipf:standard", "terms": { "clock": "300" } });
        let (id, [mut first, mut second]) = host.game(&ada, &bo, wanted).await;
        for (seq, action) in (0..).zip(&BEFORE_THE_ROW[..3]) {
            let socket = if seq % 2 == 0 { &mut first } else { &mut second };
            socket.act(&id, seq, play(action)).await;
        }
        assert_eq!(plan(&mut first, &id, 3, "p1", &whatever(&["e1-e2", choice])).await, "");
        second.act(&id, 3, play(BEFORE_THE_ROW[3])).await;
        let shown = loop {
            let shown = second.watch(&id).await;
            if shown["seq"] == 6 {
                break shown;
            }
        };
        assert_eq!(shown["state"]["plies"][5]["action"], choice, "{left} stays");
        assert_eq!(shown["state"]["deciders"], json!(["second"]));
    }

    // Over days: an answer to a turn with a certain removal, and another to one with another.
    let wanted = json!({ "spec": "gipf:standard", "terms": { "clock": "days:3" } });
    let (id, [mut first, mut second]) = host.game(&ada, &bo, wanted).await;
    for (seq, action) in (0..).zip(BEFORE_THE_ROW) {
        let socket = if seq % 2 == 0 { &mut first } else { &mut second };
        socket.act(&id, seq, play(action)).await;
    }
    let answers = json!([
        { "on": ["e1-e2", "xe2,e3,e4"], "play": ["a5-b5"] },
        { "on": ["e1-e2", "xe2,e3,e4,e5"], "play": ["i5-h5"] },
    ]);
    let open = json!([{ "on": ["e1-e2"], "play": ["a5-b5"] }]);
    assert_eq!(plan(&mut second, &id, 4, "open", &open).await, "bad-plan", "the turn goes on");
    let wrong = json!([{ "on": ["e1-e2", "xe2,e4,e5"], "play": ["a5-b5"] }]);
    assert!(!plan(&mut second, &id, 4, "wrong", &wrong).await.is_empty());
    assert_eq!(plan(&mut second, &id, 4, "both", &answers).await, "");
    first.act(&id, 4, play("e1-e2")).await;
    assert_eq!(first.watch(&id).await["seq"], 5, "nothing is answered in the middle of a turn");
    let turn = json!({
        "say": "do", "match": id, "id": "last", "seq": 5, "event": play("xe2,e3,e4,e5"),
    });
    first.say(&turn).await;
    assert_eq!(until_seq(&mut first, 7).await["plies"][0]["action"], "i5-h5");
}

#[tokio::test]
async fn a_planned_turn_without_its_removal_is_not_played() {
    let host = Host::new().await;
    let (ada, bo) = (host.guest().await, host.guest().await);
    let wanted = json!({ "spec": "gipf:standard", "terms": { "clock": "300" } });
    for turn in [&["e1-e2"][..], &["e1-e2", "xe2,e4,e5"]] {
        let (id, [mut first, mut second]) = host.game(&ada, &bo, wanted.clone()).await;
        for (seq, action) in (0..).zip(&BEFORE_THE_ROW[..3]) {
            let socket = if seq % 2 == 0 { &mut first } else { &mut second };
            socket.act(&id, seq, play(action)).await;
        }
        assert_eq!(plan(&mut first, &id, 3, "p1", &whatever(turn)).await, "");
        second.act(&id, 3, play(BEFORE_THE_ROW[3])).await;
        let lost = loop {
            let told = first.until("plan").await["plan"].clone();
            if !told["dropped"].is_null() {
                break told["dropped"].clone();
            }
        };
        assert_eq!(lost["play"], json!(turn));
        assert_eq!(first.watch(&id).await["seq"], 4, "all of a turn or nothing");
    }
}

#[tokio::test]
async fn a_takeback_ends_what_was_planned() {
    let host = Host::new().await;
    let (ada, bo) = (host.guest().await, host.guest().await);
    let (id, [mut first, mut second]) = host.game(&ada, &bo, json!({})).await;
    first.act(&id, 0, play("e1-e2")).await;
    second.act(&id, 1, play("a1-b2")).await;
    first.act(&id, 2, play("i1-h2")).await;
    assert_eq!(plan(&mut first, &id, 3, "p", &whatever(&["e1-e2"])).await, "");
    let back = json!({ "of": "take-back", "to": 1 });
    second.act(&id, 3, json!({ "kind": "offer", "offer": back })).await;
    first.act(&id, 4, json!({ "kind": "accept", "offer": back })).await;
    assert_eq!(first.watch(&id).await["plan"], Value::Null);
    second.act(&id, 5, play("a2-b3")).await;
    assert_eq!(first.watch(&id).await["seq"], 6, "nothing was played by itself");
}

#[tokio::test]
async fn a_turn_is_sent_as_a_whole_or_not_at_all() {
    let host = Host::new().await;
    let (ada, bo) = (host.guest().await, host.guest().await);
    let (id, [mut first, mut second]) = host.game(&ada, &bo, json!({})).await;
    for (seq, action) in (0..).zip(["e1-e2", "a1-b2", "e1-e2", "a1-b2"]) {
        let socket = if seq % 2 == 0 { &mut first } else { &mut second };
        socket.act(&id, seq, play(action)).await;
    }
    let turn = |name: &str, actions: &[&str]| json!({ "say": "turn", "match": id, "id": name, "seq": 4, "actions": actions });
    first.say(&turn("none", &[])).await;
    assert_eq!(answer(&mut first, "none").await, "no-actions");
    first.say(&turn("half", &["e1-e2", "xe2,e3,e4,e9"])).await;
    assert!(!answer(&mut first, "half").await.is_empty());
    assert_eq!(first.watch(&id).await["seq"], 4, "nothing of it has happened");
    for _ in 0..2 {
        first.say(&turn("whole", &["e1-e2", "xe2,e3,e4,e5"])).await;
        assert_eq!(answer(&mut first, "whole").await, "");
    }
    let shown = second.watch(&id).await;
    assert_eq!((&shown["seq"], &shown["state"]["settled"]), (&json!(6), &json!(6)));
    assert_eq!(shown["state"]["deciders"], json!(["second"]));
}

#[tokio::test]
async fn who_has_left_can_be_told_so() {
    let mut settings = Settings::at(Place::Memory);
    settings.club.cheap_passwords = true;
    settings.club.unlimited = true;
    settings.club.away = 300;
    let host = Host::with(settings).await;
    let (ada, bo) = (host.guest().await, host.guest().await);
    let claim = json!({ "kind": "claim", "draw": false });
    let nested = json!({ "kind": "side", "event": claim });
    let wanted = json!({ "terms": { "clock": "600" } });
    let (id, [mut first, second]) = host.game(&ada, &bo, wanted.clone()).await;
    assert_eq!(first.refused(&id, 0, nested).await, "not-allowed");
    assert_eq!(first.refused(&id, 0, claim.clone()).await, "not-left", "it is one's own turn");
    first.act(&id, 0, play("e1-e2")).await;
    assert_eq!(first.refused(&id, 1, claim.clone()).await, "not-left", "they are there");
    drop(second);
    let from = loop {
        let told = first.until("presence").await;
        if let Some(from) = told["claim"].as_u64() {
            break from;
        }
    };
    assert_eq!(first.refused(&id, 1, claim.clone()).await, "not-left", "not long enough");
    while first.watch(&id).await["at"].as_u64().unwrap() < from {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    let change = first.act(&id, 1, claim).await;
    assert_eq!(change["ending"], json!({ "winner": "first", "reason": "abandoned" }));

    // Where days are given a flag falls; where there is no clock two weeks must pass.
    for (terms, can) in [(json!({ "clock": "days:1" }), false), (json!({}), true)] {
        let (id, [mut first, second]) = host.game(&ada, &bo, json!({ "terms": terms })).await;
        first.act(&id, 0, play("e1-e2")).await;
        drop(second);
        assert_eq!(first.watch(&id).await["claim"].is_u64(), can, "{terms}");
        let draw = json!({ "kind": "claim", "draw": true });
        assert_eq!(first.refused(&id, 1, draw).await, "not-left");
    }
}

#[tokio::test]
async fn time_can_be_given_and_whoever_has_to_decide_is_told_wherever_they_are() {
    let host = Host::new().await;
    let (ada, bo) = (host.guest().await, host.guest().await);
    let wanted = json!({ "terms": { "clock": "600" } });
    let (id, [mut first, mut second]) = host.game(&ada, &bo, wanted).await;
    let mut elsewhere = bo.connect().await;
    first.act(&id, 0, play("e1-e2")).await;
    let due = elsewhere.until("due").await["match"].clone();
    assert_eq!((&due["id"], &due["deciders"]), (&json!(id), &json!(["second"])));
    let before = second.watch(&id).await["state"]["clocks"][1]["left"].as_u64().unwrap();
    let change = first.act(&id, 1, json!({ "kind": "give-time" })).await;
    let after = change["clocks"][1]["left"].as_u64().unwrap();
    assert!(after > before + 14_000 && after <= before + 15_000, "{before} {after}");
}

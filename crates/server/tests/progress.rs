//! What is done in the course on several devices comes together with an account.
#![allow(clippy::unwrap_used, reason = "tests")]

mod friend;

use axum::http::StatusCode;
use friend::{Friend, Host};
use serde_json::{Value, json};
use server::{Place, Settings};

fn visit(at: u64, lesson: &str) -> Value {
    json!({ "at": at, "did": "visit", "lesson": lesson })
}

/// Sends deeds from a device that has got those up to `since`.
async fn bring(who: &Friend<'_>, since: u64, deeds: Value) -> friend::Answer {
    let body = json!({ "player": who.id, "since": since, "deeds": deeds });
    who.ask("POST progress", body).await
}

#[tokio::test]
async fn two_devices_bring_together_what_was_done_on_both() {
    let host = Host::new().await;
    let ada = host.member("Ada").await;
    let first = bring(&ada, 0, json!([visit(5, "gipf-row"), visit(1, "gipf-push")])).await;
    assert_eq!(first.status, StatusCode::OK, "{}", first.body);
    assert_eq!(first.body["seq"], 2);

    let with = json!({ "name": "Ada", "password": "long enough" });
    let cookie = host.ask("POST login", None, with).await.cookie();
    let body = json!({ "player": ada.id, "since": 0, "deeds": [
        visit(3, "gipf-end"),
        visit(5, "gipf-row"),
        { "at": 4, "did": "attempt", "lesson": "gipf-end", "exercise": "one", "right": true, "hints": 1 },
    ] });
    let second = host.ask("POST progress", Some(&cookie), body).await.body;
    let deeds = second["deeds"].as_array().unwrap();
    assert_eq!(deeds.len(), 4, "the same deed is kept once: {second}");
    assert_eq!(deeds[1], visit(1, "gipf-push"), "what was done on the first comes to the second");

    let back = bring(&ada, 2, json!([])).await.body;
    assert_eq!(back["deeds"][0], visit(3, "gipf-end"), "and the other way round");
    assert_eq!((&back["seq"], &back["more"]), (&json!(4), &json!(false)));
    assert_eq!(back["deeds"].as_array().unwrap().len(), 2, "each comes to a device once");
}

#[tokio::test]
async fn export_and_deletion_know_of_it() {
    let host = Host::new().await;
    let ada = host.member("Ada").await;
    bring(&ada, 0, json!([visit(1, "gipf-push")])).await;
    let export = ada.ask("GET export", Value::Null).await.body;
    assert_eq!(export["progress"], json!([visit(1, "gipf-push")]));

    let forget = json!({ "at": 2, "did": "forget" });
    bring(&ada, 1, json!([forget])).await;
    let late = bring(&ada, 2, json!([visit(1, "gipf-row"), visit(3, "gipf-end")])).await.body;
    assert_eq!(
        late["deeds"],
        json!([visit(3, "gipf-end")]),
        "what was forgotten does not come back"
    );

    ada.ask("POST delete", json!({ "password": "long enough" })).await;
    assert_eq!(bring(&ada, 0, json!([])).await.code(), "signed-out");
}

#[tokio::test]
async fn nobody_brings_what_is_not_theirs_or_too_much() {
    let host = Host::new().await;
    let (ada, bo, guest) = (host.member("Ada").await, host.member("Bo").await, host.guest().await);
    assert_eq!(bring(&guest, 0, json!([])).await.code(), "progress-of-guest");
    let body = json!({ "player": bo.id, "since": 0, "deeds": [visit(1, "gipf-push")] });
    let foreign = ada.ask("POST progress", body).await;
    assert_eq!((foreign.status, foreign.code()), (StatusCode::FORBIDDEN, "of-another"));
    assert_eq!(host.ask("POST progress", None, json!({})).await.code(), "unreadable-request");

    let long = bring(&ada, 0, json!([visit(1, &"x".repeat(61))])).await;
    assert_eq!((long.status, long.code()), (StatusCode::BAD_REQUEST, "bad-deed"));
    assert_eq!(bring(&ada, 0, json!([visit(1 << 53, "gipf-push")])).await.code(), "bad-deed");
    let flown = json!([{ "at": 1, "did": "fly" }]);
    assert_eq!(bring(&ada, 0, flown).await.code(), "unreadable-request");
    let many: Vec<Value> = (0..501).map(|at| visit(at, "gipf-push")).collect();
    assert_eq!(bring(&ada, 0, json!(many)).await.code(), "too-many-deeds");
    assert_eq!(bring(&ada, 0, json!([])).await.body["deeds"], json!([]), "nothing was kept");

    for block in 0..40_u64 {
        let many: Vec<Value> = (0..500).map(|at| visit(block * 500 + at, "gipf-push")).collect();
        assert_eq!(bring(&ada, 0, json!(many)).await.status, StatusCode::OK);
    }
    let full = bring(&ada, 0, json!([visit(1, "gipf-row")])).await;
    assert_eq!((full.status, full.code()), (StatusCode::CONFLICT, "progress-full"));
    let all = bring(&ada, 19_500, json!([])).await.body;
    assert_eq!(all["seq"], 20_000, "what is there stays, and a device gets it in parts");
    assert_eq!(bring(&ada, 0, json!([])).await.body["more"], true);
}

#[tokio::test]
async fn who_asks_all_the_time_waits() {
    let mut settings = Settings::at(Place::Memory);
    settings.club.cheap_passwords = true;
    let host = Host::with(settings).await;
    let ada = host.member("Ada").await;
    for _ in 0..60 {
        assert_eq!(bring(&ada, 0, json!([])).await.status, StatusCode::OK);
    }
    assert_eq!(bring(&ada, 0, json!([])).await.code(), "too-many");
}

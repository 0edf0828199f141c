//! Muting, blocking, reporting, suspending.
#![allow(clippy::unwrap_used, reason = "tests")]

mod friend;

use std::path::PathBuf;

use axum::http::StatusCode;
use friend::{Friend, Host, play};
use serde_json::{Value, json};
use server::{Place, Settings, set_administrator};

fn line(id: &str, name: &str, text: &str) -> Value {
    json!({ "say": "chat", "match": id, "id": name, "room": "players", "text": text })
}

fn seek(audience: &Value) -> Value {
    json!({ "spec": "gipf:basic", "rated": false, "colour": "any", "audience": audience })
}

async fn listed(who: &Friend<'_>) -> usize {
    who.ask("GET seeks", Value::Null).await.body.as_array().unwrap().len()
}

#[tokio::test]
async fn who_is_muted_is_not_heard_and_not_told() {
    let host = Host::new().await;
    let (ada, bo) = (host.guest().await, host.guest().await);
    let (id, [mut first, mut second]) = host.game(&ada, &bo, json!({})).await;
    second.say(&line(&id, "c0", "hello")).await;
    second.until("done").await;
    let put = format!("PUT shuns/{}", bo.id);
    let shuns = ada.ask(&put, json!({ "how": "mute" })).await.body;
    assert_eq!((&shuns[0]["how"], &shuns[0]["player"]["id"]), (&json!("mute"), &json!(bo.id)));
    assert_eq!(first.watch(&id).await["chat"], json!([]), "nor what was said before");
    second.say(&line(&id, "c1", "are you there?")).await;
    second.until("done").await;
    first.say(&line(&id, "c2", "good luck")).await;
    assert_eq!(first.until("chat").await["line"]["text"], "good luck", "nothing came before it");
    assert_eq!(second.watch(&id).await["chat"].as_array().unwrap().len(), 3);
    let shown = ada.ask(&format!("GET matches/{id}"), Value::Null).await.body;
    assert_eq!(shown["chat"].as_array().unwrap().len(), 1);
    // The match goes on all the same, and what is muted can still challenge.
    first.act(&id, 0, play("e1-e2")).await;
    bo.ask("POST seeks", seek(&json!({ "for": "player", "player": ada.id }))).await;
    assert_eq!(listed(&ada).await, 1);
    let shuns = ada.ask(&format!("DELETE shuns/{}", bo.id), Value::Null).await.body;
    assert_eq!(shuns, json!([]));
    assert_eq!(first.watch(&id).await["chat"].as_array().unwrap().len(), 3);
    assert_eq!(
        ada.ask(&format!("PUT shuns/{}", ada.id), json!({ "how": "mute" })).await.code(),
        "yourself"
    );
    assert_eq!(ada.ask("PUT shuns/nobody", json!({ "how": "mute" })).await.code(), "no-player");
}

#[tokio::test]
async fn those_of_whom_one_blocks_the_other_do_not_meet_in_the_lobby() {
    let host = Host::new().await;
    let (ada, bo) = (host.guest().await, host.guest().await);
    let standing = bo.ask("POST seeks", seek(&json!({ "for": "everybody" }))).await.body;
    ada.ask(&format!("PUT shuns/{}", bo.id), json!({ "how": "block" })).await;
    assert_eq!(listed(&ada).await, 0);
    let mut lobby = ada.connect().await;
    lobby.say(&json!({ "say": "lobby", "on": true })).await;
    assert_eq!(lobby.until("lobby").await["seeks"], json!([]));
    let challenge = bo.ask("POST seeks", seek(&json!({ "for": "player", "player": ada.id }))).await;
    assert_eq!(challenge.status, StatusCode::OK, "whoever is blocked is not told");
    bo.ask("POST seeks", seek(&json!({ "for": "everybody" }))).await;
    let own = ada.ask("POST seeks", seek(&json!({ "for": "everybody" }))).await.body;
    assert_eq!(lobby.until("seek").await["seek"]["id"], own["id"], "nothing came before it");
    assert_eq!(listed(&bo).await, 3, "and does not see theirs");
    let accept = |seek: &Value| format!("POST seeks/{}/accept", seek["id"].as_str().unwrap());
    assert_eq!(bo.ask(&accept(&own), Value::Null).await.code(), "no-seek");
    assert_eq!(ada.ask(&accept(&standing), Value::Null).await.code(), "no-seek");
}

#[tokio::test]
async fn a_report_brings_what_was_said_and_a_suspension_ends_it() {
    let folder = std::env::temp_dir().join(format!("gipf-peace-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let place = Place::Folder(PathBuf::from(&folder));
    let mut settings = Settings::at(place.clone());
    settings.club.cheap_passwords = true;
    settings.club.unlimited = true;
    let host = Host::with(settings).await;
    let (admin, ada, bo) =
        (host.member("Admin").await, host.member("Ada").await, host.member("Bo").await);
    set_administrator(&place, "Admin", true, "a test needs one").await.unwrap();
    let (id, [mut first, mut second]) = host.game(&ada, &bo, json!({})).await;
    second.say(&line(&id, "c1", "something unkind")).await;
    let at = first.until("chat").await["line"]["at"].clone();
    let report =
        |at: Value, why: &str| json!({ "player": bo.id, "match": id, "said_at": at, "why": why });
    assert_eq!(
        ada.ask("POST reports", report(json!(1), "x")).await.code(),
        "not-said",
        "nothing is put into a mouth"
    );
    assert_eq!(ada.ask("POST reports", report(at.clone(), "")).await.code(), "bad-reason");
    let sent = ada.ask("POST reports", report(at, "it is unkind")).await;
    assert_eq!(sent.status, StatusCode::NO_CONTENT, "{}", sent.body);
    assert_eq!(ada.ask("GET admin/reports", Value::Null).await.code(), "no-right");
    let reports = admin.ask("GET admin/reports", Value::Null).await.body;
    assert_eq!(reports[0]["line"], "something unkind");
    assert_eq!(
        (&reports[0]["why"], &reports[0]["player"]["name"]),
        (&json!("it is unkind"), &json!("Bo"))
    );
    assert_eq!(reports[0]["said"][0]["text"], "something unkind");

    bo.ask("POST seeks", seek(&json!({ "for": "everybody" }))).await;
    let suspend =
        |player: &str, days: Value| json!({ "player": player, "days": days, "why": "unkind" });
    assert_eq!(
        ada.ask("POST admin/suspensions", suspend(&bo.id, json!(3))).await.code(),
        "no-right"
    );
    assert_eq!(
        admin.ask("POST admin/suspensions", suspend(&admin.id, json!(3))).await.code(),
        "no-right"
    );
    let done = admin.ask("POST admin/suspensions", suspend(&bo.id, json!(3))).await;
    assert_eq!(done.status, StatusCode::NO_CONTENT, "{}", done.body);
    assert_eq!(listed(&ada).await, 0, "seeks are gone");
    let refused = bo.ask("POST seeks", seek(&json!({ "for": "everybody" }))).await;
    assert_eq!((refused.status, refused.code()), (StatusCode::FORBIDDEN, "suspended"));
    let open = ada.ask("POST seeks", seek(&json!({ "for": "everybody" }))).await.body;
    let accept = format!("POST seeks/{}/accept", open["id"].as_str().unwrap());
    assert_eq!(bo.ask(&accept, Value::Null).await.code(), "suspended");
    second.say(&line(&id, "c2", "and again")).await;
    assert_eq!(second.until("refused").await["failure"]["problems"][0]["code"], "suspended");
    first.act(&id, 0, play("e1-e2")).await;
    second.act(&id, 1, play("e9-e8")).await;

    let report_id = reports[0]["id"].as_str().unwrap();
    let close = format!("POST admin/reports/{report_id}/close");
    assert_eq!(
        admin.ask(&close, json!({ "why": "suspended" })).await.status,
        StatusCode::NO_CONTENT
    );
    assert_eq!(admin.ask(&close, json!({ "why": "again" })).await.code(), "no-report");
    assert_eq!(admin.ask("GET admin/reports", Value::Null).await.body, json!([]));
    assert_eq!(
        admin.ask("GET admin/reports?closed=true", Value::Null).await.body[0]["id"],
        report_id
    );
    let known = admin.ask("GET admin/players?name=b", Value::Null).await.body;
    assert_eq!(known.as_array().unwrap().len(), 1);
    assert!(known[0]["suspended"].is_u64() && known[0]["here"] == true, "{known}");
    assert_eq!(admin.ask("GET admin/players?name=%25", Value::Null).await.body, json!([]));
    admin.ask("POST admin/suspensions", suspend(&bo.id, Value::Null)).await;
    assert_eq!(
        bo.ask("POST seeks", seek(&json!({ "for": "everybody" }))).await.status,
        StatusCode::OK
    );
    let overview = admin.ask("GET admin", Value::Null).await.body;
    assert_eq!((&overview["playing"], &overview["registered"]), (&json!(1), &json!(3)));
    let acts = admin.ask("GET admin/acts", Value::Null).await.body;
    assert_eq!(acts[0]["act"], "unsuspend");
    assert_eq!(acts.as_array().unwrap().len(), 4);

    // What was decided about somebody is theirs to know; that somebody has complained is not.
    let export = bo.ask("GET export", Value::Null).await.body;
    let acts: Vec<&str> =
        export["acts"].as_array().unwrap().iter().map(|act| act["act"].as_str().unwrap()).collect();
    assert!(acts.contains(&"suspend") && !acts.contains(&"close-report"), "{acts:?}");

    // Whoever deletes everything leaves no trace of words.
    bo.ask("POST delete", json!({ "password": "long enough" })).await;
    assert_eq!(admin.ask("GET admin/reports?closed=true", Value::Null).await.body, json!([]));
    host.state.close().await;
    std::fs::remove_dir_all(folder).unwrap();
}

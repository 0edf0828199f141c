//! Notices that are pushed to browsers, through a push service of our own that reads them as a browser does.
#![allow(clippy::unwrap_used, reason = "tests")]

mod friend;
mod service;

use std::time::Duration;

use axum::http::StatusCode;
use friend::{Host, play};
use push::Browser;
use serde_json::{Value, json};
use server::{Place, Settings};
use service::{Service, subscribe};

async fn host() -> Host {
    let mut settings = Settings::at(Place::Memory);
    settings.club.cheap_passwords = true;
    settings.club.unlimited = true;
    settings.push_anywhere = true;
    Host::with(settings).await
}

#[tokio::test]
async fn whoever_is_away_is_told_in_their_language_and_nobody_else_can_read_it() {
    let host = host().await;
    let mut service = Service::new().await;
    let (ada, bo) = (host.member("Ada").await, host.member("Bo").await);
    let key = bo.ask("GET push", Value::Null).await.body["key"].clone();
    assert_eq!(ada.ask("GET push", Value::Null).await.body["key"], key, "it is always the same");
    assert_eq!(bo.ask("POST push", json!({})).await.code(), "unreadable-request");
    let (phone, tablet) = (Browser::new(), Browser::new());
    subscribe(&bo, &service.of(&phone, "phone", "en")).await;
    subscribe(&bo, &service.of(&tablet, "tablet", "ko")).await;
    subscribe(&bo, &service.of(&Browser::new(), "gone", "xx")).await;
    let wanted = json!({ "terms": { "clock": "days:2" } });
    let (id, [mut first, mut second]) = host.game(&ada, &bo, wanted).await;
    first.act(&id, 0, play("e1-e2")).await;
    let mut told = Vec::new();
    for _ in 0..2 {
        let (name, headers, body) = service.next().await;
        let header = |name: &str| headers.get(name).unwrap().to_str().unwrap();
        assert_eq!(header("content-encoding"), "aes128gcm");
        assert_eq!((header("urgency"), header("topic")), ("high", id.as_str()));
        assert!(header("ttl").parse::<u32>().unwrap() > 0);
        let signed = header("authorization");
        assert!(
            signed.starts_with("vapid t=") && signed.ends_with(key.as_str().unwrap()),
            "{signed}"
        );
        let (own, other) = if name == "phone" { (&phone, &tablet) } else { (&tablet, &phone) };
        assert_eq!(other.decrypt(&body), None, "it is for one browser");
        let text: Value = serde_json::from_slice(&own.decrypt(&body).unwrap()).unwrap();
        assert_eq!((&text["tag"], &text["url"]), (&json!(id), &json!(format!("#match?id={id}"))));
        told.push((name, text["title"].clone(), text["body"].clone()));
    }
    told.sort_by(|(one, ..), (other, ..)| one.cmp(other));
    assert_eq!(told[0].1, "Your turn");
    assert_eq!(told[0].2, "GIPF, against Ada");
    assert!(told[1].1 != told[0].1 && told[1].2.as_str().unwrap().contains("Ada"), "{told:?}");

    // Who is gone is forgotten, and who wants it no more is told no more.
    while !service.asked.lock().unwrap().contains(&"gone".to_owned()) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    tokio::time::sleep(Duration::from_millis(200)).await;
    let endpoint = service.of(&tablet, "tablet", "ko")["endpoint"].clone();
    let ended = bo.ask("POST push/end", json!({ "endpoint": endpoint })).await;
    assert_eq!(ended.status, StatusCode::NO_CONTENT);
    service.asked.lock().unwrap().clear();
    second.act(&id, 1, play("a1-b2")).await;
    first.act(&id, 2, play("i1-h2")).await;
    assert_eq!(service.next().await.0, "phone");
    assert_eq!(*service.asked.lock().unwrap(), ["phone"]);
    // A session that ends takes its browsers with it.
    bo.ask("POST logout", Value::Null).await;
    first.watch(&id).await;
    assert!(service.taken.try_recv().is_err());
}

#[tokio::test]
async fn in_a_game_in_time_only_whoever_has_closed_the_page_is_told() {
    let host = host().await;
    let mut service = Service::new().await;
    let (ada, bo) = (host.guest().await, host.guest().await);
    let browser = Browser::new();
    subscribe(&bo, &service.of(&browser, "phone", "en")).await;
    let wanted = json!({ "terms": { "clock": "300+5" } });
    let (id, [mut first, mut second]) = host.game(&ada, &bo, wanted).await;
    first.act(&id, 0, play("e1-e2")).await;
    second.act(&id, 1, play("a1-b2")).await;
    assert!(service.taken.try_recv().is_err(), "who is there sees it");
    drop(second);
    while first.until("presence").await["here"] != json!([true, false]) {}
    first.act(&id, 2, play("i1-h2")).await;
    assert_eq!(service.next().await.0, "phone");
}

#[tokio::test]
async fn what_no_push_service_has_is_refused() {
    let host = Host::new().await;
    let ada = host.guest().await;
    let [p256dh, auth] = Browser::new().keys().write();
    let wanted = |endpoint: &str, p256dh: &str| json!({ "endpoint": endpoint, "keys": { "p256dh": p256dh, "auth": auth }, "language": "en" });
    for (endpoint, key) in [
        ("https://127.0.0.1/push", p256dh.as_str()),
        ("http://push.example/push", &p256dh),
        ("nowhere", &p256dh),
        ("https://push.example/push", "AAAA"),
    ] {
        let answer = ada.ask("POST push", wanted(endpoint, key)).await;
        assert_eq!(answer.code(), "bad-browser", "{endpoint}");
    }
    let good = wanted("https://push.example/push", &p256dh);
    assert_eq!(ada.ask("POST push", good.clone()).await.status, StatusCode::NO_CONTENT);
    assert_eq!(host.ask("POST push", None, good).await.code(), "signed-out");
}

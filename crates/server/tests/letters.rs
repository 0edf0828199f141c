//! Letters by a mail server of our own: addresses, and codes in place of forgotten passwords.
#![allow(clippy::unwrap_used, reason = "tests")]

mod friend;
mod post;

use std::time::Duration;

use axum::http::StatusCode;
use friend::{Answer, Friend, Host};
use mail::{Mood, Sink, Taken};
use post::next;
use serde_json::{Value, json};
use server::{Place, Settings};

/// How long is waited for a letter that must not come.
const SHORT: Duration = Duration::from_millis(300);

fn settings(sink: &Sink) -> Settings {
    let mut settings = Settings::at(Place::Memory);
    settings.mail = Some(post::mailer(sink));
    settings.club.cheap_passwords = true;
    settings
}

async fn host(sink: &Sink) -> Host {
    let mut settings = settings(sink);
    settings.club.unlimited = true;
    Host::with(settings).await
}

fn named(address: &str) -> Value {
    json!({ "address": address, "password": "long enough", "language": "en" })
}

async fn confirm(friend: &Friend<'_>, code: &str) -> Answer {
    friend.ask("POST mail/confirm", json!({ "code": code })).await
}

/// Names an address and confirms it.
async fn lives_at(friend: &Friend<'_>, address: &str, sink: &mut Option<Sink>) {
    let answer = friend.ask("POST mail", named(address)).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    let code = next(sink).await.code().unwrap();
    assert_eq!(confirm(friend, &code).await.body["address"], address);
}

async fn forgotten(host: &Host, whose: &str) -> Answer {
    host.ask("POST forgotten", None, json!({ "whose": whose, "language": "ko" })).await
}

#[tokio::test]
async fn without_a_mail_server_there_is_nothing_of_it() {
    let host = Host::new().await;
    let ada = host.member("Ada").await;
    let none = json!({ "offered": false, "address": null, "named": null });
    assert_eq!(ada.ask("GET mail", Value::Null).await.body, none);
    assert_eq!(host.ask("GET mail", None, Value::Null).await.body, none);
    let answer = ada.ask("POST mail", named("ada@gipf.example")).await;
    assert_eq!((answer.status, answer.code()), (StatusCode::NOT_FOUND, "no-letters"));
    assert_eq!(forgotten(&host, "Ada").await.code(), "no-letters");
}

#[tokio::test]
async fn an_address_is_confirmed_changed_and_forgotten() {
    let mut sink = Some(Sink::new());
    let host = host(sink.as_ref().unwrap()).await;
    let (ada, guest) = (host.member("Ada").await, host.guest().await);
    let answer = guest.ask("POST mail", named("bo@gipf.example")).await;
    assert_eq!((answer.status, answer.code()), (StatusCode::FORBIDDEN, "registered-only"));
    let mut wrong = named("ada@gipf.example");
    wrong["password"] = json!("wrong password");
    assert_eq!(ada.ask("POST mail", wrong).await.code(), "wrong-credentials");
    for bad in ["ada", "ada@gipf.example\r\nBcc: all@gipf.example", "", "a@b@c"] {
        assert_eq!(ada.ask("POST mail", named(bad)).await.code(), "bad-address", "{bad}");
    }

    let answer = ada.ask("POST mail", named("ada@gipf.example")).await.body;
    assert_eq!(answer, json!({ "offered": true, "address": null, "named": "ada@gipf.example" }));
    let first = next(&mut sink).await;
    assert_eq!(first.to, "ada@gipf.example");
    assert!(first.text.contains("Hello Ada"), "{}", first.text);
    // Another letter makes the first one void.
    ada.ask("POST mail", named("Ada@gipf.example")).await;
    let second = next(&mut sink).await.code().unwrap();
    let answer = confirm(&ada, &first.code().unwrap()).await;
    assert_eq!((answer.status, answer.code()), (StatusCode::UNAUTHORIZED, "wrong-code"));
    // A code is its player's only, and works once.
    let bo = host.member("Bo").await;
    assert_eq!(confirm(&bo, &second).await.code(), "wrong-code");
    let copied = second.to_uppercase().replace('-', " ");
    let answer = confirm(&ada, &copied).await.body;
    assert_eq!(answer, json!({ "offered": true, "address": "Ada@gipf.example", "named": null }));
    assert_eq!(confirm(&ada, &second).await.code(), "wrong-code");
    assert_eq!(ada.ask("GET export", Value::Null).await.body["address"], "Ada@gipf.example");
    assert_eq!(bo.ask("GET mail", Value::Null).await.body["address"], Value::Null);

    // Until another one is confirmed the old one stays.
    ada.ask("POST mail", named("ada@elsewhere.example")).await;
    let third = next(&mut sink).await.code().unwrap();
    assert_eq!(ada.ask("GET mail", Value::Null).await.body["address"], "Ada@gipf.example");
    assert_eq!(confirm(&ada, &third).await.body["address"], "ada@elsewhere.example");
    let none = json!({ "offered": true, "address": null, "named": null });
    assert_eq!(ada.ask("DELETE mail", Value::Null).await.body, none);
    assert_eq!(ada.ask("GET export", Value::Null).await.body["address"], Value::Null);
}

#[tokio::test]
async fn a_forgotten_password_is_replaced_by_a_code_that_was_sent() {
    let mut sink = Some(Sink::new());
    let host = host(sink.as_ref().unwrap()).await;
    let (ada, bo) = (host.member("Ada").await, host.member("Bo").await);
    lives_at(&ada, "family@gipf.example", &mut sink).await;
    lives_at(&bo, "Family@gipf.example", &mut sink).await;
    // Whoever asks is told the same, whether there is such a player or not, and an address or not.
    host.member("Cleo").await;
    let mut told = Vec::new();
    for whose in ["Nobody", "nobody@gipf.example", "Cleo", "", "guest-x"] {
        let answer = forgotten(&host, whose).await;
        told.push((answer.status, answer.body));
    }
    assert!(sink.as_ref().unwrap().next(SHORT).is_none(), "nothing is sent to nobody");
    let answer = forgotten(&host, " ada ").await;
    told.push((answer.status, answer.body));
    let letter = next(&mut sink).await;
    assert_eq!(letter.to, "family@gipf.example");
    let code = letter.code();
    // All players of an address get a code each.
    let answer = forgotten(&host, "FAMILY@gipf.example").await;
    told.push((answer.status, answer.body));
    told.dedup();
    assert_eq!(told, [(StatusCode::ACCEPTED, Value::Null)]);
    let both = [next(&mut sink).await, next(&mut sink).await];
    assert_eq!(
        both.each_ref().map(|letter| letter.to.as_str()),
        ["family@gipf.example", "Family@gipf.example"]
    );

    // The text in Korean is not plain; the code is found by who can read it.
    let code = code.or_else(|| decoded(&letter)).unwrap();
    let codes = both.each_ref().map(|letter| letter.code().or_else(|| decoded(letter)).unwrap());
    let recover = |name: &str, code: &str| json!({ "name": name, "proof": code, "password": "another password" });
    let foreign = host.ask("POST recover", None, recover("Bo", &code)).await;
    assert_eq!((foreign.status, foreign.code()), (StatusCode::UNAUTHORIZED, "wrong-credentials"));
    let answer = host.ask("POST recover", None, recover("Ada", &code)).await;
    assert_eq!((answer.status, &answer.body["codes"]), (StatusCode::OK, &json!(10)));
    assert_eq!(ada.ask("GET me", Value::Null).await.code(), "signed-out", "all sessions end");
    for used in [&code, &codes[0]] {
        let again = host.ask("POST recover", None, recover("Ada", used)).await;
        assert_eq!(again.code(), "wrong-credentials", "a new password voids all that were sent");
    }
    // What confirms an address replaces no password.
    bo.ask("POST mail", named("bo@gipf.example")).await;
    let confirms = next(&mut sink).await.code().unwrap();
    let answer = host.ask("POST recover", None, recover("Bo", &confirms)).await;
    assert_eq!(answer.code(), "wrong-credentials");
    assert_eq!(confirm(&bo, &codes[1]).await.code(), "wrong-code");
    let answer = host.ask("POST recover", None, recover("Bo", &codes[1])).await;
    assert_eq!(answer.status, StatusCode::OK);

    // With the account its address is gone.
    let cookie = answer.cookie();
    let gone = json!({ "password": "another password" });
    host.ask("POST delete", Some(&cookie), gone).await;
    forgotten(&host, "bo").await;
    assert!(sink.as_ref().unwrap().next(SHORT).is_none());
}

/// The code in a letter whose body is encoded.
fn decoded(letter: &Taken) -> Option<String> {
    let (_, body) = letter.text.split_once("\n\n")?;
    let body: String = body.split_whitespace().collect();
    let text = data_encoding::BASE64.decode(body.as_bytes()).ok()?;
    Taken { to: String::new(), text: String::from_utf8(text).ok()? }.code()
}

#[tokio::test]
async fn where_the_mail_server_fails_everything_stays_as_it_was() {
    let mut sink = Some(Sink::new());
    let host = host(sink.as_ref().unwrap()).await;
    let body = json!({ "name": "Ada", "password": "long enough" });
    let answer = host.ask("POST register", None, body).await;
    let own = answer.body["codes"][0].as_str().unwrap().to_owned();
    let ada = host.friend(&answer);
    lives_at(&ada, "ada@gipf.example", &mut sink).await;
    ada.ask("POST mail", named("ada@elsewhere.example")).await;
    let code = next(&mut sink).await.code().unwrap();
    for mood in [Mood::Full, Mood::Shut] {
        sink.as_ref().unwrap().set(mood);
        let answer = ada.ask("POST mail", named("third@gipf.example")).await;
        assert_eq!((answer.status, answer.code()), (StatusCode::SERVICE_UNAVAILABLE, "not-sent"));
        let info = ada.ask("GET mail", Value::Null).await.body;
        assert_eq!(info["address"], "ada@gipf.example");
        assert_eq!(info["named"], "ada@elsewhere.example", "what was sent before is still good");
    }
    let mut told = Vec::new();
    for whose in ["Ada", "Nobody"] {
        let answer = forgotten(&host, whose).await;
        assert_eq!((answer.status, answer.code()), (StatusCode::SERVICE_UNAVAILABLE, "not-sent"));
        told.push(answer.body);
    }
    assert_eq!(told[0], told[1]);
    assert_eq!(confirm(&ada, &code).await.body["address"], "ada@elsewhere.example");
    // The codes that were printed do not need it.
    let with = json!({ "name": "Ada", "proof": own, "password": "another password" });
    assert_eq!(host.ask("POST recover", None, with).await.status, StatusCode::OK);
}

#[tokio::test]
async fn nobody_is_flooded_with_letters() {
    let mut sink = Some(Sink::new());
    let host = Host::with(settings(sink.as_ref().unwrap())).await;
    let ada = host.member("Ada").await;
    lives_at(&ada, "ada@gipf.example", &mut sink).await;
    for (whose, letters) in [("Ada", 3), ("Nobody", 0)] {
        for _ in 0..3 {
            assert_eq!(forgotten(&host, whose).await.status, StatusCode::ACCEPTED, "{whose}");
        }
        let answer = forgotten(&host, whose).await;
        assert_eq!(answer.code(), "too-many", "{whose}: as soon as for everybody");
        for _ in 0..letters {
            next(&mut sink).await;
        }
    }
    // Nor does one whom others name.
    for name in ["Bo", "Cleo"] {
        let answer = host.member(name).await.ask("POST mail", named("ADA@gipf.example")).await;
        assert_eq!(answer.status, StatusCode::OK);
        next(&mut sink).await;
    }
    let dora = host.member("Dora").await;
    assert_eq!(dora.ask("POST mail", named("ada@gipf.example")).await.code(), "too-many");
    assert!(sink.as_ref().unwrap().next(SHORT).is_none());
}

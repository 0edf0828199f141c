//! Administrators, organisers, arbiters: who may do what, and that it is kept.
#![allow(clippy::unwrap_used, reason = "tests")]

mod friend;

use std::path::PathBuf;

use axum::http::StatusCode;
use friend::{Friend, Host, play};
use serde_json::{Value, json};
use server::{Place, Settings, StoreError, set_administrator};

/// A server whose database others can open beside it.
struct Home {
    host: Host,
    folder: PathBuf,
}

impl Home {
    async fn new(name: &str) -> Self {
        let folder =
            std::env::temp_dir().join(format!("gipf-office-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let mut settings = Settings::at(Place::Folder(folder.clone()));
        settings.club.cheap_passwords = true;
        settings.club.unlimited = true;
        Self { host: Host::with(settings).await, folder }
    }

    fn place(&self) -> Place {
        Place::Folder(self.folder.clone())
    }

    /// An administrator of that name.
    async fn administrator(&self, name: &str) -> Friend<'_> {
        let friend = self.host.member(name).await;
        set_administrator(&self.place(), name, true, "a test needs one").await.unwrap();
        friend
    }

    async fn end(self) {
        self.host.state.close().await;
        std::fs::remove_dir_all(self.folder).unwrap();
    }
}

/// The names of what was done, the newest first.
fn names(acts: &Value) -> Vec<&str> {
    acts.as_array().unwrap().iter().map(|act| act["act"].as_str().unwrap()).collect()
}

async fn code(friend: &Friend<'_>, what: &str, body: Value) -> String {
    friend.ask(what, body).await.code().to_owned()
}

#[tokio::test]
async fn the_first_administrator_is_made_on_the_machine_while_the_server_runs() {
    let home = Home::new("first").await;
    let (ada, guest) = (home.host.member("Ada").await, home.host.guest().await);
    assert_eq!(code(&ada, "GET admin", Value::Null).await, "no-right");
    assert_eq!(code(&guest, "GET admin", Value::Null).await, "no-right");
    let nobody = home.host.ask("GET admin", None, Value::Null).await;
    assert_eq!(nobody.code(), "signed-out");
    let set = async |name: &str, on| set_administrator(&home.place(), name, on, "why").await;
    assert_eq!(set("Nobody", true).await, Err(StoreError::Gone));
    assert_eq!(set(" aDA ", true).await, Ok("Ada".to_owned()));
    assert_eq!(set("Ada", true).await, Err(StoreError::Gone), "once is enough");
    assert_eq!(server::administrators(&home.place()).await, Ok(vec!["Ada".to_owned()]));
    assert_eq!(ada.ask("GET me", Value::Null).await.body["administrator"], true);
    assert_eq!(ada.ask("GET admin", Value::Null).await.body["registered"], 1);
    assert_eq!(set("Ada", false).await, Ok("Ada".to_owned()));
    assert_eq!(code(&ada, "GET admin", Value::Null).await, "no-right");
    set("Ada", true).await.unwrap();
    let acts = ada.ask("GET admin/acts", Value::Null).await.body;
    assert_eq!(names(&acts), ["appoint", "dismiss", "appoint"]);
    assert_eq!((&acts[0]["by"], &acts[0]["why"]), (&Value::Null, &json!("why")));
    assert_eq!(acts[0]["player"]["name"], "Ada");
    home.end().await;
}

#[tokio::test]
async fn every_right_ends_where_the_role_does() {
    let home = Home::new("rights").await;
    let admin = home.administrator("Admin").await;
    let host = &home.host;
    let (olga, arno, ada, bo) = (
        host.member("Olga").await,
        host.member("Arno").await,
        host.member("Ada").await,
        host.member("Bo").await,
    );
    let new = json!({ "name": "Monday evening", "why": "every week" });
    for friend in [&olga, &arno, &ada] {
        assert_eq!(code(friend, "POST gatherings", new.clone()).await, "no-right");
    }
    for (name, why, wanted) in
        [("", "x", "bad-title"), ("x", " ", "bad-reason"), ("x", "a\nb", "bad-reason")]
    {
        let new = json!({ "name": name, "why": why });
        assert_eq!(code(&admin, "POST gatherings", new).await, wanted);
    }
    let event = admin.ask("POST gatherings", new).await.body;
    assert_eq!(event["officials"][0]["role"], "organiser");
    let id = event["id"].as_str().unwrap();
    let (officials, pairings) =
        (format!("POST gatherings/{id}/officials"), format!("POST gatherings/{id}/pairings"));
    let appoint = |player: &str, role: &str, on: bool| json!({ "player": player, "role": role, "on": on, "why": "for tonight" });
    let pair = json!({
        "players": [ada.id, bo.id], "spec": "gipf:basic", "terms": { "clock": "600" }, "rated": true,
        "why": "round 1",
    });
    assert_eq!(code(&olga, &officials, appoint(&olga.id, "organiser", true)).await, "no-right");
    assert_eq!(
        admin.ask(&officials, appoint(&olga.id, "organiser", true)).await.status,
        StatusCode::NO_CONTENT
    );
    assert_eq!(
        olga.ask(&officials, appoint(&arno.id, "arbiter", true)).await.status,
        StatusCode::NO_CONTENT
    );
    let guest = host.guest().await;
    assert_eq!(
        code(&olga, &officials, appoint(&guest.id, "arbiter", true)).await,
        "registered-only"
    );
    assert_eq!(code(&arno, &officials, appoint(&ada.id, "arbiter", true)).await, "no-right");
    assert_eq!(code(&ada, &pairings, pair.clone()).await, "no-right");
    let mut alone = pair.clone();
    alone["players"] = json!([ada.id, ada.id]);
    assert_eq!(code(&arno, &pairings, alone).await, "yourself");
    let game = arno.ask(&pairings, pair.clone()).await;
    assert_eq!(game.status, StatusCode::OK, "{}", game.body);
    let rulings = format!("POST matches/{}/rulings", game.body["id"].as_str().unwrap());
    let halt = json!({ "ruling": { "to": "halt" }, "why": "a call" });
    for (friend, wanted) in [(&ada, "no-right"), (&olga, "no-right"), (&guest, "no-right")] {
        assert_eq!(code(friend, &rulings, halt.clone()).await, wanted, "only arbiters judge");
    }
    let own = json!({ "players": [arno.id, bo.id], "spec": "gipf:basic", "rated": false, "why": "one is missing" });
    let own = olga.ask(&pairings, own).await.body;
    let own = format!("POST matches/{}/rulings", own["id"].as_str().unwrap());
    assert_eq!(code(&arno, &own, halt.clone()).await, "own-match");

    // Another event, and a match that belongs to none, are nothing of Arno's.
    let (free, _) = host.game(&ada, &bo, json!({})).await;
    assert_eq!(
        code(&arno, &format!("POST matches/{free}/rulings"), halt.clone()).await,
        "no-right"
    );
    assert_eq!(
        admin.ask(&format!("POST matches/{free}/rulings"), halt.clone()).await.status,
        StatusCode::NO_CONTENT
    );

    // Who has the role no longer, has the right no longer; and what is closed is closed.
    let dismissed = olga.ask(&officials, appoint(&arno.id, "arbiter", false)).await;
    assert_eq!(dismissed.status, StatusCode::NO_CONTENT);
    assert_eq!(code(&arno, &rulings, halt).await, "no-right");
    let close = format!("POST gatherings/{id}/close");
    assert_eq!(code(&arno, &close, json!({ "why": "late" })).await, "no-right");
    assert_eq!(olga.ask(&close, json!({ "why": "late" })).await.status, StatusCode::NO_CONTENT);
    assert_eq!(code(&olga, &pairings, pair).await, "gathering-closed");
    let acts = olga.ask(&format!("GET gatherings/{id}/acts"), Value::Null).await.body;
    assert_eq!(names(&acts)[..2], ["close", "no-official"]);
    assert_eq!(acts.as_array().unwrap().len(), 8, "{acts}");
    assert!(
        acts.as_array()
            .unwrap()
            .iter()
            .all(|act| act["why"] != "" && act["by"]["name"] != Value::Null)
    );
    assert_eq!(code(&arno, &format!("GET gatherings/{id}/acts"), Value::Null).await, "no-right");
    let shown = host.ask(&format!("GET gatherings/{id}"), None, Value::Null).await.body;
    assert_eq!(shown["matches"].as_array().unwrap().len(), 2);
    home.end().await;
}

#[tokio::test]
async fn an_arbiter_stops_a_match_decides_it_and_corrects_its_result() {
    let home = Home::new("judge").await;
    let admin = home.administrator("Admin").await;
    let host = &home.host;
    let (ada, bo) = (host.member("Ada").await, host.member("Bo").await);
    let wanted = json!({ "rated": true, "terms": { "clock": "600" } });
    let (id, [mut first, mut second]) = host.game(&ada, &bo, wanted.clone()).await;
    first.act(&id, 0, play("e1-e2")).await;
    second.act(&id, 1, play("e9-e8")).await;
    let rulings = format!("POST matches/{id}/rulings");
    let rule = |ruling: Value| json!({ "ruling": ruling, "why": "it was so" });
    // No player can say it is a ruling.
    let forged = json!({ "kind": "rule", "ruling": { "to": "decide", "winner": "first" } });
    assert_eq!(first.refused(&id, 2, forged.clone()).await, "not-allowed");
    let nested = json!({ "kind": "side", "event": forged });
    assert_eq!(first.refused(&id, 2, nested).await, "not-allowed");

    assert_eq!(
        admin.ask(&rulings, rule(json!({ "to": "halt" }))).await.status,
        StatusCode::NO_CONTENT
    );
    let change = loop {
        let change = second.until("happened").await["change"].clone();
        if change["seq"] == 3 {
            break change;
        }
    };
    assert_eq!((&change["halted"], &change["deciders"]), (&json!(true), &json!([])));
    assert_eq!(first.refused(&id, 3, json!({ "kind": "go-on" })).await, "halted");
    assert_eq!(code(&admin, &rulings, rule(json!({ "to": "halt" }))).await, "halted");
    admin.ask(&rulings, rule(json!({ "to": "resume" }))).await;
    first.act(&id, 4, play("a1-b2")).await;

    let decide = |winner: Value| rule(json!({ "to": "decide", "winner": winner }));
    let rated = async |friend: &Friend<'_>| {
        friend.ask("GET me", Value::Null).await.body["ratings"][0].clone()
    };
    assert_eq!(admin.ask(&rulings, decide(json!("first"))).await.status, StatusCode::NO_CONTENT);
    let shown = ada.ask(&format!("GET matches/{id}"), Value::Null).await.body;
    assert_eq!(shown["summary"]["ending"], json!({ "winner": "first", "reason": "adjudicated" }));
    let [won, lost] = [rated(&ada).await, rated(&bo).await];
    assert!(won["rating"].as_f64().unwrap() > 1600.0 && lost["rating"].as_f64().unwrap() < 1400.0);

    // Another rated match follows; then the result of the one before it is corrected.
    let (other, [mut first, mut second]) = host.game(&ada, &bo, wanted).await;
    first.act(&other, 0, play("e1-e2")).await;
    second.act(&other, 1, play("e9-e8")).await;
    first.act(&other, 2, json!({ "kind": "resign" })).await;
    assert_eq!(admin.ask(&rulings, decide(json!("second"))).await.status, StatusCode::NO_CONTENT);
    let [down, up] = [rated(&ada).await, rated(&bo).await];
    assert_eq!((&down["games"], &up["games"]), (&json!(2), &json!(2)));
    assert!(up["rating"].as_f64() > won["rating"].as_f64(), "both wins count: {up}");
    let archive =
        ada.ask(&format!("GET players/{}", ada.id), Value::Null).await.body["matches"].clone();
    let [newer, corrected] = [&archive[0], &archive[1]];
    assert_eq!(corrected["ending"]["winner"], "second");
    assert_eq!(
        newer["ratings"][0]["before"], corrected["ratings"][0]["after"],
        "reckoned in order"
    );
    let acts = admin.ask("GET admin/acts", Value::Null).await.body;
    assert_eq!(names(&acts)[..4], ["correct", "decide", "resume", "halt"]);
    assert_eq!((&acts[0]["detail"], &acts[0]["match"]), (&json!("second"), &json!(id)));

    // It is kept: the log tells the same to whoever opens it again.
    let record = host.ask(&format!("GET matches/{id}/record"), None, Value::Null).await;
    assert_eq!(record.status, StatusCode::OK);
    home.end().await;
}

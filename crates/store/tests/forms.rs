//! Every earlier form of a database is brought to today's with what it holds: `SQLite` always, `PostgreSQL` where
//! `DATABASE_URL` names a server on which databases may be made.
#![allow(clippy::unwrap_used, reason = "tests")]

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use protocol::EventKind;
use rules::Player;
use sqlx::{AnyConnection, Connection, Row};
use store::{Place, Store, testkit};

/// What every form since the first has room for.
const HELD: &str = "
INSERT INTO server (one, alive) VALUES (1, 1000);
INSERT INTO players (id, name, folded, password, since) VALUES ('p1', 'Ada', 'ada', 'hash', 5);
INSERT INTO players (id, name, folded, password, since) VALUES ('p2', 'guest-x', 'guest-x', NULL, 6);
INSERT INTO sessions (id, token, player, agent, since, seen) VALUES ('s1', 'token', 'p1', 'a browser', 5, 7);
INSERT INTO codes (player, code) VALUES ('p1', 'code');
INSERT INTO ratings (player, game, speed, rating, deviation, volatility, games, at)
    VALUES ('p1', 'gipf', 'fast', 1510.5, 80.0, 0.06, 12, 9);
INSERT INTO seeks (id, player, wanted, since, until)
    VALUES ('k1', 'p1', '{\"spec\":\"zertz\",\"terms\":{},\"rated\":false,\"colour\":\"any\",\"audience\":{\"for\":\"everybody\"}}', 5, 99);
INSERT INTO matches (id, spec, terms, game, speed, rated, first_player, second_player, began)
    VALUES ('m1', 'gipf:standard', '{\"clock\":\"300\"}', 'gipf', 'fast', 0, 'p1', 'p2', 900);
INSERT INTO events (match_id, seq, action, body) VALUES ('m1', 0, 'a1', '250fe1-e2');
INSERT INTO matches (id, spec, terms, game, rated, first_player, second_player, began, ended, winner, reason, log)
    VALUES ('m2', 'gipf:standard', '{}', 'gipf', 0, 'p2', 'p1', 800, 850, 'second', 'resigned', '10fe1-e2
20f{\"kind\":\"resign\"}');
INSERT INTO chat (match_id, seq, room, player, at, body) VALUES ('m1', 0, 'players', 'p1', 901, 'hello');
";

/// The steps there are, in order: their numbers and their SQL.
fn steps() -> Vec<(i64, String)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
    let mut steps: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|file| {
            let file = file.unwrap();
            let number = file.file_name().to_str().unwrap()[..4].parse().unwrap();
            (number, fs::read_to_string(file.path()).unwrap())
        })
        .collect();
    steps.sort();
    steps
}

/// An empty database, and how it is reached.
async fn empty(name: &str, on_server: bool) -> Option<(Place, String, Option<PathBuf>)> {
    sqlx::any::install_default_drivers();
    if !on_server {
        let folder = std::env::temp_dir().join(format!("gipf-forms-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        let address = format!("sqlite://{}?mode=rwc", folder.join("gipf.db").display());
        return Some((Place::Folder(folder.clone()), address, Some(folder)));
    }
    let address = testkit::database(&format!("forms_{name}")).await?;
    Some((Place::Server(address.clone()), address, None))
}

/// Makes a database of the form after so many steps, with something in it.
async fn make(address: &str, steps: &[(i64, String)]) {
    let mut db = AnyConnection::connect(address).await.unwrap();
    let table = "CREATE TABLE schema_steps (step BIGINT PRIMARY KEY)";
    sqlx::raw_sql(table).execute(&mut db).await.unwrap();
    for (number, sql) in steps {
        sqlx::raw_sql(sql).execute(&mut db).await.unwrap();
        let step = format!("INSERT INTO schema_steps (step) VALUES ({number})");
        sqlx::raw_sql(&step).execute(&mut db).await.unwrap();
    }
    sqlx::raw_sql(HELD).execute(&mut db).await.unwrap();
    db.close().await.unwrap();
}

/// All tables, columns and indexes of a database.
async fn form(address: &str) -> BTreeSet<String> {
    let sql = if address.starts_with("sqlite") {
        "SELECT m.type || ' ' || m.name || ' ' || coalesce(c.name || ' ' || c.type || ' ' || c.\"notnull\", '') \
            FROM sqlite_master m LEFT JOIN pragma_table_info(m.name) c"
    } else {
        "SELECT CAST(table_name || ' ' || column_name || ' ' || data_type || ' ' || is_nullable AS TEXT) \
            FROM information_schema.columns WHERE table_schema = 'public' \
            UNION ALL SELECT CAST(indexdef AS TEXT) FROM pg_indexes WHERE schemaname = 'public'"
    };
    let mut db = AnyConnection::connect(address).await.unwrap();
    let rows = sqlx::query(sql).fetch_all(&mut db).await.unwrap();
    let form = rows.iter().map(|row| row.get::<String, _>(0)).collect();
    db.close().await.unwrap();
    form
}

async fn expect_all_there(store: &Store) {
    let ada = store.player_by_name("ADA").await.unwrap().unwrap();
    assert_eq!((ada.id.as_str(), ada.password.as_deref(), ada.since), ("p1", Some("hash"), 5));
    assert_eq!(store.session("token").await.unwrap().unwrap().player, "p1");
    assert_eq!(store.codes_left("p1").await.unwrap(), 1);
    let (_, _, standing) = store.standings("p1").await.unwrap()[0];
    assert_eq!((standing.rating, standing.games), (1510.5, 12));
    assert_eq!(store.seeks().await.unwrap()[0].wanted.spec, "zertz");
    assert_eq!(store.count_going_on().await.unwrap().0, 1);
    let events = store.events("m1").await.unwrap();
    assert_eq!((events.len(), events[0].event.at), (1, 250));
    assert_eq!(events[0].action.as_deref(), Some("a1"));
    let over = store.events("m2").await.unwrap();
    assert_eq!((over.len(), &over[1].event.kind), (2, &EventKind::Resign));
    let ending = store.game("m2").await.unwrap().unwrap().ending.unwrap();
    assert_eq!(ending.winner, Some(Player::Second));
    assert_eq!(store.said("m1").await.unwrap()[0].text, "hello");
    // What came later is there as well, and empty.
    assert_eq!(store.address_of("p1").await.unwrap(), None);
    assert_eq!(store.tokens("p1").await.unwrap(), []);
}

#[tokio::test]
async fn every_earlier_form_becomes_todays_with_what_it_holds() {
    let steps = steps();
    for on_server in [false, true] {
        let mut wanted = None;
        for gone in (1..=steps.len()).rev() {
            let name = format!("{}_{gone}", u8::from(on_server));
            let Some((place, address, folder)) = empty(&name, on_server).await else { break };
            make(&address, &steps[..gone]).await;
            let store = Store::open(&place, Arc::new(|| 2000)).await.unwrap();
            expect_all_there(&store).await;
            store.close().await;
            let form = form(&address).await;
            assert!(form.len() > 100, "{form:?}");
            let wanted = wanted.get_or_insert_with(|| form.clone());
            assert_eq!(&form, wanted, "the form after step {gone}");
            // Once more changes nothing.
            let store = Store::open(&place, Arc::new(|| 3000)).await.unwrap();
            expect_all_there(&store).await;
            store.close().await;
            if let Some(folder) = folder {
                fs::remove_dir_all(folder).unwrap();
            }
        }
    }
}

//! Many nodes over one `PostgreSQL` database, where `DATABASE_URL` names a server on which databases may be made.
#![allow(clippy::unwrap_used, reason = "tests")]

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use protocol::online::Speed;
use protocol::{Ending, Event, EventKind, Ruling, Terms};
use rules::Player;
use sqlx::{AnyConnection, Connection, Row};
use store::{
    Act, Claim, Clock, Happening, Lease, Logged, NewMatch, NewPlayer, NodeRow, Over, Place, Rated,
    Ruled, Standing, Store, StoreError, testkit,
};

/// A database of its own, and its time.
struct Home {
    place: Place,
    address: String,
    time: Arc<AtomicU64>,
}

impl Home {
    async fn new(name: &str) -> Option<Self> {
        let address = testkit::database(&format!("nodes_{name}")).await?;
        let time = Arc::new(AtomicU64::new(1_000_000));
        Some(Self { place: Place::Server(address.clone()), address, time })
    }

    fn clock(&self) -> Clock {
        let time = Arc::clone(&self.time);
        Arc::new(move || time.load(Ordering::Relaxed))
    }

    async fn node(&self) -> Store {
        Store::open_node(&self.place, self.clock()).await.unwrap()
    }

    async fn alone(&self) -> Result<Store, StoreError> {
        Store::open(&self.place, self.clock()).await
    }

    /// Time passes, and those who live say so.
    async fn pass(&self, seconds: u64, living: &[&Store]) {
        for _ in 0..seconds {
            self.time.fetch_add(1000, Ordering::Relaxed);
            for store in living {
                store.beat().await.unwrap();
            }
        }
    }

    /// Breaks the connection that holds the lock.
    async fn break_lock(&self) {
        let mut db = AnyConnection::connect(&self.address).await.unwrap();
        let sql = "SELECT CAST(pg_terminate_backend(pid) AS INT) FROM pg_locks JOIN pg_database ON oid = database \
            WHERE locktype = 'advisory' AND datname = current_database()";
        sqlx::query(sql).fetch_all(&mut db).await.unwrap();
        db.close().await.unwrap();
    }
}

async fn begin(store: &Store, ids: &[&str]) {
    for id in ["p1", "p2"] {
        let player = NewPlayer { id: id.into(), name: id.into(), password: None, since: 5 };
        store.add_player(player, None, vec![]).await.unwrap();
    }
    for id in ids {
        store.begin(new_match(id), None, None).await.unwrap();
    }
}

fn new_match(id: &str) -> NewMatch {
    NewMatch {
        id: id.to_owned(),
        spec: "gipf:standard".to_owned(),
        start: None,
        terms: Terms { clock: Some("300+5".to_owned()), ..Terms::default() },
        game: "gipf".to_owned(),
        speed: None,
        rated: false,
        players: ["p1".to_owned(), "p2".to_owned()],
        began: 1_000_000,
        due: Some(1_300_000),
        deciders: vec![Player::First],
    }
}

async fn write(store: &Store, id: &str, seq: u64) -> Result<(), StoreError> {
    let kind = EventKind::Act { action: "e1-e2".to_owned() };
    let event = Event { by: Player::First, at: seq * 10, kind };
    let logged = Logged { action: Some(format!("n{seq}")), event };
    let happening = Happening {
        id: id.to_owned(),
        seq,
        logged: vec![logged],
        last: seq.saturating_sub(1) * 10,
        due: Some(1_300_000),
        deciders: vec![Player::Second],
        over: None,
    };
    store.append(happening).await.map(drop)
}

async fn claim(store: &Store, id: &str) -> Claim {
    store.claim(id.to_owned()).await.unwrap()
}

fn ours(claim: Claim) -> Lease {
    match claim {
        Claim::Ours(lease) => lease,
        Claim::Of(node) => panic!("it belongs to node {node}"),
    }
}

async fn row_of(store: &Store, node: u64) -> NodeRow {
    store.nodes().await.unwrap().into_iter().find(|row| row.id == node).unwrap()
}

#[tokio::test]
async fn nodes_share_a_database_and_one_that_is_alone_does_not() {
    let Some(home) = Home::new("share").await else { return };
    let one = home.node().await;
    let two = home.node().await;
    assert_ne!(one.node(), two.node());
    assert_eq!(one.nodes().await.unwrap().len(), 2);
    let name = one.name_of_nodes("first").await.unwrap();
    assert_eq!((name.as_str(), two.name_of_nodes("other").await.unwrap()), ("first", name.clone()));
    let alone = home.alone().await.map(drop);
    assert!(matches!(alone, Err(StoreError::InUse { .. })), "{alone:?}");
    for node in [one, two] {
        node.leave().await.unwrap();
        node.close().await;
    }
    let alone = home.alone().await.unwrap();
    let node = Store::open_node(&home.place, home.clock()).await.map(drop);
    assert!(matches!(node, Err(StoreError::InUse { .. })), "{node:?}");
    alone.close().await;
    let folder = Place::Folder(std::env::temp_dir().join("gipf-no-node"));
    let node = Store::open_node(&folder, home.clock()).await.map(drop);
    assert_eq!(node, Err(StoreError::NotShared));
}

#[tokio::test]
async fn a_match_is_written_by_one_node_at_a_time() {
    let Some(home) = Home::new("lease").await else { return };
    let (one, two) = (home.node().await, home.node().await);
    begin(&one, &["m1"]).await;
    assert_eq!(write(&one, "m1", 0).await, Err(StoreError::Fenced), "nobody has it yet");
    let first = ours(claim(&one, "m1").await);
    write(&one, "m1", 0).await.unwrap();
    assert_eq!(claim(&two, "m1").await, Claim::Of(one.node()));
    assert_eq!(write(&two, "m1", 1).await, Err(StoreError::Fenced));
    // Taken into memory again, it is not given away by whoever had it before.
    let again = ours(claim(&one, "m1").await);
    one.release("m1".to_owned(), first).await.unwrap();
    assert_eq!(two.owner("m1").await.unwrap(), one.node());
    write(&one, "m1", 1).await.unwrap();
    one.release("m1".to_owned(), again).await.unwrap();
    ours(claim(&two, "m1").await);
    assert_eq!(write(&one, "m1", 2).await, Err(StoreError::Fenced));
    write(&two, "m1", 2).await.unwrap();
    assert_eq!(one.due(2_000_000).await.unwrap(), Vec::<String>::new(), "the other looks after it");
    assert_eq!(two.due(2_000_000).await.unwrap(), ["m1"]);
    assert_eq!(two.events("m1").await.unwrap().len(), 3);
    one.close().await;
    two.close().await;
}

#[tokio::test]
async fn a_node_that_was_silent_writes_nothing_and_its_matches_have_stood() {
    let Some(home) = Home::new("silent").await else { return };
    let (one, two) = (home.node().await, home.node().await);
    begin(&one, &["m1", "m2"]).await;
    ours(claim(&one, "m1").await);
    ours(claim(&two, "m2").await);
    write(&one, "m1", 0).await.unwrap();
    // It shows that it lives, as one that is only slow does.
    home.pass(4, &[&two]).await;
    assert!(!two.end_if_gone(row_of(&two, one.node()).await, true).await.unwrap());
    home.pass(6, &[&two]).await;
    assert!(!two.end_if_gone(row_of(&two, one.node()).await, false).await.unwrap());
    assert_eq!(write(&one, "m1", 1).await, Err(StoreError::Fenced), "it finds out by itself");
    assert!(two.end_if_gone(row_of(&two, one.node()).await, true).await.unwrap());
    let m1 = two.game("m1").await.unwrap().unwrap();
    assert_eq!((m1.stood, m1.new.due), (10_000, Some(1_310_000)));
    assert_eq!(two.game("m2").await.unwrap().unwrap().stood, 0);
    ours(claim(&two, "m1").await);
    write(&two, "m1", 1).await.unwrap();
    assert_eq!(write(&one, "m1", 2).await, Err(StoreError::Fenced));
    assert_eq!(one.beat().await, Err(StoreError::Fenced));
    let before = one.node();
    one.come_back().await.unwrap();
    assert!(one.node() > before);
    assert_eq!(write(&one, "m1", 2).await, Err(StoreError::Fenced), "what it had is not its own");
    assert_eq!(claim(&one, "m1").await, Claim::Of(two.node()));
    one.beat().await.unwrap();
    one.close().await;
    two.close().await;
}

#[tokio::test]
async fn a_node_that_was_killed_is_known_by_its_connection() {
    let Some(home) = Home::new("killed").await else { return };
    let (one, two) = (home.node().await, home.node().await);
    begin(&one, &["m1"]).await;
    ours(claim(&one, "m1").await);
    let id = one.node();
    // Without taking leave.
    one.close().await;
    home.pass(2, &[&two]).await;
    let row = row_of(&two, id).await;
    let mut gone = false;
    for _ in 0..100 {
        gone = gone || two.end_if_gone(row, false).await.unwrap();
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert!(gone);
    let m1 = two.game("m1").await.unwrap().unwrap();
    assert_eq!((m1.stood, two.owner("m1").await.unwrap()), (2000, 0));
    two.close().await;
}

#[tokio::test]
async fn time_stands_for_each_match_as_long_as_nobody_could_play_it() {
    let Some(home) = Home::new("outage").await else { return };
    let (one, two) = (home.node().await, home.node().await);
    begin(&one, &["m1", "m2", "m3"]).await;
    ours(claim(&one, "m1").await);
    ours(claim(&two, "m2").await);
    one.close().await;
    home.pass(3, &[&two]).await;
    two.close().await;
    home.pass(60, &[]).await;
    // Whoever comes next, alone or not, finds all gone.
    let next = home.alone().await.unwrap();
    let mut stood = Vec::new();
    for id in ["m1", "m2", "m3"] {
        stood.push(next.game(id).await.unwrap().unwrap().stood);
        assert_eq!(next.owner(id).await.unwrap(), 0);
    }
    assert_eq!(stood, [63_000, 60_000, 60_000]);
    assert!(next.nodes().await.unwrap().is_empty());
    write(&next, "m1", 0).await.unwrap();
    next.close().await;
}

#[tokio::test]
async fn a_node_that_leaves_gives_its_matches_away_and_no_time_has_stood() {
    let Some(home) = Home::new("leave").await else { return };
    let (one, two) = (home.node().await, home.node().await);
    begin(&one, &["m1"]).await;
    ours(claim(&one, "m1").await);
    one.leave().await.unwrap();
    assert_eq!(one.beat().await, Err(StoreError::Fenced));
    one.close().await;
    assert_eq!(two.nodes().await.unwrap().len(), 1);
    ours(claim(&two, "m1").await);
    assert_eq!(two.game("m1").await.unwrap().unwrap().stood, 0);
    two.close().await;
}

#[tokio::test]
async fn a_lock_that_was_lost_is_taken_again_if_nobody_came() {
    let Some(home) = Home::new("lock").await else { return };
    let alone = home.alone().await.unwrap();
    begin(&alone, &["m1"]).await;
    alone.expect_alone().await.unwrap();
    home.break_lock().await;
    alone.expect_alone().await.unwrap();
    write(&alone, "m1", 0).await.unwrap();
    let second = home.alone().await.map(drop);
    assert!(matches!(second, Err(StoreError::InUse { .. })), "{second:?}");

    // Somebody is faster.
    home.break_lock().await;
    let second = home.alone().await.unwrap();
    assert_eq!(write(&alone, "m1", 1).await, Err(StoreError::Fenced), "before it is even looked");
    let lost = alone.expect_alone().await;
    assert!(matches!(lost, Err(StoreError::InUse { .. })), "{lost:?}");
    write(&second, "m1", 1).await.unwrap();
    // Somebody was there and is gone again: what was read meanwhile may be wrong.
    second.close().await;
    assert_eq!(alone.expect_alone().await, Err(StoreError::Fenced));
    alone.close().await;
}

#[tokio::test]
async fn nodes_of_another_release_are_not_joined() {
    let Some(home) = Home::new("release").await else { return };
    let one = home.node().await;
    let mut db = AnyConnection::connect(&home.address).await.unwrap();
    let known = sqlx::query("SELECT MAX(step) FROM schema_steps").fetch_one(&mut db).await.unwrap();
    let known: i64 = known.try_get(0).unwrap();
    sqlx::query("DELETE FROM schema_steps WHERE step = $1")
        .bind(known)
        .execute(&mut db)
        .await
        .unwrap();
    let two = Store::open_node(&home.place, home.clock()).await.map(drop);
    let before = sqlx::query("SELECT MAX(step) FROM schema_steps").fetch_one(&mut db).await;
    let found: i64 = before.unwrap().try_get(0).unwrap();
    assert_eq!(two, Err(StoreError::Older { found, known }));
    sqlx::query("INSERT INTO schema_steps (step) VALUES ($1)")
        .bind(known)
        .execute(&mut db)
        .await
        .unwrap();
    db.close().await.unwrap();
    one.close().await;
}

/// Counts games; ten points go to whoever wins.
fn rate(before: [Option<Standing>; 2], winner: Option<Player>, now: u64) -> [Rated; 2] {
    Player::BOTH.map(|player| {
        let old = before[player.index()];
        let (rating, games) = old.map_or((1500.0, 0), |old| (old.rating, old.games));
        let change = if winner == Some(player) { 10.0 } else { -10.0 };
        let (deviation, volatility) = (350.0, 0.06);
        let after =
            Standing { rating: rating + change, deviation, volatility, games: games + 1, at: now };
        Rated { before: rating, after }
    })
}

/// The first player wins a match for ratings, by what happens as the event of that number.
fn won(id: &str, seq: u64, kind: EventKind) -> Happening {
    let ending = Ending { winner: Some(Player::First), reason: "so".to_owned() };
    let event = Event { by: Player::Second, at: seq, kind };
    Happening {
        id: id.to_owned(),
        seq,
        logged: vec![Logged { action: Some(format!("n{seq}")), event }],
        last: seq.saturating_sub(1),
        due: None,
        deciders: vec![],
        over: Some(Over { ending, rate: Some(rate), at: 1_000_000 + seq }),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn ratings_are_reckoned_anew_at_one_node_while_another_ends_matches() {
    const MATCHES: u32 = 30;
    let Some(home) = Home::new("reckon").await else { return };
    let (one, two) = (home.node().await, home.node().await);
    begin(&one, &[]).await;
    let ids: Vec<String> = (0..=MATCHES).map(|n| format!("m{n}")).collect();
    for id in &ids {
        let new = NewMatch { speed: Some(Speed::Fast), rated: true, ..new_match(id) };
        one.begin(new, None, None).await.unwrap();
    }
    ours(claim(&one, "m0").await);
    one.append(won("m0", 0, EventKind::Resign)).await.unwrap();
    let corrects = async {
        for seq in 1..=u64::from(MATCHES) {
            let ruling = Ruling::Decide { winner: Some(Player::First) };
            let happening = won("m0", seq, EventKind::Rule { ruling });
            let act = Act {
                id: format!("a{seq}"),
                act: "correct".into(),
                why: "why".into(),
                ..Act::default()
            };
            one.rule(Ruled { happening, corrects: true, act }).await.unwrap();
        }
    };
    let ends = async {
        for id in &ids[1..] {
            ours(claim(&two, id).await);
            two.append(won(id, 0, EventKind::Resign)).await.unwrap();
        }
    };
    tokio::join!(corrects, ends);
    let standing = one.standing("p1", "gipf", Speed::Fast).await.unwrap().unwrap();
    let all = MATCHES + 1;
    let wanted = (u64::from(all), 1500.0 + 10.0 * f64::from(all));
    assert_eq!((standing.games, standing.rating), wanted, "no match is left out");
    one.close().await;
    two.close().await;
}

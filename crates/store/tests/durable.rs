//! Nothing is answered before it is on the disk, whatever fails.
#![allow(clippy::unwrap_used, reason = "tests")]

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use sqlx::{AnyConnection, Connection};
use store::{Clock, Faults, Moment, NewPlayer, Place, Point, Store, StoreError};
use tokio::sync::Semaphore;

fn clock() -> Clock {
    Arc::new(|| 1_000_000)
}

fn player(n: usize) -> NewPlayer {
    NewPlayer { id: format!("p{n}"), name: format!("name{n}"), password: None, since: 1 }
}

/// An empty folder.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("gipf-durable-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

/// What would be found if the machine stopped now: the files as they are, without the process.
async fn after_a_crash(folder: &Path, name: &str) -> Vec<bool> {
    let copy = self::folder(name);
    std::fs::create_dir_all(&copy).unwrap();
    for file in ["gipf.db", "gipf.db-wal"] {
        let _ = std::fs::copy(folder.join(file), copy.join(file));
    }
    let store = Store::open(&Place::Folder(copy.clone()), clock()).await.unwrap();
    let mut there = Vec::new();
    for n in 0..8 {
        there.push(store.player(&format!("p{n}")).await.unwrap().is_some());
    }
    store.close().await;
    std::fs::remove_dir_all(&copy).unwrap();
    there
}

/// Stops at one moment until it is let go on.
#[derive(Debug)]
struct Gate {
    before: Point,
    open: Semaphore,
    reached: Semaphore,
}

impl Faults for Gate {
    fn at(&self, point: Point) -> Moment<'_> {
        Box::pin(async move {
            if point == self.before {
                self.reached.add_permits(1);
                self.open.acquire().await.unwrap().forget();
            }
            Ok(())
        })
    }
}

#[tokio::test]
async fn nobody_is_told_before_the_commit() {
    for before in [Point::BeforeCommit, Point::AfterCommit] {
        let folder = folder(&format!("gate-{before:?}"));
        let gate = Arc::new(Gate { before, open: Semaphore::new(0), reached: Semaphore::new(0) });
        let place = Place::Folder(folder.clone());
        let store = Store::open_with(&place, clock(), Arc::clone(&gate) as _).await.unwrap();
        let told = Arc::new(AtomicUsize::new(0));
        let mut waiting = Vec::new();
        for n in 0..3 {
            let (store, told) = (store.clone(), Arc::clone(&told));
            waiting.push(tokio::spawn(async move {
                store.add_player(player(n), None, vec![]).await.unwrap();
                told.fetch_add(1, Ordering::SeqCst);
            }));
        }
        gate.reached.acquire().await.unwrap().forget();
        let there = after_a_crash(&folder, &format!("gate-copy-{before:?}")).await;
        assert_eq!(told.load(Ordering::SeqCst), 0, "nobody was told");
        assert_eq!(there.contains(&true), before == Point::AfterCommit, "{before:?}");
        gate.open.add_permits(100);
        for it in waiting {
            it.await.unwrap();
        }
        let there = after_a_crash(&folder, &format!("gate-last-{before:?}")).await;
        assert_eq!(there[..3], [true; 3], "whoever was told is there");
        store.close().await;
        std::fs::remove_dir_all(&folder).unwrap();
    }
}

/// Whether a moment fails, by how many there were before it.
type Fails = fn(usize, Point) -> bool;

/// Fails at moments of its choice.
#[derive(Debug)]
struct Failing {
    calls: AtomicUsize,
    fails: Fails,
    batches: Mutex<Vec<usize>>,
}

impl Faults for Failing {
    fn at(&self, point: Point) -> Moment<'_> {
        if let Point::Begun(jobs) = point {
            self.batches.lock().unwrap().push(jobs);
        }
        let fails = (self.fails)(self.calls.fetch_add(1, Ordering::SeqCst), point);
        let result = if fails { Err(StoreError::Database("a fault".to_owned())) } else { Ok(()) };
        Box::pin(std::future::ready(result))
    }
}

#[tokio::test]
async fn what_was_answered_is_there_whatever_fails() {
    let cases: [(&str, Fails); 3] = [
        ("begun", |call, point| matches!(point, Point::Begun(_)) && call % 2 == 0),
        ("before", |call, point| point == Point::BeforeCommit && call % 4 == 1),
        ("always", |_, _| true),
    ];
    for (name, fails) in cases {
        let folder = folder(name);
        let faults = Failing { calls: AtomicUsize::new(0), fails, batches: Mutex::new(vec![]) };
        let place = Place::Folder(folder.clone());
        let store = Store::open_with(&place, clock(), Arc::new(faults)).await.unwrap();
        let mut answers = Vec::new();
        for n in 0..8 {
            answers.push(store.add_player(player(n), None, vec![]).await.is_ok());
        }
        assert_eq!(after_a_crash(&folder, &format!("{name}-copy")).await, answers, "{name}");
        assert!(answers.contains(&false), "{name}: something has failed");
        store.close().await;
        std::fs::remove_dir_all(&folder).unwrap();
    }
}

#[tokio::test]
async fn jobs_share_a_commit_and_one_that_fails_harms_no_other() {
    let folder = folder("share");
    let faults = Arc::new(Failing {
        calls: AtomicUsize::new(0),
        fails: |_, _| false,
        batches: Mutex::new(vec![]),
    });
    let place = Place::Folder(folder.clone());
    let store = Store::open_with(&place, clock(), Arc::clone(&faults) as _).await.unwrap();
    let mut jobs = Vec::new();
    for n in [0, 1, 2, 2, 3, 4] {
        let store = store.clone();
        jobs.push(tokio::spawn(async move { store.add_player(player(n), None, vec![]).await }));
    }
    let mut failed = 0;
    for job in jobs {
        failed += usize::from(job.await.unwrap() == Err(StoreError::Taken));
    }
    assert_eq!(failed, 1);
    let there = after_a_crash(&folder, "share-copy").await;
    assert_eq!(there, [true, true, true, true, true, false, false, false]);
    assert!(faults.batches.lock().unwrap().iter().any(|jobs| *jobs > 1), "some shared a commit");
    store.close().await;
    std::fs::remove_dir_all(&folder).unwrap();
}

#[tokio::test]
async fn a_copy_is_taken_from_a_store_in_use_and_restored_elsewhere() {
    let (folder, copy) = (folder("backup"), folder("backup-file"));
    let place = Place::Folder(folder.clone());
    let store = Store::open(&place, clock()).await.unwrap();
    store.add_player(player(1), None, vec![]).await.unwrap();
    store::backup(&place, &copy).await.unwrap();
    let again = store::backup(&place, &copy).await;
    assert!(matches!(again, Err(StoreError::Place { .. })), "no file is overwritten");
    store.add_player(player(2), None, vec![]).await.unwrap();
    let used = store::restore(&copy, &place).await;
    assert!(matches!(used, Err(StoreError::InUse { .. })), "{used:?}");
    store.close().await;
    let full = store::restore(&copy, &place).await;
    assert!(matches!(full, Err(StoreError::Place { .. })), "{full:?}");

    let other = Place::Folder(self::folder("restored"));
    store::restore(&copy, &other).await.unwrap();
    let store = Store::open(&other, clock()).await.unwrap();
    assert!(store.player("p1").await.unwrap().is_some());
    assert!(store.player("p2").await.unwrap().is_none());
    store.close().await;

    let bytes = std::fs::read(&copy).unwrap();
    std::fs::write(&copy, &bytes[..bytes.len() / 2]).unwrap();
    let cut = store::restore(&copy, &Place::Folder(self::folder("cut"))).await;
    assert!(matches!(cut, Err(StoreError::Place { .. })), "{cut:?}");
    for name in ["backup", "restored", "cut"] {
        let _ = std::fs::remove_dir_all(self::folder(name));
    }
    let _ = std::fs::remove_file(&copy);
}

#[tokio::test]
async fn what_is_answered_after_the_database_has_ended_a_transaction_by_itself_is_kept() {
    let folder = folder("ended");
    let store = Store::open(&Place::Folder(folder.clone()), clock()).await.unwrap();
    // What `SQLite` does where the disk is full: it undoes everything, and whoever has begun it is told of an error.
    let address = format!("sqlite://{}", folder.join("gipf.db").display());
    let mut db = AnyConnection::connect(&address).await.unwrap();
    let sql = "CREATE TRIGGER full BEFORE INSERT ON players WHEN NEW.id = 'p0' \
        BEGIN SELECT RAISE(ROLLBACK, 'the disk is full'); END";
    sqlx::raw_sql(sql).execute(&mut db).await.unwrap();
    for n in 1..4 {
        let full = store.add_player(player(0), None, vec![]).await;
        assert!(matches!(full, Err(StoreError::Database(_))), "{full:?}");
        // What is refused afterwards is undone, and nothing else with it.
        let nothing = store.end_session("p1".to_owned(), "none".to_owned()).await;
        assert_eq!(nothing, Err(StoreError::Gone));
        store.add_player(player(n), None, vec![]).await.unwrap();
        let there = after_a_crash(&folder, "ended-copy").await;
        assert!((1..=n).all(|n| there[n]), "what was answered is on the disk: {there:?}");
    }
    db.close().await.unwrap();
    store.close().await;
    std::fs::remove_dir_all(folder).unwrap();
}

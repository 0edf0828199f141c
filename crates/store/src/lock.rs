//! The lock that keeps servers out of each other's way: one that is alone from all others, nodes from one that is
//! alone. It lives as long as its connection, and ends with the process however that ends.

use std::time::Duration;

use sqlx::{AnyConnection, Connection, Executor, Row};

use crate::open::file_address;
use crate::{Place, StoreError};

/// Names our lock among those that programs take in one `PostgreSQL` database: the letters `gipf`.
const LOCK: i64 = 0x6769_7066;
/// The lock of those who change ratings: many of some players, or one of all.
const RATINGS: i64 = LOCK + 1;
/// How often the lock is tried, and the milliseconds between: a server that was just stopped may still hold
/// it.
const TRIES: (u32, u64) = (10, 150);

/// How a place is held.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hold {
    /// Nobody else is there.
    Alone,
    /// Nodes may be there, and nobody who is alone.
    Shared,
}

/// Holds a place, with patience.
pub(crate) async fn hold(place: &Place, how: Hold) -> Result<Option<AnyConnection>, StoreError> {
    for _ in 1..TRIES.0 {
        match try_hold(place, how).await {
            Err(StoreError::InUse { .. }) => {
                tokio::time::sleep(Duration::from_millis(TRIES.1)).await;
            }
            other => return other,
        }
    }
    try_hold(place, how).await
}

/// Keeps other servers away for as long as the connection lives, also if the process is killed.
pub(crate) async fn try_hold(
    place: &Place,
    how: Hold,
) -> Result<Option<AnyConnection>, StoreError> {
    let in_use = || StoreError::InUse { place: place.to_string() };
    match place {
        Place::Memory => Ok(None),
        Place::Folder(folder) => {
            let mut db = connect(place, &file_address(&folder.join("gipf.lock"))).await?;
            let take = "PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE;";
            db.execute(take).await.map_err(|_| in_use())?;
            Ok(Some(db))
        }
        Place::Server(address) => {
            let mut db = connect(place, address).await?;
            let taken = match how {
                Hold::Alone => ask(&mut db, "SELECT pg_try_advisory_lock($1)").await?,
                Hold::Shared => ask(&mut db, "SELECT pg_try_advisory_lock_shared($1)").await?,
            };
            if taken { Ok(Some(db)) } else { Err(in_use()) }
        }
    }
}

async fn ask(db: &mut AnyConnection, sql: &str) -> Result<bool, StoreError> {
    Ok(sqlx::query(sql).bind(LOCK).fetch_one(db).await?.try_get(0)?)
}

/// Lets nodes in beside one that was alone.
pub(crate) async fn share(db: &mut AnyConnection) -> Result<(), StoreError> {
    // Whoever is alone may have it both ways at a time.
    ask(db, "SELECT pg_try_advisory_lock_shared($1)").await?;
    ask(db, "SELECT pg_advisory_unlock($1)").await.map(drop)
}

/// Shows to others that a node lives, for as long as the connection does.
pub(crate) async fn show(db: &mut AnyConnection, node: u64) -> Result<(), StoreError> {
    let [names, node] = of_node(node);
    let query = sqlx::query("SELECT pg_advisory_lock($1, $2) IS NULL");
    query.bind(names).bind(node).fetch_one(db).await?;
    Ok(())
}

/// Whether a node does not show that it lives.
pub(crate) async fn is_gone(db: &mut AnyConnection, node: u64) -> Result<bool, StoreError> {
    let [names, node] = of_node(node);
    // It is held for the statement only.
    let query = sqlx::query("SELECT pg_try_advisory_xact_lock($1, $2)");
    Ok(query.bind(names).bind(node).fetch_one(db).await?.try_get(0)?)
}

/// Lets nobody reckon all ratings anew until this transaction ends; or, where it does that itself, nobody else change
/// any. Where one task writes everything nobody else could.
pub(crate) async fn ratings(db: &mut AnyConnection, how: Hold) -> Result<(), StoreError> {
    if db.backend_name() == "PostgreSQL" {
        let sql = match how {
            Hold::Alone => "SELECT pg_advisory_xact_lock($1) IS NULL",
            Hold::Shared => "SELECT pg_advisory_xact_lock_shared($1) IS NULL",
        };
        sqlx::query(sql).bind(RATINGS).fetch_one(db).await?;
    }
    Ok(())
}

fn of_node(node: u64) -> [i32; 2] {
    let low = |number: u64| i32::try_from(number & 0x7fff_ffff).unwrap_or_default();
    [low(LOCK.unsigned_abs()), low(node)]
}

pub(crate) async fn connect(place: &Place, address: &str) -> Result<AnyConnection, StoreError> {
    AnyConnection::connect(address).await.map_err(|why| place.fault(why))
}

/// Whether nobody uses the file in a folder.
pub(crate) async fn expect_unused(place: &Place) -> Result<(), StoreError> {
    sqlx::any::install_default_drivers();
    if let Some(lock) = try_hold(place, Hold::Alone).await? {
        lock.close().await?;
    }
    Ok(())
}

//! By what right a store writes: as the only server, or as one of many nodes. Whoever has lost it writes nothing.
//!
//! Everything that has to do with it happens in the transaction that writes: a server that was paused, or cut off
//! from the database, and believes that it still may, finds out there.

use std::sync::atomic::{AtomicU64, Ordering};

use sqlx::{AnyConnection, Row};

use crate::{StoreError, kept, read};

/// How long a node may be silent, in milliseconds, before its matches go to others. It stops itself then, too.
pub(crate) const SILENT: u64 = 5_000;

/// The right of a store to write.
#[derive(Debug)]
pub(crate) struct Tenure {
    /// Whether there may be others.
    shared: bool,
    /// The epoch that it was given; 0 until then.
    epoch: AtomicU64,
}

impl Tenure {
    pub(crate) fn new(shared: bool) -> Self {
        Self { shared, epoch: AtomicU64::new(0) }
    }

    /// The epoch of a node; 0 if it is alone.
    pub(crate) fn node(&self) -> u64 {
        if self.shared { self.epoch.load(Ordering::Acquire) } else { 0 }
    }

    pub(crate) fn is_shared(&self) -> bool {
        self.shared
    }

    pub(crate) fn begin(&self, epoch: u64) {
        self.epoch.store(epoch, Ordering::Release);
    }

    /// Keeps that this server lives, if it still may write. It is the first thing in a transaction, so that whoever
    /// takes over waits for its end.
    pub(crate) async fn hold(&self, db: &mut AnyConnection, now: u64) -> Result<(), StoreError> {
        let epoch = kept(self.epoch.load(Ordering::Acquire));
        let query = if self.shared {
            // Whoever was silent for too long stops, also if nobody has noticed.
            let sql = "UPDATE nodes SET alive = CASE WHEN alive < $1 THEN $1 ELSE alive END \
                WHERE id = $2 AND alive >= $3";
            let least = kept(now.saturating_sub(SILENT));
            sqlx::query(sql).bind(kept(now)).bind(epoch).bind(least)
        } else {
            let sql = "UPDATE server SET alive = CASE WHEN alive < $1 THEN $1 ELSE alive END \
                WHERE epoch = $2";
            sqlx::query(sql).bind(kept(now)).bind(epoch)
        };
        match query.execute(db).await?.rows_affected() {
            0 => Err(StoreError::Fenced),
            _ => Ok(()),
        }
    }
}

/// Who is to be taken for gone when somebody comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Gone {
    /// Everybody: nobody else can be there.
    All,
    /// Everybody if all were silent for too long; else this one. 0 is nobody.
    Silent(u64),
}

/// Draws an epoch that nobody has had; whoever was alone before may write no more. If nobody lives, the time since
/// somebody did is added to all matches that go on.
///
/// Others who come wait for the end of the transaction.
pub(crate) async fn draw(db: &mut AnyConnection, gone: Gone, now: u64) -> Result<u64, StoreError> {
    let sql = "INSERT INTO server (one, alive) VALUES (1, $1) ON CONFLICT DO NOTHING";
    sqlx::query(sql).bind(kept(now)).execute(&mut *db).await?;
    let sql = "UPDATE server SET epoch = epoch + 1 RETURNING epoch, alive";
    let row = sqlx::query(sql).fetch_one(&mut *db).await?;
    let (epoch, mut last) = (read(row.try_get(0)?), read(row.try_get(1)?));
    let mut dead: Vec<(u64, u64)> = Vec::new();
    for node in sqlx::query("SELECT id, alive FROM nodes").fetch_all(&mut *db).await? {
        dead.push((read(node.try_get(0)?), read(node.try_get(1)?)));
    }
    if let Gone::Silent(own) = gone
        && dead.iter().any(|(id, alive)| *id != own && alive + SILENT >= now)
    {
        end(db, own, now, now).await?;
        return Ok(epoch);
    }
    last = dead.iter().map(|(_, alive)| *alive).fold(last, u64::max);
    for (id, alive) in dead {
        release_all(db, id, last.saturating_sub(alive)).await?;
    }
    sqlx::query("DELETE FROM nodes").execute(&mut *db).await?;
    let gap = now.saturating_sub(last);
    let sql = "UPDATE matches SET stood = stood + $1, due = due + $1 WHERE ended = 0";
    sqlx::query(sql).bind(kept(gap)).execute(&mut *db).await?;
    let sql = "UPDATE server SET alive = $1 WHERE alive < $1";
    sqlx::query(sql).bind(kept(now)).execute(&mut *db).await?;
    tracing::info!(gap, "matches that go on stood for as long as no server lived");
    Ok(epoch)
}

/// Takes all matches from a node. Those that go on stood for that long.
async fn release_all(db: &mut AnyConnection, node: u64, gap: u64) -> Result<(), StoreError> {
    let sql =
        "UPDATE matches SET stood = stood + $1, due = due + $1 WHERE owner = $2 AND ended = 0";
    sqlx::query(sql).bind(kept(gap)).bind(kept(node)).execute(&mut *db).await?;
    let query = sqlx::query("UPDATE matches SET owner = 0 WHERE owner = $1").bind(kept(node));
    query.execute(db).await?;
    Ok(())
}

/// Ends the tenure of a node that was not known to live since `last`: its matches belong to nobody, and stood for
/// as long as it did not live. Whether it had one.
pub(crate) async fn end(
    db: &mut AnyConnection,
    node: u64,
    last: u64,
    now: u64,
) -> Result<bool, StoreError> {
    let sql = "DELETE FROM nodes WHERE id = $1 AND alive <= $2 RETURNING alive";
    let row = sqlx::query(sql).bind(kept(node)).bind(kept(last)).fetch_optional(&mut *db).await?;
    let Some(row) = row else { return Ok(false) };
    let gap = now.saturating_sub(read(row.try_get(0)?));
    release_all(db, node, gap).await?;
    tracing::warn!(node, gap, "a node was gone; its matches stood as long, and go to others");
    Ok(true)
}

/// Ends one's own tenure in good order: no match has stood.
pub(crate) async fn leave(db: &mut AnyConnection, node: u64, now: u64) -> Result<(), StoreError> {
    release_all(db, node, 0).await?;
    let query = sqlx::query("DELETE FROM nodes WHERE id = $1").bind(kept(node));
    query.execute(&mut *db).await?;
    let sql = "UPDATE server SET alive = $1 WHERE alive < $1";
    sqlx::query(sql).bind(kept(now)).execute(db).await?;
    Ok(())
}

/// Begins the tenure of a node, with an epoch that was drawn for it in the same transaction.
pub(crate) async fn come(db: &mut AnyConnection, epoch: u64, now: u64) -> Result<(), StoreError> {
    let sql = "INSERT INTO nodes (id, since, alive) VALUES ($1, $2, $2)";
    sqlx::query(sql).bind(kept(epoch)).bind(kept(now)).execute(db).await?;
    Ok(())
}

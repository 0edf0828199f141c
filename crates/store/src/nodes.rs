//! Many servers over one database: each is a node, knows the others, and ends the tenure of those that are gone.

use std::sync::Arc;

use sqlx::{AnyConnection, Connection, Row};

use crate::lock::{self, Hold};
use crate::open::{End, expect_careful, pool};
use crate::tenure::{self, Gone, SILENT, Tenure};
use crate::write::{Write, Written};
use crate::{Clock, Place, Store, StoreError, faults, migrate, read};

/// After how many milliseconds of silence it is asked whether a node still shows that it lives.
const DOUBT: u64 = 1_500;
const _: () = assert!(DOUBT < SILENT);

/// A node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NodeRow {
    /// Which.
    pub id: u64,
    /// Since when.
    pub since: u64,
    /// When it was known to live last.
    pub alive: u64,
}

impl Store {
    /// Opens what nodes share, as one of them. The first brings it to today's form.
    ///
    /// # Errors
    ///
    /// If it is no `PostgreSQL` database or cannot be used, a server uses it alone, or it is of another release.
    pub async fn open_node(place: &Place, clock: Clock) -> Result<Self, StoreError> {
        if !matches!(place, Place::Server(_)) {
            return Err(StoreError::NotShared);
        }
        sqlx::any::install_default_drivers();
        let tenure = Arc::new(Tenure::new(true));
        let writing = pool(place, 1).await?;
        let mut db = writing.acquire().await?;
        let lock = come(place, &mut db, &tenure, &clock).await?;
        expect_careful(place, &mut db).await?;
        drop(db);
        let faults = Arc::new(faults::Quiet);
        Self::opened(place, clock, faults, tenure, writing, Some(lock)).await
    }

    /// Comes back as another node, after others have taken over from the one that this was. All its matches are
    /// gone from it.
    ///
    /// # Errors
    ///
    /// If the database cannot be used; then it can be tried again.
    pub async fn come_back(&self) -> Result<(), StoreError> {
        let mut end = self.end.lock().await;
        let End { place, pool, lock, .. } = end.as_mut().ok_or(StoreError::Closed)?;
        self.leases.clear();
        let mut db = pool.acquire().await?;
        // The lock of the node that this was ends with its connection.
        *lock = None;
        *lock = Some(come(place, &mut db, &self.tenure, &self.clock).await?);
        Ok(())
    }

    /// The last number that was given to a node. Whoever has none above it and is not among the [`nodes`](Self::nodes)
    /// that are read later is gone.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn epoch(&self) -> Result<u64, StoreError> {
        let row = sqlx::query("SELECT epoch FROM server").fetch_one(&self.readers).await?;
        Ok(read(row.try_get(0)?))
    }

    /// All nodes, the eldest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn nodes(&self) -> Result<Vec<NodeRow>, StoreError> {
        let sql = "SELECT id, since, alive FROM nodes ORDER BY id";
        let rows = sqlx::query(sql).fetch_all(&self.readers).await?;
        let node = |row: &sqlx::any::AnyRow| {
            Ok(NodeRow {
                id: read(row.try_get(0)?),
                since: read(row.try_get(1)?),
                alive: read(row.try_get(2)?),
            })
        };
        rows.iter().map(node).collect()
    }

    /// Ends the tenure of a node if it is gone: its matches have stood since it lived last, and are free for
    /// others. Whether that was done.
    ///
    /// A node is gone if it does not show that it lives, or, for whoever could write all the time (`sure`), if it
    /// was silent for five seconds.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn end_if_gone(&self, node: NodeRow, sure: bool) -> Result<bool, StoreError> {
        let now = (self.clock)();
        let silent = now.saturating_sub(node.alive);
        if silent < DOUBT {
            return Ok(false);
        }
        let hidden = {
            let mut db = self.readers.acquire().await?;
            lock::is_gone(&mut db, node.id).await?
        };
        let last = if hidden {
            now
        } else if sure && silent > SILENT {
            now - SILENT
        } else {
            return Ok(false);
        };
        let written = self.write(Write::End { node: node.id, last, now }).await?;
        Ok(written == Written::Count(1))
    }

    /// Leaves the other nodes in good order: all matches are free for them.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn leave(&self) -> Result<(), StoreError> {
        self.leases.clear();
        let write = Write::Leave { node: self.node(), now: (self.clock)() };
        self.write(write).await.map(drop)
    }

    /// By what name the nodes of this database find one another; the one that is offered, if there was none.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn name_of_nodes(&self, offered: &str) -> Result<String, StoreError> {
        let sql = "UPDATE server SET name = COALESCE(name, $1) RETURNING name";
        let row = sqlx::query(sql).bind(offered).fetch_one(&self.readers).await?;
        Ok(row.try_get(0)?)
    }

    /// What time it is by the clock of the database: one for all nodes.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn time(&self) -> Result<u64, StoreError> {
        let mut db = self.readers.acquire().await?;
        time(&mut db).await
    }

    /// The same before anything is opened.
    ///
    /// # Errors
    ///
    /// If it is no `PostgreSQL` database or cannot be used.
    pub async fn time_at(place: &Place) -> Result<u64, StoreError> {
        let Place::Server(address) = place else { return Err(StoreError::NotShared) };
        sqlx::any::install_default_drivers();
        let mut db = lock::connect(place, address).await?;
        let time = time(&mut db).await?;
        db.close().await?;
        Ok(time)
    }
}

async fn time(db: &mut AnyConnection) -> Result<u64, StoreError> {
    let sql = "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)";
    Ok(read(sqlx::query(sql).fetch_one(db).await?.try_get(0)?))
}

/// Comes as a new node: takes the lock, shows that it lives, and gets its epoch.
async fn come(
    place: &Place,
    db: &mut AnyConnection,
    tenure: &Tenure,
    clock: &Clock,
) -> Result<AnyConnection, StoreError> {
    // Whoever gets it alone is the first: all others are gone, and nobody minds a new form.
    let (mut lock, gone) = match lock::try_hold(place, Hold::Alone).await {
        Ok(Some(lock)) => {
            migrate::forwards(db).await?;
            (lock, Gone::All)
        }
        Err(StoreError::InUse { .. }) => {
            let lock = lock::hold(place, Hold::Shared).await?;
            migrate::expect_today(db).await?;
            (lock.ok_or(StoreError::NotShared)?, Gone::Silent(tenure.node()))
        }
        Ok(None) => return Err(StoreError::NotShared),
        Err(error) => return Err(error),
    };
    let mut transaction = db.begin().await?;
    let epoch = tenure::draw(&mut transaction, gone, clock()).await?;
    // Before others know of it, or they would take it for gone.
    lock::show(&mut lock, epoch).await?;
    tenure::come(&mut transaction, epoch, clock()).await?;
    transaction.commit().await?;
    if gone == Gone::All {
        lock::share(&mut lock).await?;
    }
    tenure.begin(epoch);
    tracing::info!(node = epoch, "this server is a node");
    Ok(lock)
}

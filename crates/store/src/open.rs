use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AnyPool, Connection, Executor, Row};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::faults::{self, Faults};
use crate::leases::Leases;
use crate::lock::{self, Hold};
use crate::tenure::{self, Gone, Tenure};
use crate::write::{Write, Written};
use crate::writer::{self, Job};
use crate::{StoreError, migrate};

/// Tells the time: milliseconds since 1970, never falling.
pub type Clock = Arc<dyn Fn() -> u64 + Send + Sync>;

/// The name of the file in its folder.
const FILE: &str = "gipf.db";
/// How many jobs may wait before whoever brings one has to wait.
const WAITING: usize = 1024;
/// How many may read at a time.
const READERS: u32 = 4;

/// Where everything is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// Nowhere: it is gone when the store is closed.
    Memory,
    /// In a file in this folder, which is made if it is missing.
    Folder(PathBuf),
    /// In the `PostgreSQL` database of this address.
    Server(String),
}

impl Place {
    /// The file, if it is one.
    pub(crate) fn file(&self) -> Option<PathBuf> {
        match self {
            Self::Folder(folder) => Some(folder.join(FILE)),
            Self::Memory | Self::Server(_) => None,
        }
    }

    /// Whether something is kept there already, as far as can be told without connecting.
    pub fn exists(&self) -> bool {
        match self {
            Self::Memory => false,
            Self::Folder(_) => self.file().is_some_and(|file| file.exists()),
            Self::Server(_) => true,
        }
    }

    /// The address for the driver.
    pub(crate) fn address(&self) -> String {
        match self {
            Self::Memory => "sqlite::memory:".to_owned(),
            Self::Folder(folder) => file_address(&folder.join(FILE)),
            Self::Server(address) => address.clone(),
        }
    }

    pub(crate) fn fault(&self, why: impl fmt::Display) -> StoreError {
        StoreError::Place { place: self.to_string(), why: why.to_string() }
    }
}

impl fmt::Display for Place {
    /// Without passwords, wherever in the address they stand.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Memory => f.write_str("memory"),
            Self::Folder(folder) => write!(f, "{}", folder.display()),
            Self::Server(address) => {
                let before = address.split('?').next().unwrap_or_default();
                f.write_str(before.rsplit_once('@').map_or("the database", |(_, host)| host))
            }
        }
    }
}

/// The address of a `SQLite` file; what means something in an address is escaped.
pub(crate) fn file_address(path: &Path) -> String {
    let escaped = |byte| match byte {
        b'%' | b'?' | b'#' => format!("%{byte:02X}"),
        0x20..=0x7e => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    let path: String = path.to_string_lossy().bytes().map(escaped).collect();
    format!("sqlite://{path}?mode=rwc")
}

/// Everything that is kept. See the crate.
#[derive(Clone)]
pub struct Store {
    pub(crate) readers: AnyPool,
    pub(crate) tenure: Arc<Tenure>,
    pub(crate) leases: Leases,
    pub(crate) clock: Clock,
    jobs: mpsc::Sender<Job>,
    pub(crate) end: Arc<Mutex<Option<End>>>,
}

/// What is ended with the store.
pub(crate) struct End {
    pub(crate) place: Place,
    writer: JoinHandle<()>,
    pub(crate) pool: AnyPool,
    /// Holds the lock that keeps others out.
    pub(crate) lock: Option<AnyConnection>,
}

impl Store {
    /// Opens what is kept at a place, makes it if it is missing, and brings it to today's form. The time
    /// since a server lived last is added to all matches that go on, so that no clock has run.
    ///
    /// # Errors
    ///
    /// If the place cannot be used, another server uses it, or a later program has written it.
    pub async fn open(place: &Place, clock: Clock) -> Result<Self, StoreError> {
        Self::open_with(place, clock, Arc::new(faults::Quiet)).await
    }

    /// The same with faults on demand.
    ///
    /// # Errors
    ///
    /// As for [`open`](Self::open).
    pub async fn open_with(
        place: &Place,
        clock: Clock,
        faults: Arc<dyn Faults>,
    ) -> Result<Self, StoreError> {
        let tenure = Arc::new(Tenure::new(false));
        sqlx::any::install_default_drivers();
        if let Place::Folder(folder) = place {
            std::fs::create_dir_all(folder).map_err(|why| place.fault(why))?;
        }
        let lock = lock::hold(place, Hold::Alone).await?;
        let writing = pool(place, 1).await?;
        let mut db = writing.acquire().await?;
        migrate::forwards(&mut db).await?;
        expect_careful(place, &mut db).await?;
        let mut transaction = db.begin().await?;
        let epoch = tenure::draw(&mut transaction, Gone::All, clock()).await?;
        transaction.commit().await?;
        tenure.begin(epoch);
        drop(db);
        Self::opened(place, clock, faults, tenure, writing, lock).await
    }

    /// The same once the right to write is there.
    pub(crate) async fn opened(
        place: &Place,
        clock: Clock,
        faults: Arc<dyn Faults>,
        tenure: Arc<Tenure>,
        writing: AnyPool,
        lock: Option<AnyConnection>,
    ) -> Result<Self, StoreError> {
        // Memory is seen by one connection only.
        let readers =
            if *place == Place::Memory { writing.clone() } else { pool(place, READERS).await? };
        let (jobs, queue) = mpsc::channel(WAITING);
        let (its, at) = (Arc::clone(&tenure), Arc::clone(&clock));
        let writer = tokio::spawn(writer::run(writing.clone(), queue, at, its, faults));
        let end = End { place: place.clone(), writer, pool: writing, lock };
        let end = Arc::new(Mutex::new(Some(end)));
        Ok(Self { readers, tenure, leases: Leases::default(), clock, jobs, end })
    }

    /// Carries something out and returns after it is on the disk.
    pub(crate) async fn write(&self, write: Write) -> Result<Written, StoreError> {
        let (done, answer) = oneshot::channel();
        self.jobs.send(Job { write, done }).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Keeps that a server lives.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn beat(&self) -> Result<(), StoreError> {
        self.write(Write::Beat).await.map(drop)
    }

    /// Whether something can be read.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn check(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT alive FROM server").fetch_one(&self.readers).await?;
        Ok(())
    }

    /// Whether this server still keeps others out; a connection to `PostgreSQL` may break, and the lock
    /// with it. Then it is taken again, if nobody else was there meanwhile.
    ///
    /// # Errors
    ///
    /// [`StoreError::InUse`] or [`StoreError::Fenced`] if somebody else is there or was: this server can
    /// write no more, or this node has to come back. Otherwise the database cannot be reached at present, or the store is closed.
    pub async fn expect_alone(&self) -> Result<(), StoreError> {
        let mut end = self.end.lock().await;
        let End { place, lock, .. } = end.as_mut().ok_or(StoreError::Closed)?;
        let Some(held) = lock else { return Ok(()) };
        if held.execute("SELECT 1").await.is_ok() {
            return Ok(());
        }
        if self.tenure.is_shared() {
            // Others may take this node for gone already; it comes back as another.
            return Err(StoreError::Fenced);
        }
        let again = lock::hold(place, Hold::Alone).await?;
        tracing::warn!("the connection that keeps others out was lost, and is there again");
        *lock = again;
        drop(end);
        self.beat().await
    }

    /// Finishes what was begun and closes; whatever comes later is refused.
    pub async fn close(&self) {
        let Some(End { writer, pool, lock, .. }) = self.end.lock().await.take() else { return };
        let (done, answer) = oneshot::channel();
        if self.jobs.send(Job { write: Write::Close, done }).await.is_ok() {
            // It answers once everything before it is committed.
            let _ = answer.await;
        }
        if let Err(why) = writer.await {
            tracing::error!("the writer was given up: {why}");
        }
        self.readers.close().await;
        pool.close().await;
        if let Some(lock) = lock {
            // The file or session ends with it in any case.
            let _ = lock.close().await;
        }
    }
}

pub(crate) async fn pool(place: &Place, most: u32) -> Result<AnyPool, StoreError> {
    let options = AnyConnectOptions::from_str(&place.address()).map_err(|why| place.fault(why))?;
    let settings = settings(place);
    let pool = AnyPoolOptions::new()
        .max_connections(most)
        .acquire_timeout(Duration::from_secs(10))
        .max_lifetime(None)
        .idle_timeout(None)
        .after_connect(move |db, _| Box::pin(async move { db.execute(settings).await.map(drop) }));
    pool.connect_with(options).await.map_err(|why| place.fault(why))
}

/// What is said to every new connection, also to one that takes the place of another: a commit is on the disk when it
/// returns.
pub(crate) fn settings(place: &Place) -> &'static str {
    match place {
        Place::Memory | Place::Folder(_) => {
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
             PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON;"
        }
        Place::Server(_) => "SET synchronous_commit = on",
    }
}

/// Refuses a database that tells of a commit before the disk has it.
pub(crate) async fn expect_careful(
    place: &Place,
    db: &mut AnyConnection,
) -> Result<(), StoreError> {
    let (setting, sql, wanted) = match place {
        Place::Memory => return Ok(()),
        Place::Folder(_) => ("synchronous", "PRAGMA synchronous", "2"),
        Place::Server(_) => ("fsync", "SHOW fsync", "on"),
    };
    let row = sqlx::query(sql).fetch_one(&mut *db).await?;
    let value = match place {
        Place::Folder(_) => row.try_get::<i64, _>(0)?.to_string(),
        _ => row.try_get::<String, _>(0)?,
    };
    if value != wanted {
        return Err(StoreError::Careless { setting, value, wanted });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_named_without_passwords() {
        for (address, named) in [
            ("postgres://gipf:secret@db:5432/gipf", "db:5432/gipf"),
            ("postgres://gipf@db/gipf?password=secret&sslmode=require", "db/gipf"),
            ("postgres:///gipf?user=gipf&password=secret", "the database"),
            ("postgres:///gipf?password=p@ss-secret", "the database"),
        ] {
            assert_eq!(Place::Server(address.to_owned()).to_string(), named);
        }
    }
}

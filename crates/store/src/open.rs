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
use crate::write::{Write, Written};
use crate::writer::{self, Job};
use crate::{StoreError, kept, migrate, read};

/// Tells the time: milliseconds since 1970, never falling.
pub type Clock = Arc<dyn Fn() -> u64 + Send + Sync>;

/// The name of the file in its folder.
const FILE: &str = "gipf.db";
/// How many jobs may wait before whoever brings one has to wait.
const WAITING: usize = 1024;
/// How many may read at a time.
const READERS: u32 = 4;
/// Names our lock among those that programs take in one `PostgreSQL` database: the letters `gipf`.
const LOCK: i64 = 0x6769_7066;
/// How often the lock is tried, and the milliseconds between: a server that was just stopped may still hold
/// it.
const TRIES: (u32, u64) = (10, 150);

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
    fn address(&self) -> String {
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
    /// Without passwords.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Memory => f.write_str("memory"),
            Self::Folder(folder) => write!(f, "{}", folder.display()),
            Self::Server(address) => {
                f.write_str(address.rsplit_once('@').map_or("the database", |(_, host)| host))
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
    jobs: mpsc::Sender<Job>,
    end: Arc<Mutex<Option<End>>>,
}

/// What is ended with the store.
struct End {
    writer: JoinHandle<()>,
    pool: AnyPool,
    /// Holds the lock that keeps others out.
    lock: Option<AnyConnection>,
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
        sqlx::any::install_default_drivers();
        if let Place::Folder(folder) = place {
            std::fs::create_dir_all(folder).map_err(|why| place.fault(why))?;
        }
        let lock = patient_lock(place).await?;
        let writing = pool(place, 1).await?;
        let mut db = writing.acquire().await?;
        migrate::forwards(&mut db).await?;
        expect_careful(place, &mut db).await?;
        wake(&mut db, clock()).await?;
        drop(db);
        // Memory is seen by one connection only.
        let readers =
            if *place == Place::Memory { writing.clone() } else { pool(place, READERS).await? };
        let (jobs, queue) = mpsc::channel(WAITING);
        let writer = tokio::spawn(writer::run(writing.clone(), queue, clock, faults));
        let end = End { writer, pool: writing, lock };
        Ok(Self { readers, jobs, end: Arc::new(Mutex::new(Some(end))) })
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
    /// with it.
    ///
    /// # Errors
    ///
    /// If it does not, or the store is closed.
    pub async fn expect_alone(&self) -> Result<(), StoreError> {
        match &mut *self.end.lock().await {
            None => Err(StoreError::Closed),
            Some(End { lock: None, .. }) => Ok(()),
            Some(End { lock: Some(lock), .. }) => Ok(lock.execute("SELECT 1").await.map(drop)?),
        }
    }

    /// Finishes what was begun and closes; whatever comes later is refused.
    pub async fn close(&self) {
        let Some(End { writer, pool, lock }) = self.end.lock().await.take() else { return };
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

async fn pool(place: &Place, most: u32) -> Result<AnyPool, StoreError> {
    let options = AnyConnectOptions::from_str(&place.address()).map_err(|why| place.fault(why))?;
    let mut pool = AnyPoolOptions::new()
        .max_connections(most)
        .acquire_timeout(Duration::from_secs(10))
        .max_lifetime(None)
        .idle_timeout(None);
    if !matches!(place, Place::Server(_)) {
        pool = pool.after_connect(|db, _| {
            Box::pin(async move {
                // A commit is on the disk when it returns.
                let settings = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
                    PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON;";
                db.execute(settings).await.map(drop)
            })
        });
    }
    pool.connect_with(options).await.map_err(|why| place.fault(why))
}

/// The same as [`lock`], with patience.
async fn patient_lock(place: &Place) -> Result<Option<AnyConnection>, StoreError> {
    for _ in 1..TRIES.0 {
        match lock(place).await {
            Err(StoreError::InUse { .. }) => {
                tokio::time::sleep(Duration::from_millis(TRIES.1)).await;
            }
            other => return other,
        }
    }
    lock(place).await
}

/// Keeps other servers away for as long as the connection lives, also if the process is killed.
async fn lock(place: &Place) -> Result<Option<AnyConnection>, StoreError> {
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
            let take = sqlx::query("SELECT pg_try_advisory_lock($1)").bind(LOCK);
            let taken: bool = take.fetch_one(&mut db).await?.try_get(0)?;
            if taken { Ok(Some(db)) } else { Err(in_use()) }
        }
    }
}

async fn connect(place: &Place, address: &str) -> Result<AnyConnection, StoreError> {
    AnyConnection::connect(address).await.map_err(|why| place.fault(why))
}

/// Whether nobody uses the file in a folder.
pub(crate) async fn expect_unused(place: &Place) -> Result<(), StoreError> {
    sqlx::any::install_default_drivers();
    if let Some(lock) = lock(place).await? {
        lock.close().await?;
    }
    Ok(())
}

/// Refuses a database that tells of a commit before the disk has it.
async fn expect_careful(place: &Place, db: &mut AnyConnection) -> Result<(), StoreError> {
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
    if matches!(place, Place::Server(_)) {
        db.execute("SET synchronous_commit = on").await?;
    }
    Ok(())
}

/// Adds the time in which no server lived to the matches that go on.
async fn wake(db: &mut AnyConnection, now: u64) -> Result<(), StoreError> {
    let mut transaction = db.begin().await?;
    let row = sqlx::query("SELECT alive FROM server").fetch_optional(&mut *transaction).await?;
    let alive = row.map(|row| row.try_get::<i64, _>(0)).transpose()?;
    match alive {
        None => {
            sqlx::query("INSERT INTO server (one, alive) VALUES (1, $1)")
                .bind(kept(now))
                .execute(&mut *transaction)
                .await?;
        }
        Some(alive) => {
            let gap = now.saturating_sub(read(alive));
            sqlx::query("UPDATE matches SET stood = stood + $1, due = due + $1 WHERE ended = 0")
                .bind(kept(gap))
                .execute(&mut *transaction)
                .await?;
            sqlx::query("UPDATE server SET alive = $1 WHERE alive < $1")
                .bind(kept(now))
                .execute(&mut *transaction)
                .await?;
            tracing::info!(gap, "matches that go on stood for as long as no server lived");
        }
    }
    transaction.commit().await?;
    Ok(())
}

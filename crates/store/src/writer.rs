//! The one task that writes.

use std::sync::Arc;
use std::time::Duration;

use sqlx::{AnyConnection, AnyPool, Connection};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use crate::faults::{Faults, Point};
use crate::tenure::Tenure;
use crate::write::{Write, Written};
use crate::{Clock, StoreError};

/// The most jobs of one transaction.
const MOST: usize = 256;
/// How often one is tried again that crossed one of another node.
const TRIES: u32 = 5;
/// How long a transaction may take: a database that does not answer any more holds nobody for ever.
const PATIENCE: Duration = Duration::from_secs(20);

/// Something to be written, and who waits for it.
pub(crate) struct Job {
    pub(crate) write: Write,
    pub(crate) done: oneshot::Sender<Result<Written, StoreError>>,
}

/// Takes whatever waits into one transaction and answers each after the commit, until it is told to end.
pub(crate) async fn run(
    pool: AnyPool,
    mut queue: mpsc::Receiver<Job>,
    clock: Clock,
    tenure: Arc<Tenure>,
    faults: Arc<dyn Faults>,
) {
    let writer = Writer { pool, clock, tenure, faults };
    let mut batch = Vec::with_capacity(MOST);
    while queue.recv_many(&mut batch, MOST).await > 0 {
        let ends = batch.iter().any(|job| matches!(job.write, Write::Close));
        writer.answer(&mut batch).await;
        if ends {
            queue.close();
        }
    }
}

struct Writer {
    pool: AnyPool,
    clock: Clock,
    tenure: Arc<Tenure>,
    faults: Arc<dyn Faults>,
}

impl Writer {
    async fn answer(&self, batch: &mut Vec<Job>) {
        match self.commit(batch).await {
            Ok(written) => {
                for (job, written) in batch.drain(..).zip(written) {
                    // Whoever does not wait any more does not need to know.
                    let _ = job.done.send(Ok(written));
                }
            }
            // One that fails must harm no other.
            Err(error) if batch.len() > 1 || error == StoreError::Crossed => {
                for job in batch.drain(..) {
                    let alone = [job];
                    let result = self.commit_alone(&alone).await;
                    let [job] = alone;
                    let _ = job.done.send(result.map(first));
                }
            }
            Err(error) => {
                for job in batch.drain(..) {
                    let _ = job.done.send(Err(error.clone()));
                }
            }
        }
    }

    /// Carries out one job, again if it crosses what another node writes.
    async fn commit_alone(&self, job: &[Job; 1]) -> Result<Vec<Written>, StoreError> {
        for _ in 1..TRIES {
            match self.commit(job).await {
                Err(StoreError::Crossed) => {}
                other => return other,
            }
        }
        self.commit(job).await
    }

    /// Carries out all jobs in one transaction, or none.
    async fn commit(&self, batch: &[Job]) -> Result<Vec<Written>, StoreError> {
        let mut db = self.pool.acquire().await?;
        let mut is_ended = false;
        let done = timeout(PATIENCE, self.carry_out(&mut db, batch, &mut is_ended)).await;
        if !is_ended {
            // What is half said on this connection must not be taken for the answer to something else, nor what is
            // written next for a part of a transaction that nobody ends.
            drop(db.detach());
        }
        done.unwrap_or_else(|_| Err(StoreError::Database("it does not answer".to_owned())))
    }

    /// Also tells whether the transaction is known to be over, so that another can be begun on the connection.
    async fn carry_out(
        &self,
        db: &mut AnyConnection,
        batch: &[Job],
        is_ended: &mut bool,
    ) -> Result<Vec<Written>, StoreError> {
        let mut transaction = db.begin().await?;
        let written = match self.apply(&mut transaction, batch).await {
            Ok(written) => written,
            Err(error) => {
                // `SQLite` has ended it by itself where the disk is full. The driver does not know of it, and takes
                // whatever comes next for a part of it, which is never committed.
                *is_ended = transaction.rollback().await.is_ok();
                return Err(error);
            }
        };
        transaction.commit().await?;
        *is_ended = true;
        self.faults.at(Point::AfterCommit).await?;
        Ok(written)
    }

    async fn apply(
        &self,
        db: &mut AnyConnection,
        batch: &[Job],
    ) -> Result<Vec<Written>, StoreError> {
        self.faults.at(Point::Begun(batch.len())).await?;
        self.tenure.hold(db, (self.clock)()).await?;
        let mut written = Vec::with_capacity(batch.len());
        for job in batch {
            written.push(job.write.apply(db).await?);
        }
        self.faults.at(Point::BeforeCommit).await?;
        Ok(written)
    }
}

fn first(written: Vec<Written>) -> Written {
    written.into_iter().next().unwrap_or(Written::Nothing)
}

//! The one task that writes.

use std::sync::Arc;

use sqlx::{AnyPool, Connection};
use tokio::sync::{mpsc, oneshot};

use crate::faults::{Faults, Point};
use crate::write::{Write, Written};
use crate::{Clock, StoreError, kept};

/// The most jobs of one transaction.
const MOST: usize = 256;

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
    faults: Arc<dyn Faults>,
) {
    let mut batch = Vec::with_capacity(MOST);
    while queue.recv_many(&mut batch, MOST).await > 0 {
        let ends = batch.iter().any(|job| matches!(job.write, Write::Close));
        answer(&pool, &mut batch, &clock, &*faults).await;
        if ends {
            queue.close();
        }
    }
}

async fn answer(pool: &AnyPool, batch: &mut Vec<Job>, clock: &Clock, faults: &dyn Faults) {
    match commit(pool, batch, clock, faults).await {
        Ok(written) => {
            for (job, written) in batch.drain(..).zip(written) {
                // Whoever does not wait any more does not need to know.
                let _ = job.done.send(Ok(written));
            }
        }
        // One that fails must harm no other.
        Err(_) if batch.len() > 1 => {
            for job in batch.drain(..) {
                let alone = [job];
                let result = commit(pool, &alone, clock, faults).await;
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

fn first(written: Vec<Written>) -> Written {
    written.into_iter().next().unwrap_or(Written::Nothing)
}

/// Carries out all jobs in one transaction, or none.
async fn commit(
    pool: &AnyPool,
    batch: &[Job],
    clock: &Clock,
    faults: &dyn Faults,
) -> Result<Vec<Written>, StoreError> {
    let mut db = pool.acquire().await?;
    let mut transaction = db.begin().await?;
    faults.at(Point::Begun(batch.len())).await?;
    let mut written = Vec::with_capacity(batch.len());
    for job in batch {
        written.push(job.write.apply(&mut transaction).await?);
    }
    sqlx::query("UPDATE server SET alive = $1 WHERE alive < $1")
        .bind(kept(clock()))
        .execute(&mut *transaction)
        .await?;
    faults.at(Point::BeforeCommit).await?;
    transaction.commit().await?;
    faults.at(Point::AfterCommit).await?;
    Ok(written)
}

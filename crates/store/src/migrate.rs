//! The form of the database: numbered steps, forwards only.

use sqlx::{AnyConnection, Connection, Executor, Row};

use crate::StoreError;

/// Every step, in order; the number is its place from 1. A step that was released never changes.
const STEPS: [&str; 2] =
    [include_str!("../migrations/0001_begin.sql"), include_str!("../migrations/0002_nodes.sql")];

/// The number of the last step that a database has gone; 0 for an empty one.
async fn version(db: &mut AnyConnection) -> Result<i64, StoreError> {
    sqlx::query("CREATE TABLE IF NOT EXISTS schema_steps (step BIGINT PRIMARY KEY)")
        .execute(&mut *db)
        .await?;
    let row = sqlx::query("SELECT COALESCE(MAX(step), 0) FROM schema_steps").fetch_one(db).await?;
    Ok(row.try_get(0)?)
}

/// The number of the last step a database has gone, if this program knows it.
pub(crate) async fn expect_known(db: &mut AnyConnection) -> Result<i64, StoreError> {
    let found = version(db).await?;
    let known = i64::try_from(STEPS.len()).unwrap_or(i64::MAX);
    if found > known { Err(StoreError::Newer { found, known }) } else { Ok(found) }
}

/// Whether a database has exactly the form that this program knows.
pub(crate) async fn expect_today(db: &mut AnyConnection) -> Result<(), StoreError> {
    let found = expect_known(db).await?;
    let known = i64::try_from(STEPS.len()).unwrap_or(i64::MAX);
    if found < known { Err(StoreError::Older { found, known }) } else { Ok(()) }
}

/// Brings a database to the form that this program knows.
pub(crate) async fn forwards(db: &mut AnyConnection) -> Result<(), StoreError> {
    let found = expect_known(db).await?;
    for (step, sql) in (1_i64..).zip(STEPS).filter(|(step, _)| *step > found) {
        let mut transaction = db.begin().await?;
        transaction.execute(sql).await?;
        sqlx::query("INSERT INTO schema_steps (step) VALUES ($1)")
            .bind(step)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        tracing::info!(step, "the database has a new form");
    }
    Ok(())
}

//! The form of the database: numbered steps, forwards only.

use sqlx::{AnyConnection, Connection, Executor, Row};

use crate::StoreError;

/// Every step with its number, in order. A step that was released never changes, and none builds on one with
/// a higher number.
const STEPS: &[(i64, &str)] = &[
    (1, include_str!("../migrations/0001_begin.sql")),
    (2, include_str!("../migrations/0002_nodes.sql")),
    (3, include_str!("../migrations/0003_tokens.sql")),
    (4, include_str!("../migrations/0004_people.sql")),
    (5, include_str!("../migrations/0005_passkeys.sql")),
    (6, include_str!("../migrations/0006_plans.sql")),
    (7, include_str!("../migrations/0007_push.sql")),
    (8, include_str!("../migrations/0008_deeds.sql")),
    (9, include_str!("../migrations/0009_letters.sql")),
];

/// The statements of all steps, in order.
#[cfg(test)]
pub(crate) fn all() -> impl Iterator<Item = &'static str> {
    STEPS.iter().map(|(_, sql)| *sql)
}

/// The number of the last step.
fn known() -> i64 {
    STEPS.last().map_or(0, |(step, _)| *step)
}

/// The numbers of the steps that a database has gone, if this program knows the last of them; none if it is not one
/// of ours, or empty. Nothing is written.
pub(crate) async fn expect_known(db: &mut AnyConnection) -> Result<Vec<i64>, StoreError> {
    let tables = if db.backend_name() == "PostgreSQL" {
        "SELECT 1 FROM pg_tables WHERE schemaname = current_schema AND tablename = 'schema_steps'"
    } else {
        "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'schema_steps'"
    };
    if sqlx::query(tables).fetch_optional(&mut *db).await?.is_none() {
        return Ok(Vec::new());
    }
    let rows = sqlx::query("SELECT step FROM schema_steps ORDER BY step").fetch_all(db).await?;
    let gone: Vec<i64> = rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
    match gone.last() {
        Some(&found) if found > known() => Err(StoreError::Newer { found, known: known() }),
        _ => Ok(gone),
    }
}

/// Whether a database has exactly the form that this program knows.
pub(crate) async fn expect_today(db: &mut AnyConnection) -> Result<(), StoreError> {
    let gone = expect_known(db).await?;
    if STEPS.iter().all(|(step, _)| gone.contains(step)) {
        return Ok(());
    }
    Err(StoreError::Older { found: gone.last().copied().unwrap_or_default(), known: known() })
}

/// Brings a database to the form that this program knows.
pub(crate) async fn forwards(db: &mut AnyConnection) -> Result<(), StoreError> {
    sqlx::query("CREATE TABLE IF NOT EXISTS schema_steps (step BIGINT PRIMARY KEY)")
        .execute(&mut *db)
        .await?;
    let gone = expect_known(db).await?;
    for (step, sql) in STEPS.iter().filter(|(step, _)| !gone.contains(step)) {
        let mut transaction = db.begin().await?;
        transaction.execute(*sql).await?;
        sqlx::query("INSERT INTO schema_steps (step) VALUES ($1)")
            .bind(step)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        tracing::info!(step, "the database has a new form");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_in_order() {
        assert!(STEPS.is_sorted_by(|(one, _), (next, _)| one < next));
    }
}

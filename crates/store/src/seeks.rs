//! Seeks: what somebody wants to play.

use protocol::online::NewSeek;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::players::expect_one;
use crate::write::{Write, Written};
use crate::{Store, StoreError, kept, read};

/// A seek that is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct SeekRow {
    /// Its name.
    pub id: String,
    /// Who seeks.
    pub player: String,
    /// What.
    pub wanted: NewSeek,
    /// Since when.
    pub since: u64,
    /// When it lapses.
    pub until: u64,
}

impl Store {
    /// Keeps a seek.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn add_seek(&self, seek: SeekRow) -> Result<(), StoreError> {
        self.write(Write::AddSeek(seek)).await.map(drop)
    }

    /// Removes a seek.
    ///
    /// # Errors
    ///
    /// [`StoreError::Gone`] if there is none.
    pub async fn remove_seek(&self, seek: String) -> Result<(), StoreError> {
        self.write(Write::RemoveSeek { seek }).await.map(drop)
    }

    /// Removes those that have lapsed; how many.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn remove_lapsed_seeks(&self, now: u64) -> Result<u64, StoreError> {
        match self.write(Write::RemoveLapsed { now }).await? {
            Written::Count(count) => Ok(count),
            _ => Ok(0),
        }
    }

    /// A seek.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn seek(&self, id: &str) -> Result<Option<SeekRow>, StoreError> {
        let sql = "SELECT id, player, wanted, since, until FROM seeks WHERE id = $1";
        let row = sqlx::query(sql).bind(id).fetch_optional(&self.readers).await?;
        row.as_ref().map(seek).transpose()
    }

    /// All seeks, the oldest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn seeks(&self) -> Result<Vec<SeekRow>, StoreError> {
        let sql = "SELECT id, player, wanted, since, until FROM seeks ORDER BY since, id";
        let rows = sqlx::query(sql).fetch_all(&self.readers).await?;
        rows.iter().map(seek).collect()
    }
}

fn seek(row: &AnyRow) -> Result<SeekRow, StoreError> {
    let wanted: String = row.try_get(2)?;
    Ok(SeekRow {
        id: row.try_get(0)?,
        player: row.try_get(1)?,
        wanted: serde_json::from_str(&wanted)
            .map_err(|why| StoreError::Unreadable(format!("a seek: {why}")))?,
        since: read(row.try_get(3)?),
        until: read(row.try_get(4)?),
    })
}

pub(crate) async fn add(db: &mut AnyConnection, seek: &SeekRow) -> Result<(), StoreError> {
    let wanted = serde_json::to_string(&seek.wanted)
        .map_err(|why| StoreError::Unreadable(format!("a seek: {why}")))?;
    let sql = "INSERT INTO seeks (id, player, wanted, since, until) VALUES ($1, $2, $3, $4, $5)";
    let query = sqlx::query(sql).bind(&seek.id).bind(&seek.player).bind(wanted);
    query.bind(kept(seek.since)).bind(kept(seek.until)).execute(db).await?;
    Ok(())
}

pub(crate) async fn remove(db: &mut AnyConnection, seek: &str) -> Result<(), StoreError> {
    let query = sqlx::query("DELETE FROM seeks WHERE id = $1").bind(seek);
    expect_one(query.execute(db).await?.rows_affected())
}

pub(crate) async fn remove_lapsed(db: &mut AnyConnection, now: u64) -> Result<u64, StoreError> {
    let query = sqlx::query("DELETE FROM seeks WHERE until <= $1").bind(kept(now));
    Ok(query.execute(db).await?.rows_affected())
}

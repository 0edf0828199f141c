//! What learners have done in the course: each deed once, numbered in the order in which they came.

use protocol::{Deed, DeedKind};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::players::expect_one;
use crate::write::Write;
use crate::{Store, StoreError, kept, read};

impl Store {
    /// Keeps deeds of a registered player beside those that are there: the same one once, and none from
    /// before everything was forgotten.
    ///
    /// # Errors
    ///
    /// [`StoreError::Full`] if there would be more than `most`, [`StoreError::Gone`] if there is no such
    /// player.
    pub async fn add_deeds(
        &self,
        player: String,
        deeds: Vec<Deed>,
        most: u64,
    ) -> Result<(), StoreError> {
        self.write(Write::AddDeeds { player, deeds, most }).await.map(drop)
    }

    /// The deeds of a player that came after the one with number `since`, with their numbers; so many at
    /// most, the lowest numbers first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn deeds(
        &self,
        player: &str,
        since: u64,
        most: u64,
    ) -> Result<Vec<(u64, Deed)>, StoreError> {
        let sql = "SELECT seq, at, what FROM deeds WHERE player = $1 AND seq > $2 \
            ORDER BY seq LIMIT $3";
        let query = sqlx::query(sql).bind(player).bind(kept(since)).bind(kept(most));
        let rows = query.fetch_all(&self.readers).await?;
        rows.iter().map(deed).collect()
    }
}

/// A deed with its number.
fn deed(row: &AnyRow) -> Result<(u64, Deed), StoreError> {
    let what: String = row.try_get(2)?;
    let what = serde_json::from_str(&what)
        .map_err(|error| StoreError::Unreadable(format!("a deed: {error}")))?;
    Ok((read(row.try_get(0)?), Deed { at: read(row.try_get(1)?), what }))
}

/// What was done, as it is kept.
fn text(what: &DeedKind) -> Result<String, StoreError> {
    serde_json::to_string(what).map_err(|error| StoreError::Unreadable(error.to_string()))
}

pub(crate) async fn add(
    db: &mut AnyConnection,
    player: &str,
    deeds: &[Deed],
    most: u64,
) -> Result<(), StoreError> {
    // Whoever writes for the same player elsewhere waits, so that numbers are given in the order in which
    // they can be seen.
    let sql = "UPDATE players SET since = since WHERE id = $1 AND password IS NOT NULL";
    expect_one(sqlx::query(sql).bind(player).execute(&mut *db).await?.rows_affected())?;
    let forget = text(&DeedKind::Forget)?;
    let sql = "SELECT COALESCE(MAX(at), -1) FROM deeds WHERE player = $1 AND what = $2";
    let row = sqlx::query(sql).bind(player).bind(&forget).fetch_one(&mut *db).await?;
    let mut forgotten: i64 = row.try_get(0)?;
    let sql = "SELECT COALESCE(MAX(seq), 0) FROM deeds WHERE player = $1";
    let mut seq: i64 = sqlx::query(sql).bind(player).fetch_one(&mut *db).await?.try_get(0)?;
    for deed in deeds {
        let (at, what) = (kept(deed.at), text(&deed.what)?);
        if at < forgotten || (at == forgotten && what != forget) {
            continue;
        }
        let sql = "INSERT INTO deeds (player, seq, at, what) VALUES ($1, $2, $3, $4) \
            ON CONFLICT (player, what, at) DO NOTHING";
        let query = sqlx::query(sql).bind(player).bind(seq + 1).bind(at).bind(&what);
        let new = query.execute(&mut *db).await?.rows_affected() == 1;
        seq += i64::from(new);
        if new && what == forget {
            forgotten = at;
            let sql = "DELETE FROM deeds WHERE player = $1 AND at <= $2 AND seq <> $3";
            let query = sqlx::query(sql).bind(player).bind(at).bind(seq);
            query.execute(&mut *db).await?;
        }
    }
    let query = sqlx::query("SELECT COUNT(*) FROM deeds WHERE player = $1").bind(player);
    let count = read(query.fetch_one(db).await?.try_get(0)?);
    if count > most { Err(StoreError::Full) } else { Ok(()) }
}

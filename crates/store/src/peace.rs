//! What keeps the peace among players: whom they do not want to hear, what they report, who is suspended.

use protocol::online::How;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::players::expect_one;
use crate::write::Write;
use crate::{Store, StoreError, kept, read};

/// The most reports of a list.
const LISTED: i64 = 100;

/// What a player complains of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportRow {
    /// Its name.
    pub id: String,
    /// When.
    pub at: u64,
    /// Who complains.
    pub by: String,
    /// Of whom.
    pub player: String,
    /// In which match.
    pub game: Option<String>,
    /// The line, and when it was said, if it is about one.
    pub said: Option<(String, u64)>,
    /// Why.
    pub why: String,
    /// Since when it is dealt with.
    pub closed: Option<u64>,
}

impl Store {
    /// Keeps that a player does not want to hear another, or wants to again.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn shun(
        &self,
        player: String,
        other: String,
        how: Option<How>,
        at: u64,
    ) -> Result<(), StoreError> {
        self.write(Write::Shun { player, other, how, at }).await.map(drop)
    }

    /// Whom a player does not want to hear, those first who were first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn shunned_by(&self, player: &str) -> Result<Vec<(String, How)>, StoreError> {
        let sql = "SELECT other, how FROM shuns WHERE player = $1 ORDER BY since, other";
        self.shuns(sql, player).await
    }

    /// Who does not want to hear a player.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn shunning(&self, player: &str) -> Result<Vec<(String, How)>, StoreError> {
        let sql = "SELECT player, how FROM shuns WHERE other = $1 ORDER BY since, player";
        self.shuns(sql, player).await
    }

    async fn shuns(&self, sql: &str, player: &str) -> Result<Vec<(String, How)>, StoreError> {
        let rows = sqlx::query(sql).bind(player).fetch_all(&self.readers).await?;
        let how = |row: &AnyRow| {
            let name: String = row.try_get(1)?;
            Ok((row.try_get(0)?, if name == how_name(How::Block) { How::Block } else { How::Mute }))
        };
        rows.iter().map(how).collect()
    }

    /// Keeps a report.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn report(&self, report: ReportRow) -> Result<(), StoreError> {
        self.write(Write::Report(report)).await.map(drop)
    }

    /// Reports, the newest first: those that nobody has dealt with yet, or those that were.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn reports(&self, closed: bool) -> Result<Vec<ReportRow>, StoreError> {
        let which = if closed { "NOT NULL" } else { "NULL" };
        let sql = format!(
            "SELECT id, at, by_player, player, match_id, said, said_at, why, closed FROM reports \
             WHERE closed IS {which} ORDER BY at DESC, id LIMIT $1"
        );
        let rows = sqlx::query(&sql).bind(LISTED).fetch_all(&self.readers).await?;
        rows.iter().map(report).collect()
    }

    /// What a player has complained of, the oldest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn reports_by(&self, player: &str) -> Result<Vec<ReportRow>, StoreError> {
        let sql = "SELECT id, at, by_player, player, match_id, said, said_at, why, closed \
            FROM reports WHERE by_player = $1 ORDER BY at, id";
        let rows = sqlx::query(sql).bind(player).fetch_all(&self.readers).await?;
        rows.iter().map(report).collect()
    }

    /// A report.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn report_of(&self, id: &str) -> Result<Option<ReportRow>, StoreError> {
        let sql = "SELECT id, at, by_player, player, match_id, said, said_at, why, closed \
            FROM reports WHERE id = $1";
        let row = sqlx::query(sql).bind(id).fetch_optional(&self.readers).await?;
        row.as_ref().map(report).transpose()
    }

    /// Until when a player is suspended; none if that is over or never was.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn suspended(&self, player: &str, now: u64) -> Result<Option<u64>, StoreError> {
        let sql = "SELECT until FROM suspensions WHERE player = $1 AND until > $2";
        let row = sqlx::query(sql).bind(player).bind(kept(now));
        let row = row.fetch_optional(&self.readers).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?.map(read))
    }

    /// How many registered players and guests there are.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn count_players(&self) -> Result<(u64, u64), StoreError> {
        let sql = "SELECT COUNT(password), COUNT(*) FROM players WHERE name IS NOT NULL";
        let row = sqlx::query(sql).fetch_one(&self.readers).await?;
        let (registered, all) = (read(row.try_get(0)?), read(row.try_get(1)?));
        Ok((registered, all - registered))
    }

    /// Players whose name begins so, without regard to case, in the order of their names; the newest if
    /// nothing is said.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn players_like(&self, begin: &str) -> Result<Vec<String>, StoreError> {
        // What means something in a pattern is meant literally.
        let begin = begin.to_lowercase();
        let pattern: String = begin
            .chars()
            .flat_map(|char| "\\%_".contains(char).then_some('\\').into_iter().chain([char]))
            .chain(['%'])
            .collect();
        let order = if begin.is_empty() { "since DESC, id" } else { "folded" };
        let sql = format!(
            "SELECT id FROM players WHERE folded LIKE $1 ESCAPE '\\' ORDER BY {order} LIMIT 30"
        );
        let rows = sqlx::query(&sql).bind(pattern).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }
}

fn report(row: &AnyRow) -> Result<ReportRow, StoreError> {
    let (said, at): (Option<String>, Option<i64>) = (row.try_get(5)?, row.try_get(6)?);
    let closed: Option<i64> = row.try_get(8)?;
    Ok(ReportRow {
        id: row.try_get(0)?,
        at: read(row.try_get(1)?),
        by: row.try_get(2)?,
        player: row.try_get(3)?,
        game: row.try_get(4)?,
        said: said.zip(at.map(read)),
        why: row.try_get(7)?,
        closed: closed.map(read),
    })
}

fn how_name(how: How) -> &'static str {
    match how {
        How::Mute => "mute",
        How::Block => "block",
    }
}

pub(crate) async fn shun(
    db: &mut AnyConnection,
    player: &str,
    other: &str,
    how: Option<How>,
    at: u64,
) -> Result<(), StoreError> {
    let Some(how) = how else {
        let query = sqlx::query("DELETE FROM shuns WHERE player = $1 AND other = $2");
        query.bind(player).bind(other).execute(db).await?;
        return Ok(());
    };
    let sql = "INSERT INTO shuns (player, other, how, since) VALUES ($1, $2, $3, $4) \
        ON CONFLICT (player, other) DO UPDATE SET how = excluded.how";
    let query = sqlx::query(sql).bind(player).bind(other).bind(how_name(how)).bind(kept(at));
    query.execute(db).await?;
    Ok(())
}

pub(crate) async fn add_report(
    db: &mut AnyConnection,
    report: &ReportRow,
) -> Result<(), StoreError> {
    let (said, said_at) = report.said.clone().unzip();
    let sql = "INSERT INTO reports (id, at, by_player, player, match_id, said, said_at, why) \
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    let query = sqlx::query(sql).bind(&report.id).bind(kept(report.at)).bind(&report.by);
    let query = query.bind(&report.player).bind(report.game.as_deref()).bind(said);
    query.bind(said_at.map(kept)).bind(&report.why).execute(db).await?;
    Ok(())
}

pub(crate) async fn close(db: &mut AnyConnection, report: &str, at: u64) -> Result<(), StoreError> {
    let sql = "UPDATE reports SET closed = $1 WHERE id = $2 AND closed IS NULL";
    let query = sqlx::query(sql).bind(kept(at)).bind(report);
    expect_one(query.execute(db).await?.rows_affected())
}

pub(crate) async fn suspend(
    db: &mut AnyConnection,
    player: &str,
    at: u64,
    until: Option<u64>,
) -> Result<(), StoreError> {
    let query = sqlx::query("DELETE FROM suspensions WHERE player = $1").bind(player);
    let before = query.execute(&mut *db).await?.rows_affected();
    let Some(until) = until else { return expect_one(before) };
    sqlx::query("DELETE FROM seeks WHERE player = $1").bind(player).execute(&mut *db).await?;
    let sql = "INSERT INTO suspensions (player, since, until) VALUES ($1, $2, $3)";
    sqlx::query(sql).bind(player).bind(kept(at)).bind(kept(until)).execute(db).await?;
    Ok(())
}

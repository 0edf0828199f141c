//! Browsers that are told through a push service, and what this server keeps to itself.

use sqlx::{AnyConnection, Row};

use crate::write::Write;
use crate::{Store, StoreError, kept};

/// The most browsers of a player; the oldest make room.
const MOST: i64 = 10;

/// A browser that is told through a push service.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SubscriptionRow {
    /// Its address at the push service.
    pub endpoint: String,
    /// Whose it is.
    pub player: String,
    /// The session it goes with.
    pub session: String,
    /// Its public key, as the browser tells it.
    pub p256dh: String,
    /// The secret it shares with whoever sends, as the browser tells it.
    pub auth: String,
    /// The tag of the language in which it is told.
    pub language: String,
    /// The address under which the browser knows this server.
    pub site: String,
    /// Since when: milliseconds since 1970.
    pub since: u64,
}

impl Store {
    /// Keeps a secret if none of that name is kept.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn keep_secret(&self, name: String, value: String) -> Result<(), StoreError> {
        self.write(Write::KeepSecret { name, value }).await.map(drop)
    }

    /// The secret of that name.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn secret(&self, name: &str) -> Result<Option<String>, StoreError> {
        let query = sqlx::query("SELECT value FROM secrets WHERE name = $1").bind(name);
        let row = query.fetch_optional(&self.readers).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// Keeps a browser that is to be told, in place of what was kept of it.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn subscribe(&self, row: SubscriptionRow) -> Result<(), StoreError> {
        self.write(Write::Subscribe(row)).await.map(drop)
    }

    /// Forgets a browser: of a player, or whosever it is.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn unsubscribe(
        &self,
        endpoint: String,
        of: Option<String>,
    ) -> Result<(), StoreError> {
        self.write(Write::Unsubscribe { endpoint, of }).await.map(drop)
    }

    /// The browsers of a player that are told.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn subscriptions(&self, player: &str) -> Result<Vec<SubscriptionRow>, StoreError> {
        let sql = "SELECT endpoint, player, session, p256dh, auth, language, site, since \
            FROM subscriptions WHERE player = $1 ORDER BY since";
        let rows = sqlx::query(sql).bind(player).fetch_all(&self.readers).await?;
        let read = |row: &sqlx::any::AnyRow| {
            Ok(SubscriptionRow {
                endpoint: row.try_get(0)?,
                player: row.try_get(1)?,
                session: row.try_get(2)?,
                p256dh: row.try_get(3)?,
                auth: row.try_get(4)?,
                language: row.try_get(5)?,
                site: row.try_get(6)?,
                since: crate::read(row.try_get(7)?),
            })
        };
        rows.iter().map(read).collect()
    }
}

pub(crate) async fn keep_secret(
    db: &mut AnyConnection,
    name: &str,
    value: &str,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
    sqlx::query(sql).bind(name).bind(value).execute(db).await?;
    Ok(())
}

pub(crate) async fn subscribe(
    db: &mut AnyConnection,
    row: &SubscriptionRow,
) -> Result<(), StoreError> {
    unsubscribe(&mut *db, &row.endpoint, None).await?;
    let sql = "INSERT INTO subscriptions (endpoint, player, session, p256dh, auth, language, \
        site, since) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    let query = sqlx::query(sql).bind(&row.endpoint).bind(&row.player).bind(&row.session);
    let query = query.bind(&row.p256dh).bind(&row.auth).bind(&row.language).bind(&row.site);
    query.bind(kept(row.since)).execute(&mut *db).await?;
    let sql = "DELETE FROM subscriptions WHERE player = $1 AND endpoint NOT IN \
        (SELECT endpoint FROM subscriptions WHERE player = $1 ORDER BY since DESC LIMIT $2)";
    sqlx::query(sql).bind(&row.player).bind(MOST).execute(db).await?;
    Ok(())
}

pub(crate) async fn unsubscribe(
    db: &mut AnyConnection,
    endpoint: &str,
    of: Option<&str>,
) -> Result<(), StoreError> {
    let sql = "DELETE FROM subscriptions WHERE endpoint = $1 AND (player = $2 OR $2 = '')";
    sqlx::query(sql).bind(endpoint).bind(of.unwrap_or_default()).execute(db).await?;
    Ok(())
}

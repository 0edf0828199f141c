//! Passkeys, and what was asked of browsers and is not yet answered.

use std::fmt::Write as _;

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::players::{self, NewSession, expect_one};
use crate::write::{Write, Written};
use crate::{Store, StoreError, kept, read};

/// A passkey that is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PasskeyRow {
    /// Its name, with which it can be removed.
    pub id: String,
    /// Whose.
    pub player: String,
    /// How the browser names it.
    pub credential: Vec<u8>,
    /// How the player calls it.
    pub name: String,
    /// How the browser may reach it.
    pub transports: u8,
    /// The public key and what else never changes.
    pub fixed: Vec<u8>,
    /// What changes by use.
    pub state: Vec<u8>,
    /// Since when.
    pub since: u64,
    /// When it was used last.
    pub used: u64,
}

/// What was asked of a browser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ceremony {
    /// The hash of its name, which only that browser knows.
    pub id: String,
    /// Of whom; nobody where that is what is asked.
    pub player: Option<String>,
    /// What is needed to check the answer.
    pub state: Vec<u8>,
    /// Until when it can be answered.
    pub until: u64,
}

impl Store {
    /// Keeps what was asked of a browser, and forgets what nobody has answered in time.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn begin_ceremony(&self, ceremony: Ceremony, now: u64) -> Result<(), StoreError> {
        self.write(Write::BeginCeremony { ceremony, now }).await.map(drop)
    }

    /// Takes what was asked away, so that it is answered once.
    ///
    /// # Errors
    ///
    /// [`StoreError::Gone`] if there is nothing of that name any more.
    pub async fn end_ceremony(&self, id: String, now: u64) -> Result<Ceremony, StoreError> {
        match self.write(Write::EndCeremony { id, now }).await? {
            Written::Ceremony(ceremony) => Ok(ceremony),
            _ => Err(StoreError::Gone),
        }
    }

    /// Keeps a passkey.
    ///
    /// # Errors
    ///
    /// [`StoreError::Taken`] if it is known already.
    pub async fn add_passkey(&self, passkey: PasskeyRow) -> Result<(), StoreError> {
        self.write(Write::AddPasskey(passkey)).await.map(drop)
    }

    /// Signs a player in by a passkey, and keeps what that has changed of it.
    ///
    /// # Errors
    ///
    /// [`StoreError::Gone`] if it is gone.
    pub async fn use_passkey(
        &self,
        passkey: PasskeyRow,
        session: NewSession,
    ) -> Result<(), StoreError> {
        self.write(Write::UsePasskey { passkey, session }).await.map(drop)
    }

    /// Removes a passkey of a player.
    ///
    /// # Errors
    ///
    /// [`StoreError::Gone`] if it is not theirs.
    pub async fn remove_passkey(&self, player: String, id: String) -> Result<(), StoreError> {
        self.write(Write::RemovePasskey { player, id }).await.map(drop)
    }

    /// All passkeys of a player, the oldest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn passkeys(&self, player: &str) -> Result<Vec<PasskeyRow>, StoreError> {
        let sql = format!("{SELECT} WHERE player = $1 ORDER BY since, id");
        let rows = sqlx::query(&sql).bind(player).fetch_all(&self.readers).await?;
        rows.iter().map(passkey).collect()
    }

    /// The passkey that a browser names so.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn passkey(&self, credential: &[u8]) -> Result<Option<PasskeyRow>, StoreError> {
        let sql = format!("{SELECT} WHERE credential = $1");
        let query = sqlx::query(&sql).bind(digits(credential));
        query.fetch_optional(&self.readers).await?.as_ref().map(passkey).transpose()
    }
}

const SELECT: &str = "SELECT id, player, credential, name, transports, fixed, state, since, used \
    FROM passkeys";

fn passkey(row: &AnyRow) -> Result<PasskeyRow, StoreError> {
    let bytes = |place: usize| bytes(&row.try_get::<String, _>(place)?);
    Ok(PasskeyRow {
        id: row.try_get(0)?,
        player: row.try_get(1)?,
        credential: bytes(2)?,
        name: row.try_get(3)?,
        transports: u8::try_from(row.try_get::<i64, _>(4)?).unwrap_or_default(),
        fixed: bytes(5)?,
        state: bytes(6)?,
        since: read(row.try_get(7)?),
        used: read(row.try_get(8)?),
    })
}

fn digits(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        // Writing to a text does not fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn bytes(text: &str) -> Result<Vec<u8>, StoreError> {
    let pairs = (0..text.len()).step_by(2).map(|at| text.get(at..at + 2));
    let byte = |pair: Option<&str>| u8::from_str_radix(pair?, 16).ok();
    let bytes: Option<Vec<u8>> = pairs.map(byte).collect();
    bytes.ok_or_else(|| StoreError::Unreadable("bytes of a passkey".to_owned()))
}

pub(crate) async fn begin(
    db: &mut AnyConnection,
    ceremony: &Ceremony,
    now: u64,
) -> Result<(), StoreError> {
    let query = sqlx::query("DELETE FROM ceremonies WHERE until < $1").bind(kept(now));
    query.execute(&mut *db).await?;
    let sql = "INSERT INTO ceremonies (id, player, state, until) VALUES ($1, $2, $3, $4)";
    let query = sqlx::query(sql).bind(&ceremony.id).bind(ceremony.player.as_deref());
    query.bind(digits(&ceremony.state)).bind(kept(ceremony.until)).execute(db).await?;
    Ok(())
}

pub(crate) async fn end(
    db: &mut AnyConnection,
    id: &str,
    now: u64,
) -> Result<Ceremony, StoreError> {
    let sql = "SELECT player, state, until FROM ceremonies WHERE id = $1 AND until >= $2";
    let row = sqlx::query(sql).bind(id).bind(kept(now)).fetch_optional(&mut *db).await?;
    let row = row.ok_or(StoreError::Gone)?;
    let query = sqlx::query("DELETE FROM ceremonies WHERE id = $1").bind(id);
    expect_one(query.execute(db).await?.rows_affected())?;
    let (player, state) = (row.try_get(0)?, bytes(&row.try_get::<String, _>(1)?)?);
    Ok(Ceremony { id: id.to_owned(), player, state, until: read(row.try_get(2)?) })
}

pub(crate) async fn add(db: &mut AnyConnection, it: &PasskeyRow) -> Result<(), StoreError> {
    let sql = "INSERT INTO passkeys (id, player, credential, name, transports, fixed, state, since, \
        used) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
    let query = sqlx::query(sql).bind(&it.id).bind(&it.player).bind(digits(&it.credential));
    let query = query.bind(&it.name).bind(i64::from(it.transports)).bind(digits(&it.fixed));
    let query = query.bind(digits(&it.state)).bind(kept(it.since)).bind(kept(it.used));
    query.execute(db).await?;
    Ok(())
}

pub(crate) async fn used(
    db: &mut AnyConnection,
    it: &PasskeyRow,
    session: &NewSession,
) -> Result<(), StoreError> {
    let sql = "UPDATE passkeys SET state = $1, used = $2 WHERE id = $3 AND player = $4";
    let query = sqlx::query(sql).bind(digits(&it.state)).bind(kept(it.used)).bind(&it.id);
    expect_one(query.bind(&it.player).execute(&mut *db).await?.rows_affected())?;
    players::add_session(db, &it.player, session).await
}

pub(crate) async fn remove(
    db: &mut AnyConnection,
    player: &str,
    id: &str,
) -> Result<(), StoreError> {
    let query = sqlx::query("DELETE FROM passkeys WHERE player = $1 AND id = $2");
    expect_one(query.bind(player).bind(id).execute(db).await?.rows_affected())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_read_as_they_were_written() {
        let all: Vec<u8> = (0..=255).collect();
        assert_eq!(bytes(&digits(&all)).unwrap(), all);
        assert_eq!(bytes("").unwrap(), Vec::<u8>::new());
        for bad in ["0", "0g", "000", "ä"] {
            assert!(bytes(bad).is_err(), "{bad}");
        }
    }
}

//! Addresses of mail, and the codes that were sent to them. Codes come hashed.

use sqlx::{AnyConnection, Row};

use crate::write::Write;
use crate::{Store, StoreError, kept};

/// What a code that was sent is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To confirm that the address is the player's.
    Confirm,
    /// In place of a forgotten password.
    Recover,
}

impl Purpose {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Confirm => "confirm",
            Self::Recover => "recover",
        }
    }
}

/// A code that is sent to somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LetterRow {
    /// To whom.
    pub player: String,
    /// The hash of the code.
    pub code: String,
    /// What it is for.
    pub purpose: Purpose,
    /// To where it is sent.
    pub address: String,
    /// When it is void.
    pub until: u64,
}

/// What is written of addresses and codes.
pub(crate) enum Change {
    Add(LetterRow),
    Confirm { player: String, code: String, now: u64 },
    Forget { player: String },
}

impl Change {
    pub(crate) async fn apply(&self, db: &mut AnyConnection) -> Result<(), StoreError> {
        match self {
            Self::Add(letter) => add(db, letter).await,
            Self::Confirm { player, code, now } => confirm(db, player, code, *now).await,
            Self::Forget { player } => forget(db, player).await,
        }
    }
}

impl Store {
    /// Keeps a code that is sent. One that is to confirm an address takes the place of all others that are.
    ///
    /// # Errors
    ///
    /// [`StoreError::Gone`] if the player is not registered.
    pub async fn add_letter(&self, letter: LetterRow) -> Result<(), StoreError> {
        self.write(Write::Letters(Change::Add(letter))).await.map(drop)
    }

    /// Uses up the code that confirms an address; it is the player's from now on, in place of another.
    ///
    /// # Errors
    ///
    /// [`StoreError::Gone`] if there is no such code, or it is void.
    pub async fn confirm_address(
        &self,
        player: String,
        code: String,
        now: u64,
    ) -> Result<(), StoreError> {
        self.write(Write::Letters(Change::Confirm { player, code, now })).await.map(drop)
    }

    /// Forgets a player's address, also one that is not confirmed, and voids all codes that were sent.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn forget_address(&self, player: String) -> Result<(), StoreError> {
        self.write(Write::Letters(Change::Forget { player })).await.map(drop)
    }

    /// The address that a player has confirmed.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn address_of(&self, player: &str) -> Result<Option<String>, StoreError> {
        let query = sqlx::query("SELECT address FROM addresses WHERE player = $1").bind(player);
        let row = query.fetch_optional(&self.readers).await?;
        row.map(|row| Ok(row.try_get(0)?)).transpose()
    }

    /// The address that a player has named and not confirmed yet, as long as they can.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn address_named(
        &self,
        player: &str,
        now: u64,
    ) -> Result<Option<String>, StoreError> {
        let sql = "SELECT address FROM letters \
            WHERE player = $1 AND purpose = 'confirm' AND until > $2";
        let query = sqlx::query(sql).bind(player).bind(kept(now));
        let row = query.fetch_optional(&self.readers).await?;
        row.map(|row| Ok(row.try_get(0)?)).transpose()
    }

    /// The ids of the players who have confirmed that address, without regard to case: at most so many.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn players_at(&self, address: &str, most: u32) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT player FROM addresses WHERE folded = $1 ORDER BY since, player LIMIT $2";
        let query = sqlx::query(sql).bind(address.to_lowercase()).bind(i64::from(most));
        let rows = query.fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }
}

async fn add(db: &mut AnyConnection, letter: &LetterRow) -> Result<(), StoreError> {
    let sql = "SELECT id FROM players WHERE id = $1 AND password IS NOT NULL";
    let player = sqlx::query(sql).bind(&letter.player).fetch_optional(&mut *db).await?;
    if player.is_none() {
        return Err(StoreError::Gone);
    }
    if letter.purpose == Purpose::Confirm {
        void(db, &letter.player, Purpose::Confirm).await?;
    }
    let sql = "INSERT INTO letters (player, code, purpose, address, until) \
        VALUES ($1, $2, $3, $4, $5)";
    let query = sqlx::query(sql).bind(&letter.player).bind(&letter.code);
    let query = query.bind(letter.purpose.word()).bind(&letter.address).bind(kept(letter.until));
    query.execute(db).await?;
    Ok(())
}

/// Uses up a code, and voids all others for the same; to where it was sent.
pub(crate) async fn take(
    db: &mut AnyConnection,
    player: &str,
    code: &str,
    purpose: Purpose,
    now: u64,
) -> Result<String, StoreError> {
    // Two nodes may be told it at the same time; one of them takes it away.
    let sql = "DELETE FROM letters \
        WHERE player = $1 AND code = $2 AND purpose = $3 AND until > $4 RETURNING address";
    let query = sqlx::query(sql).bind(player).bind(code).bind(purpose.word()).bind(kept(now));
    let row = query.fetch_optional(&mut *db).await?.ok_or(StoreError::Gone)?;
    let address = row.try_get(0)?;
    void(db, player, purpose).await?;
    Ok(address)
}

/// Voids the codes of a player that are for that.
pub(crate) async fn void(
    db: &mut AnyConnection,
    player: &str,
    purpose: Purpose,
) -> Result<(), StoreError> {
    let query = sqlx::query("DELETE FROM letters WHERE player = $1 AND purpose = $2");
    query.bind(player).bind(purpose.word()).execute(db).await?;
    Ok(())
}

/// Forgets the codes that nobody can use any more.
pub(crate) async fn forget_void(db: &mut AnyConnection, now: u64) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM letters WHERE until <= $1").bind(kept(now)).execute(db).await?;
    Ok(())
}

async fn confirm(
    db: &mut AnyConnection,
    player: &str,
    code: &str,
    now: u64,
) -> Result<(), StoreError> {
    let address = take(db, player, code, Purpose::Confirm, now).await?;
    // What was sent to the address before is not for whoever has only that one.
    void(db, player, Purpose::Recover).await?;
    let sql = "INSERT INTO addresses (player, address, folded, since) VALUES ($1, $2, $3, $4) \
        ON CONFLICT (player) DO UPDATE \
        SET address = excluded.address, folded = excluded.folded, since = excluded.since";
    let query = sqlx::query(sql).bind(player).bind(&address).bind(address.to_lowercase());
    query.bind(kept(now)).execute(db).await?;
    Ok(())
}

async fn forget(db: &mut AnyConnection, player: &str) -> Result<(), StoreError> {
    for sql in ["DELETE FROM letters WHERE player = $1", "DELETE FROM addresses WHERE player = $1"]
    {
        sqlx::query(sql).bind(player).execute(&mut *db).await?;
    }
    Ok(())
}

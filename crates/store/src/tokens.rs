//! Personal tokens: with them programs prove for whom they ask. They come hashed.

use protocol::online::Scope;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::players::expect_one;
use crate::write::Write;
use crate::{Store, StoreError, kept, read};

/// A token that is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TokenRow {
    /// Its name; not what proves it.
    pub id: String,
    /// Whose.
    pub player: String,
    /// What its owner calls it.
    pub label: String,
    /// What it allows.
    pub scopes: Vec<Scope>,
    /// Since when.
    pub since: u64,
    /// When it was used last, roughly; none if it never was.
    pub seen: Option<u64>,
}

impl Store {
    /// Keeps a new token, of which only the hash is known, if its player then has no more than `most`.
    ///
    /// # Errors
    ///
    /// [`StoreError::Gone`] if the player has as many already.
    pub async fn add_token(
        &self,
        token: TokenRow,
        hash: String,
        most: u64,
    ) -> Result<(), StoreError> {
        self.write(Write::AddToken { token, hash, most }).await.map(drop)
    }

    /// Keeps that a token was used.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn token_seen(&self, token: String, at: u64) -> Result<(), StoreError> {
        self.write(Write::TokenSeen { token, at }).await.map(drop)
    }

    /// Revokes a token of a player.
    ///
    /// # Errors
    ///
    /// [`StoreError::Gone`] if it is not theirs.
    pub async fn remove_token(&self, player: String, token: String) -> Result<(), StoreError> {
        self.write(Write::RemoveToken { player, token }).await.map(drop)
    }

    /// The token that has that hash.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn token(&self, hash: &str) -> Result<Option<TokenRow>, StoreError> {
        let sql = "SELECT id, player, label, scopes, since, seen FROM tokens WHERE token = $1";
        let row = sqlx::query(sql).bind(hash).fetch_optional(&self.readers).await?;
        row.as_ref().map(token).transpose()
    }

    /// All tokens of a player, the oldest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn tokens(&self, player: &str) -> Result<Vec<TokenRow>, StoreError> {
        let sql = "SELECT id, player, label, scopes, since, seen FROM tokens WHERE player = $1 \
            ORDER BY since, id";
        let rows = sqlx::query(sql).bind(player).fetch_all(&self.readers).await?;
        rows.iter().map(token).collect()
    }
}

fn token(row: &AnyRow) -> Result<TokenRow, StoreError> {
    let scopes: String = row.try_get(3)?;
    let unreadable = |word: &str| StoreError::Unreadable(format!("the scope `{word}`"));
    let scope = |word: &str| word.parse().map_err(|()| unreadable(word));
    Ok(TokenRow {
        id: row.try_get(0)?,
        player: row.try_get(1)?,
        label: row.try_get(2)?,
        scopes: scopes.split(' ').map(scope).collect::<Result<_, _>>()?,
        since: read(row.try_get(4)?),
        seen: row.try_get::<Option<i64>, _>(5)?.map(read),
    })
}

pub(crate) async fn add(
    db: &mut AnyConnection,
    token: &TokenRow,
    hash: &str,
    most: u64,
) -> Result<(), StoreError> {
    let count = sqlx::query("SELECT COUNT(*) FROM tokens WHERE player = $1").bind(&token.player);
    if read(count.fetch_one(&mut *db).await?.try_get(0)?) >= most {
        return Err(StoreError::Gone);
    }
    let sql = "INSERT INTO tokens (id, token, player, label, scopes, since) \
        VALUES ($1, $2, $3, $4, $5, $6)";
    let scopes: Vec<&str> = token.scopes.iter().map(|scope| scope.word()).collect();
    let query = sqlx::query(sql).bind(&token.id).bind(hash).bind(&token.player);
    let query = query.bind(&token.label).bind(scopes.join(" ")).bind(kept(token.since));
    query.execute(db).await?;
    Ok(())
}

pub(crate) async fn seen(db: &mut AnyConnection, token: &str, at: u64) -> Result<(), StoreError> {
    let query = sqlx::query("UPDATE tokens SET seen = $1 WHERE id = $2");
    query.bind(kept(at)).bind(token).execute(db).await?;
    Ok(())
}

pub(crate) async fn remove(
    db: &mut AnyConnection,
    player: &str,
    token: &str,
) -> Result<(), StoreError> {
    let query = sqlx::query("DELETE FROM tokens WHERE player = $1 AND id = $2");
    expect_one(query.bind(player).bind(token).execute(db).await?.rows_affected())
}

/// Revokes all tokens of a player.
pub(crate) async fn remove_all(db: &mut AnyConnection, player: &str) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM tokens WHERE player = $1").bind(player).execute(db).await?;
    Ok(())
}

//! Players, their sessions and recovery codes. Whatever proves something comes hashed.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::letters::{self, Purpose};
use crate::write::Write;
use crate::{Store, StoreError, kept, read, tokens};

/// A player who is new.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewPlayer {
    /// Who.
    pub id: String,
    /// The name; unique without regard to case.
    pub name: String,
    /// The hash of the password; none for a guest.
    pub password: Option<String>,
    /// Since when.
    pub since: u64,
}

/// A player who is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerRow {
    /// Who.
    pub id: String,
    /// The name; none once the player was deleted.
    pub name: Option<String>,
    /// The hash of the password; none for a guest.
    pub password: Option<String>,
    /// Since when.
    pub since: u64,
    /// Whether a token of theirs that lets a program play was used.
    pub program: bool,
}

/// A session that begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSession {
    /// Its name.
    pub id: String,
    /// The hash of its token.
    pub token: String,
    /// What the browser said it is.
    pub agent: String,
    /// Since when.
    pub since: u64,
}

/// A session that is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionRow {
    /// Its name.
    pub id: String,
    /// Whose.
    pub player: String,
    /// What the browser said it is.
    pub agent: String,
    /// Since when.
    pub since: u64,
    /// When it was used last, roughly.
    pub seen: u64,
}

impl Store {
    /// Adds a player, signed in if there is a session, with the hashes of recovery codes.
    ///
    /// # Errors
    ///
    /// [`StoreError::Taken`] if the name is.
    pub async fn add_player(
        &self,
        player: NewPlayer,
        session: Option<NewSession>,
        codes: Vec<String>,
    ) -> Result<(), StoreError> {
        self.write(Write::AddPlayer { player, session, codes }).await.map(drop)
    }

    /// Makes a guest a registered player.
    ///
    /// # Errors
    ///
    /// [`StoreError::Taken`] if the name is, [`StoreError::Gone`] if there is no such guest.
    pub async fn register(
        &self,
        player: String,
        name: String,
        password: String,
        codes: Vec<String>,
    ) -> Result<(), StoreError> {
        self.write(Write::Register { player, name, password, codes }).await.map(drop)
    }

    /// Changes a password, ends all sessions but one, and revokes all tokens.
    ///
    /// # Errors
    ///
    /// [`StoreError::Gone`] if there is no such player.
    pub async fn set_password(
        &self,
        player: String,
        password: String,
        but: Option<String>,
    ) -> Result<(), StoreError> {
        self.write(Write::SetPassword { player, password, but }).await.map(drop)
    }

    /// Uses up a recovery code, or one that was sent for that: changes the password, ends all sessions, revokes all tokens, begins a session.
    ///
    /// # Errors
    ///
    /// [`StoreError::Gone`] if there is no such code.
    pub async fn use_code(
        &self,
        player: String,
        code: String,
        password: String,
        session: NewSession,
    ) -> Result<(), StoreError> {
        self.write(Write::UseCode { player, code, password, session }).await.map(drop)
    }

    /// Replaces all recovery codes.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn set_codes(&self, player: String, codes: Vec<String>) -> Result<(), StoreError> {
        self.write(Write::SetCodes { player, codes }).await.map(drop)
    }

    /// Deletes all that is known about a player; their matches stay, without the name.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn delete_player(&self, player: String) -> Result<(), StoreError> {
        self.write(Write::DeletePlayer { player }).await.map(drop)
    }

    /// Signs a player in.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn add_session(&self, player: String, session: NewSession) -> Result<(), StoreError> {
        self.write(Write::AddSession { player, session }).await.map(drop)
    }

    /// Keeps that a session was used.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn seen(&self, session: String, at: u64) -> Result<(), StoreError> {
        self.write(Write::Seen { session, at }).await.map(drop)
    }

    /// Ends a session of a player.
    ///
    /// # Errors
    ///
    /// [`StoreError::Gone`] if it is not theirs.
    pub async fn end_session(&self, player: String, session: String) -> Result<(), StoreError> {
        self.write(Write::EndSession { player, session }).await.map(drop)
    }

    /// Ends all sessions of a player but one.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn end_sessions(
        &self,
        player: String,
        but: Option<String>,
    ) -> Result<(), StoreError> {
        self.write(Write::EndSessions { player, but }).await.map(drop)
    }

    /// Ends sessions that were not used since then, forgets guests older than that who cannot come back and of
    /// whom nothing is left to see, and forgets codes that were sent and are void.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn tidy(&self, before: u64) -> Result<(), StoreError> {
        let now = (self.clock)();
        self.write(Write::Tidy { before, now }).await.map(drop)
    }

    /// The player of that id.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn player(&self, id: &str) -> Result<Option<PlayerRow>, StoreError> {
        let sql = format!("{PLAYERS} WHERE id = $1");
        let row = sqlx::query(&sql).bind(id).fetch_optional(&self.readers).await?;
        row.as_ref().map(player).transpose()
    }

    /// The player of that name, without regard to case.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn player_by_name(&self, name: &str) -> Result<Option<PlayerRow>, StoreError> {
        let sql = format!("{PLAYERS} WHERE folded = $1");
        let row = sqlx::query(&sql).bind(name.to_lowercase()).fetch_optional(&self.readers).await?;
        row.as_ref().map(player).transpose()
    }

    /// The session whose token has that hash.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn session(&self, token: &str) -> Result<Option<SessionRow>, StoreError> {
        let sql = "SELECT id, player, agent, since, seen FROM sessions WHERE token = $1";
        let row = sqlx::query(sql).bind(token).fetch_optional(&self.readers).await?;
        row.as_ref().map(session).transpose()
    }

    /// Whether there still is a session or a token of that name.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn proves(&self, session: &str) -> Result<bool, StoreError> {
        let sql =
            "SELECT id FROM sessions WHERE id = $1 UNION ALL SELECT id FROM tokens WHERE id = $1";
        let row = sqlx::query(sql).bind(session).fetch_optional(&self.readers).await?;
        Ok(row.is_some())
    }

    /// All sessions of a player, the oldest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn sessions(&self, player: &str) -> Result<Vec<SessionRow>, StoreError> {
        let sql = "SELECT id, player, agent, since, seen FROM sessions WHERE player = $1 \
            ORDER BY since, id";
        let rows = sqlx::query(sql).bind(player).fetch_all(&self.readers).await?;
        rows.iter().map(session).collect()
    }

    /// Whether a player can replace the password by a code of that hash now. It is asked in the same way, and takes
    /// as long, for a player whom there is not.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn is_code(&self, player: &str, code: &str) -> Result<bool, StoreError> {
        let sql = "SELECT 1 FROM codes WHERE player = $1 AND code = $2 UNION ALL \
            SELECT 1 FROM letters WHERE player = $1 AND code = $2 AND purpose = $3 AND until > $4";
        let query = sqlx::query(sql).bind(player).bind(code).bind(Purpose::Recover.word());
        let row = query.bind(kept((self.clock)())).fetch_optional(&self.readers).await?;
        Ok(row.is_some())
    }

    /// How many recovery codes of a player are unused.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn codes_left(&self, player: &str) -> Result<u64, StoreError> {
        let query = sqlx::query("SELECT COUNT(*) FROM codes WHERE player = $1");
        Ok(read(query.bind(player).fetch_one(&self.readers).await?.try_get(0)?))
    }
}

/// Players as they are read.
const PLAYERS: &str = "SELECT id, name, password, since, (SELECT COUNT(*) FROM tokens \
    WHERE player = players.id AND seen IS NOT NULL AND scopes LIKE '%play%') FROM players";

fn player(row: &AnyRow) -> Result<PlayerRow, StoreError> {
    Ok(PlayerRow {
        id: row.try_get(0)?,
        name: row.try_get(1)?,
        password: row.try_get(2)?,
        since: read(row.try_get(3)?),
        program: row.try_get::<i64, _>(4)? > 0,
    })
}

fn session(row: &AnyRow) -> Result<SessionRow, StoreError> {
    Ok(SessionRow {
        id: row.try_get(0)?,
        player: row.try_get(1)?,
        agent: row.try_get(2)?,
        since: read(row.try_get(3)?),
        seen: read(row.try_get(4)?),
    })
}

pub(crate) async fn add(
    db: &mut AnyConnection,
    player: &NewPlayer,
    codes: &[String],
    session: Option<&NewSession>,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO players (id, name, folded, password, since) VALUES ($1, $2, $3, $4, $5)";
    let query = sqlx::query(sql).bind(&player.id).bind(&player.name);
    let query = query.bind(player.name.to_lowercase()).bind(player.password.as_deref());
    query.bind(kept(player.since)).execute(&mut *db).await?;
    set_codes(db, &player.id, codes).await?;
    match session {
        Some(session) => add_session(db, &player.id, session).await,
        None => Ok(()),
    }
}

pub(crate) async fn register(
    db: &mut AnyConnection,
    player: &str,
    name: &str,
    password: &str,
    codes: &[String],
) -> Result<(), StoreError> {
    let sql = "UPDATE players SET name = $1, folded = $2, password = $3 \
        WHERE id = $4 AND password IS NULL AND name IS NOT NULL";
    let query = sqlx::query(sql).bind(name).bind(name.to_lowercase()).bind(password).bind(player);
    expect_one(query.execute(&mut *db).await?.rows_affected())?;
    set_codes(db, player, codes).await
}

/// Another password: whoever knew the old one is out, but for the session that has asked.
pub(crate) async fn change_password(
    db: &mut AnyConnection,
    player: &str,
    password: &str,
    but: Option<&str>,
) -> Result<(), StoreError> {
    let sql = "UPDATE players SET password = $1 WHERE id = $2 AND password IS NOT NULL";
    let query = sqlx::query(sql).bind(password).bind(player);
    expect_one(query.execute(&mut *db).await?.rows_affected())?;
    end_sessions(db, player, but).await?;
    letters::void(db, player, Purpose::Recover).await?;
    tokens::remove_all(db, player).await
}

pub(crate) async fn set_codes(
    db: &mut AnyConnection,
    player: &str,
    codes: &[String],
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM codes WHERE player = $1").bind(player).execute(&mut *db).await?;
    for code in codes {
        let query = sqlx::query("INSERT INTO codes (player, code) VALUES ($1, $2)");
        query.bind(player).bind(code).execute(&mut *db).await?;
    }
    Ok(())
}

/// Replaces a password by a code that is used up, and begins a session.
pub(crate) async fn recover(
    db: &mut AnyConnection,
    player: &str,
    code: &str,
    password: &str,
    session: &NewSession,
) -> Result<(), StoreError> {
    use_code(db, player, code, session.since).await?;
    change_password(db, player, password, None).await?;
    add_session(db, player, session).await
}

/// Uses up a recovery code, or one that was sent in its place.
async fn use_code(
    db: &mut AnyConnection,
    player: &str,
    code: &str,
    now: u64,
) -> Result<(), StoreError> {
    let query = sqlx::query("DELETE FROM codes WHERE player = $1 AND code = $2");
    if query.bind(player).bind(code).execute(&mut *db).await?.rows_affected() == 1 {
        return Ok(());
    }
    letters::take(db, player, code, Purpose::Recover, now).await.map(drop)
}

/// What belongs to a player and goes with them.
const OF_PLAYER: [&str; 17] = [
    "DELETE FROM sessions WHERE player = $1",
    "DELETE FROM tokens WHERE player = $1",
    "DELETE FROM codes WHERE player = $1",
    "DELETE FROM ratings WHERE player = $1",
    "DELETE FROM seeks WHERE player = $1",
    "DELETE FROM chat WHERE player = $1",
    "DELETE FROM deeds WHERE player = $1",
    "DELETE FROM passkeys WHERE player = $1",
    "DELETE FROM letters WHERE player = $1",
    "DELETE FROM addresses WHERE player = $1",
    "DELETE FROM ceremonies WHERE player = $1",
    "DELETE FROM administrators WHERE player = $1",
    "DELETE FROM officials WHERE player = $1",
    "DELETE FROM shuns WHERE player = $1 OR other = $1",
    "DELETE FROM reports WHERE player = $1 OR by_player = $1",
    "DELETE FROM plans WHERE side = 'first' \
        AND match_id IN (SELECT id FROM matches WHERE first_player = $1)",
    "DELETE FROM plans WHERE side = 'second' \
        AND match_id IN (SELECT id FROM matches WHERE second_player = $1)",
];

pub(crate) async fn delete(db: &mut AnyConnection, player: &str) -> Result<(), StoreError> {
    for sql in OF_PLAYER {
        sqlx::query(sql).bind(player).execute(&mut *db).await?;
    }
    let sql = "UPDATE players SET name = NULL, folded = NULL, password = NULL WHERE id = $1";
    sqlx::query(sql).bind(player).execute(db).await?;
    Ok(())
}

pub(crate) async fn add_session(
    db: &mut AnyConnection,
    player: &str,
    session: &NewSession,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO sessions (id, token, player, agent, since, seen) \
        VALUES ($1, $2, $3, $4, $5, $5)";
    let query = sqlx::query(sql).bind(&session.id).bind(&session.token).bind(player);
    query.bind(&session.agent).bind(kept(session.since)).execute(db).await?;
    Ok(())
}

pub(crate) async fn seen(db: &mut AnyConnection, session: &str, at: u64) -> Result<(), StoreError> {
    let query = sqlx::query("UPDATE sessions SET seen = $1 WHERE id = $2");
    query.bind(kept(at)).bind(session).execute(db).await?;
    Ok(())
}

pub(crate) async fn end_session(
    db: &mut AnyConnection,
    player: &str,
    session: &str,
) -> Result<(), StoreError> {
    let query = sqlx::query("DELETE FROM sessions WHERE player = $1 AND id = $2");
    expect_one(query.bind(player).bind(session).execute(db).await?.rows_affected())
}

pub(crate) async fn end_sessions(
    db: &mut AnyConnection,
    player: &str,
    but: Option<&str>,
) -> Result<(), StoreError> {
    let query = sqlx::query("DELETE FROM sessions WHERE player = $1 AND id <> $2");
    query.bind(player).bind(but.unwrap_or_default()).execute(db).await?;
    Ok(())
}

pub(crate) async fn tidy(db: &mut AnyConnection, before: u64, now: u64) -> Result<(), StoreError> {
    letters::forget_void(db, now).await?;
    let query = sqlx::query("DELETE FROM sessions WHERE seen < $1");
    query.bind(kept(before)).execute(&mut *db).await?;
    let sql = "DELETE FROM players WHERE password IS NULL AND since < $1 \
        AND NOT EXISTS (SELECT 1 FROM sessions WHERE player = players.id) \
        AND NOT EXISTS (SELECT 1 FROM seeks WHERE player = players.id) \
        AND NOT EXISTS (SELECT 1 FROM chat WHERE player = players.id) \
        AND NOT EXISTS (SELECT 1 FROM suspensions WHERE player = players.id) \
        AND NOT EXISTS (SELECT 1 FROM reports WHERE player = players.id) \
        AND NOT EXISTS (SELECT 1 FROM matches WHERE first_player = players.id) \
        AND NOT EXISTS (SELECT 1 FROM matches WHERE second_player = players.id)";
    sqlx::query(sql).bind(kept(before)).execute(db).await?;
    Ok(())
}

pub(crate) fn expect_one(rows: u64) -> Result<(), StoreError> {
    if rows == 1 { Ok(()) } else { Err(StoreError::Gone) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::migrate;

    /// Tables of which something stays that names a player: who has played is told without a name; what was done by
    /// those who may do more than play is never taken out of the list; who is suspended is so for as long.
    const STAYS: [&str; 4] = ["players", "matches", "acts", "suspensions"];
    /// Goes with the sessions.
    const GOES_ALONG: &str = "subscriptions";

    #[test]
    fn whatever_is_kept_of_a_player_goes_with_them() {
        let mut tables = Vec::new();
        for sql in migrate::all() {
            for table in sql.split("CREATE TABLE ").skip(1) {
                let (name, rest) = table.split_once(" (").unwrap();
                let mut columns = rest.split_once("\n);").unwrap().0.lines().map(str::trim);
                let of_player = |line: &str| {
                    let column = line.split(' ').next().unwrap_or_default();
                    !line.starts_with("--")
                        && (line.contains("REFERENCES players")
                            || ["player", "by_player", "other"].contains(&column))
                };
                if columns.any(of_player) {
                    tables.push(name);
                }
            }
        }
        assert!(tables.len() > 15, "{tables:?}");
        for table in tables.into_iter().filter(|table| !STAYS.contains(table)) {
            let goes = format!("DELETE FROM {table} ");
            let goes = OF_PLAYER.iter().any(|sql| sql.starts_with(&goes)) || table == GOES_ALONG;
            assert!(goes, "{table} keeps something of a player who is deleted");
        }
    }
}

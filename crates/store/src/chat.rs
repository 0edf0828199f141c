//! What was said in matches.

use protocol::online::ChatRoom;
use sqlx::{AnyConnection, Row};

use crate::write::Write;
use crate::{Store, StoreError, kept, read};

/// The most lines of a match that are read.
const MOST: i64 = 200;

/// A line that was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// Where.
    pub room: ChatRoom,
    /// By whom.
    pub player: String,
    /// When.
    pub at: u64,
    /// What.
    pub text: String,
}

impl Store {
    /// Keeps what was said in a match.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn say(&self, id: String, said: Said) -> Result<(), StoreError> {
        let Said { room, player, at, text } = said;
        self.write(Write::Say { id, room, player, at, text }).await.map(drop)
    }

    /// What was said in a match, the oldest first: the last two hundred lines.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn said(&self, id: &str) -> Result<Vec<Said>, StoreError> {
        let sql = "SELECT room, player, at, body FROM chat WHERE match_id = $1 \
            ORDER BY seq DESC LIMIT $2";
        let rows = sqlx::query(sql).bind(id).bind(MOST).fetch_all(&self.readers).await?;
        let said = |row: &sqlx::any::AnyRow| {
            let room: String = row.try_get(0)?;
            Ok(Said {
                room: if room == name(ChatRoom::Players) {
                    ChatRoom::Players
                } else {
                    ChatRoom::Spectators
                },
                player: row.try_get(1)?,
                at: read(row.try_get(2)?),
                text: row.try_get(3)?,
            })
        };
        rows.iter().rev().map(said).collect()
    }

    /// All that a player has said anywhere: the match, when, and what.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn said_by(&self, player: &str) -> Result<Vec<(String, u64, String)>, StoreError> {
        let sql = "SELECT match_id, at, body FROM chat WHERE player = $1 ORDER BY at, seq";
        let rows = sqlx::query(sql).bind(player).fetch_all(&self.readers).await?;
        rows.iter()
            .map(|row| Ok((row.try_get(0)?, read(row.try_get(1)?), row.try_get(2)?)))
            .collect()
    }
}

fn name(room: ChatRoom) -> &'static str {
    match room {
        ChatRoom::Players => "players",
        ChatRoom::Spectators => "spectators",
    }
}

pub(crate) async fn add(
    db: &mut AnyConnection,
    id: &str,
    room: ChatRoom,
    player: &str,
    at: u64,
    text: &str,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO chat (match_id, seq, room, player, at, body) VALUES ($1, \
        (SELECT COALESCE(MAX(seq), 0) + 1 FROM chat WHERE match_id = $1), $2, $3, $4, $5)";
    let query = sqlx::query(sql).bind(id).bind(name(room)).bind(player).bind(kept(at));
    query.bind(text).execute(db).await?;
    Ok(())
}

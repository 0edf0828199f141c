//! Who may do more than play, and what they have done.

use protocol::online::Role;
use serde::{Deserialize, Serialize};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::matches::{self, MatchRow, NewMatch};
use crate::players::expect_one;
use crate::write::Write;
use crate::{Store, StoreError, kept, peace, read};

/// The most acts of a list.
const LISTED: i64 = 200;

/// Something that was done by somebody who may do more than play. It is kept together with what it does.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Act {
    /// Its name.
    pub id: String,
    /// When.
    pub at: u64,
    /// By whom; nobody if by whoever has the machine.
    pub by: Option<String>,
    /// What, as `suspend` or `pair`.
    pub act: String,
    /// To whom.
    pub player: Option<String>,
    /// In which match.
    pub game: Option<String>,
    /// In which event.
    pub gathering: Option<String>,
    /// About which report.
    pub report: Option<String>,
    /// What is to be known besides, as a role or a result.
    pub detail: Option<String>,
    /// Why.
    pub why: String,
}

/// What an act does.
#[derive(Clone, Debug)]
pub enum Deed {
    /// Somebody becomes an administrator, or is none any more.
    Administrator {
        /// Who.
        player: String,
        /// Whether they are one now.
        on: bool,
    },
    /// An event begins.
    Open {
        /// Its name in addresses.
        id: String,
        /// What it is called.
        name: String,
    },
    /// An event is over.
    Close {
        /// Which.
        id: String,
    },
    /// Somebody has a role in an event, or no more.
    Official {
        /// In which.
        gathering: String,
        /// Who.
        player: String,
        /// Which role.
        role: Role,
        /// Whether they have it now.
        on: bool,
    },
    /// Two are paired in an event.
    Pair {
        /// In which.
        gathering: String,
        /// Their match.
        new: Box<NewMatch>,
    },
    /// A player is suspended until then, or not any more.
    Suspend {
        /// Who.
        player: String,
        /// Until when.
        until: Option<u64>,
    },
    /// A report is dealt with.
    CloseReport {
        /// Which.
        report: String,
    },
}

/// An event in which people meet to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GatheringRow {
    /// Its name in addresses.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Since when.
    pub since: u64,
    /// Since when nothing more is done in it.
    pub closed: Option<u64>,
}

impl Store {
    /// Does something and keeps that it was done.
    ///
    /// # Errors
    ///
    /// [`StoreError::Gone`] if what it is done to is not there, or it was done before.
    pub async fn perform(&self, act: Act, deed: Deed) -> Result<(), StoreError> {
        self.write(Write::Perform { act, deed }).await.map(drop)
    }

    /// Whether a player is an administrator.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn is_administrator(&self, player: &str) -> Result<bool, StoreError> {
        let query = sqlx::query("SELECT 1 FROM administrators WHERE player = $1").bind(player);
        Ok(query.fetch_optional(&self.readers).await?.is_some())
    }

    /// All events, the newest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn gatherings(&self) -> Result<Vec<GatheringRow>, StoreError> {
        let sql = "SELECT id, name, since, closed FROM gatherings ORDER BY since DESC, id LIMIT $1";
        let rows = sqlx::query(sql).bind(LISTED).fetch_all(&self.readers).await?;
        rows.iter().map(gathering).collect()
    }

    /// An event.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn gathering(&self, id: &str) -> Result<Option<GatheringRow>, StoreError> {
        let query = sqlx::query("SELECT id, name, since, closed FROM gatherings WHERE id = $1");
        let row = query.bind(id).fetch_optional(&self.readers).await?;
        row.as_ref().map(gathering).transpose()
    }

    /// Who has which role in an event, those first who have it longest.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn officials(&self, gathering: &str) -> Result<Vec<(String, Role)>, StoreError> {
        let sql = "SELECT player, role FROM officials WHERE gathering = $1 ORDER BY since, player";
        let rows = sqlx::query(sql).bind(gathering).fetch_all(&self.readers).await?;
        rows.iter().map(official).collect()
    }

    /// Whether a player has a role in an event.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn is_official(
        &self,
        gathering: &str,
        player: &str,
        role: Role,
    ) -> Result<bool, StoreError> {
        let sql = "SELECT 1 FROM officials WHERE gathering = $1 AND player = $2 AND role = $3";
        let query = sqlx::query(sql).bind(gathering).bind(player).bind(role_name(role));
        Ok(query.fetch_optional(&self.readers).await?.is_some())
    }

    /// The roles that a player has in events, those first that they have longest.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn offices_of(&self, player: &str) -> Result<Vec<(String, Role)>, StoreError> {
        let sql =
            "SELECT gathering, role FROM officials WHERE player = $1 ORDER BY since, gathering";
        let rows = sqlx::query(sql).bind(player).fetch_all(&self.readers).await?;
        rows.iter().map(official).collect()
    }

    /// What a player has done in an office, and what was done about them, the oldest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn acts_of(&self, player: &str) -> Result<Vec<Act>, StoreError> {
        let sql = "SELECT id, at, by_player, act, player, match_id, gathering, report, detail, why \
            FROM acts WHERE by_player = $1 OR player = $1 ORDER BY at, seq";
        let rows = sqlx::query(sql).bind(player).fetch_all(&self.readers).await?;
        rows.iter().map(act).collect()
    }

    /// The event that a match belongs to.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn gathering_of(&self, game: &str) -> Result<Option<String>, StoreError> {
        let query = sqlx::query("SELECT gathering FROM gathering_matches WHERE match_id = $1");
        let row = query.bind(game).fetch_optional(&self.readers).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// The matches of an event, the newest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn matches_in(&self, gathering: &str) -> Result<Vec<MatchRow>, StoreError> {
        let which = "WHERE id IN (SELECT match_id FROM gathering_matches WHERE gathering = $1) \
            ORDER BY began DESC, id LIMIT $2";
        let sql = matches::select(which);
        let query = sqlx::query(&sql).bind(gathering).bind(LISTED);
        query.fetch_all(&self.readers).await?.iter().map(matches::game).collect()
    }

    /// What was done, the newest first: in an event, or everywhere.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn acts(&self, gathering: Option<&str>) -> Result<Vec<Act>, StoreError> {
        let sql = "SELECT id, at, by_player, act, player, match_id, gathering, report, detail, why \
            FROM acts WHERE $1 = '' OR gathering = $1 ORDER BY at DESC, seq DESC LIMIT $2";
        let query = sqlx::query(sql).bind(gathering.unwrap_or_default()).bind(LISTED);
        query.fetch_all(&self.readers).await?.iter().map(act).collect()
    }
}

fn gathering(row: &AnyRow) -> Result<GatheringRow, StoreError> {
    let closed: Option<i64> = row.try_get(3)?;
    Ok(GatheringRow {
        id: row.try_get(0)?,
        name: row.try_get(1)?,
        since: read(row.try_get(2)?),
        closed: closed.map(read),
    })
}

fn official(row: &AnyRow) -> Result<(String, Role), StoreError> {
    let name: String = row.try_get(1)?;
    Ok((row.try_get(0)?, role(&name)?))
}

fn act(row: &AnyRow) -> Result<Act, StoreError> {
    Ok(Act {
        id: row.try_get(0)?,
        at: read(row.try_get(1)?),
        by: row.try_get(2)?,
        act: row.try_get(3)?,
        player: row.try_get(4)?,
        game: row.try_get(5)?,
        gathering: row.try_get(6)?,
        report: row.try_get(7)?,
        detail: row.try_get(8)?,
        why: row.try_get(9)?,
    })
}

fn role_name(role: Role) -> &'static str {
    match role {
        Role::Organiser => "organiser",
        Role::Arbiter => "arbiter",
    }
}

fn role(name: &str) -> Result<Role, StoreError> {
    [Role::Organiser, Role::Arbiter]
        .into_iter()
        .find(|role| role_name(*role) == name)
        .ok_or_else(|| StoreError::Unreadable(format!("the role `{name}`")))
}

/// Keeps that something was done.
pub(crate) async fn keep(db: &mut AnyConnection, act: &Act) -> Result<(), StoreError> {
    let sql = "INSERT INTO acts (id, at, by_player, act, player, match_id, gathering, report, \
        detail, why, seq) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, \
        (SELECT COALESCE(MAX(seq), 0) + 1 FROM acts))";
    let query = sqlx::query(sql).bind(&act.id).bind(kept(act.at)).bind(act.by.as_deref());
    let query = query.bind(&act.act).bind(act.player.as_deref()).bind(act.game.as_deref());
    let query = query.bind(act.gathering.as_deref()).bind(act.report.as_deref());
    query.bind(act.detail.as_deref()).bind(&act.why).execute(db).await?;
    Ok(())
}

/// Does something and keeps that it was done.
pub(crate) async fn perform(
    db: &mut AnyConnection,
    act: &Act,
    deed: &Deed,
) -> Result<(), StoreError> {
    match deed {
        Deed::Administrator { player, on } => {
            let sql = if *on {
                "INSERT INTO administrators (player, since) SELECT $1, $2 \
                 WHERE EXISTS (SELECT 1 FROM players WHERE id = $1 AND password IS NOT NULL) \
                 AND NOT EXISTS (SELECT 1 FROM administrators WHERE player = $1)"
            } else {
                "DELETE FROM administrators WHERE player = $1 AND $2 >= 0"
            };
            let query = sqlx::query(sql).bind(player).bind(kept(act.at));
            expect_one(query.execute(&mut *db).await?.rows_affected())?;
        }
        Deed::Open { id, name } => {
            let query = sqlx::query("INSERT INTO gatherings (id, name, since) VALUES ($1, $2, $3)");
            query.bind(id).bind(name).bind(kept(act.at)).execute(&mut *db).await?;
        }
        Deed::Close { id } => {
            let sql = "UPDATE gatherings SET closed = $1 WHERE id = $2 AND closed IS NULL";
            let query = sqlx::query(sql).bind(kept(act.at)).bind(id);
            expect_one(query.execute(&mut *db).await?.rows_affected())?;
        }
        Deed::Official { gathering, player, role, on } => {
            let sql = if *on {
                "INSERT INTO officials (gathering, player, role, since) VALUES ($1, $2, $3, $4)"
            } else {
                "DELETE FROM officials WHERE gathering = $1 AND player = $2 AND role = $3 \
                 AND $4 >= 0"
            };
            let query = sqlx::query(sql).bind(gathering).bind(player).bind(role_name(*role));
            let done = query.bind(kept(act.at)).execute(&mut *db).await?;
            expect_one(done.rows_affected())?;
        }
        Deed::Pair { gathering, new } => {
            matches::begin(db, new).await?;
            let sql = "INSERT INTO gathering_matches (match_id, gathering) VALUES ($1, $2)";
            sqlx::query(sql).bind(&new.id).bind(gathering).execute(&mut *db).await?;
        }
        Deed::Suspend { player, until } => peace::suspend(db, player, act.at, *until).await?,
        Deed::CloseReport { report } => peace::close(db, report, act.at).await?,
    }
    keep(db, act).await
}

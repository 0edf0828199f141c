//! What players have planned in matches.

use protocol::online::{Branch, Dropped};
use rules::Player;
use serde::{Deserialize, Serialize};
use sqlx::{AnyConnection, Row};

use crate::write::{Write, winner};
use crate::{Store, StoreError};

/// What a player has planned in a match. How far it was played follows from the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// The name whoever sent it has given it.
    pub action: String,
    /// How many events there were when it was planned.
    pub seq: u32,
    /// After how many actions of the match it begins.
    pub from: u32,
    /// The answers.
    pub branches: Vec<Branch>,
    /// The turn that was due and could not be played; nothing of the plan is left then.
    pub dropped: Option<Dropped>,
}

impl Store {
    /// Keeps what a player has planned in a match that goes on, in place of what was planned before; nothing
    /// forgets it.
    ///
    /// # Errors
    ///
    /// If the database fails, or the match is another node's.
    pub async fn plan(
        &self,
        id: String,
        side: Player,
        plan: Option<Plan>,
    ) -> Result<(), StoreError> {
        let lease = self.lease(&id)?;
        self.write(Write::Plan { id, lease, side, plan }).await.map(drop)
    }

    /// What is planned in a match, the first player's first.
    ///
    /// # Errors
    ///
    /// If the database fails, or a plan cannot be read.
    pub async fn plans(&self, id: &str) -> Result<[Option<Plan>; 2], StoreError> {
        let query = sqlx::query("SELECT side, body FROM plans WHERE match_id = $1").bind(id);
        let mut plans = [None, None];
        for row in query.fetch_all(&self.readers).await? {
            let (side, body): (String, String) = (row.try_get(0)?, row.try_get(1)?);
            let plan = serde_json::from_str(&body)
                .map_err(|why| StoreError::Unreadable(format!("a plan of match {id}: {why}")))?;
            if let Some(side) = winner(Some(&side)) {
                plans[side.index()] = Some(plan);
            }
        }
        Ok(plans)
    }

    /// The matches in which something planned may be due: whoever has planned it has to decide.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn planned(&self) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT DISTINCT match_id FROM plans JOIN matches ON id = match_id \
            WHERE deciders IS NULL OR deciders LIKE '%' || side || '%'";
        let rows = sqlx::query(sql).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }
}

pub(crate) async fn set(
    db: &mut AnyConnection,
    id: &str,
    side: Player,
    plan: Option<&Plan>,
) -> Result<(), StoreError> {
    let query = sqlx::query("DELETE FROM plans WHERE match_id = $1 AND side = $2");
    query.bind(id).bind(side.to_string()).execute(&mut *db).await?;
    let Some(plan) = plan else { return Ok(()) };
    let body = serde_json::to_string(plan)
        .map_err(|why| StoreError::Unreadable(format!("a plan: {why}")))?;
    let query = sqlx::query("INSERT INTO plans (match_id, side, body) VALUES ($1, $2, $3)");
    query.bind(id).bind(side.to_string()).bind(body).execute(db).await?;
    Ok(())
}

/// Forgets what was planned in a match that is over.
pub(crate) async fn forget(db: &mut AnyConnection, id: &str) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM plans WHERE match_id = $1").bind(id).execute(db).await?;
    Ok(())
}
